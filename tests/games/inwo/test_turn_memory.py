"""What a turn of INWO remembers is of a card, wherever it lies, or of a player, whatever number they share."""

from __future__ import annotations

from camarilla.games.inwo import card_moves
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import Done, Use
from camarilla.games.inwo.model.zones import GROUPS
from camarilla.games.inwo.plays import trades
from camarilla.games.inwo.structures import grid
from camarilla.testing import rule

from .helpers import offered, run, settle


def slot_of(g, name):
    """Where a card lies now."""
    return next(slot for slot in range(len(g.zone)) if ID[g.cards.face[slot]] == name)


def out_of_the_hand(g, name, at):
    """A group comes out of its player's hand and onto an arrow, with a token."""
    slot = card_moves.show_on_table(g, slot_of(g, name), 0)
    grid.attach(g, slot, at.master, at.side)
    g.tokens[slot] = 1
    g.touch()
    return slot


@rule("IN-17.25", "IN-17.26")
def test_what_a_group_has_done_is_remembered_of_it_and_of_no_other_that_lay_in_the_hand(inwo):
    t = inwo.position(groups={"A": "smof cia", "B": "california texas"}, hands={"A": "hackers trekkies"})
    settle(run(t, "A: use:smof", "A: california"))
    assert not offered(t, "A", "use:smof")
    g = t.table.g
    old = slot_of(g, "smof")
    card_moves.put(g, old, GROUPS, 0)
    assert g.used == [Use(card_moves.in_hand_of(g, old, 0), "smof")]
    first = out_of_the_hand(g, "trekkies", grid.free_places(g, 0)[0])
    new = out_of_the_hand(g, "smof", grid.free_places(g, 0)[0])
    assert (first, new) != (new, old)
    assert old != new, "else this shows nothing: the hand was not mixed"
    assert g.used == [Use(new, "smof")]


@rule("IN-7.41")
def test_what_was_captured_is_forgotten_when_it_leaves_play_and_not_told_of_another_card(inwo):
    t = inwo.position(groups={"A": "smof cia"}, hands={"A": "hackers trekkies"})
    g = t.table.g
    old = slot_of(g, "smof")
    g.fresh.append(old)
    card_moves.put(g, old, GROUPS, 0)
    first = out_of_the_hand(g, "trekkies", grid.free_places(g, 0)[0])
    assert first == old, "else this shows nothing: another slot was used"
    assert g.fresh == []


@rule("IN-17.6")
def test_what_a_player_has_done_is_not_remembered_of_the_card_of_that_number(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, resources={"B": "eliza"}, options={"rules": "1.2"})
    g = t.table.g
    eliza = slot_of(g, "eliza")
    g.done.append(Done(eliza, "acted"))
    assert trades.may_give(g, eliza, 0)
    g.used.append(Use(eliza, "eliza"))
    assert not trades.may_give(g, eliza, 0)
