"""Wars, devastated Places and the dead: pairs of cards, read from rulebook and rulings."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, idle_until, may, offered, replies_pass, run, settle, until, until_asked


@rule("IN-17.12", "IN-17.13", "IN-9.13")
@card("saddam-hussein", "martial-law", "bavarian-illuminati")
@pytest.mark.parametrize("privileged", [False, True])
def test_saddam_stops_a_war_that_is_not_private(inwo, privileged):
    t = inwo.position(
        seats=3,
        groups={"A": "cia mossad", "B": "texas(fraternal-orders(nasa))", "C": "saddam-hussein"},
        hands={"A": "martial-law"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: control:cia", "A: nasa", "A: aid:mossad")
    if privileged:
        replies_pass(run(t, "A: use:bavarian-illuminati"))
    replies_pass(run(t, "A: plot:martial-law/action"))
    choosing(t, "A", "cia")
    replies_pass(t)
    run(t, "A: go")
    assert t.strength == 6 + 4 + 10 + 2 - 4
    ways = [word for word in until(t, "C") if word.startswith("use:saddam-hussein")]
    assert bool(ways) is not privileged
    if not privileged:
        run(t, f"C: {ways[0]}")
        choosing(t, "C", "cia")
        settle(t)
        assert (t.tokens["cia"], t.tokens["mossad"], t.tokens["saddam-hussein"]) == (0, 1, 0)
        assert t.discards["A"] == ["martial-law"]
        assert "nasa" in t.groups["B"]
        assert may(t, "A", "knock")
    settle(t)


@rule("IN-3.9", "IN-8.9")
@card("servants-of-cthulhu", "fiendish-fluoridators", "hitlers-brain")
def test_three_of_them_are_glad_about_every_dead_dentist(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia fiendish-fluoridators", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"A": "hitlers-brain"},
        decks={"A": "jihad martyrs vultures hoax"},
        step="takeover",
        dice=[1, 1],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "destroy", "cia", "dentists")
    assert t.strength == 6 - 1 + 4 + 5
    settle(t)
    choosing(t, "A", "draw")
    settle(t)
    assert sorted(t.plots["A"]) == ["jihad", "martyrs", "vultures"]


@rule("IN-19.23", "IN-5.7")
@card("center-for-weird-studies", "mercenaries")
def test_mercenaries_are_paid_twice_and_fight_once(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia nato", "B": "texas(fraternal-orders(dentists)) smof", "C": "fbi"},
        resources={"A": "center-for-weird-studies mercenaries"},
        hands={"A": "jihad"},
        step="takeover",
        dice=[6, 6, 6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "destroy", "cia", "dentists")
    replies_pass(run(t, "A: use:mercenaries/destroy"))
    assert t.strength == 6 - 1 + 4
    settle(t)
    assert t.tokens["mercenaries"] == 0
    run(t, "A: use:center-for-weird-studies")
    choosing(t, "A", "mercenaries", "jihad")
    settle(t)
    assert t.tokens["mercenaries"] == 1
    attack(t, "A", "destroy", "nato", "smof")
    assert "use:mercenaries/destroy" not in until(t, "A")
    settle(t)


@rule("IN-18.7")
@card("kkk", "cyborg-soldiers", "fnord-motor-company")
def test_soldiers_in_hoods_are_doubled_once(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "nato kkk", "B": "texas(fraternal-orders(fnord-motor-company))", "C": "fbi"},
        resources={"A": "cyborg-soldiers"},
        links={"cyborg-soldiers": "nato"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    assert t.power["nato"] == 6
    attack(t, "A", "destroy", "nato", "fnord-motor-company", "aid:kkk")
    # Violent against Peaceful: both are doubled, NATO not twice.
    assert t.strength == 2 * 3 + 4 + 2 * 2 - 2
    settle(t)


@rule("IN-10.17", "IN-2.11")
@card("nasa", "pentagon", "meteor-strike")
def test_nothing_from_space_reaches_a_ruin(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "nasa pentagon batf", "B": "texas", "C": "fbi"},
        tokens={"pentagon": 0, "batf": 0},
        devastated="pentagon",
        to_move="B",
        step="begin",
    )
    run(t, "A: use:nasa/token")
    if may(t, "A", "batf"):
        assert not may(t, "A", "pentagon")
        run(t, "A: batf")
    settle(t)
    assert (t.tokens["nasa"], t.tokens["batf"], t.tokens["pentagon"]) == (0, 1, 0)


@rule("IN-9.18", "IN-9.16")
@card("smof", "cattle-mutilators", "gay-activists")
def test_fans_do_not_know_who_mutilates_cattle(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "smof", "B": "cattle-mutilators gay-activists", "C": "hackers"},
        step="takeover",
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: use:smof")
    assert sorted(t.legal("A")) == ["gay-activists", "hackers"]
    settle(run(t, "A: gay-activists"))
    assert (t.tokens["gay-activists"], t.tokens["cattle-mutilators"]) == (0, 1)


@rule("IN-17.9", "IN-17.21")
@card("monopoly", "nationalization", "backlash")
def test_a_monopoly_that_was_nationalized_does_not_come_back(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fast-food-chains wall-street", "B": "texas", "C": "recording-industry"},
        links={"monopoly": "fast-food-chains"},
        hands={"A": "backlash", "B": "nationalization"},
        to_move="B",
        step="begin",
    )
    assert t.power["fast-food-chains"] == 6
    run(t, "B: skip", "B: skip", "B: skip")
    until_asked(t, "main")
    run(t, "B: plot:nationalization", "B: fast-food-chains")
    choosing(t, "B", "pay:1", "the-network")
    settle(t)
    assert t.power["fast-food-chains"] == 2
    assert "monopoly" in t.discards["A"]
    run(t, "B: knock", "B: done", "A: plot:backlash", "A: fast-food-chains")
    choosing(t, "A", "nationalization", "fast-food-chains")
    replies_pass(t)
    assert sorted(t.alignments["fast-food-chains"]) == ["Corporate", "Straight"]
    assert t.power["fast-food-chains"] == 2


@rule("IN-14.17", "IN-8.9", "IN-2.6")
@card("media-blitz", "kill-for-peace")
@pytest.mark.parametrize("blitz", [False, True])
def test_a_victim_whom_the_media_bring_back_was_never_killed_for_peace(inwo, blitz):
    t = inwo.position(
        seats=3,
        groups={"A": "red-cross cia", "B": "big-media", "C": "fbi"},
        hands={"A": "kill-for-peace", "B": "media-blitz urban-gangs"},
        destroyed={"A": "urban-gangs cycle-gangs nato mossad ninjas loan-sharks"},
        to_move="B",
        step="takeover",
        basic_goal=20,
    )
    if blitz:
        run(t, "B: plot:media-blitz", "B: urban-gangs")
        choosing(t, "B", "big-media")
        replies_pass(t)
        if t.to_act == ["B"]:
            arrow = next(word for word in t.legal("B") if ":" in word)
            run(t, f"B: {arrow}")
    else:
        run(t, "B: skip")
    until_asked(t, "main")
    assert ("urban-gangs" in t.groups["B"]) is blitz
    run(t, "B: knock", "B: done")
    until_asked(t, "claim")
    assert ("claim:kill-for-peace" in until(t, "A")) is not blitz


@rule("IN-3.12", "IN-19.12", "IN-21.14")
@card("texas", "stealing-the-plans", "early-warning")
def test_what_was_hidden_in_texas_is_stolen_when_it_falls(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia pentagon new-york israel", "B": "texas", "C": "japan"},
        hands={"B": "early-warning", "C": "stealing-the-plans"},
        to_move="B",
        step="takeover",
        dice=[1, 1],
    )
    run(t, "B: skip")
    until_asked(t, "main")
    settle(run(t, "B: use:texas"))
    settle(run(t, "B: early-warning"))
    idle_until(t, "A")
    declare(t, "A", "control", "cia", "texas", "aid:pentagon", "aid:new-york", "aid:israel")
    run(t, "A: commit")
    assert t.strength == 6 + 8 + 6 + 7 + 3 - 6 - 10
    settle(t)
    arrow = next(word for word in t.legal("A") if word.startswith("cia:"))
    run(t, f"A: {arrow}", "C: plot:stealing-the-plans")
    choosing(t, "C", "early-warning", "japan")
    settle(t)
    assert "texas" in t.groups["A"]
    assert t.plots["C"] == ["early-warning"]


@rule("IN-21.13", "IN-2.2")
@card("nephews-of-god", "time-warp")
@pytest.mark.parametrize("again", [[1, 2], [6, 6]])
def test_the_nephews_pray_again_in_a_warp(inwo, again):
    t = inwo.position(
        seats=3,
        groups={"A": "nephews-of-god", "B": "texas", "C": "fbi"},
        hands={"C": "time-warp"},
        decks={"A": "jihad martyrs smof"},
        step="begin",
        dice=[1, 1, *again],
    )
    run(t, "A: use:nephews-of-god", "A: plot", "C: plot:time-warp")
    until_asked(t, "draw-plot")
    assert t.hand["A"] == ["smof"]
    assert t.plots["A"] == (["jihad"] if sum(again) == 3 else [])
    assert offered(t, "A", "draw")
