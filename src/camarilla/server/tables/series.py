"""Series: games that follow one another, each set up from the end of the one before, as in Oath."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import select

from camarilla.kernel.game import Game
from camarilla.server.api.schemas import NewTable
from camarilla.server.people.rights import Actor, Right, SeriesAccess, check
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import SeatRow, SeriesRow, TableRow

__all__ = ["check_unprepared", "series_access", "series_for"]


def series_access(series: SeriesRow | None, seats: Iterable[SeatRow]) -> SeriesAccess:
    """Who has taken part in a series: who began it, and whoever sat at a table of it; nobody if there is none."""
    if series is None:
        return SeriesAccess(frozenset())
    return SeriesAccess(frozenset({user for user in (series.host, *(seat.user for seat in seats)) if user is not None}))


async def check_unprepared(database: Database, game: Game, wanted: NewTable, series: SeriesRow | None) -> None:
    """Refuse to rate a game if one person has prepared what is hidden from the others, or the series it belongs to."""
    if not wanted.rated or wanted.visibility != "public" or wanted.hot_seat:
        return
    given = wanted.options
    if series is not None and msgspec.json.decode(series.options):
        async with database.session() as session:
            tables = select(TableRow.options).where(TableRow.series == series.id).order_by(TableRow.created)
            first = await session.scalar(tables.limit(1))
        given = msgspec.json.decode(series.options if first is None else first)
    if game.prepared(given):
        raise Refuse("prepared", "somebody has prepared what is hidden from the others: it cannot be a rated game")


async def series_for(
    database: Database, actor: Actor, game: Game, wanted: NewTable, settings: Settings
) -> SeriesRow | None:
    """The series a new table belongs to: the one it names, or a new one; None if the game has none."""
    if game.series is None:
        if wanted.series is not None:
            raise Refuse("bad-input", f"games of {game.name} stand alone: they belong to no series")
        return None
    if wanted.series is None:
        now = settings.now()
        kept = {"game": game.name, "title": wanted.title, "host": actor.user, "created": now}
        return SeriesRow(id=settings.new_id(), **kept, finished=0, options=b"{}")
    async with database.session() as session:
        series = await session.get(SeriesRow, wanted.series)
        taken = select(SeatRow).join(TableRow, SeatRow.table_id == TableRow.id)
        mine = taken.where(TableRow.series == wanted.series, SeatRow.user == actor.user).limit(1)
        check(Right.TAKE_PART, actor, series_access(series, await session.scalars(mine)))
        under_way = TableRow.series == wanted.series, TableRow.status.in_(("open", "running"))
        if await session.scalar(select(TableRow.id).where(*under_way).limit(1)) is not None:
            raise Refuse(
                "running",
                "a game of this series is under way; its end decides how the next begins",
                409,
                message="series-running",
            )
    return series
