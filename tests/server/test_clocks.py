"""Time: the arithmetic, and what a table does when somebody's is up."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.api.schemas import Clocks
from camarilla.server.live.clocks import DAY, STAGE_SECONDS, TableClocks

from .worlds import Clock, World

DOCS = Path(__file__).parents[2] / "docs"
LIVE = Clocks(kind="live", base=60, increment=5, grace=10)
DAYS = Clocks(kind="days", days=2)


def test_the_grace_is_free_and_the_increment_is_added() -> None:
    work = TableClocks.new(LIVE, 2)
    work.ask(0, 100.0)
    assert work.deadline(0) == 170.0
    work.answer(0, 109.0)
    assert work.saved.left[0] == 65.0
    work.ask(0, 200.0)
    work.answer(0, 230.0)
    assert work.saved.left[0] == 65.0 - 20.0 + 5.0
    assert work.deadline(0) is None


def test_every_prompt_is_free_for_as_long_as_the_stage_may_take() -> None:
    work = TableClocks.new(Clocks(kind="live", base=60, increment=0, grace=0), 2)
    work.ask(0, 100.0)
    assert work.deadline(0) == 160.0 + STAGE_SECONDS
    assert work.shown(2, [0], 100.0)[0].grace == STAGE_SECONDS * 1000
    work.answer(0, 100.0 + STAGE_SECONDS)
    assert work.saved.left[0] == 60.0
    work.ask(0, 200.0)
    work.answer(0, 210.0)
    assert work.saved.left[0] == 60.0 - (10.0 - STAGE_SECONDS)


def test_what_is_free_is_told_to_those_who_run_servers_and_those_who_write_clients() -> None:
    for page in ("howto/run-a-server.md", "protocol.md"):
        said = " ".join((DOCS / page).read_text("utf-8").split())
        assert "`grace`" in said
        assert f"{Clocks().grace}" in said
        assert re.search(rf"(at least|never fewer than) {STAGE_SECONDS:.0f}\b", said), page


def test_a_new_prompt_restarts_the_grace_but_taking_back_does_not() -> None:
    work = TableClocks.new(LIVE, 1)
    work.ask(0, 0.0)
    work.answer(0, 10.0)
    work.take_back(0, 10.0)
    assert work.saved.left[0] == 60.0
    assert work.deadline(0) == 70.0
    work.answer(0, 30.0)
    assert work.saved.left[0] == 60.0 - 20.0 + 5.0


def test_a_pause_costs_nobody_anything() -> None:
    work = TableClocks.new(LIVE, 1)
    work.ask(0, 0.0)
    work.pause(20.0)
    assert work.deadline(0) is None
    work.resume(1000.0)
    work.answer(0, 1005.0)
    assert work.saved.left[0] == 60.0 - 15.0 + 5.0


def test_days_wait_for_whoever_is_on_vacation() -> None:
    work = TableClocks.new(DAYS, 1)
    work.ask(0, 0.0)
    assert work.deadline(0) == 2 * DAY
    assert work.deadline(0, vacation=10 * DAY) == 12 * DAY


def test_no_clock_has_no_deadline() -> None:
    work = TableClocks.new(Clocks(), 1)
    work.ask(0, 0.0)
    assert work.deadline(0) is None
    assert work.shown(1, [0], 5.0) == []


# -- at a table --------------------------------------------------------------------------------------------------------


def timed_out(folder: Path, clocks: Clocks, look: Any, restart: bool = False) -> None:
    """Two people at a table; the first one's time runs out."""

    async def main() -> None:
        clock = Clock()
        world = World(folder / "db", clock)
        await world.open()
        actors = await world.people(["Ann", "Bob"])
        table = await world.begun(actors, "coup", clocks=clocks)
        host = world.host(table)
        (late,) = host.game.table.asked
        if restart:
            world.hub.forget(host)
            await world.hub.release(host)
            clock.time += 1000 * DAY
            await world.hub.sweep()
        else:
            clock.time += 69.0
            await host.time_is_up()
            assert host.game.table.asked == [late], "a second too early"
            clock.time += 2.0
            await host.time_is_up()
        await world.host(table).rest()
        look(world.host(table), late)
        await world.close()

    asyncio.run(main())


def test_time_out_with_a_default_answer(tmp_path: Path) -> None:
    def look(host: Any, late: int) -> None:
        assert host.chairs[late].human
        assert host.game.number == 2

    timed_out(tmp_path, Clocks(kind="live", base=60, increment=5, grace=10, on_timeout="default"), look)


@pytest.mark.parametrize(("how", "resigned"), [("bot", False), ("resign", True)])
def test_time_out_gives_the_seat_to_a_bot(tmp_path: Path, how: Any, resigned: bool) -> None:
    def look(host: Any, late: int) -> None:
        chair = host.chairs[late]
        assert (chair.human, chair.away, chair.resigned) == (False, True, resigned)
        assert late not in host.game.unanswered()

    timed_out(tmp_path, Clocks(kind="live", base=60, increment=5, grace=10, on_timeout=how), look)


def test_a_table_that_nobody_watches_is_taken_up_when_its_time_is_up(tmp_path: Path) -> None:
    def look(host: Any, late: int) -> None:
        assert host.due() is not None

    timed_out(tmp_path, Clocks(kind="days", days=3, on_timeout="default"), look, restart=True)
