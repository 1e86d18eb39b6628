"""Challenges and blocks: who is asked when, who is heard, what a proof costs, and how it all ends (CO-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import challenge_by, everybody_passes, facts, kinds, told, uncontested, window

STYLE = {"A": "Duke Assassin", "B": "Duke Captain", "C": "Contessa"}


def three(coup, **given):
    """Three players, of whom A has an Assassin and three coins."""
    return coup.position(**{"seats": 3, "hands": STYLE, "coins": {"A": 3}, **given})


# -- Proofs ------------------------------------------------------------------------------------------------------------


@rule("CO-4.1")
@pytest.mark.parametrize(
    ("mover", "action", "challengers"),
    [("A", "tax", "BCD"), ("C", "steal@B", "ABD"), ("D", "exchange", "ABC"), ("B", "assassinate@D", "ACD")],
)
def test_any_other_player_may_challenge_an_action(coup, mover, action, challengers):
    """Not only the target, and whatever they hold."""
    t = coup.position(seats=4, coins={mover: 3}, to_move=mover)
    t.play(f"{mover}: {action}")
    assert window(t) == challenge_by(*challengers)
    everybody_passes(t)
    if action == "exchange":
        t.leave_open("return")
    elif action != "tax":
        t.leave_open("block")


@rule("CO-4.1")
def test_any_other_player_may_challenge_a_block(coup):
    t = coup.position(seats=4, coins={"C": 3}, to_move="C").leave_open("challenge")
    t.play("C: assassinate@B")
    everybody_passes(t).play("B: block:Contessa")
    assert window(t) == challenge_by("A", "C", "D")


@rule("CO-4.1")
def test_a_proven_claim(coup):
    """The challenger loses a patron of its choice; the claimant has as many as before, and the action happens."""
    t = three(coup)
    t.play("A: tax", "B: challenge", "C: pass")
    assert t.to_act == ["A"]
    assert t.legal("A")[0] == "show:Duke"
    t.play("A: show:Duke")
    assert t.coins["A"] == 3  # not before the challenger has paid
    assert t.to_act == ["B"]
    t.play("B: lose:Captain")
    assert t.lost["B"] == ["Captain"]
    assert "Assassin" in t.hands["A"]
    assert len(t.hands["A"]) == 2
    assert len(t.lost["A"]) == 0
    assert t.coins["A"] == 6
    assert len(t.court) == 15 - 6
    assert t.claims == [["A", "Duke", "proven"]]


@rule("CO-4.1")
def test_the_shown_card_is_shuffled_in_before_the_replacement_is_drawn(coup):
    """The Contessa on top is not always what comes, and the very Duke that was shown may come back."""
    drawn = Counter()
    for seed in range(150):
        t = coup.position(
            seats=3,
            hands={"A": "Duke", "B": "Captain", "C": "Captain"},
            lost={"A": "Duke", "B": "Duke", "C": "Assassin"},
            court="Contessa",
            seed=seed,
        )
        assert Counter(t.court) == {"Contessa": 3, "Ambassador": 3, "Assassin": 2, "Captain": 1}
        t.play("A: tax", "B: challenge", "C: pass", "A: show:Duke")
        drawn.update(t.hands["A"])
    assert set(drawn) == {"Contessa", "Ambassador", "Assassin", "Captain", "Duke"}
    assert 5 <= drawn["Duke"] <= 30  # one card of ten
    assert 25 <= drawn["Contessa"] <= 65


@rule("CO-4.1")
def test_a_failed_claim(coup):
    """The claimant loses a patron, the action does not happen, the challenger loses nothing."""
    t = three(coup, to_move="B")
    t.play("B: exchange", "C: challenge", "A: pass")
    t.refuse("B: show:Ambassador", "CO-4.1").refuse("B: pass", "CO-4.1")
    assert sorted(t.legal("B")) == ["lose:Captain", "lose:Duke"]
    t.play("B: lose:Duke")
    assert t.lost == {"A": [], "B": ["Duke"], "C": t.lost["C"]}
    assert t.hands["B"] == ["Captain"]
    assert t.to_act == ["C"]
    assert t.claims == [["B", "Ambassador", "caught"]]


@rule("CO-4.1", "CO-5.1")
def test_a_claimant_with_one_patron_is_asked_as_well(coup):
    """To skip the question would tell that the role is not there."""
    t = three(coup, to_move="C", coins={"C": 5})
    t.play("C: tax", "A: challenge", "B: pass")
    assert t.to_act == ["C"]
    assert t.legal("C") == ["lose:Contessa"]
    t.play("C: lose:Contessa")
    assert t.out == ["C"]
    assert t.coins["C"] == 0


@rule("CO-4.1")
def test_two_of_the_claimed_role_are_one_proof(coup):
    t = coup.position(seats=3, hands={"A": "Duke Duke", "B": "Captain Captain"})
    t.play("A: tax", "B: challenge", "C: pass")
    assert t.legal("A") == ["show:Duke", "lose:Duke"]
    t.play("A: show:Duke", "B: lose:Captain")
    assert "Duke" in t.hands["A"]
    assert len(t.hands["A"]) == 2
    assert t.hands["B"] == ["Captain"]


@rule("CO-4.2")
@pytest.mark.parametrize(("given_up", "left"), [("Duke", "Assassin"), ("Assassin", "Duke")])
def test_a_claimant_may_decline_to_prove(coup, given_up, left):
    t = three(coup)
    t.play("A: tax", "B: challenge", "C: pass")
    assert sorted(t.legal("A")) == ["lose:Assassin", "lose:Duke", "show:Duke"]
    court = t.court
    t.play(f"A: lose:{given_up}")
    assert t.lost["A"] == [given_up]
    assert t.hands["A"] == [left]
    assert t.coins["A"] == 3
    assert t.court == court
    assert len(t.hands["B"]) == 2
    assert t.claims == [["A", "Duke", "caught"]]
    assert t.to_act == ["B"]


@rule("CO-4.2")
def test_a_blocker_may_decline_to_prove(coup):
    t = three(coup)
    t.play("A: assassinate@C", "B: pass", "C: pass", "C: block:Contessa", "A: pass", "B: challenge")
    assert t.legal("C") == ["show:Contessa", "lose:Contessa"]
    t.play("C: lose:Contessa")
    assert t.out == ["C"]
    assert len(t.hands["B"]) == 2


# -- The order of things -----------------------------------------------------------------------------------------------


@rule("CO-4.3")
def test_challenge_then_block_then_challenge_of_the_block(coup):
    """Three windows, one after the other, none of which tells what another would have brought."""
    t = three(coup)
    t.play("A: assassinate@B")
    assert window(t) == challenge_by("B", "C")
    t.refuse("B: block:Contessa", "CO-4.1").refuse("A: challenge").refuse("A: lose:Duke")
    t.play("B: pass")
    assert window(t) == challenge_by("B", "C")  # B is not asked about a block before all have answered
    t.refuse("B: block:Contessa", "CO-4.1")
    t.play("C: pass")
    assert window(t) == ("block", "B", ["pass", "block:Contessa"])
    t.refuse("C: challenge").refuse("B: challenge", "CO-4.3").refuse("C: block:Contessa")
    t.play("B: block:Contessa")
    assert window(t) == challenge_by("A", "C")
    t.refuse("B: pass").refuse("A: block:Contessa", "CO-4.1")
    everybody_passes(t)
    assert window(t)[:2] == ("act", "B")
    t.refuse("A: challenge").refuse("B: challenge", "CO-1.3")


@rule("CO-4.3")
def test_a_challenge_comes_before_the_block_even_if_the_target_means_to_block(coup):
    """The assassin is caught by C: B never has to claim anything."""
    t = three(coup, hands={**STYLE, "A": "Duke Captain"})
    t.play("A: assassinate@B", "B: pass", "C: challenge", "A: lose:Duke")
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Assassin", "caught"]]


@rule("CO-4.3")
@pytest.mark.parametrize(
    ("mover", "challengers", "heard"),
    [("A", "BD", "B"), ("C", "AB", "A"), ("C", "BD", "D"), ("D", "BC", "B"), ("B", "ACD", "C")],
)
@pytest.mark.parametrize("turned", [False, True], ids=["in order", "the other way round"])
def test_the_nearest_clockwise_from_the_actor_challenges(coup, mover, challengers, heard, turned):
    """However quick the others are."""
    t = coup.position(seats=4, hands={mover: "Captain Contessa"}, to_move=mover)
    t.play(f"{mover}: tax")
    answers = [f"{seat}: {'challenge' if seat in challengers else 'pass'}" for seat in "ABCD" if seat != mover]
    t.play(*(answers[::-1] if turned else answers))
    assert told(t)[-1] == {"type": "Challenged", "seat": "ABCD".index(heard), "claimant": "ABCD".index(mover)}
    assert t.to_act == [mover]
    t.play(f"{mover}: lose:Captain")


@rule("CO-4.3")
def test_only_the_challenger_who_is_heard_can_lose(coup):
    t = coup.position(seats=4, hands={"C": "Duke Duke", "A": "Captain Captain", "B": "Captain"}, to_move="C")
    t.play("C: tax", "B: challenge", "A: challenge", "D: pass", "C: show:Duke", "A: lose:Captain")
    assert len(t.hands["B"]) == 1
    assert t.lost["A"] == ["Captain"]
    assert t.out == []


@rule("CO-4.3")
@pytest.mark.parametrize(("blockers", "heard"), [("BD", "D"), ("AB", "A"), ("ABD", "D")])
def test_the_nearest_clockwise_from_the_actor_blocks(coup, blockers, heard):
    t = coup.position(seats=4, to_move="C")
    t.play("C: aid")
    t.play(*(f"{seat}: {'block:Duke' if seat in blockers else 'pass'}" for seat in "ABD"))
    assert t.claims == [[heard, "Duke", "open"]]
    assert t.table.view(None).board.claims[0].seat == "ABCD".index(heard)
    everybody_passes(t)
    assert t.coins["C"] == 2
    assert t.claims == [[heard, "Duke", "unchallenged"]]


@rule("CO-4.3")
@pytest.mark.parametrize(("challengers", "heard"), [("CD", "C"), ("BD", "D"), ("BC", "C"), ("B", "B"), ("BCD", "C")])
def test_of_those_who_challenge_a_block_the_actor_comes_first(coup, challengers, heard):
    """C takes aid, A blocks: first the actor C, then D, then B, as they sit."""
    t = coup.position(seats=4, hands={"A": "Captain Contessa"}, to_move="C")
    t.play("C: aid", "A: block:Duke", "B: pass", "D: pass")
    t.play(*(f"{seat}: {'challenge' if seat in challengers else 'pass'}" for seat in "BDC"))
    assert told(t)[-1] == {"type": "Challenged", "seat": "ABCD".index(heard), "claimant": 0}
    t.play("A: lose:Captain")
    assert t.coins["C"] == 4


@rule("CO-4.3")
def test_an_answer_may_be_changed_until_the_window_closes(coup):
    t = three(coup)
    t.play("A: tax", "B: challenge", "B: pass")
    assert window(t) == challenge_by("B", "C")
    t.play("C: pass")
    assert t.coins["A"] == 6


@rule("CO-4.3", "CO-5.1")
def test_a_challenge_that_is_not_heard_is_never_shown():
    """Neither events nor record, nor what anybody sees, tell that C would have challenged, too."""

    def played(last):
        table = Table.new("coup", 3, seed=8)
        first = table.g.turn
        near, far = (first + 1) % 3, (first + 2) % 3
        table.play(first, "exchange")
        table.play(far, last)
        waiting = [table.view(seat) for seat in (None, 0, 1, 2)]
        table.play(near, "challenge")
        seen = [(table.view(seat), table.seen(seat)) for seat in (None, 0, 1, 2)]
        return table, far, waiting, seen

    loud, far, *shown = played("challenge")
    quiet, _, *expected = played("pass")
    assert shown == expected
    assert loud.record.lines() == quiet.record.lines()
    assert (far, "pass", False) in loud.record.entries[-1].answers
    assert [event["type"] for event in loud.record.entries[-1].events] == ["Challenged"]
    assert loud.dump() == quiet.dump()


@rule("CO-4.3", "CO-5.1")
def test_what_others_have_answered_is_not_shown_while_the_window_is_open(coup):
    t = three(coup)
    t.play("A: tax")
    before = [t.table.view(seat) for seat in (None, 0, 1, 2)]
    events = len(t.events)
    t.play("B: challenge")
    assert [t.table.view(seat) for seat in (None, 0, 1, 2)] == before
    assert len(t.events) == events
    t.play("B: pass", "C: pass")


@rule("CO-4.3", "CO-5.1")
@pytest.mark.parametrize("hand", ["Contessa Contessa", "Duke Duke", "Contessa"])
def test_who_is_asked_does_not_depend_on_what_they_hold(coup, hand):
    t = coup.position(seats=3, hands={"A": "Assassin", "B": hand, "C": "Captain"}, coins={"A": 3})
    t.leave_open("block").play("A: assassinate@B")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert window(t) == ("block", "B", ["pass", "block:Contessa"])


# -- Two patrons in one assassination ----------------------------------------------------------------------------------


@rule("CO-3.2", "CO-4.4")
def test_a_false_contessa_costs_two(coup):
    t = coup.position(
        seats=3, hands={"A": "Duke Assassin", "B": "Duke Captain", "C": "Contessa"}, coins={"A": 3}, to_move="A"
    )
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa", "C: pass", "A: challenge", "B: lose:Duke")
    assert t.out == ["B"]
    assert t.coins["A"] == 0
    assert t.lost["B"] == ["Captain", "Duke"]


@rule("CO-4.4")
def test_a_lost_challenge_of_the_assassin_costs_two(coup):
    t = three(coup)
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: show:Assassin")
    assert t.to_act == ["B"]
    t.play("B: lose:Captain")
    assert t.lost["B"] == ["Captain"]
    assert window(t) == ("block", "B", ["pass", "block:Contessa"])  # it may still block
    t.play("B: pass")
    assert t.out == ["B"]
    assert t.lost["B"] == ["Captain", "Duke"]
    assert t.coins["A"] == 0
    assert kinds(t).count("PatronLost") == 2


@rule("CO-4.4")
def test_after_a_lost_challenge_a_contessa_saves_the_second(coup):
    t = three(coup, hands={**STYLE, "B": "Contessa Captain"})
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: show:Assassin", "B: lose:Captain")
    t.play("B: block:Contessa", "A: challenge", "C: pass", "B: show:Contessa")
    assert t.to_act == ["A"]
    t.play("A: lose:Duke")
    assert len(t.hands["B"]) == 1
    assert t.out == []
    assert t.coins["A"] == 0
    assert t.claims == [["A", "Assassin", "proven"], ["B", "Contessa", "proven"]]


@rule("CO-4.4")
def test_the_target_loses_one_if_another_lost_the_challenge(coup):
    t = three(coup, hands={**STYLE, "C": "Contessa Captain"})
    t.play("A: assassinate@B", "B: pass", "C: challenge", "A: show:Assassin", "C: lose:Captain", "B: pass")
    assert t.to_act == ["B"]
    t.play("B: lose:Duke")
    assert t.lost == {"A": [], "B": ["Duke"], "C": ["Captain"]}


@rule("CO-4.4")
def test_a_false_contessa_caught_by_another_costs_two_as_well(coup):
    t = three(coup)
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa", "A: pass", "C: challenge", "B: lose:Captain")
    assert t.out == ["B"]
    assert t.lost["A"] == []


# -- A target eliminated by the challenge ------------------------------------------------------------------------------


@rule("CO-4.5")
def test_a_target_that_falls_by_its_challenge_is_not_assassinated(coup):
    t = three(coup, hands={"A": "Duke Assassin", "B": "Duke", "C": "Contessa Captain"}, coins={"A": 5, "B": 4})
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: show:Assassin")
    assert t.out == ["B"]
    assert t.to_act == ["C"]  # no block, no loss
    assert t.coins == {"A": 2, "B": 0, "C": 2}  # the price stays paid
    assert t.treasury == 50 - 4
    assert kinds(t).count("PatronLost") == 1


@rule("CO-4.5")
def test_a_target_that_falls_by_its_block_is_not_assassinated_again(coup):
    t = three(coup, hands={"A": "Duke Assassin", "B": "Duke", "C": "Contessa Captain"}, coins={"A": 5})
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa", "A: challenge", "C: pass", "B: lose:Duke")
    assert t.out == ["B"]
    assert t.coins["A"] == 2
    assert t.to_act == ["C"]
    assert kinds(t).count("PatronLost") == 1


def stolen_from_the_dead(coup, coins, steal_from_dead, **given):
    """B, with one patron, challenges A's true Captain and falls."""
    t = coup.position(
        seats=3,
        options={"steal_from_dead": steal_from_dead},
        hands={"A": "Captain Duke", "B": "Contessa", "C": "Contessa Duke"},
        coins={"B": coins},
        **given,
    )
    t.play("A: steal@B", "B: challenge", "C: pass", "A: show:Captain")
    assert t.out == ["B"]
    assert t.to_act == ["C"]  # nobody is left to block
    assert t.coins["B"] == 0
    return t


