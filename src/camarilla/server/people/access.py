"""Access to stored tables: what `rights` needs to know of a row and its seats, invitations, and who blocks whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.people.links import Signer
from camarilla.server.people.rights import INVITE, Access, Actor, SeatAccess
from camarilla.server.storage.models import Block, SeatRow, TableRow
from camarilla.server.storage.table_rows import Terms

__all__ = ["access_of", "blocked_at", "invitation"]


def invitation(signer: Signer, table_id: str) -> str:
    """A token that lets whoever has it see and join a table."""
    return signer.sign(INVITE, table_id)


def access_of(row: TableRow, seats: Sequence[SeatRow], signer: Signer) -> Access:
    """The access to a stored table."""
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    taken = tuple(SeatAccess(seat.user, seat.bot, seat.resigned) for seat in seats)
    return Access(row.id, row.status, row.public, row.host, taken, terms.spectators, signer)


async def blocked_at(session: AsyncSession, actor: Actor, others: Iterable[str]) -> bool:
    """Whether the actor blocked one of the others, or one of them blocked the actor."""
    people = list(others)
    either = or_(
        and_(Block.user == actor.user, Block.blocked.in_(people)),
        and_(Block.user.in_(people), Block.blocked == actor.user),
    )
    return await session.scalar(select(Block.user).where(either).limit(1)) is not None
