"""What can be counted at the table: points so far, rounds, the card that wins."""

from __future__ import annotations

import random

import pytest

from camarilla.games.potdevin import events, rules
from camarilla.games.potdevin.game import GAME
from camarilla.kernel.table import Table
from camarilla.testing import rule


def figures(t, seat=None):
    """The figures of a view."""
    return t.table.view(seat, figures=True).figures


def worth(potdevin, **given):
    """What the piles of A are worth."""
    return figures(potdevin.position(seats=3, hands={"A": "pietra5"}, trump="pietra6", leader="A", **given)).worth[0]


@rule("PV-5.3")
@pytest.mark.parametrize(
    ("won", "points"),
    [("", 0), ("aldo4", 1), ("aldo10", 3), ("aldo4 aldo10", 6), ("aldo10 aldo4 pietra9", -1), ("enzo11 aldo10", -1)],
)
def test_a_pile_scores_by_its_symbols(potdevin, won, points):
    assert worth(potdevin, won={"A": won}).guilds[0] == points


@rule("PV-5.4", "PV-5.5")
def test_power_bonus_penalty_and_wealth_are_counted(potdevin):
    found = worth(potdevin, won={"A": "aldo13 ugo13 aldo3 pietra3 enzo2"}, wealth={"A": 3}, gems={"A": 1})
    assert (found.power, found.bonus, found.wealth, found.total) == (-3, 2, 3, 2)
    assert found.kinds == {"joker": 0, "power": 2, "bonus": 2, "penalty": 1}


@rule("PV-6.2")
def test_of_partners_piles_the_smaller_counts(potdevin):
    won = {"A": "aldo4", "C": "aldo10"}
    t = potdevin.position(
        seats=4, options={"teams": True}, hands={"A": "pietra5"}, trump="pietra6", leader="A", won=won
    )
    one, _, two, _ = figures(t).worth
    assert (one.counted[0], two.counted[0]) == (True, False)
    assert one.side == two.side == 1


@rule("PV-4.1")
def test_the_card_that_wins_so_far(potdevin):
    hands = {"A": "aldo4 enzo9", "B": "aldo9 enzo8", "C": "ugo2 enzo7"}
    t = potdevin.position(seats=3, hands=hands, trump="ugo5", leader="A")
    assert figures(t).winning is None
    t.play("A: aldo4")
    assert figures(t).winning == 0
    t.play("B: aldo9")
    assert figures(t).winning == 1


@pytest.mark.parametrize("variant", GAME.variants, ids=str)
def test_points_rounds_and_winners_are_those_of_the_game(variant):
    table = Table.new(GAME, variant.seats, seed=4, options=variant.options)
    rng = random.Random(4)
    winning = None
    while not table.over:
        shown = table.view(None, figures=True)
        assert shown.board.round <= shown.figures.rounds
        if shown.board.trick:
            winning = shown.board.trick[shown.figures.winning].seat
            assert winning == rules.winner_of(table.g)
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    worths = table.view(None, figures=True).figures.worth
    scored = [event for event in table.events if isinstance(event, events.Scored)]
    assert [(found.guilds, found.total) for found in worths] == [(list(one.guilds), one.total) for one in scored]
    assert [found.side for found in worths] == list(table.result.scores)
