"""Tables as those who do not play at them see them: in lists, in the lobby, before and after the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, and_, exists, or_

from camarilla.kernel.game import find
from camarilla.kernel.result import Result
from camarilla.server.access import access_of
from camarilla.server.commands import Actor
from camarilla.server.hub import Call, Hub, Reply
from camarilla.server.models import SeatRow, TableRow
from camarilla.server.protocol import SeatState, Snapshot, TableState, Watch
from camarilla.server.refusals import Refuse
from camarilla.server.schemas import TableInfo
from camarilla.server.store import Terms, seats_of
from camarilla.server.watching import encode

__all__ = ["info_of", "listed", "open_snapshot", "page_mark", "state_of"]

UNOWNED = -1
"""The fence of a table that is not being played: nobody owns it."""


def listed(which: str, actor: Actor) -> ColumnElement[bool]:
    """What is on a list."""
    mine = exists().where(SeatRow.table_id == TableRow.id, SeatRow.user == actor.user)
    if which == "open":
        return and_(TableRow.status == "open", TableRow.public)
    if which == "mine":
        return and_(TableRow.status.in_(("open", "running")), or_(mine, TableRow.host == actor.user))
    if which == "waiting":
        return and_(TableRow.status == "running", mine)
    if which == "finished":
        return and_(TableRow.status.in_(("finished", "stopped")), or_(mine, TableRow.host == actor.user))
    raise Refuse("bad-input", f"there is no list {which!r}; the lists are: open, mine, waiting, finished")


def page_mark(after: str) -> float:
    """Where a page begins."""
    try:
        return float(after)
    except ValueError:
        raise Refuse(
            "bad-input", f"{after[:40]!r} is not where a page begins; take `next` of the page before"
        ) from None


def seat_of(seat: SeatRow, connected: bool = False) -> SeatState:
    """A seat as lists show it."""
    return SeatState(seat.seat, seat.user, seat.name, seat.bot, seat.away, seat.ready, connected, seat.resigned)


def state_of(row: TableRow, seats: Sequence[SeatRow]) -> TableState:
    """A table that is not being played, as those who watch it see it."""
    return TableState(
        row.id, row.game, row.status, [seat_of(seat) for seat in seats], row.commitment, reason=row.reason
    )


def info_of(row: TableRow, seats: Sequence[SeatRow], actor: Actor, hub: Hub) -> TableInfo:
    """A table as lists show it to somebody."""
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    host = hub.hosts.get(row.id)
    mine = [seat.seat for seat in seats if seat.user == actor.user]
    asked = [int(seat) for seat in row.waiting.strip(",").split(",") if seat] if row.status == "running" else []
    return TableInfo(
        row.id,
        row.game,
        terms.title,
        row.status,  # type: ignore[arg-type]
        row.host,
        [seat_of(seat, host is not None and host.present.at(seat.seat)) for seat in seats],
        find(row.game).shown(msgspec.json.decode(row.options)),
        terms.clocks,
        "public" if row.public else "private",
        terms.spectators,
        terms.delay,
        terms.whispers,
        terms.hot_seat,
        terms.rated,
        row.created,
        row.started,
        row.finished,
        row.commitment,
        None if row.result is None else msgspec.json.decode(row.result, type=Result),
        row.reason,
        row.forked_from,
        row.series,
        row.steps,
        mine,
        [seat for seat in asked if seat in mine],
        {seat.seat: seat.deck for seat in seats if seat.seat in mine and seat.deck is not None},
    )


async def open_snapshot(hub: Hub, actor: Actor, message: Watch, reply: Reply) -> Reply:
    """What somebody who watches a table that is not being played is shown; or the refusal it was given before."""
    async with hub.database.session() as session:
        row = await session.get(TableRow, message.table)
        if row is None or row.status == "running":
            return reply
        seats = await seats_of(session, message.table)
    try:
        access_of(row, seats, hub.signer).check_watches(actor, message.invite)
    except Refuse as problem:
        return Reply.refuse(problem, Call(message.table, actor, message))
    snapshot = Snapshot(row.id, 0, state_of(row, seats), message.seat, ref=message.ref)
    return Reply(encode(snapshot), UNOWNED)
