"""The example bots of sixty lines, which are shown to people who write their first."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.bots.arena import contest_for, play_contest
from camarilla.bots.match import play_match
from camarilla.bots.standings import standings_of

EXAMPLES = Path(__file__).parents[2] / "examples"
BOTS = (("inwo", "climber", "Climber", 2), ("oath", "warlord", "Warlord", 4))


@pytest.fixture(autouse=True)
def _among_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize(("game", "module", "name", "seats"), BOTS)
def test_it_has_sixty_lines_at_most_and_reads_nothing_of_the_package(
    game: str, module: str, name: str, seats: int
) -> None:
    text = (EXAMPLES / f"{module}.py").read_text("utf-8")
    assert len(text.splitlines()) <= 60
    assert "import" not in text


@pytest.mark.parametrize(("game", "module", "name", "seats"), BOTS)
def test_it_plays_a_game_to_its_end(game: str, module: str, name: str, seats: int) -> None:
    bots = [f"{module}:{name}", "level2"] * (seats // 2)
    assert play_match(game, bots, seed=bytes(32)).result.winners


@pytest.mark.long
@pytest.mark.parametrize(("game", "module", "name", "seats"), BOTS)
def test_it_beats_level_2(game: str, module: str, name: str, seats: int) -> None:
    contest = contest_for(game, [f"{module}:{name}", "level2"], seats=seats, seed=77)
    (duel,) = standings_of(contest, list(play_contest(contest, range(48)))).duels
    ahead = duel.low if duel.one.endswith(name) else 1 - duel.high
    assert ahead > 0.5
