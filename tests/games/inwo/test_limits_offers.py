"""What is not offered, not asked and not done: the limits of offers, orders, draws and refusals."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, offers
from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import attack, declare, run, settle, until


@rule("IN-1.12", "IN-9.5")
def test_no_third_player_has_agents_in_somebodys_first_turn(inwo):
    for turns, may in ((0, False), (1, True)):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"C": "texas"}, own_turns={"A": turns})
        attack(t, "A", "control", "cia", "texas")
        legal = until(t, "C")
        assert ("agents:texas:aid" in legal, "agents:texas:oppose" in legal) == (may, may)


# -- Two who want the same card ----------------------------------------------------------------------------------------


@rule("IN-21.5", "IN-11.9")
def test_a_roll_off_is_for_one_card_that_both_would_take(inwo):
    """Vultures take what was discarded where it is one card; other answers want nothing that another could."""
    t = inwo.position(groups={"A": "cia"}, hands={"B": "vultures hoax", "C": "vultures"})
    g = t.table.g
    vultures, hoax = (next(s for s in g.plots[1] if g.cards.face[s] == FACE[name]) for name in ("vultures", "hoax"))
    way = offers.FROM_HAND[FACE["vultures"]][0]
    other = offers.FROM_HAND[FACE["hoax"]][0]
    assert offers.wants(g, "pass") == -1
    assert offers.wants(g, ("use", g.illuminati[1], 0)) == -1
    assert offers.wants(g, ("plot", hoax, other.index)) == -1
    assert way.takes is not None
    assert offers.wants(g, ("plot", vultures, way.index)) == way.takes(g, vultures) == -1


# -- Standing orders ---------------------------------------------------------------------------------------------------


@rule("IN-21.8")
@pytest.mark.parametrize(("target", "tokens", "asked"), [("texas", 1, True), ("japan", 1, False), ("texas", 0, False)])
def test_whose_group_a_plot_is_aimed_at_is_asked_if_there_is_anything_to_answer(inwo, target, tokens, asked):
    given = {
        "groups": {"A": "cia", "B": "texas", "C": "japan"},
        "hands": {"A": "jake-day", "B": "hoax"},
        "tokens": {"texas": tokens, "the-network": 0},
    }
    table = Table.at(GAME, given, seats=3)
    table.give_order(1, Order("default"))
    table.play(0, "plot:jake-day")
    table.play(0, target)
    assert (1 in table.to_act) is asked


# -- Actions that are replaced -----------------------------------------------------------------------------------------


@rule("IN-17.16")
@pytest.mark.parametrize("alone", [True, False])
def test_a_single_action_is_not_replaced_nor_is_one_that_nobody_could_replace(inwo, alone):
    """The Illuminati pay alone though three groups could; or three groups pay, and there is no fourth."""
    t = inwo.position(
        groups={"A": "california witch(trekkies)", "B": "texas(dentists) nuclear-power-companies"},
        hands={"A": "jake-day"},
        tokens={"bavarian-illuminati": 1 if alone else 0},
    )
    paid = ["bavarian-illuminati"] if alone else ["california", "witch", "trekkies"]
    run(t, "A: plot:jake-day", "A: dentists", *[f"A: {name}" for name in (["pay:1"] if alone else paid)])
    run(t, "B: use:nuclear-power-companies/play", f"B: {paid[-1]}")
    while t.table.g.stack:
        assert [asked.prompt for asked in t.table.view(None).asked] != ["replace"]
        t.play(f"{t.to_act[0]}: pass")
    assert "jake-day" in t.discards["A"]


# -- Drawing -----------------------------------------------------------------------------------------------------------


@rule("IN-3.4")
def test_nothing_is_announced_where_there_is_nothing_to_draw(inwo):
    """With no cards left nobody is asked about a draw."""
    t = inwo.position(groups={"A": "cia"}, decks={"A": "", "B": "", "C": ""})
    run(t, "A: knock", "A: done")
    settle(t)
    assert not [play for play in t.table.g.plays.open if play.what == "draw"]


# -- Attacks -----------------------------------------------------------------------------------------------------------


@rule("IN-7.36")
def test_who_takes_a_group_from_the_own_hand_has_finished_nobody(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "dentists"}, dice=[1, 1])
    attack(t, "A", "control", "cia", "dentists")
    settle(t)
    assert not any(t.table.g.finishers)


# -- Refusals ----------------------------------------------------------------------------------------------------------


@rule("IN-3.19", "IN-4.20", "IN-9.10")
def test_a_refusal_names_what_bars_a_card_just_now(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "gun-control"})
    t.table.g.extra = True
    t.table.g.touch()
    t.refuse("A: plot:gun-control", "IN-3.19")
    t = inwo.position(groups={"A": "cia democrats", "B": "texas", "C": "japan"}, hands={"C": "gun-control"})
    declare(t, "A", "control", "cia", "texas", "use:bavarian-illuminati")
    until(t, "C")
    t.refuse("C: plot:gun-control", "IN-9.10")
