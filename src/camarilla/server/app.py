"""The Litestar application: puts the rooms together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, Request, Response, Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery
from litestar.routes import HTTPRoute
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import DBAPIError

from camarilla.kernel.errors import BadOptions, BadRecord, CamarillaError, UnknownGame, UnknownLesson, UnknownPuzzle
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.kernel.wording import LANGUAGES
from camarilla.server.http.game_files import game_page
from camarilla.server.http.openapi import open_api
from camarilla.server.http.page_addresses import Addresses
from camarilla.server.http.routes.decks import Decks
from camarilla.server.http.routes.games import Games
from camarilla.server.http.routes.lessons import Lessons
from camarilla.server.http.routes.notices import ChannelLinks, Channels, NoticesOfOneself
from camarilla.server.http.routes.pages import find_pages, pages
from camarilla.server.http.routes.people import (
    Accounts,
    Guests,
    Oneself,
    Others,
    PasswordOfOneself,
    Recoveries,
    Reports,
    Sessions,
)
from camarilla.server.http.routes.puzzles import Puzzles
from camarilla.server.http.routes.service import Service
from camarilla.server.http.routes.tables import Chronicles, Quickly, Records, Tables
from camarilla.server.http.security import (
    ATTEMPTS,
    REQUESTS,
    attempts_limit,
    csrf_protection,
    finish_responses,
    requests_limit,
    same_origin,
    sessions,
)
from camarilla.server.live.bot_programs import BotPrograms
from camarilla.server.live.connections import NOBODY, TOO_MANY, Connections
from camarilla.server.live.gateway import Gateway
from camarilla.server.live.hub import Hub, repeat
from camarilla.server.ops.metrics import Metrics
from camarilla.server.people.accounts import People
from camarilla.server.people.delivery import Delivery
from camarilla.server.people.identity import (
    NEEDS,
    actor_of,
    address_of,
    admit,
    bearer,
    credential_of,
    find_user,
    needs,
    provide_actor,
    session_id,
)
from camarilla.server.people.links import Signer
from camarilla.server.people.notices import Notices
from camarilla.server.people.rights import Right
from camarilla.server.refusals import Problem, Refuse, misfit
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database, is_away, is_disk_full
from camarilla.server.tables.lobby import Lobby
from camarilla.server.tables.notifier import Notifier
from camarilla.server.tables.players import refresh_tables

if TYPE_CHECKING:
    from camarilla.server.live.redis_bus import RedisBus

__all__ = ["SENTENCES", "build", "handlers_of"]

_log = structlog.get_logger()

_FOREIGN = 4403
_LARGEST_BODY = 100_000
_LONGEST_DETAIL = 300
_DATA_EXCEPTION = "22"
"""The class of SQL states for data that the database cannot store."""
_TIDY_SECONDS = 600.0
_NOTICE_SECONDS = 20.0
SENTENCES: tuple[tuple[type[CamarillaError], str], ...] = (
    (UnknownGame, "unknown-game"),
    (UnknownLesson, "unknown-lesson"),
    (UnknownPuzzle, "unknown-puzzle"),
    (BadOptions, "bad-options"),
    (BadRecord, "bad-record"),
    (CamarillaError, "bad-input"),
)
"""The sentence for each error of the engine."""


class _SafeRequest(Request[Any, Any, Any]):
    """A request that refuses JSON nested too deeply to parse safely."""

    async def json(self) -> Any:
        """The decoded body."""
        if too_deep(await self.body()):
            raise Refuse("bad-input", f"JSON is nested at most {DEEPEST} levels deep")
        return await super().json()


@websocket("/ws", opt=needs(Right.EVERYBODY))
async def _play(socket: WebSocket[Any, Any, Any], language: FromQuery[str | None] = None) -> None:
    """The WebSocket of a client (see `api.protocol`)."""
    state = socket.app.state
    if not same_origin(socket, state.settings):
        await socket.close(_FOREIGN, "this origin may not connect")
        return
    user = await find_user(socket, state.database)
    if user is None:
        await socket.close(NOBODY, "log in or continue as a guest first")
        return
    address = address_of(socket)
    full = state.connections.why_full(user.id, address)
    await socket.accept()
    if full is not None:
        await socket.close(TOO_MANY, full)
        return
    chosen = language if language in LANGUAGES else user.language
    actor = actor_of(user, chosen, credential_of(socket))
    await state.connections.serve(Gateway(socket, actor, state.hub), user, bearer(socket), session_id(socket), address)


def _refused(_: Request[Any, Any, Any], problem: Refuse) -> Response[Problem]:
    """A refusal over HTTP."""
    told = Problem(problem.status, problem.code, problem.text, problem.message, problem.said)
    return Response(told, status_code=problem.status)


def _bad_input(_: Request[Any, Any, Any], problem: CamarillaError) -> Response[Problem]:
    """What the engine refuses, over HTTP."""
    message = next(message for kind, message in SENTENCES if isinstance(problem, kind))
    return Response(Problem(400, "bad-input", str(problem), message, {"detail": str(problem)}), status_code=400)


def _http_problem(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(str(item.get("message", item)) for item in extra if isinstance(item, dict))
    text = " ".join((f"{problem.detail}: {details}" if details else problem.detail).split())[:_LONGEST_DETAIL]
    code = {404: "not-found", 405: "no-such-method", 403: "not-allowed", 413: "too-large", 429: "too-fast"}.get(
        problem.status_code, "bad-input"
    )
    message, args = misfit(extra) if code == "bad-input" else (code, {})
    told = Problem(problem.status_code, code, text, message, args)
    return Response(told, status_code=problem.status_code, headers=problem.headers)


def _unstorable(request: Request[Any, Any, Any], problem: DBAPIError) -> Response[Problem]:
    """Data that the database cannot store (a NUL, a number too large) is the client's mistake, all else is ours."""
    if is_disk_full(problem):
        _log.error("the disk is full: nothing can be kept until there is room", path=request.url.path)
        text = "the server's disk is full; what was kept is safe, but nothing more can be kept just now"
        return Response(Problem(503, "unavailable", text, "disk-full"), status_code=503)
    if not str(getattr(problem.orig, "sqlstate", "")).startswith(_DATA_EXCEPTION):
        return _unexpected(request, problem)
    text = "something in this request is a text or a number that cannot be kept"
    return Response(Problem(400, "bad-input", text, "bad-input"), status_code=400)


