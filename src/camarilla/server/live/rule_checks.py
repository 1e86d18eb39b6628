"""After an update of the rules: running games are replayed under the new code, and stopped if they differ."""

from __future__ import annotations

import structlog
from sqlalchemy import select, update

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import find
from camarilla.server.live.journal import Journal, fingerprint
from camarilla.server.storage.models import TableRow

__all__ = ["check_rules"]

_log = structlog.get_logger()


async def check_rules(journal: Journal, now: float) -> None:
    """Replay running tables whose rules code has changed; stop those that no longer come out the same."""
    async with journal.database.session() as session:
        rows = list(await session.scalars(select(TableRow).where(TableRow.status == "running")))
    for row in rows:
        try:
            code = fingerprint(find(row.game))
            if row.checked != code:
                await journal.save_checked(row, await journal.replayed(row), code)
        except CamarillaError as problem:
            await _stop(journal, row, str(problem), now)


async def _stop(journal: Journal, row: TableRow, why: str, now: float) -> None:
    """Stop a table that cannot go on under the present rules. Its record is kept."""
    reason = f"The rules of this game have changed and this table cannot go on under them: {why}."
    _log.warning("table stopped", table=row.id, why=why)
    async with journal.database.session() as session:
        await session.execute(
            update(TableRow)
            .where(TableRow.id == row.id)
            .values(status="stopped", reason=reason, finished=now, waiting="", due=None)
        )
