"""One honest game, and the same game with each leak we can think of switched on. Law 5 must catch every one."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import PASS, Ask, Flow, choose, word, words
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.facets import Previews
from camarilla.kernel.options import Label, Option, Refusal
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, hidden
from camarilla.kernel.view import View

from .mini import Little, Mini, named_card

LEAKS = {
    "id": "the view calls a hidden card by its face",
    "order": "the view lists a hidden hand in the order of its faces",
    "board-count": "the view says how many guards the hand to the left has",
    "watchers": "those who only watch see the hands",
    "number": "the view shows what others wrote",
    "asked": "a question is skipped because of a hidden card",
    "asked-what": "another question is put because of a hidden card",
    "option-count": "an option is there because of a hidden card of another seat",
    "option-label": "an option's label tells of a hidden card of another seat",
    "prompt": "a prompt's argument counts hidden cards of another seat",
    "prompt-touches": "a prompt touches a hidden card of another seat",
    "refusal": "a refusal's reason tells of a hidden card of another seat",
    "event-field": "an event names a card only one seat may see",
    "event": "an event happens for some hidden faces only",
    "event-slot": "a card chosen by its face leaves a hand by a slot that was not mixed",
    "answer": "an event names the card of a concealed choice",
    "number-answer": "an event tells what was written",
    "shown": "seats are shown a card because of its face",
    "figures": "what is worked out for a seat counts hidden cards of another seat",
    "preview": "a preview remembers more of the table than the view it is given",
    "moment": "while a card is drawn the view shows by a wrong turn what it is, and no longer once that is done",
    "known": "seats come to know a card because of its face, though no view shows it",
}
"""What `check_game` catches."""

NUMBERING = {
    "slots": "slots are numbered by face",
    "rising": "slots are numbered by face from a random one on, so that the next slot has the next face",
}
"""What only shows over many deals: `check_ids` catches it."""

TURNS = 90
CARDS = 32
HAND = 3
NUMBERS = ("one", "two", "three")


REMEMBERED: list[Leak] = []
"""The state that was last looked at: what a preview must not use."""


class Drew(Event):
    seat: int
    slot: int
    card: Secret[str] | str


class Tucked(Event):
    seat: int
    slot: int
    card: Secret[str] | str


class Wrote(Event):
    seat: int
    number: Secret[str] | str


class Burnt(Event):
    seat: int
    slot: int


class GuardDrawn(Event):
    pass


def resample(g: Any, seat: int, rng: Rng) -> None:
    for other in g.everyone():
        if other != seat and g.numbers[other]:
            g.numbers[other] = rng.pick(list(NUMBERS))


class Leak(Little):
    names = tuple(f"{kind}{i}" for i in range(CARDS // 2) for kind in ("guard", "clerk"))
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "leak": PUBLIC,
        "turn": PUBLIC,
        "hands": PUBLIC,
        "deck": PUBLIC,
        "pile": PUBLIC,
        "numbers": hidden(resample),
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.leak = ""
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.pile: list[int] = []
        """Played cards, face up."""
        self.numbers = [""] * seats

    def main(self) -> Flow[None]:
        while self.turn < TURNS:
            yield from take_turn(self, self.turn % self.seats)
            self.turn += 1

    def guards(self, seat: int) -> list[int]:
        """The guards in a hand."""
        return [slot for slot in self.hands[seat] if is_guard(self, slot)]

    def left(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % self.seats

    def knowledge(self, seat: int) -> Any:
        return self.numbers[seat]

    def board(self, seat: int | None) -> Any:
        board: dict[str, Any] = {
            "turn": self.turn,
            "hands": [self.hand_of(other, seat) for other in self.everyone()],
            "deck": len(self.deck),
            "pile": self.face_up(self.pile),
            "numbers": [self.number_of(other, seat) for other in self.everyone()],
        }
        if self.leak == "board-count" and seat is not None:
            board["guards"] = len(self.guards(self.left(seat)))
        return board

    def figures(self, seat: int | None, prompts: list[str]) -> Any:
        REMEMBERED[:] = [self]
        return len(self.guards(self.left(seat))) if self.leak == "figures" and seat is not None else None

    def hand_of(self, owner: int, seat: int | None) -> Any:
        """A hand as a seat sees it."""
        hand = self.hands[owner]
        if self.leak == "id" and owner != seat:
            return [self.cards.face[slot] for slot in hand]
        if self.leak == "order":
            hand = sorted(hand, key=self.cards.face.__getitem__)
        if self.leak == "watchers" and seat is None:
            return [self.name_of(slot) for slot in hand]
        return self.seen(seat, hand)

    def number_of(self, owner: int, seat: int | None) -> str:
        """A written number as a seat sees it."""
        return self.numbers[owner] if owner == seat or self.leak == "number" else "*" * (self.numbers[owner] != "")

    def scores(self) -> list[int]:
        return [len(hand) for hand in self.hands]

    def check(self) -> None:
        self.once(*self.hands, self.deck, self.pile)


# -- Rules -------------------------------------------------------------------------------------------------------------


def take_turn(g: Leak, me: int) -> Flow[None]:
    """Play, draw, tuck a card under the deck, burn the least one unseen, or write a number."""
    answer = yield from choose(TURN, me)
    if answer == "draw":
        draw(g, me)
    elif answer == "tuck":
        card = yield from choose(TUCK, me)
        slot = g.cards.part(me, g.hands[me], [card], g.rng)[0]
        tuck(g, me, slot)
        g.tell(Tucked(me, slot, secretly(g, me, slot, "answer")))
    elif answer == "burn":
        least = min(g.hands[me], key=g.cards.face.__getitem__)
        if g.leak != "event-slot":
            least = g.cards.part(me, g.hands[me], [least], g.rng)[0]
        tuck(g, me, least)
        g.tell(Burnt(me, least))
    elif answer == "write":
        number = yield from choose(WRITE, me)
        g.numbers[me] = number
        g.tell(Wrote(me, number if g.leak == "number-answer" else Secret(1 << me, number)))
    else:
        g.hands[me].remove(answer)
        g.pile.append(answer)
        g.cards.reveal(answer)
        yield from react(g, g.left(me))


def react(g: Leak, seat: int) -> Flow[None]:
    """The next seat may boo, whatever it holds."""
    if g.leak == "asked" and not g.guards(seat):
        return
    guarded = g.leak == "asked-what" and g.guards(seat)
    yield from choose(BARK if guarded else BOO, seat)


def draw(g: Leak, me: int) -> None:
    if not g.deck:
        g.deck, g.pile = g.pile, []
        g.cards.shuffle(g.deck, g.rng)
    slot = g.deck.pop()
    g.hands[me].append(slot)
    g.cards.show(me, slot)
    guard = is_guard(g, slot)
    if g.leak == "shown" and guard:
        for other in g.after(me):
            g.cards.show(other, slot)
    if g.leak == "known" and g.deck and is_guard(g, g.deck[-1]):
        for other in g.after(me):
            g.cards.show(other, g.deck[-1])
    betrayed = int(g.leak == "moment" and guard)
    g.turn += betrayed
    g.tell(Drew(me, slot, secretly(g, me, slot, "event-field")))
    g.turn -= betrayed
    if g.leak == "event" and guard:
        g.tell(GuardDrawn())


def is_guard(g: Leak, slot: int) -> bool:
    return g.cards.face[slot] % 2 == 0


def tuck(g: Leak, me: int, slot: int) -> None:
    """A card goes to the bottom of the deck."""
    g.hands[me].remove(slot)
    g.deck.insert(0, slot)


def secretly(g: Leak, me: int, slot: int, leak: str) -> Any:
    """A card's name for one seat's eyes, or, with the leak on, for all."""
    return g.name_of(slot) if g.leak == leak else Secret(1 << me, g.name_of(slot))


# -- Questions ---------------------------------------------------------------------------------------------------------


def turn_values(g: Leak, seat: int) -> list[Any]:
    hand = g.hands[seat]
    values: list[Any] = [*hand, "write"]
    if g.deck or g.pile:
        values.append("draw")
    if len(hand) > 1:
        values += ["tuck", "burn"]
    if g.leak == "option-count" and g.guards(g.left(seat)) and "draw" in values:
        values.remove("draw")
    return values


def turn_option(g: Leak, seat: int, value: Any) -> Option:
    if g.leak == "option-label" and value == "write":
        return Option("write", Label("write", {"against": len(g.guards(g.left(seat)))}))
    return named_card(g, seat, value)


def turn_refusals(g: Leak, seat: int) -> list[Refusal]:
    bold = g.leak == "refusal" and not g.guards(g.left(seat))
    return [Refusal("attack", "LE-1", Label("left-is-bare" if bold else "no-attacks"))]


def turn_args(g: Leak, seat: int) -> dict[str, Any]:
    return {"guards": len(g.guards(g.left(seat)))} if g.leak == "prompt" else {}


def turn_touches(g: Leak, seat: int) -> tuple[str, ...]:
    touched = g.guards(g.left(seat)) if g.leak == "prompt-touches" else g.hands[g.left(seat)]
    return tuple(f"card:{slot}" for slot in touched)


def hand(g: Leak, seat: int) -> list[int]:
    return g.hands[seat]


TURN: Ask[Any] = Ask(
    "turn",
    "LE-1",
    turn_values,
    turn_option,
    refusals=turn_refusals,
    args=turn_args,
    touches=turn_touches,
    checkpoint=True,
)
TUCK: Ask[int] = Ask("tuck", "LE-2", hand, named_card, secret=True)
WRITE: Ask[str] = Ask("write", "LE-3", words(*NUMBERS), word, secret=True)
BOO: Ask[str] = Ask("boo", "LE-4", words(PASS, "boo"), word, reaction=True)
BARK: Ask[str] = Ask("bark", "LE-4", words(PASS, "boo"), word, reaction=True)


class Remembering(Previews):
    """Previews of a game that looks at the table when it should look at the view."""

    def tell(self, view: View, notation: str) -> Any:
        g = REMEMBERED[0]
        return len(g.guards(g.left(view.seat))) if view.seat is not None else None


class LeakGame(Mini):
    state = Leak
    zones = ("hands", "deck", "pile")
    seat_counts = (3, 4)
    variants = Mini.variants[1:]

    def __init__(self, leak: str = "") -> None:
        self.leak = leak
        self.name = f"leak-{leak}" if leak else "leak"
        self.previews = Remembering() if leak == "preview" else None

    def start(self, seats: int, options: Any, rng: Rng) -> Leak:
        g = self.fresh(seats, rng)
        if self.leak in NUMBERING:
            first = rng.below(CARDS) if self.leak == "rising" else 0
            g.cards.face = [(first + slot) % CARDS for slot in range(CARDS)]
        g.leak = self.leak
        for seat in range(seats):
            g.hands[seat] = list(range(seat * HAND, (seat + 1) * HAND))
            g.cards.deal(seat, g.hands[seat])
        g.deck = list(range(seats * HAND, CARDS))
        return g


HONEST = LeakGame()
GAMES = [HONEST, *[LeakGame(leak) for leak in [*LEAKS, *NUMBERING]]]
