"""The database: SQLite for a household, PostgreSQL for a city, the same code for both.

The tables of a process share one `GroupCommit`: whatever gathers while a transaction runs goes into the next one. So a
move is on disk before anybody hears of it, and many moves cost one commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import (
    ClauseElement,
    Connection,
    Executable,
    Table,
    bindparam,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as TooLong
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from camarilla.server.ops.metrics import Metrics
from camarilla.server.storage.models import Compressed, Operation, Position, SeatRow, TableRow
from camarilla.server.storage.sqlite_driver import OneTripDriver

__all__ = ["Batch", "Database", "GroupCommit", "LeaseLost", "is_away", "is_disk_full", "migrate", "newest_revision"]

_BUSY_SECONDS = 30
_MIGRATIONS = Path(__file__).parent / "migrations"
_DISK_FULL = "53100"
"""The SQL state of PostgreSQL for a disk without room."""

_AWAY = ("08", "57")
"""The classes of SQL states of PostgreSQL for a connection that broke, and for a server that stops or starts."""

_T = TypeVar("_T")
_R = TypeVar("_R")

_TABLES, _SEATS = cast("Table", TableRow.__table__), cast("Table", SeatRow.__table__)
_OPERATIONS, _POSITIONS = cast("Table", Operation.__table__), cast("Table", Position.__table__)

_UPDATE_SEAT = (
    update(_SEATS)
    .where(_SEATS.c.table_id == bindparam("of"), _SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("user", "name", "bot", "away", "resigned")})
)
"""Saves who sits at a seat."""
_INSERT_OPERATION, _INSERT_POSITION = insert(_OPERATIONS), insert(_POSITIONS)
_COMPRESSED = Compressed()


class LeaseLost(Exception):
    """Another process owns the table now: what this one wanted to commit is void."""


class Database:
    """Connections, sessions and the group commit."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        arguments: dict[str, Any] = {"hide_parameters": True}
        driver: dict[str, Any] = {}
        if url.startswith("sqlite"):
            arguments["connect_args"] = {"timeout": _BUSY_SECONDS}
            driver["module"] = OneTripDriver()
        else:
            arguments["pool_size"] = 10
        self.engine: AsyncEngine = create_async_engine(url, **arguments, **driver)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.group_commit = GroupCommit(self)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._sqlite_writer = _SqliteWriter(url, arguments) if url.startswith("sqlite") else None

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed when the block ends, rolled back when it raises."""
        async with self._sessions.begin() as session:
            yield session

    async def transact(self, work: Callable[[Connection, _T], _R], argument: _T) -> _R:
        """Call a function with a connection, in one transaction."""
        if self._sqlite_writer is not None:
            return await self._sqlite_writer.call(work, argument)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, argument)

    async def open(self) -> None:
        """Migrate the schema and start the group commit."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self.group_commit.start()

    async def close(self) -> None:
        """Commit what is queued and close all connections."""
        await self.group_commit.stop()
        if self._sqlite_writer is not None:
            self._sqlite_writer.close()
        await self.engine.dispose()


