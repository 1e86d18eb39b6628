"""Rows of tables as `TableInfo`, for lists and the lobby."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, and_, exists, or_

from camarilla.kernel.game import find
from camarilla.kernel.result import Result
from camarilla.server.api.schemas import TableInfo
from camarilla.server.live.hub import Hub
from camarilla.server.live.presence import seat_state
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.table_rows import Terms

__all__ = ["info_of", "listed", "page_mark"]


def listed(which: str, actor: Actor) -> ColumnElement[bool]:
    """The condition for the tables of a list."""
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
    """Decode where a page begins."""
    try:
        return float(after)
    except ValueError:
        raise Refuse(
            "bad-input", f"{after[:40]!r} is not where a page begins; take `next` of the page before"
        ) from None


def info_of(row: TableRow, seats: Sequence[SeatRow], actor: Actor, hub: Hub) -> TableInfo:
    """A table as lists show it to an actor."""
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    host = hub.tables.get(row.id)
    here = hub.open_tables.presence.at(row.id)
    mine = [seat.seat for seat in seats if seat.user == actor.user]
    asked = [int(seat) for seat in row.waiting.strip(",").split(",") if seat] if row.status == "running" else []
    return TableInfo(
        row.id,
        row.game,
        terms.title,
        row.status,
        row.host,
        [seat_state(seat, seat.user in here if host is None else host.present.at(seat.seat)) for seat in seats],
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
        [seat.seat for seat in seats if seat.seat in asked and seat.user == actor.user and seat.bot is None],
        {seat.seat: seat.deck for seat in seats if seat.seat in mine and seat.deck is not None},
        terms.hints,
    )
