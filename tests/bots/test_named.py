"""Bots by name, and the one every game has."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla import find, new
from camarilla.bots import RandomBot, bot_named, bot_names
from camarilla.games.potdevin.bot import Heuristic
from camarilla.games.potdevin.game import PotDeVinGame
from camarilla.kernel.errors import BadInput
from camarilla.kernel.rng import Rng, seed_bytes

GAME = find("potdevin")


def test_a_game_has_its_own_bots_and_the_generic_ones() -> None:
    assert bot_names(GAME) == ["heuristic", "random"]
    assert isinstance(bot_named(GAME, "heuristic"), Heuristic)
    assert isinstance(bot_named(GAME, "random"), RandomBot)


def test_every_game_gets_a_fresh_bot() -> None:
    assert bot_named(GAME, "heuristic") is not bot_named(GAME, "heuristic")


def test_a_games_own_bot_comes_before_a_generic_one_of_its_name() -> None:
    class Odd(PotDeVinGame):
        bots = {"random": Heuristic}

    assert isinstance(bot_named(Odd(), "random"), Heuristic)
    assert bot_names(Odd()) == ["random"]


@pytest.mark.parametrize("name", ["", "Random", "oracle"])
def test_an_unknown_name_says_which_there_are(name: str) -> None:
    with pytest.raises(BadInput, match=f"no bot '{name}'; its bots are: heuristic, random"):
        bot_named(GAME, name)


def test_random_gives_each_option_the_same_chance() -> None:
    table = new("potdevin", seats=4, seed=3)
    look = table.look(table.to_act[0])
    rng = Rng(seed_bytes(1))
    counts = Counter([RandomBot().act(look, rng).notation for _ in range(5000)])
    assert set(counts) == {option.notation for option in look.options}
    expected = 5000 / len(look.options)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 28  # 9 degrees of freedom: one in a thousand; the seed is fixed
