"""What the game tells bots that search and learners."""

from __future__ import annotations

import pytest

from camarilla.games.potdevin import GAME
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from ..keys import check_keys


def test_who_has_more_points_is_more_likely_to_win(potdevin):
    t = potdevin.position(won={"A": "pietra4", "C": "pietra10"}, phase="jokers")
    chances = GAME.prospects.evaluate(t.table.g)
    assert chances[2] > chances[0] > chances[1] == chances[3] > 0
    assert sum(chances) == pytest.approx(1)


def test_partners_win_together(potdevin):
    t = potdevin.position(won={"A": "pietra4"}, options={"teams": True}, phase="jokers")
    chances = GAME.prospects.evaluate(t.table.g)
    assert chances[0] == chances[2] != chances[1] == chances[3]


def test_every_notation_is_listed():
    guilds = ("aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins")
    listed = GAME.notations(4)
    assert len(listed) == 59
    assert listed[0] == "aldo1"
    assert listed[51:] == ("ugo13", "bribe", *guilds)


def test_a_key_is_a_notation_at_every_table():
    tables = [Table.new("potdevin", 4, seed=seed, listen=False) for seed in range(3)]
    assert check_keys(tables, Rng(seed_bytes(0))) > 100
