"""Resources from T to Z: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, run, settle, until, watching, wrap_up


@card("the-bronze-head")
@rule("IN-7.37")
def test_the_head_of_a_rival_keeps_nothing(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        illuminati={"A": "ufos"},
        resources={"B": "the-bronze-head"},
        hands={"A": "japan"},
        dice=[6, 6],
    )
    settle(attack(t, "A", "control", "cia", "japan"))
    settle(run(t, "A: knock", "A: done"))
    assert t.hand["A"] == []
    assert "japan" in t.discards["A"]


@card("the-bronze-head")
@card("adepts-of-hermes")
@rule("IN-7.37")
def test_a_group_that_was_not_taken_is_discarded_or_kept(inwo):
    for own, resource, kept in (("ufos", "", False), ("ufos", "the-bronze-head", True), ("adepts-of-hermes", "", True)):
        t = inwo.position(
            illuminati={"A": own},
            groups={"A": "cia", "B": "texas"},
            resources={"A": resource},
            hands={"A": "japan"},
            dice=[6, 6],
        )
        settle(attack(t, "A", "control", "cia", "japan"))
        assert t.hand["A"] == []
        settle(run(t, "A: knock", "A: done"))
        assert (t.hand["A"] == ["japan"]) is kept
        assert ("japan" in t.discards["A"]) is not kept


@card("the-frog-god")
@pytest.mark.parametrize("more", [(), ("use:bavarian-illuminati",)])
def test_the_frog_god_is_for_those_whom_privilege_keeps_out(inwo, more):
    t = inwo.position(
        groups={"A": "fbi", "B": "texas", "C": "california"},
        resources={"A": "the-frog-god", "B": "the-frog-god", "C": "the-frog-god"},
    )
    declare(t, "A", "control", "fbi", "texas", *more)
    frogs = {seat: any(move.startswith("use:the-frog-god") for move in until(t, seat)) for seat in "BC"}
    assert frogs == {"B": False, "C": bool(more)}


@card("the-holy-grail", "immortality-serum")
def test_the_grail_does_not_undo_what_another_card_makes_fail(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(ross-perot)"},
        resources={"B": "immortality-serum the-holy-grail"},
        links={"immortality-serum": "ross-perot"},
        hands={"A": "sniper"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:sniper", "A: ross-perot", "A: cia"))
    assert t.destroyed["A"] == []


@card("the-holy-grail")
@rule("IN-21.18")
def test_the_grail_protects_the_place_written_down(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, hands={"A": "tidal-wave", "B": "the-holy-grail"}, to_move="B", dice=[1, 1]
    )
    settle(run(t, "B: resource:the-holy-grail"))
    run(t, "B: texas", "B: knock", "B: done")
    run(t, "A: plot:tidal-wave", "A: texas")
    assert t.strength >= 2
    settle(t)
    assert t.devastated == []
    assert t.table.g.told[-1][1] == 1000 + FACE["texas"]


@card("the-holy-grail")
def test_the_grail_is_lost_with_its_place(inwo):
    for place, kept in (("hollywood", []), ("japan", ["the-holy-grail"])):
        t = inwo.position(
            groups={"A": "clone-arrangers", "B": "texas(democrats(hollywood)) japan"},
            hands={"B": "the-holy-grail"},
            to_move="B",
            dice=[1, 1],
            seats=2,
        )
        settle(run(t, "B: resource:the-holy-grail"))
        run(t, f"B: {place}", "B: knock", "B: done")
        attack(idle_until(t, "A"), "A", "control", "clone-arrangers", "hollywood")
        wrap_up(t)
        assert "hollywood" in t.groups["A"]
        assert t.resources["B"] == kept


@card("xanadu")
@rule("IN-9.6")
def test_xanadu_is_no_help_to_the_groups_of_others(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, resources={"C": "xanadu"}, hands={"A": "texas"})
    attack(t, "A", "control", "cia", "texas")
    before = t.strength
    run(t, "A: agents:texas:aid")
    assert t.strength == before + 10


@card("xanadu")
@rule("IN-9.6")
def test_in_xanadu_agents_are_worth_nothing(inwo):
    for resource, number in (("", 10), ("xanadu", 0)):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, resources={"B": resource}, hands={"A": "texas"})
        attack(t, "A", "control", "cia", "texas")
        before = t.strength
        run(t, "A: agents:texas:aid")
        assert t.strength == before + number


@card("warehouse-23")
@rule("IN-16.13")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_warehouse_is_filled_only_as_it_comes_into_play_itself(inwo, seat):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={seat: "warehouse-23"},
        hands={"A": "midas-mill"},
        decks={seat: "crystal-skull"},
        seats=2,
    )
    settle(run(t, "A: resource:midas-mill"))
    assert "midas-mill" in t.resources["A"]
    assert offered(t, "A", "knock")


@card("warehouse-23")
@rule("IN-16.13")
@pytest.mark.parametrize(("hand", "offer"), [("midas-mill", True), ("japan", False), ("", False)])
@pytest.mark.parametrize(("step", "way"), [("takeover", "takeover"), ("main", "action")])
def test_only_a_resource_of_the_hand_is_hidden(inwo, hand, offer, step, way):
    t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "warehouse-23"}, hands={"A": hand}, step=step)
    assert offered(t, "A", f"use:warehouse-23/{way}") is offer


@card("warehouse-23")
@rule("IN-16.13", "IN-5.2")
def test_an_action_brings_in_one_resource_a_turn_hidden_or_not(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "hidden-city midas-mill"},
        tokens={"bavarian-illuminati": 2},
    )
    settle(run(t, "A: resource:hidden-city"))
    assert t.tokens["bavarian-illuminati"] == 1
    assert offered(t, "A", "knock")
    assert not offered(t, "A", "use:warehouse-23/action")


@card("warehouse-23")
@rule("IN-16.13")
def test_what_lies_in_the_warehouse_is_shown_once(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"A": "warehouse-23"}, hands={"A": "midas-mill"}, step="takeover"
    )
    assert not offered(t, "A", "use:warehouse-23/show")
    settle(run(t, "A: use:warehouse-23/takeover"))
    settle(run(t, "A: midas-mill"))
    run(t, "A: use:warehouse-23/show")
    assert "use:warehouse-23/show" not in watching(t, "A")
    run(t, "A: midas-mill")
    settle(t)
    assert t.resources["A"] == ["warehouse-23", "midas-mill"]
    assert offered(t, "A", "knock")
    assert not offered(t, "A", "use:warehouse-23/show")


@card("warehouse-23")
@rule("IN-16.13", "IN-21.18")
def test_the_warehouse_hides_a_treasure(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        hands={"A": "warehouse-23", "B": "crystal-skull"},
        decks={"A": "crystal-skull"},
    )
    settle(run(t, "A: resource:warehouse-23"))
    run(t, "A: hidden", "A: crystal-skull")
    assert t.resources["A"] == ["warehouse-23"]
    g = t.table.g
    hidden = [slot for slot in range(len(g.host)) if g.host[slot] >= 0]
    assert [g.cards.face[slot] for slot in hidden] == [FACE["crystal-skull"]]
    assert not g.cards.knows(1, hidden[0])
    run(t, "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip"))
    run(t, "B: take:crystal-skull", "A: use:warehouse-23/show")
    settle(t)
    run(t, "A: crystal-skull")
    settle(t)
    assert t.resources["A"] == ["warehouse-23", "crystal-skull"]
    assert t.resources["B"] == []
    assert "crystal-skull" in t.hand["B"]


@card("warehouse-23")
@rule("IN-16.13")
def test_a_resource_is_hidden_as_the_takeover_of_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "crystal-skull midas-mill"},
        step="takeover",
    )
    settle(run(t, "A: use:warehouse-23/takeover"))
    run(t, "A: crystal-skull")
    g = t.table.g
    assert [g.cards.face[slot] for slot in range(len(g.host)) if g.host[slot] >= 0] == [FACE["crystal-skull"]]
    assert t.resources["A"] == ["warehouse-23"]
    assert t.hand["A"] == ["midas-mill"]
    settle(t)
    assert offered(t, "A", "knock")


@card("warehouse-23")
@rule("IN-16.13")
def test_a_resource_is_hidden_for_an_illuminati_action_once_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "crystal-skull midas-mill"},
        illuminati={"A": "ufos"},
    )
    settle(run(t, "A: use:warehouse-23/action"))
    run(t, "A: crystal-skull")
    assert t.resources["A"] == ["warehouse-23"]
    assert t.hand["A"] == ["midas-mill"]
    assert t.tokens["ufos"] == 1
    assert not offered(t, "A", "resource:midas-mill")
    assert not offered(t, "A", "use:warehouse-23/action")
