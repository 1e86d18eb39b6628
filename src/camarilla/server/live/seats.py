"""Seats at a running table: who sits there, and who answers for them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.storage.models import SeatRow, User

__all__ = ["Chair", "load_chair", "seat_row"]


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


async def load_chair(session: AsyncSession, row: SeatRow) -> Chair:
    """A seat from the database, with the vacation of its person."""
    user = None if row.user is None else await session.get(User, row.user)
    vacation = None if user is None else user.vacation_until
    return Chair(row.seat, row.user, row.name, row.bot, row.away, row.resigned, vacation)


def seat_row(table_id: str, chair: Chair) -> dict[str, Any]:
    """The values with which a seat is saved."""
    saved = {"user": chair.user, "name": chair.name, "bot": chair.bot, "away": chair.away, "resigned": chair.resigned}
    return {"of": table_id, "number": chair.seat, **saved}
