"""Whole games over the WebSocket."""

from __future__ import annotations

import asyncio
import random

import pytest

from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify

from .client import Person, play_out


@pytest.mark.parametrize(
    ("game", "seats", "options", "bots"),
    [
        ("coup", 2, {}, {}),
        ("pax", 2, {}, {"1": "random"}),
        ("oath", 2, {}, {"1": "random"}),
        ("coup", 4, {"reformation": True}, {"2": "heuristic", "3": "honest"}),
        ("potdevin", 3, {}, {}),
    ],
)
def test_a_table_is_played_to_its_end(server, game, seats, options, bots) -> None:
    async def main() -> None:
        rng = random.Random(1)
        people = [await Person(server.url).arrive(f"P{seat}") for seat in range(seats - len(bots))]
        table = await people[0].open(
            game=game, seats=seats, options=options, bots=bots, visibility="public", start=len(people) == 1
        )
        for person in people[1:]:
            await person.request("POST", f"/api/tables/{table['id']}/join", {})
            await person.request("POST", f"/api/tables/{table['id']}/ready", {"ready": True})
        info = await people[0].request("GET", f"/api/tables/{table['id']}")
        assert info["status"] == "running"
        sockets = {}
        for seat, person in enumerate(people):
            sockets[seat] = await person.connect()
            await sockets[seat].watch(table["id"], seat)
        await play_out(sockets, table["id"], lambda seat, prompt: rng.choice(prompt["options"])["notation"])
        for _ in range(50):
            info = await people[0].request("GET", f"/api/tables/{table['id']}")
            if info["status"] == "finished":
                break
            await asyncio.sleep(0.05)
        record = Record.read(await people[0].request("GET", f"/api/tables/{table['id']}/record"))
        assert verify(record).over
        assert info["result"]["winners"] == list(record.result.winners)
        for seat, socket in sockets.items():
            seen = socket.tables[table["id"]]
            fresh = await socket.watch(table["id"], seat)
            assert fresh["view"] == seen.view
            assert fresh["log"] == seen.log[fresh.get("log_start", 0) :]
            await socket.connection.close()
            await people[seat].http.aclose()

    asyncio.run(main())
