"""Operations as they are stored: a row each while the game goes on, all of them packed into one when it is over."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Archive, Operation, Position

__all__ = ["Stored", "archive", "last_number", "pack", "stored_operations", "unpack"]


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
_COLUMNS = (Operation.number, Operation.data, Operation.kept, Operation.events, Operation.digest, Operation.at)


def pack(operations: Sequence[Stored]) -> bytes:
    """Operations as bytes for an archive."""
    return zlib.compress(msgspec.json.encode(operations))


def unpack(data: bytes) -> list[Stored]:
    """The operations that were packed."""
    return _DECODER.decode(zlib.decompress(data))


async def stored_operations(session: AsyncSession, table_id: str, since: int = 0) -> list[Stored]:
    """The operations of a table from a number on, in order."""
    wanted = select(*_COLUMNS).where(Operation.table_id == table_id, Operation.number >= since)
    rows = (await session.execute(wanted.order_by(Operation.number))).all()
    if rows:
        return [_stored(row) for row in rows]
    packed = await session.scalar(select(Archive.data).where(Archive.table_id == table_id))
    return [] if packed is None else [one for one in unpack(packed) if one.number >= since]


async def last_number(session: AsyncSession, table_id: str) -> int:
    """The number of the last operation of a table."""
    last = await session.scalar(select(func.max(Operation.number)).where(Operation.table_id == table_id))
    if last is None:
        last = max([one.number for one in await stored_operations(session, table_id)], default=0)
    return last


def _stored(row: Any) -> Stored:
    """A row as it is read."""
    return Stored(row.number, msgspec.Raw(row.data), row.kept, msgspec.Raw(row.events), row.digest, row.at)


async def archive(database: Database, table_id: str, known: list[Stored] | None = None) -> None:
    """Put the operations of a finished game, which may be known already, into one row; a thread packs them."""
    async with database.session() as session:
        if await session.scalar(select(Archive.table_id).where(Archive.table_id == table_id)) is not None:
            return
        operations = known or await stored_operations(session, table_id)
    packed = await asyncio.to_thread(pack, operations)
    with suppress(IntegrityError):  # another process may just have done it
        await database.transact(_replace_rows, (table_id, packed))


def _replace_rows(connection: Connection, archived: tuple[str, bytes]) -> None:
    """Store an archive in place of the rows; the table is loaded from its last position, and needs no other."""
    table_id, packed = archived
    connection.execute(insert(Archive).values(table_id=table_id, data=packed))
    connection.execute(delete(Operation).where(Operation.table_id == table_id))
    newest = select(func.max(Position.number)).where(Position.table_id == table_id).scalar_subquery()
    connection.execute(delete(Position).where(Position.table_id == table_id, Position.number < newest))
