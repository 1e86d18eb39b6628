"""Backups: the whole database in one file of gzipped JSON lines, the same for SQLite and PostgreSQL.

The first line says what it is and which schema it has, then comes a line a row, and the last line counts them, so that
a file that was cut short is noticed. Only which processes run is not in it. It is read from one snapshot while the
server goes on playing. A file of an older schema is restored into that schema and then brought up to date.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla import __version__
from camarilla.kernel.errors import BadInput
from camarilla.server.storage.database import Database, migrate
from camarilla.server.storage.models import Base, ProcessRow

__all__ = ["backup", "restore", "write_line"]

_FORMAT = "camarilla backup 1"
_AT_ONCE = 500
_END = b'{"rows":'


class _Header(msgspec.Struct):
    """The first line."""

    format: str
    version: str
    schema: str
    tables: list[str]


class _Row(msgspec.Struct):
    """A row of a table; bytes are wrapped to tell them from text."""

    table: str
    row: dict[str, Any]


class _End(msgspec.Struct):
    """The last line."""

    rows: int


# -- writing -----------------------------------------------------------------------------------------------------------


async def backup(database: Database, place: Path) -> int:
    """Write everything to a file that only its owner may read; gives the number of rows."""
    draft = place.with_name(place.name + ".part")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            rows = await _write_all(database, raw)
        draft.replace(place)
    except OSError as problem:
        raise BadInput(f"{place}: cannot be written: {problem.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def _write_all(database: Database, raw: BinaryIO) -> int:
    """Write all rows as they are at one moment."""
    count = 0
    with gzip.GzipFile(fileobj=raw, mode="wb") as file:
        async with database.engine.connect() as connection:
            await _begin_snapshot(connection)
            revision = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
            tables = [table for table in Base.metadata.sorted_tables if table.name != ProcessRow.__tablename__]
            write_line(file, _Header(_FORMAT, __version__, revision or "", [str(table.name) for table in tables]))
            for table in tables:
                found = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for row in found.mappings():
                    write_line(file, _Row(str(table.name), {str(key): _packed(value) for key, value in row.items()}))
                    count += 1
            await connection.rollback()
        write_line(file, _End(count))
    return count


async def _begin_snapshot(connection: AsyncConnection) -> None:
    """Begin a transaction that sees the database as it is now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def write_line(file: gzip.GzipFile, line: msgspec.Struct) -> None:
    """Write one line."""
    file.write(msgspec.json.encode(line) + b"\n")


def _packed(value: Any) -> Any:
    """A value as JSON."""
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _unpacked(value: Any) -> Any:
    """A value for the database."""
    return b64decode(value["base64"]) if isinstance(value, dict) else value


# -- reading -----------------------------------------------------------------------------------------------------------


async def restore(database: Database, place: Path, now: float, replace: bool = False) -> int:
    """Restore an empty database from a file, all or nothing; with `replace`, one whose content is dropped."""
    _check_whole(place)
    async with database.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            await connection.commit()
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        rows = await connection.run_sync(_fill, place, now, replace)
        await connection.commit()
    return rows


def _lines_of(place: Path) -> Iterator[bytes]:
    """The lines of a backup file; raises if it is not one."""
    try:
        with gzip.open(place, "rb") as file:
            yield from file
    except (OSError, EOFError) as problem:
        why = getattr(problem, "strerror", None) or "it is not a whole backup file"
        raise BadInput(f"{place}: cannot be read: {why}") from None


def _check_whole(place: Path) -> None:
    """Read a file to its end, and raise if it is incomplete, before anything is touched."""
    last, count = b"", -2
    for line in _lines_of(place):
        last = line
        count += 1
    try:
        if msgspec.json.decode(last, type=_End).rows != count:
            raise BadInput(f"{place}: rows are missing")
    except msgspec.DecodeError:
        raise BadInput(f"{place}: the file was cut short, or is no backup") from None


def _header_of(line: bytes, place: Path) -> _Header:
    """The header of a backup file."""
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.DecodeError:
        raise BadInput(f"{place}: is no backup") from None
    if header.format != _FORMAT:
        raise BadInput(f"{place}: is {header.format!r}, not {_FORMAT!r}")
    return header


def _fill(connection: Connection, place: Path, now: float, replace: bool) -> int:
    """Create the schema of the file, insert its rows, and migrate."""
    lines = _lines_of(place)
    header = _header_of(next(lines), place)
    _make_room(connection, now, replace)
    try:
        migrate(connection, header.schema)
    except CommandError:
        raise BadInput(f"{place}: was made by a newer Camarilla ({header.version}); this is {__version__}") from None
    known = MetaData()
    known.reflect(connection)
    rows = 0
    gathered: list[_Row] = []
    for line in lines:
        row = None if line.startswith(_END) else msgspec.json.decode(line, type=_Row)
        if gathered and (row is None or row.table != gathered[0].table or len(gathered) == _AT_ONCE):
            rows += _put(connection, known.tables[gathered[0].table], gathered)
            gathered = []
        if row is not None:
            gathered.append(row)
    _count_on(connection, known)
    migrate(connection)
    return rows


def _put(connection: Connection, table: Table, rows: list[_Row]) -> int:
    """Insert rows of one table."""
    values = [{key: _unpacked(value) for key, value in row.row.items()} for row in rows]
    connection.execute(insert(table), values)
    return len(rows)


def _make_room(connection: Connection, now: float, replace: bool) -> None:
    """Drop all tables; raises if they hold data that should stay, or a server is using them."""
    there = set(inspect(connection).get_table_names())
    if "users" in there and "tables" in there:
        if "processes" in there and connection.scalar(select(func.count()).where(ProcessRow.until > now)):
            raise BadInput("a server is playing tables of this database; stop it first")
        filled = any(connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in ("users", "tables"))
        if filled and not replace:
            raise BadInput("this database is not empty; --replace deletes what it holds")
    old = MetaData()
    old.reflect(connection)
    old.drop_all(connection)


def _count_on(connection: Connection, known: MetaData) -> None:
    """Set the sequences of PostgreSQL behind the restored rows; SQLite needs no such thing."""
    if connection.dialect.name != "postgresql":
        return
    for table in known.tables.values():
        if "id" in table.columns and table.columns["id"].autoincrement is True:
            name = table.name
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), "
                    f"(SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                )
            )
