"""PV-6.3 to PV-6.6: three teams and a trump deck that is made anew of cards left in the centre."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.testing import rule

HANDS = {
    "A": "aldo4 ugo1",
    "B": "aldo9 ugo2",
    "C": "aldo6 ugo3",
    "D": "aldo7 ugo4",
    "E": "aldo8 ugo5",
    "F": "aldo5 ugo6",
}
FIRST_ROUND = ("A: aldo4", "B: aldo9", "C: aldo6", "D: aldo7", "E: aldo8", "F: aldo5")
"""B wins it, unless aldo or somebody else's card is trump."""


def deal(potdevin, seed):
    """A table of six at which the three players with nine cards are asked for one."""
    return potdevin.new(seats=6, seed=seed).leave_open("give")


def named(events, kind):
    """The events of one type."""
    return [event for event in events if type(event).__name__ == kind]


# -- The deal ----------------------------------------------------------------------------------------------------------


@rule("PV-6.3")
@pytest.mark.parametrize("seed", range(12))
def test_the_first_three_players_get_eight_cards_the_others_nine(potdevin, seed):
    t = deal(potdevin, seed)
    first = "ABCDEF".index(t.leader)
    in_order = ["ABCDEF"[(first + place) % 6] for place in range(6)]
    assert [len(t.hands[seat]) for seat in in_order] == [8, 8, 8, 9, 9, 9]
    assert len(t.trump_deck) == 1
    everything = [*t.trump_deck, *(card for cards in t.hands.values() for card in cards)]
    assert len(set(everything)) == 52
    assert (t.round, t.trump) == (0, None)


@rule("PV-6.3")
def test_the_card_left_over_is_face_down(potdevin):
    t = deal(potdevin, 0)
    g = t.table.g
    assert g.cards.known[g.trump_deck[0]] == 0


@rule("PV-6.3", "PV-6.1")
@pytest.mark.parametrize("options", [{}, {"teams": True}, {"teams": False}])
def test_six_always_play_in_three_teams_partners_opposite(potdevin, options):
    t = potdevin.new(seats=6, options=options).leave_open("give")
    assert [player.partner for player in t.table.view(None).board.players] == [3, 4, 5, 0, 1, 2]
    t = potdevin.position(seats=6, options=options, won={"B": "aldo3"}, phase="jokers")
    assert t.winners == ["B", "E"]


@rule("PV-6.4")
@pytest.mark.parametrize("seed", range(6))
def test_players_with_nine_cards_each_give_one(potdevin, seed):
    t = deal(potdevin, seed)
    givers = sorted(seat for seat, cards in t.hands.items() if len(cards) == 9)
    assert t.to_act == givers
    hands, left_over = t.hands, t.trump_deck
    given = {seat: hands[seat][seed] for seat in givers}
    assert [t.legal(seat) for seat in givers] == [hands[seat] for seat in givers]
    t.play(*(f"{seat}: {card}" for seat, card in given.items()))
    assert {seat: len(cards) for seat, cards in t.hands.items()} == dict.fromkeys("ABCDEF", 8)
    assert sorted([t.trump, *t.trump_deck]) == sorted([*left_over, *given.values()])
    for seat, card in given.items():
        assert t.hands[seat] == [kept for kept in hands[seat] if kept != card]
    assert (t.round, t.to_act) == (1, [t.leader])
    assert t.gems == dict.fromkeys("ABCDEF", 4)


@rule("PV-6.4")
def test_nobody_else_gives_and_only_own_cards_are_given(potdevin):
    t = deal(potdevin, 0)
    givers = t.to_act
    keepers = [seat for seat in "ABCDEF" if seat not in givers]
    for seat in keepers:
        assert t.legal(seat) == []
        t.refuse(f"{seat}: {t.hands[seat][0]}")
        t.refuse(f"{givers[0]}: {t.hands[seat][0]}", rule="PV-6.4")
    t.refuse(f"{givers[0]}: bribe", rule="PV-6.4")


