"""Records, replays and reviews of games."""

from __future__ import annotations

from functools import partial

from camarilla.bots.review import Review
from camarilla.kernel.options import Label, Option
from camarilla.server.api.schemas import ReviewPage, TurningPoint
from camarilla.server.live.bot_runner import REVIEW_SECONDS, review_game
from camarilla.server.live.prompts import Name, called, named, say
from camarilla.server.people.rights import Actor, Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import SeatRow, TableRow
from camarilla.server.storage.table_rows import seats_of
from camarilla.server.tables.jobs import record_lines, replayed
from camarilla.server.tables.lobby import Lobby

__all__ = ["record_for", "replay_for", "review_for"]

_MOST_REVIEWS = 200
"""How many reviews are cached."""


async def record_for(lobby: Lobby, actor: Actor, table_id: str, seat: int | None) -> bytes:
    """The record of a table as the actor may have it."""
    row, seats = await _visible_table(lobby, actor, table_id)
    if row.status == "finished":
        return await lobby.record_of(actor, row)
    own = (chair.seat for chair in seats if chair.user == actor.user)
    chosen = next(own, 0) if seat is None else seat
    # While a game goes on, one takes away what one's own seat saw.
    check(Right.HOLD, actor, lobby.access(row, seats), seat=chosen)
    if row.status not in ("running", "stopped"):
        raise Refuse("not-begun", "the game has not begun", 409)
    return await lobby.hub.jobs.run(actor.user, record_lines, await lobby.hub.journal.source(row), chosen)


async def _visible_table(lobby: Lobby, actor: Actor, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """The row and the seats of a table that the actor may see."""
    async with lobby.database.session() as session:
        row = await lobby.row(session, table_id)
        seats = await seats_of(session, table_id)
    check(Right.SEE, actor, lobby.access(row, seats))
    return row, seats


async def replay_for(lobby: Lobby, actor: Actor, table_id: str, eye: str) -> bytes:
    """A finished game from a point of view: a `Replay`, encoded."""
    row, _ = await _visible_table(lobby, actor, table_id)
    if row.status != "finished":
        raise Refuse("running", "a game is replayed after it has ended", 409, message="not-over")
    lines = await lobby.record_of(actor, row)
    jobs = lobby.hub.jobs
    return await jobs.replays.find((table_id, eye), partial(jobs.run, actor.user, replayed, table_id, lines, eye))


async def review_for(lobby: Lobby, actor: Actor, table_id: str) -> ReviewPage:
    """The review of a finished game, in the reader's language; slow the first time, then cached."""
    row, _ = await _visible_table(lobby, actor, table_id)
    if row.status != "finished":
        raise Refuse("running", "a game is reviewed after it has ended", 409, message="not-over")
    known = lobby.hub.reviews
    if table_id not in known:
        lines = await lobby.record_of(actor, row)
        known[table_id] = await lobby.hub.jobs.run(actor.user, review_game, lines, seconds=REVIEW_SECONDS)
        while len(known) > _MOST_REVIEWS:
            known.pop(next(iter(known)))
    async with lobby.database.session() as session:
        chairs = await seats_of(session, table_id)
        names = [called(chair.seat, chair.user, chair.bot, chair.name or str(chair.seat)) for chair in chairs]
    return _review_page(table_id, row.game, known[table_id], names, actor.language)


def _review_page(table_id: str, game: str, review: Review, names: list[Name], language: str) -> ReviewPage:
    """A review in words."""

    def said(label: Label | None) -> str:
        return "" if label is None else say(game, named(label, names), language)

    def words(option: Option | None) -> str:
        return said(None if option is None else option.label)

    turns = [
        TurningPoint(
            turn.step,
            turn.seat,
            words(turn.played),
            turn.gainer,
            turn.before,
            turn.after,
            words(turn.better),
            said(turn.question),
        )
        for turn in review.turns
    ]
    rounded = [[round(chance, 3) for chance in chances] for chances in review.chances]
    return ReviewPage(table_id, rounded, turns)
