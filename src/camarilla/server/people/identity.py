"""Who a request comes from, and whether it is let in: the one place where that is decided.

A browser has a session (an encrypted, http-only cookie that holds a user's id and epoch), a program a token. Every
route is for those the server knows, unless its `opt` says that it is for everybody, or for people only.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send
from sqlalchemy import select

from camarilla.server.refusals import Refuse
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ApiToken, User

__all__ = [
    "IN_PERSON",
    "PUBLIC",
    "Actor",
    "Forgery",
    "actor_of",
    "address_of",
    "admit",
    "bearer",
    "begin_session",
    "end_session",
    "known_user",
    "provide_actor",
    "token_hash",
]

Connection = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "
PUBLIC = {"public": True}
"""The `opt` of a route that is for everybody."""
IN_PERSON = {"in_person": True}
"""The `opt` of a route that is not for programs: a token plays for its owner, but does not rule over the account."""


class Actor(msgspec.Struct, frozen=True):
    """Who says something: a user, and the language they read."""

    user: str
    name: str
    language: str = "en"
    admin: bool = False


def token_hash(secret: str) -> str:
    """What is kept of a token."""
    return sha256(secret.encode()).hexdigest()


def bearer(connection: Connection) -> str | None:
    """The hash of the token that a request carries, if it carries one."""
    header = connection.headers.get("authorization", "")
    return token_hash(header[len(BEARER) :]) if header.startswith(BEARER) else None


def address_of(connection: Connection) -> str:
    """Where a request comes from, to be fair to those whom nobody need know."""
    return "" if connection.client is None else connection.client.host


async def known_user(connection: Connection, database: Database) -> User | None:
    """The user a request comes from, if the server knows one. A request with a token has no session."""
    hashed = bearer(connection)
    async with database.session() as session:
        if hashed is not None:
            owner = select(ApiToken.user).where(ApiToken.hashed == hashed).scalar_subquery()
            user = await session.scalar(select(User).where(User.id == owner))
        else:
            user = await _session_user(connection, session)
    return None if user is None or user.banned or user.kind == "deleted" else user


async def _session_user(connection: Connection, session: Any) -> User | None:
    """The user of a session, unless it was ended since."""
    kept = connection.session if connection.scope.get("session") else {}
    user: User | None = await session.get(User, kept["user"]) if "user" in kept else None
    return user if user is not None and user.epoch == kept.get("epoch") else None


def actor_of(user: User, language: str | None = None) -> Actor:
    """A user as the rest of the server knows them."""
    return Actor(user.id, user.name, language or user.language, user.admin)


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """The guard of all routes: only those the server knows come in, unless the route is public."""
    if handler.opt.get("public"):
        return
    user = await known_user(connection, connection.app.state.database)
    if user is None:
        raise Refuse("unknown-user", "log in or continue as a guest first", 401, message="nobody")
    if handler.opt.get("in_person") and bearer(connection) is not None:
        raise Refuse("not-allowed", "a program's token cannot do that", 403, message="in-person")
    connection.state.actor = actor_of(user)


async def provide_actor(request: Connection) -> Actor:
    """The dependency `actor`: who asks, as the guard found out."""
    actor: Actor = request.state.actor
    return actor


class Forgery(CSRFMiddleware):
    """Refuses what another site's page makes a browser send. Programs with a token have no cookies to abuse."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass what carries a token: no page can add that to another site's request, and it opens no session."""
        if any(name == b"authorization" and value.startswith(BEARER.encode()) for name, value in scope["headers"]):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def begin_session(connection: Connection, user: User) -> None:
    """From now on the browser is this user's."""
    connection.set_session({"user": user.id, "epoch": user.epoch})


def end_session(connection: Connection) -> None:
    """From now on the browser is nobody's."""
    connection.clear_session()
