"""The database: SQLite for a household, PostgreSQL for a city, the same code for both.

Operations of all tables of a process are written by one `Writer` that commits what has gathered in one transaction, so
that a move is on disk before anybody is told, at the cost of one commit for many.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Table, bindparam, create_engine, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from camarilla.server.ops.metrics import Metrics
from camarilla.server.storage.models import Operation, Position, SeatRow, TableRow

__all__ = ["Batch", "Database", "LeaseLost", "Writer"]

BUSY_SECONDS = 30

T = TypeVar("T")
R = TypeVar("R")

TABLES, SEATS = cast("Table", TableRow.__table__), cast("Table", SeatRow.__table__)
OPERATIONS, POSITIONS = cast("Table", Operation.__table__), cast("Table", Position.__table__)

UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("user", "name", "bot", "away", "resigned")})
)
"""Keeps who sits at a seat."""


class LeaseLost(Exception):
    """Another process owns the table now: what this one wanted to write is void."""


class Database:
    """Connections, sessions and the writer."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        arguments: dict[str, Any] = {"hide_parameters": True}
        if url.startswith("sqlite"):
            arguments["connect_args"] = {"timeout": BUSY_SECONDS}
        else:
            arguments["pool_size"] = 10
        self.engine: AsyncEngine = create_async_engine(url, **arguments)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self.writer = Writer(self)
        self.sqlite_writer = SqliteWriter(url, arguments) if url.startswith("sqlite") else None

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: kept when the block ends, dropped when it raises."""
        async with self.sessions.begin() as session:
            yield session

    async def write(self, work: Callable[[Connection, T], R], what: T) -> R:
        """Do a piece of work in one transaction."""
        if self.sqlite_writer is not None:
            return await self.sqlite_writer.write(work, what)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, what)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self.writer.start()

    async def close(self) -> None:
        """Write what is left and let go."""
        await self.writer.stop()
        if self.sqlite_writer is not None:
            self.sqlite_writer.close()
        await self.engine.dispose()


class SqliteWriter:
    """A thread with a connection of its own that writes to SQLite.

    The asynchronous connection passes every statement to a thread and back, and waits each time until the event loop
    has room: under load that takes far longer than the writing. Here a whole transaction is passed over at once.
    """

    def __init__(self, url: str, arguments: dict[str, Any]) -> None:
        self.engine = create_engine(url.replace("+aiosqlite", ""), **arguments)
        event.listen(self.engine, "connect", prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, "pen")

    async def write(self, work: Callable[[Connection, T], R], what: T) -> R:
        """Do a piece of work in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, work, what)

    def write_now(self, work: Callable[[Connection, T], R], what: T) -> R:
        """The same in the thread."""
        with self.engine.begin() as connection:
            return work(connection, what)

    def close(self) -> None:
        """Let go of the connection."""
        self.thread.shutdown()
        self.engine.dispose()


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log that is on disk at every commit, and foreign keys that hold."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


class Batch:
    """What one table wants written, together or not at all: if its fence is no longer the current one, it was lost.

    `tell` is called once it is on disk.
    """

    def __init__(
        self,
        table_id: str,
        fence: int,
        changes: dict[str, Any],
        operations: list[dict[str, Any]],
        positions: list[dict[str, Any]],
        seats: list[dict[str, Any]],
        tell: Callable[[], None],
    ) -> None:
        self.table_id = table_id
        self.fence = fence
        self.changes = changes
        self.operations = operations
        self.positions = positions
        self.seats = seats
        self.tell = tell
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes batches in the order in which they come, as many in one transaction as have gathered."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: asyncio.Queue[Batch | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what has gathered, then end."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
            self.task = None

    async def write(self, batch: Batch) -> None:
        """Returns once the batch is on disk and told; raises `LostTable` if it was refused."""
        self.queue.put_nowait(batch)
        await batch.done

    async def run(self) -> None:
        """Take what has gathered and commit it, over and over."""
        ended = False
        while not ended:
            batches = [await self.queue.get()]
            await asyncio.sleep(0)  # whoever else is about to write is taken along
            while not self.queue.empty():
                batches.append(self.queue.get_nowait())
            ended = None in batches
            wanted = [batch for batch in batches if batch is not None]
            if wanted:
                await self.commit(wanted)

    async def commit(self, batches: list[Batch]) -> None:
        """One transaction for all; if it fails, one for each, so that a bad batch harms nobody else."""
        try:
            with self.database.metrics.commits.time():
                lost = await self.database.write(write_batches, batches)
        except Exception as problem:
            if len(batches) == 1:
                settle(batches[0], problem)
            else:
                for batch in batches:
                    await self.commit([batch])
            return
        self.database.metrics.batches.inc(len(batches))
        outcomes = [(batch, LeaseLost() if batch in lost else told(batch)) for batch in batches]
        for batch, trouble in outcomes:  # not before all are told: those who wait for a batch have more to do
            settle(batch, trouble)


def write_batches(connection: Connection, batches: list[Batch]) -> set[Batch]:
    """Write batches with a few statements for all; gives back those whose table was lost."""
    ids = [batch.table_id for batch in batches]
    current = connection.execute(
        select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id).with_for_update()
    )
    fences: dict[str, int] = dict(current.all())
    lost = {batch for batch in batches if fences.get(batch.table_id) != batch.fence}
    for statement, rows in statements_for([batch for batch in batches if batch not in lost]):
        connection.execute(statement, rows)
    return lost


def statements_for(batches: list[Batch]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The statements that write batches, each with all its rows."""
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for batch in batches:
        row = {"of": batch.table_id, **batch.changes}
        changes.setdefault(tuple(batch.changes), []).append(row)
    statements: list[tuple[Executable, list[dict[str, Any]]]] = [
        (update(TABLES).where(TABLES.c.id == bindparam("of")).values({name: bindparam(name) for name in names}), rows)
        for names, rows in changes.items()
    ]
    statements += [
        (UPDATE_SEAT, [row for batch in batches for row in batch.seats]),
        (insert(OPERATIONS), [row for batch in batches for row in batch.operations]),
        (insert(POSITIONS), [row for batch in batches for row in batch.positions]),
    ]
    return [(statement, rows) for statement, rows in statements if rows]


def told(batch: Batch) -> Exception | None:
    """Tell what is on disk now, if somebody still waits for it; gives what went wrong with that."""
    try:
        if not batch.done.done():
            batch.tell()
    except Exception as problem:
        return problem
    return None


def settle(batch: Batch, problem: Exception | None) -> None:
    """Tell whoever waits for a batch how it went."""
    if batch.done.done():
        return
    if problem is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(problem)
