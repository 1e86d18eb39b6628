"""The end of a game: its record is stored, ratings move, the next game of a series is prepared."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from camarilla.server.live.bot_runner import SECONDS_FOR_PEOPLE, BotRunner
from camarilla.server.live.journal import Journal
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.seats import Chair
from camarilla.server.people.ratings import MODEL, move_ratings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import RatingRow, SeriesRow, TableRow, User

__all__ = ["Finisher"]

_log = structlog.get_logger()


class Finisher:
    """Finishes games in the background."""

    def __init__(self, journal: Journal, bot_runner: BotRunner) -> None:
        self.journal = journal
        self.bot_runner = bot_runner
        self._lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, table: LiveTable) -> None:
        """Finish a game in the background."""
        task = asyncio.create_task(self.finish(table), name=f"finish {table.id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Wait for games that are being finished."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def finish(self, table: LiveTable) -> None:
        """Store the record and move the ratings: one game after another, and people who play go first."""
        try:
            async with self._lock:
                people_first = partial(
                    self.bot_runner.let_people_first, asyncio.get_running_loop().time() + SECONDS_FOR_PEOPLE
                )
                await people_first()
                async with self.journal.database.session() as session:
                    row = await session.get(TableRow, table.id)
                assert row is not None
                await self.journal.finish(row, table.game, people_first)
                await self._rate(table)
                series = table.rules.series
                if series is not None:
                    await _continue_series(self.journal.database, row, series.sequel(table.game.table.g))
        except Exception:
            _log.exception("a finished table was not wound up", table=table.id)

    async def _rate(self, table: LiveTable) -> None:
        """Move the ratings of the people who played to the end, or resigned, at a public rated table."""
        sides = _rated_sides(table)
        if len(sides) < 2:
            return
        async with self.journal.database.session() as session:
            users = {user for side, _ in sides for user in side}
            kinds = dict((await session.execute(select(User.id, User.kind).where(User.id.in_(users)))).all())
            if any(kinds.get(user) != "account" for user in users):
                return
            wanted = select(RatingRow).where(RatingRow.user.in_(users), RatingRow.game == table.rules.name)
            rows = {row.user: row for row in await session.scalars(wanted)}
            for user in users - rows.keys():
                fresh = MODEL.rating()
                rows[user] = RatingRow(user=user, game=table.rules.name, mu=fresh.mu, sigma=fresh.sigma, games=0)
                session.add(rows[user])
            move_ratings([[rows[user] for user in side] for side, _ in sides], [rank for _, rank in sides])


def _rated_sides(table: LiveTable) -> list[tuple[list[str], int]]:
    """The people of each side with its rank, if the table is rated. Those who resigned come last, bots do not count."""
    result = table.game.table.result
    if result is None or not table.public or not table.terms.rated or table.terms.hot_seat:
        return []
    sides = []
    for seats in table.game.table.g.sides():
        chairs = [table.chairs[seat] for seat in seats]
        people = [chair.user for chair in chairs if chair.user is not None]
        if people:
            sides.append((people, len(table.chairs) + 1 if _given_up(chairs) else result.ranks[seats[0]]))
    return sides


def _given_up(chairs: list[Chair]) -> bool:
    """Whether everybody of a side has resigned."""
    return all(chair.resigned for chair in chairs if chair.user is not None)


async def _continue_series(database: Database, row: TableRow, sequel: dict[str, Any] | None) -> None:
    """Store what the next game of a series is set up with."""
    if row.series is None or sequel is None:
        return
    async with database.session() as session:
        series = await session.get(SeriesRow, row.series)
        if series is not None:
            series.finished += 1
            series.options = msgspec.json.encode(sequel)
