"""The standing orders people begin with: the game's own, or those they have chosen; bots and forks have none."""

from __future__ import annotations

import asyncio
from typing import Any

from .client import Person

FIRST = ["matters", "only-answer", "draw"]


async def orders_at(person: Person, table: str, seat: int) -> list[str]:
    """The kinds of the standing orders of a seat."""
    async with await person.connect() as socket:
        snapshot = await socket.watch(table, seat)
    return [order["kind"] for order in snapshot.get("orders", [])]


def test_people_begin_with_the_orders_of_the_game_and_can_end_them(server: Any) -> None:
    async def main() -> None:
        async with await Person(server.url).arrive("Ann") as ann, await Person(server.url).arrive("Bob") as bob:
            table = (await ann.open(game="inwo", seats=3, bots={"2": "heuristic"}, visibility="public"))["id"]
            await bob.request("POST", f"/api/tables/{table}/join", {})
            await bob.request("POST", f"/api/tables/{table}/ready", {"ready": True})
            assert await orders_at(ann, table, 0) == FIRST
            assert await orders_at(bob, table, 1) == FIRST
            async with await ann.connect() as socket:
                await socket.watch(table, 0)
                ended = await socket.ask(type="end-orders", table=table, seat=0, kind="matters")
                assert [order["kind"] for order in ended["orders"]] == FIRST[1:]
            assert await orders_at(ann, table, 0) == FIRST[1:]
            assert await orders_at(bob, table, 1) == FIRST

    asyncio.run(main())


def test_what_people_have_chosen_comes_first(server: Any) -> None:
    async def main() -> None:
        for chosen, expected in (
            ({"orders": {"inwo": []}}, []),
            ({"orders": {"inwo": ["pass", "no-such-order"]}}, ["pass"]),
            ({"orders": {"coup": ["pass"]}}, FIRST),
            ({"orders": "what an old client wrote"}, FIRST),
        ):
            async with await Person(server.url).arrive("Ann") as ann:
                await ann.request("PATCH", "/api/me", {"settings": chosen})
                table = await ann.open(game="inwo", seats=2, bots={"1": "heuristic"}, start=True)
                assert await orders_at(ann, table["id"], 0) == expected, chosen

    asyncio.run(main())


def test_a_game_says_with_which_orders_people_begin(server: Any) -> None:
    async def main() -> None:
        async with await Person(server.url).arrive("Ann") as ann:
            games = await ann.request("GET", "/api/games")
            first = {game["name"]: game["first_orders"] for game in games}
            assert first.pop("inwo") == FIRST
            assert all(orders == ["only-answer"] for orders in first.values())

    asyncio.run(main())
