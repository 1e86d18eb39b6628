"""The turn (PA-4), Scout, Influence, Reassign and Dismiss (PA-5, PA-6, PA-8, PA-9)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.catalog import NAMES
from camarilla.testing import rule

from .helpers import end, legal, prompt, table, told

# -- 4. The turn -------------------------------------------------------------------------------------------------------


@rule("PA-4.2", "PA-4.3")
def test_turns_go_clockwise_from_the_first_player_and_rounds_count(pax):
    t = table(pax, seats=3, to_move="C", first="C", round=3)
    for seat, number in (("C", 3), ("A", 3), ("B", 3), ("C", 4)):
        assert (t.turn, t.round) == (seat, number)
        end(t, seat)
    assert t.turn == "A"


@rule("PA-4.4", "PA-16.1")
def test_the_event_phase_is_skipped_in_round_one(pax):
    t = table(pax, round=1, phase="events", held={"A": "quiet_whisper"}, edicts={"edict_A": "A 6"})
    assert prompt(t, "A") == "act"
    assert t.edicts == {"edict_A": "A 6"}


@rule("PA-4.5", "PA-4.6")
def test_two_main_actions(pax):
    t = table(pax, field={"2": "PIL002 A", "5": "PIL016 A."}, favours={"A": "A3 M1"})
    t.play("A: interrogate:home", "A: interrogate:2", "A: A")
    assert t.actions == 0
    for move in ("interrogate:5", "scout:6", "reassign:A"):
        t.refuse(f"A: {move}", "PA-4.5")
    t.play("A: end")
    t.leave_open("draw")


@rule("PA-4.5")
def test_fewer_or_none_are_allowed(pax):
    t = end(table(pax), "A")
    assert t.turn == "B"


@rule("PA-4.6")
def test_the_six_main_actions(pax):
    t = table(
        pax,
        field={"2": "PIL016 A.", "5": "PIL002 B", "3": "PIL003"},
        favours={"A": "A3 M3"},
        hands={"A": "PIL001"},
    )
    verbs = {notation.split(":")[0] for notation in t.legal("A")}
    assert {"scout", "influence", "interrogate", "dismiss", "reassign", "oust"} <= verbs


@rule("PA-4.7", "PA-4.8")
def test_free_actions_mix_with_main_actions(pax):
    t = table(
        pax,
        hands={"A": "PIL046 PIL031"},
        field={"2": "PIL001 A", "5": "PIL002 A", "6": "PIL003 A"},
        factions={"row": "A M"},
        plots={"common": "P11 P06"},
    )
    t.play(
        "A: conspire:PIL046", "A: use", "A: interrogate:home", "A: take:A", "A: conspire:PIL031", "A: favour", "A: A"
    )
    assert t.actions == 1
    assert t.faction_cards["A"] == ["A"]
    assert t.chain == ["PIL046", "PIL031"]


@rule("PA-4.8", "PA-11.4")
def test_nothing_comes_between_an_ability_and_its_action(pax):
    t = table(pax, hands={"A": "PIL009 PIL002"})
    t.play("A: conspire:PIL009", "A: use")
    assert prompt(t, "A") == "extra-scout"
    t.refuse("A: end")
    t.refuse("A: interrogate:home")
    t.play("A: at:13", "A: lay:PIL002")
    assert t.actions == 2


@rule("PA-4.9")
def test_the_check_phase_in_order(pax):
    t = table(
        pax,
        hands={"A": "PIL046"},
        field={"5": "PIL001 A"},
        realised={"P06": "A"},
        events={"deck": "edict_A edict_M"},
    )
    t.play("A: conspire:PIL046", "A: skip", "A: end")
    assert t.plots_lost["A"] == ["P06"]  # plots first
    assert prompt(t, "A") == "draw-event"  # then events
    t.play("A: take:edict_A")
    assert prompt(t, "A") == "draw"  # then the hand
    t.leave_open("draw")


@rule("PA-4.11")
def test_what_cannot_be_paid_or_aimed_cannot_be_chosen(pax):
    t = table(pax, hands={"A": "PIL001"})
    assert legal(t, "A", "scout") == legal(t, "A", "dismiss") == legal(t, "A", "reassign") == []
    t.refuse("A: scout:2", "PA-5.2")


# -- 5. Scout ----------------------------------------------------------------------------------------------------------


@rule("PA-5.1")
def test_scout_aims_at_adjacent_face_down_cards(pax):
    t = table(pax, field={"5": "PIL009 A", "6": "PIL001"}, favours={"A": "Sc1"})
    assert legal(t, "A", "scout") == ["2", "9"]
    t.refuse("A: scout:6", "PA-5.1")
    t.refuse("A: scout:13", "PA-5.1")


@rule("PA-5.2", "PA-5.3", "PA-5.4")
def test_scout(pax):
    t = table(pax, down={"2": "PIL010"}, favours={"A": "Kn1"}, hands={"A": "PIL020"})
    t.play("A: scout:2")
    assert t.favours["A"] == ""
    assert t.hands["A"] == ["PIL010", "PIL020"]
    assert t.legal("A") == ["lay:PIL020", "lay:PIL010"] or set(t.legal("A")) == {"lay:PIL010", "lay:PIL020"}
    t.play("A: lay:PIL020")
    assert t.hands["A"] == ["PIL010"]
    assert t.field[2] == "PIL020"
    assert t.actions == 1


@rule("PA-5.4")
def test_the_card_just_taken_may_be_laid(pax):
    t = table(pax, down={"2": "PIL010"}, favours={"A": "Kn1"}, hands={"A": "PIL020"})
    t.play("A: scout:2", "A: lay:PIL010")
    assert t.hands["A"] == ["PIL020"]
    assert t.field[2] == "PIL010"


@rule("PA-5.5")
def test_the_acting_card_decides_which_favours_pay(pax):
    t = table(pax, field={"5": "PIL002 A"}, favours={"A": "Cr1"})
    t.play("A: scout:2")  # also next to the areopagus, which the Creators do not match
    assert t.favours["A"] == ""


# -- 6. Influence ------------------------------------------------------------------------------------------------------


@rule("PA-6.1")
def test_influence_aims_at_adjacent_face_up_cards_with_a_free_cell(pax):
    field = {"2": "PIL002", "5": "PIL003 B", "9": "PIL001"}
    t = table(pax, field=field, favours={"A": "A3 M3"})
    assert legal(t, "A", "influence") == ["2"]
    t.refuse("A: influence:5", "PA-6.1")
    t.refuse("A: influence:9", "PA-6.1")
    t.refuse("A: influence:6", "PA-6.1")


@rule("PA-6.2")
def test_the_rulebooks_example_two_tokens_for_six_favours(pax):
    t = table(pax, field={"2": "PIL033"}, favours={"A": "A3 Kn3"})
    t.play("A: influence:2")
    assert t.legal("A") == ["place:1", "place:2"]
    t.play("A: place:2")
    assert t.favours["A"] == ""
    assert t.field[2] == "PIL033 AA."
    assert t.tokens["A"] == 18
    assert t.actions == 1


@rule("PA-6.2")
def test_the_acting_card_does_not_matter_for_the_price(pax):
    t = table(pax, field={"2": "PIL004"}, favours={"A": "A1"})  # next to an areopagus of Sc, M and Kn
    t.play("A: influence:2")
    assert t.field[2] == "PIL004 A"
    table(pax, field={"2": "PIL004"}, favours={"A": "M2"}).refuse("A: influence:2", "PA-6.2")


@rule("PA-6.2", "PA-6.3")
def test_one_to_three_tokens_as_far_as_there_are_cells(pax):
    t = table(pax, field={"2": "PIL054"}, favours={"A": "Cr6"})
    t.play("A: influence:2")
    assert t.legal("A") == ["place:1", "place:2", "place:3"]
    t.play("A: place:3")
    assert t.field[2] == "PIL054 AAA"
    t = table(pax, field={"2": "PIL031 BB."}, favours={"A": "A5 M5"})
    t.play("A: influence:2", "A: direct")
    assert t.field[2] == "PIL031 BBA"


@rule("PA-6.4", "PA-6.5")
def test_the_uppermost_free_cell_first(pax):
    t = table(pax, field={"2": "PIL031 B.B"}, favours={"A": "A1 M2"})  # the middle cell costs A, M and M
    t.play("A: influence:2")
    assert t.field[2] == "PIL031 BAB"
    assert t.favours["A"] == ""
    table(pax, field={"2": "PIL031 B.B"}, favours={"A": "A2 M1"}).refuse("A: influence:2", "PA-6.2")


@rule("PA-6.4")
def test_moved_tokens_fill_from_the_top_and_others_do_not_slide(pax):
    t = table(pax, field={"2": "PIL031 .BA", "5": "PIL016 A."}, favours={"A": "A1"})
    t.play("A: reassign:A", "A: 5>2", "A: 2>5", "A: token:3", "A: stop")
    assert t.field[2] == "PIL031 AB."
    assert t.field[5] == "PIL016 A."


@rule("PA-8.4")
def test_any_of_several_tokens_moves(pax):
    """Any own token of the card (rulebook, p. 21): which cell becomes free changes what a token costs there."""
    field = {"2": "PIL031 AAA", "5": "PIL016"}
    t = table(pax, field=field, favours={"A": "A1"})
    t.play("A: reassign:A", "A: 2>5")
    assert prompt(t, "A") == "token"
    assert t.legal("A") == ["token:3", "token:2"]
    t.play("A: token:2", "A: stop")
    assert t.field == {2: "PIL031 A.A", 5: "PIL016 A."}


@rule("PA-8.4")
def test_tokens_that_are_alike_move_without_a_question(pax):
    t = table(pax, field={"2": "PIL019 AA", "5": "PIL016"}, favours={"A": "Cl1"})
    t.play("A: reassign:Cl", "A: 2>5", "A: stop")
    assert t.field == {2: "PIL019 A.", 5: "PIL016 A."}


@rule("PA-10.20")
def test_the_token_that_set_out_for_the_marked_card_is_the_one_that_goes_on(pax):
    """It came to the first cell of the card between, above a token that had lain in the second."""
    field = {"2": "PIL001 A", "5": "PIL031 .AB", "9": "PIL016"}
    t = table(pax, field=field, favours={"A": "A1"}, markers=[9])
    t.play("A: reward-reassign:9:A", "A: 2>5", "A: 5>9", "A: stop")
    assert t.field == {2: "PIL001", 5: "PIL031 .AB", 9: "PIL016 A."}


@rule("PA-6.6")
def test_a_rivals_royal_arch_is_barred(pax):
    t = table(pax, field={"2": "PIL052 B..", "5": "PIL031 A.."}, favours={"A": "A6"}, factions={"A": "A"})
    t.refuse("A: influence:2", "PA-6.6")
    t.refuse("A: A-influence:2", "PA-6.6")
    t.refuse("A: reassign:A", "PA-8.4")


@rule("PA-6.6")
def test_moving_onto_a_rivals_royal_arch_is_barred(pax):
    t = table(pax, field={"2": "PIL052 B..", "5": "PIL001 A"}, favours={"A": "A1"})
    t.refuse("A: reassign:A", "PA-8.4")
    t = table(pax, field={"2": "PIL052", "5": "PIL001 A"}, favours={"A": "A1"})
    t.play("A: reassign:A", "A: 5>2", "A: stop")
    assert t.field[2] == "PIL052 A.."


# -- 8. Reassign -------------------------------------------------------------------------------------------------------


@rule("PA-8.1", "PA-8.2")
def test_reassign_needs_a_luminary_of_the_faction_and_its_favour(pax):
    field = {"5": "PIL016 A.", "6": "PIL027"}  # A and M; the areopagus has Sc, M and Kn
    t = table(pax, field=field, favours={"A": "A1 Sc1 Kn1"})
    assert legal(t, "A", "reassign") == ["A"]
    t.refuse("A: reassign:Sc", "PA-8.1")
    t.refuse("A: reassign:M", "PA-8.2")
    t.play("A: reassign:A")
    assert t.favours["A"] == "Kn1 Sc1"
    t.play("A: 5>6")
    assert t.field[6] == "PIL027 A."
    assert t.actions == 1


@rule("PA-8.3", "PA-8.5")
def test_the_rulebooks_example(pax):
    # 9 is a Scholar, 12 is Clergy and Creators, 10 and 7 are Scholars
    field = {"9": "PIL030 AA", "12": "PIL026", "10": "PIL029", "7": "PIL027"}
    t = table(pax, field=field, favours={"A": "Sc1"})
    t.play("A: reassign:Sc", "A: 9>12")
    assert not any(move.startswith("12>") for move in t.legal("A"))  # not from a card outside the faction
    t.play("A: 9>10", "A: 10>7")
    assert t.field == {7: "PIL027 A.", 9: "PIL030", 10: "PIL029", 12: "PIL026 A."}
    assert t.actions == 1  # three moves were all


@rule("PA-8.3")
def test_at_least_one_move_and_at_most_three(pax):
    t = table(pax, field={"5": "PIL016 A.", "6": "PIL031"}, favours={"A": "A1"})
    t.play("A: reassign:A")
    assert "stop" not in t.legal("A")
    t.play("A: 5>6")
    assert "stop" in t.legal("A")
    t.play("A: 6>5", "A: 5>6")
    assert prompt(t, "A") == "act"


@rule("PA-8.4")
def test_moves_end_on_adjacent_face_up_cards_with_a_free_cell(pax):
    field = {"6": "PIL016 A.", "3": "PIL002 B", "7": "PIL031 ..B", "13": "PIL033"}
    t = table(pax, field=field, favours={"A": "A1"})
    t.play("A: reassign:A")
    assert t.legal("A") == ["6>7"]
    t.play("A: 6>7", "A: stop")


# -- 9. Dismiss --------------------------------------------------------------------------------------------------------


@rule("PA-9.1")
def test_dismiss_aims_at_adjacent_face_up_cards_without_rivals(pax):
    field = {"2": "PIL002", "5": "PIL031 AB.", "6": "PIL003"}
    t = table(pax, field=field, favours={"A": "M3"}, hands={"A": "PIL001"})
    assert legal(t, "A", "dismiss") == ["2", "6"]
    t.refuse("A: dismiss:5", "PA-9.1")
    t.refuse("A: dismiss:9", "PA-9.1")


@rule("PA-9.2", "PA-9.3")
def test_an_empty_card_costs_one(pax):
    t = table(pax, field={"2": "PIL002"}, favours={"A": "Kn1"}, hands={"A": "PIL001"})
    t.play("A: dismiss:2")
    assert t.favours["A"] == ""
    assert t.field[2] == "PIL001"
    assert t.discard == ["PIL002"]
    assert t.hands["A"] == []


@rule("PA-9.2", "PA-9.4")
@pytest.mark.parametrize(("tokens", "price"), [("A..", 1), ("AA.", 2), ("AAA", 3)])
def test_one_matching_favour_a_token(pax, tokens, price):
    field = {"2": f"PIL031 {tokens}"}
    hands = {"A": "PIL033"}
    table(pax, field=field, favours={"A": f"Kn{price - 1}" if price > 1 else ""}, hands=hands).refuse(
        "A: dismiss:2", "PA-9.2"
    )
    t = table(pax, field=field, favours={"A": f"Kn{price}"}, hands=hands)  # matches the areopagus
    t.play("A: dismiss:2")
    assert t.favours["A"] == ""
    assert t.field[2] == f"PIL033 {tokens}"


@rule("PA-9.3")
def test_without_a_hand_card_there_is_no_dismissal(pax):
    table(pax, field={"2": "PIL002"}, favours={"A": "Kn1"}).refuse("A: dismiss:2", "PA-9.3")


@rule("PA-9.4")
def test_own_tokens_without_a_cell_go_back(pax):
    t = table(pax, field={"2": "PIL031 .AA"}, favours={"A": "Kn2"}, hands={"A": "PIL001"})
    t.play("A: dismiss:2")
    assert t.field[2] == "PIL001 A"
    assert t.tokens["A"] == 19
    assert told(t, "TokensRemoved")[0]["number"] == 1


@rule("PA-9.5", "PA-16.21")
def test_with_the_decree_rivals_must_find_cells_and_are_seated_first(pax):
    t = table(
        pax,
        field={"2": "PIL031 ABA"},
        favours={"A": "Kn3"},
        hands={"A": "PIL001 PIL016 PIL046"},
        special={"B": "electors_decree"},
    )
    t.play("A: dismiss:2", "A: lay:PIL016")
    assert t.favours["A"] == ""  # all tokens count for the price
    assert t.field[2] == "PIL016 AB"  # one own token found a cell beside the rival's, in the old order
    assert t.tokens["A"] == 19


@rule("PA-9.5")
def test_a_card_with_too_few_cells_cannot_be_laid(pax):
    given = {"field": {"2": "PIL031 BBA"}, "favours": {"A": "Kn3"}, "special": {"B": "electors_decree"}}
    t = table(pax, **given, hands={"A": "PIL001 PIL016 PIL053"})
    t.play("A: dismiss:2")
    assert sorted(t.legal("A")) == ["lay:PIL016", "lay:PIL053"]
    t.play("A: lay:PIL053")  # a Royal Arch: the rival's tokens alone
    assert t.field[2] == "PIL053 BB."
    assert t.tokens["A"] == 20
    table(pax, **given, hands={"A": "PIL001"}).refuse("A: dismiss:2", "PA-9.5")


@rule("PA-9.5")
def test_no_royal_arch_where_two_rivals_are(pax):
    t = table(
        pax,
        seats=3,
        field={"0": "PIL031 BC."},
        favours={"A": "Kn2"},
        hands={"A": "PIL053 PIL016"},
        special={"B": "electors_decree"},
    )
    t.play("A: dismiss:0")
    assert t.legal("A") == ["lay:PIL016"]
    t.play("A: lay:PIL016")
    assert t.field[0] == "PIL016 BC"


@rule("PA-5.3", "PA-5.4")
def test_while_a_card_is_laid_its_place_is_empty(pax):
    t = table(pax, down={"2": "PIL010"}, favours={"A": "Kn1"}, hands={"A": "PIL020"}).play("A: scout:2")
    assert t.table.view(0).board.field[2].card is None
    t.leave_open("lay")


@rule("PA-18.2", "PA-7.7")
def test_a_card_that_yielded_when_it_was_laid_yields_no_more(pax):
    t = table(pax, hands={"A": "PIL024 PIL028 PIL027"}, favours={"A": "Kn1"}, actions=3)
    t.play("A: conspire:PIL024", "A: use", "A: scout:2", "A: lay:PIL027")
    t.table.g.enhanced[2] = 1  # any card may be interrogated
    t.refuse("A: interrogate:2", "PA-7.7")


@rule("PA-9.3", "PA-16.18")
def test_after_a_free_dismissal_any_card_may_be_laid_again(pax):
    t = table(
        pax,
        field={"2": "PIL002", "5": "PIL001"},
        favours={"A": "Kn2"},
        hands={"A": "PIL003 PIL004 PIL007 PIL010"},
        special={"B": "rosicrucian_rise"},
        actions=0,
    )
    t.play("A: dismiss:2", "A: lay:PIL003", "A: conspire:PIL007", "A: use").leave_open("extra-dismiss")
    (restricted,) = t.table.g.demands(1)
    assert restricted[1](NAMES.index("PIL004"))  # a mason: the rise asks for a rosicrucian no more


@rule("PA-18.13", "PA-2.15")
def test_a_swap_changes_lodges(pax):
    field = {"0": "PIL001", "1": "PIL002", "13": "PIL003", "3": "PIL013"}
    t = table(pax, hands={"A": "PIL008"}, field=field)
    assert t.table.view(0).board.lodges == []
    t.play("A: conspire:PIL008", "A: use", "A: at:3", "A: at:13")
    assert [(lodge.faction, lodge.cells) for lodge in t.table.view(0).board.lodges] == [("A", [0, 1, 3])]


@rule("PA-2.20")
def test_what_is_discarded_is_seen_by_everybody(pax):
    t = table(pax, hands={"A": "PIL001 PIL002 PIL003 PIL004 PIL005"}).play("A: end", "A: discard:PIL003")
    g = t.table.g
    (slot,) = [slot for slot in g.discard if NAMES[g.cards.face[slot]] == "PIL003"]
    assert g.cards.known[slot] == g.cards.everyone


@rule("PA-18.2", "PA-7.7")
def test_a_card_that_has_yielded_does_not_yield_when_it_is_laid(pax):
    t = table(pax, hands={"A": "PIL024 PIL027"}, down={"2": "PIL001"}, favours={"A": "Kn1"})
    t.mode = "plain"  # changed by hand: it cannot be replayed
    t.play("A: conspire:PIL024", "A: use", "A: scout:2")
    g = t.table.g
    g.yielded += [g.cards.face[slot] for slot in g.hands[0]]  # both lay in the field before
    t.play("A: lay:PIL027")
    assert t.favours["A"] == ""


@rule("PA-10.20")
def test_tokens_on_the_marked_card_stay(pax):
    field = {"6": "PIL031 A..", "5": "PIL016 A.", "9": "PIL030"}
    t = table(pax, field=field, markers=[6], favours={"A": "A1"}).play("A: reward-reassign:6:A")
    assert t.legal("A") == ["5>6"]
    t.play("A: 5>6")
    assert t.field[6] == "PIL031 AA."


@rule("PA-10.20", "PA-8.1", "PA-18.8")
def test_a_reward_reassigns_with_a_faction_that_has_an_own_token(pax):
    field = {"5": "PIL016 A.", "6": "PIL031"}
    t = table(pax, field=field, markers=[6], favours={"A": "A1 M1 Kn1"}, hands={"A": "PIL017"})
    t.play("A: conspire:PIL017", "A: use")
    assert legal(t, "A", "reward-reassign") == ["6:A", "6:M"]
    assert legal(t, "A", "reassign") == ["A", "M"]


@rule("PA-9.5", "PA-16.21")
def test_a_royal_arch_may_replace_a_card_with_one_rival(pax):
    given = {"seats": 3, "special": {"B": "electors_decree"}, "hands": {"A": "PIL052"}, "favours": {"A": "A2"}}
    t = table(pax, field={"1": "PIL002 A", "0": "PIL016 B."}, **given)
    assert "0" in legal(t, "A", "dismiss")
    t = table(pax, field={"1": "PIL002 A", "0": "PIL016 BC"}, **given)
    assert "0" not in legal(t, "A", "dismiss")


@rule("PA-10.18")
def test_rewards_are_listed_in_the_order_of_cells(pax):
    field = {"2": "PIL002", "5": "PIL016 A.", "9": "PIL003"}
    t = table(pax, field=field, markers=[9, 2], favours={"A": "A2"})
    assert legal(t, "A", "reward-influence") == ["2", "9"]


@rule("PA-10.20", "PA-8.1")
def test_rewards_and_every_faction(pax):
    field = {"5": "PIL020 A.", "13": "PIL013 A", "6": "PIL031"}
    t = table(pax, field=field, markers=[6], favours={"A": "A1 Kn1 Sc1"})
    assert legal(t, "A", "reward-reassign") == ["6:A", "6:Sc"]  # from 13 no way leads there
    assert legal(t, "A", "reassign") == ["A", "Sc"]


@rule("PA-2.27", "PA-2.11")
def test_acting_cards_differ_by_what_pays_directly(pax):
    field = {"5": "PIL009 A", "6": "PIL010 A"}
    t = table(pax, field=field, favours={"A": "A3 Sc1"}).play("A: scout:9")
    assert t.legal("A") == ["via:5", "via:6"]
    t.leave_open("via")


@rule("PA-9.5")
def test_a_card_that_fits_one_of_several_is_enough(pax):
    field = {"2": "PIL002", "5": "PIL016 BB"}
    given = {"special": {"B": "electors_decree"}, "favours": {"A": "Kn2"}, "hands": {"A": "PIL007 PIL027"}}
    t = table(pax, field=field, **given).play("A: conspire:PIL007", "A: use").leave_open("extra-dismiss")
    (restricted,) = t.table.g.demands(1)
    assert restricted[1](NAMES.index("PIL001"))


@rule("PA-6.2", "PA-2.1")
def test_the_last_token_can_be_placed_and_no_more(pax):
    cards = ["PIL031", "PIL033", "PIL034", "PIL035", "PIL036", "PIL037"]
    field = {cell: f"{name} AAA" for cell, name in zip((3, 5, 6, 7, 8, 9), cards, strict=True)}
    t = table(pax, field={**field, 2: "PIL016"}, favours={"A": "A2 M2"}, realised={"P12": "A"}).play("A: influence:2")
    assert t.tokens["A"] == 0
    assert t.field[2] == "PIL016 A."


@rule("PA-5.3", "PA-2.30")
def test_whoever_scouts_sees_the_card(pax):
    t = table(pax, to_move="B", down={"8": "PIL010"}, favours={"B": "A1"}, hands={"B": "PIL001"}).play("B: scout:8")
    assert [told(t, "CardScouted", seat)[0]["card"] for seat in (0, 1, None)] == [None, "PIL010", None]
    t.leave_open("lay")


@rule("PA-18.7")
def test_no_token_moves_to_its_own_card(pax):
    t = table(pax, field={"5": "PIL016 A.", "13": "PIL027"}, hands={"A": "PIL011"})
    t.play("A: conspire:PIL011", "A: use")
    assert t.legal("A") == ["5>13"]
    t.leave_open("leap")


@rule("PA-10.18")
def test_a_reward_is_for_its_card_only(pax):
    field = {"5": "PIL003 B", "2": "PIL002"}
    t = table(pax, field=field, markers=[5], favours={"A": "A1"})
    assert legal(t, "A", "influence") == ["2"]
    assert legal(t, "A", "reward-influence") == []


@rule("PA-4.5", "PA-2.19")
def test_an_action_left_unused_and_a_card_discarded_are_asked_about(pax):
    hand = "PIL001 PIL002 PIL003 PIL004 PIL005"
    t = table(pax, hands={"A": hand}, field={"5": "PIL016 A."})
    for left in (2, 1, 0):
        (option,) = [option for option in t.table.legal(0) if option.notation == "end"]
        wanted = ("do-end-early", {"count": left}, "lose") if left else ("do-end", {}, "")
        assert (option.label.id, option.label.args, option.guard) == wanted
        if left:
            t.play("A: interrogate:home" if left == 2 else "A: interrogate:5")
    t.play("A: end")
    assert {option.guard for option in t.table.legal(0)} == {"lose"}
    t.leave_open("discard")
