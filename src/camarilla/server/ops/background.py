"""Background jobs: long work of requests runs in worker processes, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from camarilla.server.ops.workers import TimedOut, WorkerDied, Workers
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings

__all__ = ["BackgroundJobs", "ResultCache"]

_T = TypeVar("_T")

_log = structlog.get_logger()

_SHELF_BYTES: Final = 16_000_000
"""How many bytes of results are cached."""


class BackgroundJobs:
    """Runs jobs in worker processes, with a limit for all users together and for each."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(settings.desk_processes)
        self.taken: Counter[str] = Counter()
        """How many jobs of each user are queued or running."""
        self.replays = ResultCache(_SHELF_BYTES)

    async def run(self, whose: str, function: Callable[..., _T], *given: Any, seconds: float | None = None) -> _T:
        """Call a function in a worker process for a user; refuses if too many jobs are queued, or it takes too long."""
        if self.taken[whose] >= self.settings.desk_per_person:
            raise Refuse("too-fast", "you have asked for much at once; wait until some of it is there", 429)
        if self.taken.total() >= self.settings.desk_queue:
            raise Refuse("unavailable", "the server has too much to work out just now; try again in a minute", 503)
        self.taken[whose] += 1
        try:
            limit = self.settings.desk_seconds if seconds is None else seconds
            return await self.workers.call(whose, limit, function, *given)
        except (TimedOut, WorkerDied) as problem:
            _log.warning("work was given up", work=function.__name__, why=type(problem).__name__)
            raise Refuse("unavailable", "this took too long to work out; try again", 503) from None
        finally:
            self.taken[whose] -= 1
            self.taken += Counter()  # drops those who want nothing more

    def close(self) -> None:
        """Stop all worker processes."""
        self.workers.close()


class ResultCache:
    """A cache of the latest results, up to so many bytes (least recently used go first)."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self.making: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()

    async def find(self, key: tuple[str, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The cached result of a key, made now if need be; several who want the same wait for the first of them."""
        lock = self.making.setdefault(key, asyncio.Lock())
        async with lock:
            if key not in self.kept:
                self._put(key, await make())
            self.kept.move_to_end(key)
            return self.kept[key]

    def _put(self, key: tuple[str, ...], data: bytes) -> None:
        """Store a result, and evict the least recently used."""
        self.kept[key] = data
        while len(self.kept) > 1 and sum(map(len, self.kept.values())) > self.room:
            self.kept.popitem(last=False)
