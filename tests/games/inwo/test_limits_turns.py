"""What a turn does not let happen: too many Goals first, arrows that are gone, attacks that are not Magic."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.zones import ASIDE, GONE, LINKED, STRUCTURE, TABLE, UNDER
from camarilla.kernel.errors import BrokenLaw
from camarilla.testing import card, rule

from .helpers import attack, replies_pass, run, settle

# -- Goals -------------------------------------------------------------------------------------------------------------


@rule("IN-14.19")
@pytest.mark.parametrize("step", ["plot draw", "group draw", "takeover", "main", "end"])
def test_whoever_holds_a_goal_too_many_does_nothing_before_one_is_gone(inwo, step):
    goals = "the-corporate-masters criminal-overlords"
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": f"{goals} jihad nasa"}, step=step)
    assert sorted(t.legal("A")) == ["drop:criminal-overlords", "drop:the-corporate-masters"]
    settle(run(t, "A: drop:criminal-overlords"))
    assert t.discards["A"] == ["criminal-overlords"]
    assert sorted(t.plots["A"]) == ["jihad", "the-corporate-masters"]
    assert {"skip", "knock", "done"} & set(t.legal("A"))


# -- Takeovers ---------------------------------------------------------------------------------------------------------


@rule("IN-2.7", "IN-7.42")
@card("upheaval")
@pytest.mark.parametrize(("lost", "taken"), [("texas", False), ("japan", True)])
def test_a_group_whose_arrow_is_gone_stays_in_the_hand(inwo, lost, taken):
    """An Upheaval in reply costs the master, or another group."""
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia fbi", "C": "nasa"},
        hands={"A": "dentists", "B": "upheaval"},
        step="takeover",
        seats=3,
    )
    run(t, "A: take:dentists")
    place = next(word for word in t.legal("A") if word.startswith("texas:"))
    run(t, f"A: {place}", "B: plot:upheaval")
    replies_pass(t)
    run(t, f"A: {lost}", "B: fbi", "C: nasa")
    settle(t)
    assert ("dentists" in t.groups["A"]) is taken
    assert t.hand["A"] == ([] if taken else ["dentists"])
    t.table.g.check()


# -- Magic -------------------------------------------------------------------------------------------------------------


@rule("IN-5.10")
@card("count-dracula")
@pytest.mark.parametrize(("helper", "falls"), [("witch", True), ("bavarian-illuminati", False), ("", False)])
def test_a_magic_group_makes_an_attack_magic_by_aiding_it(inwo, helper, falls):
    """One that only stands by does not, and neither does another helper."""
    t = inwo.position(
        groups={"A": "cia witch", "B": "cable-tv(count-dracula) texas"},
        dice=[1, 1],
        hands={"A": "terrorist-nuke"},
        tokens={"count-dracula": 0, "cable-tv": 0},
    )
    attack(t, "A", "destroy", "cia", "count-dracula")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    if helper:
        run(t, f"A: aid:{helper}")
    assert t.strength >= 2
    settle(t)
    assert t.destroyed["A"] == (["count-dracula"] if falls else [])


# -- Every card lies somewhere -----------------------------------------------------------------------------------------


@rule("IN-1.14")
def test_a_card_that_lies_in_no_pile_lies_in_a_zone_without_piles(inwo):
    for zone in (LINKED, TABLE, GONE, ASIDE, UNDER, STRUCTURE):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax"})
        g = t.table.g
        g.check()
        slot = g.plots[0].pop()
        g.zone[slot] = zone
        if zone == UNDER:
            g.host[slot] = g.structure[0][0]
        if zone == STRUCTURE:
            with pytest.raises(BrokenLaw, match="elsewhere"):
                g.check()
        else:
            g.check()
