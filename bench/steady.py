"""What one core of the server does all day: `python -m bench.steady`.

Tables of Coup with a person and three heuristic bots each, SQLite, one process. People think for a while, then answer
patiently (`--play patient`: long games) or at random (`--play random`: games that are over after a few answers, so that
games begin and end all the time). It tells the time of a core that an answer costs, with the bots' answers that follow,
set-up and finish, beside the time that a bare WebSocket echo of a usual message costs in the same run: seconds of a
core mean the same on a machine that others use, too. `--source` measures another checkout with the same clients;
`--beside` has another checkout serve as many tables at the same time on the same core, so that both are slowed alike by
whatever else the machine does, and tells what part of its time the first one takes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sqlite3
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.server import ECHO, TABLE, Player, connect, free_port, guest, p99, resident, share_cores, start

PATIENT = ("income", "pass")
"""Answers of Coup that end nothing."""
TABLES_PER_GUEST = 15
ECHO_CLIENTS = 50
ECHO_ROUNDS = 200


@dataclass
class Tally:
    """What was measured while people played."""

    answers: int = 0
    errors: int = 0
    times: list[float] = field(default_factory=list)
    asked_again: list[float] = field(default_factory=list)


class Guest(Player):
    """A person who thinks before they answer."""

    def __init__(self, *given: Any, think: float, patient: bool, tally: Tally) -> None:
        super().__init__(*given)
        self.think = think
        self.patient = patient
        self.tally = tally

    async def play(self) -> None:
        """Play one game after another."""
        while True:
            asked = time.perf_counter()
            await self.wait_for_turn()
            self.tally.asked_again.append(time.perf_counter() - asked)
            await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0.0)
            self._prefer_patience()
            before = self.errors
            taken = await self.answer()
            self.tally.answers += 1
            self.tally.errors += self.errors - before
            if taken is not None:
                self.tally.times.append(taken)

    def _prefer_patience(self) -> None:
        """Leave only patient answers, if the person is patient and there are such."""
        options = [option for option in self.prompt["options"] if option["notation"] in PATIENT]
        if self.patient and options:
            self.prompt = {**self.prompt, "options": options}


def core_seconds(process: subprocess.Popen[bytes]) -> float:
    """The time of a core that a process has taken, all its threads together."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def played(
    server: subprocess.Popen[bytes], port: int, wanted: argparse.Namespace, seated: asyncio.Barrier
) -> tuple[list[Guest], float]:
    """Let people play for a while, once all sit everywhere; gives them, and the time of a core that an answer took."""
    rng, tally = random.Random(wanted.seed), Tally()
    guests: list[Guest] = []
    for number in range(wanted.tables):
        if number % TABLES_PER_GUEST == 0:
            http = await guest(port)
        guests.append(Guest(http, port, rng, think=wanted.think, patient=wanted.play == "patient", tally=tally))
        await guests[-1].sit_down()
    await seated.wait()
    tasks = [asyncio.create_task(one.play()) for one in guests]
    await asyncio.sleep(wanted.warm)
    for one in guests:
        one.sizes.clear()
    tally.answers, tally.errors, tally.times[:], tally.asked_again[:] = 0, 0, [], []
    games, before, began = sum(one.games for one in guests), core_seconds(server), time.perf_counter()
    await asyncio.sleep(wanted.seconds)
    spent, lasted = core_seconds(server) - before, time.perf_counter() - began
    for task in tasks:
        task.cancel()
    for problem in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(problem, asyncio.CancelledError):
            raise SystemExit(f"somebody could not go on: {problem!r}")
    begun = sum(one.games for one in guests) - games
    print(
        f"{wanted.tables} tables, {wanted.play}: {tally.answers / lasted:.0f} answers a second, "
        f"{begun / lasted:.1f} games begun a second, {spent / lasted * 100:.0f} % of a core, "
        f"{tally.errors} errors"
    )
    print(f"answer to broadcast: p50 {statistics.median(tally.times) * 1000:.1f}, p99 {p99(tally.times) * 1000:.1f} ms")
    print(f"until asked again: p99 {p99(tally.asked_again) * 1000:.0f} ms")
    return guests, spent / tally.answers


def stored_bytes(database: Path) -> int:
    """What a database holds, once its log is worked in."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        names = ("page_size", "page_count", "freelist_count")
        size, pages, free = [int(connection.execute(f"PRAGMA {name}").fetchone()[0]) for name in names]
    return size * (pages - free)


async def echoed(echo: subprocess.Popen[bytes], port: int, size: int) -> float:
    """The time of a core that the echo of a message takes."""
    sockets = [await connect(f"ws://127.0.0.1:{port}/ws") for _ in range(ECHO_CLIENTS)]
    payload = "x" * size
    before = core_seconds(echo)

    async def ask(socket: Any) -> None:
        for _ in range(ECHO_ROUNDS):
            await socket.send(payload)
            await socket.recv()

    await asyncio.gather(*[ask(socket) for socket in sockets])
    return (core_seconds(echo) - before) / (ECHO_CLIENTS * ECHO_ROUNDS)


async def main(wanted: argparse.Namespace) -> None:
    """Measure, and tell."""
    serving = share_cores()
    ports = free_port(), free_port()
    source = {"PYTHONPATH": str(wanted.source)} if wanted.source else {}
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"sqlite+aiosqlite:///{folder}/bench.db"
        server = start(TABLE, ports[0], serving, BENCH_DATABASE=database, **source)
        stack.callback(server.kill)
        echo = start(ECHO, ports[1], serving)
        stack.callback(echo.kill)
        seated = asyncio.Barrier(2 if wanted.beside else 1)
        if wanted.beside:
            port = free_port()
            other = f"sqlite+aiosqlite:///{folder}/other.db"
            beside = start(TABLE, port, serving, BENCH_DATABASE=other, PYTHONPATH=str(wanted.beside))
            stack.callback(beside.kill)
            (guests, answer), (_, theirs) = await asyncio.gather(
                played(server, ports[0], wanted, seated), played(beside, port, wanted, seated)
            )
            beside.kill()
            print(f"beside it an answer takes {theirs * 1000:.2f} ms; this one {answer / theirs * 100:.0f} % of that")
        else:
            guests, answer = await played(server, ports[0], wanted, seated)
        sizes = [size for one in guests for size in one.sizes]
        bare = await echoed(echo, ports[1], int(statistics.mean(sizes)))
        games = sum(one.games for one in guests)
        memory = resident(server)
        await asyncio.sleep(wanted.tidy)
        server.kill()
        server.wait()
        stored = stored_bytes(Path(folder) / "bench.db")
    print(f"an answer: {answer * 1000:.2f} ms of a core, so a core does {1 / answer:.0f} a second")
    print(
        f"an echo of {statistics.mean(sizes):.0f} bytes: {bare * 1000:.3f} ms; an answer is {answer / bare:.0f} echoes"
    )
    print(f"memory {memory / 1e6:.0f} MB; on disk {stored / games / 1000:.1f} KB for each of {games} games begun")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks on average")
    parser.add_argument("--play", choices=["patient", "random"], default="patient")
    parser.add_argument("--warm", type=float, default=4.0, help="seconds before measuring begins")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tidy", type=float, default=3.0, help="seconds in which games that are over are put away")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path, help="the `src` of another checkout")
    parser.add_argument("--beside", type=Path, help="the `src` of a checkout that serves as many tables beside it")
    asyncio.run(main(parser.parse_args()))
