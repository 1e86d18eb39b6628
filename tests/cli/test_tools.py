"""Rules and cards, scenarios and proofs, laws and bench."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camarilla.checks import dense as dense_law
from camarilla.checks.dense import Found
from camarilla.checks.laws import Report, check_game
from camarilla.cli import bench, dense, laws
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.game import Variant
from camarilla.kernel.records import Record

ROOT = Path(__file__).parents[2]

# -- Rules and cards ---------------------------------------------------------------------------------------------------


def test_all_rules_and_one(cli: Any) -> None:
    _, out, _ = cli("rules", "potdevin")
    assert out.index("1. Cards and gems") < out.index("PV-1.1") < out.index("PV-6.6")
    code, out, _ = cli("rules", "potdevin", "pv-3.1")
    assert code == 0
    assert "PV-3.1\nThe leader opens the round by playing any card from their hand. It is the lead card." in out
    assert "PV-3.2" not in out


def test_rules_in_russian(cli: Any) -> None:
    _, out, _ = cli("rules", "potdevin", "PV-3.1", "--lang", "ru")
    assert "карт" in out


def test_rules_for_programs(cli: Any) -> None:
    _, out, _ = cli("rules", "potdevin", "--json")
    found = json.loads(out)
    assert found["game"] == "potdevin"
    assert len(found["clauses"]) == 29
    assert found["clauses"]["PV-1.4"]["see"] == ["PV-2.1", "PV-3.4", "PV-4.3"]


def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """A checkout with one test file."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests" / "test_it.py").write_text(source)
    monkeypatch.chdir(tmp_path)


def test_coverage_lists_clauses_with_their_tests(cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path, monkeypatch, '@rule("PV-3.1", "PV-3.2")\ndef test_lead():\n    pass\n')
    code, out, _ = cli("rules", "potdevin", "--coverage")
    assert code == 1
    assert "PV-3.1\n    tests/test_it.py::test_lead\n" in out
    assert "PV-3.3\n    no test\n" in out
    assert out.endswith("2 of 29 clauses covered\n")


def test_coverage_for_programs(cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path, monkeypatch, '@rule("PV-3.1")\n@card("aldo4")\ndef test_lead():\n    pass\n')
    code, out, _ = cli("rules", "potdevin", "PV-3.1", "--coverage", "--json")
    assert code == 0
    assert json.loads(out) == {"game": "potdevin", "clauses": {"PV-3.1": ["tests/test_it.py::test_lead"]}}
    code, out, _ = cli("cards", "potdevin", "aldo4", "--coverage", "--json")
    assert code == 0
    assert json.loads(out) == {"game": "potdevin", "cards": {"aldo4": ["tests/test_it.py::test_lead"]}}
    code, out, _ = cli("cards", "potdevin", "--coverage")
    assert code == 1
    assert out.endswith("1 of 52 cards covered\n")


def test_coverage_needs_a_checkout(cli: Any) -> None:
    code, _, err = cli("rules", "potdevin", "--coverage")
    assert code == 2
    assert "works only inside a checkout" in err


def test_all_cards_and_one(cli: Any) -> None:
    _, out, _ = cli("cards", "potdevin")
    assert len(out.splitlines()) == 53
    code, out, _ = cli("cards", "potdevin", "ALDO10")
    assert code == 0
    assert "Aldo 10 ♔♔  aldo10" in out
    assert "aristocrats" in out
    _, out, _ = cli("cards", "potdevin", "aldo2", "--lang", "ru")
    assert "Альдо 2 −2  aldo2" in out
    assert "штраф" in out


def test_cards_for_programs(cli: Any) -> None:
    _, out, _ = cli("cards", "potdevin", "aldo4", "--json")
    card = json.loads(out)["cards"]["aldo4"]
    assert (card["value"], card["guild"], card["symbols"]) == (4, "aristocrats", 1)


# -- Scenarios and proofs ----------------------------------------------------------------------------------------------