@rule("CO-4.5")
@pytest.mark.parametrize("coins", [0, 1, 2, 5])
def test_a_steal_from_a_player_that_fell_takes_nothing(coup, coins):
    t = stolen_from_the_dead(coup, coins, False)
    assert t.coins == {"A": 2, "B": 0, "C": 2}
    assert t.treasury == 50 - 4


@rule("CO-4.5")
@pytest.mark.parametrize(("coins", "taken"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_steal_from_a_player_that_fell_with_the_option(coup, coins, taken):
    t = stolen_from_the_dead(coup, coins, True)
    assert t.coins == {"A": 2 + taken, "B": 0, "C": 2}
    assert t.treasury == 50 - 4 - taken
    assert told(t)[-1] == {"type": "CoinsStolen", "seat": 0, "target": 1, "coins": taken}


@rule("CO-4.5")
@pytest.mark.parametrize("steal_from_dead", [False, True])
def test_a_steal_from_a_player_that_fell_by_a_false_block(coup, steal_from_dead):
    t = coup.position(
        seats=3,
        options={"steal_from_dead": steal_from_dead},
        hands={"A": "Captain Duke", "B": "Contessa", "C": "Contessa Duke"},
        coins={"B": 1},
    )
    t.play("A: steal@B", "B: pass", "C: pass", "B: block:Captain", "A: pass", "C: challenge", "B: lose:Contessa")
    assert t.coins == {"A": 3 if steal_from_dead else 2, "B": 0, "C": 2}
    assert t.to_act == ["C"]


@rule("CO-4.5")
@pytest.mark.parametrize(("coins", "taken"), [(0, 0), (1, 1), (4, 2)])
def test_what_another_left_who_fell_is_not_stolen(coup, coins, taken):
    """D falls challenging with five coins; what is stolen is B's, alive or dead."""
    for dies in (False, True):
        t = coup.position(
            seats=4,
            options={"steal_from_dead": True},
            hands={"A": "Captain Duke", "B": "Contessa", "C": "Contessa Duke", "D": "Duke"},
            coins={"B": coins, "D": 5},
        )
        t.play("A: steal@B", "B: pass", "C: pass", "D: challenge", "A: show:Captain")
        if dies:
            t.play("B: block:Captain", "A: pass", "C: challenge", "B: lose:Contessa")
        else:
            t.play("B: pass")
        assert t.coins["A"] == 2 + taken
        assert t.coins["B"] == (0 if dies else coins - taken)
        assert t.out == (["D", "B"] if dies else ["D"])


@rule("CO-4.5")
def test_an_action_without_a_target_goes_on_when_its_challenger_falls(coup):
    t = coup.position(seats=3, hands={"A": "Duke Duke", "B": "Contessa", "C": "Contessa"}, coins={"B": 5})
    t.play("A: tax", "B: challenge", "C: pass", "A: show:Duke")
    assert t.out == ["B"]
    assert t.coins == {"A": 5, "B": 0, "C": 2}


# -- After a failed block of foreign aid -------------------------------------------------------------------------------


def aid(coup, reopen, **given):
    """C takes foreign aid; D's false Duke is caught by C."""
    t = coup.position(
        **{
            "seats": 4,
            "hands": {"A": "Duke Duke", "B": "Captain Captain", "C": "Contessa", "D": "Contessa Assassin"},
            "to_move": "C",
            "options": {"reopen_aid_block": reopen},
            **given,
        }
    )
    t.play("C: aid", "A: pass", "B: pass", "D: block:Duke", "C: challenge", "A: pass", "B: pass")
    return t


@rule("CO-4.5")
def test_after_a_failed_block_nobody_else_may_block(coup):
    t = aid(coup, False)
    t.play("D: lose:Contessa")
    assert t.coins["C"] == 4
    assert t.to_act == ["D"]
    assert t.legal("D")[0] == "income"


@rule("CO-4.5")
def test_the_others_may_block_after_a_failed_block_with_the_option(coup):
    t = aid(coup, True)
    t.play("D: lose:Contessa")
    assert t.coins["C"] == 2
    assert window(t) == ("block-aid", "AB", ["pass", "block:Duke"])  # D has had its try
    t.play("B: block:Duke", "A: block:Duke")
    assert t.claims[-1] == ["A", "Duke", "open"]  # A sits nearer to C
    everybody_passes(t)
    assert t.coins["C"] == 2
    assert t.to_act == ["D"]


@rule("CO-4.5")
def test_nobody_may_want_to_block_any_more(coup):
    t = aid(coup, True)
    t.play("D: lose:Contessa", "A: pass", "B: pass")
    assert t.coins["C"] == 4
    assert t.to_act == ["D"]


@rule("CO-4.5")
def test_a_second_block_may_fail_too_and_the_last_ends_it(coup):
    t = aid(coup, True)
    t.play("D: lose:Contessa", "A: pass", "B: block:Duke", "C: pass", "A: challenge", "D: pass", "B: lose:Captain")
    assert window(t) == ("block-aid", "A", ["pass", "block:Duke"])
    t.play("A: block:Duke", "B: pass", "C: challenge", "D: pass", "A: lose:Duke")  # A declines to prove
    assert t.coins["C"] == 4
    assert t.to_act == ["D"]
    assert [claim[2] for claim in t.claims] == ["caught"] * 3


@rule("CO-4.5")
def test_who_has_fallen_meanwhile_is_not_asked_again(coup):
    hands = {"A": "Contessa", "B": "Captain Captain", "C": "Contessa", "D": "Duke Assassin"}
    t = coup.position(seats=4, options={"reopen_aid_block": True}, hands=hands, to_move="B", coins={"A": 4})
    t.play("B: aid", "A: block:Duke", "C: pass", "D: pass", "B: challenge", "C: pass", "D: pass", "A: lose:Contessa")
    assert t.out == ["A"]
    assert window(t)[:2] == ("block-aid", "CD")
    everybody_passes(t)
    assert t.coins["B"] == 4


@rule("CO-4.5")
def test_a_proven_block_ends_the_matter_with_the_option_too(coup):
    t = aid(coup, True, hands={"A": "Captain", "B": "Captain", "C": "Contessa Contessa", "D": "Duke Assassin"})
    t.play("D: show:Duke", "C: lose:Contessa")
    assert t.coins["C"] == 2
    assert t.to_act == ["D"]


@rule("CO-4.5")
@pytest.mark.parametrize("reopen", [False, True])
def test_the_option_is_of_foreign_aid_only(coup, reopen):
    """A false Captain against a steal is not followed by another try."""
    hands = {"A": "Captain", "B": "Duke Contessa", "C": "Contessa"}
    t = coup.position(seats=3, options={"reopen_aid_block": reopen}, hands=hands)
    t.play("A: steal@B", "B: pass", "C: pass", "B: block:Captain", "A: challenge", "C: pass", "B: lose:Duke")
    assert t.coins == {"A": 4, "B": 0, "C": 2}
    assert t.to_act == ["B"]


@rule("CO-4.5", "CO-6.2")
def test_a_block_reopened_asks_whom_factions_then_allow(coup):
    """B was the last reformist: when its block fails and it falls, C may block the fellow loyalist."""
    t = coup.position(
        seats=3,
        options={"reopen_aid_block": True, "reformation": True},
        hands={"A": "Contessa", "B": "Captain", "C": "Duke"},
        factions={"A": "loyalist", "B": "reformist", "C": "loyalist"},
    )
    t.play("A: aid")
    assert window(t)[:2] == ("block-aid", "B")
    t.play("B: block:Duke", "A: challenge", "C: pass", "B: lose:Captain")
    assert window(t)[:2] == ("block-aid", "C")
    uncontested(t, "C: block:Duke")
    assert t.coins["A"] == 2


# -- Claims ------------------------------------------------------------------------------------------------------------


@rule("CO-4.1")
def test_claims_are_kept_in_order_with_their_turn(coup):
    t = three(coup, coins={"A": 5})
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa", "A: pass", "C: pass")
    t.play("B: income", "C: tax", "A: challenge", "B: pass", "C: lose:Contessa")
    shown = t.table.view(None).board.claims
    assert [(claim.turn, claim.seat, claim.role, claim.outcome) for claim in shown] == [
        (0, 0, "Assassin", "unchallenged"),
        (0, 1, "Contessa", "unchallenged"),
        (2, 2, "Duke", "caught"),
    ]
    assert facts(t, 0) == []
