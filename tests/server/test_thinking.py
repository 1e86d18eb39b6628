"""Thinking bots: whatever happens to one thought, every table goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from camarilla.bots.levels import SEARCH_SECONDS
from camarilla.kernel.rng import Rng
from camarilla.server.api.schemas import NewTable
from camarilla.server.live import bot_runner
from camarilla.server.live.bot_runner import LEAST_SECONDS, ROUND_SECONDS, BotRunner
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.operations import LiveGame
from camarilla.server.live.table_bots import TableBots

from . import thinkers
from .worlds import Clock, World


class Jumping(asyncio.SelectorEventLoop):
    """A loop whose time can be moved on."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


def run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Jumping) as runner:
        runner.run(work)


def jump(seconds: float) -> None:
    """Let time pass."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Jumping)
    loop.ahead += seconds


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


@pytest.fixture(autouse=True)
def processes_find_the_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes look for modules where this one does."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1])


async def think(bot_runner: BotRunner, name: str, place: Path = Path()) -> str | None:
    return await bot_runner.answer("T", "coup", name, os.fsencode(place), 0, [], Rng(bytes(32)))


# -- thoughts ----------------------------------------------------------------------------------------------------------


def test_one_slow_thought_costs_only_itself_and_waiting_costs_nothing(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        bot_runner = BotRunner(1, 600.0)
        hung = tmp_path / "hung"
        slow = asyncio.create_task(think(bot_runner, "hang", hung))
        others = [asyncio.create_task(think(bot_runner, f"answer {number}")) for number in range(20)]
        await until(hung.exists)
        jump(601.0)
        assert await slow is None
        assert await asyncio.gather(*others) == [f"answer {number}" for number in range(20)]
        bot_runner.close()

    run(main())


def test_a_slow_thought_harms_none_in_another_process(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        bot_runner = BotRunner(2, 600.0)
        earlier, later = tmp_path / "earlier", tmp_path / "later"
        one = asyncio.create_task(think(bot_runner, "hang", earlier))
        await until(earlier.exists)
        jump(300.0)
        two = asyncio.create_task(think(bot_runner, "hang", later))
        await until(later.exists)
        jump(301.0)
        assert await one is None
        assert await think(bot_runner, "an answer") == "an answer"
        assert not two.done()
        jump(300.0)
        assert await two is None
        bot_runner.close()

    run(main())


@pytest.mark.long
def test_a_thought_that_kills_its_process_again_and_again_is_given_up(monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        bot_runner = BotRunner(1, 600.0)
        assert await asyncio.gather(think(bot_runner, "die"), think(bot_runner, "an answer")) == [None, "an answer"]
        bot_runner.close()

    run(main())


def test_whoever_wants_little_does_not_wait_for_all_that_somebody_else_wants(monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        bot_runner = BotRunner(1, 600.0)
        done: list[str] = []

        async def thought(whose: str) -> None:
            await bot_runner.answer("T", "coup", "an answer", b"", 0, [], Rng(bytes(32)), whose)
            done.append(whose)

        await asyncio.gather(*[thought("much") for _ in range(10)], thought("little"))
        assert done.index("little") <= 2
        bot_runner.close()

    run(main())


def test_the_more_bots_wait_the_less_each_searches_and_all_have_their_turn_in_time(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        one, two = BotRunner(1, 600.0), BotRunner(2, 600.0)
        assert one.seconds_to_search(0.0) > SEARCH_SECONDS  # alone a search takes what it likes
        assert one.seconds_to_search(3.0) == 3.0
        hanging = asyncio.create_task(think(one, "hang", tmp_path / "hung"))
        waiting = [asyncio.create_task(think(one, "an answer", tmp_path)) for _ in range(15)]
        await until(lambda: one.workers.waiting == 15)
        assert one.seconds_to_search(0.0) == one.seconds_to_search(3.0) == ROUND_SECONDS / 16
        assert one.seconds_to_search(0.3) == 0.3
        waiting += [asyncio.create_task(think(one, "an answer", tmp_path)) for _ in range(385)]
        await until(lambda: one.workers.waiting == 400)
        assert one.seconds_to_search(0.0) == LEAST_SECONDS
        two.workers.queues = one.workers.queues
        assert two.seconds_to_search(0.0) == LEAST_SECONDS
        one.close()
        await asyncio.gather(hanging, *waiting)

    run(main())


def test_a_search_is_told_how_long_it_may_take(monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.seconds_given)

    async def main() -> None:
        bot_runner = BotRunner(1, 600.0)
        told = await asyncio.gather(
            *[bot_runner.answer(str(at), "coup", "", b"", 0, [], Rng(bytes(32)), "") for at in range(4)]
        )
        assert [float(seconds or 0) for seconds in told] == [
            8.0 / 4,
            pytest.approx(8 / 3),
            4.0,
            8.0,
        ]  # as many wait when each begins
        bot_runner.close()

    run(main())


def test_those_who_wait_are_told_when_the_server_ends(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.scripted)

    async def main() -> None:
        bot_runner = BotRunner(1, 600.0)
        thoughts = [asyncio.create_task(think(bot_runner, "hang", tmp_path / "hung")) for _ in range(3)]
        await until((tmp_path / "hung").exists)
        bot_runner.close()
        assert await asyncio.gather(*thoughts) == [None, None, None]

    run(main())


KILLED = """
import asyncio
import os
from camarilla.server.ops.workers import Workers

