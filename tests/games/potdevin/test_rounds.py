"""PV-4: who wins a round, what the winner gets, and how the next round begins."""

from __future__ import annotations

import pytest

from camarilla.testing import rule


@rule("PV-4.1")
@pytest.mark.parametrize(
    ("trump", "plays", "winner"),
    [
        ("enzo5", "aldo4 aldo9 aldo6 aldo8", "B"),  # highest of the lead person, not the last
        ("enzo5", "aldo9 aldo4 aldo6 aldo8", "A"),  # the leader's own
        ("enzo5", "aldo4 aldo6 aldo8 aldo10", "D"),  # ten is more than eight
        ("enzo5", "aldo4 aldo6 aldo13 aldo12", "C"),
        ("enzo5", "aldo1 aldo2 bribe aldo3", "D"),
        ("enzo5", "aldo2 ugo13 pietra12 ugo11", "A"),  # cards of other persons never win, however high
        ("enzo5", "aldo2 ugo13 aldo3 pietra13", "C"),
        ("enzo5", "aldo13 enzo1 aldo12 aldo11", "B"),  # the lowest trump beats the highest lead card
        ("enzo5", "aldo13 aldo12 aldo11 enzo1", "D"),
        ("enzo5", "aldo13 enzo2 enzo4 enzo3", "C"),  # highest trump of several
        ("enzo5", "aldo13 enzo4 enzo2 ugo13", "B"),  # ... also when it was played first
        ("enzo13", "aldo4 enzo1 aldo9 aldo5", "B"),  # the card turned up competes with nobody
        ("enzo13", "aldo4 aldo3 aldo2 aldo1", "A"),
        ("aldo13", "aldo4 aldo9 ugo13 enzo13", "B"),  # the lead person is the trump person
        ("ugo2", "pietra9 aldo9 ugo9 enzo9", "C"),
        ("pietra2", "ugo5 bribe bribe bribe", "A"),  # nobody else played a card
        ("ugo4", "enzo3 bribe ugo1 bribe", "C"),
    ],
)
def test_winner_of_a_round(potdevin, trump, plays, winner):
    cards = dict(zip("ABCD", plays.split(), strict=True))
    spare = {"B": "pietra5", "C": "pietra6", "D": "pietra7"}
    t = potdevin.position(
        hands={seat: spare[seat] if card == "bribe" else card for seat, card in cards.items()}, trump=trump
    )
    t.play(*(f"{seat}: {card}" for seat, card in cards.items()))
    taken = [card for card in cards.values() if card != "bribe"]
    assert t.won == {seat: [*taken, trump] if seat == winner else [] for seat in "ABCD"}


@rule("PV-4.1")
def test_the_trump_of_the_round_decides_not_that_of_an_earlier_one(potdevin):
    t = potdevin.position(
        seats=3, hands={"A": "aldo9 aldo8", "B": "enzo1 ugo1"}, trump="enzo5", trump_deck="ugo5", leader="A"
    )
    t.play("A: aldo9", "B: enzo1")
    assert t.won["B"] == ["aldo9", "enzo1", "enzo5"]
    t.play("B: ugo1", "A: aldo8")
    assert t.won["B"] == ["aldo9", "enzo1", "enzo5", "ugo1", "aldo8", "ugo5"]


@rule("PV-4.2")
def test_the_winner_takes_the_trick_and_the_trump_sorted_by_guild(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4", "B": "aldo10", "C": "aldo2", "D": "ugo6"}, won={"B": "enzo8"}, trump="enzo5"
    )
    t.play("A: aldo4", "B: aldo10", "C: aldo2", "D: ugo6")
    assert t.won == {"A": [], "B": ["enzo8", "aldo4", "aldo10", "aldo2", "ugo6", "enzo5"], "C": [], "D": []}
    assert t.symbols["B"] == {
        "aristocrats": 4,  # enzo8, aldo4 and two on aldo10
        "artists": 0,
        "merchants": 0,
        "craftsmen": 1,  # the trump, enzo5
        "knights": 0,
        "assassins": 1,  # ugo6
    }
    assert t.trick == []


