"""How strong an attack will be, and how likely it succeeds, as views for people tell it."""

from __future__ import annotations

import random

import pytest

from camarilla.games.inwo.attacks.attacking import succeeds
from camarilla.games.inwo.attacks.model import CONTROL, Attack
from camarilla.games.inwo.attacks.odds import chances, highest
from camarilla.games.inwo.game import GAME
from camarilla.kernel.table import Table
from camarilla.testing import rule


@rule("IN-7.16", "IN-7.17")
def test_11_and_12_never_count_nor_anything_below_2():
    assert [chances(strength) for strength in (1, 2, 7, 10, 12)] == [0, 1, 21, 33, 33]


@rule("IN-7.15")
@pytest.mark.parametrize("strength", range(-1, 14))
def test_chances_count_the_rolls_that_succeed(strength):
    attack = Attack(0, attacker=0, leader=0, target=1, defender=1, kind=CONTROL)
    attack.fixed = strength
    found = 0
    for one in range(1, 7):
        for two in range(1, 7):
            attack.dice = [one, two]
            found += succeeds(attack)
    assert chances(strength) == found
    assert highest(strength) == (min(strength, 10) if found else 0)


def test_attacks_are_reckoned_as_they_are_rolled():
    """The strength told before the dice is the one they are rolled with, and success is what the rules say."""
    rolled = told = 0
    for seed in range(24):
        table = Table.new(GAME, 3, seed=seed)
        rng = random.Random(seed)
        for _ in range(250):
            if table.over:
                break
            view = table.view(None, figures=True)
            assert len(view.figures.attacks) == len(view.board.attacks)
            for attack, shown in zip(view.figures.attacks, view.board.attacks, strict=True):
                told += 1
                assert attack.strength == shown.strength
                helping = [name for what, name, _ in shown.parts if what == "aid"]
                assert {name for name, _ in shown.promised} <= set(helping), "promised aid is in the sum, and once"
                assert attack.chances == chances(attack.strength)
                if shown.dice:
                    rolled += 1
                    assert attack.rolled == sum(shown.dice)
                    assert attack.success == (attack.rolled <= attack.strength and attack.rolled < 11)
                else:
                    assert (attack.rolled, attack.success) == (None, None)
            seat = table.to_act[0]
            table.play(seat, rng.choice(table.legal(seat)))
    assert min(rolled, told) > 10
