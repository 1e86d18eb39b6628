"""A server that is used for a long time: `python -m bench.soak --minutes 30`.

People play Coup at random, so that games begin and end all the time; they come and go, ask for replays and look at
lists. Every half minute it tells the server's memory, open files and database, with the workers' memory beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import tempfile
import time
from pathlib import Path

from bench.server import TABLE, free_port, guest, start
from bench.steady import Guest, Tally

SAMPLE_SECONDS = 30.0
STAYS = 60.0
"""How long a person stays on average, in seconds."""


class Visitor(Guest):
    """A person who plays for a while, looks at a replay and a list, and goes."""

    async def visit(self) -> None:
        """Come, play, look around, go."""
        await self.sit_down()
        try:
            async with asyncio.timeout(self.rng.expovariate(1 / STAYS)):
                await self.play()
        except TimeoutError:
            pass
        finally:
            await self.connection.close()
        for path in ("/api/tables?kind=mine", f"/api/tables/{self.table}", f"/api/tables/{self.table}/replay"):
            await self.http.get(path)


async def seat(port: int, wanted: argparse.Namespace, rng: random.Random, tally: Tally) -> None:
    """One visitor after another."""
    while True:
        async with contextlib.aclosing(await guest(port)) as http:
            await Visitor(http, port, rng, think=wanted.think, patient=False, tally=tally).visit()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def megabytes(pid: int) -> float:
    """The memory of a process."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000
    return 0.0


def sample(server: subprocess.Popen[bytes], folder: str, tally: Tally, minutes: float) -> None:
    """Tell how the server is."""
    files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    stored = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
    workers = sum(megabytes(child) for child in children(server.pid))
    print(
        f"{minutes:5.1f} min: {tally.answers} answers, {tally.errors} errors, memory {megabytes(server.pid):.0f} MB "
        f"(workers {workers:.0f}), {files} files, database {stored:.1f} MB",
        flush=True,
    )


async def main(wanted: argparse.Namespace) -> None:
    """Use a server, and tell."""
    rng, tally = random.Random(wanted.seed), Tally()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        port = free_port()
        environment = {"BENCH_DATABASE": f"sqlite+aiosqlite:///{folder}/bench.db"}
        server = start(TABLE.replace("idle=10.0**9", "idle=60.0"), port, set(), **environment)
        stack.callback(server.kill)
        seats = [asyncio.create_task(seat(port, wanted, rng, tally)) for _ in range(wanted.tables)]
        began = time.monotonic()
        while (lasted := time.monotonic() - began) < wanted.minutes * 60:
            sample(server, folder, tally, lasted / 60)
            await asyncio.sleep(SAMPLE_SECONDS)
            for task in seats:
                if task.done():
                    task.result()
        for task in seats:
            task.cancel()
        await asyncio.gather(*seats, return_exceptions=True)
        await asyncio.sleep(90.0)  # tables leave memory
        sample(server, folder, tally, (time.monotonic() - began) / 60)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
