"""SQLite's driver: one trip to its thread for a statement, none to end what was only read; transactions hold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Executable, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ProcessRow


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done in the threads of connections, as it is done."""
    made: list[str] = []
    execute = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, function: Any, *given: Any, **named: Any) -> Any:
        made.append(getattr(function, "__name__", ""))
        return await execute(self, function, *given, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return made


def with_database(folder: Path, use: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        database = Database(f"sqlite+aiosqlite:///{folder / 'db'}")
        await database.open()
        await use(database)
        await database.close()

    asyncio.run(main())


def test_what_is_read_takes_one_trip_and_what_is_written_one_more(tmp_path: Path, trips: list[str]) -> None:
    async def use(database: Database) -> None:
        trips.clear()
        async with database.session() as session:
            assert await session.get(ProcessRow, "one") is None
        assert trips == ["_run"]
        async with database.session() as session:
            session.add(ProcessRow(name="one", until=1.0))
        assert trips == ["_run", "_run", "commit"]

    with_database(tmp_path, use)


async def do_all(database: Database, *statements: Executable) -> None:
    """Execute statements in one transaction."""
    async with database.session() as session:
        for statement in statements:
            await session.execute(statement)


def test_a_transaction_that_fails_changes_nothing(tmp_path: Path) -> None:
    async def use(database: Database) -> None:
        again = insert(ProcessRow).values(name="one", until=1.0)
        await do_all(database, again)
        with pytest.raises(IntegrityError):
            await do_all(database, update(ProcessRow).values(until=2.0), again)
        with pytest.raises(OperationalError):
            await do_all(database, delete(ProcessRow), text("SELECT nothing"))
        async with database.session() as session:
            rows = (await session.execute(select(ProcessRow.name, ProcessRow.until))).all()
        assert [tuple(row) for row in rows] == [("one", 1.0)]

    with_database(tmp_path, use)


def test_rows_and_counts_are_those_of_sqlite(tmp_path: Path) -> None:
    async def use(database: Database) -> None:
        async with database.session() as session:
            named = [{"name": str(number), "until": float(number)} for number in range(5)]
            await session.execute(insert(ProcessRow), named)
            changed = await session.execute(update(ProcessRow).where(ProcessRow.until > 1.0).values(until=9.0))
            assert getattr(changed, "rowcount", None) == 3
            kept = await session.execute(delete(ProcessRow).where(ProcessRow.until == 9.0).returning(ProcessRow.name))
            assert sorted(kept.scalars()) == ["2", "3", "4"]
            found = await session.stream(select(ProcessRow.name).order_by(ProcessRow.name))
            assert [row.name async for row in found] == ["0", "1"]

    with_database(tmp_path, use)
