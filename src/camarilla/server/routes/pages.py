"""The web table: files that were built into the package, and its first page for every deep link."""

from __future__ import annotations

import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from litestar.params import FromPath

import camarilla
from camarilla.server.identity import PUBLIC

__all__ = ["Page", "find_pages", "pages"]

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = re.compile(r"^assets/.*[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""A file whose name changes with its content."""
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""What machines disagree about, or do not know."""
NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Camarilla</title></head><body>
<h1>Camarilla</h1>
<p>The server is running, but the web table has not been built into this installation.</p>
<p>From a checkout, <code>make play</code> builds it (it needs Node.js) and starts the server again.
Until then, play in the terminal: <code>camarilla play</code>.</p>
</body></html>
"""


class Page:
    """A file as it is served. All are read once, at the start: nothing else in the file system can be reached."""

    def __init__(self, name: str, data: bytes) -> None:
        kind = KINDS.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind in ("application/json", "image/svg+xml") else kind
        self.data = data
        self.mark = f'"{sha256(data).hexdigest()[:24]}"'
        self.caching = FOR_EVER if HASHED.match(name) else ASK_AGAIN

    def answer(self, known: str | None) -> Response[bytes]:
        """The file, unless the asker has it already."""
        headers = {"cache-control": self.caching, "etag": self.mark}
        if known is not None and self.mark in known:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


def find_pages(folder: Path | None = None) -> dict[str, Page]:
    """The files of the web table by name; a page that says how to build it if there are none."""
    place = folder or Path(camarilla.__file__).parent / "web"
    if not (place / INDEX).is_file():
        return {INDEX: Page(INDEX, NOT_BUILT)}
    files = (file for file in sorted(place.rglob("*")) if file.is_file() and file.suffix != ".py")
    return {name: Page(name, file.read_bytes()) for file in files for name in (file.relative_to(place).as_posix(),)}


def pages(files: dict[str, Page]) -> HTTPRouteHandler:
    """The route that serves them."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt=PUBLIC,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        """A file of the web table; its first page for every path that is not a file's."""
        name = path.strip("/")
        found = files.get(name)
        if found is None and "." not in name and name.split("/")[0] not in ("api", "assets", "schema"):
            found = files[INDEX]
        if found is None:
            raise NotFoundException
        return found.answer(request.headers.get("if-none-match"))

    return page
