"""When the rules code has changed: running tables are replayed, and go on or are stopped with their record kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import update

from camarilla.kernel.game import find
from camarilla.server.models import Operation, TableRow

from .worlds import Clock, World


def after_a_change(folder: Path, change: Any, look: Any) -> None:
    """A table is played for a while; then the server starts anew with other code."""

    async def main() -> None:
        world = World(folder / "db", Clock())
        await world.open()
        actors = await world.people(["Ann", "Bob"])
        table = await world.begun(actors, "coup")
        for _ in range(5):
            (seat,) = world.host(table).course.unanswered()
            name = ("Ann", "Bob")[seat]
            prompt = world.host(table).course.prompt_id
            await world.tell(name, type="answer", table=table, seat=seat, prompt=prompt, notation="income")
        before = world.host(table).course.table.dump()
        await world.hub.release(world.host(table))
        async with world.database.session() as session:
            await change(session, table)
        await world.hub.check_rules()
        await look(world, table, before)
        await world.close()

    asyncio.run(main())


async def row_of(world: World, table: str) -> TableRow:
    async with world.database.session() as session:
        row = await session.get(TableRow, table)
    assert row is not None
    return row


def test_a_table_goes_on_under_code_that_plays_the_same(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(TableRow).values(checked="other code", revision=0))

    async def look(world: World, table: str, before: bytes) -> None:
        row = await row_of(world, table)
        assert (row.status, row.revision) == ("running", find("coup").revision)
        assert row.checked not in ("", "other code")
        await world.hub.host(table)
        assert world.host(table).course.table.dump() == before

    after_a_change(tmp_path, change, look)


def test_a_table_that_comes_out_otherwise_is_stopped_and_its_record_kept(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(TableRow).values(checked="other code"))
        await session.execute(update(Operation).where(Operation.number == 3).values(digest="what it was before"))

    async def look(world: World, table: str, before: bytes) -> None:
        row = await row_of(world, table)
        assert row.status == "stopped"
        assert "operation 3 does not come out as it was played" in row.reason
        ann = world.gateways["Ann"].actor
        info = await world.lobby.info(ann, table)
        assert (info.status, info.reason) == ("stopped", row.reason)
        (reply,) = await world.tell("Ann", type="watch", table=table, seat=0)
        assert reply["state"]["reason"] == row.reason
        assert len(await world.hub.store.history(table)) > 5

    after_a_change(tmp_path, change, look)


def test_unchanged_code_replays_nothing(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(Operation).where(Operation.number == 3).values(digest="never looked at"))

    async def look(world: World, table: str, before: bytes) -> None:
        assert (await row_of(world, table)).status == "running"

    after_a_change(tmp_path, change, look)
