"""The state in between: updates and replays carry the view at the moment of each event."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from camarilla.kernel.table import Table
from camarilla.server.live.deltas import apply
from camarilla.server.live.operations import LiveGame, Played, Undone
from camarilla.server.live.streams import ViewerStream, plain_view
from camarilla.server.tables.jobs import replayed

from .client import Person


class Follower:
    """Somebody who follows a stream and keeps every moment."""

    def __init__(self, game: LiveGame, seat: int | None) -> None:
        self.stream = ViewerStream("T", seat, game, [], ["a"] * game.table.seats, lambda _: "", lambda _: None)
        self.stream.languages = {"en"}
        self.seat = seat
        self.view: Any = plain_view(self.stream.view)
        self.moments: list[Any] = []

    def follow(self, game: LiveGame, outcome: Any) -> dict[str, Any]:
        """Take the next update as a client does: the moments first, then the end."""
        payloads = self.stream.observe(game, outcome, []).frame.payloads
        update = msgspec.json.decode(next(iter(payloads.values())))
        self.moments = []
        at = self.view
        for edits in update.get("stage", []):
            at = apply(at, edits)
            self.moments.append(at)
        self.view = apply(self.view, update.get("delta", []))
        return update


@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_each_event_of_an_update_has_its_moment_and_the_end_is_the_view(game: str) -> None:
    live = LiveGame(Table.new(game, 4, seed=3))
    rng = random.Random(3)
    followers = [Follower(live, 0), Follower(live, None)]
    staged = 0
    for _ in range(250):
        table = live.table
        if table.over:
            break
        table.moments.show_to([0, None])
        seat = rng.choice(table.to_act)
        outcome = live.advance(Played(seat, rng.choice(table.legal(seat)).notation))
        if not outcome.moved:
            continue
        for follower in followers:
            update = follower.follow(live, outcome)
            assert len(follower.moments) == len(update.get("events", []))
            assert follower.view == msgspec.json.decode(msgspec.json.encode(table.view(follower.seat, figures=True)))
            assert all(moment["result"] is None and moment["asked"] == [] for moment in follower.moments)
            staged += len(follower.moments)
    assert staged > 40


def test_an_undo_has_no_moments() -> None:
    live = LiveGame(Table.new("coup", 2, seed=7))
    follower = Follower(live, 1)
    live.table.moments.show_to([1])
    follower.follow(live, live.advance(Played(0, "income")))
    assert [moment["board"]["players"][0]["coins"] for moment in follower.moments] == [1, 2]
    update = follower.follow(live, live.advance(Undone(0)))
    assert "stage" not in update
    assert update["kept"] is not None


@pytest.mark.parametrize("eye", ["all", "public", "1"])
def test_a_replay_has_the_moments_of_every_step(eye: str) -> None:
    table = Table.new("coup", 3, seed=5)
    rng = random.Random(5)
    while not table.over:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal(seat)))
    replay = msgspec.json.decode(replayed("T", table.record.lines(), eye))
    view = replay["view"]
    for step in replay["steps"]:
        assert len(step.get("stage", [])) == len(step["events"])
        at = view
        for edits, event in zip(step.get("stage", []), step["events"], strict=True):
            at = apply(at, edits)
            if event["type"] == "PatronLost":
                assert event["card"] in [patron["role"] for patron in at["board"]["players"][event["seat"]]["lost"]]
            if event["type"] == "CardsDrawn" and eye == "all":
                roles = [patron["role"] for player in at["board"]["players"] for patron in player["patrons"]]
                assert None not in roles
        view = apply(view, step["delta"])


def test_updates_over_the_socket_carry_them(server) -> None:
    async def main() -> None:
        async with await Person(server.url).arrive("P") as person:
            table = await person.open(game="coup", seats=2, bots={"1": "random"}, start=True)
            socket = await person.connect()
            await socket.watch(table["id"], 0)
            seen = socket.tables[table["id"]]
            while seen.prompt is None or all(option["notation"] != "income" for option in seen.prompt["options"]):
                if seen.prompt is None:
                    await socket.next("update")
                else:
                    answer = {"prompt": seen.prompt["id"], "notation": seen.prompt["options"][0]["notation"]}
                    seen.prompt = None
                    await socket.send(type="answer", table=table["id"], seat=0, **answer)
            view = seen.view
            await socket.send(
                type="answer", table=table["id"], seat=0, prompt=seen.prompt["id"], notation="income", ref="mine"
            )
            update = await socket.next("update")
            assert len(update["stage"]) == len(update["events"]) == 2
            declared = apply(view, update["stage"][0])
            taken = apply(declared, update["stage"][1])
            coins = [moment["board"]["players"][0]["coins"] for moment in (view, declared, taken)]
            assert coins[1] == coins[0]
            assert coins[2] == coins[0] + 1
            await socket.connection.close()

    asyncio.run(main())


BOTS = dict.fromkeys("123", "random")


@pytest.mark.parametrize("patience", [30.0, 0.1])
def test_the_first_moves_of_bots_are_seen_by_those_who_come_in_time(new_server, patience: float) -> None:
    """Bots of a game that begins wait until its person looks, so that all they do comes with its moments."""

    async def main() -> None:
        server = new_server(look_seconds=patience)
        led = 0
        async with await Person(server.url).arrive("P") as person:
            for _ in range(6):
                table = await person.open(game="potdevin", seats=4, bots=BOTS, start=True)
                await asyncio.sleep(0.6)
                socket = await person.connect()
                await socket.watch(table["id"], 0)
                seen = socket.tables[table["id"]]
                led += bool(seen.view["board"]["trick"])
                while seen.prompt is None:
                    update = await socket.next("update")
                    assert len(update["stage"]) == len(update["events"])
                await socket.connection.close()
        assert (led == 0) == (patience > 1)

    asyncio.run(main())
