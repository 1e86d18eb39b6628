"""Decks that players bring to an open table: checked at once, and shown to nobody else."""

from __future__ import annotations

import msgspec

from camarilla.kernel.facets import Decks, need
from camarilla.kernel.game import find
from camarilla.server.api.schemas import OwnDeck, TableInfo
from camarilla.server.people.rights import Actor, Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.tables import seats_of
from camarilla.server.tables.lobby import Lobby

__all__ = ["bring_deck"]


async def bring_deck(lobby: Lobby, actor: Actor, table_id: str, wanted: OwnDeck) -> TableInfo:
    """Play a deck of one's own at an open table, or (no text) what the table has."""
    async with lobby.database.session() as session:
        row = await lobby.locked_row(session, table_id)
        seats = await seats_of(session, table_id)
        check(Right.SIT, actor, lobby.access(row, seats))
        seat = _own_seat(seats, actor, wanted.seat)
        if row.status != "open":
            raise Refuse("running", "the game has begun already", 409)
        if row.forked_from is not None:
            raise Refuse("bad-input", "this table goes on with a game that has its decks already")
        seat.deck = _checked(row, wanted) if wanted.text.strip() else None
    return await lobby.info(actor, table_id)


def _own_seat(seats: list[SeatRow], actor: Actor, wanted: int | None) -> SeatRow:
    """The seat a deck is for."""
    mine = [seat for seat in seats if seat.user == actor.user and wanted in (None, seat.seat)]
    if not mine:
        raise Refuse("not-seated", "you do not sit there", 409)
    return mine[0]


def _checked(row: TableRow, wanted: OwnDeck) -> str:
    """The deck as the game writes it; refuses one that is not legal at this table, with every reason."""
    game = find(row.game)
    decks = need(game.decks, Decks, game.name)
    report = decks.read(wanted.text, game.convert_options(msgspec.json.decode(row.options)))
    if report.faults:
        reasons = [f"{game.say(label, wanted.language)} [{rule}]" for rule, label in report.faults]
        told = "; ".join(reasons)
        raise Refuse("bad-deck", told, rule=report.faults[0][0], faults=told)
    return report.text
