"""What the page gets from the package of a game: messages, and the drawing the package may bring."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from camarilla.kernel.game import Game, names, register, registry
from camarilla.server.http.game_files import game_files, game_page
from camarilla.server.http.routes.pages import find_pages, pages

FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Game]]:
    """Makes a package of a game that has these files in its folder `web`."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def make(name: str, web: dict[str, str]) -> Game:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        for language in ("en", "ru"):
            (folder / f"messages.{language}.ftl").write_text(f"game-title = Salon, {language}", "utf-8")
        for file, text in web.items():
            (folder / "web" / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / "web" / file).write_text(text, "utf-8")
        game = Game()
        game.name, game.package = name, name
        register(game)
        made.append(name)
        return game

    yield make
    for name in made:
        registry().pop(name)
        sys.modules.pop(name, None)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A client of an application that serves the files of games, and no web table."""
    with TestClient(Litestar([pages(find_pages(tmp_path / "none"), others=game_page)])) as found:
        yield found


def test_a_drawing_is_served_for_ever_as_what_it_is(install, client) -> None:
    files = game_files(
        install("salon", {"drawing.js": "export default 1", "style.css": "a {}", "art/fan.svg": "<svg/>"})
    )
    assert files.emblem is None
    for address, kind, text in (
        (files.script, "text/javascript", "export default 1"),
        (files.style, "text/css", "a {}"),
        (files.messages["ru"], "text/plain; charset=utf-8", "game-title = Salon, ru"),
        (files.script.replace("drawing.js", "art/fan.svg"), "image/svg+xml; charset=utf-8", "<svg/>"),
    ):
        answer = client.get(address)
        assert (answer.status_code, answer.text) == (200, text), address
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == FOR_EVER


def test_an_address_changes_with_any_file(install) -> None:
    one = game_files(install("salon", {"drawing.js": "export default 1", "part.js": "1"}))
    other = game_files(install("saloon", {"drawing.js": "export default 1", "part.js": "2"}))
    assert one.script.split("/")[3] != other.script.split("/")[3]


def test_nothing_else_of_a_package_can_be_had(install, client) -> None:
    web = {"drawing.js": "export default 1", "hidden.py": "1", ".secret": "1", "__pycache__/x.pyc": "1"}
    address = game_files(install("salon", web)).script
    start = address.removesuffix("drawing.js")
    for path in (
        f"{start}hidden.py",
        f"{start}.secret",
        f"{start}__pycache__/x.pyc",
        f"{start}__init__.py",
        f"{start}../__init__.py",
        f"{start}%2e%2e/__init__.py",
        start,
        "/game-files/salon",
        "/game-files/salon/0123456789abcdef/drawing.js",
        address.replace("salon", "nobody"),
    ):
        assert client.get(path).status_code == 404, path


def test_every_game_tells_where_its_messages_are(server) -> None:
    games = {game["name"]: game["files"] for game in httpx.get(f"{server.url}/api/games").json()}
    assert set(games) == set(names())
    assert games["coup"]["script"] is None
    answer = httpx.get(server.url + games["coup"]["messages"]["en"])
    assert "game-title = Coup" in answer.text
    assert answer.headers["cache-control"] == FOR_EVER
    assert "default-src 'self'" in answer.headers["content-security-policy"]
