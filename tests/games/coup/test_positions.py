"""Positions by names: what they may leave out, and one clear sentence for everything that is wrong with one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from camarilla.kernel.errors import BadOptions, BadPosition
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import BASE, knowers, names

ROLES = "patrons are Duke, Assassin, Captain, Ambassador, Contessa"

WRONG = {
    "a typo": (
        {"hands": {"A": "Duk Captain"}},
        f"hands of A: there is no patron 'Duk' ({ROLES}); did you mean 'Duke'?",
    ),
    "nothing like it": ({"lost": {"B": "Bishop"}}, f"lost by B: there is no patron 'Bishop' ({ROLES})"),
    "a role of another variant": (
        {"hands": {"C": "Inquisitor"}},
        f"hands of C: there is no patron 'Inquisitor' ({ROLES})",
    ),
    "a typo in the court": (
        {"court": "Ducke"},
        f"court: there is no patron 'Ducke' ({ROLES}); did you mean 'Duke'?",
    ),
    "three patrons": ({"hands": {"A": "Duke Duke Captain"}}, "hands of A: a player has two patrons, not 3"),
    "three patrons lost": ({"lost": {"A": "Duke Duke Captain"}}, "lost by A: a player has two patrons, not 3"),
    "three patrons up and down": (
        {"hands": {"A": "Duke Duke"}, "lost": {"A": "Captain"}},
        "lost by A: a player has two patrons, not 3",
    ),
    "too many of a role": (
        {"hands": {"A": "Duke Duke", "B": "Duke Duke"}},
        "hands of B: there are only 3 of Duke",
    ),
    "too many of a role in the court": (
        {"hands": {"A": "Duke"}, "court": "Duke Duke Duke"},
        "court: there are only 3 of Duke",
    ),
    "too large a court": (
        {"court": [*BASE * 2]},
        "court: 10 patrons are named, but 3 players need 6 of 15",
    ),
    "no names": ({"hands": {"A": None}}, "hands of A: expected names of patrons, not None"),
    "a number for names": ({"court": 5}, "court: expected names of patrons, not 5"),
    "a number among names": ({"lost": {"A": [5]}}, f"lost by A: there is no patron '5' ({ROLES})"),
    "an unknown key": (
        {"hand": {"A": "Duke"}},
        "a position of coup has no 'hand'; did you mean 'hands'? "
        "it may have: hands, lost, court, coins, factions, reserve, to_move, turns",
    ),
    "a seat too far": ({"hands": {"D": "Duke"}}, "hands: 'D' is not a seat; seats are A to C"),
    "no seat letter": ({"coins": {"AB": 1}}, "coins: 'AB' is not a seat; seats are A to C"),
    "no mapping": ({"hands": "Duke"}, "hands: expected a mapping of seat letters, not 'Duke'"),
    "a mover too far": ({"to_move": "D"}, "to_move: 'D' is not a seat; seats are A to C"),
    "a mover by number": ({"to_move": 0}, "to_move: '0' is not a seat; seats are A to C"),
    "a dead mover": (
        {"hands": {"A": ""}},
        "to_move: the player to move and at least one other must have a patron",
    ),
    "another dead mover": (
        {"hands": {"B": ""}, "to_move": "B"},
        "to_move: the player to move and at least one other must have a patron",
    ),
    "nobody else alive": (
        {"hands": {"B": "", "C": ""}},
        "to_move: the player to move and at least one other must have a patron",
    ),
    "coins below zero": ({"coins": {"B": -1}}, "coins of B: expected a whole number from 0 up, not -1"),
    "coins in words": ({"coins": {"B": "two"}}, "coins of B: expected a whole number from 0 up, not 'two'"),
    "half a coin": ({"coins": {"C": 0.5}}, "coins of C: expected a whole number from 0 up, not 0.5"),
    "a truth for coins": ({"coins": {"C": True}}, "coins of C: expected a whole number from 0 up, not True"),
    "coins of the dead": (
        {"hands": {"C": ""}, "coins": {"C": -3}},
        "coins of C: expected a whole number from 0 up, not -3",
    ),
    "factions without reformation": (
        {"factions": {"A": "loyalist"}},
        "factions: this table plays without reformation",
    ),
    "a reserve without reformation": ({"reserve": 2}, "reserve: this table plays without reformation"),
}

WRONG_FACTIONS = {
    "no such faction": ({"factions": {"A": "royalist"}}, "factions: 'royalist' is not one of loyalist, reformist"),
    "a faction by number": ({"factions": {"B": 1}}, "factions: 1 is not one of loyalist, reformist"),
    "a list for a faction": (
        {"factions": {"B": ["loyalist"]}},
        "factions: ['loyalist'] is not one of loyalist, reformist",
    ),
    "a seat too far": ({"factions": {"D": "loyalist"}}, "factions: 'D' is not a seat; seats are A to C"),
    "a reserve below zero": ({"reserve": -1}, "reserve: expected a whole number from 0 up, not -1"),
    "a reserve in words": ({"reserve": "two"}, "reserve: expected a whole number from 0 up, not 'two'"),
}


@pytest.mark.parametrize(("given", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_with_a_position_is_said_in_one_sentence(coup, given, sentence):
    with pytest.raises(BadPosition) as refusal:
        coup.position(seats=3, **given)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(("given", "sentence"), WRONG_FACTIONS.values(), ids=WRONG_FACTIONS.keys())
def test_what_is_wrong_with_factions(coup, given, sentence):
    with pytest.raises(BadPosition) as refusal:
        coup.position(seats=3, options={"reformation": True}, **given)
    assert str(refusal.value) == sentence


def test_roles_of_a_variant(coup):
    with pytest.raises(
        BadPosition, match=r"^hands of A: there is no patron 'Ambassador' \(patrons are Duke, Assassin, "
    ):
        coup.position(seats=3, options={"inquisition": True}, hands={"A": "Ambassador"})
    assert coup.position(seats=3, options={"inquisition": True}, hands={"A": "Inquisitor"}).hands["A"] == ["Inquisitor"]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "coup is for 2, 3, 4, 5, 6, 7, 8, 9, 10 seats, not 1"),
        (11, {}, "coup is for 2, 3, 4, 5, 6, 7, 8, 9, 10 seats, not 11"),
        (3, {"turn_cap": 0}, "coup: turn_cap is at least 1 turn a player, not 0"),
        (3, {"turn_cap": -5}, "coup: turn_cap is at least 1 turn a player, not -5"),
        (3, {"two_players": "pick_one"}, "coup: two_players=pick_one is for 2 seats, not 3"),
        (10, {"two_players": "pick_one"}, "coup: two_players=pick_one is for 2 seats, not 10"),
        (2, {"two_players": "pick_two"}, "coup: Invalid enum value 'pick_two' - at `$.two_players`"),
        (
            4,
            {"revolution": True},
            "coup has no option 'revolution'; its options are: reformation, inquisition, two_players, turn_cap, "
            "steal_from_dead, reopen_aid_block",
        ),
        (4, {"reformation": "perhaps"}, "coup: Expected `bool`, got `str` - at `$.reformation`"),
        (4, {"turn_cap": "many"}, "coup: Expected `int`, got `str` - at `$.turn_cap`"),
    ],
)
@rule("CO-8.2")
def test_options_that_do_not_go_together(seats, options, sentence):
    with pytest.raises(BadOptions, match=f"^{re.escape(sentence)}$"):
        Table.new("coup", seats, seed=0, options=options)
    with pytest.raises(BadOptions, match=f"^{re.escape(sentence)}$"):
        Table.at("coup", {}, seats=seats, options=options)


def test_options_at_their_edges():
    assert Table.new("coup", 3, seed=0, options={"turn_cap": 1}).options.turn_cap == 1
    assert Table.new("coup", 2, seed=0, options={"two_players": "pick_one"}).options.two_players == "pick_one"
    chosen = Table.new("coup", 4, seed=0).options
    assert (chosen.reformation, chosen.inquisition, chosen.two_players, chosen.turn_cap) == (
        False,
        False,
        "one_coin",
        200,
    )
    assert (chosen.steal_from_dead, chosen.reopen_aid_block) == (False, False)


# -- What a position may leave out -------------------------------------------------------------------------------------


def test_defaults_of_a_position(coup):
    t = coup.position(seats=3)
    assert [len(hand) for hand in t.hands.values()] == [2, 2, 2]
    assert t.coins == {"A": 2, "B": 2, "C": 2}
    assert (t.turn, t.turns, t.reserve, t.treasury, t.out) == ("A", 0, 0, 44, [])
    assert t.table.g.sets == [[], [], []]
    t.table.g.check()


def test_a_position_may_be_near_the_turn_cap(coup):
    t = coup.position(hands={"A": "Duke", "B": "Contessa", "C": "Captain"}, seats=3, turns=599)
    t.play("A: income")
    assert t.winners == ["A"]


def test_a_player_whose_hand_is_named_has_lost_what_is_missing(coup):
    t = coup.position(seats=4, hands={"A": "Duke", "B": ""}, coins={"B": 5})
    assert t.hands["A"] == ["Duke"]
    assert [len(lost) for lost in t.lost.values()] == [1, 2, 0, 0]
    assert t.out == ["B"]
    assert t.coins["B"] == 0
    t.table.g.check()


def test_a_player_whose_hand_is_not_named_holds_what_is_missing(coup):
    t = coup.position(seats=3, lost={"B": "Captain", "C": "Duke Duke"})
    assert [len(hand) for hand in t.hands.values()] == [2, 1, 0]
    assert t.lost == {"A": [], "B": ["Captain"], "C": ["Duke", "Duke"]}
    assert t.out == ["C"]
    t.table.g.check()


def test_every_card_may_be_named(coup):
    hands = {seat: f"{one} {two}" for seat, one, two in zip("ABC", BASE, BASE[1:], strict=False)}
    named = Counter(" ".join(hands.values()).split())
    court = list((Counter(BASE * 3) - named).elements())
    t = coup.position(seats=3, hands=hands, court=court)
    assert names(t.table.g, t.table.g.court[::-1]) == court
    t.table.g.check()


def test_hands_and_losses_may_be_named_together(coup):
    t = coup.position(seats=2, hands={"A": "Duke", "B": ["Captain", "Contessa"]}, lost={"A": "Assassin"})
    assert t.hands == {"A": ["Duke"], "B": ["Captain", "Contessa"]}
    assert t.lost == {"A": ["Assassin"], "B": []}
    assert Counter(t.court) == Counter(BASE * 3) - Counter(["Duke", "Captain", "Contessa", "Assassin"])
    t.table.g.check()


def test_the_court_is_named_from_the_top(coup):
    t = coup.position(seats=3, hands={"A": "Duke"}, court="Captain Assassin Contessa")
    g = t.table.g
    assert names(g, g.court[::-1][:3]) == ["Captain", "Assassin", "Contessa"]


def test_factions_alternate_unless_named(coup):
    t = coup.position(seats=4, options={"reformation": True}, factions={"B": "loyalist"}, reserve=3)
    assert t.factions == {"A": "loyalist", "B": "loyalist", "C": "loyalist", "D": "reformist"}
    assert t.reserve == 3
    assert t.treasury == 50 - 8 - 3


def test_slots_of_a_position_tell_nothing(coup):
    """The same names lie in other slots under another seed, the same under the same."""
    given = {"seats": 3, "hands": {"A": "Duke Captain"}}
    slots = [tuple(coup.position(**given, seed=seed).table.g.hands[0]) for seed in (*range(20), 0)]
    assert len(set(slots)) > 10
    assert slots[0] == slots[-1]


def test_a_position_shows_who_knows_what(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Captain Contessa"}, court="Duke")
    g = t.table.g
    assert [knowers(t, slot) for slot in g.hands[0] + g.hands[1] + g.hands[2]] == ["A", "B", "B", "C", "C"]
    assert [knowers(t, slot) for slot in g.lost[0]] == ["ABC"]
    assert {knowers(t, slot) for slot in g.court} == {""}
    assert t.table.view(0).facts == []
