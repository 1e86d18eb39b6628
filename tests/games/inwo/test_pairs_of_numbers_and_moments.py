"""Cards that speak to each other: a third round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import (
    attack,
    choosing,
    declare,
    idle_until,
    replies_pass,
    run,
    settle,
    wrap_up,
)


@rule("IN-18.6", "IN-4.18")
@card("empty-vee", "recording-industry", "princess-di", "hollywood", "cable-tv")
def test_the_stars_of_three_masters_add_up(inwo):
    t = inwo.position(
        seats=3,
        groups={
            "A": "empty-vee recording-industry cable-tv(gordo-remora) hollywood(princess-di)",
            "B": "fbi",
            "C": "cia",
        },
    )
    # Gordo Remora: a Media Personality (+2), a Personality (+1), another Liberal group than the Princess (+1).
    assert t.power["gordo-remora"] == 1 + 2 + 1 + 1
    # The Princess: no Media, and no other Liberal group than herself.
    assert t.power["princess-di"] == 2 + 1 + 1
    # Hollywood: one Media Personality, and it is Liberal.
    assert t.power["hollywood"] == 3 + 2 + 1
    assert t.power["cable-tv"] == 3 + 2


@rule("IN-19.23", "IN-6.8")
@card("brazil", "hawaii", "military-industrial-complex")
@pytest.mark.parametrize("nwo", ["", "military-industrial-complex"])
def test_without_corporations_no_place_brings_its_master_a_token(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "tobacco-companies(brazil hawaii)", "B": "fbi", "C": "cia"},
        tokens={"tobacco-companies": 0},
        nwo=nwo,
    )
    idle_until(t, "A")
    assert t.tokens["tobacco-companies"] == (1 if nwo else 3)


@rule("IN-7.19", "IN-7.26", "IN-7.27")
@card("pollsters", "fear-and-loathing")
@pytest.mark.parametrize("aided", [False, True])
def test_pollsters_hear_only_what_helps_however_loud(inwo, aided):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi pollsters", "B": "fraternal-orders(california)", "C": "cia"},
        nwo="fear-and-loathing",
        dice=[6, 6],
    )
    attack(t, "A", "control", "fbi", "california", *(["aid:pollsters"] if aided else []))
    # Both are Government, +8; Straight against Weird, -8, which the Pollsters need not hear. Their Global Power is 2.
    assert t.strength == 4 + 8 + (2 if aided else -8) - 4 - 5
    settle(t)


@rule("IN-3.1", "IN-19.12")
@card("hat-trick", "savings-and-loan-scam", "stealing-the-plans")
def test_a_trick_is_stolen_and_the_scam_is_not(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia the-mafia pentagon", "B": "fbi", "C": "texas"},
        hands={"A": "savings-and-loan-scam hat-trick", "B": "stealing-the-plans"},
        decks={"A": "jihad martyrs hoax payoff"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    run(t, "A: plot:hat-trick")
    choosing(t, "A", "savings-and-loan-scam", "the-mafia")
    run(t, "B: plot:stealing-the-plans")
    # What was discarded is the trick; the scam is in its player's hand again.
    if "hat-trick" in t.legal("B"):
        assert "savings-and-loan-scam" not in t.legal("B")
    choosing(t, "B", "hat-trick", "fbi")
    settle(t)
    assert sorted(t.plots["A"]) == ["hoax", "jihad", "martyrs", "savings-and-loan-scam"]
    assert t.plots["B"] == ["hat-trick"]
    assert (t.discards["A"], t.discards["B"]) == ([], ["stealing-the-plans"])


@rule("IN-18.6", "IN-18.5", "IN-17.3")
@card("angst", "mob-influence", "backlash", "loan-sharks")
def test_angst_undoes_a_promotion_until_it_is_undone_itself(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "loan-sharks the-mafia psychiatrists", "B": "fbi", "C": "cia"},
        links={"mob-influence": "loan-sharks"},
        hands={"A": "angst backlash"},
    )
    assert t.power["loan-sharks"] == 6 + 1  # one other Criminal group
    run(t, "A: plot:angst", "A: loan-sharks")
    choosing(t, "A", "bavarian-illuminati", "psychiatrists")
    settle(t)
    assert t.power["loan-sharks"] == 1 + 1
    run(t, "A: plot:backlash", "A: loan-sharks")
    choosing(t, "A", "angst", "the-mafia")
    settle(t)
    assert t.power["loan-sharks"] == 6 + 1
    assert sorted(t.discards["A"]) == ["angst", "backlash"]


@rule("IN-21.13", "IN-7.17")
@card("mothers-march", "time-warp")
def test_mothers_and_time_make_one_roll_three(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(dentists))", "C": "pentagon"},
        hands={"B": "mothers-march", "C": "time-warp"},
        decks={"A": "smof"},
        dice=[1, 1, 2, 2, 6, 5],
    )
    attack(t, "A", "destroy", "cia", "dentists", "aid:bavarian-illuminati")
    assert t.strength == 6 + 10 - 1
    run(t, "B: plot:mothers-march")
    choosing(t, "B", "texas")
    run(t, "C: plot:time-warp")
    settle(t)
    # 2 was a success, 4 against 11 was one too, and 11 never is.
    assert t.destroyed["A"] == []
    assert "dentists" in t.groups["B"]
    assert t.hand["A"] == ["smof"]


@rule("IN-19.18")
@card("princess-di", "media-connections", "feminists")
def test_feminists_reach_the_princess_through_the_media(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "feminists big-media girlie-magazines", "B": "princess-di(smof) texas", "C": "cia"},
        hands={"A": "media-connections"},
        tokens={"feminists": 1},
    )

    def targets(leader):
        run(t, f"A: destroy:{leader}")
        found = {"princess-di", "smof"} & set(t.legal("A"))
        run(t, "A: texas", "A: go", "A: call-off")
        return found

    assert targets("feminists") == set()
    assert targets("girlie-magazines") == {"princess-di", "smof"}
    run(t, "A: plot:media-connections", "A: feminists")
    choosing(t, "A", "big-media", "girlie-magazines")
    settle(t)
    assert targets("feminists") == {"princess-di", "smof"}


@rule("IN-18.6", "IN-10.7", "IN-10.12")
@card("druids", "air-magic", "red-cross", "tidal-wave")
def test_magic_triples_the_place_and_not_the_druids_in_it(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(hawaii) red-cross druids", "C": "fbi"},
        links={"druids": "hawaii"},
        hands={"A": "tidal-wave", "B": "air-magic"},
        dice=[1, 1],
    )
    run(t, "A: plot:tidal-wave", "A: hawaii")
    assert t.strength == 24 - (1 + 8) - 5 - 6
    run(t, "B: plot:air-magic")
    choosing(t, "B", "pay:1", "druids")
    assert t.strength == 24 - (3 * 1 + 8) - 5 - 6
    settle(t)
    assert "hawaii" in t.groups["B"]  # by nothing: Devastated, not destroyed
    assert "hawaii" in t.devastated


@rule("IN-11.5", "IN-10.13")
@card("nuclear-accident", "nuclear-power-companies", "hoax")
def test_an_accident_that_was_a_hoax_stops_no_reactor(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "nuclear-power-companies", "C": "hawaii pentagon"},
        hands={"A": "nuclear-accident", "C": "hoax"},
        decks={"C": "jihad martyrs"},
        dice=[6, 6],
    )
    run(t, "A: plot:nuclear-accident", "A: hawaii")
    assert (t.tokens["nuclear-power-companies"], t.tokens["hawaii"]) == (0, 0)
    run(t, "C: plot:hoax")
    choosing(t, "C", "pentagon")
    settle(t)
    assert (t.tokens["nuclear-power-companies"], t.tokens["hawaii"]) == (1, 1)
    assert t.tokens["pentagon"] == 0
    assert t.discards["A"] == ["nuclear-accident"]
    assert sorted(t.discards["C"]) == ["hoax", "jihad"]


@rule("IN-17.14", "IN-7.28", "IN-8.2")
@card("antiwar-activists", "lawyers", "black-activists", "supreme-court")
def test_whoever_takes_part_wakes_the_activists_and_may_be_sent_home(inwo):
    def table():
        return inwo.position(
            seats=3,
            groups={
                "A": "fbi california",
                "B": "antiwar-activists lawyers black-activists(smof) supreme-court",
                "C": "cia",
            },
            dice=[6, 6],
        )

    t = table()
    declare(t, "A", "destroy", "fbi", "smof")
    # To destroy, Resistance is of no use: only the Lawyers count. Straight against Weird.
    assert t.strength == 4 + 4 - 1 - 5 - 4
    run(t, "A: call-off")
    t = table()
    attack(t, "A", "control", "fbi", "smof", "aid:california")
    assert t.strength == 4 - 4 + 5 - 1 - 5 - 4 - 4 - 4
    run(t, "B: use:supreme-court/fight", "B: california")
    replies_pass(t)
    # California's action is cancelled: its Power is gone, and no Liberal group takes part any more.
    assert t.strength == 4 - 4 - 1 - 5 - 4 - 4
    wrap_up(t)
