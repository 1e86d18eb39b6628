"""How long it takes to load a table of a thousand decisions from disk, beside one move: `python -m bench.loading`."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from typing import Any

from camarilla.server.api.schemas import NewTable
from camarilla.server.live.hub import Hub
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.operations import Played
from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import User
from camarilla.server.tables.lobby import Lobby

DECISIONS = 1000
MOST = 50.0


async def answer(host: LiveTable) -> float:
    """One answer, as patient as may be; gives its time, disk included."""
    seat = host.game.unanswered()[0]
    legal = [option.notation for option in host.game.table.legal(seat)]
    notation = next((word for word in ("exchange", "pass") if word in legal), legal[0])
    began = time.perf_counter()
    async with host.lock:
        await host.apply(Played(seat, notation))
    return time.perf_counter() - began


async def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/db", secret="bench", new_seed=lambda: bytes(32))
        database = Database(settings.database_url)
        hub = Hub(settings, database)
        await database.open()
        async with database.session() as session:
            session.add(User(id="a", name="A", kind="guest", created=0.0, seen=0.0))
        new = NewTable(game="coup", seats=10, hot_seat=True, start=True)
        table = (await Lobby(hub, Signer("bench")).create(Actor("a", "A"), new)).id
        host: Any = await hub.find(table)
        moves = [await answer(host) for _ in range(DECISIONS)]
        loads = []
        for _ in range(10):
            hub.forget(host)
            began = time.perf_counter()
            host = await hub.find(table)
            loads.append(time.perf_counter() - began)
        assert host.game.number == DECISIONS + 1
        hub.forget(host)
        await database.close()
    ratio = statistics.median(loads) / statistics.median(moves)
    print(f"a move {statistics.median(moves) * 1000:.2f} ms, loading after {DECISIONS} decisions", end=" ")
    print(f"{statistics.median(loads) * 1000:.2f} ms: {ratio:.1f} moves (at most {MOST:.0f})")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