async def main():
    print(await Workers(1).call("", 600.0, os.getpid), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc here")
def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(KILLED)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = Path("/proc") / server.stdout.readline().strip()
        assert worker.exists()
        server.kill()
        server.wait()
        run(until(lambda: ended(worker)))


def ended(process: Path) -> bool:
    """Whether a process is no more, though perhaps nobody has noticed."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


# -- tables ------------------------------------------------------------------------------------------------------------


async def bots_alone(world: World, names: list[str]) -> LiveTable:
    """A table of bots that has begun. With two or four seats level 5 of Coup is trained, and does not think."""
    (ann,) = await world.people(["Ann"])
    bots = {str(seat): name for seat, name in enumerate(names)}
    return world.host((await world.lobby.create(ann, NewTable("coup", len(names), bots=bots, start=True))).id)


def at_tables(folder: Path, seconds: float, play: Callable[[World], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        world = World(folder / "db", Clock(), bot_seconds=seconds)
        await world.open()
        await play(world)
        await world.close()

    run(main())


@pytest.mark.long
def test_tables_go_on_when_a_bot_thinks_for_ever(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.all_but_one)

    async def play(world: World) -> None:
        tables = [["search", "level5", "level5"], ["level5"] * 3, ["level5"] * 3]
        hosts = [await bots_alone(world, names) for names in tables]
        await until(lambda: all(host.game.table.over or host.game.steps >= 4 for host in hosts))

    at_tables(tmp_path, 0.5, play)


@pytest.mark.long
def test_tables_go_on_when_processes_are_killed_and_no_answer_is_lost(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bot_runner, "think", thinkers.mortal)
    instead: list[int] = []

    async def answer_instead(_: TableBots, game: LiveGame, seat: int) -> str:
        instead.append(seat)
        return game.default_answer(seat).notation

    monkeypatch.setattr(TableBots, "answer_instead", answer_instead)

    async def play(world: World) -> None:
        hosts = [await bots_alone(world, ["level5"] * 3) for _ in range(3)]
        await until(lambda: all(host.game.table.over or host.game.steps >= 3 for host in hosts))
        assert instead == []

    at_tables(tmp_path, 600.0, play)


class Held:
    """A bot runner that answers when it is let."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.free = asyncio.Event()
        monkeypatch.setattr(world.hub.bot_runner, "answer", self.answer)

    async def answer(self, table_id: str, game: str, name: str, position: bytes, seat: int, *_: Any) -> str:
        self.asked.append(seat)
        await self.free.wait()
        return thinkers.first(position, seat)


def test_a_bot_thinks_once_about_a_question_whatever_else_happens_at_the_table(tmp_path: Path, monkeypatch) -> None:
    async def play(world: World) -> None:
        held = Held(world, monkeypatch)
        host = await bots_alone(world, ["level5"] * 3)
        await until(lambda: bool(held.asked))
        for _ in range(3):
            async with host.lock:
                await host.reload_people()
            await asyncio.sleep(0)
        assert len(held.asked) == 1
        held.free.set()
        await until(lambda: host.game.steps >= 2)

    at_tables(tmp_path, 600.0, play)


def test_a_bot_does_not_answer_for_whom_it_gave_the_seat_back_to(tmp_path: Path, monkeypatch) -> None:
    async def play(world: World) -> None:
        held = Held(world, monkeypatch)
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        host = world.host(table)
        (seat,) = host.game.unanswered()
        async with host.lock:
            host.chairs[seat].bot = "search"
            host.set_alarm()
        await until(lambda: held.asked == [seat])
        async with host.lock:
            await host.give_back(host.chairs[seat])
        held.free.set()
        await host.rest()
        assert host.game.unanswered() == [seat]

    at_tables(tmp_path, 600.0, play)


def test_a_bot_that_fails_is_answered_for(tmp_path: Path, monkeypatch) -> None:
    def fail(*_: Any) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("camarilla.server.live.table_bots.answer_now", fail)

    async def play(world: World) -> None:
        host = await bots_alone(world, ["honest"] * 2)
        await until(lambda: host.game.table.over or host.game.steps >= 3)

    at_tables(tmp_path, 600.0, play)
