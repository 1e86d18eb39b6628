"""What is known of a play while it is chosen and paid for, before it is announced (IN-21.2)."""

from __future__ import annotations

from typing import NamedTuple


class Path(NamedTuple):
    """Which alternative of a price was chosen, and which of its parts is being paid."""

    alternative: int
    part: int


class Announcing(NamedTuple):
    """A play in the making. Everybody sees the card, what was chosen and who has paid so far."""

    seat: int
    way: int
    slot: int
    chosen: tuple[int, ...] = ()
    part: Path | None = None
    """What is being paid."""
    paid: tuple[int, ...] = ()
