"""Deals: two seats agree who gives what to whom.

The proposer builds a deal step by step and offers it; the partner accepts it, declines it, or makes a counter-offer. A
deal is carried out whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option, Refusal

__all__ = ["Bargain", "Deal", "Give", "Terms", "bargain", "negotiate", "propose", "settle"]

_OFFER = "offer"
_WITHDRAW = "withdraw"
_ACCEPT = "accept"
_DECLINE = "decline"
_COUNTER = "counter"


class Give(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing changing hands. `item` is the game's notation; `when` is `now` or a promise the game can check."""

    giver: int
    taker: int
    item: str
    when: str = "now"


class Deal(msgspec.Struct, frozen=True):
    """What two seats exchange; a gift has gives of one side only."""

    proposer: int
    partner: int
    gives: tuple[Give, ...] = ()

    def plus(self, give: Give) -> Deal:
        """The deal with one thing more."""
        return Deal(self.proposer, self.partner, (*self.gives, give))

    def minus(self, give: Give) -> Deal:
        """The deal without one thing."""
        return Deal(self.proposer, self.partner, tuple(other for other in self.gives if other != give))

    def turned(self) -> Deal:
        """The same exchange with the partner as its proposer: a counter-offer begins with it."""
        return Deal(self.partner, self.proposer, self.gives)


class Terms(Protocol):
    """What a game says about deals."""

    def items(self, g: Any, giver: int, taker: int, deal: Deal, asking: int) -> list[Give]:
        """What `giver` could be asked to give in this deal, as far as the seat `asking` knows."""
        ...

    def name(self, g: Any, give: Give, seat: int) -> Label:
        """A thing in words, as far as `seat` knows it: a card may be traded face down."""
        ...

    def touches(self, g: Any, give: Give) -> tuple[str, ...]:
        """The table objects a thing stands for."""
        ...

    def problem(self, g: Any, deal: Deal) -> Refusal | None:
        """Why the deal cannot be settled now; None if it can."""
        ...

    def transfer(self, g: Any, give: Give) -> None:
        """Let one thing change hands; only called when the whole deal can be settled."""
        ...


class Bargain:
    """The two questions of a negotiation, for one game's terms and clauses."""

    def __init__(self, terms: Terms, build_rule: str, answer_rule: str) -> None:
        self.terms = terms
        self.build: Ask[Any] = Ask("deal-build", build_rule, self._moves, self._move_option, args=self._deal_args)
        self.answer: Ask[str] = Ask("deal-answer", answer_rule, self._replies, self._reply_option, args=self._deal_args)

    def _moves(self, g: Any, seat: int, deal: Deal, changes: int) -> list[Any]:
        """What the proposer may add, drop, or say."""
        other = deal.partner
        offer = [_OFFER] if deal.gives and self.terms.problem(g, deal) is None else []
        if changes == 0:
            return [*offer, _WITHDRAW]
        adds = self.terms.items(g, seat, other, deal, seat) + self.terms.items(g, other, seat, deal, seat)
        drops = [("drop", give) for give in deal.gives]
        return [*offer, *[("add", give) for give in adds if give not in deal.gives], *drops, _WITHDRAW]

    def _move_option(self, g: Any, seat: int, move: Any) -> Option:
        """Name a move: `give:ITEM`, `take:ITEM`, `drop-give:ITEM`, `drop-take:ITEM`, `offer`, `withdraw`.

        A promise has its moment at the end: `give:ITEM~WHEN`.
        """
        if isinstance(move, str):
            return Option(move, Label(f"deal-{move}"))
        verb, give = move
        side = "give" if give.giver == seat else "take"
        word = f"drop-{side}" if verb == "drop" else side
        promised = "" if give.when == "now" else f"~{give.when}"
        label = Label("deal-drop" if verb == "drop" else f"deal-{side}", {"item": self.terms.name(g, give, seat)})
        return Option(f"{word}:{give.item}{promised}", label, self.terms.touches(g, give))

    def _replies(self, g: Any, seat: int, deal: Deal, counters: int) -> list[str]:
        """What the partner may answer."""
        return [_ACCEPT, _DECLINE, _COUNTER] if counters > 0 else [_ACCEPT, _DECLINE]

    def _reply_option(self, g: Any, seat: int, reply: str) -> Option:
        """Name an answer of the partner."""
        return Option(reply, Label(f"deal-{reply}"))

    def _deal_args(self, g: Any, seat: int, deal: Deal, left: int) -> dict[str, Any]:
        """The deal in words, for both prompts; it does not say how many changes or counters are left."""
        gives = [self.terms.name(g, give, seat) for give in deal.gives if give.giver == deal.proposer]
        takes = [self.terms.name(g, give, seat) for give in deal.gives if give.giver == deal.partner]
        other = Label("seat", {"seat": deal.partner if seat == deal.proposer else deal.proposer})
        return {"proposer": deal.proposer, "partner": deal.partner, "other": other, "gives": gives, "takes": takes}


def bargain(terms: Terms, *, build: str, answer: str) -> Bargain:
    """The questions of a negotiation under the given clauses; made once, beside the game's rules."""
    return Bargain(terms, build, answer)


def negotiate(g: Any, questions: Bargain, deal: Deal, counters: int = 2, changes: int = 24) -> Flow[Deal | None]:
    """Build, offer and answer a deal; returns what both agreed to, or None.

    At most `counters` counter-offers, and `changes` things added or dropped before each offer, so that talk ends.
    """
    while True:
        built = yield from propose(questions, deal, changes)
        if built is None:
            return None
        reply = yield from choose(questions.answer, built.partner, built, counters)
        if reply == _ACCEPT:
            return built
        if reply == _DECLINE:
            return None
        deal = built.turned()
        counters -= 1


def propose(questions: Bargain, deal: Deal, changes: int) -> Flow[Deal | None]:
    """The proposer's part: add and drop things until the deal is offered or withdrawn."""
    while True:
        move = yield from choose(questions.build, deal.proposer, deal, changes)
        if move == _OFFER:
            return deal
        if move == _WITHDRAW:
            return None
        verb, give = move
        deal = deal.plus(give) if verb == "add" else deal.minus(give)
        changes -= 1


def settle(g: Any, terms: Terms, deal: Deal, window: Callable[[Deal], Flow[Deal]] | None = None) -> Flow[bool]:
    """Carry a deal out in one step, or not at all: the choke point every deal goes through.

    `window` lets cards interfere; it returns the deal as it then stands. Nothing moves unless every part can.
    """
    if window is not None:
        deal = yield from window(deal)
    if terms.problem(g, deal) is not None:
        return False
    for give in deal.gives:
        if give.when == "now":
            terms.transfer(g, give)
    g.news += 1
    return True
