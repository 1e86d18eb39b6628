"""Administration commands. They write to the database; running servers notice."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.kernel.errors import BadInput
from camarilla.server.people.accounts import account_named, give_codes
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ApiToken, ProcessRow, ReportRow, SeatRow, TableRow, User
from camarilla.server.storage.table_rows import Terms

__all__ = ["Admin"]

_LISTED = 200
"""How many rows a list has at most."""


class Admin:
    """The commands of `camarilla admin`."""

    def __init__(self, database: Database, now: float) -> None:
        self.database = database
        self.now = now

    # -- people --------------------------------------------------------------------------------------------------

    async def users(self, search: str | None = None, guests: bool = False) -> list[dict[str, Any]]:
        """Accounts (and guests, if wanted), the last seen first."""
        wanted = select(User).where(User.kind.in_(("account", "guest") if guests else ("account",)))
        if search is not None:
            wanted = wanted.where(or_(User.name.icontains(search, autoescape=True), User.id == search))
        async with self.database.session() as session:
            rows = list(await session.scalars(wanted.order_by(User.seen.desc()).limit(_LISTED)))
            return [
                {
                    "id": user.id,
                    "name": user.name,
                    "kind": user.kind,
                    "admin": user.admin,
                    "banned": user.banned,
                    "created": user.created,
                    "seen": user.seen,
                    "tables": await _tables_played(session, user.id),
                }
                for user in rows
            ]

    async def set_admin(self, who: str, admin: bool) -> str:
        """Make somebody an administrator, or an ordinary player again."""
        async with self.database.session() as session:
            user = await _one(session, who)
            if user.kind != "account":
                raise BadInput(f"{user.name} is a guest; only an account can be an administrator")
            user.admin = admin
            return user.name

    async def set_banned(self, who: str, banned: bool) -> str:
        """Ban a user, or lift the ban. Sessions and WebSockets end; the user keeps their seats."""
        async with self.database.session() as session:
            user = await _one(session, who)
            user.banned = banned
            user.epoch += 1
            return user.name

    async def reset(self, who: str) -> tuple[str, str]:
        """Delete a user's password, sessions and tokens; gives one recovery code to hand to them."""
        async with self.database.session() as session:
            user = await _one(session, who)
            if user.kind != "account":
                raise BadInput(f"{user.name} is a guest and has no password")
            user.password = None
            user.epoch += 1
            await session.execute(delete(ApiToken).where(ApiToken.user == user.id))
            (code,) = await give_codes(session, user.id, 1)
            return user.name, code

    # -- tables --------------------------------------------------------------------------------------------------

    async def tables(self, status: str | None = None) -> list[dict[str, Any]]:
        """Tables, newest first."""
        wanted = select(TableRow).order_by(TableRow.created.desc()).limit(_LISTED)
        if status is not None:
            wanted = wanted.where(TableRow.status == status)
        async with self.database.session() as session:
            rows = list(await session.scalars(wanted))
            alive = set(await session.scalars(select(ProcessRow.name).where(ProcessRow.until > self.now)))
            return [
                {
                    "id": row.id,
                    "game": row.game,
                    "title": msgspec.json.decode(row.terms, type=Terms).title,
                    "status": row.status,
                    "public": row.public,
                    "seats": await _seat_names(session, row.id),
                    "steps": row.steps,
                    "created": row.created,
                    "owner": row.owner if row.owner in alive else None,
                }
                for row in rows
            ]

    async def stop(self, table_id: str, why: str) -> None:
        """Stop a table for good: its owner loses the lease, and the record so far is kept."""
        async with self.database.session() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                raise BadInput(f"there is no table {table_id!r}")
            if row.status not in ("open", "running"):
                raise BadInput(f"table {table_id} is {row.status} already")
            ended = {
                "status": "stopped" if row.status == "running" else "cancelled",
                "reason": why,
                "finished": self.now,
            }
            free = {"owner": None, "fence": TableRow.fence + 1, "waiting": "", "due": None}
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(**ended, **free))

    # -- reports -------------------------------------------------------------------------------------------------

    async def reports(self, handled: bool = False) -> list[dict[str, Any]]:
        """What players reported, oldest first."""
        wanted = select(ReportRow).order_by(ReportRow.id).limit(_LISTED)
        if not handled:
            wanted = wanted.where(~ReportRow.handled)
        async with self.database.session() as session:
            rows = list(await session.scalars(wanted))
            ids = {user_id for row in rows for user_id in (row.user, row.about) if user_id is not None}
            found = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
            names: dict[str, str] = dict(found.all())
        return [
            {
                "id": row.id,
                "by": names.get(row.user or "", ""),
                "about": names.get(row.about, ""),
                "user": row.about,
                "table": row.table_id,
                "text": row.text,
                "at": row.at,
                "handled": row.handled,
            }
            for row in rows
        ]

    async def handle(self, number: int) -> None:
        """Mark a report as handled."""
        async with self.database.session() as session:
            row = await session.get(ReportRow, number)
            if row is None:
                raise BadInput(f"there is no report {number}")
            row.handled = True


async def _one(session: AsyncSession, who: str) -> User:
    """The user of an id, or the account of a name."""
    user = await session.get(User, who) or await account_named(session, who)
    if user is None or user.kind == "deleted":
        raise BadInput(f"there is no user {who!r}")
    return user


async def _tables_played(session: AsyncSession, user_id: str) -> int:
    """How many open or running tables a user sits at."""
    seats = select(SeatRow.table_id).where(SeatRow.user == user_id)
    running = select(func.count()).where(TableRow.status.in_(("open", "running")), TableRow.id.in_(seats))
    return await session.scalar(running) or 0


async def _seat_names(session: AsyncSession, table_id: str) -> list[str]:
    """Who sits at a table."""
    wanted = select(SeatRow.name).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    return [name or "-" for name in await session.scalars(wanted)]
