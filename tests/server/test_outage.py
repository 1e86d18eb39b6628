"""When the database is away for a while, tables at which nobody says anything go on once it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from camarilla.kernel.table import Table
from camarilla.server.api.schemas import Clocks, NewTable
from camarilla.server.live import live_table

from .worlds import Clock, World


class Outage:
    """A database that can be away."""

    def __init__(self, world: World) -> None:
        self.away = False
        self.asked = 0
        database = world.database
        self.session, self.write = database.session, database.transact
        database.session = self.new_session  # type: ignore[method-assign]
        database.transact = self.new_write  # type: ignore[method-assign]

    def check(self) -> None:
        self.asked += 1
        if self.away:
            raise ConnectionError("the database is away")

    @asynccontextmanager
    async def new_session(self) -> AsyncIterator[Any]:
        self.check()
        async with self.session() as session:
            yield session

    async def new_write(self, work: Any, what: Any) -> Any:
        self.check()
        return await self.write(work, what)


def in_a_world(folder: Path, play: Callable[[World, Clock, Outage], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(folder / "db", clock)
        await world.open()
        await play(world, clock, Outage(world))
        await world.close()

    asyncio.run(main())


async def sweep(world: World) -> None:
    """As the server does all the time."""
    with suppress(ConnectionError):
        await world.hub.sweep()


async def moves(world: World, table: str, beyond: int) -> None:
    """Returns once a table has gone further."""
    for _ in range(3_000):
        await sweep(world)
        host = world.hub.tables.get(table)
        if host is not None and not host.gone and host.game.number > beyond:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table stands still")


async def answer_at_once(table_id: str, game: str, name: str, position: bytes, seat: int, *_: Any) -> str:
    """A bot that need not think long."""
    await asyncio.sleep(0.01)
    return Table.load(position).legal(seat)[0].notation


@pytest.mark.parametrize("bot", ["honest", "level5"])
def test_bots_play_on_by_themselves_after_a_write_has_failed(tmp_path: Path, monkeypatch, bot: str) -> None:
    monkeypatch.setattr(live_table, "BOT_ANSWERS_AT_ONCE", 1)

    async def play(world: World, clock: Clock, outage: Outage) -> None:
        monkeypatch.setattr(world.hub.bot_runner, "answer", answer_at_once)
        (ann,) = await world.people(["Ann"])
        wanted = NewTable("coup", 3, bots={str(seat): bot for seat in range(3)}, start=True)
        table = (await world.lobby.create(ann, wanted)).id
        await world.tell("Ann", type="watch", table=table)
        host = world.host(table)
        outage.away = True
        await host.rest()
        assert host.gone
        for _ in range(5):
            clock.time += 1.0
            await sweep(world)
        outage.away = False
        clock.time += 60.0
        await moves(world, table, host.game.number)

    in_a_world(tmp_path, play)


def test_a_clock_runs_out_although_the_first_write_has_failed(tmp_path: Path) -> None:
    async def play(world: World, clock: Clock, outage: Outage) -> None:
        clocks = Clocks(kind="live", base=60, increment=5, grace=10, on_timeout="default")
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup", clocks=clocks)
        host = world.host(table)
        before = host.game.number
        clock.time += 71.0
        outage.away = True
        host.set_alarm()
        while not host.gone:
            await asyncio.sleep(0.01)
        await sweep(world)
        outage.away = False
        clock.time += 1.0
        await moves(world, table, before)

    in_a_world(tmp_path, play)


def test_a_table_that_cannot_be_loaded_is_tried_less_and_less_often(tmp_path: Path, monkeypatch) -> None:
    async def play(world: World, clock: Clock, outage: Outage) -> None:
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        world.host(table).gone = True
        tried: list[float] = []

        async def load(_: Any) -> Any:
            tried.append(clock.time - start)
            raise ValueError("damaged")

        monkeypatch.setattr(world.hub, "load", load)
        start = clock.time
        for _ in range(100):
            await sweep(world)
            clock.time += 1.0
        assert tried == [0, 1, 3, 7, 15, 31, 61, 91]

    in_a_world(tmp_path, play)


def test_a_full_disk_is_told_in_words_and_loses_nothing(tmp_path: Path) -> None:
    async def play(world: World, clock: Clock, outage: Outage) -> None:
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        names = [chair.name for chair in world.host(table).chairs]

        async def room(pages: int) -> None:
            await world.database.transact(
                lambda database, most: database.exec_driver_sql(most), f"PRAGMA max_page_count={pages}"
            )

        async def answer() -> Any:
            host = world.host(table)
            seat = host.game.unanswered()[0]
            notation = host.game.default_answer(seat).notation
            about = {"table": table, "seat": seat, "prompt": host.game.prompt_id, "notation": notation}
            (reply,) = [one for one in await world.tell(names[seat], type="answer", ref="r", **about) if "ref" in one]
            return reply

        await room(1)
        accepted = 0
        while (reply := await answer())["type"] == "accepted":
            accepted += 1
            assert accepted < 1_000, "it was never full"
        assert (reply["code"], reply["message"]) == ("unavailable", "disk-full")
        await room(1_000_000)
        clock.time += 60.0
        await world.hub.find(table)
        before = world.host(table).game.number
        assert before == 1 + accepted + len(world.host(table).game.table.orders), (
            "what was accepted is there, and no more"
        )
        await answer()
        assert world.host(table).game.number == before + 1

    in_a_world(tmp_path, play)
