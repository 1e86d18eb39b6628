"""Operations as they are stored: a row each while the game goes on, all of them packed into one when it is over."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast

import msgspec
from sqlalchemy import BindParameter, Connection, Table, bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Archive, Operation, Position, RecordRow, TableRow

__all__ = ["Stored", "archive", "last_number", "pack", "put_away_already", "stored_operations", "unpack"]


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """An operation as it was written: its number, what it is, how many earlier events it kept, and what it caused."""

    number: int
    data: msgspec.Raw
    kept: int
    events: msgspec.Raw
    digest: str
    at: float

    def told(self) -> list[Any]:
        """Its events, sealed."""
        events: list[Any] = msgspec.json.decode(self.events)
        return events


_DECODER = msgspec.json.Decoder(list[Stored])
_OF: BindParameter[str] = bindparam("of")
"""The id of a table."""
_COLUMNS = (Operation.number, Operation.data, Operation.kept, Operation.events, Operation.digest, Operation.at)
_OPERATIONS_SINCE = (
    select(*_COLUMNS)
    .where(Operation.table_id == _OF, Operation.number >= bindparam("since"))
    .order_by(Operation.number)
)
_KEPT = (
    select(RecordRow.table_id, Archive.table_id)
    .select_from(TableRow)
    .outerjoin(RecordRow, RecordRow.table_id == TableRow.id)
    .outerjoin(Archive, Archive.table_id == TableRow.id)
    .where(TableRow.id == _OF)
)
_INSERT_RECORD, _INSERT_ARCHIVE = insert(cast("Table", RecordRow.__table__)), insert(cast("Table", Archive.__table__))
_DELETE_OPERATIONS = delete(Operation).where(Operation.table_id == _OF)
_NEWEST = select(func.max(Position.number)).where(Position.table_id == _OF).scalar_subquery()
_DELETE_OLDER_POSITIONS = delete(Position).where(Position.table_id == _OF, Position.number < _NEWEST)


def pack(operations: Sequence[Stored]) -> bytes:
    """Operations as bytes for an archive."""
    return zlib.compress(msgspec.json.encode(operations))


def unpack(data: bytes) -> list[Stored]:
    """The operations that were packed."""
    return _DECODER.decode(zlib.decompress(data))


async def stored_operations(session: AsyncSession, table_id: str, since: int = 0) -> list[Stored]:
    """The operations of a table from a number on, in order."""
    rows = (await session.execute(_OPERATIONS_SINCE, {"of": table_id, "since": since})).all()
    if rows:
        return [_stored(*row) for row in rows]
    packed = await session.scalar(select(Archive.data).where(Archive.table_id == table_id))
    return [] if packed is None else [one for one in unpack(packed) if one.number >= since]


async def last_number(session: AsyncSession, table_id: str) -> int:
    """The number of the last operation of a table."""
    last = await session.scalar(select(func.max(Operation.number)).where(Operation.table_id == table_id))
    if last is None:
        last = max([one.number for one in await stored_operations(session, table_id)], default=0)
    return last


def _stored(number: int, data: bytes, kept: int, events: bytes, digest: str, at: float) -> Stored:
    """A row as it is read."""
    return Stored(number, msgspec.Raw(data), kept, msgspec.Raw(events), digest, at)


async def archive(
    database: Database, table_id: str, operations: list[Stored], write: Callable[[], bytes] | None = None
) -> None:
    """Put the operations of a finished game into one row; a thread packs them.

    With `write`, which the thread calls, the record of the game is stored in the same transaction.
    """
    packed, record = await asyncio.to_thread(lambda: (pack(operations), None if write is None else write()))
    with suppress(IntegrityError):  # another process may just have done it
        await database.transact(_put_away, (table_id, packed, record))


async def put_away_already(session: AsyncSession, table_id: str) -> tuple[bool, bool]:
    """Whether the record of a game is stored, and whether its operations are packed."""
    record, packed = (await session.execute(_KEPT, {"of": table_id})).one()
    return record is not None, packed is not None


def _put_away(connection: Connection, archived: tuple[str, bytes, bytes | None]) -> None:
    """Store a record, if there is one, and an archive in place of the rows; the table is loaded from its last position,
    and needs no other."""
    table_id, packed, record = archived
    if record is not None:
        connection.execute(_INSERT_RECORD, {"table_id": table_id, "data": record})
    connection.execute(_INSERT_ARCHIVE, {"table_id": table_id, "data": packed})
    connection.execute(_DELETE_OPERATIONS, {"of": table_id})
    connection.execute(_DELETE_OLDER_POSITIONS, {"of": table_id})
