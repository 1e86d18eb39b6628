"""Plots with F that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, wrap_up


@card("faction-fight")
def test_a_faction_fight_adds_five_to_the_agents_and_is_privileged(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "faction-fight feminists"})
    run(t, "A: control:cia", "A: feminists")
    before = t.strength
    replies_pass(run(t, "A: plot:faction-fight", "A: feminists"))
    assert t.strength == before + 10 + 5
    assert t.privileged
    run(t, "A: go")
    wrap_up(t)
    assert "feminists" in t.discards["A"]
    assert t.hand["A"] == []


@card("faction-fight")
def test_a_faction_fight_needs_a_duplicate_of_a_rivals_group(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "faction-fight dentists"})
    run(t, "A: control:cia", "A: feminists")
    assert not offered(t, "A", "plot:faction-fight")
    wrap_up(t)


@card("fnord")
@rule("IN-21.13")
def test_fnord_rolls_again_for_the_top_group_card(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "fnord dentists"}, decks={"A": "feminists"}, dice=[6, 6, 1, 2])
    attack(t, "A", "control", "cia", "dentists")
    run(t, "A: plot:fnord")
    replies_pass(t)
    assert t.dice == [1, 2]
    assert "feminists" in t.discards["A"]
    wrap_up(t)
    assert "dentists" in t.groups["A"]


@card("fnord")
def test_fnord_may_cost_two_group_cards_of_the_hand_and_is_for_own_rolls_only(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        hands={"A": "fnord dentists trekkies joggers", "B": "fnord"},
        decks={"A": "feminists"},
        dice=[6, 6, 1, 2],
    )
    attack(t, "A", "control", "cia", "dentists")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "B", "plot:fnord")
    run(t, "A: plot:fnord", "A: pay:2", "A: trekkies", "A: joggers")
    replies_pass(t)
    assert t.dice == [1, 2]
    assert sorted(t.discards["A"]) == ["fnord", "joggers", "trekkies"]
    wrap_up(t)


@card("foiled")
def test_a_foiled_rival_loses_an_exposed_goal(inwo):
    t = inwo.position(groups={"A": "tabloids cia"}, hands={"A": "foiled"}, exposed={"B": "hail-eris hoax"})
    run(t, "A: plot:foiled")
    assert t.legal("A") == ["hail-eris"]
    run(t, "A: hail-eris")
    assert t.legal("A") == ["tabloids"]
    settle(run(t, "A: tabloids"))
    assert t.exposed["B"] == ["hoax"]
    assert t.discards["B"] == ["hail-eris"]


@card("foiled")
@rule("IN-14.23")
def test_a_goal_that_is_claimed_cannot_be_foiled(inwo):
    t = inwo.position(
        groups={"A": "tabloids cia(texas pentagon) the-mafia(new-york japan) multinational-oil-companies"},
        hands={"B": "foiled"},
        exposed={"A": "power-for-its-own-sake"},
        turns=9,
    )
    run(t, "A: knock", "A: done", "A: claim:power-for-its-own-sake")
    assert not offered(t, "B", "plot:foiled")
    wrap_up(t)


@card("forgery")
@rule("IN-16.12")
def test_a_forgery_replaces_the_unique_original(inwo):
    t = inwo.position(
        groups={"A": "cia"}, resources={"B": "flying-saucer"}, hands={"A": "forgery flying-saucer mercenaries"}
    )
    run(t, "A: plot:forgery")
    assert t.legal("A") == ["flying-saucer"]
    settle(run(t, "A: flying-saucer"))
    assert t.resources["A"] == ["flying-saucer"]
    assert t.resources["B"] == []
    assert t.discards["B"] == ["flying-saucer"]


@card("full-moon")
@rule("IN-3.18")
def test_a_full_moon_gives_fanatics_tokens_even_if_they_have_some(inwo):
    t = inwo.position(
        groups={"A": "hackers intellectuals cia", "B": "moonies trekkies", "C": "nephews-of-god"},
        seats=3,
        hands={"A": "full-moon"},
        tokens={"intellectuals": 0, "trekkies": 0, "nephews-of-god": 0, "cia": 0},
    )
    run(t, "A: plot:full-moon")
    assert t.tokens["hackers"] == 2
    assert t.tokens["intellectuals"] == 1
    replies_pass(t)
    run(t, "A: trekkies", "A: none")
    settle(t)
    assert t.tokens["trekkies"] == 1
    assert t.tokens["moonies"] == 1
    assert t.tokens["nephews-of-god"] == t.tokens["cia"] == 0
    assert t.tokens["bavarian-illuminati"] == 0
