"""What is not offered, not asked and not done: the limits of offers, orders, draws and refusals."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, offers
from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import attack, declare, replies_pass, run, settle, until


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
    """The Illuminati pay alone though Japan could; or two groups pay, and no other is left."""
    t = inwo.position(
        groups={"A": "japan" if alone else "fbi druids", "B": "nuclear-power-companies"},
        resources={"B": "spear-of-longinus"},
        hands={"A": "the-weak-link"},
    )
    run(t, "A: plot:the-weak-link")
    if t.legal("A") != ["pass", "buy"]:
        run(t, "A: spear-of-longinus")
    if alone:
        run(t, "A: pay:1", "B: use:nuclear-power-companies/play", "B: bavarian-illuminati")
    else:
        run(t, "A: pay:2", "A: fbi", "A: druids", "B: use:nuclear-power-companies/play", "B: druids")
    while t.table.g.stack:
        assert [asked.prompt for asked in t.table.view(None).asked] != ["replace"]
        t.play(f"{t.to_act[0]}: pass")
    assert t.resources["B"] == ["spear-of-longinus"]


# -- Drawing -----------------------------------------------------------------------------------------------------------


@rule("IN-3.4")
@pytest.mark.parametrize(("deck", "drawn"), [("", []), ("jihad", ["jihad"]), ("jihad martyrs", ["jihad", "martyrs"])])
@card("bank-of-england")
def test_two_are_drawn_as_far_as_there_are_two(inwo, deck, drawn):
    """Where there is nothing to draw, nothing is announced that others could answer."""
    t = inwo.position(groups={"A": "bank-of-england", "B": "texas"}, decks={"A": deck})
    pile = t.table.g.plot_deck[0]
    del pile[: len(pile) - len(drawn)]  # what the position added
    run(t, "A: use:bank-of-england")
    announced = False
    while t.table.g.stack:
        announced = announced or any(play.what == "draw" for play in t.table.g.plays.open)
        t.play(f"{t.to_act[0]}: pass")
    assert sorted(t.plots["A"]) == drawn
    assert announced is bool(drawn)


# -- Attacks -----------------------------------------------------------------------------------------------------------


@rule("IN-7.36")
def test_who_takes_a_group_from_the_own_hand_has_finished_nobody(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "dentists"}, dice=[1, 1])
    attack(t, "A", "control", "cia", "dentists")
    settle(t)
    assert not any(t.table.g.finishers)


@rule("IN-21.33")
@card("earth-magic")
def test_who_put_a_group_into_an_instant_attack_may_ask_for_it_back(inwo):
    """Also where nothing is left that could be put in."""
    t = inwo.position(
        groups={"A": "druids", "B": "texas(fbi)", "C": "voudonistas"}, hands={"A": "earthquake", "B": "earth-magic"}
    )
    run(t, "A: plot:earthquake", "A: texas", "B: plot:earth-magic")
    until(t, "C")
    replies_pass(t)
    assert "take-back" not in t.legal("C")
    run(t, "C: oppose:voudonistas")
    assert "take-back" in until(t, "C")


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


@rule("IN-4.20", "IN-6.5")
def test_a_refusal_names_what_bars_an_ability_or_a_price(inwo):
    reasons = []
    for silenced, tokens, move in (
        (True, 1, "use:irs"),
        (False, 0, "plot:savings-and-loan-scam"),
        (False, 1, "plot:sniper"),
    ):
        t = inwo.position(
            groups={"A": "irs", "B": "texas"},
            hands={"A": "savings-and-loan-scam sniper"},
            tokens={"irs": tokens, "bavarian-illuminati": tokens},
        )
        if silenced:
            t.table.g.effects.add("silenced", 1, (t.table.g.structure[0][0],))
            t.table.g.touch()
        reasons += [r.reason.id for r in t.table.choice_of(0).refusals(t.table.g) if r.notation == move]
    assert reasons == ["refusal-silenced", "refusal-price", "refusal-nothing"]
    t = inwo.position(groups={"A": "phone-company", "B": "texas"}, hands={"B": "hoax"})
    settle(run(t, "A: use:phone-company/look", "A: @1"))
    refusals = t.table.choice_of(0).refusals(t.table.g)
    assert [r.reason.id for r in refusals if r.notation == "use:phone-company/look"] == ["refusal-once"]


def test_what_a_seat_knows_is_told_by_the_names_of_cards(inwo):
    assert inwo.position(groups={"A": "cia"}).table.g.face_name(FACE["cia"]) == "cia"
