"""Which process owns which table, and how everybody reaches it.

A table is owned by one process at a time: a lease in the database with a fence that grows with every owner, so that one
who was taken for dead can write nothing. Any process accepts any client: what a client says is carried out here if the
table is ours, and passed on through Redis if it is another's. What is told comes the same way back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import or_, select, update

from camarilla.bots.review import Review
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import find
from camarilla.server.api.protocol import Answer, Gone, Hint, ServerMessage, Status, Unwatch, Watch
from camarilla.server.live.bots import BotRunner
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.clocks import SavedClocks, TableClocks
from camarilla.server.live.commands import hint, hint_request, obey
from camarilla.server.live.journal import Journal, fingerprint
from camarilla.server.live.live_table import Chair, LiveTable
from camarilla.server.live.presence import OpenTablePresence, state_of
from camarilla.server.live.results import Finisher
from camarilla.server.live.streams import ALL_LANGUAGES, Frame, encode, to_all
from camarilla.server.ops.background import BackgroundJobs
from camarilla.server.people.links import Signer
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database, LeaseLost
from camarilla.server.storage.models import SeatRow, TableRow, User
from camarilla.server.storage.tables import Terms, seats_of

__all__ = ["Bus", "Hub", "Subscriber"]

log = structlog.get_logger()

CALL_SECONDS = 10.0
"""How long another process may take to answer."""
SWEEP_SECONDS = 1.0
LONGEST_WAIT = 30.0
"""How long, at most, a table that cannot be loaded is left alone until it is tried again."""
MOMENT = 0.05
"""How long it takes, in seconds, until others are told that somebody came or went."""


class LoadFailure(msgspec.Struct):
    """A table that was dropped from memory because something went wrong: how often, and when it is loaded again."""

    times: int
    again: float
    loaded: bool = False


class Bus(Protocol):
    """The way to other processes."""

    async def call(self, process: str, call: Call, seconds: float) -> Reply:
        """Have another process carry something out; raises TimeoutError if it does not answer."""
        ...

    def publish(self, table_id: str, frame: Frame) -> None:
        """Tell other processes what those who watch a table are told."""
        ...

    def beat(self) -> None:
        """Tell other processes that we are there."""
        ...

    async def listen(self, table_id: str) -> None:
        """Begin to hear what is told of a table."""
        ...

    async def unlisten(self, table_id: str) -> None:
        """Hear no more of it."""
        ...


class Seating(Protocol):
    """Bots that are programs."""

    def ensure(self, table_id: str, seat: int, name: str) -> None:
        """Let a program sit at a seat, unless it does already."""
        ...

    def leave(self, table_id: str) -> None:
        """A table is done with."""
        ...

    async def close(self) -> None:
        """All programs go."""
        ...


class Subscriber(Protocol):
    """Somebody here who watches a table."""

    def receive(self, table_id: str, frame: Frame) -> None:
        """Take what is told."""
        ...


class Hub:
    """All tables as this process sees them."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.journal = Journal(database)
        self.signer = Signer(settings.secret)
        self.bot_runner = BotRunner(settings.bot_processes, settings.bot_seconds)
        self.jobs = BackgroundJobs(settings)
        self.reviews: dict[str, Review] = {}
        """Reviews of finished games, the latest."""
        self.finisher = Finisher(settings, self.journal, self.bot_runner)
        self.tables: dict[str, LiveTable] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who are about to load a table, and gone with the last of them."""
        self.lost: dict[str, LoadFailure] = {}
        """Tables that go on by themselves once they can be loaded again."""
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.open_presence = OpenTablePresence()
        self.announcing: dict[str, asyncio.Task[None]] = {}
        """Open tables of which people here are about to be told who came or went."""
        self.bus: Bus | None = None
        self.bot_programs: Seating | None = None
        self.heard: dict[str, float] = {}
        """When other processes were last heard of."""
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up what was left, and begin to look after things."""
        if self.settings.embedded:
            async with self.database.session() as session:
                await session.execute(update(TableRow).values(owner=None, lease_until=0.0))
        await self.check_rules()
        self.tasks = [
            asyncio.create_task(self.every(self.settings.lease / 3, self.renew), name="renew"),
            asyncio.create_task(self.every(SWEEP_SECONDS, self.sweep), name="sweep"),
        ]

    async def close(self) -> None:
        """Give all tables back so that others may go on with them at once."""
        self.closing = True
        tasks = [*self.tasks, *self.announcing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.bot_programs is not None:
            await self.bot_programs.close()
        for host in list(self.tables.values()):
            async with host.lock:
                await self.release(host)
        await self.finisher.close()
        self.bot_runner.close()
        self.jobs.close()

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; what goes wrong once is logged and tried again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("a task failed", task=getattr(work, "__name__", ""))

    # -- owning --------------------------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> TableRow | str | None:
        """The row of a running table if it is ours now, or the name of the process whose it is; None if none runs."""
        now = self.settings.now()
        me = self.settings.process
        async with self.database.session() as session:
            free = or_(TableRow.owner.is_(None), TableRow.owner == me, TableRow.lease_until < now)
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.status.in_(("running", "finished")), free)
                .values(owner=me, fence=TableRow.fence + 1, lease_until=now + self.settings.lease)
            )
            row = await session.get(TableRow, table_id)
        if row is None or row.status not in ("running", "finished"):
            return None
        return row if row.owner == me else row.owner

    async def renew(self) -> None:
        """Keep the leases of all our tables; forget those that were lost, and those nobody needs in memory."""
        now = self.settings.now()
        if self.bus is not None:
            self.bus.beat()
            self.forget_dead(now)
        ours = list(self.tables.values())
        if not ours:
            return
        async with self.database.session() as session:
            mine = TableRow.owner == self.settings.process
            await session.execute(update(TableRow).where(mine).values(lease_until=now + self.settings.lease))
            fences = dict((await session.execute(select(TableRow.id, TableRow.fence).where(mine))).all())
        for host in ours:
            if fences.get(host.id) != host.fence:
                self.forget(host)
            elif not self.needed(host, now):
                async with host.lock:
                    if not self.needed(host, now):
                        await self.release(host)

    def needed(self, host: LiveTable, now: float) -> bool:
        """Whether a table should stay in memory."""
        return host.present.watching > 0 or bool(host.tasks) or now - host.touched < self.settings.idle

    async def release(self, host: LiveTable) -> None:
        """Let a table go: it is on disk, and whoever wants it next takes it."""
        self.forget(host)
        async with self.database.session() as session:
            ours = (TableRow.id == host.id) & (TableRow.fence == host.fence)
            await session.execute(update(TableRow).where(ours).values(owner=None, lease_until=0.0))

    def forget(self, host: LiveTable) -> None:
        """Drop a table from memory."""
        host.close()
        if self.bot_programs is not None:
            self.bot_programs.leave(host.id)
        if self.tables.get(host.id) is host:
            del self.tables[host.id]

    def lose(self, table_id: str) -> None:
        """Something went wrong with a table: it is loaded again, later each time."""
        now = self.settings.now()
        before = self.lost.get(table_id)
        times = 0 if before is None else before.times + 1
        self.lost[table_id] = LoadFailure(times, now + (0.0 if times == 0 else min(LONGEST_WAIT, 2.0 ** (times - 1))))

    async def sweep(self) -> None:
        """Take up tables for which something is due and nobody cares: what was in memory went wrong, their clock ran
        out, or their owner died."""
        for host in list(self.tables.values()):
            if host.gone:
                self.forget(host)
                self.lose(host.id)
        now = self.settings.now()
        for table_id, loss in list(self.lost.items()):
            if loss.loaded and now > loss.again + 2 * LONGEST_WAIT:
                del self.lost[table_id]  # it has been well for long enough
            elif not loss.loaded and loss.again <= now:
                await self.take_up(table_id)
        failing = [table_id for table_id, loss in self.lost.items() if not loss.loaded]
        async with self.database.session() as session:
            abandoned = or_(TableRow.owner.is_(None), TableRow.lease_until < now) & TableRow.id.not_in(failing)
            watched = [table_id for table_id in self.subscribers if table_id not in self.tables]
            due = or_(TableRow.due <= now, TableRow.id.in_(watched))
            wanted = select(TableRow.id).where(TableRow.status == "running", abandoned, due).limit(50)
            ids = list(await session.scalars(wanted))
        for table_id in ids:
            if table_id not in self.tables:
                await self.take_up(table_id)

    async def take_up(self, table_id: str) -> None:
        """Load a table if it is nobody else's; what goes wrong is logged and tried again."""
        try:
            await self.host(table_id)
        except Exception:
            log.exception("a table cannot be loaded", table=table_id)
            self.lose(table_id)
        else:
            if table_id in self.lost:
                self.lost[table_id].loaded = True

    # -- loading -------------------------------------------------------------------------------------------------

    async def host(self, table_id: str) -> LiveTable | str | None:
        """The table if it is ours (loaded if need be), or the name of its owner, or None if no such table runs."""
        found = self.tables.get(table_id)
        if found is not None and not found.gone:
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.tables.get(table_id)
            if found is not None and not found.gone:
                return found
            row = await self.claim(table_id)
            if not isinstance(row, TableRow):
                return row
            return await self.load(row)

    async def load(self, row: TableRow) -> LiveTable:
        """A table from disk into memory."""
        game = await self.journal.load(row.id)
        async with self.database.session() as session:
            chairs = [await chair_of(session, seat) for seat in await seats_of(session, row.id)]
        terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        clock = TableClocks(terms.clocks, msgspec.json.decode(row.clocks, type=SavedClocks))
        host = LiveTable(
            row,
            chairs,
            game,
            clock,
            self.settings,
            self.journal,
            self.bot_runner,
            self.publish,
            self.finisher.finished,
            self.call_program,
        )
        self.tables[row.id] = host
        self.publish(row.id, Frame("reset", fence=host.fence))
        try:
            if not game.table.over:
                async with host.lock:
                    host.run_clocks(None)
                    await host.settle([], [])
        except BaseException:
            self.forget(host)
            raise
        return host

    def call_program(self, table_id: str, seat: int, name: str) -> None:
        """Have a bot that is a program sit at a table."""
        if self.bot_programs is not None and not self.closing:
            self.bot_programs.ensure(table_id, seat, name)

    async def check_rules(self) -> None:
        """Replay running tables whose rules code has changed; stop those that no longer come out the same."""
        async with self.database.session() as session:
            rows = list(await session.scalars(select(TableRow).where(TableRow.status == "running")))
        for row in rows:
            try:
                code = fingerprint_of(row)
                if row.checked != code:
                    await self.journal.save_checked(row, await self.journal.replayed(row), code)
            except CamarillaError as problem:
                await self.stop_table(row, str(problem))

    async def stop_table(self, row: TableRow, why: str) -> None:
        """A table cannot go on under the present rules: say so; its record is kept."""
        reason = f"The rules of this game have changed and this table cannot go on under them: {why}."
        log.warning("table stopped", table=row.id, why=why)
        async with self.database.session() as session:
            await session.execute(
                update(TableRow)
                .where(TableRow.id == row.id)
                .values(status="stopped", reason=reason, finished=self.settings.now(), waiting="", due=None)
            )

    # -- saying and telling --------------------------------------------------------------------------------------

    async def call(self, call: Call) -> Reply:
        """Carry something out wherever the table is."""
        for _ in range(3):
            try:
                host = await self.host(call.table)
            except CamarillaError as problem:
                return Reply.refuse(problem, call)
            if isinstance(host, LiveTable):
                return await self.carry_out(host, here(call, self.settings))
            if host is None:
                return Reply.refuse(Refuse("unknown-table", "no such table is running", 404), call)
            if self.bus is not None:
                self.database.metrics.forwarded.inc()
                try:
                    return await self.bus.call(host, here(call, self.settings), CALL_SECONDS)
                except TimeoutError:
                    continue
        return Reply.refuse(Refuse("unavailable", "the table does not answer at the moment; try again", 503), call)

    async def carry_out(self, host: LiveTable, call: Call) -> Reply:
        """Carry something out at a table of ours. A table that was lost has done nothing: it is said again."""
        async with host.lock:
            if host.gone:
                return Reply.refuse(Refuse("unavailable", "the table has just moved; try again", 503), call)
            host.touched = self.settings.now()
            try:
                if not isinstance(call.message, Hint):
                    return Reply(encode(await self.reply(host, call)), host.fence)
                request = hint_request(host, call.actor, call.message)
            except (Refuse, CamarillaError) as problem:
                return Reply.refuse(problem, call)
            except LeaseLost:
                self.forget(host)
                return Reply.refuse(Refuse("unavailable", "the table has just moved; try again", 503), call)
            except Exception:
                self.forget(host)
                self.lose(host.id)
                log.exception("a table failed", table=host.id)
                raise
        try:  # not under the lock: it takes seconds
            return Reply(encode(await hint(host, call.actor, call.message, request)), host.fence)
        except Refuse as problem:
            return Reply.refuse(problem, call)

    async def reply(self, host: LiveTable, call: Call) -> ServerMessage:
        """What a table answers; watching is counted here, since it outlasts the message."""
        message = call.message
        if isinstance(message, Unwatch):
            self.tell_presence(host, host.present.go(call.process, call.client))
            return Gone(host.id, "")
        if isinstance(message, Answer):
            with self.bot_runner.person_answers():
                reply = await obey(host, call.actor, message)
            self.database.metrics.answers.inc()
            return reply
        reply = await obey(host, call.actor, message)
        if isinstance(message, Watch):
            self.tell_presence(host, host.present.come(call.process, call.client, message.seat))
        return reply

    def tell_presence(self, host: LiveTable, seen: bool) -> None:
        """Somebody came or went: tell the others if they can see it."""
        if seen:
            host.announce()

    def heard_of(self, process: str) -> None:
        """Another process is there."""
        self.heard[process] = self.settings.now()

    def forget_dead(self, now: float) -> None:
        """Nobody is connected to a process that was not heard of for long."""
        dead = [process for process, at in self.heard.items() if now - at > self.settings.lease]
        for process in dead:
            del self.heard[process]
            for host in self.tables.values():
                if host.present.drop(process):
                    host.announce()
            for table_id in self.open_presence.drop(process):
                self.announce_soon(table_id)

    def publish(self, table_id: str, frame: Frame) -> None:
        """Tell those who watch a table, here and in other processes."""
        self.tell_here(table_id, frame)
        if self.bus is not None:
            self.bus.publish(table_id, frame)

    def tell_here(self, table_id: str, frame: Frame) -> None:
        """Tell those who watch a table here."""
        if frame.kind in ("here", "who"):
            self.meet(table_id, frame)
            return
        for watcher in list(self.subscribers.get(table_id, ())):
            watcher.receive(table_id, frame)

    async def subscribe(self, table_id: str, watcher: Subscriber) -> None:
        """Somebody here watches a table from now on."""
        first = table_id not in self.subscribers
        self.subscribers.setdefault(table_id, set()).add(watcher)
        if first and self.bus is not None:
            await self.bus.listen(table_id)
            self.bus.publish(table_id, Frame("who"))

    async def unsubscribe(self, table_id: str, watcher: Subscriber) -> None:
        """Somebody here watches a table no more."""
        watching = self.subscribers.get(table_id)
        if watching is None:
            return
        watching.discard(watcher)
        if not watching:
            del self.subscribers[table_id]
            if self.bus is not None:
                await self.bus.unlisten(table_id)

    # -- tables that are not being played -------------------------------------------------------------------------

    def gather(self, table_id: str, user: str, change: int) -> None:
        """Somebody who is connected here came to a table that is not being played, or went."""
        if self.open_presence.change(table_id, self.settings.process, user, change):
            self.tell_company(table_id)
            self.announce_soon(table_id)

    def meet(self, table_id: str, frame: Frame) -> None:
        """Another process tells who is at a table, or asks."""
        if frame.kind == "who":
            self.tell_company(table_id)
        elif self.open_presence.hear(table_id, frame.process, frame.users):
            self.announce_soon(table_id)

    def tell_company(self, table_id: str) -> None:
        """Tell other processes who of those connected here is at a table."""
        if self.bus is not None:
            me = self.settings.process
            self.bus.publish(table_id, Frame("here", process=me, users=self.open_presence.of(table_id, me)))

    def announce_soon(self, table_id: str) -> None:
        """Tell people here who is at a table; who changes seats goes and comes at once, which nobody need see."""
        if table_id in self.subscribers and table_id not in self.announcing:
            task = asyncio.create_task(self.announce_company(table_id))
            self.announcing[table_id] = task
            task.add_done_callback(lambda _: self.announcing.pop(table_id, None))

    async def announce_company(self, table_id: str) -> None:
        """Tell people here, in a moment, who is at a table."""
        await asyncio.sleep(MOMENT)
        self.announcing.pop(table_id, None)
        status = await self.open_status(table_id)
        if status is not None:
            self.tell_here(table_id, to_all(status))

    async def announce_open(self, table_id: str) -> None:
        """Tell all who watch a table that is not being played what changed."""
        status = await self.open_status(table_id)
        if status is not None:
            self.publish(table_id, to_all(status))

    async def open_status(self, table_id: str) -> Status | None:
        """A table that is not being played, as those who watch it see it."""
        async with self.database.session() as session:
            row = await session.get(TableRow, table_id)
            if row is None or row.status == "running":
                return None
            seats = await seats_of(session, table_id)
        return Status(table_id, state_of(row, seats, self.open_presence.at(table_id)))

    def send_away(self, table_id: str, text: str) -> None:
        """A table can no longer be watched."""
        self.publish(table_id, Frame("gone", payloads={ALL_LANGUAGES: encode(Gone(table_id, text))}))


async def chair_of(session: Any, row: SeatRow) -> Chair:
    """A seat as the host keeps it."""
    user = None if row.user is None else await session.get(User, row.user)
    vacation = None if user is None else user.vacation_until
    return Chair(row.seat, row.user, row.name, row.bot, row.away, row.resigned, vacation)


def here(call: Call, settings: Settings) -> Call:
    """A call of somebody who is connected here."""
    return msgspec.structs.replace(call, process=settings.process)


def fingerprint_of(row: TableRow) -> str:
    """The digest of the code that plays a table's game; raises if there is no such game any more."""
    return fingerprint(find(row.game))
