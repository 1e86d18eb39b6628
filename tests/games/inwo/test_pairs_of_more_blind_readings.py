"""Cards that speak to each other: the eleventh round goes on, written by somebody who read no code."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, idle_until, may, replies_pass, run, settle, until_asked, using


@rule("IN-18.5", "IN-17.18")
@card("18-1-2-minute-gap", "hoax", "savings-and-loan-scam")
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_gap_that_is_a_hoax_keeps_nothing(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "pentagon"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap", "C": "hoax"},
        decks={"A": "jihad martyrs vultures", "B": "payoff dentists", "C": "fnord"},
    )
    plots, groups = len(t.plot_deck["B"]), len(t.group_deck["B"])
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:18-1-2-minute-gap")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    replies_pass(t)
    settle(t)
    assert len(t.plots["A"]) == (3 if cancelled else 0)
    assert ("savings-and-loan-scam" in t.plots["B"]) is not cancelled
    assert ("savings-and-loan-scam" in t.discards["A"]) is cancelled
    assert "18-1-2-minute-gap" in t.discards["B"]
    assert (len(t.plot_deck["B"]), len(t.group_deck["B"])) == (plots - 1, groups - 1)
    assert (t.tokens["the-network"], t.tokens["cia"]) == (0, 0)


@rule("IN-9.9", "IN-9.14")
@card("media-connections", "censorship", "israel")
@pytest.mark.parametrize("linked", [False, True])
def test_who_has_media_connections_is_censored_and_israel_does_not_undo_that(inwo, linked):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(fraternal-orders(dentists))", "C": "israel"},
        links={"media-connections": "dentists"} if linked else {},
        hands={"A": "censorship"},
        dice=[6, 6],
    )
    run(t, "A: destroy:fbi", "A: dentists")
    assert may(t, "A", "plot:censorship") is linked
    if not linked:
        run(t, "A: go", "A: call-off")
        return
    run(t, "A: plot:censorship")
    replies_pass(t)
    run(t, "A: go")  # a Plot commits the attack
    assert t.privileged
    assert t.strength == 4 - 4 - 1 + 15
    run(t, "C: use:israel/break", "C: oppose")
    replies_pass(t)
    assert not t.privileged
    assert t.strength == 4 - 4 - 1 + 15 - 3
    settle(t)


@rule("IN-10.9", "IN-18.8")
@card("vampires", "sniper", "withering-curse", "clone", "elvis")
@pytest.mark.parametrize("bitten", [False, True])
def test_who_was_bitten_dies_only_of_magic_and_is_never_cloned(inwo, bitten):
    t = inwo.position(
        seats=3,
        groups={
            "A": "vampires" if bitten else "vampires(elvis)",
            "B": "texas(fraternal-orders(elvis))" if bitten else "texas",
            "C": "fbi",
        },
        hands={"A": "clone elvis", "C": "sniper withering-curse"},
        dice=[1, 1, 1, 1, 1, 1],
    )
    if bitten:
        attack(t, "A", "control", "vampires", "elvis")
        assert t.strength == 2 + 4 - 4
        settle(t)
        assert "elvis" in t.groups["A"]
        run(t, "A: knock", "A: done", "C: plot:sniper", "C: elvis", "C: none")
        assert t.strength == 10 - 1 - 5
        settle(t)
        assert "elvis" in t.groups["A"]
        idle_until(t, "A")
    run(t, "A: knock", "A: done", "C: plot:withering-curse", "C: elvis")
    assert t.strength == 10 - 1 - 5
    settle(t)
    assert "elvis" not in t.groups["A"]
    idle_until(t, "A")
    assert may(t, "A", "plot:clone") is not bitten


@rule("IN-14.19", "IN-14.17")
@card("alternate-goals", "psychiatrists")
def test_psychiatrists_leave_no_alternatives(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "texas", "B": "psychiatrists", "C": "fbi"},
        hands={"A": "kill-for-peace let-them-eat-cake"},
        exposed={"A": "alternate-goals"},
        to_move="B",
    )
    using(t, "B", "psychiatrists")
    run(t, "B: alternate-goals", "A: drop:let-them-eat-cake")
    assert t.discards["A"] == ["alternate-goals", "let-them-eat-cake"]
    assert t.plots["A"] == ["kill-for-peace"]
    settle(t)


@rule("IN-21.15", "IN-5.4")
@card("clipper-chip", "privatization", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_the_chip_goes_with_the_last_government_unless_that_was_a_hoax(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi dentists", "B": "texas", "C": "pentagon"},
        resources={"A": "clipper-chip"},
        hands={"B": "privatization", "C": "hoax"},
        decks={"C": "fnord"},
        to_move="B",
    )
    assert t.power["fbi"] == 4 + 2
    run(t, "B: plot:privatization", "B: fbi")
    choosing(t, "B", "pay:1", "the-network")
    assert t.alignments["fbi"] == ["Corporate", "Straight"]
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    settle(t)
    assert ("clipper-chip" in t.resources["A"]) is cancelled
    assert ("clipper-chip" in t.discards["A"]) is not cancelled
    assert t.power["fbi"] == (6 if cancelled else 4)


@rule("IN-17.12", "IN-11.2")
@card("elvis", "dentists", "hollywood")
@pytest.mark.parametrize("pulled", [False, True])
def test_a_singer_with_a_toothache_stops_no_studio(inwo, pulled):
    t = inwo.position(
        seats=3,
        groups={"A": "hollywood", "B": "texas(fraternal-orders(lawyers)) elvis", "C": "dentists"},
        dice=[1, 1],
    )
    attack(t, "A", "control", "hollywood", "lawyers")
    assert t.strength == 3 - 1
    using(t, "B", "elvis")
    run(t, "B: hollywood")
    if pulled:
        using(t, "C", "dentists")
        run(t, "C: elvis")
    settle(t)
    choosing(t, "A", "hollywood:left")
    settle(t)
    assert ("lawyers" in t.groups["A"]) is pulled
    assert (t.tokens["hollywood"], t.tokens["elvis"], t.tokens["dentists"]) == (0, 0, 0 if pulled else 1)


@rule("IN-8.13", "IN-10.12")
@card("servants-of-cthulhu", "meteor-strike", "annual-convention", "joggers")
def test_the_servants_convene_where_it_was_devastated_and_joggers_do_not_come(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "the-mafia(republicans(texas)) joggers dentists elvis", "C": "fbi"},
        hands={"A": "meteor-strike annual-convention"},
        decks={"A": "jihad"},
        dice=[6, 4, 1, 1],
    )
    run(t, "A: plot:meteor-strike", "A: texas")
    assert t.strength == 16 + 4 - 6
    until_asked(t, "after")
    assert t.devastated == ["texas"]
    run(t, "A: plot:annual-convention")
    assert sorted(set(t.legal("A")) & {"joggers", "dentists", "elvis", "texas", "cia", "fbi", "the-mafia"}) == [
        "cia",
        "dentists",
        "fbi",
        "the-mafia",
    ]
    run(t, "A: dentists")
    assert t.strength == 9 + 4 - 1 - 10
    settle(t)
    assert t.destroyed["A"] == ["dentists"]
    assert t.plots["A"] == ["jihad"]


@rule("IN-10.15")
@card("combined-disasters", "the-great-pyramid", "tornado")
@pytest.mark.parametrize(("other", "hits"), [("tornado", False), ("volcano", True)])
def test_no_tornado_can_be_combined_over_the_pyramid(inwo, other, hits):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "the-great-pyramid", "C": "fbi"},
        hands={"A": f"combined-disasters earthquake {other}"},
        dice=[6, 6],
    )
    assert may(t, "A", "plot:combined-disasters") is hits
    assert may(t, "A", f"plot:{other}") is hits
    if hits:
        run(t, "A: plot:combined-disasters")
        choosing(t, "A", "the-great-pyramid", "volcano", "earthquake", "the-great-pyramid")
        assert t.strength == 18 + 16 - 2 - 10
        settle(t)


@rule("IN-19.18", "IN-19.19")
@card("soulburner", "stonehenge")
@pytest.mark.parametrize(
    "stones",
    [
        False,
        True,
    ],
)
def test_no_soul_is_burned_for_a_group_that_went_to_stonehenge(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={"A": "cia stonehenge" if stones else "cia", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"B": "soulburner"},
        decks={"A": "jihad"},
        dice=[1, 1],
    )
    attack(t, "A", "control", "cia", "dentists")
    assert t.strength == 6 - 2
    settle(t)
    choosing(t, "A", "cia:left")
    settle(t)
    assert "dentists" in t.groups["A"]
    assert (t.table.view(None).asked[0].prompt == "revenge") is not stones
    if not stones:
        assert t.to_act == ["B"]
        t.play(f"B: {t.legal('B')[0]}")
    settle(t)


@rule("IN-18.7")
@card("miracle-diet-plan", "cyborg-soldiers")
def test_soldiers_on_a_diet_are_tripled_and_not_six_times_as_strong(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "clone-arrangers big-media", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        links={"cyborg-soldiers": "clone-arrangers"},
        resources={"A": "cyborg-soldiers"},
        hands={"A": "miracle-diet-plan"},
        dice=[6, 6],
    )
    assert t.power["clone-arrangers"] == 12
    run(t, "A: plot:miracle-diet-plan")
    choosing(t, "A", "clone-arrangers", "fbi", "clone-arrangers", "big-media")
    settle(t)
    assert (t.tokens["fbi"], t.tokens["big-media"]) == (0, 0)
    attack(t, "A", "control", "clone-arrangers", "dentists")
    assert t.strength == 3 * 6 - 2
    settle(t)
