"""What the database holds. The history of a table is append-only: operations, and now and then a position.

Times are seconds since 1970 as floats; JSON is kept as bytes, as it was encoded, and never searched.
"""

from __future__ import annotations

import zlib

from sqlalchemy import (
    Boolean,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from camarilla.server.api.pieces import TableStatus

__all__ = [
    "ApiToken",
    "Archive",
    "Base",
    "Block",
    "Channel",
    "Compressed",
    "Line",
    "NoticeRow",
    "Operation",
    "Position",
    "ProcessRow",
    "RatingRow",
    "RecordRow",
    "RecoveryCode",
    "ReportRow",
    "SeatRow",
    "SeriesRow",
    "SessionRow",
    "TableRow",
    "User",
]

_ID = String(22)
_ZLIB = b"\x78"
"""The first byte of what zlib has compressed; no record and no position begins with it."""


class Compressed(TypeDecorator[bytes]):
    """Bytes that are compressed on disk; what an older server has stored is read as it is."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """What is stored."""
        return None if value is None else zlib.compress(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        """What was stored."""
        return zlib.decompress(value) if value is not None and value.startswith(_ZLIB) else value


class Base(DeclarativeBase):
    """All tables of the database."""


# -- people ------------------------------------------------------------------------------------------------------------


class User(Base):
    """A guest or an account. `epoch` grows when all its sessions are to end; a deleted one keeps only its id."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The key of the name (see `name_keys`); None for guests and deleted users, who do not own a name."""
    kind: Mapped[str] = mapped_column(String(10))
    password: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    admin: Mapped[bool] = mapped_column(Boolean, default=False)
    banned: Mapped[bool] = mapped_column(Boolean, default=False)
    language: Mapped[str] = mapped_column(String(2), default="en")
    settings: Mapped[bytes] = mapped_column(LargeBinary, default=b"{}")
    vacation_until: Mapped[float | None] = mapped_column(Float)
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)


class RecoveryCode(Base):
    """A code that recovers an account once."""

    __tablename__ = "recovery_codes"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    hashed: Mapped[str] = mapped_column(String(200))


class ApiToken(Base):
    """A token for a program that plays as its owner."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(40))
    hashed: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float] = mapped_column(Float)


class Block(Base):
    """A user blocks another: no talk, no common table."""

    __tablename__ = "blocks"
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    blocked: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)


class SessionRow(Base):
    """A session of a browser, under the hash of its id: without this row its cookie opens nothing."""

    __tablename__ = "sessions"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created: Mapped[float] = mapped_column(Float)


class Channel(Base):
    """A way to tell a user something: a browser, an e-mail address or a webhook."""

    __tablename__ = "channels"
    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[bytes] = mapped_column(LargeBinary)
    """The keys of a browser, or the shape of a webhook's messages, as JSON."""
    confirmed: Mapped[bool] = mapped_column(Boolean)
    created: Mapped[float] = mapped_column(Float)
    failures: Mapped[int] = mapped_column(Integer)


