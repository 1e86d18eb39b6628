"""What the page takes from the package of a game: the game's messages, and the drawing that the package may bring.

The folder `web` of a package may have `drawing.js`, a JavaScript module that draws the table; `style.css`, with the
game's accent; `emblem.svg`; and whatever these refer to. All is read once. Addresses are `/game-files/GAME/MARK/FILE`
with a mark of the content, so that browsers keep a file for ever and still get the new one when the package changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from camarilla.kernel.game import Game, find, names
from camarilla.server.api.schemas import GameFiles
from camarilla.server.http.routes.pages import FOR_EVER, GAME_FILES, Page

__all__ = ["game_files", "game_page"]

_FOLDER = "web"


def game_files(game: Game) -> GameFiles:
    """The addresses of what a game's package brings."""
    mark, pages = _read(game)
    addresses = {name: f"/{GAME_FILES}/{game.name}/{mark}/{name}" for name in pages}
    return GameFiles(
        {language: addresses[f"messages.{language}.ftl"] for language in game.languages},
        addresses.get("drawing.js"),
        addresses.get("style.css"),
        addresses.get("emblem.svg"),
    )


def game_page(path: str) -> Page | None:
    """The file at a path without its first slash, if it is one of a game's."""
    match path.split("/", 3):
        case [start, game, mark, name] if start == GAME_FILES and game in names():
            current, pages = _read(find(game))
            return pages.get(name) if mark == current else None
    return None


@cache
def _read(game: Game) -> tuple[str, dict[str, Page]]:
    """A mark of everything a game's package brings, and its files by name."""
    package = files(game.package)
    data = {name: package.joinpath(name).read_bytes() for name in (f"messages.{each}.ftl" for each in game.languages)}
    data |= dict(_within(package.joinpath(_FOLDER)))
    mark = sha256(b"\0".join(part for name in sorted(data) for part in (name.encode(), data[name]))).hexdigest()[:16]
    return mark, {name: Page(name, content, caching=FOR_EVER) for name, content in data.items()}


def _within(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder and of those in it, but for what is hidden or Python's."""
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.name.startswith((".", "__")) or entry.name.endswith(".py"):
            continue
        if entry.is_dir():
            yield from _within(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name, entry.read_bytes()