def _unexpected(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A database that is away, or a bug: logged with its traceback, answered without details."""
    if isinstance(problem, ConnectionError) or (isinstance(problem, DBAPIError) and is_away(problem)):
        _log.error("the database is away", path=request.url.path, problem=type(problem).__name__)
        text = "nothing can be read or kept at the moment; try again"
        return Response(Problem(503, "unavailable", text, "unavailable"), status_code=503)
    _log.error("request failed", path=request.url.path, exc_info=problem)
    return Response(Problem(500, "internal", "something went wrong here; it was logged", "internal"), status_code=500)


def build(settings: Settings) -> Litestar:
    """The application for these settings."""
    metrics = Metrics()
    database = Database(settings.database_url, metrics)
    signer = Signer(settings.secret)
    hub = Hub(settings, database)
    hub.bot_programs = BotPrograms(hub)
    connections = Connections(database, settings)
    stores = {ATTEMPTS: MemoryStore(), REQUESTS: MemoryStore()}
    metrics.watch("camarilla_tables", "Tables in memory", lambda: len(hub.tables))
    metrics.watch("camarilla_sockets", "Clients connected", lambda: sum(map(len, connections.open.values())))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await database.open()
        bus = None if settings.redis_url is None else _bus_for(hub, settings.redis_url)
        if bus is not None:
            await bus.open()
        hub.publisher.bus = bus
        await hub.open()
        tasks = [asyncio.create_task(connections.refresh_regularly()), asyncio.create_task(_expire_rate_limits(stores))]
        tasks.append(asyncio.create_task(repeat(_NOTICE_SECONDS, notifier.look), name="notices"))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await hub.close()
            if bus is not None:
                await bus.close()
            await database.close()

    lobby = Lobby(hub, signer)
    people = People(database, settings, signer, partial(refresh_tables, hub))
    notices = Notices(database, settings, signer, Delivery(settings))
    notifier = Notifier(notices)
    given = {
        "lobby": lobby,
        "notices": notices,
        "people": people,
        "database": database,
        "hub": hub,
        "connections": connections,
        "metrics": metrics,
    }
    attempts = Router(
        "/",
        route_handlers=[Guests, Accounts, Sessions, Recoveries, PasswordOfOneself, Channels, ChannelLinks],
        middleware=[attempts_limit(settings)],
    )
    app = Litestar(
        route_handlers=[
            _play,
            Games,
            Decks,
            Lessons,
            Puzzles,
            attempts,
            Oneself,
            NoticesOfOneself,
            Others,
            Reports,
            Tables,
            Quickly,
            Chronicles,
            Records,
            Service,
            pages(find_pages(), Addresses(database).known, game_page),
        ],
        dependencies={"actor": Provide(provide_actor), **{name: _provided(thing) for name, thing in given.items()}},
        state=State(
            {"database": database, "hub": hub, "connections": connections, "settings": settings, "notices": notices}
        ),
        stores=dict(stores),
        lifespan=[lifespan],
        guards=[admit],
        middleware=[requests_limit(settings), csrf_protection(settings), sessions(settings)],
        exception_handlers={
            Refuse: _refused,
            CamarillaError: _bad_input,
            HTTPException: _http_problem,
            DBAPIError: _unstorable,
            Exception: _unexpected,
        },
        before_send=[finish_responses(settings, metrics)],
        openapi_config=open_api(),
        logging_config=None,
        request_class=_SafeRequest,
        request_max_body_size=_LARGEST_BODY,
    )
    _check_rights_are_named(app)
    return app


def _bus_for(hub: Hub, url: str) -> RedisBus:
    """The bus to other processes. A server of one process needs no client of Redis, which takes long to load."""
    from camarilla.server.live.redis_bus import RedisBus  # slow to load

    return RedisBus(hub, url)


def _check_rights_are_named(app: Litestar) -> None:
    """Raise if a route does not name the right it needs."""
    for key, handler in handlers_of(app).items():
        if NEEDS not in handler.opt:
            raise ValueError(f"{key} names no right; give it opt=needs(Right.…)")


def handlers_of(app: Litestar) -> dict[str, BaseRouteHandler]:
    """All routes by method and path, without those that the framework adds to tell which methods there are."""
    found: dict[str, BaseRouteHandler] = {}
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler]:
            for method in getattr(handler, "http_methods", {"WEBSOCKET"}) - {"OPTIONS"}:
                found[f"{method} {route.path_format}"] = handler
    return found


def _provided(thing: Any) -> Provide:
    """A dependency that is one object for all requests."""
    return Provide(lambda: thing, sync_to_thread=False)


async def _expire_rate_limits(stores: dict[str, MemoryStore]) -> None:
    """Delete expired rate-limit counters regularly."""
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        for store in stores.values():
            await store.delete_expired()
