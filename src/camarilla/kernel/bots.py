"""The `Bot` protocol and all that a bot gets: its seat's view, options and events, and worlds drawn from its knowledge.

A `Look` holds plain data made for one seat and nothing that leads to the table: no reference, no unredacted event. What
is costly to make, a `Sampler` and the events, is made only for a bot that asks for it by `thinks` and `listens`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Any, Protocol

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.options import Option, Prompt
from camarilla.kernel.rng import Rng
from camarilla.kernel.sampling import Laid
from camarilla.kernel.view import View

if TYPE_CHECKING:  # a game names its bots, a bot thinks in tables, and a table plays a game: a circle of types alone
    from camarilla.kernel.table import Table

__all__ = ["Bot", "Look", "Sampler", "figured", "odds"]


def odds(scores: list[float], scale: float) -> list[float]:
    """Chances to win from scores: a seat that is ahead of another by `scale` is e times as likely to win."""
    best = max(scores)
    strengths = [exp((score - best) / scale) for score in scores]
    total = sum(strengths)
    return [strength / total for strength in strengths]


class Sampler:
    """Draws worlds that a seat cannot tell from the real one.

    It holds no truth to leak, only worlds in which everything the seat does not know was redrawn when they were made; a
    world drawn from one of those is the same function of knowledge and stream as one drawn from the real table. At a
    checkpoint it draws without end. Within a turn a world is a flow that has been led to the question, which cannot be
    copied: there it has as many as were asked for when it was made, and `left` says how many it still has.
    """

    def __init__(self, table: Table, seat: int, worlds: int = 1) -> None:
        self.seat = seat
        self.endless = table.at_checkpoint
        self._laid = Laid()
        stream = Rng(bytes(32))
        count = 1 if self.endless else max(1, worlds)
        self._worlds = [table.sample(seat, stream.copy(), self._laid) for _ in range(count)]

    @property
    def left(self) -> int:
        """How many worlds it can still draw; at a checkpoint the number is never smaller than one."""
        return len(self._worlds)

    def sample(self, rng: Rng) -> Table:
        """A fresh world to play on in. The same stream draws the same world."""
        if self.endless:
            return self._worlds[0].sample(self.seat, rng, self._laid)
        if not self._worlds:
            raise CamarillaError("all the worlds this bot asked for by `thinks` are used up")
        world = self._worlds.pop()
        world._become_sample(self.seat, rng, self._laid)
        return world

    def redraw(self, world: Table, rng: Rng) -> None:
        """Draw anew, in a world it made, what its seat cannot know."""
        world._become_sample(self.seat, rng)


class Look:
    """What one seat sees when it must answer. `events` is empty and `sampler` None for a bot that wants neither.

    A match makes no sampler where there is but one option. In a world that is only imagined, the view may be drawn
    when somebody asks for it (`see`): many answers are given without a look at the table.
    """

    __slots__ = ("_seen", "_sight", "events", "options", "prompt", "sampler", "seat")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        options: list[Option],
        view: View | None,
        events: list[dict[str, Any]],
        sampler: Sampler | None,
        see: Callable[[], View] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.events = events
        self.sampler = sampler
        self._seen = view
        self._sight = see

    @property
    def view(self) -> View:
        """What the seat sees of the table."""
        if self._seen is None:
            assert self._sight is not None
            self._seen = self._sight()
        return self._seen


class Bot(Protocol):
    """A player; a fresh one sits down for every game, so it may remember what it saw in this one.

    `thinks` says how many worlds it may want to think in at one question (True is one, False none), `listens` whether
    it wants the events its seat has seen. A bot whose `figured` is True gets views with figures and threats; one that
    says nothing of it, as most, gets them without.
    """

    @property
    def thinks(self) -> int:
        """How many worlds it may want of its `Sampler` at one question; it gets none if that is 0."""
        ...

    @property
    def listens(self) -> bool:
        """Whether it wants events."""
        ...

    def act(self, look: Look, rng: Rng) -> Option:
        """One of `look.options`. `rng` is the bot's own stream, the only chance it may use: so its play repeats."""
        ...


def figured(bot: Bot) -> bool:
    """Whether a bot wants figures and threats in its views."""
    return bool(getattr(bot, "figured", False))
