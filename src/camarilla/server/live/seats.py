"""Seats at a running table: who sits there, and who answers for them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.storage.models import SeatRow, User

__all__ = ["Chair", "load_chairs", "seat_row"]


class Chair(msgspec.Struct):
    """A seat in memory: its person (if any), and the bot that answers for it (if one does)."""

    seat: int
    user: str | None
    name: str
    bot: str | None
    away: bool
    resigned: bool
    vacation: float | None = None

    @property
    def human(self) -> bool:
        """Whether a person answers for it now."""
        return self.bot is None


async def load_chairs(session: AsyncSession, table_id: str) -> list[Chair]:
    """The seats of a table from the database, in order, each with the vacation of its person."""
    seats = select(SeatRow, User.vacation_until).outerjoin(User, User.id == SeatRow.user)
    rows = await session.execute(seats.where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    return [
        Chair(row.seat, row.user, row.name, row.bot, row.away, row.resigned, vacation) for row, vacation in rows.all()
    ]


def seat_row(table_id: str, chair: Chair) -> dict[str, Any]:
    """The values with which a seat is saved."""
    saved = {"user": chair.user, "name": chair.name, "bot": chair.bot, "away": chair.away, "resigned": chair.resigned}
    return {"of": table_id, "number": chair.seat, **saved}
