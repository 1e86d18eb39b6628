"""No table ever stands without something due, whatever is killed or away; nothing holds the event loop for long."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from camarilla.kernel.game import names
from camarilla.server.api.schemas import Clocks, Join, NewTable
from camarilla.server.live import bot_runner
from camarilla.server.live.live_table import LATE_SECONDS, LiveTable
from camarilla.server.live.warming import warm_up
from camarilla.server.ops.workers import TooMany, Workers
from camarilla.server.refusals import Refuse
from camarilla.server.tables.replays import record_for

from . import thinkers
from .test_outage import Outage
from .worlds import Clock, World


@pytest.fixture(autouse=True)
def processes_find_the_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes look for modules where this one does."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1])


def in_a_world(folder: Path, play: Callable[[World, Clock], Coroutine[Any, Any, None]], **changes: Any) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(folder / "db", clock, **changes)
        await world.open()
        await play(world, clock)
        await world.close()

    asyncio.run(main())


async def bots_alone(world: World, bot: str, seats: int = 3, game: str = "coup") -> LiveTable:
    """A table of bots that has begun. With two or four seats level 5 of Coup is trained, and does not think."""
    (ann,) = await world.people(["Ann"])
    wanted = NewTable(game, seats, bots={str(seat): bot for seat in range(seats)}, start=True)
    return world.host((await world.lobby.create(ann, wanted)).id)


# -- the watchdog ------------------------------------------------------------------------------------------------------


def test_a_table_whose_thoughts_were_lost_is_found_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = asyncio.Event()

    async def answer(table_id: str, game: str, name: str, position: bytes, seat: int, *_: Any) -> str:
        await free.wait()
        return thinkers.first(position, seat)

    async def play(world: World, clock: Clock) -> None:
        monkeypatch.setattr(world.hub.bot_runner, "answer", answer)
        table = await bots_alone(world, "level5")
        assert table.why_stuck() is None, "a bot is thinking"
        await asyncio.sleep(0)
        for task in list(table.tasks):
            task.cancel()
        await table.rest()
        assert table.why_stuck() == f"the bot of seat {table.game.unanswered()[0]} does not think"
        free.set()
        await world.hub.sweep()
        clock.time += 1.0
        await world.hub.sweep()
        again = world.host(table.id)
        assert again is not table
        for _ in range(500):
            if again.game.table.over or again.game.steps >= 3:
                break
            await asyncio.sleep(0.01)
        assert again.game.steps >= 3
        assert b"camarilla_rescued_tables_total 1.0" in world.database.metrics.shown()

    in_a_world(tmp_path, play)


def test_a_seat_that_nobody_answers_for_gets_a_bot(tmp_path: Path) -> None:
    async def play(world: World, clock: Clock) -> None:
        table = world.host(await world.begun(await world.people(["Ann", "Bob"]), "coup"))
        assert table.why_stuck() is None, "a person is asked"
        (seat,) = table.game.unanswered()
        async with table.lock:
            table.chairs[seat].user = None
            await table.save([], [], [table.chairs[seat]])
        assert table.why_stuck() == f"nobody answers for seat {seat}"
        await world.hub.sweep()
        clock.time += 1.0
        await world.hub.sweep()
        assert world.host(table.id).chairs[seat].bot is not None
        await world.host(table.id).rest()
        assert seat not in world.host(table.id).game.unanswered()

    in_a_world(tmp_path, play)


def test_a_clock_that_was_not_heard_is_found(tmp_path: Path) -> None:
    """The machine slept, say: the loop's time stood still, and the clock on the wall did not."""

    async def play(world: World, clock: Clock) -> None:
        clocks = Clocks(kind="live", base=60, increment=5, grace=10, on_timeout="default")
        table = world.host(await world.begun(await world.people(["Ann", "Bob"]), "coup", clocks=clocks))
        before = table.game.number
        clock.time += 70.0
        assert table.why_stuck() is None, "it may be heard any moment"
        clock.time += LATE_SECONDS + 1
        assert "was up long ago" in str(table.why_stuck())
        await world.hub.sweep()
        for _ in range(300):
            clock.time += 1.0
            await world.hub.sweep()
            await asyncio.sleep(0.01)
            if world.hub.tables.get(table.id) is not None and world.host(table.id).game.number > before:
                return
        raise AssertionError("the clock was never heard")

    in_a_world(tmp_path, play)


