"""Several server processes on PostgreSQL and Redis: any process serves any client, a dead owner's tables live on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator

import pytest

from camarilla.kernel.game import find, names
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.server.tables.lobby import MOST_OPEN

from .client import Person, Socket, play_out
from .services import Process, missing, postgres, redis
from .test_access import check_one_sits_down, together

LEASE = 2.0

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}"),
]


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[str, str]]:
    with postgres() as database, redis() as channels:
        yield database, channels


@pytest.fixture
def city(services) -> Iterator[list[Process]]:
    """Two processes."""
    processes = [Process(*services, lease=LEASE).start() for _ in range(2)]
    yield processes
    for process in processes:
        process.stop()


def at(person: Person, process: Process) -> Person:
    """The same person at another process: the same cookies."""
    other = Person(process.url)
    other.id = person.id
    for name, value in person.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


async def begun(city: list[Process], game: str, seats: int, **wanted) -> tuple[list[Person], str]:
    """People at both processes, and a table that has begun."""
    people = [await Person(city[seat % 2].url).arrive(f"P{seat}") for seat in range(seats)]
    table = (await people[0].open(game=game, seats=seats, visibility="public", **wanted))["id"]
    for person in people[1:]:
        await person.request("POST", f"/api/tables/{table}/join", {})
        await person.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    return people, table


async def finished(person: Person, table: str) -> Record:
    """The record of a finished table, verified."""
    for _ in range(100):
        if (await person.request("GET", f"/api/tables/{table}"))["status"] == "finished":
            break
        await asyncio.sleep(0.05)
    record = Record.read(await person.request("GET", f"/api/tables/{table}/record"))
    assert verify(record).over
    return record


def test_clients_of_two_processes_play_one_table(city) -> None:
    async def main() -> None:
        rng = random.Random(2)
        people, table = await begun(city, "coup", 3)
        sockets = {}
        for seat, person in enumerate(people):
            sockets[seat] = await person.connect()
            await sockets[seat].watch(table, seat)
        await play_out(sockets, table, lambda seat, prompt: rng.choice(prompt["options"])["notation"])
        record = await finished(people[0], table)
        for seat, socket in sockets.items():
            assert socket.tables[table].view["result"]["winners"] == list(record.result.winners)
            assert (await socket.watch(table, seat))["log"] == socket.tables[table].log

    asyncio.run(main())


def test_talk_and_presence_cross_processes(city) -> None:
    async def main() -> None:
        people, table = await begun(city, "coup", 2)
        sockets = [await person.connect() for person in people]
        for seat, socket in enumerate(sockets):
            await socket.watch(table, seat)
        await present(sockets[0], table, [True, True])
        assert (await sockets[1].ask(type="say", table=table, seat=1, text="hello"))["type"] == "accepted"
        said = await sockets[0].next("said")
        assert (said["chat"]["name"], said["chat"]["text"]) == ("P1", "hello")
        await sockets[1].connection.close()
        await present(sockets[0], table, [True, False])

    asyncio.run(main())


def test_talk_and_presence_cross_processes_before_the_game(city) -> None:
    async def main() -> None:
        people = [await Person(process.url).arrive(f"P{seat}") for seat, process in enumerate(city)]
        table = (await people[0].open(game="coup", seats=2, visibility="public"))["id"]
        await people[1].request("POST", f"/api/tables/{table}/join", {})
        sockets = [await person.connect() for person in people]
        for seat, socket in enumerate(sockets):
            await socket.watch(table, seat)
        for socket in sockets:
            await present(socket, table, [True, True])
        assert (await sockets[1].ask(type="say", table=table, seat=1, text="hello"))["type"] == "accepted"
        assert (await sockets[0].next("said"))["chat"]["text"] == "hello"
        await sockets[1].connection.close()
        await present(sockets[0], table, [True, False])

    asyncio.run(main())


async def present(socket: Socket, table: str, expected: list[bool]) -> None:
    """Wait until those and only those are shown as connected."""
    while [seat.get("connected", False) for seat in socket.tables[table].state["seats"]] != expected:
        await socket.next("status")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_left_a_seat_is_sent_no_more_of_it_by_any_process(city, seat) -> None:
    """Seats 0 and 1 are at different processes, so one of them is not at the owner's."""

    async def main() -> None:
        rng = random.Random(3)
        people, table = await begun(city, "coup", 3)
        sockets = {}
        for at_seat, person in enumerate(people):
            sockets[at_seat] = await person.connect()
            await sockets[at_seat].watch(table, at_seat)
        heir = await Person(city[1 - seat].url).arrive("Heir")
        onlooker = await (await Person(city[seat].url).arrive("Onlooker")).connect()
        await onlooker.watch(table)
        former = sockets[seat]
        assert (await former.ask(type="resign", table=table, seat=seat))["type"] == "accepted"
        await former.next("gone")
        await heir.request("POST", f"/api/tables/{table}/join", {"seat": seat})
        sockets[seat] = await heir.connect()
        await sockets[seat].watch(table, seat)
        await answer_some(sockets, table, rng)
        await sockets[seat].ask(type="say", table=table, seat=seat, text="that was all")
        await onlooker.next("said")  # all that was told before has reached the process of the former player, too
        del former.raw[:]
        await former.ask(type="ping")
        assert [raw for raw in former.raw if b'"pong"' not in raw] == []
        assert (await former.watch(table, seat))["code"] == "not-your-seat"

    asyncio.run(main())


