"""Who wins, over a moderate number of games from fixed seeds; `camarilla simulate` plays more.

Docstrings tell the rates of 400 games or more, from other seeds too. Where such a rate is far enough above an even
share, the lower end of the 95 % interval of the games played here must be above it as well.
"""

from __future__ import annotations

import pytest

from camarilla.bots.simulate import Share, plan_for, simulate, wilson

pytestmark = pytest.mark.long

EVERYTHING = {"reformation": True, "inquisition": True}
BASE_AND_EVERYTHING = pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])


def shares(bots: list[str], seats: int, games: int, **options: object) -> dict[str, Share]:
    plan = plan_for("coup", bots, seats=seats, options=options, seed=2024)
    return {share.name: share for share in simulate(plan, games).bots}


@BASE_AND_EVERYTHING
def test_heuristic_before_honest_before_random(options):
    """62 %, 37 % and less than 1 % of 2000 games; with everything 65 %, 35 % and less than 1 %."""
    found = shares(["heuristic", "honest", "random", "random"], 4, 200, **options)
    assert found["heuristic"].low > found["honest"].high
    assert found["honest"].low > found["random"].high


@BASE_AND_EVERYTHING
def test_heuristic_beats_honest_alone(options):
    """88 %, with everything as well."""
    assert shares(["heuristic", "honest"], 2, 200, **options)["heuristic"].low > 0.55


@pytest.mark.parametrize(
    ("seats", "games", "options"),
    [(3, 100, {}), (3, 100, EVERYTHING), (6, 150, {}), (6, 100, EVERYTHING), (10, 40, EVERYTHING)],
    ids=str,
)
def test_heuristic_wins_more_than_its_part_among_honest(seats, games, options):
    """Three seats: 88 %, an even part is 67 %. Six: 64 %, with everything 70 %; ten: 72 %; an even part is 50 %."""
    won = shares(["heuristic", "honest"], seats, games, **options)["heuristic"]
    assert wilson(won.wins, games)[0] > len(won.seats) / seats


def test_heuristic_leads_at_the_largest_table():
    """Ten seats without expansions are its closest case, 61 to 62 %: too few games here for an interval."""
    won = shares(["heuristic", "honest"], 10, 60)["heuristic"]
    assert won.wins > 60 / 2


@pytest.mark.parametrize(("seats", "games"), [(6, 60), (10, 30)])
def test_one_heuristic_among_honest_wins_more_than_its_part(seats, games):
    """With everything: 43 % at six seats, an even part is 17 %; 36 % (of 150 games) at ten, an even part is 10 %."""
    alone = ["heuristic"] + ["honest"] * (seats - 1)
    assert shares(alone, seats, games, **EVERYTHING)["heuristic"].low > 1 / seats
