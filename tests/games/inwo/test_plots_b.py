"""Plots with B that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up


@card("backlash")
def test_backlash_undoes_one_change_a_plot_made(inwo):
    t = inwo.position(
        groups={"A": "cia texas", "B": "fbi"},
        hands={"A": "backlash"},
        links={"emergency-powers": "fbi", "jake-day": "fbi"},
    )
    assert t.power["fbi"] == 6
    run(t, "A: plot:backlash", "A: fbi")
    assert sorted(t.legal("A")) == ["emergency-powers", "jake-day"]
    run(t, "A: emergency-powers")
    assert sorted(t.legal("A")) == ["cia", "texas"]  # those share Government with it
    settle(run(t, "A: cia"))
    assert t.power["fbi"] == 4
    assert "Weird" in t.alignments["fbi"]
    assert "emergency-powers" in t.discards["B"]


@card("backlash")
def test_backlash_needs_a_shared_alignment_other_than_fanatic_and_leaves_orders_alone(inwo):
    t = inwo.position(groups={"A": "hackers", "B": "nephews-of-god"}, hands={"A": "backlash"}, nwo="law-and-order")
    assert not offered(t, "A", "plot:backlash")
    t = inwo.position(
        groups={"A": "hackers", "B": "nephews-of-god"},
        hands={"A": "backlash"},
        links={"charismatic-leader": "nephews-of-god"},
    )
    assert not offered(t, "A", "plot:backlash")


BIMBO = {"A": "big-media(hollywood)", "B": "cia(comic-books dan-quayle)", "C": "empty-vee texas"}


@card("bimbo-at-eleven")
def test_a_bimbo_adds_five_and_only_the_press_may_interfere(inwo):
    t = inwo.position(groups=BIMBO, seats=3, hands={"A": "bimbo-at-eleven"})
    run(t, "A: destroy:big-media", "A: dan-quayle")
    before = t.strength
    run(t, "A: plot:bimbo-at-eleven")
    assert t.strength == before + 5
    replies_pass(t)
    assert t.privileged
    run(t, "A: go")
    until(t, "C")
    assert offered(t, "C", "oppose:empty-vee")
    assert offered(t, "C", "aid:empty-vee")
    assert not offered(t, "C", "oppose:texas")
    run(t, "C: oppose:empty-vee")
    assert t.strength == before + 5 - 2
    settle(t)


@card("bimbo-at-eleven")
def test_the_victim_of_a_bimbo_never_returns(inwo):
    t = inwo.position(groups=BIMBO, seats=3, hands={"A": "bimbo-at-eleven media-blitz dan-quayle"}, dice=[1, 1])
    run(t, "A: destroy:big-media", "A: dan-quayle", "A: plot:bimbo-at-eleven", "A: aid:hollywood", "A: go")
    settle(t)
    assert t.destroyed["A"] == ["dan-quayle"]
    assert not offered(t, "A", "plot:media-blitz")
    assert [effect.about[0] for effect in t.table.g.effects.of("buried")] == [FACE["dan-quayle"]]


@card("bimbo-at-eleven")
def test_a_bimbo_needs_a_media_leader_and_a_male_personality(inwo):
    t = inwo.position(
        groups={"A": "big-media(cia)", "B": "texas(dan-quayle nancy-reagan)"}, hands={"A": "bimbo-at-eleven"}
    )
    run(t, "A: destroy:cia", "A: dan-quayle")
    assert not offered(t, "A", "plot:bimbo-at-eleven")
    run(t, "A: go", "A: call-off", "A: destroy:big-media", "A: nancy-reagan")
    assert not offered(t, "A", "plot:bimbo-at-eleven")
    run(t, "A: go", "A: call-off")
    settle(t)


@card("blitzkrieg")
@rule("IN-7.41")
def test_blitzkrieg_lets_a_captured_group_act(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(cable-tv)"}, hands={"A": "blitzkrieg feminists"}, dice=[1, 1])
    assert not offered(t, "A", "plot:blitzkrieg")
    attack(t, "A", "control", "cia", "feminists")
    run(t, "A: cia:right")
    run(t, "A: plot:blitzkrieg", "A: feminists")
    replies_pass(t)
    assert t.tokens["feminists"] == 1
    settle(t)
    assert t.tokens["cia"] == 0


@card("blood-toil-tears-and-sweat")
def test_blood_toil_discards_one_order(inwo):
    t = inwo.position(
        groups={"A": "big-media cia"}, hands={"A": "blood-toil-tears-and-sweat"}, nwo="solidarity law-and-order"
    )
    run(t, "A: plot:blood-toil-tears-and-sweat", "A: solidarity")
    assert t.legal("A") == ["big-media"]
    settle(run(t, "A: big-media"))
    assert t.nwo == ["law-and-order"]
    t = inwo.position(
        groups={"A": "tabloids cia"}, hands={"A": "blood-toil-tears-and-sweat"}, nwo="solidarity law-and-order"
    )
    assert not offered(t, "A", "plot:blood-toil-tears-and-sweat")


KILLING = {"A": "cia", "B": "texas(cable-tv(dan-quayle))", "C": "fbi"}


@card("bodyguard")
@rule("IN-19.4")
def test_a_bodyguard_saves_and_stays(inwo):
    t = inwo.position(groups=KILLING, seats=3, hands={"A": "sniper hit-and-run", "C": "bodyguard"}, dice=[1, 1, 6, 6])
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none", "C: plot:bodyguard")
    settle(t)
    assert "dan-quayle" in t.groups["B"]
    run(t, "A: plot:hit-and-run", "A: dan-quayle")
    assert ["defence", "bodyguard", -6] in t.parts
    assert t.strength == 10 - 1 - 6
    settle(t)


@card("bodyguard")
def test_a_bodyguard_guards_against_ordinary_destruction_but_not_control(inwo):
    t = inwo.position(groups=KILLING, seats=3, links={"bodyguard": "dan-quayle"})
    declare(t, "A", "destroy", "cia", "dan-quayle")
    assert ["defence", "bodyguard", -6] in t.parts
    run(t, "A: call-off")
    declare(t, "A", "control", "cia", "dan-quayle")
    assert ["defence", "bodyguard", -6] not in t.parts
    settle(run(t, "A: call-off"))


TAKING = {"groups": {"A": "cia", "B": "fbi"}, "seats": 3, "step": "takeover"}


@card("botched-contact")
def test_a_botched_contact_makes_the_rival_choose_another_card(inwo):
    t = inwo.position(**TAKING, hands={"A": "feminists dentists", "B": "botched-contact"})
    run(t, "A: take:feminists", "A: cia:right", "B: plot:botched-contact", "B: fbi")
    replies_pass(t)
    assert t.hand["A"] == ["dentists", "feminists"]
    assert not offered(t, "A", "take:feminists")
    assert all(number == 0 for number, _ in t.table.g.used), "noted of the player, not of a card of that number"
    run(t, "A: take:dentists", "A: cia:right")
    settle(t)
    assert t.groups["A"] == ["cia", "dentists"]
    assert t.tokens["fbi"] == 0


@card("botched-contact")
def test_a_botched_contact_does_not_touch_resources(inwo):
    t = inwo.position(**TAKING, hands={"A": "mercenaries", "B": "botched-contact"})
    run(t, "A: take:mercenaries")
    until(t, "B")
    assert not offered(t, "B", "plot:botched-contact")
    settle(t)
    assert t.resources["A"] == ["mercenaries"]


@card("bribery")
@rule("IN-21.13")
def test_a_bribe_turns_any_roll_into_a_two(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "bribery"}, dice=[6, 6])
    attack(t, "A", "control", "cia", "feminists")
    run(t, "B: plot:bribery")
    replies_pass(t)
    assert t.dice == [1, 1]
    run(t, "A: cia:right")
    settle(t)
    assert t.groups["A"] == ["cia", "feminists"]
    assert t.tokens["the-network"] == 0


@card("bribery")
def test_a_bribe_does_not_help_an_attack_without_strength(inwo):
    t = inwo.position(groups={"A": "dentists"}, hands={"A": "paranoids bribery"}, dice=[6, 6])
    attack(t, "A", "control", "bavarian-illuminati", "paranoids")
    assert t.strength >= 2
    settle(t)
    t = inwo.position(groups={"A": "anti-nuclear-activists"}, hands={"A": "paranoids bribery"}, dice=[6, 6])
    attack(t, "A", "control", "anti-nuclear-activists", "paranoids")
    assert t.strength < 2
    run(t, "A: plot:bribery")
    settle(t)
    assert "paranoids" not in t.groups["A"]


@card("benefit-concert", "fundie-money")
@rule("IN-7.43")
def test_ten_for_a_defence_are_lost_with_the_alignment_they_are_for(inwo):
    for kind, word in (("control", "resistance"), ("destroy", "power")):
        t = inwo.position(
            groups={"A": "cia", "B": "cable-tv(feminists)"}, hands={"A": "fundie-money", "B": "benefit-concert"}
        )
        attack(t, "A", kind, "cia", "feminists")
        before = t.strength
        replies_pass(run(t, "B: plot:benefit-concert/defence", "B: feminists", f"B: {word}"))
        assert t.strength == before - 10
        replies_pass(run(t, "A: plot:fundie-money", "A: feminists"))
        assert t.alignments["feminists"] == ["Conservative"]
        assert t.strength == before
        wrap_up(t)
