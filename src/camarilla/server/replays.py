"""Finished games to look at again, through any eyes."""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.bots.review import Review
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.events import everything, seen_by
from camarilla.kernel.options import Option
from camarilla.kernel.records import Record
from camarilla.kernel.saving import take
from camarilla.kernel.table import Table
from camarilla.server.commands import Actor
from camarilla.server.deltas import diff
from camarilla.server.lobby import Lobby
from camarilla.server.models import TableRow
from camarilla.server.refusals import Refuse
from camarilla.server.schemas import Replay, ReplayStep, ReviewPage, TurningPoint
from camarilla.server.store import seats_of
from camarilla.server.wording import named, say

__all__ = ["record_for", "replay_for", "replayed", "review_for"]

ALL = "all"
PUBLIC = "public"
MOST_REVIEWS = 200
"""How many reviews are remembered."""


async def record_for(lobby: Lobby, actor: Actor, table_id: str, seat: int | None) -> bytes:
    """The record of a table as somebody may have it."""
    row = await readable_row(lobby, actor, table_id)
    if row.status == "finished":
        return (await lobby.hub.store.record(row)).lines()
    if row.status not in ("running", "stopped"):
        raise Refuse("not-begun", "the game has not begun", 409)
    async with lobby.database.session() as session:
        seats = await seats_of(session, table_id)
    own = [chair.seat for chair in seats if chair.user == actor.user and not chair.resigned]
    if not own or (seat is not None and seat not in own):
        raise Refuse("not-your-seat", "while a game goes on, one takes away what one's own seat saw", 403)
    course = await lobby.hub.store.replayed(row)
    return course.table.record_for(own[0] if seat is None else seat).lines()


async def readable_row(lobby: Lobby, actor: Actor, table_id: str) -> TableRow:
    """The row of a table that somebody may know about; a finished game is shared by its address."""
    async with lobby.database.session() as session:
        row = await lobby.row(session, table_id)
    if row.status != "finished":
        await lobby.check_may_read(actor, row)
    return row


async def replay_for(lobby: Lobby, actor: Actor, table_id: str, eye: str) -> Replay:
    """A finished game through some eyes."""
    row = await readable_row(lobby, actor, table_id)
    if row.status != "finished":
        raise Refuse("running", "a game is replayed after it has ended", 409)
    record = await lobby.hub.store.record(row)
    return replayed(table_id, record, eye)


async def review_for(lobby: Lobby, actor: Actor, table_id: str) -> ReviewPage:
    """A finished game reviewed, in the reader's language. It takes a while the first time, and is remembered."""
    row = await readable_row(lobby, actor, table_id)
    if row.status != "finished":
        raise Refuse("running", "a game is reviewed after it has ended", 409)
    record = await lobby.hub.store.record(row)
    known = lobby.hub.reviews
    if table_id not in known:
        found = await lobby.hub.minds.review(record.lines())
        if found is None:
            raise Refuse("unavailable", "nobody had time to review this game; try again", 503)
        known[table_id] = found
        while len(known) > MOST_REVIEWS:
            known.pop(next(iter(known)))
    async with lobby.database.session() as session:
        names = [chair.name or str(chair.seat) for chair in await seats_of(session, table_id)]
    return review_page(table_id, record.game, known[table_id], names, actor.language)


def review_page(table_id: str, game: str, review: Review, names: list[str], language: str) -> ReviewPage:
    """A review in words."""

    def words(option: Option | None) -> str:
        return "" if option is None else say(game, named(option.label, names), language)

    turns = [
        TurningPoint(turn.step, turn.seat, words(turn.played), turn.gainer, turn.before, turn.after, words(turn.better))
        for turn in review.turns
    ]
    rounded = [[round(chance, 3) for chance in chances] for chances in review.chances]
    return ReviewPage(table_id, rounded, turns)


def replayed(table_id: str, record: Record, eye: str) -> Replay:
    """A record as a replay: the view after the set-up, then what each step changed."""
    seat = seat_of_eye(eye, record.seats)
    table = table_for(record)
    view = seen(table, seat, eye)
    first = view
    opening = told(table, 0, seat, eye)
    steps = []
    for entry in record.entries:
        before = len(table.events)
        take(table, entry.answers)
        after = seen(table, seat, eye)
        answers = entry.answers if eye == ALL else []
        steps.append(ReplayStep(diff(view, after), told(table, before, seat, eye), answers))
        view = after
    return Replay(table_id, record.game, eye, first, opening, steps, record.result)


def table_for(record: Record) -> Table:
    """The table of a record before its first step."""
    if record.seed is None or record.salt is None:
        raise CamarillaError("the record does not reveal its seed")
    seed, salt = bytes.fromhex(record.seed), bytes.fromhex(record.salt)
    return Table.new(record.game, record.seats, seed=seed, salt=salt, options=record.options)


def seat_of_eye(eye: str, seats: int) -> int | None:
    """The seat whose eyes are meant, or None."""
    if eye in (ALL, PUBLIC):
        return None
    if not eye.isdecimal() or int(eye) >= seats:
        known = f"public, all, or a seat from 0 to {seats - 1}"
        raise Refuse("bad-input", f"there are no eyes {eye[:20]!r}; look as {known}")
    return int(eye)


def seen(table: Table, seat: int | None, eye: str) -> dict[str, Any]:
    """A view as plain data; for `all`, of each seat what it sees, laid over each other."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
    if eye == ALL:
        for other in range(table.seats):
            view = overlaid(view, msgspec.json.decode(msgspec.json.encode(table.view(other))))
        view["seat"] = None
        view["facts"] = []
    return view


def overlaid(under: Any, over: Any) -> Any:
    """One view filled in with what another one shows besides."""
    if under is None:
        return over
    if isinstance(under, dict) and isinstance(over, dict):
        return {key: overlaid(value, over.get(key)) for key, value in under.items()}
    if isinstance(under, list) and isinstance(over, list) and len(under) == len(over):
        return [overlaid(mine, theirs) for mine, theirs in zip(under, over, strict=True)]
    return under


def told(table: Table, since: int, seat: int | None, eye: str) -> list[dict[str, Any]]:
    """The events of a step as some eyes see them."""
    events = table.events[since:]
    return everything(events) if eye == ALL else seen_by(events, seat)
