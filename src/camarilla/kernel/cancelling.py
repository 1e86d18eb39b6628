"""A stack of announced plays: each may be cancelled by another, which may be cancelled in turn.

A play stands unless a standing play cancels it. That is computed, not stored: cancelling a cancel restores by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from camarilla.kernel.choices import Flow

__all__ = ["Play", "Plays", "announce"]


class Play(msgspec.Struct, frozen=True):
    """A play on the table. `cancels` is the id of the play it is aimed at, or -1; `cost` is what was paid for it."""

    id: int
    seat: int
    what: str
    about: tuple[int, ...] = ()
    cost: tuple[int, ...] = ()
    cancels: int = -1


class Plays:
    """The plays announced and not yet settled, oldest first."""

    __slots__ = ("made", "open")

    def __init__(self) -> None:
        self.open: list[Play] = []
        self.made = 0

    def copy(self) -> Plays:
        """An independent copy (plays never change)."""
        twin = Plays()
        twin.open = self.open[:]
        twin.made = self.made
        return twin

    def push(
        self, seat: int, what: str, about: tuple[int, ...] = (), cost: tuple[int, ...] = (), cancels: int = -1
    ) -> Play:
        """Put a play on the table."""
        play = Play(self.made, seat, what, about, cost, cancels)
        self.made += 1
        self.open.append(play)
        return play

    def stands(self, id: int) -> bool:
        """Whether a play is not cancelled by one that itself stands."""
        return not any(play.cancels == id and self.stands(play.id) for play in self.open)

    def clear(self) -> None:
        """Take the settled plays off the table."""
        self.open = []

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {"open": [msgspec.to_builtins(play) for play in self.open], "made": self.made}

    @staticmethod
    def load(data: dict[str, Any]) -> Plays:
        """The plays that `dump` described."""
        plays = Plays()
        plays.open = msgspec.convert(data["open"], list[Play])
        plays.made = data["made"]
        return plays


def announce(
    plays: Plays,
    play: Play,
    window: Callable[[Play], Flow[None]],
    settle: Callable[[Play], Flow[None]],
    refund: Callable[[Play], None],
) -> Flow[bool]:
    """Let the others reply to a play, then settle it if it still stands, or give back what its cancelling returns.

    `plays` must be looked up again by the caller after a yield if the state may have been replaced; within one flow it
    is the same object. Plays made in the window are announced the same way and are done before it closes. The
    outermost play clears the table when it is done.
    """
    outermost = plays.open[0].id == play.id
    yield from window(play)
    stood = plays.stands(play.id)
    if stood:
        yield from settle(play)
    else:
        refund(play)
    if outermost:
        plays.clear()
    return stood
