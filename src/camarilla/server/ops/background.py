"""The desk: long work that requests ask for is done in processes of its own, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from camarilla.server.ops.workers import Died, Overdue, Workers
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings

__all__ = ["BackgroundJobs", "ResultCache"]

T = TypeVar("T")

log = structlog.get_logger()

SHELF_BYTES: Final = 16_000_000
"""How much of what was worked out is kept for those who ask for the same."""


class BackgroundJobs:
    """Takes in work, of everybody together and of each person only so much at once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(settings.desk_processes)
        self.taken: Counter[str] = Counter()
        """How much of each person's is waiting or being done."""
        self.replays = ResultCache(SHELF_BYTES)

    async def work(self, whose: str, function: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """Have something worked out for somebody; refuses if there is too much to do, or it takes too long."""
        if self.taken[whose] >= self.settings.desk_per_person:
            raise Refuse("too-fast", "you have asked for much at once; wait until some of it is there", 429)
        if self.taken.total() >= self.settings.desk_queue:
            raise Refuse("unavailable", "the server has too much to work out just now; try again in a minute", 503)
        self.taken[whose] += 1
        try:
            limit = self.settings.desk_seconds if seconds is None else seconds
            return await self.workers.call(whose, limit, function, *given)
        except (Overdue, Died) as problem:
            log.warning("work was given up", work=function.__name__, why=type(problem).__name__)
            raise Refuse("unavailable", "this took too long to work out; try again", 503) from None
        finally:
            self.taken[whose] -= 1
            self.taken += Counter()  # drops those who want nothing more

    def close(self) -> None:
        """Stop working at once."""
        self.workers.close()


class ResultCache:
    """What was worked out last, up to so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self.making: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()

    async def find(self, key: tuple[str, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key, or else is made now; those who want the same wait for the first of them."""
        lock = self.making.setdefault(key, asyncio.Lock())
        async with lock:
            if key not in self.kept:
                self._put(key, await make())
            self.kept.move_to_end(key)
            return self.kept[key]

    def _put(self, key: tuple[str, ...], data: bytes) -> None:
        """Keep something, and let go of what nobody has asked for longest."""
        self.kept[key] = data
        while len(self.kept) > 1 and sum(map(len, self.kept.values())) > self.room:
            self.kept.popitem(last=False)
