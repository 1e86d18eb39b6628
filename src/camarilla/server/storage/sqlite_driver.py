"""SQLite for SQLAlchemy's asynchronous engine, with one trip to the connection's thread for each statement.

SQLAlchemy's own adapter makes a cursor, executes, fetches and closes in four trips, and rolls back in another one what
was only read. Each trip wakes a thread and then the event loop, which takes far longer than SQLite does.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from typing import Any

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.util.concurrency import await_

__all__ = ["OneTripDriver"]


class _Cursor(AsyncAdapt_aiosqlite_cursor):
    """A statement with all that came of it."""

    __slots__ = ("_columns", "_count", "_row_id")

    def __init__(self, adapt_connection: Any) -> None:
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection._connection
        self._rows = deque()
        self._columns: Any = None
        self._count = -1
        self._row_id: Any = None

    @property
    def description(self) -> Any:
        """The columns of the rows, if it gives rows."""
        return self._columns

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._count

    @property
    def lastrowid(self) -> Any:
        """The number of the row that was added."""
        return self._row_id

    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._travel(sqlite3.Cursor.execute, operation, () if parameters is None else parameters)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._travel(sqlite3.Cursor.executemany, operation, seq_of_parameters)

    async def _travel(self, execute: Any, operation: Any, parameters: Any) -> None:
        """Do everything in the connection's thread."""
        async with self._adapt_connection._execute_mutex:
            await self._connection._execute(self._run, execute, operation, parameters)

    def _run(self, execute: Any, operation: Any, parameters: Any) -> None:
        """Execute a statement and fetch its rows; called in the connection's thread."""
        cursor = self._connection._conn.cursor()
        try:
            execute(cursor, operation, parameters)
            self._columns = cursor.description
            self._rows = deque(cursor.fetchall() if cursor.description else ())
            self._count, self._row_id = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    def close(self) -> None:
        """Forget the rows."""
        self._rows.clear()

    async def _async_soft_close(self) -> None:
        """Nothing is open."""


class _Connection(AsyncAdapt_aiosqlite_connection):
    """A connection that neither commits nor rolls back what was only read."""

    __slots__ = ()
    _cursor_cls = _Cursor

    def commit(self) -> None:
        """End a transaction, if there is one."""
        if self._changed():
            super().commit()

    def rollback(self) -> None:
        """Take a transaction back, if there is one."""
        if self._changed():
            super().rollback()

    def _changed(self) -> bool:
        """Whether a transaction is open: SQLite's driver begins one before the first change."""
        connection = self._connection._connection
        return connection is not None and bool(connection.in_transaction)


class OneTripDriver(AsyncAdapt_aiosqlite_dbapi):
    """What SQLAlchemy takes for the module of a database's driver."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, *arg: Any, **kw: Any) -> _Connection:
        """A new connection with its thread, which does not keep the process alive."""
        connection = self.aiosqlite.connect(*arg, **kw)
        connection._thread.daemon = True
        return _Connection(self, await_(connection))
