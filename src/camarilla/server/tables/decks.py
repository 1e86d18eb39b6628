"""Decks that players bring to an open table: checked at once, and shown to nobody else."""

from __future__ import annotations

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.api.schemas import OwnDeck, TableInfo
from camarilla.server.people.rights import Actor, Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.table_rows import seats_of
from camarilla.server.tables.jobs import read_deck
from camarilla.server.tables.lobby import Lobby

__all__ = ["bring_deck"]


async def bring_deck(lobby: Lobby, actor: Actor, table_id: str, wanted: OwnDeck) -> TableInfo:
    """Play a deck of one's own at an open table, or (no text) what the table has."""
    async with lobby.database.session() as session:
        row, _ = await _seat_for(lobby, session, actor, table_id, wanted)
    deck = await _checked(lobby, actor, row, wanted) if wanted.text.strip() else None
    async with lobby.database.session() as session:
        _, seat = await _seat_for(lobby, session, actor, table_id, wanted)
        seat.deck = deck
    return await lobby.info(actor, table_id)


async def _seat_for(
    lobby: Lobby, session: AsyncSession, actor: Actor, table_id: str, wanted: OwnDeck
) -> tuple[TableRow, SeatRow]:
    """An open table, locked, and the seat there that a deck is for; raises if it cannot have one."""
    row = await lobby.locked_row(session, table_id)
    seats = await seats_of(session, table_id)
    check(Right.SIT, actor, lobby.access(row, seats))
    seat = _own_seat(seats, actor, wanted.seat)
    if row.status != "open":
        raise Refuse("running", "the game has begun already", 409)
    if row.forked_from is not None:
        raise Refuse("bad-input", "this table goes on with a game that has its decks already")
    return row, seat


def _own_seat(seats: list[SeatRow], actor: Actor, wanted: int | None) -> SeatRow:
    """The seat a deck is for."""
    mine = [seat for seat in seats if seat.user == actor.user and wanted in (None, seat.seat)]
    if not mine:
        raise Refuse("not-seated", "you do not sit there", 409)
    return mine[0]


async def _checked(lobby: Lobby, actor: Actor, row: TableRow, wanted: OwnDeck) -> str:
    """The deck as the game writes it; refuses one that is not legal at this table, with every reason."""
    options = msgspec.json.decode(row.options)
    page = await lobby.hub.jobs.run(actor.user, read_deck, row.game, wanted.text, options, wanted.language, True)
    if page.faults:
        told = "; ".join(f"{fault.text} [{fault.rule}]" for fault in page.faults)
        raise Refuse("bad-deck", told, rule=page.faults[0].rule, faults=told)
    return page.text
