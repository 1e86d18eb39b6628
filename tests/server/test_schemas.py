"""Databases of every earlier schema are brought up to date, and keep what they hold."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    insert,
    inspect,
    select,
    text,
)

from camarilla.server.live.leases import Leases
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database, migrate, newest_revision
from camarilla.server.storage.models import Base, Operation, Position, ProcessRow, RecordRow, TableRow

EARLIER = [f"{number:04}" for number in range(1, int(newest_revision()))]
FILLED = ("users", "tables", "seats", "operations", "positions", "records", "chat")


def some_row(table: Table) -> dict[str, Any]:
    """A row with something in each column that needs it; all rows belong to each other."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.nullable or (column.primary_key and isinstance(column.type, Integer) and column.name == "id"):
            continue
        if isinstance(column.type, LargeBinary):
            row[column.name] = b'{"as": "it was"}'
        elif isinstance(column.type, Boolean | Integer | Float):
            row[column.name] = 0
        else:
            row[column.name] = "running" if column.name == "status" else "t"
    return row


def filled(connection: Connection, revision: str) -> None:
    """A database of an earlier schema, with a row in each table that every schema has."""
    migrate(connection, revision)
    known = MetaData()
    known.reflect(connection)
    for name in FILLED:
        connection.execute(insert(known.tables[name]).values(some_row(known.tables[name])))


@pytest.mark.parametrize("revision", EARLIER)
def test_every_earlier_schema_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'camarilla.db'}")
    with engine.begin() as connection:
        filled(connection, revision)
        before = {name: connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in FILLED}
    with engine.begin() as connection:
        migrate(connection)
        assert {name: connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in FILLED} == before
        assert connection.scalar(select(Operation.data)) == b'{"as": "it was"}'
        assert connection.scalar(select(Position.data)) == b'{"as": "it was"}', "stored before it was compressed"
        assert connection.scalar(select(RecordRow.data)) == b'{"as": "it was"}'
        for table in Base.metadata.sorted_tables:
            there = {column["name"] for column in inspect(connection).get_columns(table.name)}
            assert there == {column.name for column in table.columns}, table.name
    engine.dispose()


def test_a_schema_that_is_up_to_date_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'camarilla.db'}")
    with engine.begin() as connection:
        migrate(connection)
    monkeypatch.setattr("alembic.command.upgrade", None)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


def test_records_and_positions_are_compressed_on_disk(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'camarilla.db'}")
    lines = b'{"answer": "income"}\n' * 100
    with engine.begin() as connection:
        filled(connection, newest_revision())
        connection.execute(text("DELETE FROM records"))
        connection.execute(insert(RecordRow).values(table_id="t", data=lines))
        stored = connection.scalar(text("SELECT data FROM records"))
        assert len(stored) < len(lines) / 4
        assert zlib.decompress(stored) == lines
        assert connection.scalar(select(RecordRow.data)) == lines
    engine.dispose()


class Clock:
    """A clock that stands unless it is moved."""

    time = 1_000.0

    def __call__(self) -> float:
        return self.time


def test_others_are_taken_for_dead_only_by_a_process_that_could_renew_itself(tmp_path: Path) -> None:
    """After the database was away all leases have run out, but nobody has died."""

    async def main() -> None:
        clock = Clock()
        url = f"sqlite+aiosqlite:///{tmp_path / 'camarilla.db'}"
        database = Database(url)
        await database.open()
        settings = [Settings(database_url=url, secret="", process=name, now=clock) for name in ("one", "two")]
        one, two = (Leases(each, database) for each in settings)
        async with database.session() as session:
            connection = await session.connection()
            await connection.run_sync(lambda sync: [_put(sync, name) for name in ("users", "tables")])
        await one.renew()
        await two.renew()
        assert isinstance(await one.claim("t"), TableRow)
        assert await two.claim("t") == "one"
        clock.time += 60.0  # the database is away
        await two.renew()
        assert await two.claim("t") == "one", "it has just come back itself"
        assert await two.abandoned(["t"], []) == []
        for _ in range(10):
            clock.time += settings[0].lease / 3
            await two.renew()
        assert await two.abandoned(["t"], []) == ["t"], "the other has had its time"
        row = await two.claim("t")
        assert isinstance(row, TableRow)
        assert (row.owner, row.fence) == ("two", 2)
        assert await one.renew() == {}
        await two.close()
        async with database.session() as session:
            assert list(await session.scalars(select(ProcessRow.name))) == ["one"]
        for _ in range(2):
            clock.time += settings[0].lease / 3
            await one.renew()
        assert isinstance(await one.claim("t"), TableRow), "a process that has ended owns nothing"
        await database.close()

    asyncio.run(main())


def _put(connection: Connection, name: str) -> None:
    """A row of a table."""
    table = Base.metadata.tables[name]
    connection.execute(insert(table).values(some_row(table)))
