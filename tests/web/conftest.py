"""A real server and a real browser: Chromium from PATH, headless. Whatever the page complains about fails the test."""

from __future__ import annotations

import os
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import sync_playwright

import camarilla
from camarilla.server.app import build
from camarilla.server.settings import Settings

WEB = Path(camarilla.__file__).parent / "web"
ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def assets() -> Path:
    """The built page."""
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web")
    return WEB


@pytest.fixture(scope="session")
def server(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread, with a database of its own; seeds go up, so that the same tests play the same games."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    seeds = count(1)
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}",
        secret="a key for tests only, nobody else's",
        port=port,
        requests_per_minute=100_000,
        new_seed=lambda: next(seeds).to_bytes(32, "big"),
    )
    config = uvicorn.Config(build(settings), host="127.0.0.1", port=port, log_level="warning")
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.02)
    yield f"http://127.0.0.1:{port}"
    running.should_exit = True
    thread.join(20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The system's Chromium."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium on PATH")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=[*QUIET, *(["--no-sandbox"] if root else [])])
        yield browser
        browser.close()


class Complaints:
    """What pages must not do: errors, failed requests, anything from another host."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.heard: list[str] = []
        self.offline = False
        """While the network is pulled, failures are expected."""

    def listen(self, page: Any) -> None:
        """Hear what a page does wrong."""
        page.on("console", lambda said: said.type in ("error", "warning") and self.add(f"console: {said.text}"))
        page.on("pageerror", lambda problem: self.add(f"error: {problem}"))
        page.on("requestfailed", self.failed)
        page.on("response", lambda reply: reply.status >= 400 and self.add(f"{reply.status} {reply.url}"))
        page.on("request", lambda asked: self.add(f"elsewhere: {asked.url}") if self.elsewhere(asked.url) else None)

    def add(self, complaint: str) -> None:
        if not self.offline:
            self.heard.append(complaint)

    def failed(self, request: Any) -> None:
        """A request that a page gave up because it was left is no failure."""
        if request.failure != "net::ERR_ABORTED":
            self.add(f"failed: {request.url} {request.failure}")

    def elsewhere(self, url: str) -> bool:
        return not url.startswith((self.server, "data:", "blob:", self.server.replace("http", "ws")))


@pytest.fixture
def complaints(server: str) -> Iterator[Complaints]:
    """Fails the test over anything a page complained about."""
    heard = Complaints(server)
    yield heard
    assert heard.heard == []


@pytest.fixture
def browse(chromium: Any, server: str, complaints: Complaints) -> Iterator[Callable[..., Any]]:
    """Opens a page in a browser of its own: `browse("/", size=PHONE, language="ru", theme="light")`."""
    contexts: list[Any] = []

    def open_page(
        address: str = "/", size: Any = DESK, language: str = "en", theme: str = "dark", still: bool = True
    ) -> Any:
        context = chromium.new_context(
            base_url=server,
            viewport=size,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size is PHONE,
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        page = context.new_page()
        complaints.listen(page)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
