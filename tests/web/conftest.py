"""A real server and a real browser: Chromium from PATH, headless. Whatever the page complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .stage import DESK, WEB, chromium_path, few_fonts, new_page, running_chromium, running_server

FONT = ".woff2"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only pages whose layout is tested are opened a second time."""
    if config.getoption("fonts") == "blocked":
        items[:] = [item for item in items if item.get_closest_marker("browser") and item.get_closest_marker("layout")]


@pytest.fixture(scope="session")
def fonts(pytestconfig: pytest.Config) -> str:
    """Whether pages get the fonts they ship: `shipped` or `blocked`."""
    return str(pytestconfig.getoption("fonts"))


@pytest.fixture(scope="session")
def assets() -> Path:
    """The built page."""
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web")
    return WEB


@pytest.fixture(scope="session")
def server(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a database of its own."""
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The system's Chromium, without the system's fonts."""
    path = chromium_path()
    if path is None:
        pytest.skip("no Chromium on PATH")
    with running_chromium(path, few_fonts(tmp_path_factory.mktemp("fonts"))) as browser:
        yield browser


class Complaints:
    """What pages must not do: errors, failed requests, anything from another host."""

    def __init__(self, server: str, fonts: str) -> None:
        self.server = server
        self.fonts = fonts
        self.heard: list[str] = []
        self.offline = False
        """While the network is pulled, failures are expected."""

    def listen(self, page: Any) -> None:
        """Hear what a page does wrong."""
        page.on("console", self.said)
        page.on("pageerror", lambda problem: self.add(f"error: {problem}"))
        page.on("requestfailed", self.failed)
        page.on("response", lambda reply: reply.status >= 400 and self.add(f"{reply.status} {reply.url}"))
        page.on("request", lambda asked: self.add(f"elsewhere: {asked.url}") if self.elsewhere(asked.url) else None)

    def add(self, complaint: str) -> None:
        if not self.offline:
            self.heard.append(complaint)

    def blocked(self, url: str) -> bool:
        """Whether it is these tests that keep this from the page."""
        return self.fonts == "blocked" and url.endswith(FONT)

    def said(self, message: Any) -> None:
        """A warning or an error on the console."""
        if message.type in ("error", "warning") and not self.blocked(message.location.get("url", "")):
            self.add(f"console: {message.text}")

    def failed(self, request: Any) -> None:
        """A request that a page gave up because it was left is no failure."""
        if request.failure != "net::ERR_ABORTED" and not self.blocked(request.url):
            self.add(f"failed: {request.url} {request.failure}")

    def elsewhere(self, url: str) -> bool:
        return not url.startswith((self.server, "data:", "blob:", self.server.replace("http", "ws")))


@pytest.fixture
def complaints(server: str, fonts: str) -> Iterator[Complaints]:
    """Fails the test over anything a page complained about."""
    heard = Complaints(server, fonts)
    yield heard
    assert heard.heard == []


@pytest.fixture
def browse(chromium: Any, server: str, complaints: Complaints, fonts: str) -> Iterator[Callable[..., Any]]:
    """Opens a page in a browser of its own: `browse("/", size=PHONE, language="ru", theme="light")`.

    A new question can be answered almost at once there; with `hasty=False`, after the moment that people get.
    What happens is shown at once; `pace="normal"` shows it as people see it. The reader has chosen the theme;
    with `chosen=False` only the device has it.
    """
    pages: list[Any] = []

    def open_page(
        address: str = "/",
        size: Any = DESK,
        language: str = "en",
        theme: str = "dark",
        still: bool = True,
        hasty: bool = True,
        pace: str = "instant",
        chosen: bool = True,
    ) -> Any:
        page = new_page(chromium, server, size, language, theme, still, hasty, pace, chosen)
        pages.append(page)
        complaints.listen(page)
        if fonts == "blocked":
            page.context.route(f"**/*{FONT}", lambda route: route.abort())
        page.goto(address)
        return page

    yield open_page
    for page in pages:
        page.context.close()
