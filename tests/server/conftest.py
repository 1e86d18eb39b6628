"""A server for tests: a real one, on a free port of the loopback, with a database of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

import uvicorn
from argon2 import PasswordHasher

from camarilla.server.app import build
from camarilla.server.people import passwords
from camarilla.server.settings import Settings


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a thread of this process, so that tests may look into it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = build(settings)
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=settings.port, log_level="warning", ws_per_message_deflate=False
        )
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.url = f"http://127.0.0.1:{settings.port}"

    def start(self) -> None:
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(0.02)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)


@pytest.fixture(autouse=True, scope="session")
def cheap_passwords() -> Iterator[None]:
    """Passwords are hashed with the least that Argon2 takes: a server hashes one when it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers; all of one test share a database unless told otherwise."""
    running: list[Server] = []

    def make(**changes: Any) -> Server:
        wanted: dict[str, Any] = {
            "database_url": f"sqlite+aiosqlite:///{tmp_path / 'camarilla.db'}",
            "secret": "a secret for tests only",
            "port": free_port(),
            "requests_per_minute": 100_000,
            "attempts_per_minute": 10_000,
            "messages_per_second": 10_000.0,
            "window_seconds": 0.0,
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
