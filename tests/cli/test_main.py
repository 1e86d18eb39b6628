from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from camarilla import __version__
from camarilla.cli import main
from camarilla.cli.main import app
from camarilla.kernel.errors import BadInput

COMMANDS = ["play", "games", "replay", "verify", "rules", "cards", "serve", "simulate", "scenario", "laws", "bench"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_with_an_example(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])
    assert shown.exit_code == 0
    assert f"For example: camarilla {command} " in " ".join(shown.output.split())


def test_the_help_of_all_names_every_command() -> None:
    shown = CliRunner().invoke(app, ["--help"])
    assert shown.exit_code == 0
    assert all(f" {command} " in shown.output for command in COMMANDS)


def test_without_a_command_the_help_is_shown(cli: Any) -> None:
    code, out, err = cli()
    assert code == 0
    assert "camarilla play potdevin" in out
    assert not err


def test_version(cli: Any) -> None:
    assert cli("--version") == (0, f"camarilla {__version__}\n", "")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "potdevin", "--dance"], "No such option: --dance"),
        (["play", "potdevin", "--seats", "four"], "Invalid value for '--seats'"),
        (["play", "chess"], "there is no game 'chess'; the games are: "),
        (["play", "potdevin", "--seats", "9"], "potdevin is for 3, 4, 5, 6 seats, not 9"),
        (["play", "potdevin", "--option", "teams"], "--option takes KEY=VALUE, not 'teams'"),
        (["play", "potdevin", "--option", "=true"], "--option takes KEY=VALUE, not '=true'"),
        (["play", "potdevin", "--option", "stakes=5"], "potdevin has no option 'stakes'; its options are: teams"),
        (["play", "potdevin", "--option", "teams=maybe"], "potdevin: Expected `bool`"),
        (["play", "potdevin", "--seats", "5", "--option", "teams=true"], "teams need 4 or 6 seats, not 5"),
        (["play", "potdevin", "--seed", "seven"], "a seed is a whole number or 64 hex digits, not 'seven'"),
        (
            ["play", "potdevin", "--bot", "oracle"],
            "potdevin has no bot 'oracle'; its bots are: heuristic, random, search",
        ),
        (["play", "potdevin", "--hot-seat", "7"], "--hot-seat takes 1 to 4 people at this table, not 7"),
        (["play", "potdevin", "--hot-seat", "A,F"], "'F' is not a seat; the seats are 0 to 3, or A to D"),
        (["play", "potdevin", "--hot-seat", ","], "--hot-seat takes a number of people, or seats like A,C"),
        (["play", "potdevin", "--name", "A", "--name", "B"], "2 names are given for 1 people"),
        (["play", "potdevin", "--pace", "-1"], "Invalid value for '--pace'"),
        (["play", "potdevin", "--lang", "tlh"], "there is no language 'tlh'; the languages are: en, de, ru"),
        (["play", "potdevin", "--save", "nowhere/at/all.json"], "cannot be written: there is no such folder"),
        (["play", "potdevin", "--record", "/"], "/: cannot be written: it is a folder"),
        (["play"], "say which game to play: "),
        (["play", "--resume"], "there is no saved game in "),
        (["play", "--resume", "nothing.json"], "nothing.json: cannot be read: No such file"),
        (["play", "potdevin", "--resume", "x.json"], "--resume goes on with a game as it was"),
        (["replay", "nothing.jsonl"], "nothing.jsonl: cannot be read: No such file"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "potdevin", "PV-9.9"], "potdevin has no clause 'PV-9.9'"),
        (["rules", "potdevin", "--lang", "la"], "there is no language 'la'"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["cards", "potdevin", "alda4"], "potdevin has no card 'alda4'; did you mean 'aldo4'?"),
        (["cards", "potdevin", "xyzzy"], "potdevin has no card 'xyzzy'"),
        (["scenario"], "Missing argument 'FILE"),
        (["scenario", "x.yaml", "--mode", "sideways"], "there is no mode 'sideways'; the modes are: plain, undo"),
        (["verify"], "Missing argument 'FILE"),
        (["laws", "chess"], "there is no game 'chess'"),
        (["laws", "potdevin", "--games", "-3"], "Invalid value for '--games'"),
        (["laws", "potdevin", "--jobs", "-1"], "Invalid value for '--jobs'"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "potdevin", "--games", "-1"], "--games and --jobs take a number from 1 on, not -1"),
        (["simulate", "potdevin", "--option", "teams"], "--option takes KEY=VALUE, not 'teams'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_sentence_and_exit_code_2(cli: Any, argv: list[str], sentence: str) -> None:
    code, out, err = cli(*argv)
    assert code == 2
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert sentence in err
    assert not out


def test_an_interruption_is_quiet(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "app", interrupted)
    assert cli("games") == (130, "", "")


def test_an_error_of_many_lines_is_told_in_one(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise BadInput("one\n   two")

    monkeypatch.setattr(main, "app", refuse)
    assert cli("games") == (2, "", "error: one two\n")


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def mistake(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(main, "app", mistake)
    with pytest.raises(ZeroDivisionError):
        main.run(["games"])


def test_games_lists_what_can_be_played(cli: Any) -> None:
    code, out, _ = cli("games")
    assert code == 0
    assert all(word in out for word in ("potdevin", "Pot de Vin", "3–6", "teams=false", "heuristic", "random"))


def test_games_for_programs(cli: Any) -> None:
    _, out, _ = cli("games", "--json", "--lang", "ru")
    game = next(game for game in json.loads(out) if game["name"] == "potdevin")
    assert game["seats"] == [3, 4, 5, 6]
    assert game["options"] == {"teams": False}
    assert game["bots"][:3] == ["heuristic", "random", "search"]
    assert "самоцвет" in game["about"]


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "camarilla", "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Pot de Vin" in done.stdout


def test_a_closed_pipe_is_no_accident() -> None:
    """As in `camarilla rules potdevin | head -1`."""
    command = [sys.executable, "-m", "camarilla", "cards", "potdevin"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert done.returncode == 1
    assert not done.stderr


def test_ctrl_c_at_the_table_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "camarilla", "play", "potdevin", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    ) as table:
        assert table.stdout is not None
        while not table.stdout.readline().startswith("1."):
            pass
        table.send_signal(signal.SIGINT)
        _, err = table.communicate(timeout=20)
    assert table.returncode == 130
    assert not err
    assert list((tmp_path / "state" / "camarilla" / "saves").glob("potdevin-*.json")), "the game is not lost"
