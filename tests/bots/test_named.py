"""Bots by name, and the one every game has."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla import find, new
from camarilla.bots import LEVELS, RandomBot, SearchBot, bot_named, bot_names
from camarilla.bots.human import HumanBot
from camarilla.bots.levels import Distracted
from camarilla.bots.simulate import plan_for, simulate
from camarilla.games.potdevin.bot import Heuristic
from camarilla.games.potdevin.game import PotDeVinGame
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import names
from camarilla.kernel.rng import Rng, seed_bytes

GAME = find("potdevin")


def test_a_game_has_its_own_bots_and_the_generic_ones() -> None:
    assert bot_names(GAME) == ["heuristic", "random", "search", *LEVELS]
    assert isinstance(bot_named(GAME, "heuristic"), Heuristic)
    assert isinstance(bot_named(GAME, "random"), RandomBot)


def test_every_game_gets_a_fresh_bot() -> None:
    assert bot_named(GAME, "heuristic") is not bot_named(GAME, "heuristic")


def test_a_games_own_bot_comes_before_a_generic_one_of_its_name() -> None:
    class Odd(PotDeVinGame):
        bots = {"random": Heuristic}

    assert isinstance(bot_named(Odd(), "random"), Heuristic)
    assert bot_names(Odd())[0] == "random"
    assert bot_names(Odd()).count("random") == 1


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


# -- Levels ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_every_game_has_five_levels(name: str) -> None:
    """Random, three that play by the heuristic, the higher ones with more skill, and one that searches."""
    game = find(name)
    one, two, three, four, five = [bot_named(game, level) for level in LEVELS]
    assert isinstance(one, RandomBot)
    assert isinstance(two, HumanBot)
    assert isinstance(three, HumanBot)
    assert isinstance(four, HumanBot)
    assert type(two.mind) is type(three.mind) is type(four.mind) is game.bots["heuristic"]
    assert two.skill.temperature > three.skill.temperature > four.skill.temperature
    assert len(two.skill.blind) > len(three.skill.blind) > len(four.skill.blind) == 0
    assert isinstance(five, SearchBot)
    assert 0 < five.effort.seconds < 10, "the server waits no longer"


class Unmannered(PotDeVinGame):
    """A game that does not say how people play it."""

    manners = None


def test_in_a_game_without_manners_the_middle_levels_now_and_then_answer_at_random() -> None:
    game = Unmannered()
    two, three, four = [bot_named(game, level) for level in LEVELS[1:4]]
    assert isinstance(two, Distracted)
    assert isinstance(three, Distracted)
    assert two.slips > three.slips > 0
    assert isinstance(four, Heuristic)
    table = new("potdevin", seats=4, seed=3)
    look = table.look(table.to_act[0])
    right = bot_named(GAME, "heuristic").act(look, Rng(seed_bytes(1)))
    rng = Rng(seed_bytes(1))
    answers = Counter([bot_named(game, "level3").act(look, rng).notation for _ in range(400)])
    assert 0.55 < answers[right.notation] / 400 < 0.75
    assert set(answers) == {option.notation for option in look.options}


def test_the_lower_levels_are_a_ladder() -> None:
    """Cheap to show; the one that searches is measured in docs/ladder.md."""
    for weaker, stronger in (("level1", "level2"), ("level2", "level3"), ("level3", "level4")):
        summary = simulate(plan_for("coup", [stronger, weaker], seats=2, seed=1), games=60)
        rates = {share.name: share.rate for share in summary.bots}
        assert rates[stronger] > rates[weaker] + 0.15


@pytest.mark.parametrize(("name", "iterations", "seconds"), [("search:7", 7, 0.0), ("search:0.5s", 0, 0.5)])
def test_a_search_is_given_its_budget_by_name(name: str, iterations: int, seconds: float) -> None:
    bot = bot_named(GAME, name)
    assert isinstance(bot, SearchBot)
    assert (bot.effort.iterations, bot.effort.seconds) == (iterations, seconds)
    assert bot.effort.guided == GAME.prospects.search["guided"]


@pytest.mark.parametrize("name", ["search:x", "search:0", "search:-3", "search:0s", "search:nans"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="a search"):
        bot_named(GAME, name)
