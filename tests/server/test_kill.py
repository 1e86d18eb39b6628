"""Kill -9 at any moment: nothing lost, nothing doubled, every table goes on at the same decision."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify

from .client import Person, Socket
from .services import Process

KILLS = 50


@pytest.fixture
def process(tmp_path) -> Iterator[Process]:
    server = Process(f"sqlite+aiosqlite:///{tmp_path / 'camarilla.db'}")
    yield server
    server.stop()


async def connected(people: list[Person], table: str) -> dict[int, Socket]:
    """Everybody watches from their seat."""
    sockets = {}
    for seat, person in enumerate(people):
        sockets[seat] = await person.connect()
        await sockets[seat].watch(table, seat)
    return sockets


async def answer_once(sockets: dict[int, Socket], table: str, rng: random.Random, given: list[tuple[int, str]]) -> bool:
    """Somebody who is asked answers; what was accepted is noted. False if the game is over."""
    for seat, socket in sockets.items():
        seen = socket.tables[table]
        if seen.over:
            return False
        if seen.prompt is not None and seen.prompt.get("held") is None:
            notation = slowly(seen.prompt["options"], rng)
            message = {"type": "answer", "table": table, "seat": seat, "prompt": seen.prompt["id"]}
            reply = await socket.ask(**message, notation=notation)
            if reply["type"] == "accepted":
                given.append((seat, notation))
            return True
    for socket in sockets.values():
        await socket.drain(0.02)
    return True


async def kill_soon(process: Process, rng: random.Random) -> None:
    """Kill the server within the next moments, whatever it does then."""
    await asyncio.sleep(rng.random() * 0.02)
    process.kill()


def slowly(options: list[dict[str, str]], rng: random.Random) -> str:
    """An answer that makes a game of Coup long."""
    notations = [option["notation"] for option in options]
    patient = [notation for notation in notations if notation in ("income", "pass")]
    return rng.choice(patient or notations)


async def begun(process: Process, count: int) -> tuple[list[Person], str]:
    """People at a table of Coup that has begun."""
    people = [await Person(process.url).arrive(f"P{seat}") for seat in range(count)]
    table = (await people[0].open(game="coup", seats=count, visibility="public"))["id"]
    for person in people[1:]:
        await person.request("POST", f"/api/tables/{table}/join", {})
        await person.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    return people, table


@pytest.mark.long
def test_fifty_kills_in_one_game(process: Process) -> None:
    async def main() -> None:
        rng = random.Random(3)
        people, table = await begun(process.start(), 4)
        given: list[tuple[int, str]] = []
        sockets = await connected(people, table)
        for _ in range(KILLS):
            told = {seat: socket.tables[table].log for seat, socket in sockets.items()}
            killer = asyncio.create_task(kill_soon(process, rng))
            with suppress(ConnectionClosed, TimeoutError):
                while await answer_once(sockets, table, rng, given):
                    pass
            await killer
            process.start()
            sockets = await connected(people, table)
            for seat, socket in sockets.items():
                assert socket.tables[table].log[: len(told[seat])] == told[seat], "what was told once stays"
        assert not sockets[0].tables[table].over, "the game was to be longer"
        while await answer_once(sockets, table, rng, given):
            pass
        await check_record(people[0], table, given)

    asyncio.run(main())


async def check_record(person: Person, table: str, given: list[tuple[int, str]]) -> None:
    """The record holds every answer that was accepted, in order, and no other but those nobody was told of.

    An answer is unheard of if the server died between putting it on disk and saying so: at most one a life.
    """
    for _ in range(100):
        info = await person.request("GET", f"/api/tables/{table}")
        if info["status"] == "finished":
            break
        await asyncio.sleep(0.05)
    record = Record.read(await person.request("GET", f"/api/tables/{table}/record"))
    assert verify(record).over
    kept = [(seat, notation) for entry in record.entries for seat, notation, _ in entry.answers]
    rest = iter(kept)
    assert all(answer in rest for answer in given), "an accepted answer was lost"
    assert len(kept) <= len(given) + KILLS
