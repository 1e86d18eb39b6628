"""Ratings, and spectators who see everything later."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select, update

from camarilla.server.api.schemas import Clocks
from camarilla.server.live.deltas import apply
from camarilla.server.storage.models import RatingRow, User

from .worlds import Clock, World

NAMES = ["Ann", "Bob"]


async def play_to_the_end(world: World, table: str) -> None:
    """Everybody gives the first answer there is."""
    host = world.host(table)
    while not host.game.table.over:
        for seat in host.game.unanswered():
            notation = host.game.table.legal(seat)[0].notation
            prompt = host.game.prompt_id
            message = {"type": "answer", "table": table, "seat": seat, "prompt": prompt, "notation": notation}
            await world.tell(NAMES[seat], **message)
        await host.rest()
    await world.hub.finisher.close()


def rated(folder: Path, kind: str = "account", resigns: bool = False, **wanted: Any) -> dict[str, RatingRow]:
    """The ratings after a game."""

    async def main() -> dict[str, RatingRow]:
        world = World(folder / "db", Clock())
        await world.open()
        actors = await world.people(NAMES)
        async with world.database.session() as session:
            await session.execute(update(User).values(kind=kind))
        table = await world.begun(actors, "coup", **wanted)
        if resigns:
            await world.tell("Ann", type="resign", table=table, seat=0)
        await play_to_the_end(world, table)
        result = world.host(table).game.table.result
        async with world.database.session() as session:
            rows = {row.user.removeprefix("user-"): row for row in await session.scalars(select(RatingRow))}
        await world.close()
        assert result is not None
        return {(NAMES.index(name) in result.winners and "won") or "lost": row for name, row in rows.items()} | rows

    return asyncio.run(main())


def test_winning_raises_and_losing_lowers_a_rating(tmp_path: Path) -> None:
    ratings = rated(tmp_path)
    assert ratings["won"].mu > 25.0 > ratings["lost"].mu
    assert ratings["won"].games == ratings["lost"].games == 1


def test_whoever_resigns_has_lost(tmp_path: Path) -> None:
    ratings = rated(tmp_path, resigns=True)
    assert ratings["Ann"].mu < 25.0 < ratings["Bob"].mu


def test_guests_and_unrated_tables_move_nothing(tmp_path: Path) -> None:
    for number, options in enumerate(({"kind": "guest"}, {"rated": False})):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert rated(folder, **options) == {}  # type: ignore[arg-type]


async def look(world: World, table: str) -> Any:
    """What Dan sees who only watches."""
    messages = await world.tell("Dan", type="watch", table=table)
    (snapshot,) = [message for message in messages if message["type"] == "snapshot"]
    assert all(not message["state"].get("clocks") for message in messages if "state" in message)
    return snapshot


def test_spectators_with_a_delay_see_everything_later(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock)
        await world.open()
        actors = await world.people([*NAMES, "Dan"])
        table = await world.begun(actors[:2], "coup", delay=1, clocks=Clocks(kind="live"))
        for seat, name in enumerate(NAMES):
            await world.tell(name, type="watch", table=table, seat=seat)
        early = await look(world, table)
        assert early.get("view") is None
        clock.time += 2.0
        snapshot = await look(world, table)
        before = snapshot["view"]
        (seat,) = world.host(table).game.unanswered()
        answer = {"type": "answer", "table": table, "seat": seat, "prompt": "0", "notation": "income"}
        world.sent("Dan")
        await world.tell(NAMES[seat], **answer)
        assert world.sent("Dan") == []
        again = await look(world, table)
        assert again["view"] == before, "who looks anew sees no more"
        assert again["log"] == snapshot["log"]
        await asyncio.sleep(1.2)
        updates = [message for message in map(msgspec.json.decode, world.sent("Dan")) if message["type"] == "update"]
        assert [message["seq"] for message in updates] == [again["seq"] + 1]
        await world.close()

    asyncio.run(main())


def test_the_end_brings_spectators_with_a_delay_all_that_led_to_it(tmp_path: Path) -> None:
    """Nothing is secret any more; but it is told one after another, so that a page can show it."""

    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock)
        await world.open()
        actors = await world.people([*NAMES, "Dan"])
        table = await world.begun(actors[:2], "coup", delay=600)
        for seat, name in enumerate(NAMES):
            await world.tell(name, type="watch", table=table, seat=seat)
        clock.time += 601.0
        snapshot = await look(world, table)
        world.sent("Dan")
        await play_to_the_end(world, table)
        told = [message for message in map(msgspec.json.decode, world.sent("Dan")) if message["type"] == "update"]
        assert len(told) > 5
        assert [each["seq"] for each in told] == [snapshot["seq"] + 1 + at for at in range(len(told))]
        assert all(len(each.get("stage", [])) == len(each.get("events", [])) for each in told)
        shown = snapshot["view"]
        for each in told:
            shown = apply(shown, each.get("delta", []))
        assert shown["result"]["winners"] == list(world.host(table).game.table.result.winners)
        await world.close()

    asyncio.run(main())