SCENARIO = """\
game: potdevin
title: A card of the lead person must be played
seats: 3
position:
  hands: {A: aldo4 ugo1, B: aldo5 ugo2, C: enzo3 ugo3}
  trump: enzo7
play:
- "A: aldo4"
- refuse: "B: ugo2"
  rule: PV-3.3
- "B: aldo5"
- expect: {trick: [aldo4, aldo5]}
- "C: bribe"
expect: {wealth: {B: 1}}
"""


def scenario(tmp_path: Path, text: str) -> str:
    path = tmp_path / "scenario.yaml"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("mode", ["plain", "undo", "clone", "json"])
def test_a_scenario_holds_in_every_mode(cli: Any, tmp_path: Path, mode: str) -> None:
    path = scenario(tmp_path, SCENARIO)
    code, out, _ = cli("scenario", path, "--mode", mode)
    assert code == 0
    assert out == f"ok      {path}: A card of the lead person must be played\n"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("aldo5 ugo2", "alda5 ugo2", "there is no card 'alda5' (cards are aldo1 to ugo13); did you mean 'aldo5'?"),
        ('"B: aldo5"', '"B: ugo2"', "'ugo2': you hold Aldo: follow, or bribe"),
        ("{B: 1}", "{B: 2}", "wealth B is 1, expected 2"),
        ("PV-3.3", "PV-3.4", "is refused by PV-3.3, expected PV-3.4"),
        ("game: potdevin", "game: chess", "there is no game 'chess'"),
        ("seats: 3", "seats: three", "is not a scenario: Expected `int`, got `str`"),
        ("seats: 3", "seets: 3", "is not a scenario: "),
        ("title:", "  title:", "is not YAML (line 2)"),
        ('"B: aldo5"', "[1, 2]", "is not a scenario: "),
        ('"B: ugo2"', "5", "scenario.yaml: "),
        ('"A: aldo4"', '"aldo4"', "is not a move; expected a seat letter and a notation"),
    ],
)
def test_a_scenario_that_fails_says_why_in_a_line(cli: Any, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in SCENARIO
    code, out, err = cli("scenario", scenario(tmp_path, SCENARIO.replace(old, new, 1)))
    assert (code, err) == (1, "")
    assert out.startswith("FAILED  ")
    assert out.count("\n") == 1
    assert sentence in out


def test_one_that_fails_does_not_stop_the_others(cli: Any, tmp_path: Path) -> None:
    code, out, _ = cli("scenario", "nowhere.yaml", scenario(tmp_path, SCENARIO))
    assert code == 1
    lines = out.splitlines()
    assert lines[0] == "FAILED  nowhere.yaml: cannot be read: No such file or directory"
    assert lines[1].startswith("ok      ")


def test_a_fair_game_is_proven(cli: Any, record_file: Path, record: Record) -> None:
    code, out, _ = cli("verify", str(record_file))
    assert code == 0
    assert f"ok      {record_file}: fair: " in out
    assert f"replaying all {len(record.entries)} steps gives the same game" in out


def test_an_unfair_one_is_not(cli: Any, record_file: Path) -> None:
    good = record_file.read_bytes()
    lines = good.split(b"\n")
    seed = json.loads(lines[0])["seed"].encode()
    step = json.loads(lines[4])
    for bad, sentence in (
        (good.replace(seed, b"00" * 32), "the revealed seed is not the one committed to"),
        (good.replace(seed, b"zz" * 32), "the record's seed is not hex digits"),
        (good.replace(lines[4], json.dumps({**step, "events": []}).encode()), "the events of step 3 are not the ones"),
        (good[:-40], "is cut off in the middle of line"),
        (b"\x00\xff", "is cut off in the middle of line 1"),
    ):
        record_file.write_bytes(bad)
        code, out, err = cli("verify", str(record_file))
        assert (code, err) == (1, "")
        assert out.startswith(f"FAILED  {record_file}: ")
        assert out.count("\n") == 1
        assert sentence in out


def test_an_unfinished_game_has_no_proof(cli: Any, tmp_path: Path) -> None:
    code, out, _ = cli("verify", str(tmp_path))
    assert code == 1
    assert "cannot be read: Is a directory" in out


# -- Laws and bench ----------------------------------------------------------------------------------------------------


def test_laws_sum_up_every_variant(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []

    def check(game: Any, variant: Variant, seed: int) -> Report:
        played.append((str(variant), seed))
        return check_game(game, variant, seed) if len(played) == 1 else Report(games=1)

    monkeypatch.setattr(laws, "check_game", check)
    code, out, _ = cli("laws", "potdevin", "--games", "2", "--jobs", "1", "--seed", "5")
    assert code == 0
    assert [seed for _, seed in played] == 5 * [5, 6]
    assert all(variant in out for variant, _ in played)
    assert "4 seats teams=True" in out
    assert out.endswith("every law holds\n")


@pytest.mark.long
def test_laws_for_programs_are_the_same_in_many_processes(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "CHUNK", 1)
    shown = [cli("laws", "potdevin", "--games", "2", "--jobs", jobs, "--json") for jobs in ("1", "2")]
    assert shown[0] == shown[1]
    found = json.loads(shown[0].out)
    assert found["ok"] is True
    assert [(law["seats"], law["report"]["games"], law["broken"]) for law in found["laws"]] == [
        (seats, 2, []) for seats in (3, 4, 4, 5, 6)
    ]
    assert all(law["report"]["longest"] <= law["bound"] for law in found["laws"])


def met_some(game: str, meeting: Any) -> Found:
    """What a position comes to if nobody plays it: the first pairs of the game have met."""
    some = sorted(dense_law.pairs(dense_law.crowds_of(game)))[: 5 * (meeting.number + 1)]
    return Found(meeting.number, set(some), {("turn", *some[0])}, Report(games=1, decisions=3))


def test_dense_positions_are_summed_up_and_gone_on_with(
    cli: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dense, "check_crowd", met_some)
    words = ("laws", "pax", "--dense", "--jobs", "1", "--positions", "2", "--ledger", str(tmp_path / "ledger.json"))
    first, then = cli(*words, "--json"), cli(*words)
    (ledger,) = json.loads(first.out)["dense"]
    assert (first.code, then.code) == (0, 0)
    assert (ledger["positions"], len(ledger["met"]), ledger["report"]["decisions"]) == (2, 10, 6)
    assert ledger["possible"] == 10 + len(ledger["unmet"])
    numbers = next(line for line in then.out.splitlines() if line.startswith("pax ")).split()
    assert numbers[:4] == ["pax", "4", "12", "20"]
    assert "pax, turn: " in then.out


def test_dense_positions_that_are_stopped_are_kept_up_to_the_last_round(
    cli: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def met_until_stopped(game: str, meeting: Any) -> Found:
        if meeting.number == dense_law.AT_ONCE:
            raise KeyboardInterrupt
        return met_some(game, meeting)

    monkeypatch.setattr(dense, "check_crowd", met_until_stopped)
    assert cli("laws", "pax", "--dense", "--jobs", "1", "--ledger", str(tmp_path / "ledger.json")).code != 0
    (ledger,) = json.loads((tmp_path / "ledger.json").read_text())
    assert ledger["positions"] == dense_law.AT_ONCE


def test_a_fault_of_a_dense_position_fails(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "check_crowd", lambda game, meeting: Found(meeting.number, fault="it fell over"))
    code, out, _ = cli("laws", "pax", "--dense", "--jobs", "1", "--positions", "1")
    assert code == 1
    assert out.endswith("it fell over\n")


def test_a_ledger_of_something_else_is_refused(cli: Any, tmp_path: Path) -> None:
    (tmp_path / "ledger.json").write_text("no ledger")
    code, _, err = cli("laws", "pax", "--dense", "--ledger", str(tmp_path / "ledger.json"))
    assert code != 0
    assert "is no ledger of dense positions" in err


@pytest.mark.parametrize("problem", [BrokenLaw(6, "a card is lost"), ZeroDivisionError("in the rules")])
def test_a_broken_law_is_told_and_fails(cli: Any, monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    def check(game: Any, variant: Variant, seed: int) -> Any:
        raise problem

    monkeypatch.setattr(laws, "check_game", check)
    code, out, _ = cli("laws", "potdevin", "--games", "9", "--jobs", "1")
    assert code == 1
    assert str(problem) in out
    assert "… and 25 more" in out
    assert out.endswith("45 broken\n")


@pytest.mark.parametrize(
    ("words", "games", "series"),
    [([], 300, 30), (["--games", "1"], 15, 0), (["--games", "1", "--series", "3"], 15, 45)],
)
def test_laws_play_series_where_a_game_has_them(
    words: list[str], games: int, series: int, cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "check_game", lambda game, variant, seed: Report(games=1))
    monkeypatch.setattr(laws, "check_series", lambda game, variant, seed: Report(series=1))
    monkeypatch.setattr(laws, "check_ids", lambda game, variant: None)
    code, out, _ = cli("laws", "oath", "--jobs", "1", "--json", *words)
    reports = [law["report"] for law in json.loads(out)["laws"]]
    assert code == 0
    assert sum(report["games"] for report in reports) == games, "issue 7: 300 games across 2 to 6 seats"
    assert sum(report["series"] for report in reports) == series, "and 30 chronicles"


def test_a_broken_series_is_named(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(game: Any, variant: Any, seed: int) -> Report:
        raise ValueError("torn page")

    monkeypatch.setattr(laws, "check_game", lambda game, variant, seed: Report(games=1))
    monkeypatch.setattr(laws, "check_series", check)
    monkeypatch.setattr(laws, "check_ids", lambda game, variant: None)
    code, out, _ = cli("laws", "oath", "--series", "1", "--jobs", "1", "--seed", "7")
    assert code == 1
    assert "series of seed 7: ValueError: torn page" in out


def test_slots_that_tell_fail_the_laws(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(game: Any, variant: Variant) -> None:
        raise BrokenLaw(5, "the order of slots tells of faces")

    monkeypatch.setattr(laws, "check_game", lambda game, variant, seed: Report(games=1))
    monkeypatch.setattr(laws, "check_ids", check)
    code, out, _ = cli("laws", "potdevin", "--games", "1", "--jobs", "1", "--json")
    assert code == 1
    assert json.loads(out)["ok"] is False


def test_digests_compare_builds(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "DIGEST_GAMES", 2)
    code, out, _ = cli("laws", "potdevin", "--digest")
    assert code == 0
    assert out == cli("laws", "potdevin", "--digest").out
    lines = out.splitlines()
    assert len({line.split()[0] for line in lines}) == len(lines) == 5
    assert lines[2].endswith("potdevin, 4 seats teams=True")
    _, out, _ = cli("laws", "potdevin", "--digest", "--json")
    assert json.loads(out)["digests"]["potdevin, 3 seats"] == lines[0].split()[0]


def test_the_bench_is_that_of_the_checkout(cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "pyproject.toml").touch()
    runs = tmp_path / "bench" / "run.py"
    runs.write_text("def main(argv):\n    print('measured', *argv)\n    return 1\n")
    assert cli("bench", "--json", "--seconds", "2") == (1, "measured --json --seconds 2\n", "")
    runs.write_text("def main(argv):\n    raise SystemExit('no clock')\n")
    assert cli("bench") == (2, "", "error: no clock\n")
    runs.write_text("def main(argv):\n    raise SystemExit(0)\n")
    assert cli("bench").code == 0
    monkeypatch.setattr(bench.camarilla, "__file__", "/usr/lib/site-packages/camarilla/__init__.py")
    runs.unlink()
    code, _, err = cli("bench")
    assert code == 2
    assert "run this command inside one" in err
