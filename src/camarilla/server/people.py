"""Guests and accounts: names, passwords, recovery, what is kept of people and how it goes."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import select

from camarilla.server.database import Database
from camarilla.server.models import Block, User
from camarilla.server.refusals import Refuse
from camarilla.server.schemas import Me
from camarilla.server.settings import Settings
from camarilla.server.signing import Signer

__all__ = ["People"]


class People:
    """What is done with users."""

    def __init__(self, settings: Settings, database: Database, signer: Signer) -> None:
        self.settings = settings
        self.database = database
        self.signer = signer

    async def new_guest(self, name: str | None) -> User:
        """Somebody comes in without an account."""
        now = self.settings.now()
        user = User(
            id=secrets.token_urlsafe(9),
            name=name or f"Guest {secrets.randbelow(9000) + 1000}",
            kind="guest",
            created=now,
            seen=now,
        )
        async with self.database.session() as session:
            session.add(user)
        return user

    async def me(self, user_id: str) -> Me:
        """What somebody may know of themselves."""
        async with self.database.session() as session:
            user = await session.get(User, user_id)
            if user is None:
                raise Refuse("unknown-user", "there is no such user", 404)
            blocked = list(await session.scalars(select(Block.blocked).where(Block.user == user_id)))
        return Me(
            user.id,
            user.name,
            "account" if user.kind == "account" else "guest",
            user.admin,
            user.language,
            msgspec.json.decode(user.settings),
            user.vacation_until,
            blocked,
        )
