"""Rows of tables: what was agreed about a table, its seats, and locks on rows that several processes change."""

from __future__ import annotations

from typing import cast

import msgspec
from sqlalchemy import Table, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.api.schemas import Clocks
from camarilla.server.storage.models import SeatRow, TableRow, User

__all__ = ["Terms", "lock_table", "lock_user", "seats_of"]


_TABLES, _USERS = cast("Table", TableRow.__table__), cast("Table", User.__table__)
_LOCK_TABLE = update(_TABLES).where(_TABLES.c.id == bindparam("of")).values(status=_TABLES.c.status)
_LOCK_USER = update(_USERS).where(_USERS.c.id == bindparam("of")).values(seen=_USERS.c.seen)


class Terms(msgspec.Struct, frozen=True):
    """What was agreed about a table before it began."""

    title: str = ""
    clocks: Clocks = Clocks()
    spectators: str = "all"
    delay: int = 0
    whispers: bool = False
    hot_seat: bool = False
    rated: bool = True
    hints: bool = False
    """Whether people who play people may ask for hints."""


async def lock_table(session: AsyncSession, table_id: str) -> None:
    """Lock the row of a table, against all processes, until this transaction ends.

    A write that changes nothing: PostgreSQL locks the row by it, SQLite lets one transaction write at a time. What is
    read after it is as the last one left it.
    """
    await session.execute(_LOCK_TABLE, {"of": table_id})


async def lock_user(session: AsyncSession, user_id: str) -> None:
    """Lock the row of a user until this transaction ends: requests at the same time cannot exceed limits together."""
    await session.execute(_LOCK_USER, {"of": user_id})


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    return list(await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)))