def test_of_all_who_sit_down_on_a_seat_at_the_same_moment_at_any_process_one_does(city) -> None:
    async def main() -> None:
        host = await Person(city[0].url).arrive("Host")
        people = [await Person(city[number % 2].url).arrive(f"P{number}") for number in range(12)]
        for wanted in ({}, {"seat": 1}):
            await check_one_sits_down(host, people, wanted)

    asyncio.run(main())


def test_nobody_opens_more_tables_than_the_limit_at_several_processes(city) -> None:
    async def main() -> None:
        host = await Person(city[0].url).arrive("Host")
        twice = [host, at(host, city[1])] * 15
        answers = await together(twice, "/api/tables", {"game": "coup", "seats": 2})
        assert [answer.status_code for answer in answers].count(201) == MOST_OPEN

    asyncio.run(main())


@pytest.mark.parametrize("game", names())
def test_a_dead_owners_table_is_taken_over(city, game) -> None:
    """The process that owns the table is killed in the middle of the game; its clients come back at the other one."""

    async def main() -> None:
        rng = random.Random(4)
        seats = max(2, find(game).seat_counts[0])
        people, table = await begun(city, game, seats)
        sockets: dict[int, Socket] = {}
        for seat, person in enumerate(people):
            sockets[seat] = await person.connect()
            await sockets[seat].watch(table, seat)
        gone = city.index(await owner_of(city, table))
        stay = [seat for seat in range(seats) if seat % 2 != gone]
        await answer_some(sockets, table, rng)
        told = list(sockets[stay[0]].tables[table].log)
        city[gone].kill()
        for seat in stay:
            await asyncio.wait_for(sockets[seat].next("snapshot"), 10 * LEASE)
        assert sockets[stay[0]].tables[table].log == told, "those who stayed are shown the same game, by itself"
        for seat in set(sockets) - set(stay):
            sockets[seat] = await at(people[seat], city[1 - gone]).connect()
            await sockets[seat].watch(table, seat)
        await play_out(sockets, table, lambda seat, prompt: rng.choice(prompt["options"])["notation"])
        await finished(people[stay[0]], table)

    asyncio.run(main())


