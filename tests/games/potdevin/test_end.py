"""PV-5: the end, jokers, points and the winner. Teams: see test_teams.py."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

ARISTOCRATS = {
    1: "aldo4",
    2: "aldo10",
    3: "aldo10 aldo4",
    4: "aldo10 enzo11",
    5: "aldo10 enzo11 aldo4",
    6: "aldo10 enzo11 aldo4 pietra9",
    7: "aldo10 enzo11 aldo4 pietra9 enzo8",
    8: "aldo10 enzo11 aldo4 pietra9 enzo8 ugo7",
}
"""Piles of one guild, by symbols."""

PILE_POINTS = {1: 1, 2: 3, 3: 6, 4: -1, 5: -3, 6: -6, 7: 10, 8: 15}


def at_end(potdevin, **given):
    """The moment when play is over and jokers are assigned; all bribe gems are spent."""
    return potdevin.position(seats=3, phase="jokers", gems={"A": 0, "B": 0, "C": 0}, **given)


# -- The end -----------------------------------------------------------------------------------------------------------


@rule("PV-5.1")
def test_the_game_ends_after_the_round_of_the_last_trump(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4 aldo5", "B": "aldo6 aldo7"}, trump="enzo5", trump_deck="enzo6")
    t.play("A: aldo4", "B: bribe")
    assert (t.to_act, t.winners) == (["A"], [])
    t.play("A: aldo5", "B: aldo7")
    assert (t.to_act, t.winners) == ([], ["B"])
    assert t.hands == {"A": [], "B": ["aldo6"], "C": []}


@rule("PV-5.1")
def test_the_game_ends_when_all_hands_are_empty(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4", "B": "aldo6"}, trump="enzo5", trump_deck="enzo13 ugo13")
    t.play("A: aldo4", "B: aldo6")
    assert (t.to_act, t.winners) == ([], ["B"])
    assert t.trump_deck == ["enzo13", "ugo13"]
    assert t.points == {"A": 0, "B": 3, "C": 0}  # aristocrat, merchant and craftsman; no power card of the deck


@rule("PV-5.1")
def test_one_hand_with_a_card_goes_on(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4", "B": "aldo6 aldo7"}, trump="enzo5", trump_deck="enzo6 ugo13")
    t.play("A: aldo4", "B: aldo6")
    assert (t.round, t.to_act) == (2, ["B"])
    t.play("B: aldo7")
    assert (t.to_act, t.trump_deck) == ([], ["ugo13"])


@rule("PV-5.1")
def test_nothing_can_be_played_after_the_end(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4", "B": "aldo6 aldo7"}, trump_deck=0)
    t.play("A: aldo4", "B: aldo6")
    t.refuse("B: aldo7")


@rule("PV-5.1")
def test_cards_and_bribe_gems_left_over_score_nothing(potdevin):
    t = potdevin.position(
        seats=3, hands={"A": "aldo4 aldo3", "B": "aldo2 ugo13"}, won={"C": "ugo4"}, trump="enzo5", trump_deck=0
    )
    t.play("A: aldo4", "B: aldo2")
    assert t.gems == {"A": 4, "B": 4, "C": 0}
    assert t.points == {"A": 1 + 1 - 2, "B": 0, "C": 1}


# -- Jokers ------------------------------------------------------------------------------------------------------------


@rule("PV-5.2")
def test_a_joker_goes_to_a_guild_pile_of_its_winners_choice(potdevin):
    t = at_end(potdevin, won={"B": "aldo1 ugo11 aldo6 ugo3"})
    assert (t.to_act, sorted(t.legal("B"))) == (["B"], ["artists", "merchants"])
    t.play("B: merchants")
    assert t.jokers == {"A": [], "B": ["merchants"], "C": []}
    assert t.points["B"] == 3 + 3 + 2  # two artists, merchant and joker, bonus card
    assert t.winners == ["B"]


@rule("PV-5.2")
def test_at_most_one_joker_on_a_pile(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 ugo1 aldo5 aldo6 aldo7"})
    t.play("A: artists")
    assert sorted(t.legal("A")) == ["craftsmen", "merchants"]
    t.refuse("A: artists", rule="PV-5.2")
    t.play("A: craftsmen")
    assert t.jokers["A"] == ["artists", "craftsmen"]
    assert t.points["A"] == 3 + 1 + 3


@rule("PV-5.2")
def test_no_joker_on_an_empty_pile_and_none_kept(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 aldo5 aldo6", "B": "ugo5"})
    t.refuse("A: knights", rule="PV-5.2")  # B's pile
    t.refuse("A: assassins", rule="PV-5.2")
    t.refuse("A: discard", rule="PV-5.2")
    t.refuse("A: neutral", rule="PV-5.2")


@rule("PV-5.2")
def test_a_joker_without_a_pile_is_discarded(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 aldo2 aldo3 aldo13"})
    assert t.jokers["A"] == ["discarded"]
    assert t.points["A"] == -2 + 2 - 1


@rule("PV-5.2")
def test_jokers_do_not_share_a_pile_the_second_is_discarded(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 ugo1 aldo5"})
    assert t.jokers["A"] == ["artists", "discarded"]
    assert t.points["A"] == 3


@rule("PV-5.2")
def test_a_joker_that_can_be_placed_must_be_even_where_it_hurts(potdevin):
    t = at_end(potdevin, won={"A": f"aldo1 {ARISTOCRATS[3]}"})
    assert t.jokers["A"] == ["aristocrats"]
    assert t.points["A"] == -1


@rule("PV-5.2")
def test_four_jokers_of_one_player(potdevin):
    t = at_end(potdevin, won={"C": "aldo1 pietra1 enzo1 ugo1 aldo4 aldo5 aldo6 aldo7 aldo8"})
    t.play("C: knights", "C: aristocrats", "C: merchants", "C: artists")
    assert t.jokers["C"] == ["knights", "aristocrats", "merchants", "artists"]
    assert t.points["C"] == 3 + 3 + 3 + 3 + 1


@rule("PV-5.2")
def test_each_player_places_the_own_jokers_in_seat_order(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 aldo5 aldo6", "B": "ugo5 ugo6", "C": "enzo1 enzo5 enzo6"}, leader="B")
    assert t.to_act == ["A"]
    t.play("A: artists")
    assert t.to_act == ["C"]
    t.play("C: knights")
    assert t.jokers == {"A": ["artists"], "B": [], "C": ["knights"]}
    assert t.points == {"A": 4, "B": 2, "C": 4}


@rule("PV-5.2")
def test_jokers_are_assigned_when_play_ends(potdevin):
    """A joker won in the last round is asked for; before the end none is."""
    t = potdevin.position(
        seats=3, hands={"A": "aldo9 ugo9", "B": "aldo1 ugo4"}, won={"A": "aldo5"}, trump="enzo5", trump_deck="enzo6"
    )
    t.play("A: aldo9", "B: aldo1")
    assert (t.round, t.to_act, t.jokers["A"]) == (2, ["A"], [])
    t.play("A: ugo9", "B: ugo4")
    assert sorted(t.legal("A")) == ["artists", "assassins", "craftsmen", "knights", "merchants"]
    t.play("A: craftsmen")
    assert t.points["A"] == 1 + 6 + 1 + 1 + 1


@rule("PV-5.2", "PV-5.6")
@pytest.mark.parametrize(("mine", "rival", "points"), [("aldo1 aldo5", "ugo11", 3), ("aldo1", "", 0)])
def test_a_won_joker_counts_as_a_card_for_ties_placed_or_discarded(potdevin, mine, rival, points):
    t = at_end(potdevin, won={"A": mine, "B": rival, "C": "ugo13"})
    assert t.points == {"A": points, "B": points, "C": -1}
    assert t.winners == ["A"]


# -- Points ------------------------------------------------------------------------------------------------------------


@rule("PV-5.3")
@pytest.mark.parametrize("symbols", range(1, 9))
def test_points_of_a_guild_pile(potdevin, symbols):
    t = at_end(potdevin, won={"A": ARISTOCRATS[symbols]})
    assert t.symbols["A"]["aristocrats"] == symbols
    assert t.points["A"] == PILE_POINTS[symbols]


@rule("PV-5.3", "PV-5.2")
@pytest.mark.parametrize("symbols", range(1, 9))
def test_a_joker_is_one_symbol_more_but_nine_score_as_eight(potdevin, symbols):
    t = at_end(potdevin, won={"A": f"ugo1 {ARISTOCRATS[symbols]}"})
    assert t.jokers["A"] == ["aristocrats"]
    assert t.points["A"] == PILE_POINTS[min(symbols + 1, 8)]


@rule("PV-5.3")
def test_every_guild_pile_is_scored(potdevin):
    t = at_end(potdevin, won={"A": "aldo10 ugo11 aldo11 pietra11 aldo12 pietra12"})
    assert list(t.symbols["A"].values()) == [2, 2, 2, 2, 2, 2]
    assert t.points["A"] == 6 * 3


@rule("PV-5.4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("", 0), ("enzo13", -1), ("enzo13 ugo13", -3), ("enzo13 ugo13 aldo13", -6), ("enzo13 ugo13 aldo13 pietra13", 10)],
)
def test_points_of_power_cards(potdevin, cards, points):
    t = at_end(potdevin, won={"B": cards})
    assert t.points == {"A": 0, "B": points, "C": 0}


@rule("PV-5.5")
@pytest.mark.parametrize(
    ("cards", "gems", "points"),
    [
        ("aldo3", 0, 2),
        ("aldo3 ugo3 enzo3 pietra3", 0, 8),
        ("aldo2", 0, -2),
        ("aldo2 ugo2 enzo2 pietra2", 0, -8),
        ("aldo2 ugo3 enzo3", 0, 2),
        ("", 1, 1),
        ("", 12, 12),
        ("aldo2 ugo3", 3, 3),
    ],
)
def test_bonus_cards_penalty_cards_and_wealth(potdevin, cards, gems, points):
    t = at_end(potdevin, won={"B": cards}, wealth={"B": gems})
    assert t.points == {"A": 0, "B": points, "C": 0}


# -- The winner --------------------------------------------------------------------------------------------------------


@rule("PV-5.6")
def test_most_points_win(potdevin):
    t = at_end(potdevin, won={"A": "aldo2 ugo2 enzo2", "B": "aldo4", "C": "aldo3"}, wealth={"A": 4, "B": 0})
    assert t.points == {"A": -2, "B": 1, "C": 2}
    assert t.winners == ["C"]  # neither most cards nor most gems
    result = t.table.result
    assert (result.winners, result.ranks, result.scores) == ((2,), (3, 2, 1), (-2, 1, 2))


@rule("PV-5.6")
def test_a_tie_goes_to_most_cards_before_most_gems(potdevin):
    t = at_end(potdevin, won={"A": "aldo3", "B": "aldo2 ugo3 enzo3", "C": ""}, wealth={"A": 0, "C": 2})
    assert t.points == {"A": 2, "B": 2, "C": 2}
    assert t.winners == ["B"]
    assert t.table.result.ranks == (2, 1, 3)


@rule("PV-5.6")
def test_then_to_most_wealth(potdevin):
    t = at_end(potdevin, won={"A": "aldo3 enzo4", "B": "aldo5 ugo13", "C": "ugo5"}, wealth={"A": 0, "B": 3, "C": 2})
    assert t.points == {"A": 3, "B": 3, "C": 3}
    assert t.winners == ["B"]
    assert t.table.result.ranks == (2, 1, 3)


@rule("PV-5.6")
def test_then_the_victory_is_shared(potdevin):
    t = at_end(potdevin, won={"A": "aldo4", "B": "ugo13", "C": "enzo5"}, wealth={"A": 2, "B": 1, "C": 2})
    assert t.points == {"A": 3, "B": 0, "C": 3}
    assert t.winners == ["A", "C"]
    assert t.table.result.ranks == (1, 3, 1)


@rule("PV-5.6")
def test_there_is_no_winner_before_the_end(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4 aldo5", "B": "aldo6 aldo7"}, won={"A": "ugo3"})
    t.play("A: aldo4", "B: aldo6")
    assert t.winners == []
    assert t.table.result is None
