"""Deals: built, offered, countered, accepted or declined; settled whole or not at all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camarilla.checks.scenario import Scenario
from camarilla.kernel.choices import Flow
from camarilla.kernel.deals import Deal, Give, bargain, negotiate, settle
from camarilla.kernel.options import Label
from camarilla.testing import GameHarness

from .games.trade import GOODS, Goods

HANDS = {"A": "good1 good2", "B": "good3 good4", "C": "good5"}


def card(t: Scenario, name: str) -> str:
    """The item that a card is in a deal."""
    g = t.table.g
    return f"card:{next(slot for slot in range(len(g.cards.face)) if g.name_of(slot) == name)}"


def done(t: Scenario) -> list[bool]:
    """Whether each deal that was agreed to was settled."""
    return [event.settled for event in t.events if type(event).__name__ == "DealDone"]


def args(t: Scenario, seat: int) -> dict[str, Any]:
    prompt = t.table.prompt(seat)
    assert prompt is not None
    return prompt.label.args


# -- Building and answering --------------------------------------------------------------------------------------------


def test_a_deal_is_built_offered_accepted_and_settled(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1 good2", "B": "good3"})
    one, three = card(t, "good1"), card(t, "good3")
    t.play("A: trade@B", f"A: give:{one}", "A: take:coins:2", f"A: take:{three}", "A: offer")
    assert t.to_act == ["B"]
    assert t.legal("B") == ["accept", "decline", "counter"]
    t.play("B: accept")
    assert t.hands == {"A": ["good2", "good3"], "B": ["good1"]}
    assert t.coins == {"A": 5, "B": 1}
    assert done(t) == [True]


def test_nothing_moves_before_it_is_settled(trade: GameHarness) -> None:
    t = trade.position(3, hands=HANDS)
    t.play("A: trade@B", "A: give:coins:1", f"A: give:{card(t, 'good1')}", "A: offer", "B: accept")
    assert t.to_act == ["C"]
    assert t.hands["A"] == ["good1", "good2"]
    assert t.coins["A"] == 3
    t.play("C: pass")
    assert t.hands["B"] == ["good3", "good4", "good1"]


def test_what_was_put_in_can_be_left_out_again(trade: GameHarness) -> None:
    """Both sides may give the same thing; leaving it out names the side."""
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B", "A: give:coins:1", "A: take:coins:1")
    assert {"drop-give:coins:1", "drop-take:coins:1"} <= set(t.legal("A"))
    t.play("A: drop-give:coins:1", "A: offer")
    assert [len(args(t, 1)[side]) for side in ("gives", "takes")] == [0, 1]
    t.play("B: accept")
    assert t.coins == {"A": 4, "B": 2}


def test_an_empty_or_impossible_deal_cannot_be_offered(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B")
    assert "offer" not in t.legal("A")
    t.play("A: give:coins:1")
    assert "offer" in t.legal("A")
    t.play("A: offer", "B: accept", "B: pass", "A: trade@B", "A: give:coins:1", "A: give:coins:2")
    assert "offer" not in t.legal("A"), "three coins of two"
    t.refuse("A: offer", "TR-2")
    t.play("A: withdraw")
    assert t.to_act == ["B"]


@pytest.mark.parametrize("answer", ["decline", "withdraw"])
def test_no_deal_leaves_everything_as_it_was(trade: GameHarness, answer: str) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B", "A: give:coins:2")
    t.play(*(["A: withdraw"] if answer == "withdraw" else ["A: offer", "B: decline"]))
    assert t.coins == {"A": 3, "B": 3}
    assert done(t) == []
    assert t.to_act == ["B"]


def test_a_counter_offer_starts_from_the_offer_and_changes_sides(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B", "A: give:coins:1", "A: offer", "B: counter")
    assert t.to_act == ["B"]
    assert "drop-take:coins:1" in t.legal("B"), "what A gives is what B takes"
    t.play("B: drop-take:coins:1", "B: take:coins:2", f"B: give:{card(t, 'good3')}", "B: offer")
    assert t.to_act == ["A"]
    t.play("A: accept")
    assert t.coins == {"A": 1, "B": 5}
    assert t.hands == {"A": ["good1", "good3"], "B": []}


def test_counter_offers_run_out(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B", "A: give:coins:1", "A: offer", "B: counter", "B: offer", "A: counter", "A: offer")
    assert t.legal("B") == ["accept", "decline"]
    t.play("B: decline")


def test_talk_ends(trade: GameHarness) -> None:
    """After so many changes there is nothing left but to offer or withdraw."""
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B")
    for _ in range(12):
        t.play("A: give:coins:1", "A: drop-give:coins:1")
    assert t.legal("A") == ["withdraw"]
    t.play("A: withdraw")


# -- Whole or not at all -----------------------------------------------------------------------------------------------


def test_if_one_part_became_impossible_nothing_moves(trade: GameHarness) -> None:
    """C taxes A before the deal is settled: A cannot pay the coins any more, so B keeps the card, too."""
    t = trade.position(3, hands=HANDS)
    three = card(t, "good3")
    t.play("A: trade@B", "A: give:coins:1", "A: give:coins:2", f"A: take:{three}", "A: offer", "B: accept", "C: tax@A")
    assert done(t) == [False]
    assert t.coins == {"A": 2, "B": 3, "C": 4}
    assert t.hands == {"A": ["good1", "good2"], "B": ["good3", "good4"], "C": ["good5"]}


def test_a_tax_that_hurts_nobody_stops_nothing(trade: GameHarness) -> None:
    t = trade.position(3, hands=HANDS)
    three = card(t, "good3")
    t.play("A: trade@B", "A: give:coins:2", f"A: take:{three}", "A: offer", "B: accept", "C: tax@A")
    assert done(t) == [True]
    assert t.coins == {"A": 0, "B": 5, "C": 4}
    assert "good3" in t.hands["A"]


def test_a_window_may_change_the_deal(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    g = t.table.g
    deal = Deal(0, 1, (Give(0, 1, "coins:2"), Give(1, 0, "coins:1")))

    def window(deal: Deal) -> Flow[Deal]:
        yield from ()
        return deal.minus(deal.gives[0])

    with pytest.raises(StopIteration) as stop:
        next(settle(g, GOODS, deal, window))
    assert stop.value.value is True
    assert g.coins == [4, 2]


def test_a_promise_is_not_paid_at_once(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    g = t.table.g
    before = g.stamp()
    deal = Deal(0, 1, (Give(0, 1, "coins:2", "when I win"), Give(1, 0, "coins:1")))
    with pytest.raises(StopIteration):
        next(settle(g, GOODS, deal))
    assert g.coins == [4, 2]
    assert g.stamp() != before, "a deal struck is news"


# -- Secrecy and words -------------------------------------------------------------------------------------------------


def test_a_card_is_named_to_those_who_know_it(trade: GameHarness) -> None:
    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    t.play("A: trade@B", f"A: give:{card(t, 'good1')}")
    assert args(t, 0)["gives"] == [Label("card", {"name": "good1"})]
    label = next(option.label for option in t.options("A") if option.notation.startswith("take:card"))
    assert label == Label("deal-take", {"item": Label("some-card")})
    t.play("A: offer")
    assert args(t, 1)["gives"] == [Label("some-card")]
    t.play("B: accept")
    assert t.table.g.cards.knows(1, t.table.g.hands[1][-1])


def test_only_the_two_see_what_card_it_was(trade: GameHarness) -> None:
    t = trade.position(3, hands=HANDS)
    t.play("A: trade@B", f"A: give:{card(t, 'good1')}", "A: offer", "B: accept", "C: pass")
    (traded,) = [event for event in t.events if type(event).__name__ == "CardTraded"]
    assert (traded.card.mask, traded.card.value) == (0b011, "good1")


def test_deals_are_plain_data() -> None:
    deal = Deal(0, 1, (Give(0, 1, "coins:2"), Give(1, 0, "card:3", "later")))
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal
    assert deal.turned() == Deal(1, 0, deal.gives)
    assert deal.minus(deal.gives[0]).gives == deal.gives[1:]
    assert deal.plus(Give(0, 1, "card:9")).gives[-1].item == "card:9"


def test_a_promise_has_a_notation_of_its_own(trade: GameHarness) -> None:
    class Promising(Goods):
        def items(self, g: Any, giver: int, taker: int, deal: Deal, asking: int) -> list[Give]:
            return [Give(giver, taker, "coins:1"), Give(giver, taker, "coins:1", "end")]

    t = trade.position(2, hands={"A": "good1", "B": "good3"})
    questions = bargain(Promising(), build="TR-2", answer="TR-2")
    flow = negotiate(t.table.g, questions, Deal(0, 1))
    choice: Any = next(flow)
    named = [option.notation for option in choice.options(t.table.g)]
    assert named == ["give:coins:1", "give:coins:1~end", "take:coins:1", "take:coins:1~end", "withdraw"]
