"""Export or erase everything stored about a user."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.kernel.result import Result
from camarilla.server.api.people import Export, OwnLine, OwnReport, OwnTable
from camarilla.server.people.accounts import People, hand_down, me_of, ratings_of, tokens_of, user_of
from camarilla.server.people.identity import Actor
from camarilla.server.people.names import ANONYMOUS
from camarilla.server.people.notices import channels_of, choice_of
from camarilla.server.storage.models import (
    ApiToken,
    Block,
    Channel,
    Line,
    NoticeRow,
    RatingRow,
    RecoveryCode,
    ReportRow,
    SeatRow,
    SeriesRow,
    SessionRow,
    TableRow,
    User,
)
from camarilla.server.storage.table_rows import Terms

__all__ = ["export", "forget"]


async def export(people: People, actor: Actor) -> Export:
    """Everything stored about a user."""
    async with people.database.session() as session:
        user = await user_of(session, actor.user)
        return Export(
            await me_of(session, user),
            user.created,
            user.seen,
            await ratings_of(session, user.id),
            await _own_tables(session, user.id),
            await _own_lines(session, user.id),
            await _own_reports(session, user.id),
            await tokens_of(session, user.id),
            list((choice := await choice_of(session, user.id)).kinds),
            list(choice.muted),
            await channels_of(session, user.id),
            list(await session.scalars(select(SessionRow.created).where(SessionRow.user == user.id))),
        )


async def _own_tables(session: AsyncSession, user_id: str) -> list[OwnTable]:
    """The seats a user had."""
    wanted = select(TableRow, SeatRow.seat).join(SeatRow, SeatRow.table_id == TableRow.id)
    rows = await session.execute(wanted.where(SeatRow.user == user_id).order_by(TableRow.created, SeatRow.seat))
    return [
        OwnTable(
            row.id,
            row.game,
            msgspec.json.decode(row.terms, type=Terms).title,
            row.status,
            seat,
            row.host == user_id,
            row.created,
            row.started,
            row.finished,
            None if row.result is None else msgspec.json.decode(row.result, type=Result),
        )
        for row, seat in rows
    ]


async def _own_lines(session: AsyncSession, user_id: str) -> list[OwnLine]:
    """What a user said."""
    rows = await session.scalars(select(Line).where(Line.user == user_id).order_by(Line.id))
    return [OwnLine(row.table_id, row.text, row.at, row.to is not None) for row in rows]


async def _own_reports(session: AsyncSession, user_id: str) -> list[OwnReport]:
    """What a user reported."""
    rows = await session.scalars(select(ReportRow).where(ReportRow.user == user_id).order_by(ReportRow.id))
    return [OwnReport(row.about, row.table_id, row.text, row.at) for row in rows]


async def forget(people: People, actor: Actor) -> None:
    """Erase a user who sits at no table any more; games they played keep their record under another name."""
    async with people.database.session() as session:
        user = await user_of(session, actor.user)
        await _erase(session, user)
    await people.tell_tables(user)


async def _erase(session: AsyncSession, user: User) -> None:
    """Delete everything stored about a user but the id, which games of others refer to."""
    key = user.folded
    user.kind, user.name, user.folded, user.password = "deleted", ANONYMOUS, None, None
    user.admin, user.language, user.settings, user.vacation_until = False, "en", b"{}", None
    user.created = user.seen = 0.0
    user.epoch += 1
    await session.flush()
    await hand_down(session, key)
    await session.execute(update(SeriesRow).where(SeriesRow.host == user.id).values(host=None))
    for kept in (RecoveryCode, ApiToken, RatingRow, Channel, NoticeRow, SessionRow):
        await session.execute(delete(kept).where(kept.user == user.id))
    await session.execute(delete(Block).where(or_(Block.user == user.id, Block.blocked == user.id)))
    await session.execute(update(ReportRow).where(ReportRow.user == user.id).values(user=None))
    await session.execute(update(Line).where(Line.user == user.id).values(user=None, name=ANONYMOUS))
