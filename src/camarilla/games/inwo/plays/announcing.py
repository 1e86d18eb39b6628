"""What is known of a play while it is chosen and paid for, before it is announced (IN-21.2)."""

from __future__ import annotations

from typing import NamedTuple


class Announcing(NamedTuple):
    """A play in the making. Everybody sees the card, what was chosen and who has paid so far."""

    seat: int
    way: int
    slot: int
    chosen: tuple[int, ...] = ()
    part: tuple[int, int] | None = None
    """The alternative of the price that was chosen, and its part that is being paid."""
    paid: tuple[int, ...] = ()
