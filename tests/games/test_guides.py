"""First guided games: hardly anything is asked of a beginner that the table has no words for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camarilla.bots import bot_named
from camarilla.bots.burden import BurdenPlan, Counting, plans_for
from camarilla.kernel.game import find, names
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table

GUIDES = Path(__file__).parents[2] / "web" / "src" / "games"
SEATS = 3
MILD = "level1"
"""What a guided game has for rivals; whoever follows its finger plays better."""
PUPIL = "level4"
UNEXPLAINED = 0.05


def asked(plan: BurdenPlan, number: int) -> dict[str, int]:
    """How often each kind of question stops a beginner in a game, who sits first."""
    game, seed = find(plan.games.game), plan.games.game_seed(number)
    players = [bot_named(game, PUPIL), *[bot_named(game, MILD) for _ in range(SEATS - 1)]]
    options = game.read_options(SEATS, plan.games.options)
    table = Table.new(game, SEATS, seed=seed, options=options, listen=any([player.listens for player in players]))
    for order in plan.orders:
        table.give_order(0, Order(order))
    return Counting(table, 0, players).play(seed).prompts


@pytest.mark.parametrize("game", names())
def test_nearly_every_question_of_a_first_game_is_explained(game: str) -> None:
    text = (GUIDES / game / "guide.en.ftl").read_text("utf-8")
    explained = set(re.findall(r"^ask-([\w-]+) =", text, re.MULTILINE))
    plan = plans_for(game, SEATS, True, {}, 1)[0]
    games = [asked(plan, number) for number in range(2)]
    stops = sum(sum(kinds.values()) for kinds in games)
    unexplained = {kind: count for kinds in games for kind, count in kinds.items() if kind not in explained}
    assert sum(unexplained.values()) <= UNEXPLAINED * stops, unexplained
