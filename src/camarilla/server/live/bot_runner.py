"""Bots at a server's tables: light ones answer in the event loop, others think in worker processes.

A bot gets what its seat may see and worlds drawn from that (`Look`), never the table. The process that thinks for a bot
is handed a position, since that is the server's own code; the bot in it again gets a `Look` and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
import structlog

from camarilla.bots import LEVELS, bot_named
from camarilla.bots.levels import adviser
from camarilla.bots.review import Review, review
from camarilla.bots.search import SearchBot, Thought
from camarilla.kernel.bots import Bot
from camarilla.kernel.game import Game, find
from camarilla.kernel.records import Record
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.server.ops.gc_tuning import defer_gc
from camarilla.server.ops.workers import TimedOut, TooMany, WorkerDied, Workers

__all__ = [
    "HOLD_SECONDS",
    "LEAST_SECONDS",
    "REVIEW_SECONDS",
    "ROUND_SECONDS",
    "SECONDS_FOR_PEOPLE",
    "BotRunner",
    "answer_now",
    "bot_rng",
    "levels",
    "review_game",
    "stand_in",
    "think",
    "thinker",
]

_T = TypeVar("_T")

_log = structlog.get_logger()

SECONDS_FOR_PEOPLE: Final = 0.5
"""For how many seconds, at most, a bot waits while people's answers are carried out."""
REVIEW_SECONDS: Final = 60.0
"""How long the review of a game may take."""
HOLD_SECONDS: Final = 0.002
"""For how long bots may answer one after another before the event loop goes round, which takes as long as an answer."""
ROUND_SECONDS: Final = 8.0
"""In how many seconds all bots that wait for a worker process have had their turn, if that can be."""
LEAST_SECONDS: Final = 0.2
"""A search has at least so many seconds, however many bots wait."""
_HINTS: Final = "hints"
"""Hints take their turn as if they were a table of their own."""
_REMEMBERED: Final = 32
"""How many bots a worker process keeps, with their search trees: those asked last."""


def levels(game: Game) -> list[str]:
    """The bots of a game from the weakest to the strongest; any other bot can be asked for by its name."""
    return list(LEVELS)


def stand_in(game: Game) -> str:
    """The bot that steps in for people: it answers at once, or nearly so."""
    return LEVELS[3]


def bot_rng(seed: bytes, seat: int, number: int) -> Rng:
    """A bot's randomness for one answer: the same again when an answer was not saved and is given anew."""
    return Rng(seed).fork(f"bot:{seat}:{number}")


def answer_now(bot: Bot, table: Table, seat: int, events: list[dict[str, Any]], rng: Rng) -> str:
    """What a bot answers, from what its seat may see."""
    look = table.look(seat, bot.thinks if bot.thinks and len(table.legal(seat)) > 1 else 0, False)
    look.events = events
    return bot.act(look, rng).notation


@lru_cache(maxsize=_REMEMBERED)
def thinker(table_id: str, seat: int, game: str, name: str, seats: int, options: bytes) -> Bot:
    """The bot of a seat in this worker process; it keeps its search tree from move to move. Options are JSON."""
    return bot_named(find(game), name, seats, msgspec.json.decode(options))


def think(
    table_id: str,
    game: str,
    name: str,
    position: bytes,
    seat: int,
    events: list[dict[str, Any]],
    rng: dict[str, Any],
    seconds: float = 0.0,
) -> str:
    """What a bot answers, within so many seconds if it searches; runs in a worker process."""
    table = Table.load(position)
    bot = thinker(table_id, seat, game, name, table.seats, msgspec.json.encode(table.options))
    if isinstance(bot, SearchBot):
        bot.limit(seconds)
    return answer_now(bot, table, seat, events, Rng.load(rng))


def _ponder(position: bytes, seat: int, events: list[dict[str, Any]], rng: dict[str, Any]) -> Thought:
    """What the highest level would answer, and why, from what a seat may see; runs in a worker process."""
    table = Table.load(position)
    bot = adviser(table.game, table.seats, table.options)
    look = table.look(seat, bot.advises_in, False)
    look.events = events
    return bot.think(look, Rng.load(rng))


