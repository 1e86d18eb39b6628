"""Cards that speak to each other: an eleventh round, by somebody who read rulebook, cards and rulings and no code."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, idle_until, may, replies_pass, run, settle, until, until_asked


@rule("IN-2.11", "IN-3.9")
@card("liquor-companies", "the-network")
@pytest.mark.parametrize("dry", [False, True])
def test_of_the_two_plots_of_the_network_a_drink_costs_one(inwo, dry):
    t = inwo.position(
        seats=3,
        groups={"A": "liquor-companies cia", "B": "texas", "C": "fbi"},
        illuminati={"B": "the-network"},
        decks={"B": "jihad martyrs vultures"},
    )
    run(t, "A: knock", "A: done", "B: draw")
    if dry:
        run(t, "A: use:liquor-companies")
    until_asked(t, "draw-group")
    assert len(t.plots["B"]) == (1 if dry else 2)
    assert t.tokens["liquor-companies"] == (0 if dry else 1)


@rule("IN-2.6", "IN-3.2")
@card("sabotage", "botched-contact", "power-grab")
@pytest.mark.parametrize(
    "way",
    [
        "sabotage",
        "botched-contact",
    ],
)
def test_after_a_sabotage_there_is_no_second_takeover_either(inwo, way):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        hands={"A": way, "B": "dentists lawyers smof power-grab"},
    )
    run(t, "A: knock", "A: done", "B: skip", "B: skip", "B: take:dentists", "B: the-network:right", f"A: plot:{way}")
    choosing(t, "A", "pay:1", "bavarian-illuminati", "cia")
    replies_pass(t)
    assert "dentists" in t.hand["B"]
    if way == "botched-contact":
        until_asked(t, "take-over")
        assert "take:dentists" not in t.legal("B")
        run(t, "B: take:lawyers", "B: the-network:right")
    until_asked(t, "main")
    assert may(t, "B", "plot:power-grab") is (way == "botched-contact")


@rule("IN-17.15", "IN-21.3")
@card("voodoo-economics", "nuclear-power-companies")
@pytest.mark.parametrize("cancelled", [False, True])
def test_voodoo_that_is_cancelled_costs_no_cards_of_the_deck(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "nuclear-power-companies"},
        hands={"A": "voodoo-economics"},
        decks={"A": "jihad martyrs vultures"},
    )
    cards = len(t.plot_deck["A"])
    run(t, "A: plot:voodoo-economics")
    if cancelled:
        run(t, "C: use:nuclear-power-companies/play")
    replies_pass(t)
    choosing(t, "A", "cia", "none")
    settle(t)
    assert t.tokens["bavarian-illuminati"] == 0
    assert t.tokens["cia"] == (1 if cancelled else 2)
    assert len(t.plot_deck["A"]) == cards - (0 if cancelled else 1)
    assert "voodoo-economics" not in t.plots["A"]


@rule("IN-10.12", "IN-10.21")
@card("red-cross", "corruption", "center-for-disease-control")
@pytest.mark.parametrize("stolen", [False, True])
def test_what_the_red_cross_sends_its_master_may_be_stolen(inwo, stolen):
    t = inwo.position(
        seats=3,
        groups={
            "A": "cia",
            "B": "the-mafia(republicans(texas(red-cross))) center-for-disease-control",
            "C": "fbi",
        },
        hands={"A": "meteor-strike", "C": "corruption"},
        dice=[1, 2],
    )
    run(t, "A: plot:meteor-strike", "A: texas")
    assert t.strength == 16 - 6 - 6
    until(t, "A")
    settle(t)
    assert t.devastated == ["texas"]
    run(t, "A: knock", "A: done")
    if stolen:
        run(t, "C: plot:corruption", "C: texas")
    until_asked(t, "draw-plot")
    assert t.devastated == (["texas"] if stolen else [])
    run(t, "B: skip", "B: skip", "B: skip")
    until_asked(t, "main")
    assert not may(t, "B", "use:center-for-disease-control/relief")
    assert not may(t, "B", "relief:texas")
    if stolen:
        # After the next turn of whoever stole it, somebody may try again.
        idle_until(t, "A")
        run(t, "A: knock", "A: done", "B: use:center-for-disease-control/relief")
        choosing(t, "B", "texas")
        settle(t)
        assert t.devastated == []


@rule("IN-14.23", "IN-14.24")
@card("foiled", "kill-for-peace")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_goal_is_foiled_before_it_is_claimed_and_not_when_it_is_shown(inwo, hidden):
    t = inwo.position(
        seats=3,
        groups={"A": "japan cia", "B": "big-media", "C": "fbi"},
        hands={"A": "kill-for-peace" if hidden else "", "B": "foiled"},
        exposed={"A": "" if hidden else "kill-for-peace"},
        destroyed={"A": "urban-gangs cycle-gangs nato texas mossad israel"},
        basic_goal=20,
    )
    run(t, "A: knock", "A: done")
    assert ("plot:foiled" in until(t, "B")) is not hidden
    if hidden:
        run(t, "A: claim:kill-for-peace")
        until_asked(t, "contest")
        assert "plot:foiled" not in until(t, "B")
        settle(t)
        assert t.winners == ["A"]
        return
    run(t, "B: plot:foiled", "B: kill-for-peace", "B: big-media")
    until_asked(t, "claim")
    assert "claim:kill-for-peace" not in until(t, "A")
    assert t.discards["A"] == ["kill-for-peace"]


@rule("IN-17.12", "IN-17.13", "IN-8.13")
@card("shangri-la", "orbital-mind-control-lasers", "kinder-and-gentler")
def test_shangri_la_lets_go_of_whom_lasers_made_violent_and_kindness_peaceful(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "shangri-la"},
        groups={"A": "cia nato", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"C": "kinder-and-gentler"},
        dice=[1, 1],
    )
    run(t, "A: destroy:cia")
    assert "dentists" not in t.legal("A")
    run(t, "A: texas", "A: go", "A: call-off")
    run(t, "A: use:orbital-mind-control-lasers", "A: dentists", "A: add-violent")
    settle(t)
    attack(t, "A", "destroy", "cia", "dentists", "aid:nato")
    assert t.strength == 6 + 2 - 4 - 1
    run(t, "C: plot:kinder-and-gentler", "C: dentists")
    choosing(t, "C", "pay:1")
    settle(t)
    assert "dentists" in t.groups["B"]
    assert "Violent" not in t.alignments["dentists"]
    assert (t.tokens["cia"], t.tokens["nato"]) == (0, 1)


@rule("IN-18.7", "IN-7.32")
@card("eff", "good-polls")
def test_what_polls_triple_and_hackers_double_the_foundation_does_not_double_again(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(hackers)) eff", "C": "fbi"},
        hands={"B": "good-polls"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "hackers")
    assert t.strength == 6 - 4
    replies_pass(run(t, "B: plot:good-polls", "B: weird"))
    assert t.strength == 6 - 3 * 4
    run(t, "B: oppose:hackers")
    assert t.strength == 6 - 12 - 2 * 3
    run(t, "B: oppose:eff")
    # The value of the target's own token is doubled by the rules; the one card that multiplies doubles the sum.
    assert t.strength == 6 - 12 - 2 * (2 * 3 + 1)
    settle(t)


@rule("IN-15.4", "IN-15.5", "IN-8.5")
@card("a-thousand-points-of-light", "fear-and-loathing", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_loathing_puts_out_a_thousand_lights_unless_it_is_a_hoax(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(fnord-motor-company))", "C": "fbi"},
        hands={"B": "hoax", "C": "fear-and-loathing"},
        decks={"B": "jihad"},
        nwo="a-thousand-points-of-light",
        dice=[6, 6],
    )
    attack(t, "A", "destroy", "cia", "fnord-motor-company")
    assert t.strength == 6 - 2
    run(t, "C: plot:fear-and-loathing")
    assert t.strength == 6 + 2 * 8 - 2
    if cancelled:
        run(t, "B: plot:hoax", "B: texas")
    replies_pass(t)
    assert t.nwo == (["a-thousand-points-of-light"] if cancelled else ["fear-and-loathing"])
    assert t.strength == 6 + (0 if cancelled else 16) - 2
    settle(t)


@rule("IN-14.17", "IN-14.7")
@card("ark-of-the-covenant", "up-against-the-wall")
@pytest.mark.parametrize("written", ["dentists", "urban-gangs"])
def test_the_bureaucrats_whom_the_ark_slays_stand_against_the_wall(inwo, written):
    t = inwo.position(
        seats=3,
        groups={"A": "texas(fraternal-orders(dentists)) urban-gangs cycle-gangs", "B": "cia smof", "C": "lawyers"},
        resources={"A": "ark-of-the-covenant"},
        hands={"A": "up-against-the-wall"},
        written={"ark-of-the-covenant": written},
        destroyed={"A": "fbi irs nsa nasa"},
        to_move="B",
        basic_goal=20,
        dice=[1, 1],
    )
    attack(t, "B", "destroy", "cia", "dentists")
    assert t.strength == 6 - 1
    settle(t)
    choosing(t, "A", "urban-gangs")
    settle(t)
    struck = written == "dentists"
    assert t.destroyed["B"] == ["dentists"]
    assert ("cia" in t.destroyed["A"]) is struck
    run(t, "B: knock", "B: done")
    until_asked(t, "claim")
    assert ("claim:up-against-the-wall" in until(t, "A")) is struck


@rule("IN-21.13", "IN-8.6")
@card("the-second-bullet", "mothers-march")
@pytest.mark.parametrize(("die", "destroyed"), [(2, True), (3, False)])
def test_mothers_march_against_a_second_bullet(inwo, die, destroyed):
    t = inwo.position(
        seats=3,
        groups={"A": "cia hackers", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        hands={"A": "the-second-bullet", "B": "mothers-march"},
        dice=[4, 4, 2, die],
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert t.strength == 6 - 1
    run(t, "A: plot:the-second-bullet")
    choosing(t, "A", "hackers")
    run(t, "B: plot:mothers-march")
    choosing(t, "B", "texas")
    settle(t)
    assert (t.tokens["hackers"], t.tokens["texas"]) == (0, 0)
    assert ("dentists" in t.destroyed["A"]) is destroyed
