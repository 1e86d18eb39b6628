"""PV-6.1 and PV-6.2: partners, and how their piles count together."""

from __future__ import annotations

import pytest

from camarilla.kernel.table import Table
from camarilla.testing import rule

ONE, TWO, THREE = "pietra4", "pietra10", "ugo11 aldo5"
"""Piles of artists with one, two and three symbols; any two of them can be on the table at once."""


def at_end(potdevin, seats=4, **given):
    """The end of a team game, all bribe gems spent: with four, A and C play against B and D."""
    gems = dict.fromkeys("ABCDEF"[:seats], 0)
    return potdevin.position(seats=seats, options={"teams": True}, phase="jokers", gems=gems, **given)


def team_points(t):
    """What A and C score together."""
    return t.points["A"] + t.points["C"]


@rule("PV-6.1")
def test_partners_sit_alternately(potdevin):
    t = potdevin.new(options={"teams": True})
    assert [player.partner for player in t.table.view(None).board.players] == [2, 3, 0, 1]


@rule("PV-6.1")
def test_partners_are_one_side(potdevin):
    assert potdevin.new(options={"teams": True}).table.g.sides() == ((0, 2), (1, 3))
    six = Table.new("potdevin", 6, seed=1, options={"teams": True})
    assert six.g.sides() == ((0, 3), (1, 4), (2, 5))
    assert potdevin.new().table.g.sides() == ((0,), (1,), (2,), (3,))


@rule("PV-6.1")
def test_without_the_option_nobody_has_a_partner(potdevin):
    t = potdevin.position(won={"A": ONE, "C": TWO}, phase="jokers")
    assert [player.partner for player in t.table.view(None).board.players] == [None] * 4
    assert t.points == {"A": 1, "B": 0, "C": 3, "D": 0}
    assert t.winners == ["C"]


@rule("PV-6.1")
def test_cards_and_gems_go_to_the_winners_own_area(potdevin):
    t = potdevin.position(
        options={"teams": True}, hands={"A": "aldo9", "B": "aldo4", "C": "aldo2", "D": "ugo2"}, trump="enzo5"
    )
    t.play("A: aldo9", "B: aldo4", "C: aldo2", "D: bribe")
    assert t.won == {"A": ["aldo9", "aldo4", "aldo2", "enzo5"], "B": [], "C": [], "D": []}
    assert t.wealth == {"A": 1, "B": 0, "C": 0, "D": 0}


@rule("PV-6.1")
def test_partners_win_together(potdevin):
    t = at_end(potdevin, won={"A": "aldo3", "B": "aldo4"})
    assert t.winners == ["A", "C"]
    result = t.table.result
    assert (result.winners, result.ranks, result.scores) == ((0, 2), (1, 3, 1, 3), (2, 1, 2, 1))


@rule("PV-6.2")
@pytest.mark.parametrize(
    ("mine", "partners", "points"), [(ONE, TWO, 1), (TWO, ONE, 1), (TWO, THREE, 3), (THREE, TWO, 3)]
)
def test_of_two_piles_only_the_smaller_counts(potdevin, mine, partners, points):
    t = at_end(potdevin, won={"A": mine, "C": partners})
    assert team_points(t) == points
    assert t.table.result.scores == (points, 0, points, 0)


@rule("PV-6.2")
def test_symbols_are_compared_not_cards(potdevin):
    t = at_end(potdevin, won={"A": "aldo5 pietra4 enzo9", "C": "ugo11"})  # three symbols on three cards, two on one
    assert team_points(t) == 3


@rule("PV-6.2")
def test_the_smaller_pile_counts_also_where_that_is_better(potdevin):
    t = at_end(potdevin, won={"A": "pietra10 ugo11", "C": "aldo5"})  # four symbols are -1, one is 1
    assert team_points(t) == 1


@rule("PV-6.2")
def test_a_guild_of_one_partner_counts_in_full(potdevin):
    t = at_end(potdevin, won={"A": THREE, "C": "aldo6"})
    assert t.points == {"A": 6, "B": 0, "C": 1, "D": 0}


@rule("PV-6.2")
def test_opponents_piles_do_not_matter(potdevin):
    t = at_end(potdevin, won={"A": THREE, "B": ONE, "D": "aldo6"})
    assert t.points == {"A": 6, "B": 1, "C": 0, "D": 1}


@rule("PV-6.2")
@pytest.mark.parametrize("pair", ["AC", "BD"])
def test_equal_piles_count_once(potdevin, pair):
    t = at_end(potdevin, won={pair[0]: TWO, pair[1]: "ugo11"})
    assert t.points[pair[0]] + t.points[pair[1]] == 3


@rule("PV-6.2")
def test_every_guild_is_compared_alone(potdevin):
    """Artists 1 of 1 and 2, merchants 3 of 3 and 4, craftsmen once of 1 and 1, knights only with A."""
    t = at_end(potdevin, won={"A": f"{ONE} aldo11 aldo6 aldo7 aldo8", "C": f"{TWO} enzo12 enzo4 ugo9 enzo5"})
    assert team_points(t) == 1 + 6 + 1 + 1


@rule("PV-6.2")
def test_jokers_come_after_the_smaller_pile_is_found(potdevin):
    """A's two symbols count and become three with the joker, no fewer than C's three."""
    t = at_end(potdevin, won={"A": f"{TWO} aldo1", "C": THREE})
    assert t.jokers["A"] == ["artists"]
    assert team_points(t) == 6


