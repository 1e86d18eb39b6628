"""What a seat may see of a table, whatever the game; the board inside is the game's own."""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.cards import Slot
from camarilla.kernel.state import Result

__all__ = ["Asked", "KnownAmong", "View"]


class Asked(msgspec.Struct, frozen=True):
    """A seat that is being asked something, and what; whether it has answered is nobody's business."""

    seat: int
    prompt: str


class KnownAmong(msgspec.Struct, frozen=True):
    """Faces the viewer knows to lie among these slots."""

    slots: list[Slot]
    faces: list[str]


class View(msgspec.Struct, frozen=True):
    """What a seat (None: the public) may see. `board` and `figures` are the game's own structs."""

    game: str
    seats: int
    seat: int | None
    asked: list[Asked]
    facts: list[KnownAmong]
    board: Any
    result: Result | None
    figures: Any = msgspec.UNSET
    """Points, odds and progress that follow from the rest, for those who draw the table; there only if asked for."""
