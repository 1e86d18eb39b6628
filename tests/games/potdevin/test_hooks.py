"""What the game tells bots that search and learners."""

from __future__ import annotations

import pytest

from camarilla.games.potdevin import GAME
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from ..keys import check_keys


def test_who_has_more_points_is_more_likely_to_win(potdevin):
    t = potdevin.position(won={"A": "pietra4", "C": "pietra10"}, phase="jokers")
    chances = GAME.evaluate(t.table.g)
    assert chances[2] > chances[0] > chances[1] == chances[3] > 0
    assert sum(chances) == pytest.approx(1)


def test_partners_win_together(potdevin):
    t = potdevin.position(won={"A": "pietra4"}, options={"teams": True}, phase="jokers")
    chances = GAME.evaluate(t.table.g)
    assert chances[0] == chances[2] != chances[1] == chances[3]


def test_every_notation_is_listed():
    guilds = ("aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins")
    listed = GAME.notations(4)
    assert len(listed) == 59
    assert listed[0] == "aldo1"
    assert listed[51:] == ("ugo13", "bribe", *guilds)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_keys_tell_options_apart_just_as_notations_do(seats, seed):
    assert check_keys(Table.new("potdevin", seats, seed=seed, listen=False), Rng(seed_bytes(seed))) > 20
