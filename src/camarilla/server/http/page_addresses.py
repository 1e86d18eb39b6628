"""Addresses of the web page: which page a path means, and whether it exists.

`page_addresses.json` is the one list of them: the page's own router reads it, too.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import select

from camarilla.checks.lessons import lessons_of
from camarilla.checks.puzzles import puzzles_of
from camarilla.kernel.game import find, names
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import SeriesRow, TableRow, User

__all__ = ["Addresses", "address_of"]


class _Address(msgspec.Struct, frozen=True):
    """A page and its path; what stands in braces is an argument of the page."""

    page: str
    path: str

    def match(self, parts: list[str]) -> dict[str, str] | None:
        """The page's arguments in a path, if it is one of this page's."""
        wanted = _pieces(self.path)
        if len(wanted) != len(parts):
            return None
        pairs = list(zip(wanted, parts, strict=True))
        if any(want != part for want, part in pairs if not want.startswith("{")):
            return None
        return {want.strip("{}"): part for want, part in pairs if want.startswith("{")}


def _pieces(path: str) -> list[str]:
    """A path without its slashes."""
    return [piece for piece in path.split("/") if piece]


_ADDRESSES = msgspec.json.decode(Path(__file__).with_name("page_addresses.json").read_bytes(), type=list[_Address])
_KEPT: dict[str, type[TableRow | SeriesRow | User]] = {
    "table": TableRow,
    "replay": TableRow,
    "chronicle": SeriesRow,
    "user": User,
}
"""Pages about something in the database."""


def address_of(path: str) -> tuple[str, dict[str, str]] | None:
    """The page a path means, with its arguments."""
    parts = _pieces(path)
    matches = ((address.page, address.match(parts)) for address in _ADDRESSES)
    return next(((page, found) for page, found in matches if found is not None), None)


class Addresses:
    """Looks up what paths name."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def known(self, path: str) -> bool:
        """Whether a path is a page's, and the page has something to show."""
        found = address_of(path)
        if found is None:
            return False
        page, given = found
        if "game" in given and given["game"] not in names():
            return False
        if page == "decks":
            return find(given["game"]).decks is not None
        if page == "lesson":
            return given["name"] in lessons_of(find(given["game"]))
        if page == "puzzle":
            return given["name"] in puzzles_of(find(given["game"]))
        return page not in _KEPT or await self._kept(page, given["id"])

    async def _kept(self, page: str, identity: str) -> bool:
        """Whether the database has what a page is about."""
        if "\x00" in identity:
            return False
        row = _KEPT[page]
        async with self.database.session() as session:
            return await session.scalar(select(row.id).where(row.id == identity)) is not None
