"""Favours: paying, substitution, wild favours, interception (PA-2.8 to PA-2.13, PA-19.6, PA-19.8)."""

from __future__ import annotations

from itertools import product

import pytest

from camarilla.games.pax.favour import can_pay
from camarilla.testing import rule

from .helpers import legal, prompt, table, told


@rule("PA-2.8", "PA-2.9")
def test_spent_favours_go_back_to_the_supply(pax):
    t = table(pax, down={"2": "PIL001"}, favours={"A": "Sc1"})
    t.play("A: scout:2")
    assert t.favours["A"] == ""
    assert t.supply == "A6 M6 Cr6 Kn6 Cl6 Sc6"


@rule("PA-2.9")
def test_gained_favours_come_from_the_supply(pax):
    t = table(pax)
    t.play("A: interrogate:home")
    assert t.favours["A"] == "M1 Kn1 Sc1"
    assert t.supply == "A6 M5 Cr6 Kn5 Cl6 Sc5"
    assert told(t, "FavoursGained")[0]["favours"] == ["Sc", "M", "Kn"]


@rule("PA-2.10", "PA-2.27")
def test_matching_favour_is_that_of_the_acting_card(pax):
    field = {"5": "PIL002 A"}  # Aristocracy and Creators
    for favours, payable in (("A1", True), ("Cr1", True), ("Cl1", False), ("Cl2", False), ("Cl3", True)):
        t = table(pax, field=field, favours={"A": favours})
        assert ("9" in legal(t, "A", "scout")) == payable, favours
    t = table(pax, field=field, favours={"A": "Kn1"})  # only the areopagus matches, and it does not touch cell 9
    assert legal(t, "A", "scout") == ["2"]


@rule("PA-2.11")
def test_three_equal_favours_stand_in_for_one(pax):
    t = table(pax, favours={"A": "A3"})
    t.play("A: scout:2")
    assert t.favours["A"] == ""
    assert t.supply.startswith("A6")
    t = table(pax, favours={"A": "A2 Cr2 Cl2"})
    t.refuse("A: scout:2", "PA-5.2")


@rule("PA-2.11")
def test_a_player_may_substitute_although_the_favour_is_there(pax):
    t = table(pax, favours={"A": "A3 Sc1"})
    t.play("A: scout:2")
    assert prompt(t, "A") == "pay"
    assert t.legal("A") == ["Sc", "3A"]
    t.play("A: 3A")
    assert t.favours["A"] == "Sc1"


@rule("PA-2.11")
def test_any_number_of_symbols_may_be_substituted(pax):
    t = table(pax, field={"2": "PIL016"}, favours={"A": "Kn6"})  # a cell for A and M
    t.play("A: influence:2")
    assert t.favours["A"] == ""
    assert t.field[2] == "PIL016 A."
    t = table(pax, field={"2": "PIL016"}, favours={"A": "Kn5"})
    t.refuse("A: influence:2", "PA-6.2")


@rule("PA-2.11")
def test_a_payment_that_would_leave_the_rest_unpaid_is_not_offered(pax):
    t = table(pax, field={"2": "PIL016"}, favours={"A": "M1 Kn3"})  # A by three Kn, so M must be paid by M
    t.play("A: influence:2")
    assert t.favours["A"] == ""
    t = table(pax, field={"2": "PIL016"}, favours={"A": "A1 M1 Kn3"})
    t.play("A: influence:2")
    assert t.legal("A") == ["direct", "A", "3Kn"]
    t.play("A: 3Kn")
    assert t.favours["A"] == "A1"


@rule("PA-2.11")
def test_all_at_once(pax):
    t = table(pax, field={"2": "PIL031"}, favours={"A": "A2 M4"})
    t.play("A: influence:2", "A: direct")
    assert t.favours["A"] == "M3"


@rule("PA-19.8")
def test_connoisseurs_need_only_two(pax):
    factions = {"row": "A M", "A": "Kn"}
    t = table(pax, favours={"A": "A2"}, factions=factions)
    t.play("A: scout:2")
    assert t.favours["A"] == ""
    t = table(pax, favours={"A": "A2"})
    t.refuse("A: scout:2", "PA-5.2")
    t = table(pax, favours={"A": "A2"}, factions={"row": "A M", "B": "Kn"})  # only for its owner
    t.refuse("A: scout:2", "PA-5.2")


