"""A server for tests: a real one, on a free port of the loopback, with a database of its own."""

from __future__ import annotations

import asyncio
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import create_engine

from camarilla.server import app
from camarilla.server.app import build
from camarilla.server.people import passwords
from camarilla.server.settings import Settings
from camarilla.server.storage.database import migrate


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class PromptServer(uvicorn.Server):
    """One that stops as soon as it is told to: the original takes two tenths of a second, and hundreds are stopped."""

    LOOK = 0.005
    """How many seconds pass between two looks."""

    async def main_loop(self) -> None:
        """Serve until told to stop."""
        while not await self.on_tick(0):
            await asyncio.sleep(self.LOOK)

    async def shutdown(self, sockets: Any = None) -> None:
        """Take no more connections, let those that are open finish, and close the application."""
        for listener in self.servers:
            listener.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(self.LOOK)
        for listener in self.servers:
            await listener.wait_closed()
        await self.lifespan.shutdown()


class Server:
    """A server in a thread of this process, so that tests may look into it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = build(settings)
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=settings.port, log_level="warning", ws_per_message_deflate=False
        )
        self.uvicorn = PromptServer(config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.url = f"http://127.0.0.1:{settings.port}"

    def start(self) -> None:
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(PromptServer.LOOK)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)


@pytest.fixture(autouse=True, scope="session")
def cheap_passwords() -> Iterator[None]:
    """Passwords are hashed with the least that Argon2 takes: a server hashes one when it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(autouse=True, scope="session")
def page_read_once() -> Iterator[None]:
    """The files of the page are read once, not by every server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "find_pages", cache(app.find_pages))
        yield


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them: a copy of it is there sooner than a new one."""
    file = tmp_path_factory.mktemp("database") / "empty.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return file


@pytest.fixture
def new_server(tmp_path: Path, empty_database: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers; all of one test share a database unless told otherwise."""
    running: list[Server] = []
    shutil.copy(empty_database, tmp_path / "camarilla.db")

    def make(**changes: Any) -> Server:
        wanted: dict[str, Any] = {
            "database_url": f"sqlite+aiosqlite:///{tmp_path / 'camarilla.db'}",
            "secret": "a secret for tests only",
            "port": free_port(),
            "requests_per_minute": 100_000,
            "attempts_per_minute": 10_000,
            "messages_per_second": 10_000.0,
            "window_seconds": 0.0,
            "look_seconds": 0.0,
        }
        server = Server(Settings(**{**wanted, **changes}))
        server.start()
        running.append(server)
        return server

    yield make
    for server in running:
        server.stop()


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    """One server."""
    return new_server()


def run(work: Any) -> Any:
    """Run a test's coroutine."""
    return asyncio.run(work)
