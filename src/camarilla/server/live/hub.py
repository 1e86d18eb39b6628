"""The hub of a process: it routes messages to the process that owns the table, and keeps the tables it owns itself.

Any process accepts any client. A message for one of our tables is carried out here; one for another's table goes over
the bus, and the reply comes back the same way. `leases` says which process owns a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog

from camarilla.bots.review import Review
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import find
from camarilla.server.live.bot_runner import BotRunner, stand_in
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.clocks import SavedClocks, TableClocks
from camarilla.server.live.commands import command_for
from camarilla.server.live.draft_worker import Drafter
from camarilla.server.live.journal import Journal, SetUp, begun_game
from camarilla.server.live.leases import NOBODY, RENEWALS, Leases
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.open_tables import OpenTables
from camarilla.server.live.operations import LiveGame
from camarilla.server.live.publisher import Publisher
from camarilla.server.live.results import Finisher
from camarilla.server.live.rule_checks import check_rules
from camarilla.server.live.seats import Chair, load_chairs
from camarilla.server.live.streams import Frame, encode
from camarilla.server.live.warming import warm_up
from camarilla.server.ops.background import BackgroundJobs
from camarilla.server.ops.timekeeper import Timekeeper
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database, LeaseLost, is_away, is_disk_full
from camarilla.server.storage.models import TableRow
from camarilla.server.storage.table_rows import Terms

__all__ = ["CALL_SECONDS", "HANDED_OVER_PER_SECOND", "SLOW_CALL_SECONDS", "SWEEP_SECONDS", "Hub", "repeat"]

_log = structlog.get_logger()

CALL_SECONDS = 10.0
"""How long a reply may take, whoever owns the table by then."""
SLOW_CALL_SECONDS = 60.0
"""How long it may take if bots have to think first."""
_ASK_AGAIN_SECONDS = 1.0
"""After how long without a reply to see who owns the table now, and to ask them; who was asked already does it once."""
_PAUSE_SECONDS = 0.1
"""How long to wait where a table is on its way from one process to another, or the database is away."""
HANDED_OVER_PER_SECOND = 50
"""How many tables a process that stops hands over: no more than another can load at once."""
SWEEP_SECONDS = 1.0
_LONGEST_BACKOFF = 30.0
"""The longest time between two attempts to load a table that fails."""


class _Failure(msgspec.Struct):
    """A table that failed in memory: how often, when it is loaded again, and whether that has worked."""

    times: int
    retry_at: float
    loaded: bool = False


class _Programs(Protocol):
    """Starts and stops bot programs."""

    def ensure(self, table_id: str, seat: int, name: str) -> None:
        """Let a program play a seat, unless it does already."""
        ...

    def leave(self, table_id: str) -> None:
        """Stop the programs of a table."""
        ...

    async def close(self) -> None:
        """Stop all programs."""
        ...


class Hub:
    """All tables as this process sees them."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.journal = Journal(database)
        self.leases = Leases(settings, database)
        self.publisher = Publisher()
        self.open_tables = OpenTables(settings, database, self.publisher)
        self.bot_runner = BotRunner(settings.bot_processes, settings.bot_seconds, settings.thoughts_per_person)
        self.drafter = Drafter(settings.drafts_per_person)
        self.jobs = BackgroundJobs(settings)
        self.reviews: dict[str, Review] = {}
        """Reviews of finished games, the latest."""
        self.finisher = Finisher(self.journal, self.bot_runner)
        self.bot_programs: _Programs | None = None
        self.tables: dict[str, LiveTable] = {}
        """The tables that this process owns."""
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who are about to load a table, and gone with the last of them."""
        self.closing = False
        self._failures: dict[str, _Failure] = {}
        self._heartbeats: dict[str, float] = {}
        """When other processes were last heard of."""
        self._tasks: list[asyncio.Task[None]] = []
        if isinstance(settings.now, Timekeeper):
            settings.now.listeners.append(self._clock_was_set)
        self._claims: set[asyncio.Task[None]] = set()

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the games, check the rules of those that run, and start the housekeeping."""
        warm_up()
        await self.leases.open()
        await check_rules(self.journal, self.settings.now())
        self._tasks = [
            asyncio.create_task(repeat(self.settings.lease / RENEWALS, self._renew), name="renew"),
            asyncio.create_task(repeat(SWEEP_SECONDS, self.sweep), name="sweep"),
        ]

    async def drain(self) -> None:
        """Hand all tables over to other processes, and take none any more.

        Those who watch a table elsewhere are told, so one of their processes claims it at once; if there are none, it
        is due, and the next process that sweeps has it. Only a few are given up each moment, so that others can load
        them. Our own clients are served meanwhile: their messages go to the new owners.
        """
        self.closing = True
        for table in list(self.tables.values()):
            async with table.lock:
                if table.gone:
                    continue
                try:
                    await self.release(table, due=None if self.publisher.bus is None else self.settings.now())
                except Exception:
                    _log.exception("a table was not handed over; it is free when the lease ends", table=table.id)
            if self.publisher.bus is not None:
                self.publisher.bus.broadcast(table.id, Frame("free"))
                await asyncio.sleep(1 / HANDED_OVER_PER_SECOND)

    async def close(self) -> None:
        """Release all tables, so that other processes may take them over at once."""
        await self.drain()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.open_tables.close()
        if self.bot_programs is not None:
            await self.bot_programs.close()
        try:
            await self.leases.close()
        except Exception:
            _log.exception("the lease was not ended; it runs out by itself")
        await self.finisher.close()
        self.bot_runner.close()
        self.drafter.close()
        self.jobs.close()

    # -- routing -------------------------------------------------------------------------------------------------

    async def route(self, call: Call) -> Reply:
        """Have a message carried out: here, by the process that owns the table, or, if none does, as an open table."""
        reply = await self._ask_owner(call)
        at_open_table = command_for(call.message).at_open_table
        if reply.fence == 0 and at_open_table is not None:
            return await at_open_table(self.open_tables, call, reply)
        return reply

    async def _ask_owner(self, call: Call) -> Reply:
        """The reply of the process that owns the table, or a refusal. The owner may change while it is waited for."""
        ours = msgspec.structs.replace(call, process=self.settings.process)
        loop = asyncio.get_running_loop()
        patience = SLOW_CALL_SECONDS if command_for(call.message).slow else CALL_SECONDS
        since = loop.time()
        number = None if self.publisher.bus is None else self.publisher.bus.new_number()
        while True:
            try:
                table = await self.find(call.table)
                if table is None:
                    return Reply.refuse(Refuse("unknown-table", "no such table is running", 404), call)
                reply = await self._try_owner(table, ours, number)
            except CamarillaError as problem:
                return Reply.refuse(problem, call)
            except Exception as problem:
                if not is_away(problem):
                    raise
                reply = None
            if reply is not None:
                return reply
            if loop.time() - since > (_ASK_AGAIN_SECONDS if self.closing else patience):
                text = "the table does not answer at the moment; try again"
                return Reply.refuse(Refuse("unavailable", text, 503), call)
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _try_owner(self, table: LiveTable | str, call: Call, number: int | None) -> Reply | None:
        """The reply of the owner of a table: this process, or the one of that name; None if it has not replied."""
        if isinstance(table, LiveTable):
            return await self.execute(table, call)
        if table == NOBODY or self.publisher.bus is None or number is None:
            return None
        self.database.metrics.forwarded.inc()
        try:
            return await self.publisher.bus.call(table, call, number, _ASK_AGAIN_SECONDS)
        except TimeoutError:
            return None

    async def execute(self, table: LiveTable, call: Call) -> Reply | None:
        """Carry out a call at one of our tables; None if the table was lost and nothing was done."""
        self._note_process(call.process)
        async with table.lock:
            if table.gone:
                return None
            table.touched = self.settings.now()
            try:
                result = await command_for(call.message).carry_out(table, call)
                if not callable(result):
                    return Reply(encode(result), table.fence)
            except (Refuse, CamarillaError) as problem:
                return Reply.refuse(problem, call)
            except LeaseLost:
                self.forget(table)
                return None
            except Exception as problem:
                return self._table_failed(table, call, problem)
        try:
            return Reply(encode(await result()), table.fence)
        except Refuse as problem:
            return Reply.refuse(problem, call)

    def _table_failed(self, table: LiveTable, call: Call, problem: Exception) -> Reply:
        """A table failed while it carried out a call: it is loaded again; raises unless there is a sentence for it."""
        self.forget(table)
        self._failed(table.id)
        if is_disk_full(problem):
            _log.error("the disk is full: nothing can be kept until there is room", table=table.id)
            text = "the server's disk is full; nothing more can be kept just now"
            return Reply.refuse(Refuse("unavailable", text, 503, message="disk-full"), call)
        if is_away(problem):
            _log.error("the database is away", table=table.id, problem=type(problem).__name__)
            return Reply.refuse(Refuse("unavailable", "nothing can be kept at the moment; try again", 503), call)
        _log.exception("a table failed", table=table.id)
        raise problem

    # -- loading and releasing -----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable | str | None:
        """A table if it is ours (loaded if need be), or the name of its owner, or None if no such table runs.

        A process that stops claims nothing any more: then the owner may be `NOBODY`.
        """
        found = self.tables.get(table_id)
        if found is not None and not found.gone:
            return found
        if self.closing:
            return await self.leases.owner(table_id)
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.tables.get(table_id)
            if found is not None and not found.gone:
                return found
            row = await self.leases.claim(table_id)
            if not isinstance(row, TableRow):
                return row
            return await self.load(row)

    @asynccontextmanager
    async def beginning(self, table_id: str) -> AsyncIterator[bool]:
        """While a table is begun here nobody else here loads it; gives whether this process may own it.

        If that breaks off though the table may have begun, whoever sweeps sees to it.
        """
        await self.leases.live()
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                yield not self.closing
            except (Refuse, CamarillaError):
                raise
            except BaseException:
                self._failed(table_id)
                raise

    def take_up(self, row: TableRow, chairs: list[Chair], begun: SetUp) -> None:
        """Have a table that this process has just begun, and owns, in memory; all who watch it subscribe anew."""
        table = self._in_memory(row, chairs, begun_game(begun))
        table.opening = [event for outcome in begun.outcomes for event in outcome.events]
        table.run_clocks(None)
        table.begin()

    async def load(self, row: TableRow) -> LiveTable:
        """Load a table from disk; all who watch it subscribe anew."""
        game = await self.journal.load(row.id)
        async with self.database.session() as session:
            chairs = await load_chairs(session, row.id)
        for chair in chairs:
            if chair.user is None and chair.bot is None:
                chair.bot = stand_in(find(row.game))  # nobody would ever answer for it
        table = self._in_memory(row, chairs, game)
        try:
            if not game.table.over:
                async with table.lock:
                    table.run_clocks(None)
                    await table.save([], [])
        except BaseException:
            self.forget(table)
            raise
        return table

    def _in_memory(self, row: TableRow, chairs: list[Chair], game: LiveGame) -> LiveTable:
        """A table that this process owns, in memory from now on."""
        terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        clock = TableClocks(terms.clocks, msgspec.json.decode(row.clocks, type=SavedClocks))
        table = self.tables[row.id] = LiveTable(self, row, chairs, game, clock)
        self.publisher.publish(row.id, Frame("reset", fence=table.fence))
        return table

    async def release(self, table: LiveTable, due: float | None = None) -> None:
        """Drop a table from memory and give it up: whoever needs it next claims it, or anybody once it is due."""
        self.forget(table)
        await self.leases.release(table.id, table.fence, due)

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory."""
        table.close()
        if self.bot_programs is not None:
            self.bot_programs.leave(table.id)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    # -- what a table needs of its owner -------------------------------------------------------------------------

    def finish(self, table: LiveTable) -> None:
        """Keep the record of a finished game, move ratings, continue its series; in the background."""
        self.finisher.start(table)

    def seat_program(self, table_id: str, seat: int, name: str) -> None:
        """Have a bot program play a seat."""
        if self.bot_programs is not None and not self.closing:
            self.bot_programs.ensure(table_id, seat, name)

    # -- from other processes ------------------------------------------------------------------------------------

    def frame_arrived(self, table_id: str, frame: Frame) -> None:
        """Another process published a frame, or tells who is at an open table."""
        self._note_process(frame.process)
        if frame.kind in ("here", "who"):
            self.open_tables.hear(table_id, frame)
        elif frame.kind == "free":
            self._claim_soon(table_id)
        else:
            self.publisher.deliver(table_id, frame)

    def _claim_soon(self, table_id: str) -> None:
        """The owner of a table that somebody here watches has given it up: claim it, unless another is faster."""
        if not self.closing and table_id in self.publisher.subscribers:
            task = asyncio.create_task(self._try_to_load(table_id), name="claim")
            self._claims.add(task)
            task.add_done_callback(self._claims.discard)

    def heartbeat(self, process: str) -> None:
        """Another process is alive."""
        self._heartbeats[process] = self.settings.now()

    def _note_process(self, process: str) -> None:
        """Clients of another process are here: if it is never heard of again, they are counted out."""
        if process not in ("", self.settings.process):
            self._heartbeats.setdefault(process, self.settings.now())

    def _forget_dead_processes(self, now: float) -> None:
        """Nobody is connected to a process that has been silent for the length of a lease."""
        dead = [process for process, at in self._heartbeats.items() if now - at > self.settings.lease]
        for process in dead:
            del self._heartbeats[process]
            for table in self.tables.values():
                if table.present.drop(process):
                    table.announce()
            self.open_tables.drop_process(process)

    def _clock_was_set(self, seconds: float) -> None:
        """The clock of the machine was set on (or back), or the machine slept: all times that are kept move with it."""
        _log.warning("the clock of this machine was set; the clocks of all tables go on as they stood", by=seconds)
        self._heartbeats = {process: at + seconds for process, at in self._heartbeats.items()}
        for failure in self._failures.values():
            failure.retry_at += seconds
        for table in self.tables.values():
            table.clock_was_set(seconds)

    # -- housekeeping --------------------------------------------------------------------------------------------

    async def _renew(self) -> None:
        """Renew our leases; drop tables whose lease was lost, and release those nobody needs in memory."""
        now = self.settings.now()
        if self.publisher.bus is not None:
            self.publisher.bus.beat()
            self._forget_dead_processes(now)
        ours = list(self.tables.values())
        fences = await self.leases.renew()
        for table in ours:
            if fences.get(table.id) != table.fence:
                self.forget(table)
            elif not self.needed(table, now):
                async with table.lock:
                    if not self.needed(table, now):
                        await self.release(table)

    def needed(self, table: LiveTable, now: float) -> bool:
        """Whether a table should stay in memory."""
        return table.present.watching > 0 or bool(table.tasks) or now - table.touched < self.settings.idle

    async def sweep(self) -> None:
        """Load tables that need an owner: they failed in memory, their clock ran out, or their owner died."""
        for table in list(self.tables.values()):
            if not table.gone and (why := table.why_stuck()) is not None:
                _log.error("a table stood still and is loaded again", table=table.id, why=why)
                self.database.metrics.rescued.inc()
                table.gone = True
            if table.gone:
                self.forget(table)
                self._failed(table.id)
        if self.closing:
            return
        abandoned = await self._abandoned()  # raises while the database is away
        now = self.settings.now()
        for table_id, failure in list(self._failures.items()):
            if failure.loaded and now > failure.retry_at + 2 * _LONGEST_BACKOFF:
                del self._failures[table_id]  # it has been well for long enough
            elif not failure.loaded and failure.retry_at <= now:
                await self._try_to_load(table_id)
        while (missing := [table_id for table_id in abandoned if table_id not in self.tables]) and not self.closing:
            for table_id in missing:
                await self._try_to_load(table_id)
            abandoned = await self._abandoned()

    async def _abandoned(self) -> list[str]:
        """Some tables that need an owner and have none; not those that have just failed here."""
        failing = [table_id for table_id, failure in self._failures.items() if not failure.loaded]
        watched = [table_id for table_id in self.publisher.subscribers if table_id not in self.tables]
        return await self.leases.abandoned(watched, failing)

    def _failed(self, table_id: str) -> None:
        """A table failed: load it again, at once the first time, and after twice as long each time that fails."""
        before = self._failures.get(table_id)
        times = 0 if before is None else before.times + 1
        backoff = 0.0 if times == 0 else min(_LONGEST_BACKOFF, 2.0 ** (times - 1))
        self._failures[table_id] = _Failure(times, self.settings.now() + backoff)

    async def _try_to_load(self, table_id: str) -> None:
        """Load a table if no other process owns it; log what goes wrong, and try again later."""
        try:
            await self.find(table_id)
        except Exception:
            _log.exception("a table cannot be loaded", table=table_id)
            self._failed(table_id)
        else:
            if table_id in self._failures:
                self._failures[table_id].loaded = True


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Call a function again and again; log what goes wrong, and go on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            _log.exception("a task failed", task=getattr(work, "__name__", ""))
