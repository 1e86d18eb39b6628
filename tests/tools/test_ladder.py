"""The ladder's page: made of the games there are, and honest about those there are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import ladder


def test_the_page_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    ladder.measure(["coup"], "level2-level1", minutes=1.0, most=4, jobs=1)
    lines = ladder.section("coup").splitlines()
    (row,) = [line for line in lines if line.startswith("| level2 | level1 |")]
    assert row.split(" | ")[-3:-1] == ["2", "4"], "two deals, each from both seats"
    assert [line for line in lines if line.startswith("| level5 | level4 |")] == [
        "| level5 | level4 | not measured | | 0 | 0 | |"
    ]


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
