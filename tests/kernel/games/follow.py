"""Tricks in which suits are followed: whoever does not has none left. One table forgets to say so to samples."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Event
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, Restriction

from .mini import Little, Mini, named_card

SUITS = 3
RANKS = 4
HAND = 3


class Laid(Event):
    """Somebody laid a card."""

    seat: int
    card: str


class Follow(Little):
    names = tuple(f"{'abc'[suit]}{rank}" for suit in range(SUITS) for rank in range(RANKS))
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "hands": PUBLIC,
        "rest": PUBLIC,
        "laid": PUBLIC,
        "tricks": PUBLIC,
        "leader": PUBLIC,
        "led": PUBLIC,
        "void": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rest: list[int] = []
        self.laid: list[int] = []
        self.tricks = 0
        self.leader = 0
        self.led = -1
        """The suit that was led, while a trick is under way."""
        self.void: list[list[int]] = [[] for _ in range(seats)]
        """The suits that a seat has shown it does not have."""

    def main(self) -> Flow[None]:
        while self.tricks < HAND * self.seats:
            seat = (self.leader + self.tricks) % self.seats
            slot = yield from choose(LAY, seat)
            suit = self.suit(slot)
            if self.tricks % self.seats == 0:
                self.led = suit
            elif suit != self.led:
                self.void[seat].append(self.led)
            self.hands[seat].remove(slot)
            self.laid.append(slot)
            self.cards.reveal(slot)
            if self.log is not None:
                self.tell(Laid(seat, self.name_of(slot)))
            self.tricks += 1

    def suit(self, slot: int) -> int:
        """The suit of the card in a slot."""
        return self.cards.face[slot] // RANKS

    def restrictions(self, seat: int) -> list[Restriction]:
        return [
            (self.hands[other], lambda face, other=other: face // RANKS not in self.void[other])
            for other in range(self.seats)
            if other != seat and self.void[other] and self.hands[other]
        ]

    def board(self, seat: int | None) -> Any:
        return {"hands": [self.seen(seat, hand) for hand in self.hands], "laid": self.face_up(self.laid)}

    def scores(self) -> list[int]:
        return [0] * self.seats

    def check(self) -> None:
        self.once(*self.hands, self.rest, self.laid)


class Forgetful(Follow):
    """It remembers who could not follow, and tells nobody."""

    def restrictions(self, seat: int) -> list[Restriction]:
        return []


def may_lay(g: Follow, seat: int) -> list[int]:
    """Any card to lead; then one of the suit, if there is one."""
    if g.tricks % g.seats == 0:
        return g.hands[seat]
    return [slot for slot in g.hands[seat] if g.suit(slot) == g.led] or g.hands[seat]


LAY = Ask("lay", "FO-1", may_lay, named_card, checkpoint=True)


class FollowGame(Mini):
    name = "follow"
    state = Follow
    zones = ("hands",)

    def start(self, seats: int, options: Any, rng: Rng) -> Any:
        g = self.fresh(seats, rng)
        slots = list(range(len(g.names)))
        for seat in range(seats):
            g.hands[seat] = slots[HAND * seat : HAND * (seat + 1)]
            g.cards.deal(seat, g.hands[seat])
        g.rest = slots[HAND * seats :]
        return g


class ForgetfulGame(FollowGame):
    name = "forgetful"
    state = Forgetful


GAME = FollowGame()
FORGETFUL = ForgetfulGame()
