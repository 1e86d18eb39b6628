"""Standing orders of people at a table: what they answer, and when, so that nobody can read a hand from a clock.

An order whose answer depends on a hand answers after a delay that is drawn for the seat and the question alone,
whatever the hand holds. The delay is a function of the table's seed: a table that is loaded again answers when it would
have.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from camarilla.kernel.choices import PASS
from camarilla.kernel.game import Game
from camarilla.kernel.order_following import ahead
from camarilla.kernel.orders import ONLY_ANSWER, Order
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.server.live.operations import LiveGame

__all__ = ["LEAST", "Ahead", "StandingOrders", "delay", "kept_by_server", "plainly_one_answer"]

LEAST: Final = 0.1
"""The shortest delay, as a share of the longest."""
_STEPS: Final = 1 << 20
"""How finely delays are drawn."""
_WORLDS: Final = 3
"""In so many worlds a rival could think of, a question must have one answer before the table gives it."""


class Ahead(NamedTuple):
    """What a seat's orders answer to the open question, and after how many seconds."""

    notation: str
    after: float


def kept_by_server(game: Game, order: Order) -> Order:
    """An order as the server keeps it: those that must not tell of a hand wait until the server lets them answer."""
    return msgspec.structs.replace(order, waits=order.kind in game.hand_orders or order.kind == ONLY_ANSWER)


def delay(seed: bytes, seat: int, asking: int, longest: float) -> float:
    """How long after a question its answer by order is given: mostly soon, and never later than `longest`."""
    drawn = Rng(seed).fork(f"order:{seat}:{asking}").below(_STEPS) / _STEPS
    return longest * (LEAST + (1 - LEAST) * drawn * drawn)


def plainly_one_answer(table: Table, seat: int, seed: bytes, asking: int) -> bool:
    """Whether rivals know that a seat has but one answer: it has one in every world they could think of.

    Windows are there for what a hand may hold, so in a window they are taken not to know.
    """
    choice = table.choice_of(seat)
    if choice is None or choice.ask.reaction:
        return False
    for rival in range(table.seats):
        for world in range(_WORLDS if rival != seat else 0):
            sample = table.sample(rival, Rng(seed).fork(f"one answer:{rival}:{asking}:{world}"))
            if len(sample.legal(seat)) != 1:
                return False
    return True


class StandingOrders:
    """The standing orders of one table, as far as they wait for the server."""

    def __init__(self, seed: bytes, longest: float) -> None:
        self._seed = seed
        self._longest = longest
        self._found: dict[int, Ahead | None] = {}
        """What was found for the present moment, by seat."""
        self._moment: tuple[int, bool] | None = None
        self._declined: set[tuple[int, int]] = set()
        """The questions, by number, whose answer by order its seat has taken back: it answers these itself."""

    def decline(self, game: LiveGame, seat: int) -> None:
        """A seat took an answer back: it is asked itself now."""
        self._declined = {(seat, game.asking), *[one for one in self._declined if one[1] == game.asking]}
        self._moment = None

    def ahead(self, game: LiveGame, seat: int, among_people: bool) -> Ahead | None:
        """What the orders of a seat answer now, and when; None if the seat is asked itself."""
        moment = game.number, among_people
        if self._moment != moment:
            self._found, self._moment = {}, moment
        if seat not in self._found:
            self._found[seat] = self._look(game, seat, among_people)
        return self._found[seat]

    def _look(self, game: LiveGame, seat: int, among_people: bool) -> Ahead | None:
        """Ask the orders. Among people the only answer is given for a seat only where all can tell that it is."""
        table = game.table
        if (seat, game.asking) in self._declined or not table.orders.get(seat):
            return None
        found = ahead(table, seat)
        only = found is not None and found[1].kind == ONLY_ANSWER
        if only and among_people and not plainly_one_answer(table, seat, self._seed, game.asking):
            found = ahead(table, seat, (ONLY_ANSWER,))
        if found is None:
            return None
        notation, order = found
        looks = among_people and order.kind in table.game.hand_orders
        return Ahead(notation, delay(self._seed, seat, game.asking, self._longest) if looks else 0.0)

    def holds_back(self, game: LiveGame, seat: int, notation: str, among_people: bool) -> float:
        """For how many seconds from the question on a person's own pass is held back.

        Who is asked because of the hand, and passes in a moment, passes no sooner than an order would have.
        """
        choice = game.table.choice_of(seat)
        kinds = [order.kind for order in game.table.orders.get(seat, ())]
        hidden = any(kind in game.table.game.hand_orders for kind in kinds)
        if not among_people or notation != PASS or choice is None or not choice.ask.reaction or not hidden:
            return 0.0
        return delay(self._seed, seat, game.asking, self._longest)
