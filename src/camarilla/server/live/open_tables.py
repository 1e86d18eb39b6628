"""Watching and talking at tables that are not being played: no process owns them, so any process answers."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.server.api.protocol import Accepted, Say, Snapshot, Watch
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.hub import Hub
from camarilla.server.live.presence import state_of
from camarilla.server.live.streams import encode, to_all
from camarilla.server.people.access import access_of
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.tables import seats_of

__all__ = ["open_snapshot", "open_talk"]

UNOWNED = -1
"""The fence of a table that is not being played: nobody owns it."""


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
    here = {*hub.open_presence.at(row.id), actor.user}
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
