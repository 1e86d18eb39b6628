"""The server under load, beside a bare WebSocket echo of the same payload: `python -m bench.server`.

One process of the server on one core, SQLite, and 500 tables of Coup with a person and three bots each. All people
answer at once; what is measured is the time from an answer to the update that tells it. A game that ends is followed by
a new one, so that all tables are live in every round. The echo is Litestar's own, in the same run, with as many clients
and the payload of a usual update. The clients have the other cores for themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

ROUNDS = 20


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def share_cores() -> set[int]:
    """One core for the server, which is returned; the others for this process. Empty where that cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return set()
    cores = os.sched_getaffinity(0)
    serving = {max(cores)}
    os.sched_setaffinity(0, cores - serving or cores)
    return serving


def start(code: str, port: int, cores: set[int], **environment: str) -> subprocess.Popen[bytes]:
    """A process that serves on these cores."""
    process = subprocess.Popen([sys.executable, "-c", code, str(port)], env={**os.environ, **environment})
    if cores:
        os.sched_setaffinity(process.pid, cores)
    for _ in range(400):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise SystemExit("the server did not start")


ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/ws")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False)
"""

TABLE = """
import os, sys
from camarilla.server.serving import run
from camarilla.server.settings import Settings

run(Settings(database_url=os.environ["BENCH_DATABASE"], secret="bench", port=int(sys.argv[1]), idle=10.0**9,
             messages_per_second=10.0**6, requests_per_minute=10**9, attempts_per_minute=10**9), lambda port: None)
"""


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


async def connect(url: str, headers: dict[str, str] | None = None) -> Any:
    return await websockets.connect(url, compression=None, additional_headers=headers or {}, max_size=None)


async def in_rounds(
    clients: list[Callable[[], Awaitable[float | None]]], between: Callable[[], Awaitable[None]] | None = None
) -> list[float]:
    """All clients at once, some times over; what is done between is not measured."""
    times: list[float] = []
    for _ in range(ROUNDS):
        times += [taken for taken in await asyncio.gather(*[client() for client in clients]) if taken is not None]
        if between is not None:
            await between()
    return times


async def measure_echo(port: int, count: int, payload: str) -> list[float]:
    sockets = [await connect(f"ws://127.0.0.1:{port}/ws") for _ in range(count)]

    def client(connection: Any) -> Callable[[], Awaitable[float | None]]:
        async def once() -> float:
            began = time.perf_counter()
            await connection.send(payload)
            await connection.recv()
            return time.perf_counter() - began

        return once

    times = await in_rounds([client(connection) for connection in sockets])
    for connection in sockets:
        await connection.close()
    return times


async def guest(port: int) -> httpx.AsyncClient:
    """A new guest's session."""
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120)
    await http.get("/api/games")
    http.headers["x-csrftoken"] = http.cookies["csrftoken"]
    (await http.post("/api/guests", json={})).raise_for_status()
    return http


class Player:
    """A person at a table with three bots, who answers at random."""

    def __init__(self, http: httpx.AsyncClient, port: int, rng: random.Random) -> None:
        self.http = http
        self.port = port
        self.rng = rng
        self.errors = 0
        self.sizes: list[int] = []
        self.prompt: Any = None
        self.over = False

    async def sit_down(self) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.connection = await connect(f"ws://127.0.0.1:{self.port}/ws", {"cookie": cookies})
        await self.new_table()

    async def new_table(self) -> None:
        wanted = {"game": "coup", "seats": 4, "bots": {"1": "heuristic", "2": "heuristic", "3": "heuristic"}}
        answer = await self.http.post("/api/tables", json={**wanted, "start": True})
        answer.raise_for_status()
        self.table = answer.json()["id"]
        await self.connection.send(msgspec.json.encode({"type": "watch", "table": self.table, "seat": 0}).decode())
        while True:
            message = await self.receive()
            if message["type"] == "snapshot":
                self.prompt = message.get("prompt")
                self.over = message["view"]["result"] is not None
                return

    async def receive(self) -> Any:
        raw = await self.connection.recv()
        self.sizes.append(len(raw))
        message = msgspec.json.decode(raw)
        if message.get("table", self.table) != self.table:
            return message
        if message["type"] == "refused":
            self.errors += 1
        if message["type"] == "update":
            prompt = message.get("prompt")
            self.prompt = None if prompt is None or "held" in prompt else prompt
        if message["type"] == "status":
            self.over = message["state"]["status"] == "finished"
        return message

    async def wait_for_turn(self) -> None:
        """The bots answer until this person is asked again, in a new game if this one ends."""
        while self.prompt is None:
            if self.over:
                await self.new_table()
            else:
                await self.receive()

    async def answer(self) -> float | None:
        """Answer the open prompt; gives the time until the update that tells it."""
        notation = self.rng.choice(self.prompt["options"])["notation"]
        message = {"type": "answer", "table": self.table, "seat": 0, "prompt": self.prompt["id"], "notation": notation}
        self.prompt = None
        began = time.perf_counter()
        await self.connection.send(msgspec.json.encode(message).decode())
        taken = None
        while True:
            reply = await self.receive()
            if reply["type"] == "update" and taken is None:
                taken = time.perf_counter() - began
            if reply["type"] == "accepted":
                return taken
            if reply["type"] == "refused":
                return None


def resident(process: subprocess.Popen[bytes]) -> int:
    """Memory of a process in bytes."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


async def main(count: int) -> int:
    rng = random.Random(1)
    serving = share_cores()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(TABLE, port, serving, BENCH_DATABASE=f"sqlite+aiosqlite:///{folder}/bench.db")
        try:
            players: list[Player] = []
            before = 0
            for number in range(count):
                if number % 15 == 0:
                    http = await guest(port)
                players.append(Player(http, port, rng))
                await players[-1].sit_down()
                if number == 49:
                    before = resident(server)
            grown = (resident(server) - before) / max(1, count - 50)

            async def bots() -> None:
                await asyncio.gather(*[player.wait_for_turn() for player in players])

            await bots()
            times = await in_rounds([player.answer for player in players], bots)
        finally:
            server.kill()
    payload = "x" * int(statistics.mean(size for player in players for size in player.sizes))
    port = free_port()
    echo = start(ECHO, port, serving)
    try:
        echoes = await measure_echo(port, count, payload)
    finally:
        echo.kill()
    for name, measured in (("table", times), ("echo", echoes)):
        worst = [max(measured[i : i + count]) * 1000 for i in range(0, len(measured), count)]
        print(name, *[f"{w:.0f}" for w in worst])
    errors = sum(player.errors for player in players)
    ratio = p99(times) / p99(echoes)
    print(f"{count} tables, {len(times)} answers, {errors} errors")
    print(f"answer to broadcast: p50 {statistics.median(times) * 1000:.1f} ms, p99 {p99(times) * 1000:.1f} ms")
    print(f"echo of {len(payload)} bytes: p50 {statistics.median(echoes) * 1000:.1f}, p99 {p99(echoes) * 1000:.1f} ms")
    print(f"ratio of p99: {ratio:.1f} (at most 10); memory a table: {grown / 1024:.0f} KB (at most 200)")
    return 0 if ratio <= 10 and errors == 0 and grown < 200 * 1024 else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    sys.exit(asyncio.run(main(parser.parse_args().tables)))
