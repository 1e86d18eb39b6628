"""A table as it is opened: what was agreed about it, and who sits where at first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from camarilla.server.api.schemas import NewTable
from camarilla.server.people.rights import Actor
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.table_rows import Terms

__all__ = ["first_seat", "same_again", "terms_of"]


def first_seat(row: TableRow, seat: int, actor: Actor, wanted: NewTable, bots: dict[int, str]) -> SeatRow:
    """A seat of a new table."""
    free = [other for other in range(wanted.seats) if other not in bots]
    own = wanted.seat if wanted.seat is not None else (free[0] if free else None)
    if wanted.seat is not None and wanted.seat not in free:
        raise Refuse("bad-input", f"seat {wanted.seat} is not free for you at this table")
    if seat in bots:
        return SeatRow(table_id=row.id, seat=seat, bot=bots[seat], name=bots[seat], ready=True)
    if wanted.hot_seat or seat == own:
        return SeatRow(table_id=row.id, seat=seat, user=actor.user, name=actor.name, ready=True)
    return SeatRow(table_id=row.id, seat=seat)


def terms_of(wanted: NewTable) -> Terms:
    """What was agreed about a table."""
    return Terms(
        wanted.title.strip(),
        wanted.clocks,
        wanted.spectators,
        wanted.delay,
        wanted.whispers,
        wanted.hot_seat,
        wanted.rated,
        wanted.hints,
    )


def same_again(row: TableRow, seats: Sequence[SeatRow], actor: Actor) -> NewTable:
    """The same table, to be opened again."""
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    bots = {str(seat.seat): seat.bot for seat in seats if seat.user is None and seat.bot is not None}
    return NewTable(
        game=row.game,
        seats=row.count,
        options=msgspec.json.decode(row.options),
        bots=bots,
        title=terms.title,
        clocks=terms.clocks,
        visibility="public" if row.public else "private",
        spectators="none" if terms.spectators == "none" else "all",
        delay=terms.delay,
        whispers=terms.whispers,
        hot_seat=terms.hot_seat,
        rated=terms.rated,
        hints=terms.hints,
        seat=next(seat.seat for seat in seats if seat.user == actor.user),
        series=row.series,
    )