def review_game(lines: bytes) -> Review:
    """The review of a finished game; runs in a worker process."""
    return review(Record.read(lines))


class BotRunner:
    """Runs bots: takes turns between light bots and people, and hands thinking bots to worker processes."""

    def __init__(self, processes: int, seconds: float, most_waiting: int | None = None) -> None:
        self.seconds = seconds
        self.workers = Workers(processes, most_waiting)
        self.turns = asyncio.Semaphore(1)
        """Only one table's light bots answer at a time, so that people's answers wait for few of them."""
        self.answering = 0
        """How many people's answers are being carried out."""
        self.quiet = asyncio.Event()
        self.quiet.set()
        self._held_until = 0.0
        """Until when whoever gives way to people need not: the event loop has just gone round."""

    @contextmanager
    def person_answers(self) -> Iterator[None]:
        """While a person's answer is carried out, light bots wait, and the garbage collector is deferred."""
        self.answering += 1
        if self.answering == 1:
            self.quiet.clear()
            defer_gc(True)
        try:
            yield
        finally:
            self.answering -= 1
            if self.answering == 0:
                self.quiet.set()
                defer_gc(False)

    @asynccontextmanager
    async def bot_turn(self) -> AsyncIterator[float]:
        """The turn of a table's light bots; gives the time until which they wait for people."""
        deadline = asyncio.get_running_loop().time() + SECONDS_FOR_PEOPLE
        async with self.turns:
            yield deadline

    async def let_people_first(self, deadline: float) -> None:
        """Return once no person's answer is being carried out, or at the deadline; let other tasks run now and then."""
        if self.quiet.is_set() and perf_counter() < self._held_until:
            return
        await asyncio.sleep(0)
        if not self.quiet.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout_at(deadline):
                    await self.quiet.wait()
        self._held_until = perf_counter() + HOLD_SECONDS

    async def answer(
        self,
        table_id: str,
        game: str,
        name: str,
        position: bytes,
        seat: int,
        events: list[dict[str, Any]],
        rng: Rng,
        whose: str = "",
        seconds: float = 0.0,
    ) -> str | None:
        """What a thinking bot answers, on behalf of a user; None if it fails or takes too long.

        A search has so many `seconds`; 0 is as many as it likes. It has fewer if many bots wait: then all think less,
        and no table stands for long.
        """
        given = table_id, game, name, position, seat, events, rng.dump()
        return await self._call(whose, table_id, think, *given, late=lambda: (self.seconds_to_search(seconds),))

    def seconds_to_search(self, wanted: float) -> float:
        """How long a search may take that begins now; it may want less, or (0) not care."""
        fair = max(LEAST_SECONDS, ROUND_SECONDS * self.workers.processes / (self.workers.waiting + 1))
        return min(wanted, fair) if wanted else fair

    async def ponder(
        self, position: bytes, seat: int, events: list[dict[str, Any]], rng: Rng, whose: str = ""
    ) -> Thought | None:
        """What the highest level would answer, and why, on behalf of a user; None if it takes too long."""
        return await self._call(whose, _HINTS, _ponder, position, seat, events, rng.dump())

    async def _call(
        self,
        whose: str,
        table: str,
        function: Callable[..., _T],
        *given: Any,
        late: Callable[[], tuple[Any, ...]] = tuple,
    ) -> _T | None:
        """Call a function in a worker process, however long it has to wait for its turn; None if it fails."""
        try:
            return await self.workers.call(whose, self.seconds, function, *given, table=table, late=late)
        except TooMany:
            _log.warning("somebody's bots have too many thoughts", thought=function.__name__, user=whose)
        except TimedOut:
            _log.warning("a thought took too long", thought=function.__name__)
        except WorkerDied:
            _log.warning("a thought was lost", thought=function.__name__)
        except Exception:
            _log.exception("a thought failed", thought=function.__name__)
        return None

    def close(self) -> None:
        """Stop all worker processes."""
        self.workers.close()
