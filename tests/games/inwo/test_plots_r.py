"""Plots with R that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, replies_pass, run, settle, strength, until, wrap_up


@card("reach-out")
def test_reaching_out_empties_both_sides_at_the_end_of_the_turn(inwo):
    t = inwo.position(
        groups={"A": "cia fbi", "B": "texas feminists", "C": "dentists"},
        seats=3,
        resources={"B": "mercenaries"},
        hands={"A": "reach-out"},
    )
    assert not offered(t, "A", "plot:reach-out")
    run(t, "A: knock", "A: plot:reach-out", "A: @B")
    replies_pass(t)
    gone = ("cia", "fbi", "bavarian-illuminati", "texas", "feminists", "the-network")
    assert [t.tokens[name] for name in gone] == [0] * 6
    assert t.tokens["mercenaries"] == t.tokens["dentists"] == 1


LIPS = {"A": "cia", "B": "texas(cable-tv(dan-quayle))"}


@card("read-my-lips")
@rule("IN-19.4")
def test_read_my_lips_saves_an_own_personality(inwo):
    for kind in ("control", "destroy"):
        t = inwo.position(groups=LIPS, hands={"B": "read-my-lips"}, dice=[1, 1])
        attack(t, "A", kind, "cia", "dan-quayle", "aid:bavarian-illuminati")
        run(t, "B: plot:read-my-lips")
        settle(t)
        assert "dan-quayle" in t.groups["B"]


@card("read-my-lips")
def test_read_my_lips_does_not_stop_an_assassination_or_help_others(inwo):
    t = inwo.position(
        groups={**LIPS, "C": "fbi"},
        seats=3,
        hands={"A": "sniper", "B": "read-my-lips", "C": "read-my-lips"},
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "B", "plot:read-my-lips")
    settle(t)
    t = inwo.position(groups={**LIPS, "C": "fbi"}, seats=3, hands={"C": "read-my-lips"}, dice=[1, 1])
    attack(t, "A", "destroy", "cia", "dan-quayle")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "C", "plot:read-my-lips")
    settle(t)


@card("read-my-lips")
@pytest.mark.parametrize(("target", "able"), [("feminists", False), ("dan-quayle", True)])
def test_read_my_lips_is_for_personalities(inwo, target, able):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(dan-quayle feminists))"}, hands={"B": "read-my-lips"}, dice=[1, 1]
    )
    attack(t, "A", "destroy", "cia", target, "aid:bavarian-illuminati")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    until(t, "B")
    assert offered(t, "B", "plot:read-my-lips") == able
    settle(t)


@card("reorganization")
@rule("IN-12.5")
def test_reorganization_rearranges_the_structure(inwo):
    t = inwo.position(groups={"A": "cia(feminists) fbi"}, hands={"A": "reorganization"})
    run(t, "A: plot:reorganization")
    replies_pass(t)
    run(t, "A: feminists", "A: fbi:right", "A: cia")
    place = next(option for option in t.legal("A") if option.startswith("fbi"))
    run(t, f"A: {place}", "A: none")
    settle(t)
    assert t.masters["feminists"] == "fbi"
    assert t.masters["cia"] == "fbi"
    assert t.tokens["bavarian-illuminati"] == 0


@card("resistance-is-useless")
def test_resistance_is_useless_for_the_rest_of_the_turn(inwo):
    groups = {"A": "cia tabloids", "B": "fbi(dentists)"}
    t = inwo.position(groups=groups, hands={"A": "resistance-is-useless"})
    declare(t, "A", "control", "cia", "dentists")
    before = t.strength
    assert ["resistance", "dentists", -2] in t.parts
    assert ["master", "Straight", -4] in t.parts
    run(t, "A: call-off")
    settle(run(t, "A: plot:resistance-is-useless", "A: dentists", "A: tabloids"))
    assert t.resistance["dentists"] == 0
    declare(t, "A", "control", "cia", "dentists")
    assert t.strength == before + 2 + 4
    assert ["position", "", -5] in t.parts
    run(t, "A: call-off")
    idle_until(t, "A")
    assert strength(t, "A", "control", "cia", "dentists") == before
    settle(t)


@card("resistance-is-useless")
def test_useless_resistance_gets_nothing_from_abilities(inwo):
    groups = {"A": "cia tabloids", "B": "dentists"}
    for own in ("the-network", "shangri-la"):
        t = inwo.position(groups=groups, illuminati={"B": own}, hands={"A": "resistance-is-useless"})
        settle(run(t, "A: plot:resistance-is-useless", "A: dentists", "A: tabloids"))
        declare(t, "A", "control", "cia", "dentists")
        assert not [part for part in t.parts if part[0] == "defence"]
        settle(run(t, "A: call-off"))


@card("resistance-is-useless")
@card("antiwar-activists")
def test_useless_resistance_is_not_raised_by_those_who_resist_with_it(inwo):
    groups = {"A": "cia tabloids", "B": "dentists antiwar-activists"}
    for hand, resistance in (("hoax", -6), ("resistance-is-useless", 0)):
        t = inwo.position(groups=groups, hands={"A": hand})
        if resistance == 0:
            settle(run(t, "A: plot:resistance-is-useless", "A: dentists", "A: tabloids"))
        declare(t, "A", "control", "cia", "dentists")
        assert sum(part[2] for part in t.parts if part[0] == "resistance") == resistance
        settle(run(t, "A: call-off"))


@card("resistance-is-useless")
def test_the_resistance_of_others_is_not_useless(inwo):
    t = inwo.position(
        groups={"A": "cia tabloids", "B": "fbi(dentists)"},
        illuminati={"B": "shangri-la"},
        hands={"A": "resistance-is-useless"},
    )
    settle(run(t, "A: plot:resistance-is-useless", "A: fbi", "A: tabloids"))
    declare(t, "A", "control", "cia", "dentists")
    assert ["resistance", "dentists", -2] in t.parts
    assert ["master", "Straight", -4] in t.parts
    assert ["defence", "shangri-la", -5] in t.parts
    wrap_up(run(t, "A: call-off"))


@card("resistance-is-useless", "tax-reform")
def test_useless_resistance_keeps_what_other_plots_give(inwo):
    t = inwo.position(groups={"A": "cia tabloids", "B": "irs"}, nwo="tax-reform", hands={"A": "resistance-is-useless"})
    settle(run(t, "A: plot:resistance-is-useless", "A: irs", "A: tabloids"))
    declare(t, "A", "control", "cia", "irs")
    assert ["resistance", "irs", 0] in t.parts
    assert ["defence", "tax-reform", -10] in t.parts
    wrap_up(run(t, "A: call-off"))


@card("revolution")
def test_a_revolution_adds_ten_or_against_a_dictatorship_twenty(inwo):
    for links, number in (({}, 10), ({"dictatorship": "finland"}, 20)):
        t = inwo.position(
            groups={"A": "cia fbi", "B": "texas(finland feminists)"}, hands={"A": "revolution"}, links=links
        )
        attack(t, "A", "control", "cia", "finland")
        before = t.strength
        run(t, "A: plot:revolution")
        assert "cia" not in t.legal("A")
        replies_pass(run(t, "A: fbi"))
        assert t.strength == before + number
        wrap_up(t)


@card("revolution")
def test_a_revolution_is_for_nations(inwo):
    t = inwo.position(groups={"A": "cia fbi", "B": "texas(finland feminists)"}, hands={"A": "revolution"})
    attack(t, "A", "destroy", "cia", "feminists")
    assert not offered(t, "A", "plot:revolution")
    wrap_up(t)


@card("revolution")
def test_a_revolution_is_made_by_a_group_that_does_not_attack_itself(inwo):
    t = inwo.position(groups={"A": "cia fbi nasa", "B": "texas(finland)"}, hands={"A": "revolution"})
    run(t, "A: control:cia", "A: finland", "A: aid:fbi", "A: plot:revolution")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "nasa"]
    wrap_up(t)


@card("rewriting-history")
def test_rewriting_history_changes_what_a_destroyed_group_was(inwo):
    t = inwo.position(
        groups={"A": "cia(texas urban-gangs nato) ninjas big-media(loan-sharks new-york) mossad"},
        hands={"A": "rewriting-history up-against-the-wall"},
        destroyed={"A": "feminists fbi"},
    )
    settle(run(t, "A: knock", "A: done"))
    assert not t.claims
    t = inwo.position(
        groups={"A": "cia(texas urban-gangs nato) ninjas big-media(loan-sharks new-york) mossad"},
        hands={"A": "rewriting-history up-against-the-wall"},
        destroyed={"A": "feminists fbi"},
    )
    run(t, "A: plot:rewriting-history", "A: feminists", "A: add-government")
    settle(t)
    assert t.tokens["bavarian-illuminati"] == 0
    run(t, "A: knock", "A: done", "A: claim:up-against-the-wall")
    settle(t)
    assert t.winners == ["A"]
