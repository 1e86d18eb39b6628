"""Leases: which process owns which running table.

A lease is a row's owner, the time until which it holds, and a fence: a number that grows with every new owner. A
process that was taken for dead, and is not, writes with an old fence, and the database refuses that.
"""

from __future__ import annotations

from sqlalchemy import or_, select, update

from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import TableRow

__all__ = ["Leases"]


class Leases:
    """The leases of one process."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database

    async def take_all(self) -> None:
        """End all leases: this process is the whole server, so whoever held them is dead."""
        async with self._database.session() as session:
            await session.execute(update(TableRow).values(owner=None, lease_until=0.0))

    async def claim(self, table_id: str) -> TableRow | str | None:
        """The row of a table if it is ours now, or the name of its owner; None if no such table runs or has ended."""
        now = self._settings.now()
        me = self._settings.process
        async with self._database.session() as session:
            free = or_(TableRow.owner.is_(None), TableRow.owner == me, TableRow.lease_until < now)
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.status.in_(("running", "finished")), free)
                .values(owner=me, fence=TableRow.fence + 1, lease_until=now + self._settings.lease)
            )
            row = await session.get(TableRow, table_id)
        if row is None or row.status not in ("running", "finished"):
            return None
        return row if row.owner == me else row.owner

    async def renew(self) -> dict[str, int]:
        """Prolong the leases of this process; gives the fences of the tables it still owns."""
        async with self._database.session() as session:
            mine = TableRow.owner == self._settings.process
            until = self._settings.now() + self._settings.lease
            await session.execute(update(TableRow).where(mine).values(lease_until=until))
            rows = await session.execute(select(TableRow.id, TableRow.fence).where(mine))
            return {row.id: row.fence for row in rows}

    async def release(self, table_id: str, fence: int) -> None:
        """End a lease, so that any process may claim the table at once."""
        async with self._database.session() as session:
            ours = (TableRow.id == table_id) & (TableRow.fence == fence)
            await session.execute(update(TableRow).where(ours).values(owner=None, lease_until=0.0))

    async def abandoned(self, watched: list[str], failing: list[str]) -> list[str]:
        """Running tables without a living owner that need one: their clock has run out, or somebody here watches.

        Those that fail to load are left out.
        """
        now = self._settings.now()
        async with self._database.session() as session:
            free = or_(TableRow.owner.is_(None), TableRow.lease_until < now) & TableRow.id.not_in(failing)
            due = or_(TableRow.due <= now, TableRow.id.in_(watched))
            wanted = select(TableRow.id).where(TableRow.status == "running", free, due).limit(50)
            return list(await session.scalars(wanted))