class _SqliteWriter:
    """A thread with a connection of its own that writes to SQLite.

    The asynchronous driver passes every statement to a thread and back, and waits for the event loop each time: under
    load that takes far longer than the writing. This thread is handed a whole transaction at once.
    """

    def __init__(self, url: str, arguments: dict[str, Any]) -> None:
        self._engine = create_engine(url.replace("+aiosqlite", ""), **arguments)
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        """What is to be written; None: nothing more."""
        self._thread: Thread | None = None
        self._connection: Connection | None = None
        """The thread's own."""

    async def call(self, work: Callable[[Connection, _T], _R], argument: _T) -> _R:
        """Call a function with a connection, in one transaction, in the thread."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_R] = loop.create_future()

        def in_thread() -> None:
            result: _R | None = None
            problem: BaseException | None = None
            try:
                result = self._transact(work, argument)
            except BaseException as caught:
                problem = caught
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(_deliver, done, result, problem)

        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
            self._thread.start()
        self._jobs.put(in_thread)
        return await done

    def _transact(self, work: Callable[[Connection, _T], _R], argument: _T) -> _R:
        """Call a function in one transaction of the thread's connection, which is kept unless something goes wrong."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection, argument)
        except BaseException:
            connection, self._connection = self._connection, None
            connection.close()
            raise

    def _run(self) -> None:
        """Do one job after another, until there are no more."""
        while (job := self._jobs.get()) is not None:
            job()
            del job  # it holds on to the tables that it wrote
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """End the thread, once it has done what it was given, and its connection."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self._engine.dispose()


def _deliver(done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
    """Give whoever still waits for a job what came of it."""
    if done.done():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Use a write-ahead log, synced at every commit, and check foreign keys."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing. Mostly none is, and Alembic, which takes long to load, is not needed."""
    if revision == "head" and _revision_of(connection) == newest_revision():
        return
    from alembic import command  # slow to load
    from alembic.config import Config  # likewise

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest_revision() -> str:
    """The revision of the last migration: their files are numbered."""
    return max(file.name.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def _revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def is_disk_full(problem: BaseException) -> bool:
    """Whether the database could not write since there is no room on the disk."""
    if not isinstance(problem, DBAPIError):
        return False
    return getattr(problem.orig, "sqlstate", None) == _DISK_FULL or "disk is full" in str(problem.orig)


def is_away(problem: BaseException) -> bool:
    """Whether the database could not be reached: what was asked of it may be asked again once it is back."""
    if isinstance(problem, OSError | InterfaceError | TooLong):
        return True
    state = str(getattr(problem, "sqlstate", "") or getattr(getattr(problem, "orig", None), "sqlstate", ""))
    return state[:2] in _AWAY or (isinstance(problem, DBAPIError) and problem.connection_invalidated)


class Batch:
    """What one table wants committed, all or nothing. It is refused unless the fence is the table's current one."""

    def __init__(
        self,
        table_id: str,
        fence: int,
        changes: dict[str, Any],
        operations: list[dict[str, Any]],
        positions: list[dict[str, Any]],
        seats: list[dict[str, Any]],
        on_commit: Callable[[], None],
    ) -> None:
        self.table_id = table_id
        self.fence = fence
        self.changes = changes
        self.operations = operations
        self.positions = positions
        self.seats = seats
        self.on_commit = on_commit
        """Called right after the transaction, before anything else of this process runs: it publishes the updates."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def resolve(self, problem: Exception | None) -> None:
        """Wake up whoever waits for the batch."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class GroupCommit:
    """Commits batches in the order in which they come, as many in one transaction as have gathered."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Batch | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to commit."""
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Commit what is queued, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def submit(self, batch: Batch) -> None:
        """Return once the batch is on disk and `on_commit` was called; raise `LeaseLost` if it was refused."""
        self._queue.put_nowait(batch)
        await batch.done

    async def _run(self) -> None:
        """Take what has gathered and commit it, over and over."""
        while await self._gather([await self._queue.get()]):
            pass

    async def _gather(self, batches: list[Batch | None]) -> bool:
        """Commit a batch with all that have gathered; gives whether to go on."""
        await asyncio.sleep(0)  # whoever is about to submit something comes along
        while not self._queue.empty():
            batches.append(self._queue.get_nowait())
        wanted = [batch for batch in batches if batch is not None]
        if wanted:
            await self._flush(wanted)
        return None not in batches

    async def _flush(self, batches: list[Batch]) -> None:
        """One transaction for all; if it fails, one for each, so that a bad batch harms nobody else."""
        try:
            with self._database.metrics.commits.time():
                lost = await self._database.transact(_insert_batches, batches)
        except Exception as problem:
            if len(batches) == 1:
                batches[0].resolve(problem)
            else:
                for batch in batches:
                    await self._flush([batch])
            return
        self._database.metrics.batches.inc(len(batches))
        results = [(batch, LeaseLost() if batch in lost else _after_commit(batch)) for batch in batches]
        for batch, trouble in results:  # not before all are published: those who wait for a batch have more to do
            batch.resolve(trouble)


def _insert_batches(connection: Connection, batches: list[Batch]) -> set[Batch]:
    """Write batches with a few statements for all; returns those whose fence is out of date, of which nothing is
    written."""
    if connection.dialect.name == "sqlite":
        return _insert_into_sqlite(connection, batches)
    fences = _locked_fences(connection, sorted({batch.table_id for batch in batches}))
    lost = _out_of_date(batches, fences)
    for statement, rows in _statements_for([batch for batch in batches if batch not in lost]):
        connection.execute(statement, rows)
    return lost


def _out_of_date(batches: list[Batch], fences: dict[str, int]) -> set[Batch]:
    """The batches whose fence is not that of their table."""
    return {batch for batch in batches if fences.get(batch.table_id) != batch.fence}


def _locked_fences(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The fences of some tables, whose rows are locked."""
    wanted = select(_TABLES.c.id, _TABLES.c.fence).where(_TABLES.c.id.in_(ids))
    return dict(connection.execute(wanted.order_by(_TABLES.c.id).with_for_update()).all())


def _insert_into_sqlite(connection: Connection, batches: list[Batch]) -> set[Batch]:
    """Write the batches through SQLite's own driver: it runs them faster than SQLAlchemy builds them."""
    driver = cast("sqlite3.Connection", connection.connection.driver_connection)
    compressed = _COMPRESSED.process_bind_param
    try:
        driver.execute("BEGIN IMMEDIATE")  # from the look at the fences on nobody else writes
        ids = sorted({batch.table_id for batch in batches})
        places = ", ".join("?" * len(ids))
        lost = _out_of_date(
            batches, dict(driver.execute(f"SELECT id, fence FROM tables WHERE id IN ({places})", ids).fetchall())
        )
        for statement, rows in _statements_for([batch for batch in batches if batch not in lost]):
            if statement is _INSERT_POSITION:
                rows = [{**row, "data": compressed(row["data"], connection.dialect)} for row in rows]
            driver.executemany(_as_sqlite_reads_it(statement), rows)
    except sqlite3.Error as problem:
        raise DBAPIError.instance(None, None, problem, sqlite3.Error, dialect=connection.dialect) from problem
    return lost


def _statements_for(batches: list[Batch]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The statements that write batches, each with all its rows."""
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for batch in batches:
        row = {"of": batch.table_id, **batch.changes}
        changes.setdefault(tuple(batch.changes), []).append(row)
    statements: list[tuple[Executable, list[dict[str, Any]]]] = [
        (_update_table(names), rows) for names, rows in changes.items()
    ]
    statements += [
        (_UPDATE_SEAT, [row for batch in batches for row in batch.seats]),
        (_INSERT_OPERATION, [row for batch in batches for row in batch.operations]),
        (_INSERT_POSITION, [row for batch in batches for row in batch.positions]),
    ]
    return [(statement, rows) for statement, rows in statements if rows]


@cache
def _update_table(names: tuple[str, ...]) -> Executable:
    """Saves these columns of a table's row."""
    values: dict[str, Any] = {name: bindparam(name) for name in names}
    return update(_TABLES).where(_TABLES.c.id == bindparam("of")).values(values)


@cache
def _as_sqlite_reads_it(statement: ClauseElement) -> str:
    """A statement compiled for SQLite with named parameters. The columns of these statements hold plain Python values,
    but for the data of positions, which are compressed."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _after_commit(batch: Batch) -> Exception | None:
    """Publish a batch, if somebody still waits for it; returns the exception that this raised, if any."""
    try:
        if not batch.done.done():
            batch.on_commit()
    except Exception as problem:
        return problem
    return None
