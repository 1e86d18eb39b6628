"""A saved position: the state at the last checkpoint and the steps taken since. mypyc cannot compile its struct."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from camarilla.kernel.errors import BadPosition
from camarilla.kernel.old_formats import position_of_version_1
from camarilla.kernel.orders import Order
from camarilla.kernel.steps import Step

__all__ = ["POSITION_VERSION", "Position", "PositionHead"]

POSITION_VERSION: Final = 2


class PositionHead(msgspec.Struct):
    """What tells whether this program can read the rest of a position."""

    camarilla: int
    game: str


class Position(PositionHead):
    """Everything a table needs to go on; `Table.dump` fills it in and `Table.load` makes a table of it."""

    revision: int
    options: dict[str, Any]
    state: dict[str, Any]
    """The state at the last checkpoint."""
    tail: list[Step]
    """The steps since."""
    stretches: int
    held: dict[str, tuple[str, bool]]
    """Answers to an open poll by seat: the notation, and whether a standing order gave it."""
    orders: dict[str, list[Order]]

    @staticmethod
    def read(data: bytes | str) -> Position:
        """A position of this format version or an earlier one, from JSON."""
        version = msgspec.json.decode(data, type=PositionHead).camarilla
        if version == POSITION_VERSION:
            return msgspec.json.decode(data, type=Position)
        if version == 1:
            return msgspec.convert(position_of_version_1(msgspec.json.decode(data)), Position)
        raise BadPosition(f"this position is of version {version}; this program reads 1 to {POSITION_VERSION}")