# -- the queue of thoughts ---------------------------------------------------------------------------------------------


def test_users_take_turns_and_so_do_the_tables_of_each() -> None:
    async def main() -> None:
        workers = Workers(0)  # nothing begins, so that the order can be read
        wanted = [*[("Ann", "A1")] * 3, *[("Ann", "A2")] * 2, ("Bob", "B1")]
        calls = [asyncio.create_task(workers.call(whose, 1.0, print, table=table)) for whose, table in wanted]
        await asyncio.sleep(0)
        taken = [workers.queues.take() for _ in wanted]
        assert [job.table for job in taken] == ["A1", "B1", "A2", "A1", "A2", "A1"]
        assert not workers.queues
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(main())


def test_one_user_has_so_many_thoughts_waiting_and_others_have_theirs() -> None:
    async def main() -> None:
        workers = Workers(0, most_waiting=2)
        calls = [asyncio.create_task(workers.call("Ann", 1.0, print)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await workers.call("Ann", 1.0, print)
        calls.append(asyncio.create_task(workers.call("Bob", 1.0, print)))
        await asyncio.sleep(0)
        assert workers.queues.of("Bob") == 1
        calls[0].cancel()
        await asyncio.sleep(0)
        assert workers.queues.of("Ann") == 1, "what is not waited for any more leaves the queue"
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(main())


def test_bots_of_somebody_with_too_many_thoughts_answer_without_thinking(tmp_path: Path) -> None:
    async def play(world: World, clock: Clock) -> None:
        world.hub.bot_runner.workers.processes = 0
        busy = [await bots_alone(world, "level5") for _ in range(2)]
        await asyncio.sleep(0)
        table = await bots_alone(world, "level5")
        while not table.game.table.over and table.game.steps < 5:
            await asyncio.sleep(0.01)
        assert [other.game.steps for other in busy] == [0, 0], "they wait for their thoughts"

    in_a_world(tmp_path, play, thoughts_per_person=2)


# -- at random ---------------------------------------------------------------------------------------------------------


def kill_a_worker(workers: Workers, rng: random.Random) -> None:
    """Kill one of the processes that bots think in, if there is one."""
    pids = [pid for worker in workers.workers for pid in (getattr(worker.pool, "_processes", None) or {})]
    if pids:
        with suppress(ProcessLookupError):
            os.kill(rng.choice(sorted(pids)), signal.SIGKILL)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_every_table_goes_on_while_workers_die_and_the_database_goes_away_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.first_at_leisure)
    rng = random.Random(seed)

    async def play(world: World, clock: Clock) -> None:
        outage = Outage(world)
        tables = [(await bots_alone(world, bot, 3)).id for bot in ("level5", "level5", "honest", "level5")]

        async def lives(seconds: float) -> None:
            """Let the server live: time passes, and it sweeps."""
            for _ in range(int(seconds / 0.05)):
                clock.time += 0.05
                with suppress(ConnectionError, Refuse):
                    await world.hub.sweep()
                await asyncio.sleep(0.05)

        async def all_go_on() -> None:
            """Every table that is not over is further than before, some time later."""
            before = {id: steps_of(world, id) for id in tables}
            for _ in range(1_200):
                await lives(0.1)
                if all(steps_of(world, id) is None or steps_of(world, id) != before[id] for id in tables):
                    return
                clock.time += 1.0
            raise AssertionError({id: (before[id], steps_of(world, id)) for id in tables})

        for _ in range(8):
            for place, id in enumerate(tables):
                if steps_of(world, id) is None:  # over: another takes its place
                    tables[place] = (await bots_alone(world, rng.choice(("level5", "honest")), 3)).id
            for _ in range(3):
                if rng.random() < 0.6:
                    kill_a_worker(world.hub.bot_runner.workers, rng)
                outage.away = rng.random() < 0.5
                await lives(rng.random() * 0.5)
            outage.away = False
            await all_go_on()

    in_a_world(tmp_path, play, bot_processes=1)


def steps_of(world: World, table: str) -> int | None:
    """How far a table in memory is; None if its game is over."""
    live = world.hub.tables.get(table)
    if live is None:
        return -1
    return None if live.game.table.over else live.game.number


# -- the event loop ----------------------------------------------------------------------------------------------------


@contextmanager
def holds() -> Iterator[dict[str, float]]:
    """The longest that each kind of step of the event loop held it, in CPU seconds of this thread."""
    longest: dict[str, float] = {}
    run = asyncio.events.Handle._run

    def measured(handle: Any) -> None:
        began = thread_time()
        run(handle)
        spent = thread_time() - began
        task = getattr(handle._callback, "__self__", None)
        name = getattr(getattr(task, "get_coro", lambda: None)(), "__qualname__", repr(handle._callback)[:60])
        longest[name] = max(spent, longest.get(name, 0.0))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", measured)
        yield longest


def yardstick() -> float:
    """How long this machine takes for a fixed piece of work, in CPU seconds: some 3 ms."""
    began = thread_time()
    total = 0
    for number in range(100_000):
        total += number & 7
    return max(thread_time() - began, 1e-4) * (1 if total else 2)


async def a_day(world: World, rng: random.Random, answers: int) -> None:
    """A day in miniature: a table of every game is opened, watched, talked at, played, taken back, resigned from."""
    people = ["Ann", "Bob"]
    actors = await world.people([*people, "Cyd"])
    for game in names():
        wanted = NewTable(game=game, seats=3, visibility="public", bots={"2": "level1"}, rated=False)
        table = (await world.lobby.create(actors[0], wanted)).id
        await world.lobby.join(actors[1], table, Join())
        await world.lobby.ready(actors[1], table, True)
        for name, seat in (("Ann", 0), ("Bob", 1), ("Cyd", None)):
            await world.tell(name, type="watch", table=table, seat=seat)
        await play_some(world, table, people, rng, 300 if game == "coup" else answers)
        await record_for(world.lobby, actors[0], table, 0)
        await world.tell("Bob", type="resign", table=table, seat=1)
        await world.lobby.page(actors[0], "mine", None, None)
        world.hub.forget(world.host(table))
        await world.tell("Ann", type="watch", table=table, seat=0)  # loaded anew
        for name in (*people, "Cyd"):
            await world.tell(name, type="unwatch", table=table)


async def play_some(world: World, table: str, people: list[str], rng: random.Random, answers: int) -> None:
    """People answer, ask why not, talk, take back and draft decisions."""
    for number in range(answers):
        live = world.host(table)
        await live.rest()
        asked = [seat for seat in live.game.unanswered() if seat < len(people)]
        if live.game.table.over or not asked:
            return
        seat = rng.choice(asked)
        about = {"table": table, "seat": seat}
        notation = rng.choice(live.game.table.legal(seat)).notation
        answer = {"type": "answer", "prompt": live.game.prompt_id, "notation": notation}
        talk = {"type": "say", "text": "well"}
        asides = [talk, {"type": "why", "notation": "x"}, {"type": "undo"}, {"type": "draft", "wishes": []}]
        await world.tell(people[seat], **about, **answer)
        await world.tell(people[seat], **about, **asides[number % len(asides)])
        for name in world.gateways:
            world.sent(name)


MOST_STICKS = 10.0
"""The longest hold, in yardsticks of some 3 ms each."""


@pytest.mark.long
def test_nothing_holds_the_event_loop_for_long(tmp_path: Path) -> None:
    warm_up()
    days: list[dict[str, float]] = []

    async def play(world: World, clock: Clock) -> None:
        for number in range(2):
            with holds() as longest:
                await asyncio.create_task(a_day(world, random.Random(number), 15))
            days.append(longest)

    sticks = [yardstick() for _ in range(5)]
    in_a_world(tmp_path, play)
    stick = max([*sticks, *(yardstick() for _ in range(5))])
    # What the machine adds by chance it does not add twice to the same step.
    longest = {step: min(spent, days[1].get(step, spent)) / stick for step, spent in days[0].items()}
    assert {step: held for step, held in longest.items() if held > MOST_STICKS} == {}
    assert {"a_day", "LiveTable._play_by_itself", "Finisher.finish"} <= longest.keys(), "this was a day"
