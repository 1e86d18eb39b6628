"""Plots with E that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import catalog, power
from camarilla.testing import card, rule

from .helpers import after, attack, offered, replies_pass, run, settle, until, use_up, wrap_up


@card("early-warning")
def test_early_warning_adds_ten_against_a_disaster(inwo):
    t = inwo.position(groups={"B": "texas", "C": "fbi"}, seats=3, hands={"A": "earthquake", "C": "early-warning"})
    run(t, "A: plot:earthquake", "A: texas")
    before = t.strength
    run(t, "C: plot:early-warning")
    assert t.strength == before - 10
    settle(t)
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"B": "early-warning"})
    attack(t, "A", "destroy", "cia", "texas")
    assert not offered(t, "B", "plot:early-warning")
    settle(t)


@card("earth-magic")
def test_earth_magic_lets_magic_groups_oppose_a_disaster(inwo):
    t = inwo.position(
        groups={"A": "druids", "B": "texas(fbi)", "C": "voudonistas"},
        seats=3,
        hands={"A": "earthquake", "B": "earth-magic"},
    )
    run(t, "A: plot:earthquake", "A: texas")
    before = t.strength
    run(t, "B: plot:earth-magic")
    until(t, "C")
    replies_pass(t)
    assert offered(t, "C", "oppose:voudonistas")
    assert not offered(t, "C", "aid:voudonistas")
    assert not offered(t, "B", "oppose:fbi")
    run(t, "C: oppose:voudonistas")
    assert t.strength == before - 1
    assert t.tokens["voudonistas"] == 0
    settle(t)


@card("eat-the-rich")
def test_eating_the_rich_takes_media_and_a_group_of_power_six(inwo):
    t = inwo.position(groups={"A": "big-media(cia)", "B": "texas fbi"}, hands={"A": "eat-the-rich"})
    run(t, "A: destroy:big-media", "A: texas")
    before = t.strength
    replies_pass(run(t, "A: plot:eat-the-rich"))
    assert t.strength == before + 10
    assert t.privileged
    wrap_up(run(t, "A: go"))
    for leader, target in (("big-media", "fbi"), ("cia", "texas")):
        t = inwo.position(groups={"A": "big-media(cia)", "B": "texas fbi"}, hands={"A": "eat-the-rich"})
        run(t, f"A: destroy:{leader}", f"A: {target}")
        assert not offered(t, "A", "plot:eat-the-rich")
        wrap_up(t)


@card("embezzlement")
def test_embezzlement_takes_a_plot_as_it_is_drawn(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        step="plot draw",
        hands={"A": "payoff", "B": "embezzlement martyrs hoax"},
        decks={"A": "jihad"},
    )
    run(t, "A: draw", "B: plot:embezzlement", "B: 1", "B: martyrs")
    replies_pass(t)
    assert t.plots["A"] == ["payoff"]
    assert t.plots["B"] == ["hoax", "jihad"]
    assert "martyrs" in t.discards["B"]


@card("embezzlement")
def test_embezzlement_needs_another_plot_to_discard(inwo):
    t = inwo.position(groups={"A": "cia"}, step="plot draw", hands={"B": "embezzlement"}, decks={"A": "jihad"})
    run(t, "A: draw")
    while t.plots["A"] != ["jihad"]:
        t.play(f"{t.to_act[0]}: pass")
    assert t.table.view(None).asked[0].prompt == "after"
    assert not offered(t, "B", "plot:embezzlement")


@card("embezzlement")
@rule("IN-21.5")
def test_two_who_have_the_choice_of_three_drawn_plots_do_not_roll_off(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi", "C": "texas"},
        seats=3,
        hands={"A": "savings-and-loan-scam", "B": "embezzlement payoff", "C": "embezzlement payoff"},
        decks={"A": "jihad martyrs hoax"},
        dice=[1, 1, 6, 6],
    )
    after(run(t, "A: plot:savings-and-loan-scam", "A: cia"))
    t.play("A: pass", "B: plot:embezzlement", "C: plot:embezzlement")
    run(t, "B: 1", "B: payoff")
    run(t, "C: plot:embezzlement", "C: 1", "C: payoff")
    settle(t)
    assert len(t.plots["A"]) == len(t.plots["B"]) == len(t.plots["C"]) == 1


@card("exposed")
def test_an_exposed_group_is_secret_no_longer(inwo):
    groups = {"A": "big-media cia tabloids", "B": "vampires"}
    t = inwo.position(groups=groups, hands={"A": "exposed"})
    run(t, "A: destroy:cia")
    assert not offered(t, "A", "vampires")
    wrap_up(t)
    t = inwo.position(groups=groups, hands={"A": "exposed"})
    run(t, "A: plot:exposed", "A: vampires")
    assert t.legal("A") == ["big-media"]  # a Media group of Power 4
    settle(run(t, "A: big-media"))
    run(t, "A: destroy:cia")
    assert offered(t, "A", "vampires")
    wrap_up(t)


@card("exposed")
def test_an_exposed_group_keeps_its_other_attributes_and_others_theirs(inwo):
    t = inwo.position(groups={"A": "big-media vampires druids", "B": "cia"}, hands={"A": "exposed"})
    settle(run(t, "A: plot:exposed", "A: vampires", "A: big-media"))
    g = t.table.g
    names = {catalog.ID[g.cards.face[slot]]: slot for slot in g.structure[0]}
    assert not power.is_a(g, names["vampires"], catalog.SECRET)
    assert power.is_a(g, names["vampires"], catalog.MAGIC)
    assert power.is_a(g, names["druids"], catalog.MAGIC)


@rule("IN-3.10")
@card("18-1-2-minute-gap")
@pytest.mark.parametrize("back", [0, 1])
def test_the_gap_needs_a_card_of_each_deck(inwo, back):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"})
    run(use_up(t, 1, back), "A: plot:savings-and-loan-scam", "A: cia")
    assert not offered(t, "B", "plot:18-1-2-minute-gap")
    settle(t)


@rule("IN-17.9")
@card("emergency-powers")
def test_a_rivals_plot_of_the_same_kind_bars_nobody(inwo):
    for host, may in (("texas", True), ("cia", False)):
        t = inwo.position(
            groups={"A": "cia", "B": "texas"}, hands={"A": "emergency-powers"}, links={"emergency-powers": host}
        )
        assert offered(t, "A", "plot:emergency-powers") is may
