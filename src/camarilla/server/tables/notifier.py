"""The notifier: looks regularly for news that absent people want to hear, and notifies each of them, but not too often.

It reads what is stored, so any process may do it; of several one wins a person's row. What was told is noted there, so
nothing is told twice. Whoever answers within a minute is not told at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
import structlog
from sqlalchemy import CursorResult, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.kernel.game import find
from camarilla.kernel.options import Label
from camarilla.server.people.delivery import Gone, News, Notice, Undelivered
from camarilla.server.people.notices import Choice, Notices
from camarilla.server.storage.models import Channel, Line, NoticeRow, SeatRow, TableRow, User
from camarilla.server.storage.table_rows import Terms

__all__ = ["GATHER_SECONDS", "MOST_FAILURES", "MOVE_SECONDS", "Notifier"]

_log = structlog.get_logger()

MOVE_SECONDS: Final = 60.0
"""For how long somebody is asked before they are told."""
GATHER_SECONDS: Final = 600.0
"""Nobody is told more often; what happens meanwhile is gathered."""
_LOW_SECONDS: Final = 3_600.0
"""Time runs out when less than this is left."""
_FRESH_SECONDS: Final = 86_400.0
"""What is older is no news."""
MOST_FAILURES: Final = 10
"""After how many failures in a row a channel is given up."""
_PEOPLE_AT_ONCE: Final = 200

_Told = dict[str, str]
"""What was told: by kind and table, and how far the table was then."""


class Notifier:
    """Finds news and tells it."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.database = notices.database
        self.settings = notices.settings

    async def look(self) -> None:
        """Tell everybody who wants to be told, and was not told lately."""
        now = self.settings.now()
        async with self.database.session() as session:
            ready = select(Channel.user).where(Channel.confirmed).distinct()
            lately = select(NoticeRow.user).where(NoticeRow.last > now - GATHER_SECONDS)
            people = await session.scalars(ready.where(Channel.user.not_in(lately)).limit(_PEOPLE_AT_ONCE))
            users = list(people)
        for user_id in users:
            try:
                await self._tell(user_id, now)
            except Exception:
                _log.exception("somebody was not told", user=user_id)

    async def _tell(self, user_id: str, now: float) -> None:
        """Tell somebody their news, if there are any and no other process does it."""
        async with self.database.session() as session:
            user = await session.get(User, user_id)
            row = await session.get(NoticeRow, user_id)
            if user is None or user.banned:
                return
            if row is None:
                row = NoticeRow(user=user_id, choice=b"{}", told=b"{}", asked=b"[]", last=0.0)
                session.add(row)
                await session.flush()
            told: _Told = msgspec.json.decode(row.told, type=_Told)
            news, marks = await self._news(session, user, msgspec.json.decode(row.choice, type=Choice), told, now)
            claim = update(NoticeRow).where(NoticeRow.user == user_id, NoticeRow.last == row.last)
            claim = claim.values(told=msgspec.json.encode(marks), last=now if news else row.last)
            won = cast("CursorResult[Any]", await session.execute(claim)).rowcount
            channels = list(await session.scalars(select(Channel).where(Channel.user == user_id, Channel.confirmed)))
        if news and won:
            path = f"/table/{news[0].table}" if len({one.table for one in news}) == 1 else "/"
            for channel in channels:
                await self._send(channel, Notice("news", user.language, path, tuple(news)))

    async def _send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice; a channel that is gone, or fails again and again, is given up."""
        try:
            await self.notices.delivery.send(channel, notice, self.notices.end_link(channel))
        except Undelivered as problem:
            gone = isinstance(problem, Gone) or channel.failures + 1 >= MOST_FAILURES
            _log.warning("a notice was not delivered", kind=channel.kind, problem=str(problem), given_up=gone)
            this = Channel.id == channel.id
            change = update(Channel).where(this).values(failures=Channel.failures + 1)
            await self._execute(delete(Channel).where(this) if gone else change)
        else:
            if channel.failures:
                await self._execute(update(Channel).where(Channel.id == channel.id).values(failures=0))

    async def _execute(self, statement: Any) -> None:
        """Change one row."""
        async with self.database.session() as session:
            await session.execute(statement)

    # -- news ----------------------------------------------------------------------------------------------------

    async def _news(
        self, session: AsyncSession, user: User, choice: Choice, told: _Told, now: float
    ) -> tuple[list[News], _Told]:
        """What somebody does not know yet, and everything that they know then."""
        known: _Told = {}
        news: list[News] = []
        for kind, row, mark in await self._happenings(session, user.id, now):
            key = f"{kind} {row.id}"
            known[key] = mark
            if told.get(key) != mark and kind in choice.kinds and row.id not in choice.muted:
                news.append(News(kind, row.id, _title(row, user.language)))
        return news, known

    async def _happenings(self, session: AsyncSession, user_id: str, now: float) -> list[tuple[str, TableRow, str]]:
        """Everything at somebody's tables that may be news: its kind, the table, and how far that was."""
        mine = select(TableRow, SeatRow).join(SeatRow, SeatRow.table_id == TableRow.id)
        going_on = or_(TableRow.status == "running", TableRow.finished > now - _FRESH_SECONDS)
        mine = mine.where(SeatRow.user == user_id, ~SeatRow.resigned, going_on).order_by(TableRow.created)
        rows = [(row, seat) for row, seat in await session.execute(mine)]
        happened: dict[tuple[str, str], tuple[str, TableRow, str]] = {}
        for row, seat in rows:
            for kind, mark in _at_seat(row, seat, now):
                happened[kind, row.id] = (kind, row, mark)
        tables = {row.id: row for row, _ in rows}
        for table_id, number in await _said(session, user_id, list(tables), now):
            happened["said", table_id] = ("said", tables[table_id], str(number))
        for row in await _rematches(session, user_id, list(tables)):
            happened["invited", row.id] = ("invited", row, "open")
        return list(happened.values())


