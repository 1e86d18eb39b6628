"""What waits while people's answers are carried out."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from pathlib import Path

import pytest

from camarilla.server.live.bot_runner import BotRunner
from camarilla.server.ops import gc_tuning
from camarilla.server.storage.models import RecordRow, TableRow

from .test_finishing import NAMES, play_to_the_end
from .worlds import Clock, World


@pytest.fixture
def thresholds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many young objects there may be before a round, as it is changed."""
    set_to: list[int] = []
    monkeypatch.setattr(gc, "set_threshold", lambda youngest, *_: set_to.append(youngest))
    return set_to


def test_cycles_are_looked_for_when_the_last_answer_is_done(
    thresholds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc_tuning, "_tuned", True)
    bot_runner = BotRunner(1, 1.0)
    with bot_runner.person_answers():
        with bot_runner.person_answers():
            pass
        assert thresholds == [gc_tuning.DEFERRED_THRESHOLD]
        assert not bot_runner.quiet.is_set()
    assert thresholds == [gc_tuning.DEFERRED_THRESHOLD, gc_tuning.THRESHOLD]
    assert bot_runner.quiet.is_set()


def test_a_process_that_does_not_serve_keeps_its_own_ways(thresholds: list[int]) -> None:
    with BotRunner(1, 1.0).person_answers():
        pass
    assert thresholds == []


def test_a_game_is_wound_up_in_small_pieces_between_which_people_go_first(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(NAMES), "coup")
        asked: list[float] = []
        first = world.hub.bot_runner.let_people_first

        async def let_people_first(deadline: float) -> None:
            asked.append(deadline)
            await first(deadline)

        world.hub.bot_runner.let_people_first = let_people_first  # type: ignore[method-assign]
        await play_to_the_end(world, table)
        operations = world.host(table).game.number
        async with world.database.session() as session:
            assert await session.get(RecordRow, table) is not None
            row = await session.get(TableRow, table)
        assert len(asked) == 1, "once before: memory has the whole game, and writes its record in a thread"
        deadline = asked.pop()
        assert row is not None
        await world.hub.journal.replayed(row, partial(let_people_first, deadline))
        assert len(asked) == (operations + 3) // 4, "a game that is replayed waits after every fourth of its operations"
        await world.close()

    asyncio.run(main())
