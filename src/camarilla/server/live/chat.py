"""Talk at a table: what is said is stored, and read back by those who may read it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlalchemy import func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from camarilla.server.api.pieces import Chat
from camarilla.server.api.protocol import Said, Say, Watch
from camarilla.server.people.identity import Actor
from camarilla.server.people.rights import Access
from camarilla.server.refusals import Refuse
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Block, Line

__all__ = ["BYTES_SHOWN", "LONGEST_LINE", "MOST_LINES", "lines_for", "put_line"]

LONGEST_LINE = 500
_LINES_SHOWN = 100
BYTES_SHOWN = 16_000
"""How many bytes of talk a snapshot holds at most: the last lines that fit."""
MOST_LINES = 5_000
"""How many lines one table keeps."""
_LINE_TRIES = 5
"""How often to number a line anew when somebody else took its number."""


async def put_line(
    database: Database,
    now: float,
    actor: Actor,
    message: Say,
    whispered: tuple[int, ...] | None,
    readers: Sequence[str] = (),
) -> Said:
    """Store a line of talk; gives the message to publish. A whisper is for those who hold its seats now: `readers`."""
    text = _clean(message.text)
    to = None if whispered is None else "".join(f",{seat}" for seat in whispered) + ","
    for _ in range(_LINE_TRIES):
        try:
            async with database.session() as session:
                last = await session.scalar(select(func.max(Line.number)).where(Line.table_id == message.table))
                number = 0 if last is None else last + 1
                if number >= MOST_LINES:
                    raise Refuse(
                        "too-many", "so much was said here that nothing more is kept", 409, message="much-said"
                    )
                line = {"number": number, "user": actor.user, "name": actor.name, "seat": message.seat}
                line["readers"] = None if whispered is None else "\n".join(readers)
                await session.execute(insert(Line).values(table_id=message.table, to=to, text=text, at=now, **line))
        except IntegrityError:  # somebody else spoke in between, at a table that nobody locks
            continue
        return Said(message.table, Chat(number, actor.name, text, now, message.seat, whispered, actor.user))
    raise Refuse("unavailable", "everybody talks at once; try again", 503)


def _clean(text: str) -> str:
    """A line of talk without control characters; raises if nothing is left or it is too long."""
    kept = "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cf", "Cs")).strip()
    if not kept:
        raise Refuse("empty", "there is nothing to say in that")
    if len(kept) > LONGEST_LINE:
        raise Refuse("too-long", f"a line has at most {LONGEST_LINE} characters", field="line", limit=LONGEST_LINE)
    return kept


async def lines_for(database: Database, access: Access, actor: Actor, message: Watch) -> list[Chat]:
    """The last lines of talk that somebody who watches may read: none with nothing but a finished game's address."""
    if not access.open_to(actor, message.invite):
        return []
    async with database.session() as session:
        muted = select(Block.blocked).where(Block.user == actor.user)
        heard = or_(Line.user.is_(None), Line.user.not_in(muted))
        wanted = (
            select(Line).where(Line.table_id == access.table, heard).order_by(Line.number.desc()).limit(_LINES_SHOWN)
        )
        rows = list(await session.scalars(wanted))
    shown, room = [], BYTES_SHOWN
    for row in rows:
        if _heard(row, actor, message.seat):
            room -= len(row.text.encode())
            if room < 0:
                break
            shown.append(_chat_of(row))
    return shown[::-1]


def _heard(row: Line, actor: Actor, seat: int | None) -> bool:
    """Whether somebody at a seat heard a line: whoever took a seat over did not hear the whispers of before."""
    if row.to is None:
        return True
    at_seat = seat is not None and f",{seat}," in row.to
    return at_seat and (row.readers is None or actor.user in row.readers.split("\n"))


def _chat_of(row: Line) -> Chat:
    """A stored line as it is sent."""
    heard = None if row.to is None else tuple(int(seat) for seat in row.to.strip(",").split(","))
    return Chat(row.number, row.name, row.text, row.at, row.seat, heard, row.user)