def _at_seat(row: TableRow, seat: SeatRow, now: float) -> list[tuple[str, str]]:
    """What happens to somebody at a seat: kinds and marks."""
    if row.status != "running":
        return [("over", "over")]
    asked = f",{seat.seat}," in row.unanswered and seat.bot is None
    if not asked or row.moved is None or row.moved > now - MOVE_SECONDS:
        return []
    low = row.due is not None and now < row.due < now + _LOW_SECONDS
    return [("move", str(row.steps)), *([("low", str(row.steps))] if low else [])]


async def _said(session: AsyncSession, user_id: str, tables: Sequence[str], now: float) -> list[tuple[str, int]]:
    """The last line of each table that somebody else said to all, lately; nobody learns by a notice who whispers."""
    lines = select(Line.table_id, func.max(Line.number)).where(Line.table_id.in_(tables), Line.to.is_(None))
    others = or_(Line.user.is_(None), Line.user != user_id)
    rows = await session.execute(lines.where(others, Line.at > now - _FRESH_SECONDS).group_by(Line.table_id))
    return [(table_id, number) for table_id, number in rows]


async def _rematches(session: AsyncSession, user_id: str, tables: Sequence[str]) -> list[TableRow]:
    """Open tables at which a game of somebody's is to be played again, without them so far."""
    sits = select(SeatRow.table_id).where(SeatRow.user == user_id)
    wanted = select(TableRow).where(
        TableRow.rematch_of.in_(tables), TableRow.status == "open", TableRow.id.not_in(sits)
    )
    return list(await session.scalars(wanted))


def _title(row: TableRow, language: str) -> str:
    """What a table is called in a notice."""
    game = find(row.game).say(Label("game-title"), language)
    title = msgspec.json.decode(row.terms, type=Terms).title
    return f"{game} ({title})" if title else game
