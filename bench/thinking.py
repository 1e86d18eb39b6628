"""Many tables of bots that think, and one person who plays: `python -m bench.thinking`.

The bots are of level 5 and think in the one worker process that a server has by default; all their tables are watched.
It tells how long the person's answers took, how many moves the bots made, and the longest time that any table stood
still.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import Iterable
from itertools import pairwise

import httpx
import msgspec
from bench.server import TABLE, Player, connect, free_port, guest, p99, start

GAMES = ("pax", "oath", "inwo")
TABLES_PER_GUEST = 15
BOT = "level5"


class Watcher:
    """Somebody who looks at tables, and notes when each goes on."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.http = http
        self.port = port
        self.moments: dict[str, list[float]] = {}
        self.over: dict[str, float] = {}

    async def arrive(self, games: Iterable[str], seats: int) -> None:
        """Make a table of bots for each game, and watch it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.connection = await connect(f"ws://127.0.0.1:{self.port}/ws", {"cookie": cookies})
        for game in games:
            wanted = {"game": game, "seats": seats, "bots": {str(seat): BOT for seat in range(seats)}, "start": True}
            answer = await self.http.post("/api/tables", json=wanted)
            answer.raise_for_status()
            table = answer.json()["id"]
            self.moments[table] = [time.perf_counter()]
            await self.connection.send(msgspec.json.encode({"type": "watch", "table": table, "seat": None}).decode())

    async def look(self) -> None:
        """Note what goes on."""
        while True:
            message = msgspec.json.decode(await self.connection.recv())
            if message["type"] == "update":
                self.moments[message["table"]].append(time.perf_counter())
            elif message["type"] == "status" and message["state"]["status"] == "finished":
                self.over.setdefault(message["table"], time.perf_counter())

    def stood_still(self, since: float, until: float) -> list[float]:
        """For each table, the longest time since a moment that nothing happened there."""
        longest = []
        for table, moments in self.moments.items():
            end = min(until, self.over.get(table, until))
            times = [since, *[moment for moment in moments if since < moment < end], max(since, end)]
            longest.append(max(after - before for before, after in pairwise(times)))
        return longest


async def play(player: Player, until: float) -> list[float]:
    """Let a person answer all the time, half a second apart; gives how long each answer took."""
    times = []
    while time.perf_counter() < until:
        await player.wait_for_turn()
        taken = await player.answer()
        times += [] if taken is None else [taken]
        await asyncio.sleep(0.5)
    return times


async def main(wanted: argparse.Namespace) -> None:
    """Measure, and tell."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        port = free_port()
        server = start(TABLE, port, set(), BENCH_DATABASE=f"sqlite+aiosqlite:///{folder}/bench.db")
        stack.callback(server.kill)
        games = [GAMES[number % len(GAMES)] for number in range(wanted.tables)]
        watchers = []
        for first in range(0, wanted.tables, TABLES_PER_GUEST):
            watchers.append(Watcher(await guest(port), port))
            await watchers[-1].arrive(games[first : first + TABLES_PER_GUEST], wanted.seats)
        looks = [asyncio.create_task(watcher.look()) for watcher in watchers]
        player = Player(await guest(port), port, random.Random(wanted.seed))
        await player.sit_down()
        await asyncio.sleep(wanted.warm)
        since = time.perf_counter()
        times = await play(player, since + wanted.seconds)
        still = [longest for one in watchers for longest in one.stood_still(since, time.perf_counter())]
        moves = sum(moment > since for one in watchers for moments in one.moments.values() for moment in moments)
        over = sum(len(one.over) for one in watchers)
        for look in looks:
            look.cancel()
    print(f"{wanted.tables} tables of {wanted.seats} bots, {wanted.seconds:.0f} s: {moves} moves, {over} games ended")
    print(
        f"the person: {len(times)} answers, p50 {statistics.median(times) * 1000:.1f}, p99 {p99(times) * 1000:.1f} ms"
    )
    print(f"a table stood still for {statistics.median(still):.1f} s (median), {max(still):.1f} s (longest)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before measuring begins")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
