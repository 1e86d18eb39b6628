"""What a table remembers of its game: the steps, the state to rebuild it from, and the answers that may be undone."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.errors import NoUndo
from camarilla.kernel.events import Event
from camarilla.kernel.state import State
from camarilla.kernel.steps import Answers, Step, UndoPoint

__all__ = ["History"]


class History:
    """The steps of a table: the *base* is the state at its last checkpoint, the *tail* the steps taken since."""

    def __init__(self, base: State | None) -> None:
        self.steps: list[Step] = []
        self.values: list[Any] = []
        """What the flow got at each step; None where the step changed chance."""
        self.event_ends = [0]
        """How many events there were at the first question, and after each step."""
        self.origin: State | None = None
        """The state before the first step, if the table remembers it."""
        self.base: State | None = base
        """A copy of the state at the last checkpoint. A sample made within a turn has None: the steps that led to it
        are the true ones."""
        self.base_at = 0
        """How many steps had been taken at the base."""
        self.undo_points: list[UndoPoint] = []
        """The answers that may still be taken back freely, latest last."""
        self.stretches = 0
        """How many new stretches of chance ever began at this table, also those that were undone since."""

    def begin(self, g: State, events: int) -> None:
        """Start at a state that has told so many events already."""
        self.origin = self.base = g
        self.event_ends = [events]

    # -- going on ------------------------------------------------------------------------------------------------

    def rest_at(self, g: State) -> None:
        """Make the state at a checkpoint the new base."""
        self.base = g.copy()
        self.base_at = len(self.steps)

    def append(self, step: Step, value: Any, events: int) -> None:
        """Remember a step that was taken; so many events have been told since the game began."""
        self.steps.append(step)
        self.values.append(value)
        self.event_ends.append(events)

    def undo_point(self, seat: int) -> UndoPoint | None:
        """Where the table stands before an answer of `seat`; None where nothing can be rebuilt."""
        return None if self.base is None else UndoPoint(seat, self.base, self.base_at)

    # -- going back ----------------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Forget the last step, which a seat takes back freely; returns how many events are left."""
        point = self.undo_points.pop()
        return self._rewind(len(self.steps) - 1, point.base, point.base_at)

    def undo_agreed(self) -> int:
        """Forget everything from the last answers that anybody gave; returns how many events are left."""
        last = len(self.steps) - 1
        while last >= 0 and not isinstance(self.steps[last], Answers):
            last -= 1
        if self.origin is None or last < 0:
            raise NoUndo("there is no answer to take back at this table")
        return self._rewind(last, self.origin, 0)

    def forget_last(self) -> int:
        """Forget the last step, so that the game is rebuilt from its beginning; returns how many events are left."""
        assert self.origin is not None
        del self.undo_points[-1:]
        return self._rewind(len(self.steps) - 1, self.origin, 0)

    def _rewind(self, steps: int, base: State, base_at: int) -> int:
        """Go back to the moment after so many steps, from a base that stood at `base_at`."""
        del self.steps[steps:]
        del self.values[steps:]
        del self.event_ends[steps + 1 :]
        self.base = base
        self.base_at = base_at
        return self.event_ends[steps]

    # -- copying -------------------------------------------------------------------------------------------------

    def tail(self) -> list[Step]:
        """The steps since the base."""
        return self.steps[self.base_at :]

    def copy_tail(self) -> History:
        """The base and the tail, for a table that goes on from here by itself: it has told no event yet."""
        twin = History(self.base)
        twin.steps = self.tail()
        twin.values = self.values[self.base_at :]
        twin.forget_events()
        return twin

    def forget_events(self) -> None:
        """Count the events from here: those of the steps so far were told to nobody."""
        self.event_ends = [0] * (1 + len(self.steps))

    def forget_truth(self) -> None:
        """Drop all that led here, and the way to rebuild it: the table is a sample now."""
        self.base = None
        self.base_at = 0
        self.steps = []
        self.values = []
        self.event_ends = [0]

    def by_step(self, events: list[Event]) -> list[list[Event]]:
        """The events of the set-up, then those of each step."""
        starts = [0, *self.event_ends]
        return [events[start:end] for start, end in zip(starts, self.event_ends, strict=False)]
