"""What light bots answer to a person is committed with the person's answer, unless too many people wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from camarilla.server.api.schemas import NewTable
from camarilla.server.live import kept_table
from camarilla.server.live.live_table import PEOPLE_BEFORE_BOTS
from camarilla.server.live.table_bots import TableBots
from camarilla.server.storage.models import Operation

from .worlds import Clock, World


class Watched:
    """A table of Coup at which Ann plays and watches, with three light bots; transactions are counted."""

    def __init__(self, world: World, table: str) -> None:
        self.world = world
        self.table = table
        self.transactions = 0
        self.write = world.database.transact
        world.database.transact = self.counted  # type: ignore[method-assign]

    async def counted(self, work: Any, what: Any) -> Any:
        self.transactions += 1
        return await self.write(work, what)

    async def rest(self) -> None:
        """Return once it is Ann's turn."""
        host = self.world.host(self.table)
        while host.tasks:
            await host.rest()
        self.world.sent("Ann")
        self.transactions = 0

    async def answer(self) -> list[Any]:
        """Ann answers as she last could; gives what she is sent."""
        host = self.world.host(self.table)
        prompt, notation = host.game.prompt_id, host.game.default_answer(0).notation
        return await self.world.tell(
            "Ann", type="answer", table=self.table, seat=0, prompt=prompt, notation=notation, ref="a"
        )

    async def stored(self) -> list[Any]:
        """The operations on disk."""
        wanted = select(Operation.data).where(Operation.table_id == self.table).order_by(Operation.number)
        async with self.world.database.session() as session:
            return [msgspec.json.decode(data) for data in await session.scalars(wanted)]


@pytest.fixture
def at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs a test at a table, on a machine on which bots answer as fast as they can."""
    monkeypatch.setattr(kept_table, "HOLD_SECONDS", 60.0)

    def run(play: Callable[[Watched], Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            world = World(tmp_path / "db", Clock())
            await world.open()
            (ann,) = await world.people(["Ann"])
            bots = {str(seat): "heuristic" for seat in (1, 2, 3)}
            table = (await world.lobby.create(ann, NewTable(game="coup", seats=4, bots=bots, start=True))).id
            await world.tell("Ann", type="watch", table=table, seat=0)
            watched = Watched(world, table)
            await watched.rest()
            await play(watched)
            await world.close()

        asyncio.run(main())

    return run


def test_bots_answer_in_the_transaction_of_what_they_answer_to(at_a_table: Callable[..., None]) -> None:
    async def play(at: Watched) -> None:
        before = len(await at.stored())
        sent = await at.answer()
        assert at.transactions == 1
        stored = (await at.stored())[before:]
        assert stored[0]["seat"] == 0
        assert stored[1:]
        assert {one["by"] for one in stored[1:]} == {"bot"}
        *updates, accepted = sent
        assert accepted["type"] == "accepted"
        assert len(updates) > 1
        assert {one["type"] for one in updates} == {"update"}
        assert at.world.host(at.table).game.unanswered() == [0]
        assert updates[-1]["prompt"]["id"] == at.world.host(at.table).game.prompt_id

    at_a_table(play)


def test_what_is_asked_next_comes_with_the_update_that_asks_it(at_a_table: Callable[..., None]) -> None:
    async def play(at: Watched) -> None:
        *_, accepted = await at.answer()
        assert "prompt" not in accepted  # the page may not have shown yet what the bots did

    at_a_table(play)


def test_if_many_people_wait_bots_have_a_turn_after_them(at_a_table: Callable[..., None]) -> None:
    async def play(at: Watched) -> None:
        at.world.hub.bot_runner.answering = PEOPLE_BEFORE_BOTS
        before = len(await at.stored())
        sent = await at.answer()
        assert len(await at.stored()) == before + 1
        assert [one["type"] for one in sent] == ["update", "accepted"]

    at_a_table(play)


def test_bots_answer_along_for_a_moment_only(at_a_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(at: Watched) -> None:
        monkeypatch.setattr(kept_table, "HOLD_SECONDS", 0.0)
        before = len(await at.stored())
        await at.answer()
        assert len(await at.stored()) == before + 1

    at_a_table(play)


def test_what_a_bot_does_wrong_is_not_told_to_whom_it_follows(
    at_a_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(*_: Any) -> str:
        return "nonsense"

    async def play(at: Watched) -> None:
        before = await at.stored()
        with monkeypatch.context() as broken:
            broken.setattr(TableBots, "answer_light", nonsense)
            with pytest.raises(RuntimeError, match="an answer of a bot"):
                await at.answer()
        assert at.table not in at.world.hub.tables
        assert await at.stored() == before  # nothing was acknowledged, so nothing is lost
        await at.world.hub.sweep()
        assert at.world.host(at.table).game.unanswered() == [0]

    at_a_table(play)
