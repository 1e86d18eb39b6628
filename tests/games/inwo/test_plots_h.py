"""Plots with H that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until_asked, wrap_up


@card("hat-trick")
def test_a_hat_trick_brings_back_a_plot_just_used(inwo):
    t = inwo.position(
        groups={"A": "cia cable-tv dentists"},
        hands={"A": "savings-and-loan-scam hat-trick"},
        decks={"A": "jihad martyrs payoff"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "A: plot:hat-trick", "A: savings-and-loan-scam")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "cable-tv"]  # Power 3 or more
    run(t, "A: cable-tv")
    settle(t)
    assert t.plots["A"] == ["jihad", "martyrs", "payoff", "savings-and-loan-scam"]
    assert t.discards["A"] == ["hat-trick"]


@card("hat-trick")
def test_a_hat_trick_saves_no_plot_that_was_cancelled_or_is_a_rivals(inwo):
    t = inwo.position(
        groups={"A": "cia cable-tv", "B": "pentagon"},
        hands={"A": "savings-and-loan-scam hat-trick", "B": "hoax hat-trick"},
        decks={"A": "jihad", "B": "martyrs"},
        tokens={"the-network": 0},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:hoax", "B: pentagon")
    seen = []
    while t.table.view(None).asked[0].prompt in ("reply", "after"):
        if t.to_act[0] == "A":
            seen += t.legal("A")
        t.play(f"{t.to_act[0]}: pass")
    assert "savings-and-loan-scam" in t.discards["A"]
    assert "plot:hat-trick" not in seen
    settle(t)


@card("hat-trick", "stealing-the-plans")
@rule("IN-11.9")
@pytest.mark.parametrize(("dice", "has_it"), [([1, 1, 6, 5], "B"), ([6, 5, 1, 1], "A")])
def test_whoever_used_a_plot_and_whoever_steals_it_roll_off(inwo, dice, has_it):
    t = inwo.position(
        groups={"A": "cia cable-tv", "B": "fbi"},
        seats=3,
        hands={"A": "savings-and-loan-scam hat-trick", "B": "stealing-the-plans"},
        dice=dice,
    )
    until_asked(run(t, "A: plot:savings-and-loan-scam", "A: cia"), "after")
    t.play("A: plot:hat-trick")
    t.play("B: plot:stealing-the-plans")
    payer = "cable-tv" if has_it == "A" else "fbi"
    settle(run(t, "C: pass", f"{has_it}: savings-and-loan-scam", f"{has_it}: {payer}"))
    assert "savings-and-loan-scam" in t.plots[has_it]
    assert t.discards["A"] == (["hat-trick"] if has_it == "A" else [])


@card("head-in-a-jar")
def test_a_head_in_a_jar_stays_in_play_but_takes_no_new_puppets(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(ross-perot(dentists)))"},
        hands={"A": "sniper hit-and-run", "B": "head-in-a-jar trekkies"},
        dice=[1, 1, 6, 6],
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none", "B: plot:head-in-a-jar")
    settle(t)
    assert t.groups["B"] == ["texas", "cable-tv", "ross-perot", "dentists"]
    run(t, "A: plot:hit-and-run", "A: ross-perot")
    assert ["defence", "head-in-a-jar", -10] in t.parts
    settle(t)
    run(t, "A: knock", "A: done", "B: skip", "B: skip")
    if "take:trekkies" in t.legal("B"):
        run(t, "B: take:trekkies")
        assert not any(option.startswith("ross-perot") for option in t.legal("B"))
    wrap_up(t)


@card("head-in-a-jar")
def test_a_head_in_a_jar_still_leads_attacks_to_destroy_but_not_to_control(inwo):
    t = inwo.position(
        groups={"A": "ross-perot", "B": "feminists"}, links={"head-in-a-jar": "ross-perot"}, hands={"A": "dentists"}
    )
    assert offered(t, "A", "destroy:ross-perot")
    assert not offered(t, "A", "control:ross-perot")


@card("head-in-a-jar")
def test_a_head_in_a_jar_has_no_free_place_and_others_have(inwo):
    t = inwo.position(groups={"A": "ross-perot(dentists) elvis cia"}, links={"head-in-a-jar": "ross-perot"})
    run(t, "A: move:cia")
    masters = {option.partition(":")[0] for option in t.legal("A")}
    assert masters == {"bavarian-illuminati", "elvis"}
    wrap_up(t)


@card("head-in-a-jar")
@rule("IN-12.2")
def test_a_head_in_a_jar_keeps_its_puppets_where_it_is_moved(inwo):
    t = inwo.position(groups={"A": "ross-perot(dentists) elvis cia"}, links={"head-in-a-jar": "ross-perot"})
    wrap_up(run(t, "A: move:ross-perot", "A: cia:right"))
    assert t.masters["ross-perot"] == "cia"
    assert t.masters["dentists"] == "ross-perot"
    assert t.hand["A"] == []


@card("head-in-a-jar")
@rule("IN-7.38")
def test_a_head_in_a_jar_is_captured_with_its_puppets(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(ross-perot(dentists)))"},
        links={"head-in-a-jar": "ross-perot"},
        tokens={"texas": 0, "cable-tv": 0, "ross-perot": 0, "dentists": 0, "the-network": 0},
        dice=[1, 1],
    )
    attack(t, "A", "control", "cia", "ross-perot", "aid:bavarian-illuminati")
    wrap_up(run(t, "A: cia:right"))
    assert t.groups["A"] == ["cia", "ross-perot", "dentists"]


@card("hex")
def test_a_hex_destroys_a_rivals_magic_resource(inwo):
    t = inwo.position(
        groups={"A": "witch druids"},
        resources={"A": "book-of-kells", "B": "spear-of-longinus flying-saucer"},
        hands={"A": "hex"},
    )
    run(t, "A: plot:hex")
    assert t.legal("A") == ["spear-of-longinus"]
    run(t, "A: spear-of-longinus", "A: pay:2")
    assert t.legal("A") == ["witch"]  # Magic with Power 3
    settle(run(t, "A: witch"))
    assert t.resources["B"] == ["flying-saucer"]
    assert t.destroyed["A"] == ["spear-of-longinus"]
    assert t.tokens["bavarian-illuminati"] == 1


@card("hex")
def test_no_hex_is_cast_during_a_privileged_attack(inwo):
    for privileged in (False, True):
        t = inwo.position(
            groups={"A": "cia", "B": "feminists"}, resources={"A": "spear-of-longinus"}, hands={"B": "hex"}
        )
        run(t, "A: control:cia", "A: feminists")
        if privileged:
            replies_pass(run(t, "A: use:bavarian-illuminati"))
        run(t, "A: go")
        assert offered(t, "B", "plot:hex") != privileged
        wrap_up(t)


@card("hidden-influence")
def test_hidden_influence_makes_global_power_equal_to_power(inwo):
    t = inwo.position(groups={"A": "texas", "B": "feminists"}, hands={"A": "hidden-influence"}, nwo="gun-control")
    assert t.global_power["texas"] == 0
    settle(run(t, "A: plot:hidden-influence", "A: texas"))
    assert t.power["texas"] == 9
    assert t.global_power["texas"] == 9
    assert t.global_power["feminists"] == 0
    assert t.tokens["bavarian-illuminati"] == 0


@card("hoax")
@rule("IN-10.3")
def test_a_hoax_cancels_any_plot(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi cable-tv texas(pollsters)"},
        hands={"A": "earthquake", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"texas": 1, "the-network": 0},
    )
    run(t, "A: plot:earthquake", "A: texas")
    assert t.tokens["texas"] == 0
    run(t, "B: plot:hoax", "B: fbi", "B: pollsters")
    settle(t)
    assert t.devastated == []
    assert t.tokens["texas"] == 1  # the token comes back (IN-10.13)
    assert sorted(t.discards["B"]) == ["hoax", "jihad"]
    assert t.discards["A"] == ["earthquake"]


@card("hoax")
def test_a_hoax_needs_power_six_and_an_undrawn_plot(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi dentists"},
        hands={"A": "savings-and-loan-scam", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"the-network": 0},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    assert not offered(t, "B", "plot:hoax")  # 4 and 1
    settle(t)
