"""Everything that people can make a server keep or do has a limit, and whoever meets it is told."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from camarilla.server.live.chat import BYTES_SHOWN, LONGEST_LINE
from camarilla.server.live.connections import TOO_MANY
from camarilla.server.live.gateway import LONGEST_QUEUE, TOO_SLOW
from camarilla.server.live.redis_bus import MOST_QUEUED, RedisBus
from camarilla.server.live.streams import Frame

from .client import Person
from .test_lobby import with_people
from .test_table_talk import Table, at_table
from .worlds import Clock, World


class Deaf:
    """A socket whose client reads nothing; it notes how it was closed."""

    codes: list[int]

    def __init__(self) -> None:
        self.codes = []

    async def close(self, code: int, reason: str) -> None:
        self.codes.append(code)


def test_a_client_that_reads_nothing_is_sent_away_by_bytes_as_by_messages(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        gateway = table.world.gateways["Bob"]
        gateway.socket = deaf = Deaf()
        payload = b"x" * (gateway.hub.settings.queue_bytes // 10)
        for _ in range(25):
            gateway._enqueue(payload)
        await asyncio.gather(*gateway.tasks)
        assert (deaf.codes, gateway.outgoing.qsize()) == ([TOO_SLOW], 10), "once, and nothing more is kept"
        gateway = table.world.gateways["Cyd"]
        gateway.socket = deaf = Deaf()
        for _ in range(LONGEST_QUEUE + 5):
            gateway._enqueue(b"x")
        await asyncio.gather(*gateway.tasks)
        assert (deaf.codes, gateway.outgoing.qsize()) == ([TOO_SLOW], LONGEST_QUEUE)

    at_table(test, tmp_path)


def test_what_was_sent_makes_room_for_more(tmp_path: Path) -> None:
    class Reading(Deaf):
        async def send_data(self, data: bytes, mode: str) -> None:
            """Take it at once."""

    async def test(table: Table) -> None:
        gateway = table.world.gateways["Bob"]
        gateway.socket = reading = Reading()
        sender = asyncio.create_task(gateway._send_queued())
        for _ in range(30):
            gateway._enqueue(b"x" * (gateway.hub.settings.queue_bytes // 10))
            await asyncio.sleep(0)
        sender.cancel()
        assert (reading.codes, gateway.queued) == ([], 0)

    at_table(test, tmp_path)


def test_frames_that_wait_for_a_snapshot_are_so_many_at_most(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        gateway = table.world.gateways["Bob"]
        subscription = gateway.subscriptions[table.id]
        subscription.loading = True
        for number in range(LONGEST_QUEUE + 5):
            gateway.on_frame(table.id, Frame("eyes", 1, number))
        assert len(subscription.kept_back) == LONGEST_QUEUE

    at_table(test, tmp_path)


def test_while_redis_is_away_so_many_messages_wait(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        bus = RedisBus(table.world.hub, "redis://nobody.invalid")
        for _ in range(MOST_QUEUED + 5):
            bus.beat()
        assert bus.outgoing.qsize() == MOST_QUEUED

    at_table(test, tmp_path)


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        ("sockets_per_person", "you have 2 connections already"),
        ("sockets_per_address", "your address has 2 connections"),
    ],
)
def test_a_person_and_an_address_have_so_many_sockets(new_server: Callable[..., Any], limit: str, told: str) -> None:
    async def test(person: Person) -> None:
        async with await person.connect(), await person.connect():
            with pytest.raises(websockets.ConnectionClosed) as refused:
                await person.connect()
            assert refused.value.rcvd is not None
            assert refused.value.rcvd.code == TOO_MANY
            assert refused.value.rcvd.reason.startswith(told)
        async with await person.connect() as again:
            assert (await again.ask(type="ping"))["type"] == "pong", "closed ones do not count"

    with_people(new_server(**{limit: 2}), 1, test)


def test_a_snapshot_holds_the_last_lines_that_fit(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        for number in range(60):
            await table.say("Ann", type="say", seat=0, text=f"{number:02} " + "я" * (LONGEST_LINE - 3))
        snapshot = await table.say("Bob", type="watch", seat=1)
        assert [line["text"][:2] for line in snapshot["chat"]] == [f"{number}" for number in range(44, 60)]
        assert len(msgspec.json.encode(snapshot["chat"])) < 2 * BYTES_SHOWN

    at_table(test, tmp_path)


def test_a_table_keeps_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.server.live.chat.MOST_LINES", 2)

    async def test(table: Table) -> None:
        for _ in range(2):
            assert (await table.say("Ann", type="say", seat=0, text="hello"))["type"] == "accepted"
        assert (await table.say("Ann", type="say", seat=0, text="hello"))["message"] == "much-said"

    at_table(test, tmp_path)


def test_a_server_has_so_many_tables(new_server: Callable[..., Any]) -> None:
    async def test(one: Person, two: Person) -> None:
        first = (await one.open(game="coup", seats=2))["id"]
        full = await two.request("POST", "/api/tables", {"game": "coup", "seats": 2}, expect=503)
        assert full["message"] == "server-full"
        await one.request("DELETE", f"/api/tables/{first}")
        await two.open(game="coup", seats=2)

    with_people(new_server(tables_at_once=1), 2, test)


def test_a_table_that_left_memory_is_gone_without_the_garbage_collector(tmp_path: Path) -> None:
    """The collector looks at what has lived for long only rarely, so that nobody waits for it."""

    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        await world.tell("Ann", type="watch", table=table, seat=0)
        await world.tell("Bob", type="watch", table=table, seat=None)
        await world.tell("Ann", type="unwatch", table=table)
        await world.tell("Bob", type="unwatch", table=table)
        left = weakref.ref(world.host(table))
        await world.hub.release(world.host(table))
        await asyncio.sleep(0)
        assert left() is None
        await world.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(main())
    finally:
        gc.enable()
