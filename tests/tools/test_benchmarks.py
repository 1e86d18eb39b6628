"""The page of benchmarks tells what was measured, and what was not."""

from __future__ import annotations

import pytest
from bench import kernels
from bench.kernels import Measure, Missing, lines, page


def not_here() -> float:
    raise Missing("pgx")


def test_the_page_names_what_is_missing() -> None:
    rows = list(lines((Measure("Ours", "a game", lambda: 1234.4), Measure("Theirs", "another", not_here))))
    assert rows == ["| Ours | a game | 1,234 |", "| Theirs | another | not measured: needs pgx |"]
    drawn = page(rows, "plain")
    assert drawn.startswith("# Benchmarks\n")
    assert drawn.endswith("\n".join(rows) + "\n")


def test_the_engine_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "SECONDS", 0.01)
    assert kernels.engine() > 0
