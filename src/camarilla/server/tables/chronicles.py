"""Series of games: what has been played, and what the next game is set up with."""

from __future__ import annotations

import msgspec
from sqlalchemy import exists, or_, select

from camarilla.kernel.facets import Series, need
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng
from camarilla.server.api.schemas import NewSeries, SeriesInfo, SeriesText
from camarilla.server.people.rights import Actor, Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, SeriesRow, TableRow
from camarilla.server.storage.table_rows import lock_user, seats_of
from camarilla.server.tables.listing import info_of
from camarilla.server.tables.lobby import Lobby
from camarilla.server.tables.series import series_access

__all__ = ["bring_series", "series_info", "series_of", "series_text"]

_MOST_SERIES = 200
"""How many series one user may begin."""


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
        seats = {row.id: await seats_of(session, row.id) for row in rows}
    check(Right.TAKE_PART, actor, series_access(series, [seat for taken in seats.values() for seat in taken]))
    assert series is not None
    tables = [
        info_of(row, seats[row.id], actor, lobby.hub)
        for row in rows
        if row.status == "finished" or lobby.access(row, seats[row.id]).open_to(actor)
    ]
    game, options = find(series.game), msgspec.json.decode(series.options)
    kept = series.id, series.game, series.title, series.created, series.finished
    story = game.series.story(options) if game.series is not None else None
    return SeriesInfo(*kept, game.shown(options), story, tables)


async def series_text(lobby: Lobby, actor: Actor, series_id: str) -> SeriesText:
    """A series as a text for other tables, for those who have taken part in it."""
    await series_info(lobby, actor, series_id)
    async with lobby.database.session() as session:
        series = await session.get(SeriesRow, series_id)
        assert series is not None
    game = find(series.game)
    return SeriesText(need(game.series, Series, game.name).write(msgspec.json.decode(series.options)))


async def bring_series(lobby: Lobby, actor: Actor, wanted: NewSeries) -> SeriesInfo:
    """Begin a series with the text of another table; its next game goes on from there."""
    game = find(wanted.game)
    options = need(game.series, Series, game.name).read(wanted.text, Rng(lobby.settings.new_seed()))
    row = SeriesRow(
        id=lobby.settings.new_id(),
        game=game.name,
        title=wanted.title.strip(),
        host=actor.user,
        created=lobby.settings.now(),
        finished=0,
        options=msgspec.json.encode(options),
    )
    async with lobby.database.session() as session:
        await lock_user(session, actor.user)
        mine = select(SeriesRow.id).where(SeriesRow.host == actor.user)
        if len(list(await session.scalars(mine))) >= _MOST_SERIES:
            raise Refuse(
                "too-many",
                f"you keep {_MOST_SERIES} chronicles already",
                409,
                message="too-many-chronicles",
                limit=_MOST_SERIES,
            )
        session.add(row)
    return await series_info(lobby, actor, row.id)
