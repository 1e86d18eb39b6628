"""Cards that speak to each other: a seventh round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, replies_pass, run, settle, until, until_asked


@rule("IN-18.6", "IN-15.1", "IN-11.5")
@card("currency-speculation", "chicken-in-every-pot", "wall-street", "hoax")
def test_a_chicken_in_every_pot_is_added_to_the_speculation_until_it_is_a_hoax(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "wall-street", "B": "texas(fraternal-orders(feminists))", "C": "fbi"},
        hands={"A": "currency-speculation", "B": "hoax", "C": "chicken-in-every-pot"},
        decks={"B": "jihad"},
        dice=[6, 6],
    )
    settle(run(t, "A: plot:currency-speculation", "A: wall-street", "A: power"))
    attack(t, "A", "control", "wall-street", "feminists")
    assert t.strength == 3 * 4 - 2
    run(t, "C: plot:chicken-in-every-pot")
    assert t.strength == 3 * 4 + 2 - 2
    assert t.power["texas"] == 6 + 2 - 1
    run(t, "B: plot:hoax")
    choosing(t, "B", "texas")
    replies_pass(t)
    assert t.strength == 3 * 4 - 2
    assert t.nwo == []
    settle(t)


@rule("IN-3.12", "IN-3.13", "IN-21.15")
@card("gnomes-of-zurich", "conspiracy-theorists")
def test_when_the_theorists_fall_the_gnomes_give_up_a_seventh_plot(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"B": "gnomes-of-zurich", "C": "the-network"},
        groups={"A": "cia", "B": "texas(fraternal-orders(conspiracy-theorists))", "C": "fbi"},
        hands={"B": "jihad martyrs slush-fund stock-split infobahn"},
        exposed={"B": "hoax payoff"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "cia", "conspiracy-theorists")
    assert t.strength == 6
    settle(t)
    assert t.destroyed["A"] == ["conspiracy-theorists"]
    assert t.to_act == ["B"]
    assert "pass" not in t.legal("B")
    run(t, "B: drop:payoff")
    settle(t)
    assert t.to_act == ["A"]
    assert (len(t.plots["B"]), t.exposed["B"]) == (5, ["hoax"])


@rule("IN-9.14", "IN-7.27", "IN-21.16")
@card("religious-reich", "texas", "bavarian-illuminati")
@pytest.mark.parametrize("aided", [False, True])
def test_the_reich_joins_as_soon_as_a_conservative_helps(inwo, aided):
    t = inwo.position(
        seats=3,
        groups={"A": "cia texas", "B": "california(nasa)", "C": "religious-reich"},
        dice=[6, 6],
    )
    aid = ["aid:texas"] if aided else []
    declare(t, "A", "control", "cia", "nasa", *aid, "use:bavarian-illuminati")
    run(t, "A: commit")
    assert t.privileged
    # The C.I.A., Texas, NASA and its master are all Government.
    assert t.strength == 6 + 4 + (6 if aided else 0) - 4 - 4 - 5
    assert ("use:religious-reich/break" in until(t, "C")) is aided
    if aided:
        run(t, "C: use:religious-reich/break", "C: oppose")
        replies_pass(t)
        assert not t.privileged
        assert t.strength == 3 - 1  # neither Straight nor Conservative: their Global Power
    settle(t)


@rule("IN-3.18", "IN-11.5", "IN-21.3")
@card("full-moon", "world-hunger", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_the_moon_does_not_feed_hungry_fanatics(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "rifkinites goldfish-fanciers", "B": "moonies", "C": "pentagon"},
        hands={"A": "full-moon", "C": "hoax"},
        decks={"C": "jihad"},
        tokens={"rifkinites": 0},
        nwo="world-hunger",
    )
    run(t, "A: plot:full-moon")
    assert (t.tokens["rifkinites"], t.tokens["goldfish-fanciers"]) == (0, 2)
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    replies_pass(t)
    if not cancelled:
        run(t, "A: moonies")
    settle(t)
    assert t.tokens["rifkinites"] == 0
    assert t.tokens["goldfish-fanciers"] == (1 if cancelled else 2)
    assert t.tokens["moonies"] == (1 if cancelled else 2)
    assert t.tokens["bavarian-illuminati"] == 0


@rule("IN-8.13", "IN-19.1")
@card("switzerland", "unmasked", "gnomes-of-zurich", "shangri-la")
def test_whoever_was_a_gnome_leaves_switzerland_behind(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"B": "gnomes-of-zurich", "C": "the-network"},
        groups={"A": "cia switzerland", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        hands={"B": "unmasked shangri-la"},
        dice=[6, 6, 6, 6],
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert t.strength == 6 + 2 - 1
    run(t, "B: plot:unmasked", "B: shangri-la")
    replies_pass(t)
    assert t.strength == 6 - 1 - 5  # no Gnomes any more: nothing for Switzerland; and Shangri-La defends
    settle(t)
    attack(t, "A", "destroy", "switzerland", "dentists")
    assert t.strength == 1 - 1 - 5
    settle(t)


@rule("IN-21.13", "IN-7.17")
@card("angels-feather", "murphys-law")
def test_what_murphy_made_fail_the_feather_tries_again(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "japan", "B": "texas", "C": "fbi"},
        resources={"A": "angels-feather"},
        links={"angels-feather": "japan"},
        hands={"A": "hackers", "C": "murphys-law"},
        dice=[1, 2, 2, 2],
    )
    attack(t, "A", "control", "japan", "hackers")
    assert t.strength == 6 + 6 - 4
    run(t, "C: plot:murphys-law")
    replies_pass(t)
    settle(t)
    run(t, "A: japan:left")
    assert t.masters["hackers"] == "japan"
    assert t.discards["C"] == ["murphys-law"]
    assert t.tokens["gnomes-of-zurich"] == 0


@rule("IN-18.6", "IN-10.9")
@card("principia-discordia", "jake-day", "solidarity")
def test_every_new_weird_group_makes_all_the_others_harder_to_take(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "hackers semiconscious-liberation-army dentists", "C": "fbi"},
        resources={"B": "principia-discordia"},
        hands={"B": "jake-day"},
        nwo="solidarity",
        dice=[6, 6],
    )
    assert (t.resistance["hackers"], t.resistance["dentists"]) == (2 * 4 + 2, 2 * 2)
    attack(t, "A", "control", "cia", "hackers")
    assert t.strength == 6 - 10 - 10
    run(t, "B: plot:jake-day", "B: dentists")
    choosing(t, "B", "pay:1", "the-network")
    replies_pass(t)
    assert (t.resistance["hackers"], t.resistance["dentists"]) == (2 * 4 + 3, 2 * 2 + 3)
    assert t.strength == 6 - 11 - 10
    settle(t)


@rule("IN-21.13", "IN-7.27")
@card("death-mask", "time-warp", "witch")
def test_a_success_behind_the_mask_is_a_success_for_the_time_warp(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia witch", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"A": "death-mask"},
        links={"death-mask": "witch"},
        hands={"C": "time-warp"},
        decks={"A": "smof"},
        dice=[3, 2, 6, 6],
    )
    attack(t, "A", "control", "cia", "dentists")
    assert t.strength == 6 - 2
    until_asked(t, "after-roll")
    assert "plot:time-warp" not in t.legal("C")  # five is too much
    run(t, "A: use:death-mask", "A: aid")
    replies_pass(t)
    # The Witch shares nothing with the Dentists: Global Power 2.
    run(t, "C: plot:time-warp")
    settle(t)
    assert "dentists" in t.groups["B"]
    assert t.hand["A"] == ["smof"]
    assert t.tokens["witch"] == 0


@rule("IN-18.6", "IN-10.9")
@card("bjorne", "recording-industry", "empty-vee", "servants-of-cthulhu", "sniper")
def test_the_more_famous_the_singer_the_more_his_murder_is_worth(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "texas(fraternal-orders(bjorne)) recording-industry empty-vee", "C": "fbi"},
        hands={"A": "sniper"},
        decks={"A": "jihad martyrs slush-fund stock-split infobahn hoax vultures"},
        dice=[1, 1],
    )
    assert t.power["bjorne"] == 1 + 2 + 1
    run(t, "A: plot:sniper", "A: bjorne", "A: none")
    assert t.strength == 10 + 4 - 4
    settle(t)
    assert t.destroyed["A"] == ["bjorne"]
    # One and his Power for whoever kills him, and one for the Servants.
    assert len(t.plots["A"]) == 1 + 4 + 1


@rule("IN-3.18", "IN-18.6")
@card("dollars-for-decency", "moral-minority", "law-and-order")
@pytest.mark.parametrize("nwo", ["", "law-and-order"])
def test_decency_pays_by_the_power_of_the_day(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "dentists moral-minority fast-food-chains", "B": "cia", "C": "smof"},
        hands={"A": "dollars-for-decency"},
        tokens={"dentists": 0, "moral-minority": 0, "fast-food-chains": 0},
        nwo=nwo,
    )
    assert t.power["moral-minority"] == 2 + 2 + (3 if nwo else 0)
    run(t, "A: plot:dollars-for-decency")
    assert {"dentists", "moral-minority", "fast-food-chains"} <= set(t.legal("A"))
    run(t, "A: dentists")
    more = {"moral-minority", "fast-food-chains"} & set(t.legal("A")) if "A" in t.to_act else set()
    assert more == (set() if nwo else {"moral-minority", "fast-food-chains"})
    if more:
        run(t, "A: moral-minority")
        assert "fast-food-chains" not in t.legal("A")
    choosing(t, "A", "none")
    settle(t)
    assert t.tokens["dentists"] == 1
    assert t.tokens["moral-minority"] == (0 if nwo else 1)
    assert t.tokens["fast-food-chains"] == 0
