"""Everything INWO remembers, and what it is about: a card, a player, a number; never a slot that is used again."""

from __future__ import annotations

import ast
from pathlib import Path

from camarilla.games.inwo import card_moves, memory
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Use
from camarilla.games.inwo.model.zones import GROUPS, TABLE
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.state import State

RULES = Path(__file__).parents[3] / "src/camarilla/games/inwo"
"""The sources: a compiled function has none."""
LIES = """zone holder property backs plot_deck group_deck plots groups exposed structure resources agents discards
destroyed illuminati master side tokens host links"""
"""Where cards lie now, and with what on them."""
COURSE = """rules12 basic_goal two_player round_limit step window turn next_turn turns extra own_turns out winners
reason aftermath rolling seen_lists leads tried_leads proposals deals loaded memo"""
"""How far the game is: of seats, or gone before anything else is done."""
MEMORY = {
    "came_under": "a group in a structure, forgotten when it leaves that: `card_moves.put`",
    "fresh": "a group captured this turn, forgotten when it leaves the structure: `card_moves.not_fresh`",
    "tried": "a card on the table, forgotten when it leaves that: `card_moves.put`",
    "used": "a card, by its name in a hand: `memory.follow`",
    "used_up": "a card, by its name in a hand: `memory.follow`",
    "done": "a player",
    "done_for_good": "a player",
    "effects": "see EFFECTS; a card is meant by its name in a hand: `memory.follow`",
    "written": "a Resource in play, struck out when it leaves that, and a card by its name in a hand: `memory.follow`",
    "readers": "as `written`",
    "told": "what was said, of the cards as they lay then: nothing asks it again what they are",
    "refused": "deals of this turn, of cards as they lay then: at worst one is refused that names another card",
    "finishers": "players",
    "finished": "players",
    "token_moves": "an open play",
    "plays": "an open play",
    "stack": "an open play",
    "announcing": "an open play",
    "attacks": "an attack under way",
    "just": "what has just happened, until it has been replied to",
    "claims": "a Goal that lies open until the claim is decided",
}
CARD, NUMBER = "card", "number"
BARE = {
    "in_force.BURIED": NUMBER,
    "in_force.CANNOT_DRAW": NUMBER,
    "in_force.CARD_SEARCHED": NUMBER,
    "in_force.DRAW_SEARCHED": NUMBER,
    "in_force.DRAW_STOPPED": NUMBER,
    "in_force.GOALS_ALLOWED": NUMBER,
    "in_force.KUDZU": NUMBER,
    "'good-polls'": NUMBER,
    "in_force.DEAD": CARD,
    "in_force.DEVASTATED": CARD,
    "in_force.DOOMED": CARD,
    "in_force.IDLE": "nothing",
    "in_force.JOINABLE": CARD,
    "in_force.SILENCED": CARD,
    "in_force.UNCOUNTED": CARD,
    "in_force.VAMPIRE": CARD,
    "'aid coming'": CARD,
    "'convention'": "nothing",
    "'feather'": CARD,
    "'pocketed'": CARD,
    "'relief tonight'": CARD,
    "'useless'": CARD,
    "key": CARD,  # `mark_it`
}
"""Effects that are about one number, by key as the source has it: whether that is a card."""
FIRST_NUMBER = {"'air-magic'", "in_force.SUCCEEDS"}
"""Effects of two numbers the first of which is no card."""
LAST = {
    "'celebrity-spokesman'": CARD,
    "in_force.STORED": CARD,
    "in_force.ATTACK_BOOST": CARD,
    "in_force.ATTACK_GUARD": CARD,
    "GUARD": NUMBER,
    "'by changed'": "what keeps it up: the effect goes with it",
    "'air-magic'": NUMBER,
    "'barrels'": NUMBER,
    "'currency-speculation'": NUMBER,
    "'free state'": NUMBER,
    "'leans right'": NUMBER,
    "'leans'": NUMBER,
    "'lets-get-organized'": NUMBER,
    "ACT": NUMBER,
    "in_force.PRIVILEGE": NUMBER,
    "in_force.RELIEF_BARRED": NUMBER,
    "in_force.SUCCEEDS": NUMBER,
    "in_force.REWRITTEN": NUMBER,
    "in_force.WAS": NUMBER,
    "in_force.WAS_THEN": NUMBER,
}
"""Effects that say more than a card and its marker or attack: what their last number is."""