class NoticeRow(Base):
    """What a user wants to be told of, what was told, and when; which addresses were asked, and when."""

    __tablename__ = "notices"
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    choice: Mapped[bytes] = mapped_column(LargeBinary)
    told: Mapped[bytes] = mapped_column(LargeBinary)
    asked: Mapped[bytes] = mapped_column(LargeBinary)
    last: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """A user reports another to the administrators."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    user: Mapped[str | None] = mapped_column(_ID)
    about: Mapped[str] = mapped_column(_ID)
    table_id: Mapped[str | None] = mapped_column(_ID)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    handled: Mapped[bool] = mapped_column(Boolean, default=False)


class RatingRow(Base):
    """How strong a player is in a game, after openskill."""

    __tablename__ = "ratings"
    user: Mapped[str] = mapped_column(_ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer, default=0)


# -- tables ------------------------------------------------------------------------------------------------------------


class SeriesRow(Base):
    """Games that follow one another: a chronicle of Oath. `options` are what the next one is set up with."""

    __tablename__ = "series"
    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    title: Mapped[str] = mapped_column(String(80), default="")
    host: Mapped[str | None] = mapped_column(_ID, index=True)
    created: Mapped[float] = mapped_column(Float)
    finished: Mapped[int] = mapped_column(Integer, default=0)
    """How many of its games are over."""
    options: Mapped[bytes] = mapped_column(LargeBinary, default=b"{}")


class TableRow(Base):
    """A table: what was agreed before, who owns it now, and how it ended.

    `owner` and `fence` say who has it: only the process whose fence is the current one may write.
    """

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), index=True)
    revision: Mapped[int] = mapped_column(Integer)
    checked: Mapped[str] = mapped_column(String(64), default="")
    """The fingerprint of the rules code under which the table was last known to go on."""
    count: Mapped[int] = mapped_column(Integer)
    options: Mapped[bytes] = mapped_column(LargeBinary)
    terms: Mapped[bytes] = mapped_column(LargeBinary)
    """The `Terms` of the table, as JSON."""
    status: Mapped[TableStatus] = mapped_column(String(10), index=True)
    public: Mapped[bool] = mapped_column(Boolean, index=True)
    host: Mapped[str | None] = mapped_column(_ID)
    seed: Mapped[str] = mapped_column(String(64), default="")
    salt: Mapped[str] = mapped_column(String(64), default="")
    commitment: Mapped[str] = mapped_column(String(64), default="")
    forked_from: Mapped[str | None] = mapped_column(_ID)
    fork_step: Mapped[int | None] = mapped_column(Integer)
    rematch_of: Mapped[str | None] = mapped_column(_ID)
    series: Mapped[str | None] = mapped_column(_ID, index=True)
    created: Mapped[float] = mapped_column(Float, index=True)
    started: Mapped[float | None] = mapped_column(Float)
    finished: Mapped[float | None] = mapped_column(Float)
    result: Mapped[bytes | None] = mapped_column(LargeBinary)
    reason: Mapped[str] = mapped_column(Text, default="")
    steps: Mapped[int] = mapped_column(Integer, default=0)
    waiting: Mapped[str] = mapped_column(String(80), default="")
    """The seats being asked, as `,0,2,`: what lists are made from."""
    unanswered: Mapped[str] = mapped_column(String(80), default="", server_default="")
    """Those of them whose answer is missing. It never leaves the server: it tells who has answered."""
    moved: Mapped[float | None] = mapped_column(Float)
    """When the game last moved."""
    clocks: Mapped[bytes] = mapped_column(LargeBinary, default=b"{}")
    owner: Mapped[str | None] = mapped_column(String(40), index=True)
    fence: Mapped[int] = mapped_column(Integer, default=0)
    imported: Mapped[int | None] = mapped_column(Integer)
    """The size in bytes of the record it was made of, if its host brought one."""
    due: Mapped[float | None] = mapped_column(Float, index=True)
    """When the table needs an owner though nobody sends anything: a clock runs out, or a bot has to answer."""


class ProcessRow(Base):
    """A server process and its lease: until when it keeps its tables though nothing more is heard of it."""

    __tablename__ = "processes"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)


class SeatRow(Base):
    """Who sits at a seat of a table: a person, a bot, a bot in a person's place, or nobody yet."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    user: Mapped[str | None] = mapped_column(_ID, index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(60))
    away: Mapped[bool] = mapped_column(Boolean, default=False)
    ready: Mapped[bool] = mapped_column(Boolean, default=False)
    deck: Mapped[str | None] = mapped_column(Text)
    """The deck its player brings to an open table; nobody else sees it."""
    resigned: Mapped[bool] = mapped_column(Boolean, default=False)


class Operation(Base):
    """One accepted operation of a table, in order, with the events it caused; never changed once written.

    `kept` is how many events of before still stand, so that an undo is an operation like any other.
    """

    __tablename__ = "operations"
    __table_args__ = ({"sqlite_with_rowid": False},)
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    kept: Mapped[int] = mapped_column(Integer)
    events: Mapped[bytes] = mapped_column(LargeBinary)
    digest: Mapped[str] = mapped_column(String(32))
    at: Mapped[float] = mapped_column(Float)


class Position(Base):
    """A saved position, after so many operations: a table is loaded from its last one."""

    __tablename__ = "positions"
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    events: Mapped[int] = mapped_column(Integer)
    asking: Mapped[int] = mapped_column(Integer)
    steps: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(Compressed)


class RecordRow(Base):
    """The record of a finished table, for ever."""

    __tablename__ = "records"
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    data: Mapped[bytes] = mapped_column(Compressed)


class Archive(Base):
    """The operations of a finished table, in place of their rows: nothing is added to them any more."""

    __tablename__ = "archives"
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    """What `live.archives` has packed."""


class Line(Base):
    """A line of talk."""

    __tablename__ = "chat"
    __table_args__ = (UniqueConstraint("table_id", "number"), Index("chat_by_table", "table_id", "number"))
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(_ID, ForeignKey("tables.id", ondelete="CASCADE"))
    number: Mapped[int] = mapped_column(Integer)
    user: Mapped[str | None] = mapped_column(_ID, index=True)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None] = mapped_column(Integer)
    to: Mapped[str | None] = mapped_column(String(80))
    readers: Mapped[str | None] = mapped_column(Text)
    """The users who held the seats of a whisper when it was said, one a line; None in lines of older servers."""
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
