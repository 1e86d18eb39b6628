"""Tables over HTTP: lists, seats, beginnings, records, replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from camarilla.server.api.people import Link
from camarilla.server.api.schemas import (
    Fork,
    Join,
    NewSeries,
    NewTable,
    OwnDeck,
    Quick,
    Ready,
    Replay,
    ReviewPage,
    SeatBot,
    SeriesInfo,
    SeriesText,
    TableInfo,
    TablePage,
)
from camarilla.server.people.identity import Actor, needs
from camarilla.server.people.rights import Right
from camarilla.server.tables.chronicles import bring_series, series_info, series_of, series_text
from camarilla.server.tables.decks import bring_deck
from camarilla.server.tables.imports import import_record
from camarilla.server.tables.lobby import Lobby
from camarilla.server.tables.replays import record_for, replay_for, review_for

__all__ = ["Chronicles", "Quickly", "Records", "Tables"]

_RECORD_TYPE = "application/x-ndjson"


class Tables(Controller):
    """Everything about tables that is not play."""

    path = "/api/tables"
    tags = ("tables",)
    opt = needs(Right.KNOWN)

    @get()
    async def page(
        self,
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
        which: Annotated[str, QueryParameter(name="list")] = "open",
        game: FromQuery[str | None] = None,
        after: FromQuery[str | None] = None,
    ) -> TablePage:
        """A list of tables: `open`, `mine`, `waiting` or `finished`."""
        return await lobby.page(actor, which, game, after)

    @post()
    async def create(
        self, data: JSONBody[NewTable], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Open a table."""
        return await lobby.create(actor, data)

    @get("/{table_id:str}", opt=needs(Right.SEE))
    async def info(
        self,
        table_id: FromPath[str],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
        invite: FromQuery[str | None] = None,
    ) -> TableInfo:
        """One table."""
        return await lobby.info(actor, table_id, invite)

    @delete("/{table_id:str}", opt=needs(Right.RUN))
    async def cancel(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> None:
        """Close an open table, as its host."""
        await lobby.cancel(actor, table_id)

    @post("/{table_id:str}/join", opt=needs(Right.JOIN))
    async def join(
        self,
        table_id: FromPath[str],
        data: JSONBody[Join],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
    ) -> TableInfo:
        """Sit down."""
        return await lobby.join(actor, table_id, data)

    @post("/{table_id:str}/leave", opt=needs(Right.SIT))
    async def leave(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Stand up, before the game has begun."""
        return await lobby.leave(actor, table_id)

    @post("/{table_id:str}/ready", opt=needs(Right.SIT))
    async def ready(
        self,
        table_id: FromPath[str],
        data: JSONBody[Ready],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
    ) -> TableInfo:
        """Say that the player is ready; when all are, the game begins."""
        return await lobby.ready(actor, table_id, data.ready)

    @put("/{table_id:str}/deck", opt=needs(Right.SIT))
    async def bring(
        self,
        table_id: FromPath[str],
        data: JSONBody[OwnDeck],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
    ) -> TableInfo:
        """Bring a deck to an open table; only the player's own seat sees which."""
        return await bring_deck(lobby, actor, table_id, data)

    @post("/{table_id:str}/start", opt=needs(Right.RUN))
    async def start(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Begin the game, as its host."""
        return await lobby.start(actor, table_id)

    @post("/{table_id:str}/rematch", opt=needs(Right.SIT))
    async def rematch(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Open a table for a rematch."""
        return await lobby.rematch(actor, table_id)

    @put("/{table_id:str}/seats/{seat:int}", opt=needs(Right.RUN))
    async def set_bot(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatBot],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
    ) -> TableInfo:
        """Put a bot on a seat, or free it."""
        return await lobby.set_bot(actor, table_id, seat, data.bot)

    @get("/{table_id:str}/invite", opt=needs(Right.SHARE))
    async def invite(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> Link:
        """A link that lets whoever has it join."""
        token = await lobby.invite(actor, table_id)
        return Link(f"/table/{table_id}?invite={token}", token)

    @get("/{table_id:str}/record", opt=needs(Right.SEE), media_type=_RECORD_TYPE)
    async def record(
        self,
        table_id: FromPath[str],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
        seat: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """The record as JSON lines: whole once the game is over, before that as the user's own seat may know it."""
        data = await record_for(lobby, actor, table_id, seat)
        name = f'attachment; filename="{table_id}.jsonl"'
        return Response(data, media_type=_RECORD_TYPE, headers={"content-disposition": name})

    @get(
        "/{table_id:str}/replay",
        opt=needs(Right.SEE),
        responses={200: ResponseSpec(Replay, generate_examples=False, description="The replay")},
    )
    async def replay(
        self,
        table_id: FromPath[str],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
        eye: FromQuery[str] = "public",
    ) -> Response[bytes]:
        """A finished game through the eyes of a seat, the `public` or (`all`) with nothing hidden."""
        return Response(await replay_for(lobby, actor, table_id, eye), media_type=MediaType.JSON)

    @get("/{table_id:str}/review", opt=needs(Right.SEE))
    async def review(
        self, table_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> ReviewPage:
        """A finished game reviewed: each seat's chance to win after each step, and where it turned."""
        return await review_for(lobby, actor, table_id)

    @post("/{table_id:str}/fork", opt=needs(Right.SHARE))
    async def fork(
        self,
        table_id: FromPath[str],
        data: JSONBody[Fork],
        actor: NamedDependency[Actor],
        lobby: NamedDependency[Lobby],
    ) -> TableInfo:
        """Go on from a step of a finished game at a new table."""
        return await lobby.fork(actor, table_id, data)


class Quickly(Controller):
    """Quick match."""

    path = "/api/quick"
    tags = ("tables",)
    opt = needs(Right.KNOWN)

    @post()
    async def quick(
        self, data: JSONBody[Quick], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Sit down at any open table of a game, or open one."""
        return await lobby.quick(actor, data)


class Chronicles(Controller):
    """Chronicles: series of games, each set up from the one before."""

    path = "/api/series"
    tags = ("tables",)
    opt = needs(Right.KNOWN)

    @get()
    async def mine(self, actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]) -> list[SeriesInfo]:
        """The chronicles in which the user has taken part."""
        return await series_of(lobby, actor)

    @get("/{series_id:str}", opt=needs(Right.TAKE_PART))
    async def one(
        self, series_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> SeriesInfo:
        """One chronicle."""
        return await series_info(lobby, actor, series_id)

    @get("/{series_id:str}/text", opt=needs(Right.TAKE_PART))
    async def text(
        self, series_id: FromPath[str], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> SeriesText:
        """One chronicle as a text that other tables read."""
        return await series_text(lobby, actor, series_id)

    @post()
    async def bring(
        self, data: JSONBody[NewSeries], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> SeriesInfo:
        """Import a chronicle that another table wrote."""
        return await bring_series(lobby, actor, data)


class Records(Controller):
    """Record files."""

    path = "/api/records"
    tags = ("tables",)
    opt = needs(Right.KNOWN)

    @post(request_max_body_size=8_000_000)
    async def add(
        self, request: Request[Any, Any, Any], actor: NamedDependency[Actor], lobby: NamedDependency[Lobby]
    ) -> TableInfo:
        """Bring a record file (JSON lines) of a finished game; it is verified first."""
        return await import_record(lobby, actor, await request.body())