def effects():
    """Every effect that the sources put in force: its key, and the tuple of what it is about, as they are written."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("effects.add"):
                about = node.args[2] if len(node.args) > 2 else ast.Tuple([])
                yield path.name, ast.unparse(node.args[0]), about


def test_every_field_that_remembers_is_listed():
    """A new field of the state is either where cards lie, or how far the game is, or a memory: then say of what."""
    assert set(Inwo.marks) - set(State.marks) == {*LIES.split(), *COURSE.split(), *MEMORY} - set(State.marks)


def test_every_effect_is_listed_with_what_its_numbers_are():
    unlisted = []
    for file, key, about in effects():
        made = ast.unparse(about.func) if isinstance(about, ast.Call) else ""
        bare = isinstance(about, ast.Tuple) or ast.unparse(about) == "effect.about"
        known = made in ("Marked", "InAttack") or key in (BARE if bare else LAST) or made == "Boost"
        if not known:
            unlisted.append((file, key, ast.unparse(about)))
    assert unlisted == []


def key_of(word):
    """A key as it is kept, by how the source has it; None where it is a variable."""
    if word.startswith("'"):
        return ast.literal_eval(word)
    return getattr(in_force, word.removeprefix("in_force."), None) if word.startswith("in_force.") else None


def test_effects_that_are_about_a_number_or_one_more_card_are_known_to_the_memory():
    numbers = {key_of(key) for key, what in BARE.items() if what == NUMBER} | {key_of(key) for key in FIRST_NUMBER}
    assert numbers | {in_force.ATTACK_BOOST, in_force.ATTACK_GUARD} == memory.SEAT_EFFECTS
    assert {key_of(key) for key, what in LAST.items() if what == CARD} == set(memory.FURTHER_CARDS)


def test_a_card_that_goes_to_the_hand_leaves_nothing_at_its_slot(inwo):
    """What is remembered of a card in a hand is found under its name, and under its slot when it comes out."""
    t = inwo.position(seats=2, groups={"A": "smof cia", "B": "texas"}, resources={"A": "ark-of-the-covenant"})
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    slot, other = g.structure[0]
    g.fresh, g.used, g.used_up = [slot], [Use(slot, "smof")], [Use(slot, "smof")]
    g.written[g.resources[0][0]] = slot
    g.readers[g.resources[0][0]] = 1
    effects = [("celebrity-spokesman", (other, -1, slot)), ("celebrity-spokesman", (slot, -1, other))]
    effects += [(in_force.STORED, (other, slot)), (in_force.DEVASTATED, (slot,)), (in_force.GOALS_ALLOWED, (slot,))]
    effects += [(in_force.ATTACK_BOOST, (slot, slot, slot))]
    for key, about in effects:
        g.effects.add(key, 0, about)
    before = [effect.about for effect in g.effects.entries]
    card_moves.put(g, slot, GROUPS, 0)
    number = memory.in_hand_of(g, slot, 0)
    assert (g.fresh, g.used, g.used_up) == ([], [Use(number, "smof")], [Use(number, "smof")])
    assert (list(g.written.values()), slot in g.came_under) == ([number], False)
    about = [effect.about for effect in g.effects.entries]
    assert about == [
        (other, -1, number),
        (number, -1, other),
        (other, number),
        (number,),
        (slot,),
        (slot, slot, number),
    ]
    card_moves.put(g, slot, TABLE, 0)
    assert [effect.about for effect in g.effects.entries] == before
    assert (g.used, list(g.written.values())) == ([Use(slot, "smof")], [slot])
    card_moves.put(g, slot, GROUPS, 0)


def test_what_keeps_an_effect_up_is_not_mistaken_for_a_number(inwo):
    """A change of alignment is a number like any; only the card that keeps it up ends it by leaving play."""
    t = inwo.position(seats=2, groups={"A": "smof cia fbi", "B": "texas"})
    t.mode = "plain"
    g = t.table.g
    group, slot, keeper = g.structure[0]
    g.effects.add("by changed", 0, (group, slot, keeper), until="turn")
    card_moves.put(g, slot, GROUPS, 0)
    assert len(g.effects.of("by changed")) == 1
    card_moves.put(g, keeper, GROUPS, 0)
    assert g.effects.of("by changed") == []


def test_what_was_written_under_a_resource_that_left_play_is_not_under_the_next_one_of_its_slot(inwo):
    t = inwo.position(
        seats=2,
        groups={"A": "smof", "B": "texas"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "smof"},
    )
    t.mode = "plain"
    g = t.table.g
    card_moves.discard(g, g.resources[0][0])
    assert (g.written, g.readers) == ({}, {})
