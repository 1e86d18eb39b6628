"""A play, its cancel, the cancel of that: what stands, what is paid, who is asked."""

from __future__ import annotations

from typing import Any

from camarilla.checks.scenario import Scenario
from camarilla.testing import GameHarness

HANDS = {"A": "boon0 boon1 veto4", "B": "veto0 veto1", "C": "veto2 boon2"}


def told(t: Scenario, kind: str) -> list[Any]:
    """The events of one kind, as the public sees them: (seat, card)."""
    return [(event.seat, event.card) for event in t.events if type(event).__name__ == kind]


def test_a_play_that_nobody_cancels_is_paid_and_works(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "C: pass", "B: pass")
    assert (t.coins["A"], t.points["A"], t.bank) == (2, 3, 2)
    assert "boon0" in t.gone


def test_a_cancelled_play_is_refunded_and_does_nothing(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "B: veto0", "C: pass")
    assert t.to_act == ["A", "C"]
    t.play("A: pass", "C: pass")
    assert t.coins == {"A": 4, "B": 3, "C": 4}
    assert t.points["A"] == 0
    assert t.hands["A"] == ["boon1", "veto4"]
    assert told(t, "Cancelled") == [(0, "boon0")]
    assert t.to_act == ["B"]


def test_a_cancelled_cancel_leaves_the_play_paid(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "B: veto0", "C: pass", "A: pass", "C: veto2")
    t.play("A: pass", "B: pass")
    assert t.to_act == ["B", "C"], "the play stands again, so it may be cancelled again"
    t.play("B: pass", "C: pass")
    assert t.coins == {"A": 2, "B": 4, "C": 3}
    assert t.points["A"] == 3
    assert told(t, "Cancelled") == [(1, "veto0")]


def test_a_play_may_be_cancelled_once_more(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "B: veto0", "C: pass", "A: veto4", "C: pass", "B: pass", "C: pass", "B: veto1", "C: pass")
    t.play("A: pass", "C: pass")
    assert t.coins == {"A": 3, "B": 3, "C": 4}
    assert t.points["A"] == 0
    assert told(t, "Cancelled") == [(1, "veto0"), (0, "boon0")]


def test_a_cancel_of_a_cancel_of_a_cancel(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "B: veto0", "C: pass", "A: veto4", "C: pass", "B: veto1", "C: pass", "A: pass", "C: pass")
    t.play("A: pass", "C: pass")
    assert t.coins == {"A": 4, "B": 2, "C": 4}, "both vetoes of B stand and are paid; A has everything back"
    assert t.points["A"] == 0
    assert told(t, "Cancelled") == [(0, "veto4"), (0, "boon0")]


def test_of_two_cancels_the_nearer_is_heard_and_the_other_never(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "C: veto2", "B: veto0", "A: pass", "C: pass")
    assert told(t, "Played") == [(0, "boon0"), (1, "veto0")]
    assert t.hands["C"] == ["veto2", "boon2"]
    assert t.coins["C"] == 4


def test_whoever_could_respond_is_asked_whatever_they_hold(cancel: GameHarness) -> None:
    """C holds no veto and can only pass; it is asked all the same, before and after."""
    t = cancel.position(3, hands={"A": "boon0", "B": "veto0", "C": "boon1"})
    t.play("A: boon0")
    assert t.to_act == ["B", "C"]
    assert t.legal("C") == ["pass"]
    t.play("C: pass", "B: veto0")
    assert t.to_act == ["C"], "A has no card left, for all to see"
    t.play("C: pass")


def test_who_has_no_coin_is_not_asked(cancel: GameHarness) -> None:
    t = cancel.position(2, hands={"A": "boon0 boon1 veto0", "B": "boon2 veto1"})
    t.play("A: boon0", "B: pass", "B: rest", "A: boon1", "B: pass", "B: boon2")
    assert t.coins == {"A": 0, "B": 2}
    assert t.points == {"A": 6, "B": 3}, "A holds a veto it cannot pay for, and is not asked"
    assert t.turn == 4


def test_the_table_is_clear_after_each_play(cancel: GameHarness) -> None:
    t = cancel.position(3, hands=HANDS)
    t.play("A: boon0", "B: veto0", "C: pass")
    assert [play.what for play in t.table.g.plays.open] == ["boon0", "veto0"]
    t.play("A: pass", "C: pass")
    assert t.table.g.plays.open == []
    assert t.table.g.plays.made == 2
