"""Settings of a server, from environment variables and the options of `camarilla serve`, with working defaults."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from camarilla.kernel.errors import BadInput
from camarilla.server.ops.timekeeper import Timekeeper

__all__ = ["Settings", "data_folder", "fresh_id"]

_SECRET_FILE = "server.key"
_NUMBERS = {
    "bot_processes": 1,
    "thoughts_per_person": 1,
    "drafts_per_person": 1,
    "desk_processes": 1,
    "desk_queue": 1,
    "desk_per_person": 1,
    "sockets_per_person": 1,
    "sockets_per_address": 1,
    "queue_bytes": 100_000,
    "tables_at_once": 0,
    "records_per_day": 0,
    "record_bytes_per_day": 0,
}
"""Numbers that an environment variable may set, with the smallest value of each."""
_SECONDS = {"bot_seconds": 0.05, "desk_seconds": 1.0, "window_seconds": 0.0, "look_seconds": 0.0}
"""Times that an environment variable may set, in seconds, with the smallest value of each."""
_LONGEST_NUMBER = 15


def data_folder() -> Path:
    """Where a server keeps its data unless told otherwise."""
    told = os.environ.get("CAMARILLA_DATA")
    if told:
        return Path(told).absolute()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share").absolute() / "camarilla"


def fresh_id() -> str:
    """A random id of a table, user or token. None begins with a dash: command lines would take it for an option."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


class Settings(msgspec.Struct, kw_only=True):
    """Everything a server process needs to know. Times are in seconds."""

    database_url: str
    secret: str
    """Signs links and encrypts session cookies; whoever has it can log in as anybody."""
    redis_url: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, that may open a WebSocket."""
    secure_cookies: bool = False
    metrics_token: str | None = None
    """Lets a program on another machine read the metrics."""
    process: str = msgspec.field(default_factory=lambda: uuid4().hex[:12])
    """The name under which this process owns tables."""
    lease: float = 5.0
    """How long a process that does not renew its leases keeps its tables."""
    idle: float = 300.0
    """After how long a table that nobody watches leaves memory."""
    position_every: int = 24
    """After how many operations the position is saved again."""
    message_limit: int = 16_384
    """The largest message a client may send, in bytes."""
    messages_per_second: float = 20.0
    requests_per_minute: int = 600
    attempts_per_minute: int = 20
    """How often a minute one address may try to log in, recover or make an account."""
    sockets_per_person: int = 30
    """How many WebSockets one user may have open at a process."""
    sockets_per_address: int = 500
    """How many WebSockets one address may have open at a process: a school or a company is one address."""
    queue_bytes: int = 4_000_000
    """How many bytes may wait for a client before it is disconnected."""
    tables_at_once: int = 20_000
    """How many tables may be open or running on the whole server."""
    bot_seconds: float = 10.0
    """How long a thinking bot may take for an answer."""
    window_seconds: float = 1.2
    """How long the answer of an order or a thinking bot is kept back at most, so that the moment tells of no hand."""
    look_seconds: float = 6.0
    """How long bots of a game that begins wait, at most, until its people look at the table and see what they do."""
    bot_processes: int = 1
    """How many worker processes bots think in."""
    thoughts_per_person: int = 60
    """How many thoughts may wait for the tables of one user; bots that would have more answer without thinking."""
    drafts_per_person: int = 4
    """How many drafts of whole decisions may wait for one user."""
    desk_processes: int = 2
    """How many worker processes run background jobs: replays, records, reviews, decks, lessons and puzzles."""
    desk_seconds: float = 60.0
    """How long one job may take."""
    desk_queue: int = 64
    """How many jobs may be queued or running."""
    desk_per_person: int = 8
    """How many of them may belong to one user, or one address where no login is needed."""
    records_per_day: int = 50
    """How many record files one user may upload within a day."""
    record_bytes_per_day: int = 10_000_000
    """How many bytes these may have together, as stored."""
    public_url: str = ""
    """The address under which people reach the server, for links in notices."""
    smtp_url: str | None = None
    """The mail server, as `smtp://`, `smtp+starttls://` or `smtps://user:password@host:port`."""
    mail_from: str = ""
    """The address that mail comes from."""
    bot_commands: dict[str, list[str]] = {}
    """Bots that are programs speaking the protocol on their standard input, by name."""
    now: Callable[[], float] = msgspec.field(default_factory=Timekeeper)
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    new_id: Callable[[], str] = fresh_id
    """Makes ids of tables and users that nobody can guess."""
    new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    new_salt: Callable[[], bytes] = lambda: secrets.token_bytes(16)

    @property
    def url(self) -> str:
        """The address of the server, without a slash at its end."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def embedded(self) -> bool:
        """Whether this one process with SQLite is the whole server."""
        return self.database_url.startswith("sqlite")

    @staticmethod
    def from_environment(data: Path | None = None) -> Settings:
        """The settings from environment variables; by default SQLite in the data folder."""
        folder = data or data_folder()
        url = os.environ.get("CAMARILLA_DATABASE_URL")
        if url is None:
            _make_folder(folder)
            url = f"sqlite+aiosqlite:///{folder / 'camarilla.db'}"
        given = [name for name in _NUMBERS if _variable_of(name) in os.environ]
        numbers: dict[str, Any] = {name: _number_from_environment(name) for name in given}
        numbers |= {name: _seconds_from_environment(name) for name in _SECONDS if _variable_of(name) in os.environ}
        return Settings(
            database_url=_async_url(url),
            redis_url=os.environ.get("CAMARILLA_REDIS_URL") or None,
            secret=os.environ.get("CAMARILLA_SECRET") or _load_secret(folder),
            origins=tuple(part for part in os.environ.get("CAMARILLA_ORIGINS", "").split(",") if part),
            secure_cookies=os.environ.get("CAMARILLA_SECURE_COOKIES", "") == "1",
            metrics_token=os.environ.get("CAMARILLA_METRICS_TOKEN") or None,
            public_url=os.environ.get("CAMARILLA_URL", ""),
            **_mail_settings(),
            bot_commands=_bot_commands(os.environ.get("CAMARILLA_BOTS", "")),
            **numbers,
        )


