"""Clocks of a table: a time budget for the game, or days for each decision. Pure arithmetic on times it is given."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from camarilla.server.api.pieces import ClockState
from camarilla.server.api.schemas import Clocks

__all__ = ["DAY", "STAGE_SECONDS", "SavedClocks", "TableClocks"]

DAY = 86_400.0
STAGE_SECONDS = 5.0
"""So long every prompt is free at the least: pages show first what led to it, and hurry after this time."""


class SavedClocks(msgspec.Struct):
    """The stored state: seconds left by seat, since when each running clock runs, and since when all are paused."""

    left: list[float]
    since: dict[int, float] = {}
    paused: float | None = None


class TableClocks:
    """The clocks of all seats. Only clocks of people run; all times are in seconds."""

    def __init__(self, terms: Clocks, saved: SavedClocks) -> None:
        self.terms = terms
        self.saved = saved

    @staticmethod
    def new(terms: Clocks, seats: int) -> TableClocks:
        """Full clocks."""
        return TableClocks(terms, SavedClocks([float(terms.base)] * seats))

    @property
    def paused(self) -> bool:
        """Whether all clocks are paused."""
        return self.saved.paused is not None

    def ask(self, seat: int, now: float, graceful: bool = True) -> None:
        """Start the clock of a seat that is asked; no new grace period if it only took an answer back."""
        self.saved.since[seat] = now if graceful else now - self._grace

    def answer(self, seat: int, now: float) -> None:
        """Stop the clock of a seat that answered: subtract what it used beyond the grace period, add the increment."""
        if seat in self.saved.since and self.terms.kind == "live":
            self.saved.left[seat] -= self._used(seat, now)
            self.saved.left[seat] += self.terms.increment
        self.saved.since.pop(seat, None)

    def take_back(self, seat: int, now: float) -> None:
        """Start the clock of a seat that took its answer back: without the increment, without a second grace period."""
        if self.terms.kind == "live":
            self.saved.left[seat] -= self.terms.increment
        self.ask(seat, now, graceful=False)

    def stop(self, seats: Iterable[int], now: float) -> None:
        """Stop the clocks of seats that are no longer asked, or no longer a person's."""
        for seat in seats:
            if seat in self.saved.since and self.terms.kind == "live":
                self.saved.left[seat] -= self._used(seat, now)
            self.saved.since.pop(seat, None)

    def pause(self, now: float) -> None:
        """Pause all clocks."""
        if self.saved.paused is None:
            self.saved.paused = now

    def resume(self, now: float) -> None:
        """Resume all clocks."""
        if self.saved.paused is not None:
            away = now - self.saved.paused
            self.saved.since = {seat: since + away for seat, since in self.saved.since.items()}
            self.saved.paused = None

    def move(self, seconds: float) -> None:
        """The clock of the machine was set: what was used so far stays as it was."""
        self.saved.since = {seat: since + seconds for seat, since in self.saved.since.items()}
        if self.saved.paused is not None:
            self.saved.paused += seconds

    @property
    def _grace(self) -> float:
        """Seconds that are free for each prompt: what the table agreed on, and never less than the stage may take."""
        return max(float(self.terms.grace), STAGE_SECONDS) if self.terms.kind == "live" else 0.0

    def _used(self, seat: int, now: float) -> float:
        """Seconds beyond the grace period that a seat has used on the open prompt."""
        until = self.saved.paused if self.saved.paused is not None else now
        return max(0.0, until - self.saved.since[seat] - self._grace)

    def deadline(self, seat: int, vacation: float | None = None) -> float | None:
        """When the time of a seat is up, if it is running; days do not count during its player's vacation."""
        since = self.saved.since.get(seat)
        if since is None or self.paused or self.terms.kind == "none":
            return None
        if self.terms.kind == "live":
            return since + self._grace + self.saved.left[seat]
        return max(since, vacation or 0.0) + self.terms.days * DAY

    def shown(self, seats: int, asked: Iterable[int], now: float) -> list[ClockState]:
        """The clocks as everybody sees them: all who are asked seem to run, so nobody sees who has answered."""
        if self.terms.kind == "none":
            return []
        running = set() if self.paused else set(asked)
        return [self._face(seat, seat in running, now) for seat in range(seats)]

    def _face(self, seat: int, running: bool, now: float) -> ClockState:
        """One clock as it is shown, in milliseconds."""
        if self.terms.kind == "days":
            return ClockState(int(self.terms.days * DAY * 1000), 0, running)
        left = self.saved.left[seat]
        return ClockState(max(0, int(left * 1000)), int(self._grace * 1000) if running else 0, running)
