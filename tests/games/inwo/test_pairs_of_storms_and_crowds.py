"""Cards that speak to each other: a tenth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, may, replies_pass, run, settle, until, until_asked


@rule("IN-18.8", "IN-7.34")
@card("punk-rockers", "italy")
@pytest.mark.parametrize("loud", [False, True])
def test_where_punks_play_italy_does_not_help_for_nothing(inwo, loud):
    t = inwo.position(
        seats=3,
        groups={"A": "cia punk-rockers", "B": "texas(fraternal-orders(smof)) italy", "C": "fbi"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "smof", *(["aid:punk-rockers"] if loud else []))
    assert t.strength == 6 + (1 if loud else 0) - 1
    # Italy is Liberal: once the Rockers have spent their Power it may not aid the target, not even freely.
    assert ("oppose:italy" in until(t, "B")) is not loud
    settle(t)


@rule("IN-18.8", "IN-7.25")
@card("ronald-reagan", "hollywood")
@pytest.mark.parametrize("charmed", [False, True])
def test_no_studio_is_against_what_ronald_helps(inwo, charmed):
    t = inwo.position(
        seats=3,
        groups={"A": "cia ronald-reagan", "B": "texas(fraternal-orders(dentists))", "C": "hollywood"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "dentists", *(["aid:ronald-reagan"] if charmed else []))
    assert t.strength == 6 + (2 if charmed else 0) - 2
    offered = until(t, "C")
    assert ("oppose:hollywood" in offered) is not charmed
    assert "aid:hollywood" in offered
    settle(t)


@rule("IN-9.14", "IN-21.16")
@card("psychiatrists", "deep-agent", "bavarian-illuminati")
def test_psychiatrists_help_as_soon_as_the_privilege_is_gone(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia psychiatrists", "B": "texas(fraternal-orders(elvis))", "C": "fbi"},
        hands={"C": "deep-agent"},
        dice=[6, 6],
    )
    declare(t, "A", "destroy", "cia", "elvis", "use:bavarian-illuminati")
    run(t, "A: commit")
    assert t.privileged
    assert t.strength == 6 - 1
    replies_pass(run(t, "C: plot:deep-agent"))
    assert not t.privileged
    assert t.strength == 6 + 6 - 1
    settle(t)


@rule("IN-18.6", "IN-18.7")
@card("prince-charles", "hollywood", "california")
def test_the_prince_doubles_a_studio_and_not_what_california_adds(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "hollywood california", "B": "texas(fraternal-orders(prince-charles))", "C": "fbi"},
        dice=[6, 6],
    )
    assert t.power["hollywood"] == 3 + 1
    attack(t, "A", "control", "hollywood", "prince-charles")
    # Liberal against Conservative; his master is Conservative, too.
    assert t.strength == 2 * 3 + 1 - 4 - 5 - 4
    settle(t)


@rule("IN-5.9", "IN-10.12")
@card("rain-of-frogs", "the-frog-god", "weather-satellite")
def test_it_rains_frogs_on_their_own_worshippers(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(hawaii)", "C": "fbi"},
        resources={"A": "weather-satellite", "B": "the-frog-god the-frog-god", "C": "weather-satellite"},
        hands={"A": "rain-of-frogs"},
        dice=[6, 5],
    )
    run(t, "A: plot:rain-of-frogs", "A: hawaii")
    assert t.strength == 10 + 2 * 4 - 1 - 5
    for seat, way in (("A", "more-storm"), ("C", "less-storm")):
        word = next(word for word in until(t, seat) if word.endswith(way))
        run(t, f"{seat}: {word}")
    # A's satellite can be used once in an attack, and so can C's.
    assert t.strength == 10 + 2 * 4 + 10 - 4 - 1 - 5
    assert not [word for word in until(t, "A") + until(t, "C") if "storm" in word]
    settle(t)


@rule("IN-19.1", "IN-10.2")
@card("cycle-gangs", "international-weather-organization", "robot-sea-monsters", "tidal-wave")
def test_all_who_help_disasters_help_the_same_one(inwo):
    t = inwo.position(
        seats=3,
        groups={
            "A": "cycle-gangs international-weather-organization robot-sea-monsters",
            "B": "texas(hawaii)",
            "C": "fbi",
        },
        hands={"A": "tidal-wave"},
        dice=[6, 5],
    )
    run(t, "A: plot:tidal-wave", "A: hawaii")
    assert t.strength == 24 + 4 + 4 + 4 - 1 - 5
    settle(t)
    assert t.devastated == []  # eleven always fails


@rule("IN-18.6", "IN-4.18")
@card("al-gore", "energy-crisis", "anti-nuclear-activists")
@pytest.mark.parametrize("nwo", ["", "energy-crisis"])
def test_in_a_crisis_green_groups_are_weak_on_both_sides(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "al-gore anti-nuclear-activists", "B": "texas(fraternal-orders(druids))", "C": "fbi"},
        nwo=nwo,
        dice=[6, 6],
    )
    less = 1 if nwo else 0
    assert (t.power["al-gore"], t.global_power["al-gore"]) == (1 - less, 1 - less)
    if nwo:
        # A group whose Power has fallen to 0 loses its tokens.
        assert t.tokens["al-gore"] == 0
        assert not may(t, "A", "control:al-gore")
        attack(t, "A", "control", "anti-nuclear-activists", "druids")
        assert t.strength == 1 + 4 - 3
    else:
        attack(t, "A", "control", "al-gore", "druids")
        assert t.strength == 1 + 8 + 4 - 4
    settle(t)


VIOLENT = "urban-gangs cycle-gangs nato cia mossad"


@rule("IN-14.25", "IN-11.5")
@card("rewriting-history", "kill-for-peace", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_history_makes_a_sixth_violent_victim_unless_it_is_a_hoax(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "japan fbi", "B": "texas", "C": "pentagon"},
        hands={"A": "rewriting-history kill-for-peace", "C": "hoax"},
        decks={"C": "jihad"},
        destroyed={"A": VIOLENT + " dentists"},
        basic_goal=20,
    )
    run(t, "A: plot:rewriting-history", "A: dentists", "A: add-violent")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    settle(t)
    run(t, "A: knock", "A: done")
    until_asked(t, "claim")
    assert ("claim:kill-for-peace" in t.legal("A")) is not cancelled


@rule("IN-14.15", "IN-14.25")
@card("hail-eris", "the-weird-turn-pro", "smof")
@pytest.mark.parametrize("pro", [False, True])
def test_a_professional_weirdo_counts_twice(inwo, pro):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers smof cia", "B": "texas", "C": "pentagon"},
        hands={"A": "hail-eris the-weird-turn-pro"},
        basic_goal=6,
    )
    if pro:
        settle(run(t, "A: plot:the-weird-turn-pro", "A: smof"))
        assert t.power["smof"] == 4
        assert t.tokens["smof"] == 0
    run(t, "A: knock", "A: done")
    until_asked(t, "claim")
    # The Illuminati, three groups, and one more for each Weird group of Power 3.
    assert bool([word for word in t.legal("A") if word.startswith("claim:")]) is pro


@rule("IN-17.16", "IN-17.15")
@card("savings-and-loans", "hoax", "savings-and-loan-scam")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_hoax_that_lost_a_bank_is_paid_by_another_or_lost(inwo, replaced):
    t = inwo.position(
        seats=3,
        groups={"A": "cia savings-and-loans", "B": "federal-reserve dentists texas", "C": "fbi"},
        hands={"A": "savings-and-loan-scam", "B": "hoax"},
        decks={"A": "jihad martyrs vultures", "B": "payoff payoff"},
        tokens={"the-network": 0, "texas": int(replaced)},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:hoax", "B: federal-reserve", "B: dentists")
    run(t, "A: use:savings-and-loans/play")
    choosing(t, "A", "federal-reserve")
    replies_pass(t)
    if replaced:
        run(t, "B: texas")
    settle(t)
    assert t.plots["A"] == ([] if replaced else ["jihad", "martyrs", "vultures"])
    assert "hoax" in t.discards["B"]
    assert (t.tokens["federal-reserve"], t.tokens["dentists"]) == (0, 0)
