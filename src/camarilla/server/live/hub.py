"""The hub of a process: it routes messages to the process that owns the table, and keeps the tables it owns itself.

Any process accepts any client. A message for one of our tables is carried out here; one for another's table goes over
the bus, and the reply comes back the same way. `leases` says which process owns a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog

from camarilla.bots.review import Review
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import find
from camarilla.server.live.bots import BotRunner, stand_in
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.clocks import SavedClocks, TableClocks
from camarilla.server.live.commands import command_for
from camarilla.server.live.journal import Journal
from camarilla.server.live.leases import Leases
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.open_tables import OpenTables
from camarilla.server.live.publisher import Publisher
from camarilla.server.live.results import Finisher
from camarilla.server.live.rule_checks import check_rules
from camarilla.server.live.seats import load_chair
from camarilla.server.live.streams import Frame, encode
from camarilla.server.live.warming import warm_up
from camarilla.server.ops.background import BackgroundJobs
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database, LeaseLost, is_disk_full
from camarilla.server.storage.models import TableRow
from camarilla.server.storage.tables import Terms, seats_of

__all__ = ["Hub", "repeat"]

log = structlog.get_logger()

CALL_SECONDS = 10.0
"""How long another process may take to reply."""
CALL_TRIES = 3
SLOW_CALL_SECONDS = 60.0
"""How long it may take if bots have to think first; it is asked once."""
_SWEEP_SECONDS = 1.0
_LONGEST_BACKOFF = 30.0
"""The longest time between two attempts to load a table that fails."""


class _Failure(msgspec.Struct):
    """A table that failed in memory: how often, when it is loaded again, and whether that has worked."""

    times: int
    retry_at: float
    loaded: bool = False


class Programs(Protocol):
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
        self.jobs = BackgroundJobs(settings)
        self.reviews: dict[str, Review] = {}
        """Reviews of finished games, the latest."""
        self.finisher = Finisher(self.journal, self.bot_runner)
        self.bot_programs: Programs | None = None
        self.tables: dict[str, LiveTable] = {}
        """The tables that this process owns."""
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who are about to load a table, and gone with the last of them."""
        self.closing = False
        self._failures: dict[str, _Failure] = {}
        self._heartbeats: dict[str, float] = {}
        """When other processes were last heard of."""
        self._tasks: list[asyncio.Task[None]] = []

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the games, check the rules of those that run, and start the housekeeping."""
        warm_up()
        if self.settings.embedded:
            await self.leases.take_all()
        await check_rules(self.journal, self.settings.now())
        self._tasks = [
            asyncio.create_task(repeat(self.settings.lease / 3, self._renew), name="renew"),
            asyncio.create_task(repeat(_SWEEP_SECONDS, self.sweep), name="sweep"),
        ]

    async def close(self) -> None:
        """Release all tables, so that other processes may take them over at once."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.open_tables.close()
        if self.bot_programs is not None:
            await self.bot_programs.close()
        for table in list(self.tables.values()):
            async with table.lock:
                await self.release(table)
        await self.finisher.close()
        self.bot_runner.close()
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
        """The reply of the process that owns the table, or a refusal."""
        ours = msgspec.structs.replace(call, process=self.settings.process)
        slow = command_for(call.message).slow
        tries, seconds = (1, SLOW_CALL_SECONDS) if slow else (CALL_TRIES, CALL_SECONDS)
        for _ in range(tries):
            try:
                table = await self.find(call.table)
            except CamarillaError as problem:
                return Reply.refuse(problem, call)
            if isinstance(table, LiveTable):
                return await self.execute(table, ours)
            if table is None:
                return Reply.refuse(Refuse("unknown-table", "no such table is running", 404), call)
            if self.publisher.bus is not None:
                self.database.metrics.forwarded.inc()
                try:
                    return await self.publisher.bus.call(table, ours, seconds)
                except TimeoutError:
                    continue
        return Reply.refuse(Refuse("unavailable", "the table does not answer at the moment; try again", 503), call)

    async def execute(self, table: LiveTable, call: Call) -> Reply:
        """Carry out a call at one of our tables. If the table was lost, nothing was done: the client tries again."""
        self._note_process(call.process)
        async with table.lock:
            if table.gone:
                return Reply.refuse(Refuse("unavailable", "the table has just moved; try again", 503), call)
            table.touched = self.settings.now()
            try:
                result = await command_for(call.message).carry_out(table, call)
                if not callable(result):
                    return Reply(encode(result), table.fence)
            except (Refuse, CamarillaError) as problem:
                return Reply.refuse(problem, call)
            except LeaseLost:
                self.forget(table)
                return Reply.refuse(Refuse("unavailable", "the table has just moved; try again", 503), call)
            except Exception as problem:
                self.forget(table)
                self._failed(table.id)
                if is_disk_full(problem):
                    log.error("the disk is full: nothing can be kept until there is room", table=table.id)
                    text = "the server's disk is full; nothing more can be kept just now"
                    return Reply.refuse(Refuse("unavailable", text, 503, message="disk-full"), call)
                log.exception("a table failed", table=table.id)
                raise
        try:
            return Reply(encode(await result()), table.fence)
        except Refuse as problem:
            return Reply.refuse(problem, call)

    # -- loading and releasing -----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable | str | None:
        """A table if it is ours (loaded if need be), or the name of its owner, or None if no such table runs."""
        found = self.tables.get(table_id)
        if found is not None and not found.gone:
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.tables.get(table_id)
            if found is not None and not found.gone:
                return found
            row = await self.leases.claim(table_id)
            if not isinstance(row, TableRow):
                return row
            return await self.load(row)

    async def load(self, row: TableRow) -> LiveTable:
        """Load a table from disk; all who watch it subscribe anew."""
        game = await self.journal.load(row.id)
        async with self.database.session() as session:
            chairs = [await load_chair(session, seat) for seat in await seats_of(session, row.id)]
        for chair in chairs:
            if chair.user is None and chair.bot is None:
                chair.bot = stand_in(find(row.game))  # nobody would ever answer for it
        terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        clock = TableClocks(terms.clocks, msgspec.json.decode(row.clocks, type=SavedClocks))
        table = LiveTable(self, row, chairs, game, clock)
        self.tables[row.id] = table
        self.publisher.publish(row.id, Frame("reset", fence=table.fence))
        try:
            if not game.table.over:
                async with table.lock:
                    table.run_clocks(None)
                    await table.save([], [])
        except BaseException:
            self.forget(table)
            raise
        return table

    async def release(self, table: LiveTable) -> None:
        """Drop a table from memory and end its lease: whoever needs it next claims it."""
        self.forget(table)
        await self.leases.release(table.id, table.fence)

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
        else:
            self.publisher.deliver(table_id, frame)

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

    # -- housekeeping --------------------------------------------------------------------------------------------

    async def _renew(self) -> None:
        """Renew our leases; drop tables whose lease was lost, and release those nobody needs in memory."""
        now = self.settings.now()
        if self.publisher.bus is not None:
            self.publisher.bus.beat()
            self._forget_dead_processes(now)
        ours = list(self.tables.values())
        if not ours:
            return
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
                log.error("a table stood still and is loaded again", table=table.id, why=why)
                self.database.metrics.rescued.inc()
                table.gone = True
            if table.gone:
                self.forget(table)
                self._failed(table.id)
        now = self.settings.now()
        for table_id, failure in list(self._failures.items()):
            if failure.loaded and now > failure.retry_at + 2 * _LONGEST_BACKOFF:
                del self._failures[table_id]  # it has been well for long enough
            elif not failure.loaded and failure.retry_at <= now:
                await self._try_to_load(table_id)
        failing = [table_id for table_id, failure in self._failures.items() if not failure.loaded]
        watched = [table_id for table_id in self.publisher.subscribers if table_id not in self.tables]
        for table_id in await self.leases.abandoned(watched, failing):
            if table_id not in self.tables:
                await self._try_to_load(table_id)

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
            log.exception("a table cannot be loaded", table=table_id)
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
            log.exception("a task failed", task=getattr(work, "__name__", ""))