@rule("PV-6.4")
def test_the_trump_deck_is_shuffled(potdevin):
    """Any of the four cards may come up first: the one left over, or the card of any giver."""
    first = Counter()
    for seed in range(60):
        t = deal(potdevin, seed)
        sources = {t.trump_deck[0]: "left over"}
        for number, seat in enumerate(t.to_act):
            sources[t.legal(seat)[0]] = f"giver {number}"
            t.play(f"{seat}: {t.legal(seat)[0]}")
        first[sources[t.trump]] += 1
    assert set(first) == {"left over", "giver 0", "giver 1", "giver 2"}
    assert min(first.values()) >= 5


# -- Leaving a card ----------------------------------------------------------------------------------------------------


@rule("PV-6.5")
def test_the_winner_leaves_a_card_of_the_round(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, won={"B": "enzo9"}, trump="pietra5", trump_deck="pietra2 pietra3")
    t.play(*FIRST_ROUND)
    assert t.to_act == ["B"]
    assert t.legal("B") == ["aldo4", "aldo9", "aldo6", "aldo7", "aldo8", "aldo5", "pietra5"]
    t.refuse("B: enzo9", rule="PV-6.5")  # won earlier
    t.refuse("B: ugo2", rule="PV-6.5")  # in hand
    t.refuse("B: pass", rule="PV-6.5")  # it must be done
    t.play("B: aldo6")
    assert t.centre == ["aldo6"]
    assert t.won["B"] == ["enzo9", "aldo4", "aldo9", "aldo7", "aldo8", "aldo5", "pietra5"]
    assert (t.round, t.trump, t.trump_deck) == (2, "pietra2", ["pietra3"])
    assert t.to_act == ["B"]
    assert t.table.g.fresh == []


@rule("PV-6.5")
def test_the_trump_itself_may_be_left(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck="pietra2", centre="ugo9")
    t.play(*FIRST_ROUND, "B: pietra5")
    assert t.centre == ["ugo9", "pietra5"]
    assert "pietra5" not in t.won["B"]


@rule("PV-6.5")
def test_gems_are_taken_though_a_card_is_left(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck=1)
    t.play("A: aldo4", *(f"{seat}: bribe" for seat in "BCDEF"))
    assert t.wealth["A"] == 5
    t.play("A: aldo4")
    assert (t.won["A"], t.centre) == (["pietra5"], ["aldo4"])


@rule("PV-6.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fewer_players_leave_nothing(potdevin, seats):
    t = potdevin.position(seats=seats, hands={"A": "aldo9 aldo8", "B": "aldo4 aldo5"}, trump="enzo5", trump_deck=1)
    t.play("A: aldo9", "B: aldo4")
    assert (t.round, t.to_act, t.centre) == (2, ["A"], [])


@rule("PV-6.5", "PV-4.6")
def test_a_winner_without_cards_leaves_one_and_the_next_player_leads(potdevin):
    hands = {**HANDS, "B": "aldo9", "C": "aldo6"}
    t = potdevin.position(seats=6, hands=hands, trump="pietra5", trump_deck=1)
    t.play(*FIRST_ROUND)
    assert t.to_act == ["B"]
    assert t.gems["C"] == 4  # the next round has not begun
    t.play("B: aldo9")
    assert t.to_act == ["D"]
    assert (t.gems["B"], t.gems["C"]) == (0, 0)


@rule("PV-6.5")
def test_a_card_left_scores_for_nobody_and_is_no_card_won(potdevin):
    """With the card left, A and D would have more points and more cards than B and E; without it they are equal."""
    t = potdevin.position(
        seats=6, hands={"A": "aldo9", "B": "aldo2"}, won={"B": "ugo13 ugo5"}, trump="enzo3", trump_deck=0, round=12
    )
    t.play("A: aldo9", "B: aldo2", "A: aldo9")
    assert t.won["A"] == ["aldo2", "enzo3"]
    assert t.points == dict.fromkeys("ABCDEF", 0)
    assert t.winners == ["A", "B", "D", "E"]


# -- The trump deck made anew ------------------------------------------------------------------------------------------


@rule("PV-6.6")
@pytest.mark.parametrize("round", [4, 8])
def test_the_left_cards_become_the_next_trump_deck(potdevin, round):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck=0, centre="enzo1 enzo2 enzo3", round=round)
    t.play(*FIRST_ROUND, "B: aldo4")
    assert t.round == round + 1
    assert sorted([t.trump, *t.trump_deck]) == ["aldo4", "enzo1", "enzo2", "enzo3"]
    assert t.centre == []


