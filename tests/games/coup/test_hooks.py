"""What the game tells bots that search and learners."""

from __future__ import annotations

import pytest

from camarilla.games.coup import GAME
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from ..keys import check_keys


def test_every_notation_is_listed():
    roles = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor")
    words = ("pass", "challenge", "leave", "swap", "show", "loyalist", "reformist")
    plain = ("income", "aid", "tax", "exchange", "betray", "embezzle")
    with_roles = [f"{verb}:{role}" for verb in ("block", "show", "lose", "return", "keep") for role in roles]
    aimed = [f"{verb}@{seat}" for seat in (0, 1) for verb in ("steal", "assassinate", "coup", "examine", "betray")]
    assert GAME.notations(2) == (*words, *plain, *with_roles, *aimed)


def test_a_key_is_a_notation_at_every_table():
    options = {"reformation": True, "inquisition": True}
    tables = [Table.new("coup", 3, seed=seed, options=options, listen=False) for seed in range(4)]
    assert check_keys(tables, Rng(seed_bytes(0))) > 100


def test_who_has_more_patrons_and_coins_is_more_likely_to_win(coup):
    t = coup.position(hands={"A": "Duke Captain", "B": "Duke"}, lost={"B": "Captain"}, seats=2)
    ahead, behind = GAME.prospects.evaluate(t.table.g)
    assert ahead > behind > 0
    assert ahead + behind == pytest.approx(1)


def test_a_claim_that_is_a_lie_in_a_world_makes_it_less_plausible(coup):
    t = coup.position(hands={"A": "Duke Captain", "B": "Contessa Contessa"}, to_move="B", seats=2)
    assert GAME.prospects.plausible(t.table.g, 0) == 1
    t.play("B: tax", "A: pass")
    assert GAME.prospects.plausible(t.table.g, 0) < 1
    assert GAME.prospects.plausible(t.table.g, 1) == 1
