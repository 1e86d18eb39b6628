"""All pick a card at once, unseen until all have; then whoever is nearest to the leader may claim the pot."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import PASS, Ask, Flow
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import Event
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark
from camarilla.kernel.windows import first_in_order, together

from .mini import Little, Mini, named_card

ROUNDS = 3
CHIPS = 6


class Picked(Event):
    seats: tuple[int, ...]
    cards: tuple[str, ...]


class Claimed(Event):
    seat: int
    stake: int


class Sealed(Little):
    names = tuple(f"card{i}" for i in range(4 * ROUNDS + 3))
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "round": PUBLIC,
        "leader": PUBLIC,
        "hands": PUBLIC,
        "table": PUBLIC,
        "aside": PUBLIC,
        "chips": PUBLIC,
        "pot": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.round = 0
        self.leader = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.table: list[int] = []
        self.aside: list[int] = []
        self.chips = [CHIPS] * seats
        self.pot = 0

    def main(self) -> Flow[None]:
        while self.round < ROUNDS:
            yield from play_round(self)
            self.round += 1

    def board(self, seat: int | None) -> Any:
        return {
            "round": self.round,
            "leader": self.leader,
            "hands": [self.seen(seat, hand) for hand in self.hands],
            "table": self.face_up(self.table),
            "chips": self.chips[:],
            "pot": self.pot,
        }

    def scores(self) -> list[int]:
        return self.chips

    def check(self) -> None:
        self.once(*self.hands, self.table, self.aside)
        if sum(self.chips) + self.pot != CHIPS * self.seats:
            raise BrokenLaw(6, f"chips do not add up: {self.chips} and {self.pot} in the pot")


def play_round(g: Sealed) -> Flow[None]:
    """Each antes and lays a card, all at once; the highest leads; then the claim, nearest to the leader first."""
    seats = [(g.leader + place) % g.seats for place in range(g.seats)]
    picks = yield from together(PICK, seats)
    for seat in seats:
        g.hands[seat].remove(picks[seat])
        g.table.append(picks[seat])
        g.cards.reveal(picks[seat])
        g.chips[seat] -= 1
        g.pot += 1
    g.leader = max(seats, key=lambda seat: g.cards.face[picks[seat]])
    if g.log is not None:
        g.tell(Picked(tuple(seats), tuple(g.name_of(picks[seat]) for seat in seats)))
    heard = yield from first_in_order(CLAIM, [g.leader, *g.after(g.leader)], g.pot)
    if heard is not None:
        seat, claim = heard
        stake = int(claim.partition(":")[2])
        g.chips[seat] += stake
        g.pot -= stake
        if g.log is not None:
            g.tell(Claimed(seat, stake))


def hand(g: Sealed, seat: int) -> list[int]:
    return g.hands[seat]


def stakes(g: Sealed, seat: int, pot: int) -> list[str]:
    return [PASS, *[f"claim:{stake}" for stake in range(1, min(3, pot) + 1)]]


def stake_option(g: Sealed, seat: int, value: str) -> Option:
    return Option(value, Label("claim"), ("pot",))


PICK: Ask[int] = Ask("pick", "SE-1", hand, named_card, checkpoint=True)
CLAIM: Ask[str] = Ask("claim", "SE-2", stakes, stake_option, reaction=True)


class SealedGame(Mini):
    name = "sealed"
    state = Sealed
    zones = ("hands", "table")

    def start(self, seats: int, options: Any, rng: Rng) -> Sealed:
        g = self.fresh(seats, rng)
        for seat in range(seats):
            g.hands[seat] = list(range(seat * ROUNDS, (seat + 1) * ROUNDS))
            g.cards.deal(seat, g.hands[seat])
        g.aside = list(range(seats * ROUNDS, len(g.names)))
        return g

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Sealed:
        g = self.fresh(seats, rng)
        self.place(g, given, "hands", "aside")
        return g


GAME = SealedGame()
