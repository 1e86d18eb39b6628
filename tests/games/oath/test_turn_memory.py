"""What a turn remembers is remembered of what it is about: who discarded from where, who took the Scepter."""

from __future__ import annotations

import ast
from pathlib import Path

from camarilla.games.oath import card_moves, citizens
from camarilla.games.oath.action_in_progress import PLAY, Act
from camarilla.games.oath.cards.effects import at_home
from camarilla.games.oath.catalog import BEAST, BY_SLUG, SCEPTER
from camarilla.testing import card, rule

RULES = Path(__file__).parents[3] / "src/camarilla/games/oath"
"""The sources: a compiled function has none."""
LAND = "deep-woods charming-valley mountain river steppe rocky-coast wastes great-slum"


@card("Deep Woods")
def test_who_discarded_from_a_homeland_is_barred_and_nobody_else(oath):
    t = oath.position(seats=3, land=LAND, cards={"deep-woods": "wolves birdsong"})
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    card_moves.discard(g, 1, g.up_slot[BY_SLUG["wolves"]])  # B discards in A's turn
    played, site = g.up_slot[BY_SLUG["birdsong"]], g.up_slot[BY_SLUG["deep-woods"]]
    home = [at_home(g, site, Act(PLAY, seat, 0), played, 0, BEAST) for seat in range(3)]
    assert home == [True, False, True]


@card("The Grand Scepter")
@rule("OA-2.4.3")
def test_who_is_given_the_scepter_may_use_it_although_it_was_taken_this_turn(oath):
    """R-189: take and give are different."""
    t = oath.position(seats=3, to_move="B")
    t.mode = "plain"
    g = t.table.g
    scepter = g.up_slot[SCEPTER]
    list(card_moves.take_relics(g, 1, [scepter]))
    assert not citizens.scepter_ready(g, 1)
    card_moves.hold_relic(g, 2, scepter)
    assert citizens.scepter_ready(g, 2)
    card_moves.hold_relic(g, 1, scepter)
    assert citizens.scepter_ready(g, 1)


MEMORY = {
    "homelands": "who discarded, from which space, of which suit: a space keeps its site for the whole game",
    "scepter_taken": "the one Scepter, whoever holds it now: taken or, since then, given",
    "act_over": "the Act phase of the turn",
    "deeds": "the actions of the turn",
}
"""What a turn remembers, and what it is about. The next turn forgets it."""


def test_everything_a_turn_remembers_is_listed_and_forgotten():
    tree = ast.parse((RULES / "rules.py").read_text())
    (next_turn,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "next_turn"]
    fresh = [
        node for node in ast.walk(next_turn) if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Name)
    ]
    names = {ast.unparse(node.targets[0]).removeprefix("g.") for node in fresh if ast.unparse(node).startswith("g.")}
    assert names - {"turn", "phase"} == set(MEMORY)


def test_the_next_turn_forgets_what_the_last_one_remembered(oath):
    land = {"seats": 2, "cards": {"plains": "wizard-school taming-charm wolves"}, "secrets": {"A": 2}}
    t = oath.position(**land)
    t.play("A: use:taming-charm", "A: wolves")
    assert [(discard.by, discard.suit) for discard in t.table.g.homelands] == [(0, BEAST)]
    t.play("A: use:wizard-school")
    g = t.table.g
    assert (g.turn, g.homelands, g.scepter_taken, g.act_over, g.deeds) == (1, [], False, False, 0)
