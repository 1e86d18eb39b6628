"""Standing orders: answers given ahead, only to what they are about, and marked in the record."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import BadInput
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import LETTERS, everybody_passes, told, uncontested

HANDS = {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Contessa Duke", "D": "Assassin Captain"}


def four(coup, orders, **given):
    """Four players whose patrons are named, with standing orders by seat letter."""
    t = coup.position(**{"seats": 4, "hands": HANDS, "coins": {"A": 5}, **given})
    for seat, order in orders.items():
        t.table.give_order(LETTERS.index(seat), order if isinstance(order, Order) else Order(order))
    return t


def waits(t):
    """Whom the game waits for, once all orders have spoken."""
    t.table._follow_orders()
    return t.to_act


# -- never-challenge ---------------------------------------------------------------------------------------------------


@rule("CO-4.1", "CO-4.3")
def test_never_challenge(coup):
    """C is not waited for when claims are made, of actions and of blocks, but is asked for its own blocks."""
    t = four(coup, {"C": "never-challenge"})
    t.play("A: tax")
    assert waits(t) == ["B", "D"]
    t.play("B: pass", "D: pass")
    t.play("B: aid")
    assert waits(t) == ["A", "C", "D"]
    t.play("A: block:Duke", "C: pass", "D: pass")
    assert waits(t) == ["B", "D"]
    t.play("B: pass", "D: pass", "C: income", "D: steal@C")
    assert waits(t) == ["A", "B"]
    t.play("A: pass", "B: pass")
    assert waits(t) == ["C"]
    t.play("C: pass")
    assert t.coins["D"] == 4


@rule("CO-4.1")
def test_never_challenge_does_not_speak_to_proofs_and_losses(coup):
    t = four(coup, {"C": "never-challenge"}, to_move="C")
    t.play("C: steal@A", "A: challenge", "B: pass", "D: pass")
    assert waits(t) == ["C"]
    t.play("C: lose:Duke")
    assert t.hands["C"] == ["Contessa"]


# -- let-aid-through ---------------------------------------------------------------------------------------------------


@rule("CO-2.2")
def test_let_aid_through(coup):
    t = four(coup, {"B": "let-aid-through", "C": "let-aid-through"})
    t.play("A: aid")
    assert waits(t) == ["D"]
    t.play("D: pass")
    assert t.coins["A"] == 7
    t.play("B: tax")
    assert waits(t) == ["A", "C", "D"]  # challenges are asked for
    everybody_passes(t)
    t.play("C: steal@B")
    everybody_passes(t)
    assert waits(t) == ["B"]  # and the own block
    t.play("B: block:Captain")
    everybody_passes(t)


@rule("CO-2.2")
def test_when_all_let_aid_through_nobody_is_waited_for(coup):
    t = four(coup, dict.fromkeys("BCD", "let-aid-through"))
    t.play("A: aid")
    assert waits(t) == ["B"]
    assert t.coins["A"] == 7
    assert t.turn == "B"


# -- block-steals ------------------------------------------------------------------------------------------------------


@rule("CO-3.3")
def test_block_steals_with_a_role_that_is_held(coup):
    t = four(coup, {"B": Order("block-steals", args={"role": "Captain"})})
    t.play("A: steal@B")
    assert waits(t) == ["B", "C", "D"]  # the challenge is no block
    everybody_passes(t)
    assert waits(t) == ["A", "C", "D"]
    assert told(t)[-1] == {"type": "Blocked", "seat": 1, "actor": 0, "action": "steal", "role": "Captain"}
    everybody_passes(t)
    assert t.coins["B"] == 2


@rule("CO-3.3")
@pytest.mark.parametrize("role", ["Ambassador", "Contessa", None])
def test_block_steals_is_silent_unless_the_role_is_held_and_blocks(coup, role):
    """B holds Captain and Contessa: an Ambassador is not held, a Contessa does not block, None is no role."""
    t = four(coup, {"B": Order("block-steals", args={"role": role} if role else {})})
    t.play("A: steal@B")
    everybody_passes(t)
    assert waits(t) == ["B"]
    t.play("B: pass")
    assert t.coins["A"] == 7


@rule("CO-3.3")
def test_block_steals_ends_with_the_role(coup):
    """Once the Captain is lost, B is asked again."""
    t = four(coup, {"B": Order("block-steals", args={"role": "Captain"})}, coins={"A": 7, "D": 3})
    t.play("A: coup@B", "B: lose:Captain", "B: income", "C: income", "D: steal@B")
    everybody_passes(t)
    assert waits(t) == ["B"]
    t.play("B: pass")
    assert t.coins["B"] == 1


@rule("CO-3.2", "CO-2.2")
def test_block_steals_speaks_to_steals_only(coup):
    hands = {**HANDS, "B": "Contessa Duke"}
    orders = {"B": Order("block-steals", args={"role": "Contessa"}), "C": Order("block-steals", args={"role": "Duke"})}
    t = four(coup, orders, hands=hands)
    t.play("A: assassinate@B")
    everybody_passes(t)
    assert waits(t) == ["B"]
    t.play("B: pass", "B: lose:Duke", "B: aid")
    assert waits(t) == ["A", "C", "D"]
    everybody_passes(t)


# -- The kernel's own --------------------------------------------------------------------------------------------------


@rule("CO-4.3")
def test_pass_until_my_turn(coup):
    """C passes on everything, targets of its own included, until it acts itself; then it is asked again."""
    t = four(coup, {"C": Order("pass", until="my-turn")})
    t.play("A: tax")
    assert waits(t) == ["B", "D"]
    everybody_passes(t)
    t.play("B: steal@C", "A: pass", "D: pass")
    assert t.coins["C"] == 0  # neither challenged nor blocked
    assert waits(t) == ["C"]
    t.play("C: income", "D: aid")
    assert waits(t) == ["A", "B", "C"]
    everybody_passes(t)


@rule("CO-4.3")
def test_pass_unless_about_me(coup):
    """C is asked when it is aimed at and when its own action is blocked; not otherwise."""
    t = four(coup, {"C": "pass-unless-about-me"})
    t.play("A: tax")
    assert waits(t) == ["B", "D"]
    everybody_passes(t)
    t.play("B: steal@C")
    assert waits(t) == ["A", "C", "D"]
    everybody_passes(t)
    assert waits(t) == ["C"]
    t.play("C: block:Captain")
    assert waits(t) == ["A", "B", "D"]
    everybody_passes(t)
    t.play("C: aid", "A: pass", "B: pass", "D: block:Duke")
    assert waits(t) == ["A", "B", "C"]  # it is C's aid
    t.play("A: pass", "B: pass", "C: challenge", "D: lose:Captain")
    assert t.coins["C"] == 4
    t.play("D: aid")
    assert waits(t) == ["A", "B"]
    t.play("A: block:Duke", "B: pass")
    assert waits(t) == ["B", "D"]  # another's block of another's aid
    everybody_passes(t)


@rule("CO-4.3")
def test_an_order_may_be_narrowed_and_ended(coup):
    t = four(coup, {"C": Order("pass", prompts=("block-aid",))})
    t.play("A: aid")
    assert waits(t) == ["B", "D"]
    everybody_passes(t)
    t.play("B: tax")
    assert waits(t) == ["A", "C", "D"]
    everybody_passes(t)
    t.table.end_orders(2)
    uncontested(t, "C: income").play("D: aid")
    assert waits(t) == ["A", "B", "C"]
    everybody_passes(t)


def test_an_order_nobody_knows_is_refused(coup):
    with pytest.raises(BadInput) as refusal:
        four(coup, {"B": "always-challenge"})
    assert str(refusal.value) == (
        "there is no standing order 'always-challenge'; the orders are: pass, pass-unless-about-me, only-answer, "
        "never-challenge, let-aid-through, block-steals"
    )


# -- The record --------------------------------------------------------------------------------------------------------


def test_answers_by_order_are_marked_in_the_record():
    table = Table.new("coup", 3, seed=8)
    first = table.g.turn
    near, far = (first + 1) % 3, (first + 2) % 3
    table.give_order(near, Order("never-challenge"))
    table.give_order(far, Order("let-aid-through"))
    table.play(first, "tax")
    table.play(far, "pass")
    table.play(near, "aid")
    table.play(first, "pass")
    answers = [entry.answers for entry in table.record.entries]
    assert answers == [
        [(first, "tax", False)],
        sorted([(near, "pass", True), (far, "pass", False)]),
        [(near, "aid", False)],
        sorted([(first, "pass", False), (far, "pass", True)]),
    ]


def test_a_block_by_order_is_marked_in_the_record():
    for seed in range(20):
        table = Table.new("coup", 3, seed=seed)
        first = table.g.turn
        held = {}
        for seat in range(3):
            held[seat] = {table.g.face_name(table.g.cards.face[slot]) for slot in table.g.hands[seat]}
        blockers = [seat for seat in range(3) if seat != first and "Captain" in held[seat]]
        if blockers:
            break
    target = blockers[0]
    table.give_order(target, Order("block-steals", args={"role": "Captain"}))
    table.play(first, f"steal@{target}")
    for seat in table.to_act:
        table.play(seat, "pass")
    assert table.record.entries[-1].answers == [(target, "block:Captain", True)]
    other = next(seat for seat in range(3) if seat not in (first, target))
    assert table.to_act == sorted([first, other])
