"""Who a request comes from: the one place where that is decided.

A browser has a session (an encrypted, http-only cookie that holds a user's id and epoch), a program a token. Handlers
that ask for an `actor` are for those the server knows; those that ask for nothing are for everybody.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import select

from camarilla.server.commands import Actor
from camarilla.server.database import Database
from camarilla.server.models import ApiToken, User
from camarilla.server.refusals import Refuse

__all__ = ["actor_of", "begin_session", "end_session", "known_user", "provide_actor", "token_hash"]

Connection = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "


def token_hash(secret: str) -> str:
    """What is kept of a token."""
    return sha256(secret.encode()).hexdigest()


async def known_user(connection: Connection, database: Database) -> User | None:
    """The user a request comes from, if the server knows one."""
    header = connection.headers.get("authorization", "")
    async with database.session() as session:
        if header.startswith(BEARER):
            hashed = token_hash(header[len(BEARER) :])
            owner = select(ApiToken.user).where(ApiToken.hashed == hashed).scalar_subquery()
            user = await session.scalar(select(User).where(User.id == owner))
        else:
            user = await session_user(connection, session)
    return None if user is None or user.banned else user


async def session_user(connection: Connection, session: Any) -> User | None:
    """The user of a session, unless it was ended since."""
    kept = connection.session if connection.scope.get("session") else {}
    user: User | None = await session.get(User, kept["user"]) if "user" in kept else None
    return user if user is not None and user.epoch == kept.get("epoch") and user.kind != "deleted" else None


def actor_of(user: User, language: str | None = None) -> Actor:
    """A user as the rest of the server knows them."""
    return Actor(user.id, user.name, language or user.language, user.admin)


async def provide_actor(request: Connection) -> Actor:
    """The dependency `actor`: who asks; refuses those the server does not know."""
    user = await known_user(request, request.app.state.database)
    if user is None:
        raise Refuse("unknown-user", "log in or continue as a guest first", 401)
    return actor_of(user)


def begin_session(connection: Connection, user: User) -> None:
    """From now on the browser is this user's."""
    connection.set_session({"user": user.id, "epoch": user.epoch})


def end_session(connection: Connection) -> None:
    """From now on the browser is nobody's."""
    connection.clear_session()
