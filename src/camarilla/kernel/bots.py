"""What a bot is, and all it ever gets: its seat's view, options and events, and worlds drawn from its knowledge.

A `Look` holds plain data made for one seat and nothing that leads to the table: no reference, no unredacted event. What
is costly to make, a `Sampler` and the events, is made only for a bot that asks for it by `thinks` and `listens`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from camarilla.kernel.options import Option, Prompt
from camarilla.kernel.rng import Rng

if TYPE_CHECKING:
    from camarilla.kernel.table import Table
    from camarilla.kernel.view import View

__all__ = ["Bot", "Look", "Sampler"]


class Sampler:
    """Draws worlds that a seat cannot tell from the real one.

    It holds no truth to leak: at its making the table is cloned and everything the seat does not know is redrawn, and a
    sample of that world is the same function of knowledge and stream as a sample of the real one.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self._world = table.sample(seat, Rng(bytes(32)))

    def sample(self, rng: Rng) -> Table:
        """A fresh world to play on in."""
        return self._world.sample(self.seat, rng)


class Look:
    """What one seat sees when it must answer. `events` is empty and `sampler` None for a bot that wants neither."""

    __slots__ = ("events", "options", "prompt", "sampler", "seat", "view")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        options: list[Option],
        view: View,
        events: list[dict[str, Any]],
        sampler: Sampler | None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.view = view
        self.events = events
        self.sampler = sampler


class Bot(Protocol):
    """A player; a fresh one sits down for every game, so it may remember what it saw in this one.

    `thinks` says whether it wants a `Sampler`, `listens` whether it wants the events its seat has seen.
    """

    @property
    def thinks(self) -> bool:
        """Whether it wants a `Sampler`."""
        ...

    @property
    def listens(self) -> bool:
        """Whether it wants events."""
        ...

    def act(self, look: Look, rng: Rng) -> Option:
        """One of `look.options`. `rng` is the bot's own stream, the only chance it may use: so its play repeats."""
        ...
