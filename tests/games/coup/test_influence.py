"""Losing patrons, falling, and the end of the game: the last one standing, or the turn cap."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

from .helpers import challenge_by, everybody_passes, kinds, uncontested, window

# -- Losing influence --------------------------------------------------------------------------------------------------


@rule("CO-1.4")
@pytest.mark.parametrize(("given_up", "left"), [("Captain", "Contessa"), ("Contessa", "Captain")])
def test_the_loser_chooses_the_patron(coup, given_up, left):
    t = coup.position(seats=3, hands={"B": "Captain Contessa"}, coins={"A": 7})
    t.play("A: coup@B")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["lose:Captain", "lose:Contessa"]
    t.refuse("A: lose:Captain").refuse("B: lose:Duke", "CO-1.4").refuse("B: pass", "CO-1.4")
    t.play(f"B: lose:{given_up}")
    assert t.lost["B"] == [given_up]
    assert t.hands["B"] == [left]
    assert t.out == []


@rule("CO-1.4", "CO-5.1")
def test_who_has_two_alike_is_asked_all_the_same(coup):
    """To skip the question would tell everybody that both are alike."""
    t = coup.position(seats=3, hands={"B": "Captain Captain"}, coins={"A": 7})
    t.play("A: coup@B")
    assert t.legal("B") == ["lose:Captain"]
    t.play("B: lose:Captain")
    assert t.hands["B"] == t.lost["B"] == ["Captain"]


@rule("CO-1.4")
def test_the_last_patron_goes_unasked_and_its_player_is_out(coup):
    t = coup.position(seats=3, hands={"A": "Duke Duke", "B": "Captain", "C": "Contessa"}, coins={"A": 7, "B": 5})
    t.play("A: coup@B")
    assert "Captain" in t.lost["B"]
    assert t.hands["B"] == []
    assert t.out == ["B"]
    assert t.coins == {"A": 0, "B": 0, "C": 2}
    assert t.treasury == 50 - 2  # B's coins went back
    assert t.turn == "C"
    assert t.winners == []


@rule("CO-1.4")
def test_the_dead_are_asked_nothing_and_not_aimed_at(coup):
    t = coup.position(seats=4, hands={"B": ""}, coins={"A": 7, "B": 4})
    assert t.coins["B"] == 0
    assert t.legal("A")[-4:] == ["assassinate@2", "assassinate@3", "coup@2", "coup@3"]
    for action in ("steal", "assassinate", "coup"):
        t.refuse(f"A: {action}@B", "CO-1.4")
    t.play("A: tax")
    assert window(t) == challenge_by("C", "D")
    t.refuse("B: challenge").refuse("B: pass")
    everybody_passes(t)
    t.play("C: aid")
    assert window(t)[1] == "AD"
    t.play("A: block:Duke", "D: pass")
    assert window(t) == challenge_by("C", "D")
    everybody_passes(t)


# -- The last one standing ---------------------------------------------------------------------------------------------

TWO = {"A": "Duke Assassin", "B": "Captain", "C": ""}


def over(t, winner, *, coins):
    """The game has ended, at once: nothing that was still to come has happened."""
    assert t.to_act == []
    assert t.winners == [winner]
    assert t.table.over
    assert t.table.result.reason == "last standing"
    assert t.coins[winner] == coins
    last = [kind for kind in kinds(t) if kind != "CoinsMoved"][-3:]
    assert last == ["PatronLost", "Eliminated", "GameWon"]
    assert t.events[-1].winners == ("ABC".index(winner),)


@rule("CO-1.4", "CO-2.3")
def test_a_coup_wins(coup):
    t = coup.position(seats=3, hands=TWO, coins={"A": 9})
    over(t.play("A: coup@B"), "A", coins=2)
    assert t.out == ["C", "B"]


@rule("CO-1.4", "CO-3.2")
def test_an_assassination_wins(coup):
    t = coup.position(seats=3, hands=TWO, coins={"A": 4})
    over(t.play("A: assassinate@B", "B: pass", "B: pass"), "A", coins=1)


@rule("CO-1.4", "CO-4.1")
def test_a_challenge_lost_wins_for_the_claimant_before_the_action_is_done(coup):
    t = coup.position(seats=3, hands=TWO)
    over(t.play("A: tax", "B: challenge", "A: show:Duke"), "A", coins=2)


@rule("CO-1.4", "CO-4.1")
def test_a_challenge_won_wins_for_the_challenger(coup):
    t = coup.position(seats=3, hands=TWO, coins={"A": 4}, to_move="B")
    over(t.play("B: tax", "A: challenge", "B: lose:Captain"), "A", coins=4)


@rule("CO-1.4", "CO-3.2")
def test_an_assassin_caught_loses_the_game_and_the_price(coup):
    t = coup.position(seats=3, hands=TWO, coins={"B": 3}, to_move="B")
    over(t.play("B: assassinate@A", "A: challenge", "B: lose:Captain"), "A", coins=2)
    assert t.coins == {"A": 2, "B": 0, "C": 0}
    assert t.treasury == 48


@rule("CO-1.4", "CO-4.1")
def test_a_false_block_loses_the_game_before_the_action_is_done(coup):
    t = coup.position(seats=3, hands=TWO, coins={"B": 5})
    over(t.play("A: aid", "B: block:Duke", "A: challenge", "B: lose:Captain"), "A", coins=2)


@rule("CO-1.4", "CO-4.1")
def test_a_block_proven_wins(coup):
    t = coup.position(seats=3, hands=TWO, coins={"B": 3}, to_move="B")
    over(t.play("B: aid", "A: block:Duke", "B: challenge", "A: show:Duke"), "A", coins=2)


@rule("CO-1.4", "CO-4.5")
@pytest.mark.parametrize("steal_from_dead", [False, True])
def test_a_steal_that_ends_the_game_takes_nothing(coup, steal_from_dead):
    t = coup.position(
        seats=3,
        options={"steal_from_dead": steal_from_dead},
        hands={"A": "Captain Duke", "B": "Contessa", "C": ""},
        coins={"B": 4},
    )
    over(t.play("A: steal@B", "B: challenge", "A: show:Captain"), "A", coins=2)


@rule("CO-1.4", "CO-6.5")
def test_an_embezzlement_proven_wins_before_the_reserve_is_taken(coup):
    t = coup.position(
        seats=3,
        options={"reformation": True},
        hands={"A": "Captain Contessa", "B": "Captain", "C": ""},
        reserve=4,
    )
    over(t.play("A: embezzle", "B: challenge", "A: show"), "A", coins=2)
    assert t.reserve == 4


@rule("CO-1.4", "CO-6.5")
def test_an_embezzler_caught_loses_the_game(coup):
    t = coup.position(
        seats=3, options={"reformation": True}, hands={"A": "Duke", "B": "Captain", "C": ""}, reserve=4, to_move="A"
    )
    over(t.play("A: embezzle", "B: challenge", "A: lose:Duke"), "B", coins=2)


@rule("CO-1.4")
def test_two_players_in_the_game_are_not_the_end(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Duke", "C": "Duke"}, coins={"A": 7})
    t.play("A: coup@B")
    assert t.winners == []
    assert t.to_act == ["C"]
    assert t.table.result is None


@rule("CO-1.4")
def test_who_fell_later_ranks_higher(coup):
    t = coup.position(
        seats=4,
        hands={"A": "Duke", "B": "Captain", "C": "Contessa", "D": "Contessa"},
        coins={"A": 7, "C": 9, "D": 9},
    )
    t.play("A: coup@D", "B: income", "C: coup@B")
    uncontested(t, "A: tax", "C: income", "A: tax", "C: income", "A: tax", "C: income")
    assert t.coins == {"A": 9, "B": 0, "C": 5, "D": 0}
    t.play("A: coup@C")
    result = t.table.result
    assert t.out == ["D", "B", "C"]
    assert result.ranks == (1, 3, 2, 4)
    assert result.winners == (0,)
    assert result.scores == (1, 0, 0, 0)
    assert result.reason == "last standing"


@rule("CO-1.4", "CO-3.2")
def test_an_assassin_who_fell_does_not_outrank_who_fell_later(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Contessa", "C": "Captain"}, coins={"A": 3, "B": 7})
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: lose:Duke", "B: income", "C: income", "B: coup@C")
    assert t.table.result.ranks == (3, 1, 2)


# -- The turn cap ------------------------------------------------------------------------------------------------------


def capped(coup, turns=3, **given):
    """A game of three that ends after a round of incomes."""
    t = coup.position(seats=3, options={"turn_cap": turns // 3}, **given)
    for turn in range(turns):
        assert not t.table.over
        assert t.turn == "ABC"[turn % 3]
        t.play(f"{t.turn}: income")
    assert t.table.over
    assert t.turn == "C"  # whose turn was the last
    assert t.to_act == []
    assert t.table.result.reason == "turn cap"
    assert kinds(t)[-1] == "GameWon"
    return t


@rule("CO-1.4")
@pytest.mark.parametrize("turns", [3, 6, 9])
def test_the_game_ends_after_so_many_turns_a_player(coup, turns):
    t = capped(coup, turns, coins=dict.fromkeys("ABC", 0))
    assert t.turns == turns
    assert sum(t.coins.values()) == turns


@rule("CO-1.4")
def test_at_the_cap_most_patrons_win(coup):
    hands = {"A": "Duke", "B": "Duke Captain", "C": "Contessa"}
    t = capped(coup, hands=hands, coins={"A": 8, "B": 0, "C": 5})
    assert t.winners == ["B"]
    assert t.table.result.ranks == (2, 1, 3)
    assert t.table.result.scores == (1, 2, 1)


@rule("CO-1.4")
def test_at_the_cap_most_coins_win_among_equals(coup):
    hands = {"A": "Duke", "B": "Duke Captain", "C": "Contessa Contessa"}
    t = capped(coup, hands=hands, coins={"A": 8, "B": 3, "C": 4})
    assert t.winners == ["C"]
    assert t.table.result.ranks == (3, 2, 1)


@rule("CO-1.4")
def test_at_the_cap_equals_share_the_win(coup):
    hands = {"A": "Duke Duke", "B": "Captain", "C": "Contessa Contessa"}
    t = capped(coup, hands=hands, coins={"A": 4, "B": 8, "C": 4})
    assert t.winners == ["A", "C"]
    assert t.table.result.ranks == (1, 3, 1)
    assert t.events[-1].winners == (0, 2)


@rule("CO-1.4")
def test_at_the_cap_the_dead_come_last(coup):
    t = coup.position(
        seats=3, options={"turn_cap": 1}, hands={"A": "Duke", "B": "Captain", "C": "Contessa"}, coins={"A": 7}
    )
    t.play("A: coup@B", "C: income", "A: income")
    assert t.table.result.ranks == (2, 3, 1)
    assert t.table.result.reason == "turn cap"


@rule("CO-1.4")
def test_the_last_turn_is_played_out_and_may_end_the_game_itself(coup):
    t = coup.position(
        seats=2, options={"turn_cap": 1}, hands={"A": "Duke", "B": "Captain"}, coins={"A": 2, "B": 7}, to_move="A"
    )
    t.play("A: income", "B: coup@A")
    assert t.winners == ["B"]
    assert t.table.result.reason == "last standing"


@rule("CO-1.4")
def test_the_cap_is_two_hundred_turns_unless_said_otherwise(coup):
    t = coup.position(seats=2)
    assert t.table.options.turn_cap == t.table.g.turn_cap == 200
