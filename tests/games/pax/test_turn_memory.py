"""What a turn remembers is remembered of the card itself: not of its slot, not of all areopagi at once (PA-7.7)."""

from __future__ import annotations

from camarilla.games.pax.catalog import NAMES
from camarilla.testing import rule

from .helpers import legal, table

JOSEPH = {"opponent": "joseph_ii"}


def ousts_joseph_from_beside_his_areopagus(pax):
    """A ousts the opponent, whose figure goes home and Interrogates its areopagus (PA-20.39)."""
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    t = table(pax, options=JOSEPH, field={"5": "PIL002 B", "6": "PIL031 AAA"}, figure=5, **given)
    t.play("A: oust:5@B")
    assert t.favours["B"] == "A1 Cr1 Cl1"
    return t


@rule("PA-7.7", "PA-20.39")
def test_an_opponents_areopagus_does_not_silence_anybody_elses(pax):
    t = ousts_joseph_from_beside_his_areopagus(pax)
    assert "home" in legal(t, "A", "interrogate")
    t.play("A: interrogate:home")
    t.refuse("A: interrogate:home", "PA-4.5")


@rule("PA-7.7", "PA-20.39")
def test_nor_does_a_persons_areopagus_silence_the_opponents(pax):
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    t = table(pax, options=JOSEPH, field={"5": "PIL002 B", "6": "PIL031 AAA"}, figure=5, **given)
    t.play("A: interrogate:home", "A: oust:5@B", "A: A")
    assert t.favours["B"] == "A1 Cr1 Cl1"


def dismissed_and_drawn_again(t, cell, name):
    """As after a shuffle of the discard pile within a turn: `name` lies on the cell, in the slot of the card before."""
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    slot = g.field[cell]
    old = g.cards.face[slot]
    other = g.cards.face.index(NAMES.index(name))
    g.cards.face[slot], g.cards.face[other] = g.cards.face[other], old
    g.at[cell] = g.cards.face[slot]


@rule("PA-7.7", "PA-2.21")
def test_another_luminary_in_the_slot_of_one_that_yielded_may_yield(pax):
    """After a shuffle within a turn a slot may hold another luminary than before."""
    t = table(pax, field={"6": "PIL027 A.", "13": "PIL018 A."})
    t.play("A: interrogate:6")
    dismissed_and_drawn_again(t, 6, "PIL022")
    assert legal(t, "A", "interrogate") == ["6", "13", "home"]
    dismissed_and_drawn_again(t, 6, "PIL027")
    assert legal(t, "A", "interrogate") == ["13", "home"]


@rule("PA-7.7")
def test_a_luminary_that_yielded_yields_no_more_from_another_place(pax):
    t = table(pax, hands={"A": "PIL008"}, field={"5": "PIL016 AA", "13": "PIL027 AB"})
    t.play("A: interrogate:5", "A: conspire:PIL008", "A: use", "A: at:5", "A: at:13")
    t.refuse("A: interrogate:13", "PA-7.7")
    assert "5" in legal(t, "A", "interrogate")


@rule("PA-18.1", "PA-2.21")
def test_the_card_that_counts_as_adjacent_is_a_luminary_not_a_slot(pax):
    t = table(pax, hands={"A": "PIL009 PIL013"}, down={"0": "PIL002"}, favours={"A": "Kn3 Cl3"})
    t.play("A: conspire:PIL009", "A: use", "A: at:0", "A: lay:PIL013")
    assert "0" in legal(t, "A", "influence")
    dismissed_and_drawn_again(t, 0, "PIL015")
    assert "0" not in legal(t, "A", "influence")


@rule("PA-10.19", "PA-10.16")
def test_both_markers_of_a_card_go_with_it(pax):
    given = {"hands": {"A": "PIL016"}, "favours": {"A": "Sc1"}}
    t = table(pax, field={"2": "PIL027 A."}, markers=[2, 2], **given)
    t.play("A: dismiss:2")
    assert t.field[2] == "PIL016 A."
    assert t.markers == []
