"""A finished game: its record is written from memory, its operations become one row, and it can still be looked at."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.server.live.archives import Stored, archive, pack, stored_operations, unpack
from camarilla.server.storage.models import Archive, Operation, Position, RecordRow, TableRow

from .worlds import Clock, World

NAMES = ["Ann", "Bob", "Cyd"]


async def play_on(world: World, table: str, rng: random.Random, reload_at: int = -1) -> None:
    """Play to the end by chance, now and then taking something back; the table may be loaded anew on the way."""
    number = 0
    while not (live := world.host(table)).game.table.over:
        number += 1
        if number == reload_at:
            await world.hub.release(live)
            await world.hub.find(table)
            continue
        seat = rng.choice(live.game.unanswered())
        option = rng.choice(live.game.table.legal(seat)).notation
        about = {"table": table, "seat": seat}
        await world.tell(NAMES[seat], type="answer", prompt=live.game.prompt_id, notation=option, **about)
        if rng.random() < 0.2:
            await world.tell(NAMES[seat], type="undo", **about)
        await live.rest()


async def rows_of(world: World, table: str, model: Any) -> int:
    """How many rows of a kind a table has."""
    async with world.database.session() as session:
        return await session.scalar(select(func.count()).where(model.table_id == table)) or 0


async def operations_of(world: World, table: str) -> list[Stored]:
    """The operations of a table, wherever they are."""
    async with world.database.session() as session:
        return await stored_operations(session, table)


@pytest.mark.parametrize("reload_at", [-1, 12])
@pytest.mark.parametrize("game", ["coup", "potdevin", "pax"])
def test_a_finished_game_is_kept_whole_in_one_row(tmp_path: Path, monkeypatch, game: str, reload_at: int) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(NAMES), game)
        with monkeypatch.context() as patch:
            patch.setattr(world.hub.finisher, "start", lambda live: None)
            await play_on(world, table, random.Random(3), reload_at)
        live = world.host(table)
        before = await operations_of(world, table)
        seen = await world.tell("Ann", type="watch", table=table, seat=0)
        async with world.database.session() as session:
            row = await session.get(TableRow, table)
        assert row is not None
        replayed = (await world.hub.journal.replayed(row)).table.record.lines()
        await world.hub.finisher.finish(live)
        async with world.database.session() as session:
            record = await session.get(RecordRow, table)
        assert record is not None
        assert record.data == replayed
        assert verify(Record.read(record.data)).over
        kept = [await rows_of(world, table, model) for model in (Operation, Archive, Position)]
        assert kept == [0, 1, 1]
        assert await operations_of(world, table) == before
        await world.hub.release(live)  # it is loaded anew
        again = await world.tell("Ann", type="watch", table=table, seat=0)
        assert told(again) == told(seen)
        assert (await world.hub.journal.replayed(row)).table.record.lines() == replayed
        await world.close()

    asyncio.run(main())


def told(sent: list[Any]) -> tuple[Any, ...]:
    """What the snapshot among some messages shows of a game."""
    (snapshot,) = [message for message in sent if message["type"] == "snapshot"]
    return snapshot["view"], snapshot["log"], snapshot["state"]["status"]


def test_what_is_archived_twice_is_there_once(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(NAMES), "coup")
        await play_on(world, table, random.Random(1))
        await world.hub.finisher.close()
        before = await operations_of(world, table)
        await archive(world.database, table, before, lambda: b"another record")
        assert await operations_of(world, table) == before
        assert await rows_of(world, table, Archive) == 1
        async with world.database.session() as session:
            record = await session.get(RecordRow, table)
        assert record is not None
        assert record.data != b"another record"
        await world.close()

    asyncio.run(main())


def test_operations_are_unpacked_as_they_were() -> None:
    raw = msgspec.Raw
    written = [Stored(0, raw(b'{"type":"begin"}'), 0, raw(b'[[3,{"type":"Dealt"}]]'), "ab", 1.5)]
    assert unpack(pack(written)) == written
    assert written[0].told() == [[3, {"type": "Dealt"}]]
