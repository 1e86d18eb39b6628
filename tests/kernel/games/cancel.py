"""A play, a cancel of it, a cancel of the cancel. What is cancelled gives its cost back; what stands stays paid."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.cancelling import Play, Plays, announce
from camarilla.kernel.choices import PASS, Ask, Flow, choose
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import Event
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, public
from camarilla.kernel.windows import until_all_pass

from .mini import Little, Mini, named_card

BOONS, VETOES, ROUNDS, PURSE = 6, 6, 3, 4
BOON_COST, VETO_COST, BOON_POINTS = 2, 1, 3
REST = "rest"


class Played(Event):
    seat: int
    card: str
    cancels: str | None


class Cancelled(Event):
    seat: int
    card: str
    refund: int


class Cancel(Little):
    names = tuple([f"boon{i}" for i in range(BOONS)] + [f"veto{i}" for i in range(VETOES)])
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "turn": PUBLIC,
        "hands": PUBLIC,
        "gone": PUBLIC,
        "coins": PUBLIC,
        "bank": PUBLIC,
        "points": PUBLIC,
        "plays": public(Plays),
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []
        self.coins = [PURSE] * seats
        self.bank = 0
        self.points = [0] * seats
        self.plays = Plays()

    def main(self) -> Flow[None]:
        while self.turn < ROUNDS * self.seats:
            yield from take_turn(self, self.turn % self.seats)
            self.turn += 1

    def board(self, seat: int | None) -> Any:
        hands = [self.seen(seat, hand) for hand in self.hands]
        return {
            "turn": self.turn,
            "hands": hands,
            "gone": self.face_up(self.gone),
            "coins": self.coins[:],
            "points": self.points[:],
            "plays": self.plays.dump(),
        }

    def scores(self) -> list[int]:
        return self.points

    def check(self) -> None:
        self.once(*self.hands, self.gone)
        if sum(self.coins) + self.bank != PURSE * self.seats:
            raise BrokenLaw(6, f"coins do not add up: {self.coins} and {self.bank} in the bank")


def take_turn(g: Cancel, me: int) -> Flow[None]:
    """Play a boon, or rest."""
    card = yield from choose(TURN, me)
    if card != REST:
        yield from play_card(g, me, card, -1)


def play_card(g: Cancel, me: int, card: int, cancels: int) -> Flow[None]:
    """The one way any card is played: pay, show it, let the others veto it, then let it work if it stands."""
    cost = BOON_COST if cancels < 0 else VETO_COST
    g.coins[me] -= cost
    g.bank += cost
    g.hands[me].remove(card)
    g.gone.append(card)
    g.cards.reveal(card)
    play = g.plays.push(me, g.name_of(card), (card,), (cost,), cancels)
    if g.log is not None:
        g.tell(Played(me, play.what, next((p.what for p in g.plays.open if p.id == cancels), None)))

    def veto(seat: int, answer: int) -> Flow[bool]:
        yield from play_card(g, seat, answer, play.id)
        return g.plays.stands(play.id)

    def window(play: Play) -> Flow[None]:
        return until_all_pass(VETO, lambda: could_veto(g, play.seat), veto, play.id)

    def settle(play: Play) -> Flow[None]:
        if play.cancels < 0:
            g.points[play.seat] += BOON_POINTS
        yield from ()

    def refund(play: Play) -> None:
        g.coins[play.seat] += play.cost[0]
        g.bank -= play.cost[0]
        if g.log is not None:
            g.tell(Cancelled(play.seat, play.what, play.cost[0]))

    yield from announce(g.plays, play, window, settle, refund)


def could_veto(g: Cancel, player: int) -> list[int]:
    """Public facts alone say who is asked: a card in hand, whatever it is, and the coin to play it."""
    return [seat for seat in g.after(player) if g.hands[seat] and g.coins[seat] >= VETO_COST]


def playable(g: Cancel, seat: int) -> list[Any]:
    boons = [slot for slot in g.hands[seat] if g.cards.face[slot] < BOONS]
    return [REST, *(boons if g.coins[seat] >= BOON_COST else [])]


def vetoes(g: Cancel, seat: int, play: int) -> list[Any]:
    return [PASS, *[slot for slot in g.hands[seat] if g.cards.face[slot] >= BOONS]]


def about_whom(g: Cancel, seat: int, play: int) -> tuple[str, ...]:
    return tuple(f"seat:{p.seat}" for p in g.plays.open if p.id == play or p.id == g.plays.open[0].id)


TURN: Ask[Any] = Ask("turn", "CA-1", playable, named_card, checkpoint=True)
VETO: Ask[Any] = Ask("veto", "CA-2", vetoes, named_card, touches=about_whom, reaction=True)


class CancelGame(Mini):
    name = "cancel"
    state = Cancel
    zones = ("hands", "gone")

    def start(self, seats: int, options: Any, rng: Rng) -> Cancel:
        g = self.fresh(seats, rng)
        for slot in range(len(g.names)):
            g.hands[slot % seats].append(slot)
            g.cards.show(slot % seats, slot)
        return g

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Cancel:
        g = self.fresh(seats, rng)
        self.place(g, given, "hands", "gone")
        return g


GAME = CancelGame()
