"""Open WebSockets; closed when their user's session, token or account ends.

Sessions can be ended, tokens deleted and users banned by any process, so each looks after its own sockets: at once for
what was done here, and every few seconds for what was done elsewhere.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import structlog
from sqlalchemy import select

from camarilla.server.live.gateway import Gateway
from camarilla.server.people.identity import actor_of
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import ApiToken, Block, SessionRow, User

__all__ = ["NOBODY", "TOO_MANY", "Connections"]

_log = structlog.get_logger()

NOBODY = 4401
"""The close code of a WebSocket whose user is unknown, or whose session has ended."""
TOO_MANY = 4430
"""The close code of a WebSocket that is one too many for its user or address."""
_LOOK_SECONDS = 5.0


class _Connection:
    """An open WebSocket and its credential: a session, or a token's hash."""

    def __init__(self, gateway: Gateway, epoch: int, token: str | None, session: str | None) -> None:
        self.gateway = gateway
        self.epoch = epoch
        self.token = token
        self.session = session
        """Under which id the session is stored, if it is."""


class Connections:
    """All WebSockets of this process."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.open: dict[str, set[_Connection]] = {}
        self.addresses: Counter[str] = Counter()
        """How many WebSockets each address has open."""
        self.task: asyncio.Task[None] | None = None

    def why_full(self, user_id: str, address: str) -> str | None:
        """Why a user at an address may open no further WebSocket; None if they may."""
        if len(self.open.get(user_id, ())) >= self.settings.sockets_per_person:
            return f"you have {self.settings.sockets_per_person} connections already; close another window"
        if self.addresses[address] >= self.settings.sockets_per_address:
            return f"your address has {self.settings.sockets_per_address} connections already"
        return None

    async def serve(self, gateway: Gateway, user: User, token: str | None, session: str | None, address: str) -> None:
        """Serve a client until it disconnects or its credential ends."""
        connection = _Connection(gateway, user.epoch, token, session)
        self.open.setdefault(user.id, set()).add(connection)
        self.addresses[address] += 1
        try:
            await self.refresh(user.id)
            await gateway.run()
        finally:
            self.open[user.id].discard(connection)
            if not self.open[user.id]:
                del self.open[user.id]
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def refresh(self, *user_ids: str) -> None:
        """Reread the users of open WebSockets (all, or some): update names and blocks, close what has ended."""
        wanted = [user_id for user_id in user_ids or self.open if user_id in self.open]
        if not wanted:
            return
        async with self.database.session() as session:
            users = {user.id: user for user in await session.scalars(select(User).where(User.id.in_(wanted)))}
            stored = set(await session.scalars(select(ApiToken.hashed).where(ApiToken.user.in_(wanted))))
            stored |= set(await session.scalars(select(SessionRow.id).where(SessionRow.user.in_(wanted))))
            blocks: dict[str, set[str]] = {}
            for row in await session.scalars(select(Block).where(Block.user.in_(wanted))):
                blocks.setdefault(row.user, set()).add(row.blocked)
        for user_id in wanted:
            for connection in list(self.open.get(user_id, ())):
                await _keep_or_close(connection, users.get(user_id), stored, blocks.get(user_id, set()))

    async def refresh_regularly(self) -> None:
        """Refresh every few seconds; log failures and go on."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.refresh()
            except Exception:
                _log.exception("looking after sockets failed")


async def _keep_or_close(connection: _Connection, user: User | None, stored: set[str], blocked: set[str]) -> None:
    """Update a client about its user, or close its WebSocket."""
    if user is None or not _may_stay(connection, user, stored):
        await connection.gateway.socket.close(NOBODY, "your session has ended")
        return
    before = connection.gateway.actor
    connection.gateway.actor = actor_of(user, before.language, before.credential)
    connection.gateway.blocked = frozenset(blocked)


def _may_stay(connection: _Connection, user: User, stored: set[str]) -> bool:
    """Whether the credential of a WebSocket is valid: `stored` are the tokens and sessions that have not ended."""
    if user.banned or user.kind == "deleted":
        return False
    if connection.token is not None:
        return connection.token in stored
    return connection.epoch == user.epoch and (connection.session is None or connection.session in stored)
