"""Series of games to look at: what has been played, and what the next game begins with."""

from __future__ import annotations

import msgspec
from sqlalchemy import exists, or_, select

from camarilla.server.commands import Actor
from camarilla.server.lobby import Lobby
from camarilla.server.models import SeatRow, SeriesRow, TableRow
from camarilla.server.refusals import Refuse
from camarilla.server.schemas import SeriesInfo
from camarilla.server.showing import info_of
from camarilla.server.store import seats_of

__all__ = ["series_info", "series_of"]


async def series_of(lobby: Lobby, actor: Actor) -> list[SeriesInfo]:
    """The series somebody has taken part in, newest first."""
    played = exists().where(
        TableRow.series == SeriesRow.id, SeatRow.table_id == TableRow.id, SeatRow.user == actor.user
    )
    wanted = select(SeriesRow.id).where(or_(SeriesRow.host == actor.user, played)).order_by(SeriesRow.created.desc())
    async with lobby.database.session() as session:
        ids = list(await session.scalars(wanted))
    return [await series_info(lobby, actor, series_id) for series_id in ids]


async def series_info(lobby: Lobby, actor: Actor, series_id: str) -> SeriesInfo:
    """One series, for those who have taken part in it."""
    async with lobby.database.session() as session:
        series = await session.get(SeriesRow, series_id)
        wanted = select(TableRow).where(TableRow.series == series_id).order_by(TableRow.created.desc())
        rows = list(await session.scalars(wanted))
        tables = [info_of(row, await seats_of(session, row.id), actor, lobby.hub) for row in rows]
    if series is None or (series.host != actor.user and not any(table.mine for table in tables)):
        raise Refuse("unknown-series", "you have taken part in no such series", 404)
    options = msgspec.json.decode(series.options)
    return SeriesInfo(series.id, series.game, series.title, series.created, series.finished, options, tables)
