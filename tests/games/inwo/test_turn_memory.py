"""What a turn of INWO remembers is of a card, wherever it lies, or of a player, whatever number they share."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, memory
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import Done, Use
from camarilla.games.inwo.model.zones import GROUPS
from camarilla.games.inwo.plays import trades
from camarilla.games.inwo.structures import grid
from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, run, settle


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
    assert g.used == [Use(memory.in_hand_of(g, old, 0), "smof")]
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


def overlapping(puppet):
    """A structure that another card of its player's needs room in: moved so, the puppet goes back to the hand."""
    return (
        f"wall-street:right(russia:right(orbit-one:right(cia:right)) {puppet}:left) joggers:left japan:bottom"
        " dan-quayle:top"
    )


def without_room_for(t, puppet, payer="wall-street"):
    """A's Wall Street moves to where its puppet has no room."""
    settle(run(t, "A: move:wall-street", "A: japan:left"))
    settle(run(t, f"A: {payer}"))
    assert puppet in t.hand["A"]


def captured(t, leader, target):
    """A takes a group from the hand, onto the first arrow there is."""
    old = {name: slot_of(t.table.g, name) for name in t.hand["A"]}
    attack(t, "A", "control", leader, target)
    settle(t)
    arrows = [word for word in t.legal("A") if word.startswith(leader)]
    for arrow in arrows[:1]:  # where there is one arrow nobody is asked
        settle(run(t, f"A: {arrow}"))
    assert target in t.groups["A"]
    return old


@card("ark-of-the-covenant")
@rule("IN-21.18", "IN-12.6")
def test_what_the_ark_names_went_back_to_the_hand_and_another_group_that_is_felled_is_not_avenged(inwo):
    t = inwo.position(
        seats=2,
        groups={"A": overlapping("vatican-city"), "B": "hackers texas"},
        hands={"A": "dentists"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "vatican-city"},
        dice=[1, 1, 1, 1],
    )
    without_room_for(t, "vatican-city")
    old = captured(t, "cia", "dentists")
    assert slot_of(t.table.g, "dentists") == old["vatican-city"], "else this shows nothing: another slot was used"
    assert t.table.view(0).board.players[0].resources[0].written == "vatican-city"
    idle_until(t, "B")
    settle(attack(t, "B", "destroy", "texas", "dentists"))
    assert t.destroyed == {"A": [], "B": ["dentists"]}
    assert t.groups["B"] == ["hackers", "texas"]


@card("ark-of-the-covenant")
@rule("IN-21.18", "IN-12.6")
def test_the_ark_still_names_a_group_that_comes_back_from_the_hand(inwo):
    t = inwo.position(
        seats=2,
        groups={"A": overlapping("dentists"), "B": "hackers texas"},
        hands={"A": "flat-earthers"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "dentists"},
        dice=[1, 1, 1, 1, 1, 1],
    )
    without_room_for(t, "dentists")
    old = captured(t, "japan", "flat-earthers")
    captured(t, "cia", "dentists")
    assert slot_of(t.table.g, "dentists") != old["dentists"], "else this shows nothing: it has its old slot"
    idle_until(t, "B")
    settle(attack(t, "B", "destroy", "texas", "dentists"))
    assert t.destroyed == {"A": ["texas"], "B": ["dentists"]}


@card("celebrity-spokesman")
@rule("IN-17.25", "IN-12.6")
def test_a_spokesman_speaks_for_the_organization_of_the_contract_and_for_no_other_from_the_hand(inwo):
    t = inwo.position(
        seats=2,
        groups={"A": overlapping("fast-food-chains"), "B": "hackers texas"},
        hands={"A": "lawyers celebrity-spokesman"},
        dice=[1, 1, 1, 1],
    )
    settle(run(t, "A: plot:celebrity-spokesman", "A: dan-quayle", "A: fast-food-chains"))
    assert t.power["dan-quayle"] == 4
    without_room_for(t, "fast-food-chains", "japan")
    assert t.power["dan-quayle"] == 1
    old = captured(t, "cia", "lawyers")
    assert slot_of(t.table.g, "lawyers") == old["fast-food-chains"], "else this shows nothing: another slot was used"
    assert t.power["dan-quayle"] == 1
    captured(t, "bavarian-illuminati", "fast-food-chains")
    assert t.power["dan-quayle"] == 4
