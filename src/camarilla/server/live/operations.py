"""The course of one game on the server: a kernel table, and the operations that brought it where it is.

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
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table

__all__ = ["AnyOperation", "Began", "LiveGame", "Ordered", "OrdersEnded", "Outcome", "Played", "Undone"]


class Began(msgspec.Struct, frozen=True, tag="begin", omit_defaults=True):
    """The game was set up; or goes on from a step of a finished one."""


class Played(msgspec.Struct, frozen=True, tag="play", omit_defaults=True):
    """A seat answered. `by` is `bot` or `clock` if no person did."""

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
    """What an operation did: how many events of before stand, the new ones (sealed), and a digest of it all.

    `moved` tells whether the game went on or back: if not, nobody but the seat itself may notice anything.
    """

    operation: AnyOperation
    kept: int
    events: list[Any]
    digest: str
    moved: bool


class LiveGame:
    """A game under way, `number` operations from its beginning."""

    def __init__(
        self, table: Table, number: int = 0, earlier: int = 0, asking: int = 0, steps: int | None = None
    ) -> None:
        self.table = table
        self.number = number
        self.loaded = number
        """From which operation on this table knows what happened; before it lies a saved position."""
        self.floor = len(table.steps)
        """Steps that were taken before what this table knows of: they are not undone here."""
        self.steps_before = 0 if steps is None else steps - self.floor
        self.earlier = earlier
        """How many events lie before those the table holds."""
        self.asking = asking
        """How often the game has moved: the id of the open question."""

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
        """The id that an answer must carry."""
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
        kept = min(before, self.total)
        events = sealed(self.table.events[kept - self.earlier :])
        moved = steps != (self.steps, self.table.stretches)
        self.number += 1
        if moved:
            self.asking += 1
        return Outcome(operation, kept, events, self._digest(events), moved)

    def _play(self, operation: AnyOperation) -> None:
        """Do to the table what the operation says."""
        table = self.table
        match operation:
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
        """What stays the same when operations are replayed under code that plays the same game."""
        seen = [events, self.table.asked, self.asking]
        return blake2b(msgspec.json.encode(seen), digest_size=16).hexdigest()

    def may_save(self) -> bool:
        """Whether a position saved now is whole: nothing has to be replayed to get from it to where the game is."""
        return not self.table.over and self.table.at_checkpoint() and not self.table.held

    def at_floor(self) -> bool:
        """Whether all that could be taken back lies before what this table knows of."""
        return len(self.table.steps) <= self.floor

    def may_undo(self, seat: int) -> bool:
        """Whether a seat has an answer to take back."""
        return self.table.can_undo(seat)

    def unanswered(self) -> list[int]:
        """The seats whose answers are missing; for the server's own use, never to be told."""
        return self.table.to_act

    def default_answer(self, seat: int) -> Option:
        """What is answered for a seat whose time is up: to pass, or else the first that is legal."""
        options = self.table.legal(seat)
        for option in options:
            if option.notation == "pass":
                return option
        return options[0]
