"""The ladder's page: made of the games there are, and honest about those there are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import ladder


def test_the_page_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    monkeypatch.setattr(ladder, "RESULTS", tmp_path / "ladder.json")
    ladder.measure(["coup"], ["level2-level1"], seats=2, minutes=1.0, most=4, jobs=1)
    (row,) = ladder.renewed(["coup"])
    assert (row.deals, row.games) == (2, 4), "two deals, each from both seats"
    lines = ladder.section("coup", [row]).splitlines()
    (told,) = [line for line in lines if line.startswith("| level2 | level1 |")]
    assert told.endswith(f"| {row.measured} |")
    assert "| level5 | level4 | | not measured | | 0 | 0 | | |" in lines


def test_what_was_found_before_stays_until_there_is_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    monkeypatch.setattr(ladder, "RESULTS", tmp_path / "ladder.json")
    now = ladder.ways_of("coup", ("level2", "level1"))
    best = ladder.Row("coup", 2, ("level2", "level1"), now, 0.7, 0.6, 0.8, 100, 200, "2026-01-01")
    ladder.write_rows([best])
    ladder.measure(["coup"], ["level2-level1"], seats=2, minutes=1.0, most=4, jobs=1)
    assert ladder.renewed(["coup"]) == [best], "200 games say more than 4"
    ladder.write_rows([ladder.msgspec.structs.replace(best, ways="otherwise")])
    assert ladder.read_rows()[0].line().endswith("2026-01-01, before one of them changed |")
    assert ladder.renewed(["coup"])[0].games == 4


def test_the_page_is_made_of_what_is_kept() -> None:
    assert ladder.PAGE.read_text("utf-8") == ladder.page(ladder.names(), ladder.read_rows()), "run make ladder"


def test_levels_that_search_are_measured_without_a_limit_of_time() -> None:
    assert ladder.untimed("coup", "level3") == "level3"
    assert ladder.untimed("coup", "level5").startswith("search:")


def test_games_of_a_level_that_played_otherwise_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    coup = ladder.find("coup")
    before = {pair.levels: pair.folder for pair in ladder.pairs_of("coup")}
    monkeypatch.setattr(coup.prospects, "search", {**coup.prospects.search, "guided": 3})
    after = {pair.levels: pair.folder for pair in ladder.pairs_of("coup")}
    assert before["level5", "level4"] != after["level5", "level4"]
    assert before["level3", "level2"] == after["level3", "level2"]
