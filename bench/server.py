"""The server under load, beside a bare WebSocket echo of the same payload: `python -m bench.server`.

One process of the server on one core, SQLite, and 500 tables of Coup with a person and three bots each. All people
answer at once; what is measured is the time from an answer to the update that tells it. A game that ends is followed by
a new one, so that all tables are live in every round. The echo is Litestar's own, on the same core, with as many
clients and the payload of a usual message; it has its round after each of the tables', so that a machine that is now
fast and now slow is so for both. The clients have the other cores for themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
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
from camarilla.server.ops.process import run
from camarilla.server.settings import Settings

run(Settings(database_url=os.environ["BENCH_DATABASE"], secret="bench", port=int(sys.argv[1]), idle=10.0**9,
             messages_per_second=10.0**6, requests_per_minute=10**9, attempts_per_minute=10**9,
             window_seconds=0.0, look_seconds=0.0), lambda port: None)
"""


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


async def connect(url: str, headers: dict[str, str] | None = None) -> Any:
    return await websockets.connect(url, compression=None, additional_headers=headers or {}, max_size=None)


async def all_at_once(clients: list[Callable[[], Awaitable[float | None]]]) -> list[float]:
    """What each client measured; this process does not look for garbage meanwhile."""
    gc.collect()
    gc.disable()
    times = await asyncio.gather(*[client() for client in clients])
    gc.enable()
    return [taken for taken in times if taken is not None]


def echo_client(connection: Any, payload: str) -> Callable[[], Awaitable[float | None]]:
    """Sends a payload and waits until it comes back."""

    async def once() -> float:
        began = time.perf_counter()
        await connection.send(payload)
        await connection.recv()
        return time.perf_counter() - began

    return once


async def guest(port: int) -> httpx.AsyncClient:
    """A new guest's session."""
    limits = httpx.Limits(max_keepalive_connections=0)  # the server may close one just as it is used again
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, limits=limits)
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
        self.games = 0
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
        self.games += 1
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


async def everybody_asked(players: list[Player]) -> None:
    """The bots answer until it is each person's turn."""
    await asyncio.gather(*[player.wait_for_turn() for player in players])


def resident(process: subprocess.Popen[bytes]) -> int:
    """Memory of a process in bytes."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


async def main(count: int) -> int:
    rng = random.Random(1)
    serving = share_cores()
    ports = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        server = start(TABLE, ports[0], serving, BENCH_DATABASE=f"sqlite+aiosqlite:///{folder}/bench.db")
        echo = start(ECHO, ports[1], serving)
        try:
            players: list[Player] = []
            before = 0
            for number in range(count):
                if number % 15 == 0:
                    http = await guest(ports[0])
                players.append(Player(http, ports[0], rng))
                await players[-1].sit_down()
                if number == 0:
                    await players[0].wait_for_turn()
                    await players[0].answer()
                    first = time.perf_counter() - began
                if number == 49:
                    before = resident(server)
            grown = (resident(server) - before) / max(1, count - 50)
            await everybody_asked(players)
            sockets = [await connect(f"ws://127.0.0.1:{ports[1]}/ws") for _ in range(count)]
            times: list[float] = []
            echoes: list[float] = []
            for _ in range(ROUNDS):
                times += await all_at_once([player.answer for player in players])
                await everybody_asked(players)
                payload = "x" * int(statistics.mean(size for player in players for size in player.sizes))
                server.send_signal(signal.SIGSTOP)  # it tidies up after games that have ended
                echoes += await all_at_once([echo_client(socket, payload) for socket in sockets])
                server.send_signal(signal.SIGCONT)
            stored = sum(file.stat().st_size for file in Path(folder).iterdir())
        finally:
            server.kill()
            echo.kill()
    errors = sum(player.errors for player in players)
    ratio = p99(times) / p99(echoes)
    print(f"{count} tables, {len(times)} answers, {errors} errors")
    print(f"answer to broadcast: p50 {statistics.median(times) * 1000:.1f} ms, p99 {p99(times) * 1000:.1f} ms")
    print(f"echo of {len(payload)} bytes: p50 {statistics.median(echoes) * 1000:.1f}, p99 {p99(echoes) * 1000:.1f} ms")
    games = sum(player.games for player in players)
    print(f"start to first answer: {first:.1f} s; on disk: {stored / games / 1000:.1f} KB a game, {games} games begun")
    print(f"ratio of p99: {ratio:.1f} (at most 10); memory a table: {grown / 1024:.0f} KB (at most 200)")
    return 0 if ratio <= 10 and errors == 0 and grown < 200 * 1024 else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    sys.exit(asyncio.run(main(parser.parse_args().tables)))