@rule("PA-19.6")
def test_creators_favours_are_wild_for_the_owner(pax):
    factions = {"row": "A M", "A": "Cr"}
    t = table(pax, favours={"A": "Cr1"}, factions=factions)
    t.play("A: scout:2")
    assert t.favours["A"] == ""
    table(pax, favours={"A": "Cr1"}).refuse("A: scout:2", "PA-5.2")
    table(pax, favours={"A": "Cr1"}, factions={"B": "Cr"}).refuse("A: scout:2", "PA-5.2")


@rule("PA-19.6")
def test_wild_favours_inside_a_set_of_equal_ones(pax):
    t = table(pax, favours={"A": "A2 Cr1"}, factions={"A": "Cr"}, special={"B": "propaganda_press"})
    t.play("A: press:A", "A: Cr")
    assert t.favours["A"] == ""
    assert t.actions == 3
    t = table(pax, favours={"A": "A2 Cr1"}, special={"B": "propaganda_press"})
    t.refuse("A: press:A", "PA-16.17")
    t = table(pax, favours={"A": "A2 Cr2"}, factions={"A": "Cr"})
    t.play("A: scout:2")
    assert t.legal("A") == ["Cr", "2A+1Cr", "1A+2Cr"]
    t.play("A: 2A+1Cr")
    assert t.favours["A"] == "Cr1"


def brute_force(held, bill, wild, size):
    """Whether a bill can be paid, by trying everything."""
    if not bill:
        return True
    for kind in range(6):
        direct = bill[0] >> kind & 1 or (wild and kind == 2)
        for number in ([1] if direct else []) + ([size] if not bill[0] >> kind & 1 else []):
            if held[kind] >= number:
                left = list(held)
                left[kind] -= number
                if brute_force(left, bill[1:], wild, size):
                    return True
    return False


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("size", [2, 3])
def test_the_quick_look_agrees_with_trying_everything(wild, size):
    bills = [[1], [1, 1], [1, 2], [1, 1, 2], [3], [3, 3], [3, 3, 3], [3, 3, 2], [4, 4, 1], [63] * 5, [1, 2, 4]]
    bills += [[3, 4], [5, 2], [5, 5, 2], [7, 8], [7, 7, 8], [3, 3, 3, 1, 4]]
    for held in product([0, 1, 3], [0, 2], [0, 1, 4], [0, 5]):
        favours = [*held, 0, 0]
        for bill in bills:
            assert can_pay(favours, bill, wild, size) == brute_force(favours, bill, wild, size), (favours, bill)


@rule("PA-2.11", "PA-19.3")
def test_a_choice_of_favours_leaves_what_makes_up_a_set(pax):
    field = {"6": "PIL002 A", "9": "PIL003"}
    t = table(pax, field=field, favours={"A": "A3 Cr1"}, factions={"A": "M"}, hands={"A": "PIL004"})
    assert "9" in legal(t, "A", "M-dismiss")  # a favour of the Creators for the card, 3 of the Aristocracy for 1 M
    t.play("A: M-dismiss:9")
    assert t.favours["A"] == ""
    assert t.field[9] == "PIL004"


@rule("PA-19.6")
def test_a_wild_favour_counts_once(pax):
    t = table(pax, field={"2": "PIL016"}, factions={"A": "Cr"}, favours={"A": "Cr3"}).play("A: influence:2")
    assert t.tokens["A"] == 19  # for one token of two symbols; the four of two tokens would be too many
    assert t.favours["A"] == "Cr1"


# -- Interception ------------------------------------------------------------------------------------------------------


@rule("PA-2.12")
def test_a_missing_favour_is_taken_from_a_rival_of_choice(pax):
    t = table(pax, seats=3, favours={"B": "M4", "C": "M4"})
    t.play("A: interrogate:home")
    assert prompt(t, "A") == "intercept"
    assert t.legal("A") == ["from@1", "from@2"]
    t.play("A: from@C")
    assert t.favours == {"A": "M1 Kn1 Sc1", "B": "M4", "C": "M3"}
    assert told(t, "FavourIntercepted")[0]["rival"] == 2


