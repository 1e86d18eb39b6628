"""Cards that speak to each other: a ninth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, may, replies_pass, run, settle, until, watching


@rule("IN-3.3", "IN-21.4")
@card("trading-card-games", "immortality-serum", "botched-contact")
def test_who_is_played_for_a_game_of_cards_may_drink_the_serum(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia(trading-card-games)", "B": "texas", "C": "fbi"},
        resources={"B": "immortality-serum"},
        hands={"A": "elvis", "C": "botched-contact"},
    )
    run(t, "A: use:trading-card-games", "A: elvis")
    assert "plot:botched-contact" not in until(t, "C")  # no automatic takeover
    assert "use:immortality-serum" in until(t, "B")
    run(t, "B: use:immortality-serum", "B: texas:right")
    settle(t)
    assert t.masters["elvis"] == "texas"
    assert t.links["immortality-serum"] == "elvis"
    assert (t.groups["A"], t.discards["A"]) == (["cia"], ["trading-card-games"])


@rule("IN-18.6", "IN-14.25")
@card("libertarians", "dictatorship", "canada")
def test_libertarians_are_as_strong_as_the_dictatorship_they_took(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "libertarians", "B": "texas(fraternal-orders(canada))", "C": "fbi"},
        links={"dictatorship": "canada"},
        dice=[1, 1],
    )
    attack(t, "A", "control", "libertarians", "canada", "aid:bavarian-illuminati")
    assert t.strength == 1 + 10 - 4
    settle(t)
    assert t.masters["canada"] == "libertarians"
    assert t.power["libertarians"] == t.power["canada"] == 3 + 2


@rule("IN-10.12", "IN-4.23")
@card("orbit-one", "meteor-strike", "survivalists", "volunteer-aid", "tornado")
def test_survivalists_and_volunteers_look_after_orbit_one(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(orbit-one) survivalists", "C": "fbi"},
        hands={"A": "meteor-strike tornado", "C": "volunteer-aid"},
        dice=[1, 1],
    )
    run(t, "A: plot:meteor-strike", "A: orbit-one")
    assert t.strength == 16 - 2 - 5 - 3
    run(t, "C: plot:volunteer-aid")
    assert t.strength == 16 - 2 - 5 - 3 - 6
    settle(t)
    # Strength 0: nothing succeeds. A storm cannot reach it at all.
    assert t.devastated == []
    assert not may(t, "A", "plot:tornado")


@rule("IN-10.15", "IN-21.18")
@card("the-holy-grail", "combined-disasters", "earthquake", "volcano")
def test_the_grail_holds_against_two_disasters_at_once(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(hawaii)", "C": "fbi"},
        resources={"B": "the-holy-grail"},
        written={"the-holy-grail": "place:hawaii"},
        hands={"A": "combined-disasters earthquake volcano"},
        dice=[1, 1],
    )
    run(t, "A: plot:combined-disasters")
    choosing(t, "A", "hawaii", "volcano", "earthquake", "hawaii")
    assert t.strength == 18 + 16 - 1 - 5
    settle(t)
    assert t.devastated == []
    assert "hawaii" in t.groups["B"]
    assert t.resources["B"] == ["the-holy-grail"]
    assert sorted(t.discards["A"]) == ["combined-disasters", "earthquake", "volcano"]


@rule("IN-10.6", "IN-19.4")
@card("spasm-of-violence", "mistaken-identity", "sniper", "hit-and-run")
def test_a_spasm_at_the_wrong_person(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(elvis))", "C": "fbi"},
        hands={"A": "spasm-of-violence sniper hit-and-run", "C": "mistaken-identity"},
        dice=[1, 1],
    )
    run(t, "A: plot:spasm-of-violence")
    choosing(t, "A", "elvis", "sniper", "hit-and-run", "elvis", "none")
    assert t.strength == 10 + 10 - 1
    run(t, "C: plot:mistaken-identity")
    settle(t)
    assert "elvis" in t.groups["B"]
    assert sorted(t.discards["A"]) == ["hit-and-run", "sniper", "spasm-of-violence"]
    assert t.discards["C"] == ["mistaken-identity"]


@rule("IN-10.12", "IN-5.4")
@card("hidden-city", "tornado", "early-warning")
@pytest.mark.parametrize("warned", [False, True])
def test_a_city_nobody_knows_is_warned_like_a_place(inwo, warned):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        resources={"B": "hidden-city", "A": "weather-satellite"},
        hands={"A": "tornado", "C": "early-warning"},
        dice=[1, 1],
    )
    run(t, "A: plot:tornado", "A: hidden-city")
    assert t.strength == 12 - 10
    if warned:
        run(t, "C: plot:early-warning")
        assert t.strength == 12 - 10 - 10
    assert t.power["the-network"] == 8 + 2
    settle(t)
    # Two against two is a success by nothing: it cannot be Devastated, and is not destroyed.
    assert t.resources["B"] == ["hidden-city"]
    assert t.devastated == []


@rule("IN-9.5", "IN-9.6")
@card("purge", "faction-fight", "feminists")
def test_who_was_purged_has_no_factions(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "feminists texas", "B": "democrats", "C": "cia"},
        hands={"A": "purge", "B": "faction-fight feminists"},
        to_move="A",
    )
    settle(run(t, "A: plot:purge/group", "A: feminists"))
    assert t.power["feminists"] == 1
    run(t, "A: knock", "A: done", "B: skip", "B: skip", "B: skip")
    settle(t)
    run(t, "B: control:democrats", "B: feminists")
    assert not may(t, "B", "plot:faction-fight")
    run(t, "B: go", "B: commit")
    assert t.strength == 6 + 4 - 2 - 10
    assert "agents:feminists:aid" not in watching(t, "B")


@rule("IN-18.6", "IN-18.7")
@card("irs", "tax-reform", "good-polls")
def test_popular_taxes_are_tripled_and_then_reformed(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(irs))", "C": "fbi"},
        hands={"B": "good-polls"},
        nwo="tax-reform",
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "irs")
    assert t.strength == 6 + 4 - 5 - 10
    replies_pass(run(t, "B: plot:good-polls", "B: government"))
    assert t.strength == 6 + 4 - 3 * 5 - 10
    settle(t)


@rule("IN-3.10", "IN-10.9")
@card("unlucky-13", "bjorne", "servants-of-cthulhu", "sniper")
def test_an_unlucky_murderer_draws_nothing_for_the_singer(inwo):
    t = inwo.position(
        seats=3,
        step="begin",
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "texas(fraternal-orders(bjorne)) druids", "C": "fbi"},
        hands={"A": "sniper", "B": "unlucky-13"},
        dice=[1, 1],
    )
    run(t, "B: plot:unlucky-13", "B: druids")
    replies_pass(t)
    run(t, "A: skip", "A: skip", "A: skip")
    run(t, "A: plot:sniper", "A: bjorne", "A: none")
    settle(t)
    assert t.destroyed["A"] == ["bjorne"]
    assert t.plots["A"] == []


@rule("IN-7.29", "IN-18.6")
@card("wall-street", "local-police-departments", "tv-preachers")
def test_a_bank_guards_its_puppets_and_the_police_their_master(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "wall-street(tv-preachers(local-police-departments))", "C": "fbi"},
    )
    # The Preachers: a puppet of Wall Street (+10), master of the Police (+3). The Police: their puppet (+5).
    assert t.resistance["tv-preachers"] == 6 + 10 + 3
    assert t.resistance["local-police-departments"] == 4 + 5
    assert t.power["tv-preachers"] == 3 + 1
    declare(t, "A", "control", "cia", "local-police-departments")
    # Violent both; Straight like their master; below the puppet of a direct puppet.
    assert t.strength == 6 + 4 - 9 - 4
    run(t, "A: call-off")
