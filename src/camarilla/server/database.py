"""The database: SQLite for a household, PostgreSQL for a city, the same code for both.

Operations of all tables of a process are written by one `Writer` that commits what has gathered in one transaction, so
that a move is on disk before anybody is told, at the cost of one commit for many.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, CursorResult, Executable, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from camarilla.server.meters import Meters

__all__ = ["Batch", "Database", "LostTable", "Writer"]

BUSY_SECONDS = 30


class LostTable(Exception):
    """Another process owns the table now: what this one wanted to write is void."""


class Database:
    """Connections, sessions and the writer."""

    def __init__(self, url: str, meters: Meters | None = None) -> None:
        self.meters = meters or Meters()
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

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: kept when the block ends, dropped when it raises."""
        async with self.sessions.begin() as session:
            yield session

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self.writer.start()

    async def close(self) -> None:
        """Write what is left and let go."""
        await self.writer.stop()
        await self.engine.dispose()


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
    """What one table wants written, together or not at all.

    `guard` is an update of the table's row that names its fence: if it finds no row, the table was lost.
    """

    def __init__(self, guard: Executable, statements: Sequence[tuple[Executable, Any]]) -> None:
        self.guard = guard
        self.statements = statements
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
        """Returns once the batch is on disk; raises `LostTable` if it was refused."""
        self.queue.put_nowait(batch)
        await batch.done

    async def run(self) -> None:
        """Take what has gathered and commit it, over and over."""
        ended = False
        while not ended:
            batches = [await self.queue.get()]
            while not self.queue.empty():
                batches.append(self.queue.get_nowait())
            ended = None in batches
            wanted = [batch for batch in batches if batch is not None]
            if wanted:
                await self.commit(wanted)

    async def commit(self, batches: list[Batch]) -> None:
        """One transaction for all; if it fails, one for each, so that a bad batch harms nobody else."""
        try:
            with self.database.meters.commits.time():
                lost = await self.attempt(batches)
        except Exception as problem:
            if len(batches) == 1:
                settle(batches[0], problem)
            else:
                for batch in batches:
                    await self.commit([batch])
            return
        self.database.meters.batches.inc(len(batches))
        for batch in batches:
            settle(batch, LostTable() if batch in lost else None)

    async def attempt(self, batches: list[Batch]) -> list[Batch]:
        """Write batches in one transaction; gives back those whose table was lost."""
        lost = []
        async with self.database.engine.begin() as connection:
            for batch in batches:
                if not await write_batch(connection, batch):
                    lost.append(batch)
        return lost


async def write_batch(connection: AsyncConnection, batch: Batch) -> bool:
    """Write one batch; False if its guard found no row."""
    guarded = cast("CursorResult[Any]", await connection.execute(batch.guard))
    if guarded.rowcount == 0:
        return False
    for statement, rows in batch.statements:
        await connection.execute(statement, rows)
    return True


def settle(batch: Batch, problem: Exception | None) -> None:
    """Tell whoever waits for a batch how it went."""
    if batch.done.done():
        return
    if problem is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(problem)
