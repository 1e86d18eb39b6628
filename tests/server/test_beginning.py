"""A game begins: one transaction opens its table, sets it up and owns it, and nothing is read back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from camarilla.server.api.schemas import Clocks, NewTable
from camarilla.server.live.clocks import SavedClocks
from camarilla.server.live.journal import Journal
from camarilla.server.live.operations import Played
from camarilla.server.storage.models import Operation, Position, SeatRow, TableRow

from .worlds import Clock, World

BOTS = {"1": "heuristic", "2": "heuristic"}


async def opened(world: World, **wanted: Any) -> str:
    """A table of Coup with a person and two bots, unless it is wanted otherwise, that starts at once."""
    (ann,) = await world.people(["Ann"])
    terms = {"seats": 3, "bots": BOTS, **wanted}
    return (await world.lobby.create(ann, NewTable(game="coup", start=True, **terms))).id


async def stored(world: World, table: str) -> TableRow:
    """The row of a table."""
    async with world.database.session() as session:
        row = await session.get(TableRow, table)
    assert row is not None
    return row


async def rested(world: World, table: str) -> None:
    """Return once the bots have answered, and it is the person's turn or the end."""
    while world.host(table).tasks:
        await world.host(table).rest()


def test_a_table_that_starts_at_once_is_in_memory_as_it_would_be_loaded(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await opened(world)
        host = world.host(table)
        row = await stored(world, table)
        assert (row.owner, row.fence) == (world.settings.process, host.fence)
        await rested(world, table)
        await world.tell("Ann", type="watch", table=table, seat=0)
        seen = [host.game.table.view(seat, figures=True) for seat in (None, 0, 1, 2)]
        known = host.game.number, host.game.total, host.game.prompt_id, host.game.steps
        await world.hub.release(host)
        again = await world.hub.find(table)
        assert again is world.host(table)
        assert again is not host
        assert [again.game.table.view(seat, figures=True) for seat in (None, 0, 1, 2)] == seen
        assert (again.game.number, again.game.total, again.game.prompt_id, again.game.steps) == known
        await world.close()

    asyncio.run(main())


def test_the_clock_of_whoever_is_asked_first_is_on_disk_from_the_beginning(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        clocks = Clocks(kind="live", base=300, increment=5)
        table = await opened(world, seats=2, bots={}, hot_seat=True, clocks=clocks)
        row, (asked,) = await stored(world, table), world.host(table).game.table.asked
        saved = msgspec.json.decode(row.clocks, type=SavedClocks)
        assert saved == world.host(table).clock.saved
        assert saved.since == {asked: world.settings.now()}
        await world.close()

    asyncio.run(main())


def test_if_that_fails_nothing_is_left_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()

        async def broken(*_: Any) -> None:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patched:
            patched.setattr("camarilla.server.tables.lobby.write_set_up", broken)
            with pytest.raises(OSError, match="the disk is gone"):
                await opened(world)
        async with world.database.session() as session:
            for model in (TableRow, SeatRow, Operation, Position):
                assert await session.scalar(select(func.count()).select_from(model)) == 0
        assert not world.hub.tables
        assert await opened(world) in world.hub.tables
        await world.close()

    asyncio.run(main())


def test_a_table_that_began_but_is_not_in_memory_is_loaded_by_the_next_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()

        def broken(*_: Any) -> None:
            raise RuntimeError("no room in memory")

        with monkeypatch.context() as patched:
            patched.setattr(world.hub, "take_up", broken)
            with pytest.raises(RuntimeError, match="no room"):
                await opened(world)
        assert not world.hub.tables
        await world.hub.sweep()
        assert len(world.hub.tables) == 1
        await world.close()

    asyncio.run(main())


def test_a_process_that_stops_begins_a_table_for_others(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        world.hub.closing = True
        table = await opened(world)
        row = await stored(world, table)
        assert (row.status, row.owner) == ("running", None)
        assert row.due == world.settings.now(), "whoever sweeps has it"
        assert not world.hub.tables
        await world.close()

    asyncio.run(main())


def test_memory_knows_the_history_that_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await opened(world)
        host, rng = world.host(table), random.Random(2)
        for _ in range(12):
            await rested(world, table)
            if host.game.table.over:
                break
            async with host.lock:
                await host.apply(Played(0, rng.choice(host.game.table.legal(0)).notation))
        await rested(world, table)
        stored_events = await host.journal.history(table)
        assert len(stored_events) == host.game.total > 20

        async def unread(*_: Any) -> list[Any]:
            raise AssertionError("it was read from disk")

        monkeypatch.setattr(Journal, "history", unread)
        assert msgspec.json.decode(msgspec.json.encode(await host.history())) == stored_events
        await world.close()

    asyncio.run(main())
