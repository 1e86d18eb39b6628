"""Record files that users upload: verified in a worker process, then stored as finished tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select

from camarilla.server.api.schemas import TableInfo
from camarilla.server.live.clocks import DAY
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import RecordRow, SeatRow, TableRow
from camarilla.server.storage.table_rows import Terms
from camarilla.server.tables.jobs import Verified, verified
from camarilla.server.tables.lobby import Lobby

__all__ = ["import_record"]


async def import_record(lobby: Lobby, actor: Actor, data: bytes) -> TableInfo:
    """Import a record file as a finished table, once a worker has verified it."""
    if actor.user in lobby.importing:
        raise Refuse(
            "too-fast",
            "your last record is still being checked; bring one after the other",
            429,
            message="record-waits",
        )
    lobby.importing.add(actor.user)
    try:
        await _check_limits(lobby, actor, 0)
        record = await lobby.hub.jobs.run(actor.user, verified, data)
        await _check_limits(lobby, actor, len(record.lines))
        return await lobby.info(actor, await _store(lobby, actor, record))
    finally:
        lobby.importing.discard(actor.user)


async def _check_limits(lobby: Lobby, actor: Actor, size: int) -> None:
    """Raise if the actor has uploaded too many records within a day, or too large ones."""
    lately = TableRow.created > lobby.settings.now() - DAY
    wanted = select(func.count(TableRow.imported), func.sum(TableRow.imported))
    async with lobby.database.session() as session:
        count, kept = (await session.execute(wanted.where(TableRow.host == actor.user, lately))).one()
    most = lobby.settings.records_per_day
    if count >= most:
        raise Refuse(
            "too-many",
            f"within a day one brings {most} records at most; bring this one tomorrow",
            429,
            message="too-many-records",
        )
    if (kept or 0) + size > lobby.settings.record_bytes_per_day:
        room = f"{lobby.settings.record_bytes_per_day / 1_000_000:g} MB"
        raise Refuse(
            "too-many",
            f"within a day one brings records of {room} at most; bring this one tomorrow",
            429,
            message="too-many-records",
        )


async def _store(lobby: Lobby, actor: Actor, record: Verified) -> str:
    """Store an imported record as a finished table; gives its id."""
    now = lobby.settings.now()
    row = TableRow(
        id=lobby.settings.new_id(),
        game=record.game,
        revision=record.revision,
        count=record.seats,
        options=msgspec.json.encode(record.options),
        terms=msgspec.json.encode(Terms(rated=False)),
        status="finished",
        public=False,
        host=actor.user,
        seed=record.seed,
        salt=record.salt,
        commitment=record.commitment,
        created=now,
        started=now,
        finished=now,
        result=msgspec.json.encode(record.result),
        steps=record.steps,
        imported=len(record.lines),
    )
    async with lobby.database.session() as session:
        session.add(row)
        await session.flush()
        session.add(RecordRow(table_id=row.id, data=record.lines))
        for seat in range(record.seats):
            session.add(SeatRow(table_id=row.id, seat=seat))
    return row.id
