"""The lobby: tables are opened, joined, started, listed, played again, forked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.bots import bot_names, is_bot
from camarilla.kernel.game import Game, find
from camarilla.server.api.protocol import Accepted, Refused, TakeSeat
from camarilla.server.api.schemas import Fork, Join, NewTable, Quick, TableInfo, TablePage
from camarilla.server.live.calls import Call
from camarilla.server.live.hub import Hub
from camarilla.server.live.journal import SetUp
from camarilla.server.live.seats import Chair
from camarilla.server.live.streams import Frame
from camarilla.server.people.access import access_of, blocked_at, invitation
from camarilla.server.people.links import Signer
from camarilla.server.people.rights import Access, Actor, Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import RecordRow, SeatRow, TableRow
from camarilla.server.storage.table_rows import lock_table, lock_user, seats_of
from camarilla.server.tables.jobs import check_fork, forked_set_up, record_lines, seat_named
from camarilla.server.tables.listing import info_of, listed, page_mark
from camarilla.server.tables.opening import first_seat, same_again, terms_of
from camarilla.server.tables.series import check_unprepared, series_for
from camarilla.server.tables.starting import begin, chairs_at, people_at, write_set_up

__all__ = ["MOST_OPEN", "Lobby"]

_PAGE = 20
MOST_OPEN = 20
"""How many tables one user may have open or running at once as their host."""

_GOING_ON = select(func.count(), func.count().filter(TableRow.host == bindparam("host"))).where(
    TableRow.status.in_(("open", "running"))
)
"""How many tables are open or running, everybody's and a user's."""


class Lobby:
    """All changes of tables over HTTP."""

    def __init__(self, hub: Hub, signer: Signer) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.database = hub.database
        self.signer = signer
        self.importing: set[str] = set()
        """Users whose uploaded record is being verified."""

    # -- opening -------------------------------------------------------------------------------------------------

    async def create(
        self, actor: Actor, wanted: NewTable, fork: tuple[str, int] | None = None, rematch_of: str | None = None
    ) -> TableInfo:
        """Open a table; start it at once if that is wanted and nobody is missing."""
        game = find(wanted.game)
        series = await series_for(self.database, actor, game, wanted, self.settings) if fork is None else None
        if rematch_of is None:
            await check_unprepared(self.database, game, wanted, series)
        given = wanted.options if series is None else {**wanted.options, **msgspec.json.decode(series.options)}
        options = game.read_options(wanted.seats, given)
        bots = self._check_bots(game, wanted.seats, wanted.bots)
        row = TableRow(
            id=self.settings.new_id(),
            game=game.name,
            revision=game.revision,
            count=wanted.seats,
            options=msgspec.json.encode(options),
            terms=msgspec.json.encode(terms_of(wanted)),
            status="open",
            public=wanted.visibility == "public",
            host=actor.user,
            created=self.settings.now(),
            forked_from=None if fork is None else fork[0],
            fork_step=None if fork is None else fork[1],
            series=None if series is None else series.id,
            rematch_of=rematch_of,
        )
        seats = [first_seat(row, seat, actor, wanted, bots) for seat in range(wanted.seats)]
        if wanted.start and fork is None and not _empty(seats):
            async with self.hub.beginning(row.id) as owned:
                async with self.database.session() as session:
                    await self._check_opening(session, actor, row)
                    if series is not None:
                        await session.merge(series)
                    started = await self._begin(session, row, seats, owned)
                return self._begun(actor, started)
        async with self.database.session() as session:
            await self._check_opening(session, actor, row)
            if series is not None:
                await session.merge(series)
            session.add(row)
            await session.flush()
            session.add_all(seats)
        if wanted.start:
            return await self.start(actor, row.id)
        return await self.info(actor, row.id)

    async def _check_opening(self, session: AsyncSession, actor: Actor, row: TableRow) -> None:
        """Raise if the actor or the server has too many tables, or a rematch waits already."""
        await lock_user(session, actor.user)
        everybodys, own = (await session.execute(_GOING_ON, {"host": actor.user})).one()
        if own >= MOST_OPEN:
            raise Refuse(
                "too-many",
                f"you host {MOST_OPEN} tables already; finish or cancel one first",
                409,
                message="too-many-tables",
                limit=MOST_OPEN,
            )
        if everybodys >= self.settings.tables_at_once:
            raise Refuse("unavailable", "the server has no room for another table just now", 503, message="server-full")
        if row.rematch_of is not None:
            await lock_table(session, row.rematch_of)
            if await _waiting_rematch(session, row.rematch_of) is not None:
                raise _RematchWaitsError

    def _check_bots(self, game: Game, seats: int, named: dict[str, str]) -> dict[int, str]:
        """The bots by seat; refuses unknown seats and bots."""
        bots = {}
        for seat, name in named.items():
            number = seat_named(seat, seats)
            if number is None:
                raise Refuse("bad-input", f"bots: there is no seat {seat[:20]!r}; the seats are 0 to {seats - 1}")
            if not is_bot(game, name) and name not in self.settings.bot_commands:
                known = [*bot_names(game), *self.settings.bot_commands]
                raise Refuse("bad-input", f"{game.name} has no bot {name[:60]!r}; its bots are: {', '.join(known)}")
            bots[number] = name
        return bots

    # -- sitting down --------------------------------------------------------------------------------------------

    async def join(self, actor: Actor, table_id: str, wanted: Join) -> TableInfo:
        """Sit down at an open table, or take over the seat of somebody who resigned from a running one."""
        async with self.database.session() as session:
            row = await self.locked_row(session, table_id)
            seats = await seats_of(session, table_id)
            access = self.access(row, seats)
            blocked = await blocked_at(session, actor, access.people)
            check(Right.JOIN, actor, access, invite=wanted.invite, blocked=blocked)
            if row.status == "open":
                self._sit_down(actor, seats, wanted.seat)
            elif row.status != "running":
                raise Refuse("closed", "this table cannot be joined any more", 409)
        if row.status == "running":
            await self._take_over(actor, table_id, wanted)
        await self.hub.open_tables.announce(table_id)
        return await self.info(actor, table_id)

    def _sit_down(self, actor: Actor, seats: list[SeatRow], wanted: int | None) -> None:
        """Take a free seat, leaving another one if need be."""
        free = [seat for seat in seats if seat.user is None and seat.bot is None]
        chosen = next((seat for seat in free if wanted is None or seat.seat == wanted), None)
        mine = [seat for seat in seats if seat.user == actor.user]
        if mine and (wanted is None or mine[0].seat == wanted):
            return
        if chosen is None:
            text = "there is no free seat at this table" if wanted is None else f"seat {wanted} is not free"
            message = "no-free-seat" if wanted is None else "seat-taken"
            raise Refuse("taken", text, 409, message=message)
        for seat in mine:
            chosen.deck = seat.deck
            _stand_up(seat)
        chosen.user, chosen.name, chosen.ready = actor.user, actor.name, False

    async def _take_over(self, actor: Actor, table_id: str, wanted: Join) -> None:
        """Take over a seat of a running table, in whatever process it is played."""
        message = TakeSeat(table=table_id, seat=wanted.seat, invite=wanted.invite)
        reply = await self.hub.route(Call(table_id, actor, message))
        answered = msgspec.json.decode(reply.payload, type=Accepted | Refused)
        if isinstance(answered, Refused):
            status = 503 if answered.code == "unavailable" else 409
            problem = Refuse(answered.code, answered.text, status, message=answered.message)
            problem.said = answered.args
            raise problem

    async def leave(self, actor: Actor, table_id: str) -> TableInfo:
        """Leave an open table. If its host leaves, the next player is host; the last one to leave cancels it."""
        async with self.database.session() as session:
            row = await self.locked_row(session, table_id)
            seats = await seats_of(session, table_id)
            check(Right.SIT, actor, self.access(row, seats))
            if row.status != "open":
                raise Refuse(
                    "running", "the game has begun: resign, or let a bot answer for you", 409, message="running-leave"
                )
            for seat in seats:
                if seat.user == actor.user:
                    _stand_up(seat)
            if row.host == actor.user:
                row.host = next((seat.user for seat in seats if seat.user is not None), None)
            if row.host is None:
                row.status = "cancelled"
        await self.hub.open_tables.announce(table_id)
        self.hub.publisher.publish(table_id, Frame("left", readers=(actor.user,)))
        return await self.info(actor, table_id, invitation(self.signer, table_id))

    async def ready(self, actor: Actor, table_id: str, ready: bool) -> TableInfo:
        """Say that one is ready; a table at which all are starts by itself."""
        async with self.database.session() as session:
            row = await self.locked_row(session, table_id)
            seats = await seats_of(session, table_id)
            check(Right.SIT, actor, self.access(row, seats))
            if row.status != "open":
                raise Refuse("running", "the game has begun already", 409)
            mine = [seat for seat in seats if seat.user == actor.user]
            for seat in mine:
                seat.ready = ready
            everybody = all(seat.ready and (seat.user or seat.bot) for seat in seats)
        if everybody:
            return await self.start(actor, table_id, by_all=True)
        await self.hub.open_tables.announce(table_id)
        return await self.info(actor, table_id)

    async def set_bot(self, actor: Actor, table_id: str, number: int, bot: str | None) -> TableInfo:
        """Put a bot on a free seat of one's open table, or free it again."""
        async with self.database.session() as session:
            row = await self.locked_row(session, table_id)
            seats = await seats_of(session, table_id)
            check(Right.RUN, actor, self.access(row, seats))
            if row.status != "open" or not 0 <= number < len(seats):
                raise Refuse("bad-input", f"an open table with a seat {number} is needed")
            seat = seats[number]
            if seat.user is not None:
                raise Refuse("taken", f"{seat.name} sits at seat {number}", 409, message="seat-taken")
            if bot is not None:
                self._check_bots(find(row.game), row.count, {str(number): bot})
            seat.bot, seat.name, seat.ready = bot, bot or "", bot is not None
        await self.hub.open_tables.announce(table_id)
        return await self.info(actor, table_id)

    async def cancel(self, actor: Actor, table_id: str) -> None:
        """Close one's open table."""
        async with self.database.session() as session:
            row = await self.locked_row(session, table_id)
            check(Right.RUN, actor, self.access(row, await seats_of(session, table_id)))
            if row.status != "open":
                raise Refuse("running", "the game has begun and cannot be cancelled", 409)
            row.status = "cancelled"
        self.hub.open_tables.dismiss(table_id, "the table was cancelled")

    # -- starting ------------------------------------------------------------------------------------------------

    async def start(self, actor: Actor, table_id: str, by_all: bool = False) -> TableInfo:
        """Start the game: commit to a seed, set up, save, and have the table in memory."""
        chance = self.settings.new_seed(), self.settings.new_salt()
        info = await self._start_now(actor, table_id, by_all, chance)
        if info is None:
            forked = await self._fork_set_up(actor, table_id, by_all, *chance)
            info = await self._start_now(actor, table_id, by_all, chance, forked, replayed=True)
        assert info is not None
        return info

    async def _start_now(
        self,
        actor: Actor,
        table_id: str,
        by_all: bool,
        chance: tuple[bytes, bytes],
        forked: SetUp | None = None,
        replayed: bool = False,
    ) -> TableInfo | None:
        """Start the game in one transaction; None if it goes on from another one that must be replayed first."""
        async with self.hub.beginning(table_id) as owned:
            async with self.database.session() as session:
                row, seats = await self._ready_to_start(session, actor, table_id, by_all)
                if row.forked_from is not None and not replayed:
                    return None
                started = await self._begin(session, row, seats, owned, chance, forked)
            return self._begun(actor, started)

    async def _begin(
        self,
        session: AsyncSession,
        row: TableRow,
        seats: list[SeatRow],
        owned: bool,
        chance: tuple[bytes, bytes] | None = None,
        forked: SetUp | None = None,
    ) -> _Started:
        """Begin a game in the transaction that opened its table or has it locked, and own it if this process may."""
        seed, salt = chance or (self.settings.new_seed(), self.settings.new_salt())
        rules = find(row.game)
        if rules.decks is not None:
            brought = {seat.seat: seat.deck for seat in seats if seat.deck is not None}
            row.options = msgspec.json.encode(rules.decks.bring(row.count, msgspec.json.decode(row.options), brought))
        people = await people_at(session, seats)
        begun = forked or begin(row, seats, people, seed, salt)
        if owned:
            self.hub.leases.own(row)
        code = self.hub.journal.code_of(rules)
        await write_set_up(session, row, seats, begun, seed, salt, self.settings.now(), code)
        return _Started(row, seats, chairs_at(seats, people), begun, owned)

    def _begun(self, actor: Actor, started: _Started) -> TableInfo:
        """A game has begun, and that is on disk: have it in memory, here or (if this process stops) elsewhere."""
        if started.owned:
            self.hub.take_up(started.row, started.chairs, started.begun)
        return info_of(started.row, started.seats, actor, self.hub)

    async def _ready_to_start(
        self, session: AsyncSession, actor: Actor, table_id: str, by_all: bool
    ) -> tuple[TableRow, list[SeatRow]]:
        """An open table that can start, and its seats; raises if the actor may not start it, or a seat is free."""
        row = await self.locked_row(session, table_id)
        seats = await seats_of(session, table_id)
        if not by_all:
            check(Right.RUN, actor, self.access(row, seats))
        if row.status != "open":
            raise Refuse("running", "the game has begun already", 409)
        if empty := _empty(seats):
            raise Refuse("seats-free", f"nobody sits at seat {', '.join(empty)} yet", 409)
        return row, seats

    async def _fork_set_up(self, actor: Actor, table_id: str, by_all: bool, seed: bytes, salt: bytes) -> SetUp | None:
        """The set-up of a table that goes on from another game: a worker replays that before the transaction."""
        async with self.database.session() as session:
            row, _ = await self._ready_to_start(session, actor, table_id, by_all)
            origin = None if row.forked_from is None else await session.get(RecordRow, row.forked_from)
        if origin is None:
            return None
        return await self.hub.jobs.run(actor.user, forked_set_up, origin.data, row.fork_step, seed, salt)

    async def record_of(self, actor: Actor, row: TableRow) -> bytes:
        """The record of a finished game as JSON lines; if it is not stored yet, a worker replays the game."""
        journal = self.hub.journal
        kept = await journal.stored_record(row)
        if kept is not None:
            return kept
        return await self.hub.jobs.run(actor.user, record_lines, await journal.source(row), None)

    async def quick(self, actor: Actor, wanted: Quick) -> TableInfo:
        """Sit down at the oldest open public table of a game, or open one."""
        game = find(wanted.game)
        async with self.database.session() as session:
            free = exists().where(SeatRow.table_id == TableRow.id, SeatRow.user.is_(None), SeatRow.bot.is_(None))
            mine = exists().where(SeatRow.table_id == TableRow.id, SeatRow.user == actor.user)
            open_tables = select(TableRow.id).where(
                TableRow.status == "open", TableRow.public, TableRow.game == game.name, free, ~mine
            )
            if wanted.seats is not None:
                open_tables = open_tables.where(TableRow.count == wanted.seats)
            ids = list(await session.scalars(open_tables.order_by(TableRow.created).limit(5)))
        for table_id in ids:
            try:
                await self.join(actor, table_id, Join())
                return await self.ready(actor, table_id, True)
            except Refuse:
                continue
        count = wanted.seats or game.seat_counts[:2][-1]
        return await self.create(actor, NewTable(game=game.name, seats=count, visibility="public"))

    # -- again and elsewhere -------------------------------------------------------------------------------------

    async def rematch(self, actor: Actor, table_id: str) -> TableInfo:
        """Open the same table again for the same people; the second to ask joins the first's."""
        async with self.database.session() as session:
            row = await self.row(session, table_id)
            seats = await seats_of(session, table_id)
            check(Right.SIT, actor, self.access(row, seats))
            if row.status != "finished":
                raise Refuse("running", "a rematch comes after the game", 409, message="not-over")
            waiting = await _waiting_rematch(session, table_id)
        if waiting is None:
            try:
                return await self.create(actor, same_again(row, seats, actor), rematch_of=table_id)
            except _RematchWaitsError:
                async with self.database.session() as session:
                    waiting = await _waiting_rematch(session, table_id)
        if waiting is None:
            raise Refuse("unavailable", "somebody has just opened and closed it; try again", 503)
        return await self.join(actor, waiting, Join(invite=invitation(self.signer, waiting)))

    async def fork(self, actor: Actor, table_id: str, wanted: Fork) -> TableInfo:
        """A new table that goes on from a step of a finished game, with a new seed."""
        async with self.database.session() as session:
            row = await self.row(session, table_id)
            check(Right.SHARE, actor, self.access(row, await seats_of(session, table_id)))
        if row.status != "finished":
            raise Refuse("running", "only a finished game can be forked", 409, message="not-over")
        await self.hub.jobs.run(actor.user, check_fork, await self.record_of(actor, row), wanted.step)
        new = NewTable(
            game=row.game,
            seats=row.count,
            options=msgspec.json.decode(row.options),
            bots=wanted.bots,
            visibility=wanted.visibility,
            hot_seat=wanted.hot_seat,
            seat=wanted.seat,
            start=wanted.start,
            rated=False,
        )
        return await self.create(actor, new, (row.id, wanted.step))

    # -- looking -------------------------------------------------------------------------------------------------

    async def row(self, session: AsyncSession, table_id: str) -> TableRow:
        """The row of a table; raises if there is none."""
        row = await session.get(TableRow, table_id)
        if row is None:
            raise Refuse("unknown-table", "there is no such table", 404)
        return row

    async def locked_row(self, session: AsyncSession, table_id: str) -> TableRow:
        """The row of a table, locked until the transaction ends."""
        await lock_table(session, table_id)
        return await self.row(session, table_id)

    async def info(self, actor: Actor, table_id: str, invite: str | None = None) -> TableInfo:
        """A table as the actor may see it; a finished game is shared by its address."""
        async with self.database.session() as session:
            row = await self.row(session, table_id)
            seats = await seats_of(session, table_id)
        check(Right.SEE, actor, self.access(row, seats), invite=invite)
        return info_of(row, seats, actor, self.hub)

    def access(self, row: TableRow, seats: Sequence[SeatRow]) -> Access:
        """What decides who may see a stored table and do something there."""
        return access_of(row, seats, self.signer)

    async def invite(self, actor: Actor, table_id: str) -> str:
        """A token that lets whoever has it join a table."""
        async with self.database.session() as session:
            row = await self.row(session, table_id)
            check(Right.SHARE, actor, self.access(row, await seats_of(session, table_id)))
        return invitation(self.signer, table_id)

    async def page(self, actor: Actor, which: str, game: str | None, after: str | None) -> TablePage:
        """A page of a list, newest first."""
        wanted = select(TableRow).where(listed(which, actor))
        if game is not None:
            wanted = wanted.where(TableRow.game == find(game).name)
        if after is not None:
            wanted = wanted.where(TableRow.created < page_mark(after))
        async with self.database.session() as session:
            rows = list(await session.scalars(wanted.order_by(TableRow.created.desc()).limit(_PAGE + 1)))
            infos = [info_of(row, await seats_of(session, row.id), actor, self.hub) for row in rows[:_PAGE]]
        if which == "waiting":
            infos = [info for info in infos if info.waiting]
        return TablePage(infos, repr(rows[_PAGE - 1].created) if len(rows) > _PAGE else None)


# -- helpers -----------------------------------------------------------------------------------------------------------


class _Started(NamedTuple):
    """A game that begins, as it is written and as it will be in memory, and whether this process owns it."""

    row: TableRow
    seats: list[SeatRow]
    chairs: list[Chair]
    begun: SetUp
    owned: bool


class _RematchWaitsError(Exception):
    """Somebody else has opened the same rematch meanwhile."""


async def _waiting_rematch(session: AsyncSession, table_id: str) -> str | None:
    """The open table at which a game is to be played again."""
    wanted = select(TableRow.id).where(TableRow.rematch_of == table_id, TableRow.status == "open")
    return await session.scalar(wanted.limit(1))


def _empty(seats: Sequence[SeatRow]) -> list[str]:
    """The seats at which nobody sits."""
    return [str(seat.seat) for seat in seats if seat.user is None and seat.bot is None]


def _stand_up(seat: SeatRow) -> None:
    """Free a seat; who leaves takes the deck along."""
    seat.user, seat.name, seat.ready, seat.deck = None, "", False, None
