"""What a bot is, and all it ever gets: its seat's view, options and events, and worlds drawn from its knowledge."""

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
    """What one seat sees when it must answer."""

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
    """A player. `thinks` says whether it wants a `Sampler`; `rng` is its own stream, so that its play repeats."""

    thinks: bool

    def act(self, look: Look, rng: Rng) -> Option:
        """One of `look.options`."""
        ...
