"""Authentication: which user a request comes from, and whether a route lets them in.

A browser has a session (an encrypted, http-only cookie that holds a user's id and epoch, and the id of a session that
is stored here until it ends: a copy of the cookie is worth nothing then), a program a token. Every
route names the right it needs (`rights`) in its `opt`; one that names none cannot be built.
"""

from __future__ import annotations

from hashlib import sha256
from ipaddress import ip_address
from secrets import token_urlsafe
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send
from sqlalchemy import bindparam, delete, exists, select, update

from camarilla.server.people.rights import Actor, Credential, Right, check
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ApiToken, SessionRow, User

__all__ = [
    "NEEDS",
    "SESSION_SECONDS",
    "Actor",
    "CsrfProtection",
    "actor_of",
    "address_of",
    "admit",
    "bearer",
    "begin_session",
    "credential_of",
    "end_session",
    "find_user",
    "hash_token",
    "is_loopback",
    "needs",
    "provide_actor",
    "session_id",
]

_Connection = ASGIConnection[Any, Any, Any, Any]
_BEARER = "Bearer "
NEEDS = "right"
SESSION_SECONDS = 30 * 86_400
_MOST_SESSIONS = 100
"""How many sessions of one user are kept: those that began last."""


def needs(right: Right) -> dict[str, Right]:
    """The `opt` of a route that needs a right."""
    return {NEEDS: right}


def hash_token(secret: str) -> str:
    """The hash under which a token is stored."""
    return sha256(secret.encode()).hexdigest()


_OF_EPOCH = select(User).where(User.id == bindparam("who"), User.epoch == bindparam("epoch"))
_OF_SESSION = _OF_EPOCH.where(exists().where(SessionRow.id == bindparam("stored"), SessionRow.user == User.id))


def _authorization(scope: Scope) -> str:
    """The header `Authorization` of a request; nothing if there are several, since each reader could take another."""
    given = [value for name, value in scope["headers"] if name == b"authorization"]
    return given[0].decode("latin-1") if len(given) == 1 else ""


def bearer(connection: _Connection) -> str | None:
    """The hash of the token that a request carries, if it carries one."""
    header = _authorization(connection.scope)
    return hash_token(header[len(_BEARER) :]) if header.startswith(_BEARER) else None


def address_of(connection: _Connection) -> str:
    """The address of a client: limits for those without login count by it."""
    return "" if connection.client is None else connection.client.host


def is_loopback(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


async def find_user(connection: _Connection, database: Database) -> User | None:
    """The user of a request, or None. A request with a token has no session."""
    hashed = bearer(connection)
    async with database.session() as session:
        if hashed is not None:
            owner = select(ApiToken.user).where(ApiToken.hashed == hashed).scalar_subquery()
            user = await session.scalar(select(User).where(User.id == owner))
        else:
            user = await _session_user(connection, session)
    return None if user is None or user.banned or user.kind == "deleted" else user


async def _session_user(connection: _Connection, session: Any) -> User | None:
    """The user of a session cookie, unless the session has ended."""
    kept = connection.session if connection.scope.get("session") else {}
    if "user" not in kept:
        return None
    stored = session_id(connection)
    given = {"who": kept["user"], "epoch": kept.get("epoch")}
    if stored is None:  # a cookie of an older server; the next login makes another
        user: User | None = await session.scalar(_OF_EPOCH, given)
    else:
        user = await session.scalar(_OF_SESSION, {**given, "stored": stored})
    return user


def session_id(connection: _Connection) -> str | None:
    """Under which id a request's session is stored; None if it has none."""
    kept = connection.session if connection.scope.get("session") else {}
    return hash_token(str(kept["sid"])) if "sid" in kept else None


def actor_of(user: User, language: str | None = None, credential: Credential = Credential.SESSION) -> Actor:
    """The actor of a user."""
    return Actor(user.id, user.name, language or user.language, user.admin, credential)


def credential_of(connection: _Connection) -> Credential:
    """By what a request makes itself known."""
    return Credential.SESSION if bearer(connection) is None else Credential.TOKEN


async def admit(connection: _Connection, handler: BaseRouteHandler) -> None:
    """The guard of all routes: checks the route's right as far as that depends on who asks alone."""
    right = handler.opt.get(NEEDS, Right.KNOWN)  # the framework's own OPTIONS routes name none
    if right is Right.EVERYBODY:
        return
    user = await find_user(connection, connection.app.state.database)
    actor = None if user is None else actor_of(user, credential=credential_of(connection))
    check(right, actor)
    connection.state.actor = actor


async def provide_actor(request: _Connection) -> Actor:
    """The dependency `actor`, as the guard found it."""
    actor: Actor = request.state.actor
    return actor


class CsrfProtection(CSRFMiddleware):
    """CSRF protection, except for requests with a token: these use no cookie."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let requests with a token pass: no foreign page can add one, and they open no session."""
        if _authorization(scope).startswith(_BEARER):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def begin_session(connection: _Connection, user: User, database: Database, now: float) -> None:
    """Log a user in: store a session and set its cookie. Sessions that are too old, or too many, go."""
    sid = token_urlsafe(18)
    async with database.session() as session:
        session.add(SessionRow(id=hash_token(sid), user=user.id, created=now))
        mine = select(SessionRow.id).where(SessionRow.user == user.id)
        newest = mine.order_by(SessionRow.created.desc()).limit(_MOST_SESSIONS)
        await session.flush()
        kept = list(await session.scalars(newest.where(SessionRow.created > now - SESSION_SECONDS)))
        await session.execute(delete(SessionRow).where(SessionRow.user == user.id, SessionRow.id.not_in(kept)))
    connection.set_session({"user": user.id, "epoch": user.epoch, "sid": sid})


async def end_session(connection: _Connection, database: Database) -> None:
    """Log out: end the session, so that copies of its cookie are void, and clear the cookie.

    The sessions of an older server's cookies are not stored one by one; there, all of the user's end.
    """
    stored, kept = session_id(connection), connection.session if connection.scope.get("session") else {}
    async with database.session() as session:
        if stored is not None:
            await session.execute(delete(SessionRow).where(SessionRow.id == stored))
        elif "user" in kept:
            await session.execute(update(User).where(User.id == kept["user"]).values(epoch=User.epoch + 1))
    connection.clear_session()