@rule("PV-6.6")
def test_the_left_cards_are_shuffled(potdevin):
    first = Counter()
    for seed in range(40):
        t = potdevin.position(
            seats=6, hands=HANDS, trump="pietra5", trump_deck=0, centre="enzo1 enzo2 enzo3", round=4, seed=seed
        )
        first[t.play(*FIRST_ROUND, "B: aldo4").trump] += 1
    assert set(first) == {"aldo4", "enzo1", "enzo2", "enzo3"}
    assert min(first.values()) >= 4


@rule("PV-6.6")
def test_no_new_deck_while_the_old_one_lasts(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck="pietra2", centre="enzo1 enzo2", round=3)
    t.play(*FIRST_ROUND, "B: aldo4")
    assert (t.round, t.trump, t.trump_deck, t.centre) == (4, "pietra2", [], ["enzo1", "enzo2", "aldo4"])


@rule("PV-6.6", "PV-6.5")
def test_the_game_ends_after_twelve_rounds_and_the_last_four_cards_score_for_nobody(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck=0, centre="enzo13 ugo13 aldo13", round=12)
    t.play(*FIRST_ROUND)
    assert t.to_act == ["B"]  # a card is left in the last round too
    t.play("B: pietra5")
    assert (t.to_act, t.winners) == ([], ["B", "E"])
    assert t.centre == ["enzo13", "ugo13", "aldo13", "pietra5"]
    assert t.hands["A"] == ["ugo1"]
    assert t.points == {"A": 0, "B": 6, "C": 0, "D": 0, "E": 0, "F": 0}  # one of each guild


@rule("PV-6.6")
def test_round_eleven_is_not_the_last(potdevin):
    t = potdevin.position(seats=6, hands=HANDS, trump="pietra5", trump_deck="pietra2", round=11)
    t.play(*FIRST_ROUND, "B: aldo4")
    assert (t.round, t.to_act) == (12, ["B"])


@rule("PV-6.6")
@pytest.mark.parametrize("deck", [0, 2])
def test_the_game_ends_when_all_hands_are_empty(potdevin, deck):
    t = potdevin.position(seats=6, hands={"A": "aldo9", "B": "aldo4"}, trump="enzo5", trump_deck=deck, round=7)
    t.play("A: aldo9", "B: aldo4", "A: aldo4")
    assert (t.round, t.to_act, t.centre) == (7, [], ["aldo4"])
    assert t.winners == ["A", "D"]


@rule("PV-6.5", "PV-6.6")
@pytest.mark.parametrize("seed", range(4))
def test_a_full_game_of_six(potdevin, play_out, seed):
    """Twelve rounds, a card left in each, and a trump deck of four made before rounds 1, 5 and 9."""
    t = potdevin.new(seats=6, seed=seed)
    play_out(t, lambda legal: "bribe" if "bribe" in legal else legal[0])
    kinds = ("TrumpDeckMade", "RoundBegan", "CardLeft")
    course = [type(event).__name__ for event in t.events if type(event).__name__ in kinds]
    four_rounds = ["TrumpDeckMade", *["RoundBegan", "CardLeft"] * 4]
    assert course == four_rounds * 3
    assert [event.cards for event in named(t.events, "TrumpDeckMade")] == [4, 4, 4]
    assert [event.round for event in named(t.events, "RoundBegan")] == list(range(1, 13))
    trumps = [event.trump for event in named(t.events, "RoundBegan")]
    left = [event.card for event in named(t.events, "CardLeft")]
    assert sorted(trumps[4:8]) == sorted(left[:4])
    assert sorted(trumps[8:]) == sorted(left[4:8])
    assert t.centre == left[8:]
    winners = [event.seat for event in named(t.events, "RoundWon")]
    assert [event.seat for event in named(t.events, "CardLeft")] == winners
