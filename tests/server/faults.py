"""Faults on purpose: people play all games while processes are killed, stopped and drained, and services go away.

`python -m tests.server.faults kill-owner --rounds 20` prints what was acknowledged, lost and doubled, and how long a
table stood still. `test_faults` runs a few rounds of each.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from camarilla.kernel.game import find, names
from camarilla.server.live.archives import Stored, stored_operations
from camarilla.server.live.operations import AnyOperation, Played
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import TableRow

from .client import Person, Socket
from .services import Process, Service, postgres_service, redis_service

THINKS = 0.15
"""How long a person thinks, in seconds, at most."""
SETTLED = 1.5
"""How long everybody plays undisturbed before and after a fault, in seconds."""
AWAY = 3.0
"""How long a service is away, in seconds."""
STOPPED = 8.0
"""How long a process is stopped, in seconds."""
BROKEN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
"""What a client meets when the server is not there."""


class Tally(msgspec.Struct):
    """What came of the answers that people gave."""

    acknowledged: int = 0
    unheard: int = 0
    """Answers of which nobody knows whether they arrived."""
    lost: int = 0
    doubled: int = 0
    games: int = 0
    standstills: list[float] = []
    """For each round, the longest time that some table stood still after the fault, in seconds."""


class City:
    """Some processes, and what they stand on."""

    def __init__(self, processes: list[Process], redis: Service | None, database: Service | None) -> None:
        self.processes = processes
        self.redis = redis
        self.database = database
        self.down: set[str] = set()
        """Processes to which nobody should connect: a load balancer knows them by their health."""

    def door(self, number: int) -> Process:
        """The process that somebody connects to."""
        open_ones = [process for process in self.processes if process.name not in self.down]
        return open_ones[number % len(open_ones)] if open_ones else self.processes[0]


@contextmanager
def cities(count: int, lease: float = 5.0) -> Iterator[City]:
    """A city of so many processes: one on SQLite, several on PostgreSQL and Redis."""
    with ExitStack() as stack:
        redis: Service | None = None
        database: Service | None = None
        if count == 1:
            folder = stack.enter_context(TemporaryDirectory(prefix="camarilla-faults-"))
            processes = [Process(f"sqlite+aiosqlite:///{Path(folder) / 'camarilla.db'}", lease=lease)]
        else:
            database, redis = stack.enter_context(postgres_service()), stack.enter_context(redis_service())
            processes = [Process(database.url, redis.url, lease) for _ in range(count)]
        for process in processes:
            stack.callback(process.stop)
            process.start()
        yield City(processes, redis, database)


class Guest:
    """Somebody who plays one seat after another, and comes back through another door when the line breaks."""

    def __init__(self, city: City, number: int) -> None:
        self.city = city
        self.number = number
        self.person = Person(self.door.url)
        self.socket: Socket | None = None

    @property
    def door(self) -> Process:
        """The process this one connects to now."""
        return self.city.door(self.number)

    async def arrive(self) -> None:
        """Come in."""
        await self.person.arrive(f"P{self.number}")

    async def line(self, table: str, seat: int) -> Socket:
        """A socket that watches a table from a seat."""
        if self.person.base != self.door.url:
            moved = Person(self.door.url)
            moved.id = self.person.id
            moved.http.cookies.update(self.person.http.cookies)
            await self.hang_up()
            await self.person.http.aclose()
            self.person = moved
        if self.socket is None:
            self.socket = await self.person.connect()
        if table not in self.socket.tables:
            reply = await self.socket.watch(table, seat)
            if reply["type"] != "snapshot":
                await self.hang_up()
                raise TimeoutError(reply)
        return self.socket

    async def ask(self, socket: Socket, **message: Any) -> Any:
        """Send a message and wait for its reply, as long as the process is there."""
        asked = asyncio.create_task(socket.ask(**message))
        while not asked.done():
            await asyncio.wait([asked], timeout=0.1)
            if self.person.base != self.door.url and not asked.done():
                asked.cancel()
                raise TimeoutError
        return asked.result()

    async def hang_up(self) -> None:
        """Give the line up."""
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(*BROKEN, asyncio.CancelledError):
                await asyncio.wait_for(socket.connection.close(), 0.1)


class Company:
    """People who play one game after another of the same kind."""

    def __init__(self, city: City, game: str, guests: list[Guest], rng: random.Random) -> None:
        self.city = city
        self.game = game
        self.guests = guests
        self.rng = rng
        self.table = ""
        self.given: dict[str, list[tuple[int, str]]] = {}
        """Acknowledged answers by table, in order for each seat."""
        self.unheard: Counter[str] = Counter()
        self.moments: list[float] = []
        """When answers were acknowledged."""

    async def play(self) -> None:
        """Play on and on."""
        while True:
            try:
                self.table = await self.begin()
            except (*BROKEN, AssertionError):
                await asyncio.sleep(0.1)
                continue
            await asyncio.gather(*[self.answer_all(seat, self.table) for seat in range(len(self.guests))])

    async def begin(self) -> str:
        """A table that has begun."""
        host, *others = [guest.person for guest in self.guests]
        wanted = {"game": self.game, "seats": len(self.guests), "visibility": "public"}
        table: str = (await host.open(**wanted))["id"]
        for person in others:
            await person.request("POST", f"/api/tables/{table}/join", {})
            await person.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        return table

    async def answer_all(self, seat: int, table: str) -> None:
        """Answer for a seat until the game is over."""
        guest = self.guests[seat]
        while True:
            try:
                socket = await asyncio.wait_for(guest.line(table, seat), 12)
                seen = socket.tables[table]
                if seen.over:
                    return
                if seen.prompt is None or seen.prompt.get("held") is not None:
                    with suppress(TimeoutError):
                        await socket.receive(0.5)
                    continue
                await asyncio.sleep(self.rng.random() * THINKS)
                await self.answer(socket, table, seat)
            except BROKEN:
                await guest.hang_up()
                await asyncio.sleep(0.1)

    async def answer(self, socket: Socket, table: str, seat: int) -> None:
        """Answer once."""
        prompt = socket.tables[table].prompt
        if prompt is None or prompt.get("held") is not None:
            return
        notation = slowly([option["notation"] for option in prompt["options"]], self.rng)
        try:
            about = {"table": table, "seat": seat, "prompt": prompt["id"], "notation": notation}
            reply = await self.guests[seat].ask(socket, type="answer", **about)
        except BaseException:
            self.unheard[table] += 1
            raise
        if reply["type"] == "accepted":
            self.given.setdefault(table, []).append((seat, notation))
            self.moments.append(asyncio.get_running_loop().time())
        elif reply["code"] == "stale":
            # A dead owner may have stored it without a reply; its successor, asked the same again, refuses it.
            self.unheard[table] += 1
        elif reply["code"] == "unavailable":
            self.unheard[table] += 1
            await asyncio.sleep(0.2)

    def stood_still(self, since: float) -> float:
        """The longest time between two answers since a moment, or between them and then or now."""
        now = asyncio.get_running_loop().time()
        moments = [since, *[moment for moment in self.moments if moment > since], now]
        return max(after - before for before, after in pairwise(moments))


def slowly(notations: list[str], rng: random.Random) -> str:
    """An answer that does not end the game soon."""
    patient = [notation for notation in notations if notation in ("income", "pass")]
    return rng.choice(patient or notations)


# -- faults ------------------------------------------------------------------------------------------------------------

Fault = Callable[[City, str], Awaitable[None]]
"""Does harm around a table, and returns when it is over."""


async def owner_of(city: City, table: str) -> Process:
    """The process that owns a table."""
    database = Database(city.processes[0].environment["TEST_DATABASE"])
    async with database.session() as session:
        owner = await session.scalar(select(TableRow.owner).where(TableRow.id == table))
    await database.engine.dispose()
    return next((process for process in city.processes if process.name == owner), city.processes[0])


async def kill(city: City, table: str) -> None:
    """Kill the owner as `kill -9` does, and start it again."""
    owner = await owner_of(city, table)
    city.down.add(owner.name)
    owner.kill()
    if len(city.processes) > 1:
        await asyncio.sleep(STOPPED)
    await asyncio.to_thread(owner.start)
    city.down.discard(owner.name)


async def stop(city: City, table: str) -> None:
    """Suspend the owner, and let it go on: it believes that it still owns everything."""
    owner = await owner_of(city, table)
    city.down.add(owner.name)
    owner.signal(signal.SIGSTOP)
    await asyncio.sleep(STOPPED)
    owner.signal(signal.SIGCONT)
    city.down.discard(owner.name)


async def drain(city: City, table: str) -> None:
    """Ask the owner to end, as a deployment does, and start it again."""
    owner = await owner_of(city, table)
    city.down.add(owner.name)
    await asyncio.to_thread(owner.stop)
    await asyncio.to_thread(owner.start)
    city.down.discard(owner.name)


async def redis_away(city: City, table: str) -> None:
    """Kill Redis, and start it again after a while."""
    assert city.redis is not None
    city.redis.stop(signal.SIGKILL)
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(city.redis.start)


async def postgres_away(city: City, table: str) -> None:
    """Stop PostgreSQL, and start it again after a while."""
    assert city.database is not None
    await asyncio.to_thread(city.database.stop)
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(city.database.start)


class Kind(msgspec.Struct, frozen=True):
    """A kind of fault: how many processes it needs, and what it does."""

    processes: int
    fault: Fault


KINDS = {
    "kill-one": Kind(1, kill),
    "kill-owner": Kind(2, kill),
    "stop-owner": Kind(2, stop),
    "drain-owner": Kind(2, drain),
    "redis": Kind(2, redis_away),
    "postgres": Kind(2, postgres_away),
}


async def run(city: City, fault: Fault, rounds: int, games: list[str], seed: int = 1) -> Tally:
    """Play while a fault happens again and again; then compare what was acknowledged with what is stored."""
    rng = random.Random(seed)
    companies = []
    for game in games:
        guests = [Guest(city, len(companies) + seat) for seat in range(max(2, find(game).seat_counts[0]))]
        for guest in guests:
            await guest.arrive()
        companies.append(Company(city, game, guests, rng))
    tasks = [asyncio.create_task(company.play()) for company in companies]
    tally = Tally()
    loop = asyncio.get_running_loop()
    for number in range(rounds):
        await asyncio.sleep(SETTLED + rng.random())
        since = loop.time()
        await fault(city, companies[number % len(companies)].table)
        while any(not company.moments or company.moments[-1] < since for company in companies):
            await asyncio.sleep(0.1)
            assert loop.time() - since < 120, "a table stands still"
            for task in tasks:
                if task.done():
                    task.result()
        await asyncio.sleep(SETTLED)
        tally.standstills.append(max(company.stood_still(since) for company in companies))
        print(f"round {number + 1}: {tally.standstills[-1]:.1f} s", flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await count(city, companies, tally)
    return tally


async def count(city: City, companies: list[Company], tally: Tally) -> None:
    """Compare what people were told with what is on disk."""
    database = Database(city.processes[0].environment["TEST_DATABASE"])
    for company in companies:
        for table, given in company.given.items():
            async with database.session() as session:
                rows = await stored_operations(session, table)
            assert [row.number for row in rows] == list(range(len(rows))), "the operations have a gap"
            stored = [answer for answer in map(_played, rows) if answer is not None]
            tally.games += 1
            tally.acknowledged += len(given)
            tally.unheard += company.unheard[table]
            for seat in range(len(company.guests)):
                theirs = iter([notation for at, notation in stored if at == seat])
                tally.lost += sum(notation not in theirs for at, notation in given if at == seat)
            tally.doubled += max(0, len(stored) - len(given) - company.unheard[table])
    await database.engine.dispose()


def _played(row: Stored) -> tuple[int, str] | None:
    """The seat and the notation of a person's answer; None for other operations."""
    operation: AnyOperation = msgspec.json.decode(row.data, type=AnyOperation)
    return (operation.seat, operation.notation) if isinstance(operation, Played) and not operation.by else None


def main() -> None:
    """Run a fault, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", nargs="+", default=names(), choices=names())
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    kind = KINDS[wanted.kind]
    with cities(kind.processes) as city:
        tally = asyncio.run(run(city, kind.fault, wanted.rounds, wanted.games, wanted.seed))
    still = sorted(tally.standstills)
    print(f"{wanted.kind}: {len(still)} rounds, {tally.games} games, {tally.acknowledged} answers acknowledged")
    print(f"lost {tally.lost}, doubled {tally.doubled}, unheard of {tally.unheard}")
    print(f"a table stood still for {still[len(still) // 2]:.1f} s (median), {still[-1]:.1f} s (longest)")


if __name__ == "__main__":
    main()
