"""Games as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.bots import dataset
from camarilla.bots.dataset import played
from camarilla.bots.match import play_match
from camarilla.bots.simulate import plan_for
from camarilla.cli.main import code_of
from camarilla.kernel.errors import BadInput

polars = pytest.importorskip("polars")


def test_rows_are_those_of_the_game() -> None:
    plan = plan_for("coup", ["search:4", "level3"], seats=2, seed=3)
    row, decisions = played(plan, 1)
    match = play_match("coup", plan.bots, seed=plan.game_seed(1))
    assert tuple(row.winners) == match.result.winners
    assert row.decisions == len(decisions)
    assert (row, decisions) == played(plan, 1), "the same game again"
    for at, decision in enumerate(decisions):
        assert decision.number == at
        assert len(decision.options) > 1
        view = json.loads(decision.view)
        assert view["seat"] == decision.seat
        assert decision.won == (1.0 if decision.seat in row.winners else 0.0)
        thinks = decision.bot == "search:4"
        assert len(decision.worths) == (len(decision.options) if thinks else 0)
        assert decision.chance == (decision.worths[decision.chosen] if thinks else None)
        rival = view["board"]["players"][1 - decision.seat]
        assert all(patron["role"] is None for patron in rival["patrons"]), "a row holds what its seat may see"


def test_the_command_writes_parts_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)
    command = ["dataset", "coup", "--bots", "level2", "--seats", "2", "--seed", "4", "--out", str(tmp_path)]
    assert code_of([*command, "--games", "3"]) == 0
    first = (tmp_path / "decisions-00000.parquet").stat().st_mtime_ns
    assert code_of([*command, "--games", "4"]) == 0
    assert (tmp_path / "decisions-00000.parquet").stat().st_mtime_ns == first, "a whole part is not played again"
    games = polars.read_parquet(tmp_path / "games-*.parquet")
    decisions = polars.read_parquet(tmp_path / "decisions-*.parquet")
    assert sorted(games["game"]) == [0, 1, 2, 3]
    assert games["decisions"].sum() == decisions.height
    assert decisions["chance"].null_count() == decisions.height
    card = (tmp_path / "README.md").read_text("utf-8")
    assert f"4 games, {decisions.height} decisions" in card
    capsys.readouterr()
    assert code_of([*command[:-1], str(tmp_path), "--games", "4", "--option", "turn_cap=9"]) == 2
    assert "another plan" in capsys.readouterr().err
    with pytest.raises(BadInput, match="no bot"):
        plan_for("coup", ["nobody"], seats=2)
