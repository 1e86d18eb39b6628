"""Players at their tables: a new name or a vacation reaches every table, and whoever goes leaves all of them."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.api.protocol import Accepted, Refresh, Refused, Resign
from camarilla.server.live.calls import Call
from camarilla.server.live.hub import Hub
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow, User
from camarilla.server.storage.table_rows import seats_of
from camarilla.server.tables.lobby import Lobby

__all__ = ["leave_all_tables", "refresh_tables"]


async def refresh_tables(hub: Hub, user: User) -> None:
    """Have every table at which a user sits, in whatever process, take up their name and vacation."""
    async with hub.database.session() as session:
        running = await _tables_of(session, user.id, "running")
        waiting = await _tables_of(session, user.id, "open")
        still = update(SeatRow).where(SeatRow.user == user.id, SeatRow.table_id.not_in(running))
        await session.execute(still.values(name=user.name))
    actor = Actor(user.id, user.name, user.language)
    for table_id in running:
        await hub.route(Call(table_id, actor, Refresh(table=table_id)))
    for table_id in waiting:
        await hub.open_tables.announce(table_id)


async def leave_all_tables(lobby: Lobby, actor: Actor) -> None:
    """Resign from running games, where bots play on; leave open tables, and cancel one's own that are empty then."""
    async with lobby.database.session() as session:
        running = await _tables_of(session, actor.user, "running")
        seated = await _tables_of(session, actor.user, "open")
        opened = select(TableRow.id).where(TableRow.host == actor.user, TableRow.status == "open")
        hosted = [table_id for table_id in await session.scalars(opened) if table_id not in seated]
    for table_id in running:
        await _resign(lobby.hub, actor, table_id)
    for table_id in seated:
        await lobby.leave(actor, table_id)
    for table_id in hosted:
        await lobby.cancel(actor, table_id)


async def _resign(hub: Hub, actor: Actor, table_id: str) -> None:
    """Bots take over all seats of a user at a running table; raises if the table does not answer."""
    async with hub.database.session() as session:
        mine = [seat.seat for seat in await seats_of(session, table_id) if seat.user == actor.user]
    for seat in mine:
        reply = await hub.route(Call(table_id, actor, Resign(table=table_id, seat=seat)))
        answered = msgspec.json.decode(reply.payload, type=Accepted | Refused)
        if isinstance(answered, Refused) and answered.code == "unavailable":
            raise Refuse("unavailable", "one of your tables does not answer at the moment; try again", 503)


async def _tables_of(session: AsyncSession, user_id: str, status: str) -> list[str]:
    """The tables of a status at which a user sits."""
    wanted = select(TableRow.id).join(SeatRow, SeatRow.table_id == TableRow.id)
    ids = await session.scalars(wanted.where(SeatRow.user == user_id, TableRow.status == status).distinct())
    return list(ids)
