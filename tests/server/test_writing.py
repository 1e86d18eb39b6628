"""What has gathered is put on disk together, and told when it is there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert

from camarilla.server.storage.database import Batch, Database, LeaseLost
from camarilla.server.storage.models import TableRow

FENCE = 7


class Desk:
    """A database with two tables, and what happened in which order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.database = Database(f"sqlite+aiosqlite:///{path}")
        self.happened: list[str] = []

    async def open(self) -> None:
        await self.database.open()
        rules = {"game": "coup", "revision": 1, "count": 2, "options": b"{}", "terms": b"{}"}
        async with self.database.session() as session:
            for name in ("north", "south"):
                row = {"id": name, "status": "running", "public": True, "created": 0.0, "fence": FENCE, **rules}
                await session.execute(insert(TableRow).values(**row))

    def on_disk(self, name: str) -> int:
        """How far a table is for somebody who opens the file anew."""
        with sqlite3.connect(self.path) as connection:
            steps: int = connection.execute("SELECT steps FROM tables WHERE id = ?", (name,)).fetchone()[0]
            return steps

    async def write(self, name: str, fence: int = FENCE, tell: Callable[[], None] | None = None) -> None:
        """One move of a table."""

        def told() -> None:
            self.happened.append(f"{name} told, {self.on_disk(name)} on disk")

        await self.database.group_commit.submit(Batch(name, fence, {"steps": 1}, [], [], [], tell or told))
        self.happened.append(f"{name} goes on")


def write_both(path: Path, **south: object) -> tuple[list[str], list[BaseException | None]]:
    """Write a move at both tables at once: what happened, and what became of each."""
    desk = Desk(path / "desk.db")

    async def main() -> list[BaseException | None]:
        await desk.open()
        try:
            both = desk.write("north"), desk.write("south", **south)  # type: ignore[arg-type]
            return list(await asyncio.gather(*both, return_exceptions=True))
        finally:
            await desk.database.close()

    ended = asyncio.run(main())
    return desk.happened, ended


def test_all_are_told_what_is_on_disk_before_anybody_goes_on(tmp_path: Path) -> None:
    happened, ended = write_both(tmp_path)
    assert happened == ["north told, 1 on disk", "south told, 1 on disk", "north goes on", "south goes on"]
    assert ended == [None, None]


def test_nothing_is_told_of_a_table_that_was_lost(tmp_path: Path) -> None:
    happened, (north, south) = write_both(tmp_path, fence=FENCE - 1)
    assert happened == ["north told, 1 on disk", "north goes on"]
    assert north is None
    assert isinstance(south, LeaseLost)


def test_what_goes_wrong_with_telling_is_that_tables_problem_alone(tmp_path: Path) -> None:
    def stumble() -> None:
        raise LookupError("nobody there")

    happened, (north, south) = write_both(tmp_path, tell=stumble)
    assert happened == ["north told, 1 on disk", "north goes on"]
    assert north is None
    assert isinstance(south, LookupError)


def test_nobody_is_told_when_the_one_who_wrote_has_gone(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "desk.db")

    async def main() -> None:
        await desk.open()
        writing = asyncio.create_task(desk.write("north"))
        await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await desk.database.close()

    asyncio.run(main())
    assert desk.happened == []
    assert desk.on_disk("north") == 1
