"""PV-3: leading, bribing and following."""

from __future__ import annotations

import pytest

from camarilla.testing import rule


@rule("PV-3.1")
def test_the_leader_may_lead_any_card(potdevin):
    t = potdevin.position(hands={"A": "aldo4 ugo13 enzo1", "B": "aldo5"}, trump="enzo5")
    assert t.legal("A") == ["aldo4", "ugo13", "enzo1"]
    t.play("A: enzo1")
    assert t.trick == ["enzo1"]
    assert t.hands["A"] == ["aldo4", "ugo13"]


@rule("PV-3.1")
def test_the_leader_cannot_bribe(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5"}, gems={"A": 2})
    t.refuse("A: bribe", rule="PV-3.1")


@rule("PV-3.1")
def test_nobody_plays_a_card_of_another_hand_or_out_of_turn(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5"})
    t.refuse("A: aldo5", rule="PV-3.1")
    t.refuse("B: aldo5")


@rule("PV-3.2")
def test_one_action_each_clockwise_from_the_leader(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4 aldo7", "B": "aldo5 aldo8", "C": "aldo6 aldo9", "D": "aldo10 aldo11"}, leader="C"
    )
    order = []
    for line in ("C: aldo6", "D: bribe", "A: aldo4", "B: aldo5"):
        order += t.to_act
        t.play(line)
    assert order == ["C", "D", "A", "B"]
    assert t.round == 2


@rule("PV-3.2")
def test_a_bribe_costs_one_gem_and_no_card(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5 ugo6", "C": "aldo6", "D": "aldo7"})
    t.play("A: aldo4", "B: bribe")
    assert t.gems == {"A": 2, "B": 1, "C": 2, "D": 2}
    assert t.wealth == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert t.hands["B"] == ["aldo5", "ugo6"]
    assert t.trick == ["aldo4"]
    assert t.to_act == ["C"]


@rule("PV-3.2")
def test_playing_a_card_costs_no_gem(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5", "C": "aldo6", "D": "aldo7"})
    t.play("A: aldo4", "B: aldo5")
    assert t.gems == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert t.trick == ["aldo4", "aldo5"]
    assert t.hands["B"] == []


@rule("PV-3.2")
def test_the_last_gem_can_be_spent_but_not_more(potdevin):
    t = potdevin.position(hands={"A": "aldo4 aldo7", "B": "aldo5 aldo6"}, gems={"B": 1})
    t.play("A: aldo4", "B: bribe", "A: aldo7")
    assert t.gems["B"] == 0
    assert t.legal("B") == ["aldo5", "aldo6"]
    t.refuse("B: bribe", rule="PV-3.2")


@rule("PV-3.3")
def test_a_card_must_follow_the_lead(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5 ugo2 aldo13 enzo9"}, trump="enzo5")
    t.play("A: aldo4")
    assert t.legal("B") == ["aldo5", "aldo13", "bribe"]
    t.refuse("B: ugo2", rule="PV-3.3")
    t.refuse("B: enzo9", rule="PV-3.3")  # not even a trump


@rule("PV-3.3")
def test_without_the_lead_person_any_card_is_legal(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "ugo2 enzo9 pietra13"}, trump="enzo5")
    t.play("A: aldo4")
    assert t.legal("B") == ["ugo2", "enzo9", "pietra13", "bribe"]


@rule("PV-3.3")
def test_the_lead_is_followed_not_the_card_before(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "ugo2", "C": "aldo9 ugo9"})
    t.play("A: aldo4", "B: ugo2")
    assert t.legal("C") == ["aldo9", "bribe"]


@rule("PV-3.3")
def test_holding_the_lead_person_does_not_forbid_a_bribe(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5 aldo6"})
    t.play("A: aldo4", "B: bribe")
    assert t.hands["B"] == ["aldo5", "aldo6"]


@rule("PV-3.3")
def test_a_bribe_is_no_promise_for_later_rounds(potdevin):
    """Who bribed has shown nothing, and must follow the next time."""
    t = potdevin.position(hands={"A": "aldo4 aldo7", "B": "aldo5 ugo6"}, gems={"B": 1})
    t.play("A: aldo4", "B: bribe", "A: aldo7")
    t.refuse("B: ugo6", rule="PV-3.3")


@rule("PV-3.4")
def test_wealth_cannot_be_spent(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5"}, gems={"B": 0}, wealth={"B": 2})
    t.play("A: aldo4")
    assert t.legal("B") == ["aldo5"]
    t.refuse("B: bribe", rule="PV-3.4")


@rule("PV-3.4")
def test_a_bribe_leaves_the_wealth_card_alone(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5", "C": "aldo6"}, gems={"B": 1}, wealth={"B": 1})
    t.play("A: aldo4", "B: bribe")
    assert (t.gems["B"], t.wealth["B"]) == (0, 1)


@rule("PV-3.4")
def test_gems_won_are_not_bribe_gems(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4 aldo5 aldo6", "B": "aldo9 ugo1 ugo3", "C": "aldo2 ugo2"},
        gems={"A": 0, "B": 0, "C": 1},
        trump="pietra5",
        trump_deck="pietra6 pietra7",
    )
    t.play("A: aldo4", "B: aldo9", "C: bribe")
    assert (t.gems["B"], t.wealth["B"]) == (0, 1)
    t.play("B: ugo1", "C: ugo2", "A: aldo5", "C: aldo2", "A: aldo6")
    t.refuse("B: bribe", rule="PV-3.4")
    t.play("B: ugo3")
    assert (t.gems["B"], t.wealth["B"]) == (0, 1)


@rule("PV-3.2", "PV-3.3")
@pytest.mark.parametrize(("bribes", "wealth"), [("", 0), ("B", 1), ("BC", 2), ("BCD", 3)])
def test_everybody_but_the_leader_may_bribe(potdevin, bribes, wealth):
    hands = {"A": "aldo9", "B": "aldo5", "C": "aldo6", "D": "aldo7"}
    t = potdevin.position(hands=hands, trump="ugo4")
    t.play("A: aldo9")
    for seat in "BCD":
        t.play(f"{seat}: {'bribe' if seat in bribes else hands[seat]}")
    assert t.wealth["A"] == wealth
    assert sorted(t.won["A"]) == sorted(["aldo9", "ugo4", *(hands[seat] for seat in "BCD" if seat not in bribes)])
