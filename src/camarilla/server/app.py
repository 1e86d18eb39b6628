"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery

from camarilla import __version__
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.wording import LANGUAGES
from camarilla.server.database import Database
from camarilla.server.gateway import Gateway
from camarilla.server.hub import Hub
from camarilla.server.identity import actor_of, known_user, provide_actor
from camarilla.server.lobby import Lobby
from camarilla.server.people import People
from camarilla.server.refusals import Refuse
from camarilla.server.routes.games import Games
from camarilla.server.routes.people import Guests, Oneself
from camarilla.server.routes.tables import Quickly, Records, Tables
from camarilla.server.settings import Settings
from camarilla.server.signing import Signer
from camarilla.server.wire import RedisWire

__all__ = ["build"]

log = structlog.get_logger()

NOBODY = 4401
FOREIGN = 4403
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


class Problem(msgspec.Struct, frozen=True):
    """What a refused request gets: a code for programs, a sentence for people."""

    status_code: int
    code: str
    detail: str


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any], language: FromQuery[str | None] = None) -> None:
    """The one WebSocket of a client (see the protocol)."""
    state = socket.app.state
    if not same_origin(socket, state.settings):
        await socket.close(FOREIGN, "this origin may not connect")
        return
    user = await known_user(socket, state.database)
    if user is None:
        await socket.close(NOBODY, "log in or continue as a guest first")
        return
    await socket.accept()
    chosen = language if language in LANGUAGES else user.language
    await Gateway(socket, actor_of(user, chosen), state.hub).run()


def same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """Whether a page that opens a socket is one of ours; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin in settings.origins or urlsplit(origin).netloc == socket.headers.get("host")


def refused(_: Request[Any, Any, Any], problem: Refuse) -> Response[Problem]:
    """A refusal over HTTP."""
    return Response(Problem(problem.status, problem.code, problem.text), status_code=problem.status)


def bad_input(_: Request[Any, Any, Any], problem: CamarillaError) -> Response[Problem]:
    """What the engine refuses, over HTTP."""
    return Response(Problem(400, "bad-input", str(problem)), status_code=400)


def http_problem(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(str(item.get("message", item)) for item in extra if isinstance(item, dict))
    text = f"{problem.detail}: {details}" if details else problem.detail
    code = {404: "not-found", 405: "no-such-method", 403: "not-allowed", 429: "too-fast"}.get(
        problem.status_code, "bad-input"
    )
    return Response(Problem(problem.status_code, code, text), status_code=problem.status_code, headers=problem.headers)


def unexpected(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A mistake of ours: logged whole, told without details."""
    log.error("request failed", path=request.url.path, exc_info=problem)
    return Response(Problem(500, "internal", "something went wrong here; it was logged"), status_code=500)


def build(settings: Settings) -> Litestar:
    """The application for these settings."""
    database = Database(settings.database_url)
    signer = Signer(settings.secret)
    hub = Hub(settings, database)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await database.open()
        wire = None if settings.redis_url is None else RedisWire(hub, settings.redis_url)
        if wire is not None:
            await wire.open()
        hub.wire = wire
        await hub.open()
        try:
            yield
        finally:
            await hub.close()
            if wire is not None:
                await wire.close()
            await database.close()

    lobby = Lobby(hub, signer)
    people = People(settings, database, signer)
    key = sha256(f"session:{settings.secret}".encode()).digest()
    session = CookieBackendConfig(
        secret=key, key="camarilla", httponly=True, samesite="lax", secure=settings.secure_cookies, max_age=30 * 86_400
    )
    return Litestar(
        route_handlers=[play, Games, Guests, Oneself, Tables, Quickly, Records],
        dependencies={
            "actor": Provide(provide_actor),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "database": Provide(lambda: database, sync_to_thread=False),
        },
        state=State({"database": database, "hub": hub, "settings": settings}),
        lifespan=[life],
        middleware=[
            session.middleware,
            RateLimitConfig(
                rate_limit=("minute", settings.requests_per_minute), exclude=["/ws", "/healthz"]
            ).middleware,
        ],
        csrf_config=CSRFConfig(
            secret=sha256(f"csrf:{settings.secret}".encode()).hexdigest(), cookie_secure=settings.secure_cookies
        ),
        exception_handlers={
            Refuse: refused,
            CamarillaError: bad_input,
            HTTPException: http_problem,
            Exception: unexpected,
        },
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(title="Camarilla", version=__version__, path="/schema"),
        request_max_body_size=100_000,
    )
