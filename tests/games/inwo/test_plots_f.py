"""Plots with F that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, may, offered, replies_pass, run, settle, use_up, wrap_up


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


@card("forgery")
def test_nothing_is_forged_that_no_rival_has(inwo):
    for rivals, possible in (("flying-saucer", True), ("mercenaries", False)):
        t = inwo.position(
            groups={"A": "cia"},
            resources={"A": "midas-mill", "B": rivals},
            hands={"A": "forgery flying-saucer mercenaries midas-mill"},
        )
        assert offered(t, "A", "plot:forgery") is possible


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


@card("full-moon")
def test_there_is_no_full_moon_without_fanatics(inwo):
    for fanatics, turns, possible in (("moonies", 1, True), ("moonies", 0, False), ("cia", 1, False)):
        t = inwo.position(
            groups={"A": "texas", "B": fanatics}, hands={"A": "full-moon"}, own_turns={"B": turns}, tokens={fanatics: 0}
        )
        assert offered(t, "A", "plot:full-moon") is possible


@card("fundie-money")
@rule("IN-4.9")
def test_a_group_is_not_given_an_alignment_it_has(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fraternal-orders texas(feminists)"}, hands={"A": "fundie-money"})
    run(t, "A: plot:fundie-money")
    assert sorted(t.legal("A")) == ["cia", "feminists"]
    settle(run(t, "A: cia"))


VEGAS = {
    "groups": {"A": "nasa", "B": "las-vegas"},
    "to_move": "B",
    "decks": {"A": "jihad", "B": "payoff"},
}


@card("fnord")
def test_fnord_is_for_whoever_rolled_outside_attacks_too(inwo):
    t = inwo.position(**VEGAS, hands={"A": "fnord dentists feminists", "B": "fnord dentists feminists"}, dice=[3, 4])
    run(t, "B: use:las-vegas", "B: @A", "B: 1")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert may(t, "B", "plot:fnord")
    assert not may(t, "A", "plot:fnord")


@card("computer-virus")
@rule("IN-18.10")
def test_a_virus_shifts_a_roll_outside_attacks(inwo):
    """With 6 or less the rival would draw, with 7 or more the gambler does."""
    for word, dice, winner in (("less", [3, 4], "A"), ("more", [2, 3], "B")):
        t = inwo.position(**VEGAS, hands={"A": "computer-virus"}, dice=dice)
        run(t, "B: use:las-vegas", "B: @A", "B: 1", "A: plot:computer-virus", f"A: {word}", "A: nasa")
        settle(t)
        assert [seat for seat in "AB" if t.plots[seat]] == [winner]


@rule("IN-3.10")
@card("fnord")
def test_fnord_needs_a_group_card_that_is_undrawn_or_two_in_the_hand(inwo):
    def rolled(hand):
        t = inwo.position(groups={"A": "cia"}, hands={"A": f"fnord dentists {hand}"}, dice=[6, 6, 1, 2])
        attack(use_up(t, 0, 1), "A", "control", "cia", "dentists")
        while not t.dice:
            t.play(f"{t.to_act[0]}: pass")
        return t

    t = rolled("trekkies")
    assert not offered(t, "A", "plot:fnord")
    wrap_up(t)
    t = rolled("trekkies joggers")
    run(t, "A: plot:fnord", "A: trekkies", "A: joggers")  # no other price is left to choose
    wrap_up(t)
