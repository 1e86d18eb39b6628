"""The time of day, and whether somebody has set the machine's clock."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time
from typing import Final

__all__ = ["JUMP_SECONDS", "Timekeeper"]

JUMP_SECONDS: Final = 5.0
"""By how much the clock has to be set, or the machine to sleep, for that to count."""
_AT_ONCE: Final = 0.1
"""Within so many seconds two clocks are read together; if that took longer, the process was held up in between."""


class Timekeeper:
    """Tells the time of day; whoever keeps times is told when it jumps, before anybody reads the new time."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._apart = wall() - steady()
        """How far the time of day is from a clock that nobody sets."""
        self.listeners: list[Callable[[float], None]] = []
        """Called with by how many seconds the clock was set on, or (negative) back."""

    def __call__(self) -> float:
        """The time of day, in seconds."""
        before, now, after = self._steady(), self._wall(), self._steady()
        if after - before < _AT_ONCE:
            jump = now - after - self._apart
            self._apart += jump
            if abs(jump) > JUMP_SECONDS:
                for tell in self.listeners:
                    tell(jump)
        return now
