"""Tables as those who do not play at them see them: in lists, in the lobby, before and after the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, and_, exists, or_

from camarilla.kernel.game import find
from camarilla.kernel.result import Result
from camarilla.server.http.schemas import TableInfo
from camarilla.server.live.commands import Actor, lines_for, put_line
from camarilla.server.live.hub import Call, Hub, Reply
from camarilla.server.live.protocol import Accepted, Say, Snapshot, Watch
from camarilla.server.live.streams import encode, to_all
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.tables import Terms, seats_of
from camarilla.server.tables.access import access_of
from camarilla.server.tables.presence import seat_of, state_of

__all__ = ["info_of", "listed", "open_snapshot", "open_talk", "page_mark"]

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


def info_of(row: TableRow, seats: Sequence[SeatRow], actor: Actor, hub: Hub) -> TableInfo:
    """A table as lists show it to somebody."""
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    host = hub.hosts.get(row.id)
    here = hub.company.at(row.id)
    mine = [seat.seat for seat in seats if seat.user == actor.user]
    asked = [int(seat) for seat in row.waiting.strip(",").split(",") if seat] if row.status == "running" else []
    return TableInfo(
        row.id,
        row.game,
        terms.title,
        row.status,
        row.host,
        [seat_of(seat, seat.user in here if host is None else host.present.at(seat.seat)) for seat in seats],
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
        terms.hints,
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
        check_own_seat(actor, message.seat, seats)
    except Refuse as problem:
        return Reply.refuse(problem, Call(message.table, actor, message))
    here = {*hub.company.at(row.id), actor.user}
    chat = await lines_for(hub.database, row.id, actor, message.seat)
    snapshot = Snapshot(row.id, 0, state_of(row, seats, here), message.seat, chat=chat, ref=message.ref)
    return Reply(encode(snapshot), UNOWNED)


def check_own_seat(actor: Actor, seat: int | None, seats: Sequence[SeatRow]) -> None:
    """Raise unless a seat that somebody speaks for, or looks from, is theirs: whispers are heard there."""
    mine = [own.seat for own in seats if own.user == actor.user and not own.resigned]
    if seat is not None and seat not in mine:
        raise Refuse("not-your-seat", f"seat {seat} is not yours", 403)


async def open_talk(hub: Hub, actor: Actor, message: Say, reply: Reply) -> Reply:
    """Say something at a table whose game has not begun; or the refusal it was given before."""
    async with hub.database.session() as session:
        row = await session.get(TableRow, message.table)
        if row is None or row.status != "open":
            return reply
        seats = await seats_of(session, message.table)
    try:
        access_of(row, seats, hub.signer).check_talks(actor, message.invite)
        if message.to is not None:
            raise Refuse("not-allowed", "there are no whispers before the game", 403, message="no-whispers")
        check_own_seat(actor, message.seat, seats)
        said = await put_line(hub.database, hub.settings.now(), actor, message, None)
    except Refuse as problem:
        return Reply.refuse(problem, Call(message.table, actor, message))
    hub.publish(row.id, to_all(said, actor.user))
    return Reply(encode(Accepted(message.ref, row.id)), UNOWNED)
