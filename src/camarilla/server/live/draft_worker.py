"""Drafts of whole decisions are worked out in a worker process: one takes up to some tens of milliseconds.

The process is one of its own. Those of bots and of background jobs may be busy for seconds, and whoever ticks boxes
in a panel waits for none of that.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table
from camarilla.server.api.pieces import AnswerPrompt, DraftPart, PartAnswer
from camarilla.server.live.drafts import draft_of
from camarilla.server.live.prompts import prompt_text
from camarilla.server.live.warming import warm_up
from camarilla.server.ops.workers import TimedOut, TooMany, WorkerDied, Workers
from camarilla.server.refusals import Refuse

__all__ = ["DraftRequest", "Drafter", "drafted", "get_ready"]

_log = structlog.get_logger()

_DRAFT_SECONDS: Final = 5.0
"""How long a draft may take, once its turn has come."""
_READY_SECONDS: Final = 120.0
"""How long the process may take to load all games."""


class DraftRequest(msgspec.Struct, frozen=True):
    """A position, whose decision is drafted there with which wishes, and how it is worded."""

    position: bytes
    seat: int
    wishes: list[PartAnswer]
    prompt: str
    language: str
    names: list[str | Label]


def drafted(request: DraftRequest) -> list[DraftPart]:
    """A decision as a seat wishes it, from what the seat may see; runs in a worker process."""

    def worded(world: Table) -> AnswerPrompt | None:
        return prompt_text(world, request.seat, request.prompt, request.language, request.names)

    return draft_of(Table.load(request.position), request.seat, request.wishes, worded)


def get_ready() -> None:
    """Load what the first draft would have to wait for; runs in a worker process."""
    warm_up()


class Drafter:
    """Has decisions drafted in a worker process; users take turns."""

    def __init__(self, most_waiting: int) -> None:
        self.workers = Workers(1, most_waiting)
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the process, if that was not done: somebody may want a draft soon."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start(), name="start drafting")

    async def _start(self) -> None:
        try:
            await self.workers.call("", _READY_SECONDS, get_ready)
        except (TimedOut, WorkerDied) as problem:
            _log.warning("the process for drafts did not start", why=type(problem).__name__)

    def check_room(self, whose: str) -> None:
        """Refuse a draft to whoever has many waiting already, before any work is done for it."""
        if self.workers.has_many(whose):
            raise Refuse("too-fast", "wait until what you asked for is worked out", 429)

    async def draft(self, whose: str, request: DraftRequest) -> list[DraftPart]:
        """The draft of a decision for a user; refuses if they have many waiting, or it takes too long."""
        try:
            return await self.workers.call(whose, _DRAFT_SECONDS, drafted, request)
        except TooMany:
            raise Refuse("too-fast", "wait until what you asked for is worked out", 429) from None
        except (TimedOut, WorkerDied) as problem:
            _log.warning("a draft was given up", why=type(problem).__name__)
            raise Refuse("unavailable", "this took too long to work out; try again", 503) from None
        except CamarillaError as problem:
            raise Refuse("illegal", str(problem)) from None

    def close(self) -> None:
        """Stop the process."""
        if self._starting is not None:
            self._starting.cancel()
        self.workers.close()