def _variable_of(setting: str) -> str:
    """The environment variable of a setting."""
    return f"CAMARILLA_{setting.upper()}"


def _number_from_environment(setting: str) -> int:
    """The value of an environment variable that must be a whole number."""
    told = os.environ[_variable_of(setting)]
    least = _NUMBERS[setting]
    if not told.isascii() or not told.isdecimal() or len(told) > _LONGEST_NUMBER or int(told) < least:
        raise BadInput(f"{_variable_of(setting)} must be a whole number, {least} or more, not {told!r}")
    return int(told)


def _seconds_from_environment(setting: str) -> float:
    """The value of an environment variable that must be a time."""
    told = os.environ[_variable_of(setting)]
    least = _SECONDS[setting]
    plain = told.isascii() and len(told) <= _LONGEST_NUMBER and told.replace(".", "", 1).isdecimal()
    if not plain or float(told) < least:
        raise BadInput(f"{_variable_of(setting)} must be a number of seconds, {least:g} or more, not {told!r}")
    return float(told)


def _bot_commands(told: str) -> dict[str, list[str]]:
    """Bots that are programs: a JSON object from name to command."""
    if not told:
        return {}
    try:
        return msgspec.json.decode(told, type=dict[str, list[str]])
    except msgspec.DecodeError as problem:
        raise BadInput(f'CAMARILLA_BOTS must be JSON like {{"name": ["program", "argument"]}}: {problem}') from None


def _mail_settings() -> dict[str, Any]:
    """By whom mail is sent, if at all."""
    url, sender = os.environ.get("CAMARILLA_SMTP_URL") or None, os.environ.get("CAMARILLA_MAIL_FROM", "")
    if url is not None and url.split("://")[0] not in ("smtp", "smtp+starttls", "smtps"):
        raise BadInput("CAMARILLA_SMTP_URL must begin with smtp://, smtp+starttls:// or smtps://")
    if url is not None and "@" not in sender:
        raise BadInput("CAMARILLA_MAIL_FROM must be the e-mail address that mail comes from")
    return {"smtp_url": url, "mail_from": sender}


def _async_url(url: str) -> str:
    """A database URL with the driver this server uses."""
    for plain, driven in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driven + url[len(plain) :]
    if not url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        kind = url.split("://")[0]
        raise BadInput(f"CAMARILLA_DATABASE_URL must begin with postgresql:// or sqlite://, not {kind}://")
    return url


def _make_folder(folder: Path) -> None:
    """Make the folder of the data; one sentence if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _unwritable(folder, problem) from None


def _unwritable(place: Path, problem: OSError) -> BadInput:
    """The sentence for a place where nothing can be kept."""
    return BadInput(f"{place} cannot be written: {problem.strerror}; choose another folder with --data")


def _load_secret(folder: Path) -> str:
    """The server's secret: made once, and stored in a file that only its owner may read."""
    place = folder / _SECRET_FILE
    if not place.exists():
        _make_folder(folder)
        try:
            with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
                file.write(secrets.token_hex(32))
        except OSError as problem:
            raise _unwritable(place, problem) from None
    return place.read_text("ascii").strip()
