"""Leases: which process owns which running table.

A process has one lease for all its tables: a row that says until when it lives, which it prolongs every moment. A table
names its owner and has a fence: a number that grows with every new owner. A process that was taken for dead, and is
not, writes with an old fence, and the database refuses that.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, case, delete, func, insert, or_, select, update

from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ProcessRow, TableRow

__all__ = ["NOBODY", "RENEWALS", "Leases"]

NOBODY = ""
"""In place of the name of a table's owner, if it has none."""
RENEWALS = 3
"""How often a lease is renewed during its length."""
_TAKEN_AT_ONCE = 100
"""How many abandoned tables are listed at once."""
_FORGOTTEN_AFTER = 86_400.0
"""After how many seconds the row of a dead process is deleted."""


class Leases:
    """The lease of one process, and the tables it owns by it."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._until = 0.0
        """Until when this process lives, as it is stored."""
        self._steady_since: float | None = None
        """Since when this process has renewed its lease in time, each time."""

    async def open(self) -> None:
        """Begin to live. If this process is the whole server, whoever owned tables before is dead."""
        async with self._database.session() as session:
            await session.execute(delete(ProcessRow).where(ProcessRow.until < self._settings.now() - _FORGOTTEN_AFTER))
            if self._settings.embedded:
                await session.execute(delete(ProcessRow))
                await session.execute(update(TableRow).where(TableRow.owner.is_not(None)).values(owner=None))
        await self.renew()

    async def close(self) -> None:
        """End the lease, so that any process may claim what this one still owns."""
        async with self._database.session() as session:
            await session.execute(delete(ProcessRow).where(ProcessRow.name == self._settings.process))

    async def claim(self, table_id: str) -> TableRow | str | None:
        """The row of a table if it is ours now, or the name of its owner; None if no such table runs or has ended."""
        await self.live()
        me = self._settings.process
        async with self._database.session() as session:
            free = or_(TableRow.owner == me, self._ownerless())
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.status.in_(("running", "finished")), free)
                .values(owner=me, fence=TableRow.fence + 1)
            )
            row = await session.get(TableRow, table_id)
        if row is None or row.status not in ("running", "finished"):
            return None
        return row if row.owner == me else row.owner

    async def live(self) -> None:
        """Return once this process has a lease that has not run out."""
        if self._until < self._settings.now():
            await self._prolong()

    def own(self, row: TableRow) -> None:
        """Own a table that begins, in the transaction that begins it: nobody else can have its row."""
        row.owner, row.fence = self._settings.process, (row.fence or 0) + 1

    async def owner(self, table_id: str) -> str | None:
        """The other process that owns a table, or `NOBODY`, without claiming it; None if no such table runs."""
        async with self._database.session() as session:
            row = await session.get(TableRow, table_id)
        if row is None or row.status not in ("running", "finished"):
            return None
        return NOBODY if row.owner in (None, self._settings.process) else row.owner

    def _ownerless(self) -> ColumnElement[bool]:
        """Which tables nobody owns, or only a dead process.

        After the database was away all leases may have run out, though their processes live. Others are taken for dead
        only by a process that could renew its own lease for a while: so could they.
        """
        nobody = TableRow.owner.is_(None)
        now = self._settings.now()
        if self._steady_since is None or now - self._steady_since < self._settings.lease / RENEWALS:
            return nobody
        return or_(nobody, TableRow.owner.not_in(select(ProcessRow.name).where(ProcessRow.until >= now)))

    async def renew(self) -> dict[str, int]:
        """Prolong the lease of this process; gives the fences of the tables it still owns."""
        try:
            await self._prolong()
            async with self._database.session() as session:
                mine = TableRow.owner == self._settings.process
                return {
                    row.id: row.fence for row in await session.execute(select(TableRow.id, TableRow.fence).where(mine))
                }
        except BaseException:
            self._steady_since = None
            raise

    async def _prolong(self) -> None:
        """Store that this process lives on."""
        me, until, before = self._settings.process, self._settings.now() + self._settings.lease, self._until
        async with self._database.session() as session:
            mine = ProcessRow.name == me
            if await session.scalar(select(func.count()).where(mine)):
                await session.execute(update(ProcessRow).where(mine).values(until=until))
            else:
                await session.execute(insert(ProcessRow).values(name=me, until=until))
        self._until = until
        if self._steady_since is None or self._settings.now() > before:
            self._steady_since = self._settings.now()

    async def release(self, table_id: str, fence: int, due: float | None = None) -> None:
        """Give a table up, so that any process may claim it at once; with `due`, one does then, if it runs."""
        changes: dict[str, object] = {"owner": None}
        if due is not None:
            changes["due"] = case((TableRow.status == "running", due), else_=TableRow.due)
        async with self._database.session() as session:
            ours = (TableRow.id == table_id) & (TableRow.fence == fence)
            await session.execute(update(TableRow).where(ours).values(**changes))

    async def abandoned(self, watched: list[str], failing: list[str]) -> list[str]:
        """Running tables without a living owner that need one: their clock has run out, or somebody here watches.

        Those that fail to load are left out. They come in no order, so that of several processes each begins elsewhere.
        """
        async with self._database.session() as session:
            free = self._ownerless() & TableRow.id.not_in(failing)
            due = or_(TableRow.due <= self._settings.now(), TableRow.id.in_(watched))
            wanted = select(TableRow.id).where(TableRow.status == "running", free, due)
            return list(await session.scalars(wanted.order_by(func.random()).limit(_TAKEN_AT_ONCE)))
