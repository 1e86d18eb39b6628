"""What takes long is worked out beside the play: others are served meanwhile, and nobody asks for too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from camarilla.kernel.errors import BadInput
from camarilla.kernel.records import Record
from camarilla.server.http.routes import decks, lessons, puzzles
from camarilla.server.ops.background import ResultCache
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.models import RecordRow
from camarilla.server.tables import decks as brought_decks
from camarilla.server.tables import imports, lobby, replays

from . import thinkers
from .client import Person
from .test_lobby import solo, with_people
from .worlds import Clock, World


@pytest.fixture(autouse=True)
def processes_find_the_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes look for modules where this one does."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1])


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


# -- beside the play ---------------------------------------------------------------------------------------------------


def test_others_are_served_while_a_replay_is_worked_out(server, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(replays, "replayed", thinkers.slow_replay)
    monkeypatch.setenv("SLOW_REPLAY", str(tmp_path))

    async def test(person: Person, other: Person) -> None:
        table = await solo(person, "coup", 2)
        asked = [asyncio.create_task(person.request("GET", f"/api/tables/{table}/replay")) for _ in range(2)]
        await until((tmp_path / "begun").exists)
        assert (await other.request("GET", "/api/me"))["id"] == other.id
        assert not any(task.done() for task in asked)
        (tmp_path / "end").touch()
        assert await asyncio.gather(*asked) == [{"eye": "public"}] * 2
        assert (tmp_path / "begun").read_text() == "begun\n", "the same is worked out once"

    with_people(server, 2, test)


@pytest.mark.parametrize(
    ("module", "name", "path", "sent"),
    [
        (replays, "replayed", "GET /api/tables/{table}/replay", {}),
        (replays, "review_game", "GET /api/tables/{table}/review", {}),
        (lobby, "check_fork", "POST /api/tables/{table}/fork", {"json": {"step": 1}}),
        (imports, "verified", "POST /api/records", {"content": b"x"}),
        (decks, "made_deck", "POST /api/games/inwo/decks/made", {"json": {"kind": "random"}}),
        (decks, "read_deck", "POST /api/games/inwo/decks", {"json": {"text": "!ufos"}}),
        (lessons, "lesson_page", "POST /api/lessons/coup/first", {"json": {}}),
        (puzzles, "puzzle_page", "POST /api/puzzles/coup/any", {"json": {}}),
    ],
)
def test_long_work_is_done_in_another_process(server, monkeypatch, module, name, path, sent) -> None:
    monkeypatch.setattr(module, name, thinkers.where_am_i)
    method, _, path = path.partition(" ")

    async def test(person: Person) -> None:
        table = await solo(person, "coup", 2)
        data = sent.get("json")
        more = {"content": sent["content"]} if "content" in sent else {}
        problem = await person.request(method, path.format(table=table), data, expect=418, **more)
        assert "SpawnProcess" in problem["detail"]

    with_people(server, 1, test)


@pytest.mark.parametrize(
    ("module", "name", "path"), [(replays, "record_lines", "/record"), (lobby, "forked_set_up", "/fork")]
)
def test_a_game_is_replayed_in_another_process(server, monkeypatch, module, name, path) -> None:
    """For the record of a game that goes on, and where a fork of one begins."""
    monkeypatch.setattr(module, name, thinkers.where_am_i)

    async def test(person: Person) -> None:
        if path == "/record":
            table = (await person.open(game="coup", seats=2, bots={"1": "random"}, start=True))["id"]
            problem = await person.request("GET", f"/api/tables/{table}/record", expect=418)
        else:
            fork = {"step": 1, "bots": {"1": "honest"}, "start": True}
            problem = await person.request("POST", f"/api/tables/{await solo(person)}/fork", fork, expect=418)
        assert "SpawnProcess" in problem["detail"]

    with_people(server, 1, test)


def test_a_deck_that_is_brought_is_checked_in_another_process(server, monkeypatch) -> None:
    monkeypatch.setattr(brought_decks, "read_deck", thinkers.where_am_i)

    async def test(person: Person) -> None:
        table = (await person.open(game="inwo", seats=2))["id"]
        problem = await person.request("PUT", f"/api/tables/{table}/deck", {"text": "!ufos"}, expect=418)
        assert "SpawnProcess" in problem["detail"]

    with_people(server, 1, test)


# -- too much ----------------------------------------------------------------------------------------------------------


def in_a_world(folder: Path, play: Callable[[World], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def main() -> None:
        world = World(folder / "db", Clock(), **settings)
        await world.open()
        await play(world)
        await world.close()

    asyncio.run(main())


async def refusal(work: Coroutine[Any, Any, Any]) -> tuple[int, str]:
    """How something is refused."""
    with pytest.raises(Refuse) as refused:
        await work
    return refused.value.status, refused.value.code


def test_one_person_asks_for_so_much_at_once_and_all_for_so_much_together(tmp_path: Path) -> None:
    async def play(world: World) -> None:
        jobs = world.hub.jobs
        asked = [
            asyncio.create_task(jobs.run(whose, thinkers.hang, str(tmp_path / "hung").encode()))
            for whose in ("Ann", "Ann", "Bob")
        ]
        await asyncio.sleep(0)
        assert await refusal(jobs.run("Ann", thinkers.hang, b"")) == (429, "too-fast")
        assert await refusal(jobs.run("Cid", thinkers.hang, b"")) == (503, "unavailable")
        await until((tmp_path / "hung").exists)
        jobs.close()
        for task in asked:
            assert await refusal(task) == (503, "unavailable")  # type: ignore[arg-type]
        assert not jobs.taken

    in_a_world(tmp_path, play, desk_per_person=2, desk_queue=3, desk_processes=1)


def test_what_takes_too_long_is_given_up_and_the_next_is_done(tmp_path: Path) -> None:
    async def play(world: World) -> None:
        hung = str(tmp_path / "hung").encode()
        assert await refusal(world.hub.jobs.run("Ann", thinkers.hang, hung, seconds=0.0)) == (503, "unavailable")
        assert await refusal(world.hub.jobs.run("Ann", thinkers.where_am_i)) == (418, "teapot")

    in_a_world(tmp_path, play)


def test_a_shelf_keeps_what_was_asked_for_last() -> None:
    async def main() -> None:
        shelf, made = ResultCache(10), []

        async def find(name: str) -> None:
            async def make() -> bytes:
                made.append(name)
                return b"1234"

            await shelf.find((name,), make)

        for name in ("a", "b", "a", "c", "a", "b"):
            await find(name)
        assert made == ["a", "b", "c", "b"]

    asyncio.run(main())


# -- records that are brought ------------------------------------------------------------------------------------------


def padded(data: bytes) -> bytes:
    """The same record with much that nobody needs."""
    first, rest = data.split(b"\n", 1)
    return first[:-1] + b',"note":"' + b"x" * 50_000 + b'"}' + b" " * 50_000 + b"\n" + rest


def test_a_record_is_kept_as_the_server_writes_it(server) -> None:
    async def test(person: Person) -> None:
        table = await solo(person, "coup", 2)
        data = await person.request("GET", f"/api/tables/{table}/record")
        assert Record.read(padded(data)) == Record.read(data)
        info = await person.request("POST", "/api/records", content=padded(data))
        assert await person.request("GET", f"/api/tables/{info['id']}/record") == data
        async with server.app.state.database.session() as session:
            rows = list(await session.scalars(select(RecordRow)))
        assert {len(row.data) for row in rows} == {len(data)}

    with_people(server, 1, test)


def test_one_brings_so_many_records_a_day(new_server) -> None:
    clock = Clock()
    server = new_server(records_per_day=2, now=clock)

    async def test(person: Person, other: Person) -> None:
        data = await person.request("GET", f"/api/tables/{await solo(person, 'coup', 2)}/record")
        for _ in range(2):
            await person.request("POST", "/api/records", content=data)
        problem = await person.request("POST", "/api/records", content=data, expect=429)
        assert (problem["code"], "2 records" in problem["detail"]) == ("too-many", True)
        await other.request("POST", "/api/records", content=data)
        clock.time += 86_401.0
        await person.request("POST", "/api/records", content=data)

    with_people(server, 2, test)


def test_one_brings_records_of_so_many_bytes_a_day(new_server) -> None:
    server = new_server(record_bytes_per_day=60_000)

    async def test(person: Person) -> None:
        data = await person.request("GET", f"/api/tables/{await solo(person, 'coup', 2)}/record")
        brought = 0
        while brought + len(data) <= 60_000:
            await person.request("POST", "/api/records", content=padded(data))
            brought += len(data)
        problem = await person.request("POST", "/api/records", content=data, expect=429)
        assert (problem["code"], "0.06 MB" in problem["detail"]) == ("too-many", True)

    with_people(server, 1, test)


# -- how much that is --------------------------------------------------------------------------------------------------


def test_the_environment_says_how_much_is_done_at_once(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("CAMARILLA_DESK_QUEUE", "7")
    monkeypatch.setenv("CAMARILLA_RECORDS_PER_DAY", "0")
    told = Settings.from_environment(tmp_path)
    assert (told.desk_queue, told.records_per_day, told.bot_processes) == (7, 0, 1)


@pytest.mark.parametrize("told", ["", "none", "-1", "0", "1.5", "9" * 5_000])
def test_a_number_that_makes_no_sense_is_refused_by_its_name(tmp_path: Path, monkeypatch, told: str) -> None:
    monkeypatch.setenv("CAMARILLA_BOT_PROCESSES", told)
    with pytest.raises(BadInput, match="CAMARILLA_BOT_PROCESSES must be a whole number, 1 or more"):
        Settings.from_environment(tmp_path)


def test_the_environment_says_how_long_a_bot_may_think(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CAMARILLA_BOT_SECONDS", "0.2")
    assert Settings.from_environment(tmp_path).bot_seconds == 0.2
    for told in ("0", "-1", "ten", "1e9", "nan", "1.2.3", ""):
        monkeypatch.setenv("CAMARILLA_BOT_SECONDS", told)
        with pytest.raises(BadInput, match="CAMARILLA_BOT_SECONDS must be a number of seconds"):
            Settings.from_environment(tmp_path)