@rule("PA-2.12")
def test_with_one_rival_that_has_it_nobody_is_asked_and_with_none_it_is_not_gained(pax):
    t = table(pax, favours={"B": "M6"})
    t.play("A: interrogate:home")
    assert t.favours == {"A": "M1 Kn1 Sc1", "B": "M5"}
    t = table(pax, favours={"A": "M6"})
    t.play("A: interrogate:home")
    assert t.favours["A"] == "M6 Kn1 Sc1"


@rule("PA-2.12")
def test_token_by_token(pax):
    t = table(pax, seats=3, field={"0": "PIL047 A."}, favours={"B": "M5", "C": "M2"})  # one is left in the supply
    t.play("A: interrogate:0", "A: from@B", "A: from@C")
    assert t.favours == {"A": "M3", "B": "M4", "C": "M1"}


@rule("PA-2.12")
def test_an_open_type_may_be_one_that_the_supply_lacks(pax):
    t = table(pax, field={"2": "PIL001 A"}, favours={"B": "M6"})  # Magistrates or Aristocracy
    t.play("A: interrogate:2")
    assert t.legal("A") == ["M", "A"]
    t.play("A: M")
    assert t.favours == {"A": "M1", "B": "M5"}


@rule("PA-2.12")
def test_on_anyones_turn(pax):
    t = table(
        pax,
        seats=3,
        field={"0": "PIL001 B", "1": "PIL002 A"},
        favours={"A": "A2", "C": "Kn8"},
        hands={"A": "PIL031", "B": "PIL010"},
    )
    t.play("A: oust:0@B")
    t.play("B: Kn")
    assert t.favours["B"] == "Kn1"
    assert t.favours["C"] == "Kn7"


@rule("PA-2.13", "PA-15.12")
def test_favours_on_edicts_are_out_of_reach(pax):
    t = table(pax, edicts={"edict_M": "B 6"})
    t.play("A: interrogate:home")
    assert t.favours["A"] == "Kn1 Sc1"
    assert t.edicts == {"edict_M": "B 6"}


@rule("PA-19.6")
def test_what_fills_a_set_is_spent(pax):
    t = table(pax, field={"2": "PIL052"}, favours={"A": "M4 Cr1"}, factions={"A": "Cr"})
    t.play("A: influence:2")
    assert t.legal("A") == ["Cr", "3M"]  # 2M+1Cr would leave 2 M for the other symbol
    t.leave_open("pay")


@rule("PA-2.11")
def test_all_at_once_is_for_symbols_of_one_type_only(pax):
    t = table(pax, field={"2": "PIL016 AA"}, favours={"A": "Kn2 Sc2 M1"}, hands={"A": "PIL027"}).play("A: dismiss:2")
    assert "direct" not in t.legal("A")
    t.leave_open("pay" if "Kn" in t.legal("A") else "via")


@rule("PA-18.6")
def test_what_costs_nothing_is_not_told_as_spent(pax):
    t = table(pax, hands={"A": "PIL021 PIL027"}, field={"2": "PIL031 AAA"})
    t.play("A: conspire:PIL021", "A: use", "A: dismiss:2")
    assert told(t, "FavoursSpent") == []


@rule("PA-18.3", "PA-18.4")
def test_a_price_does_not_fall_below_nothing(pax):
    given = {"field": {"13": "PIL042 BB."}, "favours": {"A": "Sc1"}, "factions": {"A": "A"}}
    t = table(
        pax, hands={"A": "PIL031 PIL016"}, **given
    )  # 3 symbols: 2 less by enhancement and faction card, 2 by rivals
    t.play("A: conspire:PIL031", "A: use", "A: conspire:PIL016", "A: use")
    while prompt(t, "A") == "spare":
        t.play(f"A: {t.legal('A')[0]}")
    assert t.field[13] == "PIL042 BBA"
    assert t.favours["A"] == "Sc1"


@rule("PA-19.6")
def test_a_set_is_not_of_wild_favours_alone(pax):
    t = table(pax, favours={"A": "Cr3"}, factions={"A": "Cr"}).play("A: scout:2")
    assert t.legal("A") == ["Cr", "3Cr"]  # no set of another type of which there is none
    t.leave_open("pay")
