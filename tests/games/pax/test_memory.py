"""Everything Pax remembers, and what it is about: a space, a person, a number; never a slot that is used again."""

from __future__ import annotations

from camarilla.games.pax.state import Pax
from camarilla.kernel.state import State

LIES = """field at up tok count own room left lodges deck discard court hands
chain laid plan supply fav row holder common
private pile on beside event_deck held unused event_discard special markers steward figure"""
"""Where cards, tokens, favours and figures lie now."""
COURSE = """robot script max_rounds phase first turn round winner ended_by place connection actions replaced by_rise"""
"""How far the game is, and how it was set up."""
MEMORY = {
    "open_cards": "slots of cards in hands, which keep their slots there until they leave",
    "quick": "the place of a card in the chain, which is over before the turn is",
    "turned": "faction cards of this game, by their numbers",
    "borrowed": "faction cards of this game, by their numbers, and seats",
    "plot_seen": "seats",
    "event_seen": "places of the event deck, moved with its cards",
    "edicts": "events, by what they are",
    "taken": "whether, this turn",
    "realised": "whether, this turn",
    "bought": "events, by what they are",
    "yielded": "luminaries and areopagi, as they are numbered",
    "nearby": "luminaries, by what they are",
    "enhanced": "numbers of main actions",
    "masters": "whether, this turn",
    "fought": "who laid dispute cards",
}


def test_every_field_that_remembers_is_listed():
    """A new field of the state is either where things lie, or how far the game is, or a memory: then say of what."""
    assert set(Pax.marks) - set(State.marks) == {*LIES.split(), *COURSE.split(), *MEMORY} - set(State.marks)