@rule("PV-6.2")
def test_a_joker_does_not_make_a_pile_the_larger_one(potdevin):
    """A's pile counts with its joker though it now has more symbols than C's."""
    t = at_end(potdevin, won={"A": f"{ONE} aldo1 enzo13", "C": TWO})
    assert t.jokers["A"] == ["artists"]
    assert team_points(t) == 3 - 1


@rule("PV-6.2")
def test_no_joker_on_a_pile_that_does_not_count(potdevin):
    t = at_end(potdevin, won={"A": ONE, "C": f"{TWO} aldo1 aldo6 aldo7"})
    assert sorted(t.legal("C")) == ["craftsmen", "merchants"]
    t.refuse("C: artists", rule="PV-6.2")
    t.play("C: merchants")
    assert team_points(t) == 1 + 3 + 1


@rule("PV-6.2")
def test_a_joker_with_no_counting_pile_is_discarded(potdevin):
    t = at_end(potdevin, won={"A": ONE, "C": f"{TWO} aldo1"})
    assert t.jokers == {"A": [], "B": [], "C": ["discarded"], "D": []}
    assert team_points(t) == 1


@rule("PV-6.2")
def test_no_joker_on_the_partners_pile(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 aldo6 aldo7", "C": ONE})
    t.refuse("A: artists", rule="PV-5.2")


@rule("PV-6.2")
@pytest.mark.parametrize("first", ["A", "C"])
def test_a_joker_may_go_to_either_of_two_equal_piles_and_that_one_counts(potdevin, first):
    second = "C" if first == "A" else "A"
    t = at_end(potdevin, won={first: f"{TWO} aldo1", second: "ugo11"})
    assert t.jokers == {"A": [], "B": [], "C": [], "D": []} | {first: ["artists"]}
    assert t.points == {"A": 0, "B": 0, "C": 0, "D": 0} | {first: 6}


@rule("PV-6.2")
def test_the_first_joker_on_an_equal_pile_decides(potdevin):
    t = at_end(potdevin, won={"A": f"{TWO} aldo1 aldo6", "C": "ugo11 ugo1 aldo7 aldo8"})
    assert sorted(t.legal("A")) == ["artists", "merchants"]
    t.play("A: artists")
    assert sorted(t.legal("C")) == ["craftsmen", "knights"]
    t.refuse("C: artists", rule="PV-6.2")
    t.play("C: knights")
    assert t.points == {"A": 6 + 1, "B": 0, "C": 1 + 3, "D": 0}


@rule("PV-6.2")
def test_an_equal_pile_without_a_joker_stays_open_to_the_partner(potdevin):
    t = at_end(potdevin, won={"A": f"{TWO} aldo1 aldo6", "C": "ugo11 ugo1 aldo7 aldo8"})
    t.play("A: merchants")
    assert sorted(t.legal("C")) == ["artists", "craftsmen", "knights"]
    t.play("C: artists")
    assert t.points == {"A": 3, "B": 0, "C": 6 + 1 + 1, "D": 0}


@rule("PV-6.2")
@pytest.mark.parametrize(
    ("mine", "partners", "points"),
    [("aldo13", "ugo13", -2), ("aldo13 ugo13", "enzo13 pietra13", -6), ("aldo13 ugo13 enzo13", "pietra13", -7)],
)
def test_power_cards_are_scored_for_each_partner(potdevin, mine, partners, points):
    t = at_end(potdevin, won={"A": mine, "C": partners})
    assert team_points(t) == points


@rule("PV-6.2")
def test_bonus_penalty_and_gems_of_both_add_up(potdevin):
    t = at_end(potdevin, won={"A": "aldo3 aldo2", "C": "enzo3"}, wealth={"A": 1, "C": 3})
    assert t.table.result.scores == (6, 0, 6, 0)


@rule("PV-6.2")
def test_ties_by_cards_of_the_team(potdevin):
    """B has most cards alone, A and C have more together."""
    t = at_end(potdevin, won={"A": "aldo3 ugo2", "B": "enzo3 pietra2 aldo4", "C": "ugo4 enzo13"}, wealth={"C": 1})
    assert t.table.result.scores == (1, 1, 1, 1)
    assert t.winners == ["A", "C"]


@rule("PV-6.2")
def test_ties_by_wealth_of_the_team(potdevin):
    """Three cards and three points each; D has most gems alone, A and C have more together."""
    t = at_end(
        potdevin, won={"A": "aldo3", "C": "ugo13 enzo13", "D": "aldo4 aldo5 ugo2"}, wealth={"A": 2, "C": 2, "D": 3}
    )
    assert t.table.result.scores == (3, 3, 3, 3)
    assert t.winners == ["A", "C"]


@rule("PV-6.2")
def test_teams_share_a_victory(potdevin):
    t = at_end(potdevin, won={"A": "aldo4", "D": "aldo5"}, wealth={"C": 1, "B": 1})
    assert t.winners == ["A", "B", "C", "D"]
    assert t.table.result.ranks == (1, 1, 1, 1)


@rule("PV-6.2", "PV-6.3")
def test_three_teams_of_six_are_scored_likewise(potdevin):
    t = at_end(potdevin, seats=6, won={"A": ONE, "D": TWO, "B": THREE, "C": "aldo3", "F": "aldo2"}, wealth={"E": 1})
    assert t.table.result.scores == (1, 7, 0, 1, 7, 0)
    assert t.winners == ["B", "E"]
