"""Looking into other hands, and still knowing after a shuffle what must be somewhere in the deck."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark

from .mini import Little, Mini, named_card

ROUNDS = 6
HAND = 2


class Peeked(Event):
    seat: int
    at: int
    slot: int
    card: Secret[str]


class Flashed(Event):
    """The top of the deck was shown to all, and shuffled in again before anybody could answer."""

    card: str


class Swapped(Event):
    """A card went unseen from a hand into the deck, the deck was shuffled, and its top came into the hand."""

    seat: int
    gave: Secret[str]
    drew: Secret[str]


class Peek(Little):
    names = ("duke", "earl", "baron", "knight", "page", "friar", "queen", "fool")
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "turn": PUBLIC,
        "hands": PUBLIC,
        "deck": PUBLIC,
        "gone": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        """Its end is its top."""
        self.gone: list[int] = []
        """Face up."""

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
            "gone": self.face_up(self.gone),
        }

    def scores(self) -> list[int]:
        return [max([self.cards.face[slot] for slot in hand], default=0) for hand in self.hands]

    def check(self) -> None:
        self.once(*self.hands, self.deck, self.gone)


def take_turn(g: Peek, me: int) -> Flow[None]:
    """Peek at a card, swap one with the deck, turn its top up or flash it, or shuffle what is open back in."""
    answer = yield from choose(TURN, me)
    if answer.startswith("peek@"):
        at, slot = (int(number) for number in answer[5:].split(":"))
        g.cards.show(me, slot)
        if g.log is not None:
            g.tell(Peeked(me, at, slot, Secret(1 << me, g.name_of(slot))))
    elif answer == "swap":
        given = yield from choose(GIVE, me)
        swap(g, me, given)
    elif answer == "turn-up":
        g.gone.append(g.deck.pop())
        g.cards.reveal(g.gone[-1])
    elif answer == "flash":
        g.cards.reveal(g.deck[-1])
        if g.log is not None:
            g.tell(Flashed(g.name_of(g.deck[-1])))
        g.cards.shuffle(g.deck, g.rng)
    elif answer == "shuffle":
        g.deck += g.gone
        g.gone = []
        g.cards.shuffle(g.deck, g.rng)


def swap(g: Peek, me: int, given: int) -> None:
    """The hand is mixed before a card leaves it unseen: which slot it was tells nobody anything."""
    leaving = g.cards.part(me, g.hands[me], [given], g.rng)[0]
    gave = g.name_of(leaving)
    g.hands[me].remove(leaving)
    g.deck.append(leaving)
    g.cards.shuffle(g.deck, g.rng)
    g.hands[me].append(g.deck.pop())
    g.cards.show(me, g.hands[me][-1])
    if g.log is not None:
        mine = 1 << me
        drew = g.name_of(g.hands[me][-1])
        g.tell(Swapped(me, Secret(mine, gave), Secret(mine, drew)))


def turn_values(g: Peek, seat: int) -> list[str]:
    peeks = [f"peek@{other}:{slot}" for other in g.after(seat) for slot in g.hands[other]]
    return ["rest", *peeks, *(["swap", "turn-up", "flash"] if g.deck else []), *(["shuffle"] if g.gone else [])]


def turn_option(g: Peek, seat: int, value: str) -> Option:
    return Option(value, Label("turn"), (f"card:{value.partition(':')[2]}",) if ":" in value else ())


def hand(g: Peek, seat: int) -> list[int]:
    return g.hands[seat]


TURN: Ask[str] = Ask("turn", "PE-1", turn_values, turn_option, checkpoint=True)
GIVE: Ask[int] = Ask("give", "PE-2", hand, named_card, secret=True)


class PeekGame(Mini):
    name = "peek"
    seat_counts = (2, 3)
    state = Peek
    zones = ("hands", "deck", "gone")
    variants = Mini.variants[:2]

    def start(self, seats: int, options: Any, rng: Rng) -> Peek:
        return self.dealt(seats, rng, HAND, "deck")

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Peek:
        g = self.fresh(seats, rng)
        self.place(g, given, "hands", "deck")
        return g


GAME = PeekGame()