async def at_another_process(city: list[Process], game: str = "coup") -> tuple[Process, int, str, Socket]:
    """A table that has begun: its owner, and a seat whose person is connected to another process."""
    people, table = await begun(city, game, 2)
    await (await people[0].connect()).watch(table, 0)
    owner = await owner_of(city, table)
    seat = 1 - city.index(owner)
    socket = await people[seat].connect()
    await socket.watch(table, seat)
    return owner, seat, table, socket


def test_a_socket_answers_pings_while_the_owner_of_its_table_is_silent(city) -> None:
    """And what was sent to the table is carried out by its next owner."""

    async def main() -> None:
        owner, seat, table, socket = await at_another_process(city)
        owner.signal(signal.SIGSTOP)
        try:
            await socket.send(type="say", table=table, seat=seat, text="anybody there?", ref="said")
            assert (await socket.ask(type="ping"))["type"] == "pong"
            other = await socket.ask(type="watch", table="no such table")
            assert other["code"] == "unknown-table", "nor do other tables wait"
            assert (await socket.next("accepted", "refused", ref="said"))["type"] == "accepted"
        finally:
            owner.signal(signal.SIGCONT)

    asyncio.run(main())


def test_a_process_that_stops_hands_its_tables_over_before_its_lease_ends(services) -> None:
    """With a lease that outlasts the test, only a hand-over lets the table go on."""
    city = [Process(*services, lease=600.0).start() for _ in range(2)]

    async def main() -> None:
        owner, seat, table, socket = await at_another_process(city)
        stopping = asyncio.create_task(asyncio.to_thread(owner.stop))
        await socket.next("snapshot")
        reply = await socket.ask(type="say", table=table, seat=seat, text="go on")
        assert reply["type"] == "accepted"
        await stopping

    try:
        asyncio.run(main())
    finally:
        for process in city:
            process.stop()


def test_tables_of_bots_alone_are_handed_over_too(services) -> None:
    city = [Process(*services, lease=600.0).start() for _ in range(2)]

    async def main() -> None:
        host = await Person(city[0].url).arrive("Host")
        bots = {str(seat): "level5" for seat in range(6)}
        table = (await host.open(game="coup", seats=6, bots=bots, start=True, visibility="public"))["id"]
        owner = await owner_of(city, table)
        survivor = next(process for process in city if process is not owner)
        await asyncio.to_thread(owner.stop)
        onlooker = at(host, survivor)
        async with await onlooker.connect() as socket:
            before = (await socket.watch(table))["seq"]
            if not socket.tables[table].over:
                assert (await socket.next("update"))["seq"] > before

    try:
        asyncio.run(main())
    finally:
        for process in city:
            process.stop()


async def answer_some(sockets: dict[int, Socket], table: str, rng: random.Random) -> None:
    """A few answers of everybody."""
    for _ in range(6):
        for seat, socket in sockets.items():
            seen = socket.tables[table]
            if seen.prompt is not None and seen.prompt.get("held") is None and not seen.over:
                notation = rng.choice(seen.prompt["options"])["notation"]
                await socket.ask(type="answer", table=table, seat=seat, prompt=seen.prompt["id"], notation=notation)
        for socket in sockets.values():
            await socket.drain(0.05)


async def owner_of(city: list[Process], table: str) -> Process:
    """The process that hosts a table: the one whose metrics count it."""
    import asyncpg

    url = city[0].environment["TEST_DATABASE"].replace("+asyncpg", "")
    connection = await asyncpg.connect(url)
    owner = await connection.fetchval("SELECT owner FROM tables WHERE id = $1", table)
    await connection.close()
    return next(process for process in city if process.name == owner)


def test_a_table_that_no_database_could_hold_is_unknown(city) -> None:
    async def main() -> None:
        async with await Person(city[0].url).arrive("P") as person, await person.connect() as socket:
            for table in ("\x00", "none", "x" * 500):
                reply = await socket.ask(type="watch", table=table, seat=0)
                assert (reply["type"], reply["code"]) == ("refused", "unknown-table")
            assert (await socket.ask(type="ping"))["type"] == "pong"

    asyncio.run(main())
