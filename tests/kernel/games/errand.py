"""Errands of several answers. Each way to go tells something else in between, and then asks the same question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from camarilla.kernel.choices import Ask, Choice, Flow, choose, word, words
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import Event
from camarilla.kernel.facets import Decisions
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark
from camarilla.kernel.windows import together

from .mini import Little, Mini

ROUNDS = 3
HAND = 2
PURSE = 2 * ROUNDS

PLAIN = ("walk", "ride")
"""The ways on which nothing is learnt."""
TELLING = ("roll", "draw", "show", "cry", "ask", "vote")
"""The ways on which a die is rolled, a card drawn, one laid open, something told, a rival asked, everybody asked."""


class Went(Event):
    seat: int
    way: str


class Errand(Little):
    names = tuple(f"letter{i}" for i in range(20))
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "turn": PUBLIC,
        "hands": PUBLIC,
        "deck": PUBLIC,
        "shown": PUBLIC,
        "coins": PUBLIC,
        "rolls": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.shown: list[int] = []
        """Face up."""
        self.coins = [PURSE] * seats
        self.rolls: list[int] = []

    def main(self) -> Flow[None]:
        while self.turn < ROUNDS * self.seats:
            yield from take_turn(self, self.turn % self.seats)
            self.turn += 1
        for hand in self.hands:
            for slot in hand:
                self.cards.reveal(slot)

    def mix_unseen(self) -> None:
        self.cards.shuffle(self.deck, self.rng)

    def board(self, seat: int | None) -> Any:
        return {
            "turn": self.turn,
            "hands": [self.seen(seat, hand) for hand in self.hands],
            "deck": self.seen(seat, self.deck),
            "shown": self.face_up(self.shown),
            "coins": self.coins[:],
            "rolls": self.rolls[:],
        }

    def scores(self) -> list[int]:
        return self.coins[:]

    def check(self) -> None:
        self.once(*self.hands, self.deck, self.shown)
        if min(self.coins) < 0:
            raise BrokenLaw(6, f"somebody owes coins: {self.coins}")


def take_turn(g: Errand, me: int) -> Flow[None]:
    """Stay, or go on an errand: which way, what comes of it, and what the messenger is paid."""
    answer = yield from choose(ACT, me)
    if answer == "stay":
        return
    way = yield from choose(WAY, me)
    if g.log is not None:
        g.tell(Went(me, way))
    yield from go(g, me, way)
    paid = yield from choose(PAY, me)
    g.coins[me] -= int(paid)


def go(g: Errand, me: int, way: str) -> Flow[None]:
    """What comes in between."""
    if way == "roll":
        g.rolls.append(g.rng.below(6))
    elif way == "draw":
        g.hands[me].append(g.deck.pop())
        g.cards.show(me, g.hands[me][-1])
    elif way == "show":
        g.shown.append(g.hands[me].pop())
        g.cards.reveal(g.shown[-1])
    elif way == "cry":
        g.news += 1
    elif way == "ask":
        yield from choose(LET, g.after(me)[0])
    elif way == "vote":
        yield from together(LET, list(g.everyone()))


def ways(g: Errand, seat: int) -> list[str]:
    return [way for way in (*PLAIN, *TELLING) if way != "show" or g.hands[seat]]


ACT: Ask[str] = Ask("act", "ER-1", words("errand", "stay"), word, checkpoint=True)
WAY: Ask[str] = Ask("way", "ER-2", ways, word)
LET: Ask[str] = Ask("let", "ER-3", words("yes", "no"), word)
PAY: Ask[str] = Ask("pay", "ER-4", words("1", "2"), word)


class Errands(Decisions):
    """The way and the pay belong to the errand; so would a rival's leave, if it were the seat's to give."""

    parts = frozenset({WAY.prompt, LET.prompt, PAY.prompt})

    def begins(self, prompt: str, notation: str) -> bool:
        return prompt == ACT.prompt and notation == "errand"

    def usual(self, g: Any, choice: Choice, notations: Sequence[str]) -> str | None:
        return notations[0]

    def purse(self, g: Any, seat: int) -> dict[str, int]:
        return {"coins": g.coins[seat]}


class ErrandGame(Mini):
    name = "errand"
    seat_counts = (2, 3)
    variants = Mini.variants[:2]
    state = Errand
    zones = ("hands", "deck", "shown")
    decisions = Errands()

    def start(self, seats: int, options: Any, rng: Rng) -> Errand:
        return self.dealt(seats, rng, HAND, "deck")


class TrustingErrands(Errands):
    """Errands on which one goes on although the way lays open a card of one's own."""

    reveals = frozenset({WAY.prompt})


class TrustingGame(ErrandGame):
    name = "trusting"
    decisions = TrustingErrands()


GAME = ErrandGame()
TRUSTING = TrustingGame()
