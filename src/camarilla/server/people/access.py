"""Access to tables: who may see, watch, talk at and join one; for HTTP and the WebSocket alike."""

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
    """Everything that decides who may see and join a table."""

    table: str
    status: str
    public: bool
    host: str | None
    people: frozenset[str]
    """Users with a seat, also those for whom a bot plays on."""
    spectators: str
    signer: Signer

    def _invited(self, invite: str | None) -> bool:
        """Whether a token is an invitation to this table."""
        return invite is not None and self.signer.read(INVITE, invite) == self.table

    def _belongs(self, actor: Actor) -> bool:
        """Whether the actor opened the table or sits there."""
        return actor.user == self.host or actor.user in self.people

    def open_to(self, actor: Actor, invite: str | None = None) -> bool:
        """Whether the actor may see an unfinished table."""
        return self.public or actor.admin or self._belongs(actor) or self._invited(invite)

    def check_knows(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless the actor may see the table; anybody who has its address may see a finished game."""
        if self.status != "finished" and not self.open_to(actor, invite):
            raise Refuse("not-allowed", "this table is private; ask for an invitation", 403, message="private")

    def check_watches(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless the actor may watch the table as the public does."""
        self.check_knows(actor, invite)
        if self.status == "running" and self.spectators != "all" and actor.user not in self.people:
            raise Refuse("not-allowed", "this table has no spectators", 403, message="no-spectators")

    def check_talks(self, actor: Actor, invite: str | None = None) -> None:
        """Raise unless the actor may talk at the table; a finished private game may be watched, but not talked at."""
        self.check_watches(actor, invite)
        if not self.open_to(actor, invite):
            raise Refuse("not-allowed", "this table is private; ask for an invitation", 403, message="private")

    async def check_joins(self, session: AsyncSession, actor: Actor, invite: str | None = None) -> None:
        """Raise unless the actor may join the table."""
        if not self.public and not self._belongs(actor) and not self._invited(invite):
            raise Refuse("not-allowed", "this table is joined by invitation", 403, message="private")
        await _check_unblocked(session, actor, self.people)


def access_of(row: TableRow, seats: Sequence[SeatRow], signer: Signer) -> Access:
    """The access to a stored table."""
    people = frozenset(seat.user for seat in seats if seat.user is not None)
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    return Access(row.id, row.status, row.public, row.host, people, terms.spectators, signer)


async def _check_unblocked(session: AsyncSession, actor: Actor, others: Iterable[str]) -> None:
    """Raise if the actor blocked one of the others, or one of them blocked the actor."""
    people = list(others)
    either = or_(
        and_(Block.user == actor.user, Block.blocked.in_(people)),
        and_(Block.user.in_(people), Block.blocked == actor.user),
    )
    if await session.scalar(select(Block.user).where(either).limit(1)) is not None:
        raise Refuse("blocked", "you cannot sit at this table", 403)