@rule("PV-4.2")
def test_what_was_won_lies_open(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo10"}, trump="enzo5")
    t.play("A: aldo4", "B: aldo10")
    for viewer in (None, 0, 1, 2, 3):
        won = [[card.name for card in player.won] for player in t.table.view(viewer).board.players]
        assert won == [[], ["aldo4", "aldo10", "enzo5"], [], []]


@rule("PV-4.3")
def test_spent_gems_go_to_the_winners_wealth(potdevin):
    t = potdevin.position(
        seats=5,
        hands={"A": "aldo4 aldo5", "B": "aldo9 ugo1", "C": "aldo2", "D": "ugo2", "E": "ugo3"},
        wealth={"B": 1, "C": 1},
        gems=dict.fromkeys("ABCDE", 3),
        trump="enzo5",
    )
    t.play("A: aldo4", "B: aldo9", "C: bribe", "D: bribe")
    assert t.wealth == {"A": 0, "B": 1, "C": 1, "D": 0, "E": 0}  # not before the round is over
    t.play("E: bribe")
    assert t.wealth == {"A": 0, "B": 4, "C": 1, "D": 0, "E": 0}
    assert t.gems == {"A": 3, "B": 3, "C": 2, "D": 2, "E": 2}


@rule("PV-4.3")
def test_only_gems_of_this_round_are_won(potdevin):
    t = potdevin.position(hands={"A": "aldo9 aldo8", "B": "aldo5 aldo13", "C": "ugo1 ugo3"}, trump="pietra5")
    t.play("A: aldo9", "B: bribe", "C: bribe", "A: aldo8", "B: aldo13", "C: ugo1")
    assert t.wealth == {"A": 2, "B": 0, "C": 0, "D": 0}


@rule("PV-4.4")
def test_a_new_trump_is_turned_up_and_the_winner_leads(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4 ugo4", "B": "aldo5 ugo5", "C": "aldo9 ugo9", "D": "aldo7 ugo7"},
        trump="enzo5",
        trump_deck="pietra2",
        leader="B",
    )
    t.play("B: aldo5", "C: aldo9", "D: aldo7", "A: aldo4")
    assert (t.round, t.trump, t.leader, t.to_act) == (2, "pietra2", "C", ["C"])
    t.play("C: ugo9", "D: ugo7", "A: ugo4")
    assert t.to_act == ["B"]


@rule("PV-4.5")
def test_without_cards_bribe_gems_are_lost_at_the_start_of_the_next_round(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4 aldo5", "B": "aldo9", "C": "aldo2 aldo3", "D": "aldo10 ugo2"}, wealth={"B": 1}, gems={"C": 1}
    )
    t.play("A: aldo4", "B: aldo9", "C: aldo2")
    assert t.gems == {"A": 2, "B": 2, "C": 1, "D": 2}  # the hand is empty, the round is not over
    t.play("D: aldo10")
    assert t.gems == {"A": 2, "B": 0, "C": 1, "D": 2}
    assert t.wealth["B"] == 1  # gems on the wealth card stay
    assert sum(t.wealth.values()) == 1  # the lost gems go to nobody


@rule("PV-4.5")
def test_without_cards_all_further_turns_are_skipped(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4 aldo5 aldo6", "B": "aldo2", "C": "ugo2 ugo3 ugo4"},
        trump="enzo5",
        trump_deck="enzo6 enzo7",
    )
    t.play("A: aldo4", "B: aldo2", "C: ugo2")
    asked = []
    for line in ("A: aldo5", "C: ugo3", "A: aldo6", "C: bribe"):
        asked += t.to_act
        t.play(line)
    assert asked == ["A", "C", "A", "C"]
    assert t.winners == ["A"]


@rule("PV-4.5")
def test_a_bribe_in_hand_does_not_replace_a_card(potdevin):
    """Who has gems but no card at the start of a round neither plays nor bribes."""
    t = potdevin.position(hands={"A": "aldo4", "C": "aldo2"})
    assert t.gems == {"A": 2, "B": 0, "C": 2, "D": 0}
    t.play("A: aldo4")
    assert t.to_act == ["C"]


@rule("PV-4.5", "PV-5.1")
def test_gems_left_when_the_game_ends_with_the_last_card_are_not_lost_but_worth_nothing(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo13", "B": "aldo2"}, trump="ugo13", trump_deck=3)
    t.play("A: aldo13", "B: aldo2")
    assert t.gems == {"A": 4, "B": 4, "C": 0}  # C had no card when this round began
    assert t.points == {"A": -3 - 2, "B": 0, "C": 0}


@rule("PV-4.6")
def test_the_next_player_with_cards_leads_for_a_winner_without(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4 ugo4", "B": "aldo13", "C": "aldo5", "D": "aldo6 ugo6"}, trump="enzo5", trump_deck=1
    )
    t.play("A: aldo4", "B: aldo13", "C: aldo5", "D: aldo6")
    assert (t.leader, t.to_act) == ("D", ["D"])  # B won, B and C have none left
    t.play("D: ugo6", "A: ugo4")
    assert t.won["D"] != []


@rule("PV-4.6")
def test_clockwise_goes_on_from_the_last_seat_to_the_first(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4", "B": "aldo5 ugo5", "C": "aldo6 ugo6", "D": "aldo13"}, trump="enzo5", trump_deck=1
    )
    t.play("A: aldo4", "B: aldo5", "C: aldo6", "D: aldo13")
    assert t.to_act == ["B"]
    t.play("B: ugo5")
    assert t.to_act == ["C"]


@rule("PV-4.6", "PV-3.1")
def test_the_substitute_leader_must_play_a_card(potdevin):
    t = potdevin.position(hands={"A": "aldo13", "B": "aldo5 ugo5", "C": "aldo6 ugo6"}, trump_deck=1)
    t.play("A: aldo13", "B: aldo5", "C: aldo6")
    t.refuse("B: bribe", rule="PV-3.1")


@rule("PV-4.6")
def test_the_leader_of_a_position_without_cards_is_replaced_too(potdevin):
    t = potdevin.position(hands={"C": "aldo4", "A": "aldo5"}, leader="B")
    assert (t.leader, t.to_act) == ("C", ["C"])
