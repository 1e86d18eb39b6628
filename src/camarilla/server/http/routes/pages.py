"""The web table: files that were built into the package, and its first page for every deep link."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from litestar.params import FromPath

import camarilla
from camarilla.server.http.page_addresses import address_of
from camarilla.server.people.identity import needs
from camarilla.server.people.rights import Right

__all__ = ["FOR_EVER", "GAME_FILES", "Page", "find_pages", "pages"]

_INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HASHED = re.compile(r"^assets/.*[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""A file whose name changes with its content."""
_KINDS = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Media types that machines do not know or do not agree about."""
_TEXTS = ("application/json", "image/svg+xml", "text/plain")
"""Media types that are sent with their charset."""
_NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Camarilla</title></head><body>
<h1>Camarilla</h1>
<p>The server is running, but the web table has not been built into this installation.</p>
<p>From a checkout, <code>make play</code> builds it (it needs Node.js) and starts the server again.
Until then, play in the terminal: <code>camarilla play</code>.</p>
</body></html>
"""


_CODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the best first, and how the compressed file is named."""
_PLAIN = "identity"
_NEARLY_NOTHING = 0.0001
GAME_FILES = "game-files"
"""The first part of the addresses of files from game packages."""
_NO_PAGES = ("api", "assets", GAME_FILES, "schema")
"""First parts of addresses that never lead to a page."""


class Page:
    """A file as it is served. All are read once, at the start: nothing else in the file system can be reached."""

    def __init__(
        self, name: str, data: bytes, compressed: dict[str, bytes] | None = None, caching: str | None = None
    ) -> None:
        kind = _KINDS.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind in _TEXTS else kind
        self.data = {**(compressed or {}), _PLAIN: data}
        """Its bytes in every coding that there is."""
        self.mark = sha256(data).hexdigest()[:24]
        self.caching = caching or (FOR_EVER if _HASHED.match(name) else _ASK_AGAIN)

    def answer(self, known: str | None, accepted: str | None, status: int = 200) -> Response[bytes]:
        """The file in a coding that the client accepts; without content if the client has it already."""
        coding = _best_coding(accepted or "", self.data)
        headers = {"cache-control": self.caching, "etag": f'"{self.mark}"', "accept-ranges": "none"}
        if len(self.data) > 1:
            headers["vary"] = "accept-encoding"
        if coding != _PLAIN:
            # One name for two rows of bytes would let a cache mix them.
            headers |= {"content-encoding": coding, "etag": f'"{self.mark}-{coding}"'}
        if known is not None and headers["etag"] in known:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return Response(self.data[coding], status_code=status, headers=headers, media_type=self.kind)


def _best_coding(accepted: str, offered: Iterable[str]) -> str:
    """The coding that the header `Accept-Encoding` prefers, of those on offer, the best first."""
    liked: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        try:
            liked[name.strip()] = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            liked[name.strip()] = 0
    others = liked.get("*", 0.0)
    # What nobody has refused may be sent as it is; that is taken if nothing else will do.
    likings = {name: liked.get(name, others) for name in offered if name != _PLAIN}
    likings[_PLAIN] = liked.get(_PLAIN, others) or _NEARLY_NOTHING
    return max(likings, key=lambda name: likings[name])


def find_pages(folder: Path | None = None) -> dict[str, Page]:
    """The files of the web table by name; a page that says how to build it if there are none."""
    place = folder or Path(camarilla.__file__).parent / "web"
    if not (place / _INDEX).is_file():
        return {_INDEX: Page(_INDEX, _NOT_BUILT)}
    files = (file for file in sorted(place.rglob("*")) if file.is_file() and file.suffix != ".py")
    names = {file.relative_to(place): file for file in files}
    # What begins with a dot is a note of whoever built the page, such as the list of its parts.
    data = {name.as_posix(): file.read_bytes() for name, file in names.items() if name.parts[0][0] != "."}
    beside = {f"{name}{suffix}" for name in data for suffix in _CODINGS.values()}
    return {
        name: Page(name, plain, {coding: data[name + end] for coding, end in _CODINGS.items() if name + end in data})
        for name, plain in data.items()
        if name not in beside
    }


async def _listed(path: str) -> bool:
    """Whether a path has the form of a page's address, whether or not what it names exists."""
    return address_of(path) is not None


def _nothing(path: str) -> None:
    """No further files."""


def pages(
    files: dict[str, Page],
    known: Callable[[str], Awaitable[bool]] = _listed,
    others: Callable[[str], Page | None] = _nothing,
) -> HTTPRouteHandler:
    """The route that serves files; `known` tells whether what a page's address names exists.

    `others` finds files that are not the web table's own.
    """

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt=needs(Right.EVERYBODY),
        include_in_schema=False,
    )
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        """A file of the web table; for any other path the first page, with status 404 if nothing is there."""
        name = path.strip("/")
        found = files.get(name) or others(name)
        status = 200
        if found is None and "." not in name and name.split("/")[0] not in _NO_PAGES:
            found = files[_INDEX]
            status = 200 if await known(path) else 404
        if found is None:
            raise NotFoundException
        # What is lost is told anew each time: a browser that has the page is still told that there is nothing there.
        asked = request.headers.get("if-none-match") if status == 200 else None
        return found.answer(asked, request.headers.get("accept-encoding"), status)

    return page
