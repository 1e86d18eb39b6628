"""What is sent of a game leads to the rules: every event carries its clause, whichever way it comes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from camarilla.kernel.events import with_rules
from camarilla.kernel.game import find
from camarilla.kernel.records import Record

from .client import Person, play_out


def test_the_clause_comes_by_socket_replay_brought_record_and_lesson(server) -> None:
    async def main() -> None:
        person = await Person(server.url).arrive("P")
        table = (await person.open(game="coup", seats=2, bots={"1": "random"}, start=True))["id"]
        rng = random.Random(5)
        async with await person.connect() as socket:
            await socket.watch(table, 0)
            await play_out({0: socket}, table, lambda _, prompt: rng.choice(prompt["options"])["notation"])
            live = socket.tables[table].log
            fresh = (await socket.watch(table, 0))["log"]
        for _ in range(100):
            if (await person.request("GET", f"/api/tables/{table}"))["status"] == "finished":
                break
            await asyncio.sleep(0.05)
        data = await person.request("GET", f"/api/tables/{table}/record")
        record = Record.read(data)
        stored = [*record.opening, *[event for entry in record.entries for event in entry.events]]
        assert not any("rule" in event for event in stored)
        sent = with_rules(stored, find("coup").event_types)
        assert [named(event) for event in live] == [named(event) for event in sent]
        assert live == fresh
        brought = (await person.request("POST", "/api/records", content=data))["id"]
        for where in (table, brought):
            assert told(await person.request("GET", f"/api/tables/{where}/replay?eye=all")) == sent
            assert told(await person.request("GET", f"/api/tables/{where}/replay?eye=0")) == live
        page = await person.request("POST", "/api/lessons/coup/first", {"answers": ["next", "income"]})
        assert named(page["events"][0]) == ("Declared", "CO-2.1")
        await person.http.aclose()

    asyncio.run(main())


def named(event: dict[str, Any]) -> tuple[str, str]:
    """The kind of an event, and its clause."""
    return event["type"], event["rule"]


def told(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """All events of a replay."""
    return [*replay["opening"], *[event for step in replay["steps"] for event in step["events"]]]
