"""`camarilla simulate`, as a program sees it and as a person does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from camarilla import Record, verify
from camarilla.bots.simulate import plan_for
from camarilla.cli.simulate import simulate
from camarilla.kernel.errors import CamarillaError


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def run(*arguments: str) -> Any:
    app = typer.Typer()
    app.command()(simulate)
    return CliRunner().invoke(app, arguments)


def read(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_json_has_everything_and_repeats_but_for_the_timing() -> None:
    command = ("potdevin", "--games", "9", "--bots", "heuristic,random", "--seats", "4", "--seed", "3")
    first, second = read(*command), read(*command, "--jobs", "2")
    assert set(first) == {
        *("game", "seats", "options", "seed", "games", "bots", "between", "by_seat", "teams"),
        *("shared_wins", "lengths", "endings", "timing"),
    }
    share = {"name", "seats", "games", "wins", "rate", "low", "high", "score", "rank"}
    assert all(set(entry) == share for entry in first["bots"] + first["by_seat"])
    assert [entry["name"] for entry in first["by_seat"]] == ["heuristic", "random", "heuristic", "random"]
    assert [(entry["name"], entry["seats"], entry["games"]) for entry in first["bots"]] == [
        ("heuristic", [0, 2], 18),
        ("random", [1, 3], 18),
    ]
    between = {"name", "seats", "games", "wins", "rate", "low", "high"}
    assert all(set(entry) == between for entry in first["between"])
    assert [(entry["name"], entry["seats"], entry["games"]) for entry in first["between"]] == [
        ("heuristic", [0, 2], 9),
        ("random", [1, 3], 9),
    ]
    assert (first["game"], first["seats"], first["games"], first["options"]) == ("potdevin", 4, 9, {"teams": False})
    assert set(first["lengths"]) == {"mean", "min", "max"}
    timing = first.pop("timing")
    assert set(timing) == {"seconds", "decisions_per_second", "jobs"}
    assert (timing["jobs"], second.pop("timing")["jobs"]) == (1, 2)
    assert first == second


def test_the_seed_in_the_json_gives_the_same_games() -> None:
    first = read("potdevin", "--games", "5")
    again = read("potdevin", "--games", "5", "--seed", first["seed"])
    other = read("potdevin", "--games", "5")
    del first["timing"], again["timing"], other["timing"]
    assert first == again
    assert first != other


def test_options_reach_the_game() -> None:
    data = read("potdevin", "--games", "3", "--seats", "4", "--option", "teams=true", "--bots", "heuristic,random")
    assert data["options"] == {"teams": True}
    assert [(team["name"], team["seats"]) for team in data["teams"]] == [
        ("heuristic + heuristic", [0, 2]),
        ("random + random", [1, 3]),
    ]


def test_people_get_a_table_and_no_bar_in_a_pipe() -> None:
    result = run("potdevin", "--games", "4", "--bots", "heuristic, random,random", "--seats", "6", "--seed", "5")
    assert result.exit_code == 0
    assert result.stderr == ""
    for part in ("potdevin: 4 games, 6 seats", "heuristic + heuristic", "random + random", "win rate", "95 %"):
        assert part in result.stdout
    for part in ("decisions a game:", "decisions/s", "again the same: --seed 5"):
        assert part in result.stdout


def test_people_read_what_a_bot_won_at_whichever_seat() -> None:
    command = ("potdevin", "--games", "12", "--bots", "heuristic,heuristic,random", "--seed", "5")
    first, second = read(*command)["between"]
    assert (first["name"], second["name"], first["wins"] + second["wins"]) == ("heuristic", "random", 12)
    shown = run(*command).stdout
    for bot in (first, second):
        wins = str(bot["wins"]).removesuffix(".0")
        rate, low, high = (f"{100 * bot[key]:.1f}" for key in ("rate", "low", "high"))
        line = f"{bot['name']} between them: won {wins} of 12 games, {rate} % (95 %: {low}–{high} %)"
        assert line in shown.splitlines()


def test_records_are_the_games_and_repeat_byte_for_byte(tmp_path: Path) -> None:
    command = ("potdevin", "--games", "4", "--bots", "heuristic,random,random", "--seed", "8")
    for folder, jobs in (("a", "1"), ("b", "3")):
        assert run(*command, "--records", str(tmp_path / folder / "deep"), "--jobs", jobs).exit_code == 0
    files = sorted((tmp_path / "a/deep").iterdir())
    assert [file.name for file in files] == [f"potdevin-000{number}.jsonl" for number in range(4)]
    plan = plan_for("potdevin", ["heuristic", "random", "random"], seed=8)
    for number, file in enumerate(files):
        assert file.read_bytes() == (tmp_path / "b/deep" / file.name).read_bytes()
        record = Record.read(file.read_bytes())
        assert record.seed == plan.game_seed(number).hex()
        verify(record)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("whist",), "there is no game 'whist'"),
        (("potdevin", "--bots", "oracle"), "its bots are: heuristic, random"),
        (("potdevin", "--bots", "random,"), "none by an empty name"),
        (("potdevin", "--bots", "random,random,random,random", "--seats", "3"), "4 bots are named for 3 seats"),
        (("potdevin", "--seats", "9"), "3, 4, 5, 6 seats, not 9"),
        (("potdevin", "--games", "0"), "from 1 on, not 0"),
        (("potdevin", "--jobs", "-2"), "from 1 on, not -2"),
        (("potdevin", "--seed", "tuesday"), "a seed is a whole number"),
        (("potdevin", "--option", "teams"), "KEY=VALUE"),
        (("potdevin", "--option", "gems=3"), "no option 'gems'"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    result = run(*arguments)
    assert isinstance(result.exception, CamarillaError)
    assert says in str(result.exception)
    assert "\n" not in str(result.exception)
    assert result.stdout == ""


def test_a_folder_that_cannot_be_made_is_refused_before_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("potdevin", "--records", str(tmp_path / "file"))
    assert isinstance(result.exception, CamarillaError)
    assert "cannot be made a folder" in str(result.exception)
