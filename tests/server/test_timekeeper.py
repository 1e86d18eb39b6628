"""The machine's clock is set, or the machine sleeps: nobody's time runs out, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from camarilla.server.api.schemas import Clocks
from camarilla.server.live.clocks import SavedClocks
from camarilla.server.ops.timekeeper import JUMP_SECONDS, Timekeeper
from camarilla.server.storage.models import TableRow

from .worlds import World

HOUR = 3_600.0


class Machine:
    """A time of day that can be set, and a clock that cannot."""

    def __init__(self) -> None:
        self.day = 1_000_000.0
        self.steady = 50.0
        self.told: list[float] = []
        self.now = Timekeeper(lambda: self.day, lambda: self.steady)
        self.now.listeners.append(self.told.append)

    def passes(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds


def test_time_that_passes_is_no_jump() -> None:
    machine = Machine()
    machine.passes(10 * HOUR)
    assert machine.now() == machine.day
    assert machine.told == []


@pytest.mark.parametrize("jump", [HOUR, -HOUR, JUMP_SECONDS + 1])
def test_a_jump_is_told_once_and_before_anybody_reads_the_new_time(jump: float) -> None:
    machine = Machine()
    machine.passes(7.0)
    machine.day += jump
    assert machine.now() == machine.day
    assert machine.told == [pytest.approx(jump)]
    machine.passes(7.0)
    machine.now()
    assert len(machine.told) == 1


def test_a_clock_that_is_slowly_put_right_does_not_jump() -> None:
    machine = Machine()
    for _ in range(100):
        machine.passes(1.0)
        machine.day += 0.5
        machine.now()
    assert machine.told == []


def test_a_process_that_is_held_up_between_two_readings_takes_that_for_nothing() -> None:
    machine = Machine()
    readings = iter([50.0, 70.0])  # twenty seconds between them
    machine.now._steady = lambda: next(readings)
    assert machine.now() == machine.day
    assert machine.told == []


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobodys_time_runs_out_when_the_clock_is_set(tmp_path: Path, jump: float) -> None:
    async def main() -> None:
        machine = Machine()
        world = World(tmp_path / "db", machine.now)  # type: ignore[arg-type]
        await world.open()
        clocks = Clocks(kind="live", base=60, increment=0, grace=0)
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup", clocks=clocks)
        await world.tell("Ann", type="watch", table=table, seat=0)
        host = world.host(table)
        (asked,) = host.game.unanswered()
        machine.passes(20.0)
        number, due = host.game.number, host.due()
        assert due is not None
        machine.day += jump
        await world.hub.sweep()
        await host.rest()
        assert world.host(table) is host, "it was not taken for one that stands still"
        assert host.game.number == number, "nobody was answered for"
        assert host.due() == pytest.approx(due + jump)
        async with world.database.session() as session:
            row = await session.get(TableRow, table)
        assert row is not None
        stored = msgspec.json.decode(row.clocks, type=SavedClocks)
        assert stored.since[asked] == pytest.approx(machine.day - 20.0), "nor after a crash"
        notation = host.game.default_answer(asked).notation
        answer = {"type": "answer", "table": table, "seat": asked, "prompt": host.game.prompt_id, "notation": notation}
        assert (await world.tell(["Ann", "Bob"][asked], **answer))[-1]["type"] == "accepted"
        assert host.clock.saved.left[asked] == pytest.approx(60 - (20 - 5), abs=1.0)
        await world.close()

    asyncio.run(main())


def test_a_pause_and_other_processes_are_not_over_sooner(tmp_path: Path) -> None:
    async def main() -> None:
        machine = Machine()
        world = World(tmp_path / "db", machine.now)  # type: ignore[arg-type]
        await world.open()
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup", clocks=Clocks(kind="live", base=60))
        host = world.host(table)
        host.clock.pause(machine.now())
        since, paused = dict(host.clock.saved.since), host.clock.saved.paused
        assert paused is not None
        world.hub.heartbeat("another")
        machine.day += HOUR
        machine.now()
        assert host.clock.saved.paused == pytest.approx(paused + HOUR)
        assert host.clock.saved.since == {seat: pytest.approx(at + HOUR) for seat, at in since.items()}
        assert world.hub._heartbeats["another"] == pytest.approx(machine.day)
        await host.rest()
        await world.close()

    asyncio.run(main())
