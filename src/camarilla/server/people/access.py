"""Who may know of a table, watch it, talk at it and sit down: decided here for HTTP and the WebSocket alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import Block, SeatRow, TableRow
from camarilla.server.storage.tables import Terms

__all__ = ["Access", "access_of", "invitation"]

INVITE = "invite"


def invitation(signer: Signer, table_id: str) -> str:
    """A token that lets whoever has it see and join a table."""
    return signer.sign(INVITE, table_id)


class Access(msgspec.Struct, frozen=True):
    """What decides who may come near a table."""

    table: str
    status: str
    public: bool
    host: str | None
    people: frozenset[str]
    """Who sits there, also those for whom a bot plays on."""
    spectators: str
    signer: Signer

    def _invited(self, invite: str | None) -> bool:
        """Whether a token is an invitation to this table."""
        return invite is not None and self.signer.read(INVITE, invite) == self.table

    def _belongs(self, actor: Actor) -> bool:
        """Whether it is somebody's own table: they opened it, or sit there."""
        return actor.user == self.host or actor.user in self.people

    def open_to(self, actor: Actor, invite: str | None = None) -> bool:
        """Whether somebody may know of the table while it is nobody else's business."""
        return self.public or actor.admin or self._belongs(actor) or self._invited(invite)

    def check_knows(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless somebody may know of the table; a finished game is shared by its address."""
        if self.status != "finished" and not self.open_to(actor, invite):
            raise Refuse("not-allowed", "this table is private; ask for an invitation", 403, message="private")

    def check_watches(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless somebody may see of the table what the public sees."""
        self.check_knows(actor, invite)
        if self.status == "running" and self.spectators != "all" and actor.user not in self.people:
            raise Refuse("not-allowed", "this table has no spectators", 403, message="no-spectators")

    def check_talks(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless somebody may talk at the table; that a private game is over makes nobody a guest of it."""
        self.check_watches(actor, invite)
        if not self.open_to(actor, invite):
            raise Refuse("not-allowed", "this table is private; ask for an invitation", 403, message="private")

    async def check_joins(self, session: AsyncSession, actor: Actor, invite: str | None = None) -> None:
        """Raise unless somebody may sit down at the table, if a seat is free."""
        if not self.public and not self._belongs(actor) and not self._invited(invite):
            raise Refuse("not-allowed", "this table is joined by invitation", 403, message="private")
        await _check_unblocked(session, actor, self.people)


def access_of(row: TableRow, seats: Sequence[SeatRow], signer: Signer) -> Access:
    """What decides about a table as it is on disk."""
    people = frozenset(seat.user for seat in seats if seat.user is not None)
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    return Access(row.id, row.status, row.public, row.host, people, terms.spectators, signer)


async def _check_unblocked(session: AsyncSession, actor: Actor, others: Iterable[str]) -> None:
    """Nobody sits down with somebody who blocked them, or whom they blocked."""
    people = list(others)
    either = or_(
        and_(Block.user == actor.user, Block.blocked.in_(people)),
        and_(Block.user.in_(people), Block.blocked == actor.user),
    )
    if await session.scalar(select(Block.user).where(either).limit(1)) is not None:
        raise Refuse("blocked", "you cannot sit at this table", 403)
