"""How a server is set up: by environment variables and the options of `camarilla serve`, with working defaults."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any
from uuid import uuid4

import msgspec

from camarilla.kernel.errors import BadInput

__all__ = ["Settings", "data_folder"]

SECRET_FILE = "server.key"
NUMBERS = {
    "bot_processes": 1,
    "desk_processes": 1,
    "desk_queue": 1,
    "desk_per_person": 1,
    "records_per_day": 0,
    "record_bytes_per_day": 0,
}
"""Settings that the environment may change, with the least they can be."""
LONGEST_NUMBER = 15


def data_folder() -> Path:
    """Where a server keeps its data unless told otherwise."""
    told = os.environ.get("CAMARILLA_DATA")
    if told:
        return Path(told).absolute()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share").absolute() / "camarilla"


def fresh_id() -> str:
    """A new id of a table, user or token; a command line would take one that begins with a dash for an option."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


class Settings(msgspec.Struct, kw_only=True):
    """Everything a server process needs to know. Times are in seconds."""

    database_url: str
    secret: str
    """Signs links and encrypts session cookies; whoever has it can be anybody."""
    redis_url: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, that may open a WebSocket."""
    secure_cookies: bool = False
    process: str = msgspec.field(default_factory=lambda: uuid4().hex[:12])
    """The name under which this process owns tables."""
    lease: float = 15.0
    """How long a process that says nothing keeps its tables."""
    idle: float = 300.0
    """After how long a table that nobody watches leaves memory."""
    position_every: int = 24
    """How many operations may pass until the position is saved again."""
    message_limit: int = 16_384
    """The largest message a client may send, in bytes."""
    messages_per_second: float = 20.0
    requests_per_minute: int = 600
    attempts_per_minute: int = 20
    """How often a minute one address may try to log in, recover or make an account."""
    bot_seconds: float = 10.0
    """How long a thinking bot may take for an answer."""
    bot_processes: int = 1
    """In how many processes bots think."""
    desk_processes: int = 2
    """In how many processes replays, records, reviews, decks and lessons are worked out."""
    desk_seconds: float = 60.0
    """How long that may take."""
    desk_queue: int = 64
    """How much of it may be asked for at once, by all together."""
    desk_per_person: int = 8
    """The same for each person, or address where nobody need be known."""
    records_per_day: int = 50
    """How many record files one user may bring within a day."""
    record_bytes_per_day: int = 10_000_000
    """How large they may be together, as they are kept."""
    bot_commands: dict[str, list[str]] = {}
    """Bots that are programs speaking the protocol on their standard input, by name."""
    now: Callable[[], float] = time
    new_id: Callable[[], str] = fresh_id
    """Ids of tables and users: nobody guesses them."""
    new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    new_salt: Callable[[], bytes] = lambda: secrets.token_bytes(16)

    @property
    def embedded(self) -> bool:
        """Whether this one process with SQLite is the whole server."""
        return self.database_url.startswith("sqlite")

    @staticmethod
    def from_environment(data: Path | None = None) -> Settings:
        """The settings that the environment names, SQLite in the data folder by default."""
        folder = data or data_folder()
        url = os.environ.get("CAMARILLA_DATABASE_URL")
        if url is None:
            folder.mkdir(parents=True, exist_ok=True)
            url = f"sqlite+aiosqlite:///{folder / 'camarilla.db'}"
        numbers: dict[str, Any] = {name: _number_told(name) for name in NUMBERS if _name_told(name) in os.environ}
        return Settings(
            database_url=_async_url(url),
            redis_url=os.environ.get("CAMARILLA_REDIS_URL") or None,
            secret=os.environ.get("CAMARILLA_SECRET") or _kept_secret(folder),
            origins=tuple(part for part in os.environ.get("CAMARILLA_ORIGINS", "").split(",") if part),
            secure_cookies=os.environ.get("CAMARILLA_SECURE_COOKIES", "") == "1",
            bot_commands=_bot_commands(os.environ.get("CAMARILLA_BOTS", "")),
            **numbers,
        )


def _name_told(setting: str) -> str:
    """The environment variable of a setting."""
    return f"CAMARILLA_{setting.upper()}"


def _number_told(setting: str) -> int:
    """A setting that the environment says, a whole number."""
    told = os.environ[_name_told(setting)]
    least = NUMBERS[setting]
    if not told.isascii() or not told.isdecimal() or len(told) > LONGEST_NUMBER or int(told) < least:
        raise BadInput(f"{_name_told(setting)} must be a whole number, {least} or more, not {told!r}")
    return int(told)


def _bot_commands(told: str) -> dict[str, list[str]]:
    """Bots that are programs: a JSON object from name to command."""
    if not told:
        return {}
    try:
        return msgspec.json.decode(told, type=dict[str, list[str]])
    except msgspec.DecodeError as problem:
        raise BadInput(f'CAMARILLA_BOTS must be JSON like {{"name": ["program", "argument"]}}: {problem}') from None


def _async_url(url: str) -> str:
    """A database address with the driver this server uses."""
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


def _kept_secret(folder: Path) -> str:
    """The server's key, made once and readable by its owner only."""
    place = folder / SECRET_FILE
    if not place.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return place.read_text("ascii").strip()
