"""Taking back over whole games: a seat is told that it may whenever it may, and never when it may not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from .worlds import Clock, World

NAMES = ["Ann", "Bob", "Cyd"]
MOST = 160
"""A game is over by then, or has seen all that its questions can do to an undo."""
SOMETIMES = 0.15
"""How often somebody does take back."""


class Told:
    """What each player was last told about taking back."""

    def __init__(self, world: World, table: str) -> None:
        self.world = world
        self.host = world.host(table)
        self.modes = dict.fromkeys(NAMES, "")
        self.table = table

    def hear(self, name: str, messages: list[Any]) -> None:
        """Take note of what came from the server, in the order in which a page does."""
        for message in messages:
            if message["type"] in ("snapshot", "update", "accepted") and message.get("seat", 0) is not None:
                asks = "ask" if message.get("undo_asks") else ""
                self.modes[name] = "free" if message.get("undo") else asks

    async def say(self, name: str, **message: Any) -> None:
        """Let somebody send something, and all of them hear what comes of it."""
        self.hear(name, await self.world.tell(name, table=self.table, seat=NAMES.index(name), **message))
        await self.host.rest()
        for other in NAMES:
            self.hear(other, [msgspec.json.decode(raw) for raw in self.world.sent(other)])

    def true(self) -> dict[str, str]:
        """How each may take back now."""
        return {name: self.host.undo_mode(seat) for seat, name in enumerate(NAMES)}


async def play_and_compare(world: World, game: str) -> dict[str, int]:
    """A game of people who answer at random and at times take back; how often each way of taking back was open."""
    chance = Random(game)
    told = Told(world, await world.begun(await world.people(NAMES), game))
    for name in NAMES:
        await told.say(name, type="watch")
    seen = dict.fromkeys(("", "free", "ask"), 0)
    for number in range(MOST):
        table = told.host.game.table
        if table.over:
            break
        free = [name for name, mode in told.modes.items() if mode == "free"]
        if free and chance.random() < SOMETIMES:
            await told.say(chance.choice(free), type="undo")
        else:
            seat = chance.choice([seat for seat in table.asked if seat not in table.held] or list(table.asked))
            notation = chance.choice(table.legal(seat)).notation
            await told.say(NAMES[seat], type="answer", prompt=told.host.game.prompt_id, notation=notation)
        assert told.modes == told.true(), f"after {number + 1} messages"
        for mode in told.modes.values():
            seen[mode] += 1
    return seen


@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_it_is_offered_whenever_it_is_allowed(tmp_path: Path, game: str) -> None:
    async def main() -> dict[str, int]:
        world = World(tmp_path / "db", Clock())
        await world.open()
        try:
            return await play_and_compare(world, game)
        finally:
            await world.close()

    seen = asyncio.run(main())
    assert seen["free"] + seen["ask"] > 0, "nothing could ever be taken back"
    assert seen[""] > 0
