"""A server process: listening socket, Uvicorn, shutdown."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_address

import uvicorn
from sqlalchemy import make_url

from camarilla.kernel.errors import BadInput
from camarilla.server.app import build
from camarilla.server.live.hub import Hub
from camarilla.server.ops.gc_tuning import freeze_and_tune_gc
from camarilla.server.ops.logs import set_up_logging
from camarilla.server.settings import Settings

__all__ = ["bound", "is_loopback", "only_server", "run"]

_GRACE_SECONDS = 10
"""How long open requests may take after a request to stop."""


class _Announcing(uvicorn.Server):
    """A server that calls back once it listens, and hands its tables over before it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then call back."""
        await super().startup(sockets)
        if self.started:
            freeze_and_tune_gc()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over while clients are still served, then disconnect them."""
        await self.hub.drain()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; raises if the address is not available."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, number)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as problem:
        raise BadInput(f"cannot listen at {host} port {port}: {problem.strerror}; try another --port") from None
    return listening


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Hold SQLite's file for this process alone: two servers would take each other's tables away.

    Commands of `camarilla admin` do not hold it, so a backup can be made while the server runs. What is held is a
    transaction on a file beside it: that ends with the process, however it ends, on every system.
    """
    place = make_url(settings.database_url).database if settings.embedded else None
    if place is None or place == ":memory:":
        yield
        return
    with closing(_hold(place)):
        yield


def _hold(place: str) -> sqlite3.Connection:
    """A connection with a transaction on the file beside a database; raises if another process has one."""
    try:
        held = sqlite3.connect(f"{place}.lock", timeout=0, isolation_level=None)
        held.execute("PRAGMA journal_mode=MEMORY")
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise BadInput(f"{place} cannot be written: {problem}; choose another folder with --data") from None
        raise BadInput(
            f"another server uses {place} already; stop that one first, or let several share PostgreSQL"
        ) from None
    return held


def _server_for(settings: Settings, ready: Callable[[], None]) -> _Announcing:
    """The server. Nothing is compressed, since that costs more than it saves; requests are not logged one by one,
    since links carry their proof in the address."""
    app = build(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.message_limit,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    return _Announcing(config, app.state.hub, ready)


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until asked to stop."""
    set_up_logging()
    listening = bound(settings.host, settings.port)
    port: int = listening.getsockname()[1]
    server = _server_for(settings, lambda: ready(port))
    with only_server(settings):
        try:
            server.run(sockets=[listening])
        except SystemExit:
            raise BadInput("the server could not start; the log above says why") from None
