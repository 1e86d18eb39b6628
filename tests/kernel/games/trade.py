"""Deals of coins and face-down cards; whoever is not part of one may tax it before it is settled."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import PASS, Ask, Flow, choose
from camarilla.kernel.deals import Deal, Give, bargain, negotiate, settle
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.options import Label, Option, Refusal
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark
from camarilla.kernel.windows import first_in_order

from .mini import Little, Mini

ROUNDS = 2
HAND = 3
PURSE = 3


class CardTraded(Event):
    giver: int
    taker: int
    slot: int
    card: Secret[str]


class DealDone(Event):
    proposer: int
    partner: int
    settled: bool


class Trade(Little):
    names = tuple(f"good{i}" for i in range(4 * HAND))
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "turn": PUBLIC,
        "hands": PUBLIC,
        "aside": PUBLIC,
        "coins": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        self.coins = [PURSE] * seats

    def main(self) -> Flow[None]:
        while self.turn < ROUNDS * self.seats:
            yield from take_turn(self, self.turn % self.seats)
            self.turn += 1
        for hand in self.hands:
            for slot in hand:
                self.cards.reveal(slot)

    def board(self, seat: int | None) -> Any:
        return {"turn": self.turn, "hands": [self.seen(seat, hand) for hand in self.hands], "coins": self.coins[:]}

    def scores(self) -> list[int]:
        return [sum(self.cards.face[slot] for slot in hand) for hand in self.hands]

    def check(self) -> None:
        self.once(*self.hands, self.aside)
        if sum(self.coins) != PURSE * self.seats or min(self.coins) < 0:
            raise BrokenLaw(6, f"coins do not add up: {self.coins}")
        for seat in self.everyone():
            if not all(self.cards.knows(seat, slot) for slot in self.hands[seat]):
                raise BrokenLaw(6, f"seat {seat} does not know its own hand")


class Goods:
    """What may be traded: up to two coins, and cards by slot."""

    def items(self, g: Trade, giver: int, taker: int, deal: Deal, asking: int) -> list[Give]:
        coins = [f"coins:{n}" for n in range(1, min(2, g.coins[giver]) + 1)]
        return [Give(giver, taker, item) for item in [*coins, *[f"card:{slot}" for slot in g.hands[giver]]]]

    def name(self, g: Trade, give: Give, seat: int) -> Label:
        kind, _, number = give.item.partition(":")
        if kind == "coins":
            return Label("coins", {"count": int(number)})
        known = g.cards.knows(seat, int(number))
        return Label("card", {"name": g.name_of(int(number))}) if known else Label("some-card")

    def touches(self, g: Trade, give: Give) -> tuple[str, ...]:
        return (give.item,) if give.item.startswith("card:") else (f"purse:{give.giver}",)

    def problem(self, g: Trade, deal: Deal) -> Refusal | None:
        for seat in (deal.proposer, deal.partner):
            parts = [give.item.partition(":") for give in deal.gives if give.giver == seat]
            if sum(int(number) for kind, _, number in parts if kind == "coins") > g.coins[seat]:
                return Refusal("offer", "TR-3", Label("too-few-coins", {"seat": seat}))
            if any(kind == "card" and int(number) not in g.hands[seat] for kind, _, number in parts):
                return Refusal("offer", "TR-3", Label("no-such-card", {"seat": seat}))
        return None

    def transfer(self, g: Trade, give: Give) -> None:
        kind, _, number = give.item.partition(":")
        if kind == "coins":
            g.coins[give.giver] -= int(number)
            g.coins[give.taker] += int(number)
            return
        slot = int(number)
        g.hands[give.giver].remove(slot)
        g.hands[give.taker].append(slot)
        g.cards.show(give.taker, slot)
        if g.log is not None:
            eyes = 1 << give.giver | 1 << give.taker
            g.tell(CardTraded(give.giver, give.taker, slot, Secret(eyes, g.name_of(slot))))


GOODS = Goods()
TALK = bargain(GOODS, build="TR-2", answer="TR-2")


def take_turn(g: Trade, me: int) -> Flow[None]:
    """Trade with somebody, or pass."""
    answer = yield from choose(TURN, me)
    if answer == PASS:
        return
    deal = yield from negotiate(g, TALK, Deal(me, int(answer.partition("@")[2])))
    if deal is None:
        return

    def window(deal: Deal) -> Flow[Deal]:
        """Others may tax one of the two: that coin may be the one that was promised."""
        others = [seat for seat in g.after(me) if seat not in (deal.proposer, deal.partner)]
        heard = yield from first_in_order(TAX, others, deal.proposer, deal.partner)
        if heard is not None:
            g.coins[int(heard[1].partition("@")[2])] -= 1
            g.coins[heard[0]] += 1
        return deal

    settled = yield from settle(g, GOODS, deal, window)
    if g.log is not None:
        g.tell(DealDone(deal.proposer, deal.partner, settled))


def partners(g: Trade, seat: int) -> list[str]:
    return [PASS, *[f"trade@{other}" for other in g.after(seat)]]


def taxable(g: Trade, seat: int, one: int, two: int) -> list[str]:
    return [PASS, *[f"tax@{other}" for other in (one, two) if g.coins[other]]]


def at_seat(g: Trade, seat: int, value: str) -> Option:
    return Option(value, Label(value.partition("@")[0]), (f"seat:{value[-1]}",) if "@" in value else ())


TURN: Ask[str] = Ask("turn", "TR-1", partners, at_seat, checkpoint=True)
TAX: Ask[str] = Ask("tax", "TR-3", taxable, at_seat, reaction=True)


class TradeGame(Mini):
    name = "trade"
    state = Trade
    zones = ("hands",)

    def start(self, seats: int, options: Any, rng: Rng) -> Trade:
        return self.dealt(seats, rng, HAND, "aside")

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Trade:
        g = self.fresh(seats, rng)
        self.place(g, given, "hands", "aside")
        return g


GAME = TradeGame()
