"""A game on the server as a list of operations, applied to a kernel table.

Everything that changes a game is an operation. Operations are applied in one order and written in that order; a game is
its operations, and a saved position only spares replaying them all.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from camarilla.kernel.errors import NoUndo
from camarilla.kernel.event_codec import sealed
from camarilla.kernel.options import Option
from camarilla.kernel.order_following import play_ahead
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

__all__ = ["AnyOperation", "Began", "LiveGame", "Ordered", "OrdersEnded", "Outcome", "Played", "Undone"]


class Began(msgspec.Struct, frozen=True, tag="begin", omit_defaults=True):
    """The game was set up; or goes on from a step of a finished one."""


class Played(msgspec.Struct, frozen=True, tag="play", omit_defaults=True):
    """A seat answered. `by` is `bot`, `clock` or `order` if no person did."""

    seat: int
    notation: str
    by: str = ""


class Undone(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """A seat took its last answer back, or the table agreed that the last answer goes."""

    seat: int
    agreed: bool = False


class Ordered(msgspec.Struct, frozen=True, tag="order"):
    """A seat gave a standing order."""

    seat: int
    order: Order


class OrdersEnded(msgspec.Struct, frozen=True, tag="end-orders", omit_defaults=True):
    """A seat ended standing orders."""

    seat: int
    kind: str | None = None


AnyOperation = Began | Played | Undone | Ordered | OrdersEnded


class Outcome(msgspec.Struct, frozen=True):
    """The result of an operation: how many earlier events it kept, the new ones (sealed), and a digest.

    `moved` tells whether the game went on or back: if not, nobody but the seat itself may notice anything. `moments`
    are the views of those who watch, taken at each of the new events; they are sent and never stored.
    """

    operation: AnyOperation
    kept: int
    events: list[Any]
    digest: str
    moved: bool
    moments: list[dict[int | None, View]] = []


class LiveGame:
    """A game in memory, `number` operations from its beginning."""

    def __init__(
        self, table: Table, number: int = 0, earlier: int = 0, asking: int = 0, steps: int | None = None
    ) -> None:
        self.table = table
        self.number = number
        self.loaded = number
        """The operation of the saved position from which the game was loaded."""
        self.floor = len(table.steps)
        """How many steps the loaded position had: these cannot be undone without loading an earlier one."""
        self.steps_before = 0 if steps is None else steps - self.floor
        self.earlier = earlier
        """How many events lie before those that the table holds."""
        self.asking = asking
        """How often the game has moved: the id of the open prompt."""

    @property
    def total(self) -> int:
        """How many events there are from the beginning."""
        return self.earlier + len(self.table.events)

    @property
    def steps(self) -> int:
        """How many steps the game's record has so far."""
        return self.steps_before + len(self.table.steps)

    @property
    def prompt_id(self) -> str:
        """The id of the open prompt; an answer must carry it."""
        return str(self.asking)

    def begin(self) -> Outcome:
        """The first operation: the set-up, with its events."""
        self.number += 1
        events = sealed(self.table.events)
        return Outcome(Began(), 0, events, self._digest(events), True)

    def advance(self, operation: AnyOperation) -> Outcome:
        """Apply an operation to the game, or raise and leave everything as it was."""
        before = self.total
        steps = self.steps, self.table.stretches
        self._play(operation)
        moments = self.table.moments.collect()
        kept = min(before, self.total)
        events = sealed(self.table.events[kept - self.earlier :])
        moved = steps != (self.steps, self.table.stretches)
        self.number += 1
        if moved:
            self.asking += 1
        return Outcome(operation, kept, events, self._digest(events), moved, moments)

    def _play(self, operation: AnyOperation) -> None:
        """Apply an operation to the kernel table."""
        table = self.table
        match operation:
            case Played(seat, notation, "order"):
                play_ahead(table, seat, notation)
            case Played(seat, notation):
                table.play(seat, notation)
            case Undone(seat, agreed):
                if agreed and self.at_floor() and not self.may_undo(seat):
                    raise NoUndo("there is no answer to take back at this table")
                table.undo(seat, agreed)
            case Ordered(seat, order):
                table.give_order(seat, order)
            case OrdersEnded(seat, kind):
                table.end_orders(seat, kind)
            case Began():
                raise NoUndo("a game begins once")

    def _digest(self, events: list[Any]) -> str:
        """A digest of the outcome: equal when the operation is replayed, unless the rules have changed."""
        seen = [events, self.table.asked, self.asking]
        return blake2b(msgspec.json.encode(seen), digest_size=16).hexdigest()

    def may_save(self) -> bool:
        """Whether a position saved now is complete: nothing need be replayed to get from it to the present."""
        return not self.table.over and self.table.at_checkpoint and not self.table.held

    def at_floor(self) -> bool:
        """Whether everything since the loaded position has been undone."""
        return len(self.table.steps) <= self.floor

    def may_undo(self, seat: int) -> bool:
        """Whether a seat has an answer to take back."""
        return self.table.can_undo(seat)

    def unanswered(self) -> list[int]:
        """The seats whose answers are missing. Never send this to a client: it tells who has answered."""
        return self.table.to_act

    def default_answer(self, seat: int) -> Option:
        """What is answered for a seat whose time is up: to pass, or else the first that is legal."""
        options = self.table.legal(seat)
        for option in options:
            if option.notation == "pass":
                return option
        return options[0]
