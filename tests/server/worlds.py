"""Two servers side by side, for tests of secrecy: the real one, and one whose hidden faces were redrawn.

Both get the same messages. A seat for whose knowledge the faces were redrawn must be sent the same bytes by both, as
long as every answer is legal in both worlds and the seat has not rightly learnt of a difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from camarilla.checks.secrecy import rightly_differs
from camarilla.kernel.game import names as games
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.server.api.schemas import Join, NewTable
from camarilla.server.live.gateway import Gateway
from camarilla.server.live.hub import Hub
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.operations import LiveGame
from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Line, Operation, Position, SeatRow, TableRow, User
from camarilla.server.tables.lobby import Lobby

SEED = bytes(range(32))


class Clock:
    """A clock that stands unless it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class World:
    """One server without a network: people have gateways whose outgoing messages are looked at."""

    def __init__(self, path: Path, clock: Clock, **changes: Any) -> None:
        self.settings = Settings(
            database_url=f"sqlite+aiosqlite:///{path}",
            secret="a secret for tests only",
            now=clock,
            process="one and the same",
            new_seed=lambda: SEED,
            new_salt=lambda: bytes(16),
            **{"window_seconds": 0.0, "look_seconds": 0.0, **changes},
        )
        self.database = Database(self.settings.database_url)
        self.hub = Hub(self.settings, self.database)
        self.lobby = Lobby(self.hub, Signer(self.settings.secret))
        self.gateways: dict[str, Gateway] = {}

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        for host in list(self.hub.tables.values()):
            self.hub.forget(host)
        await self.hub.finisher.close()
        self.hub.bot_runner.close()
        self.hub.drafter.close()
        self.hub.jobs.close()
        await self.database.close()

    async def people(self, names: list[str], orders: dict[str, list[str]] | None = None) -> list[Actor]:
        """People, each with a gateway; they begin with these standing orders, by game, or with none."""
        actors = []
        settings = msgspec.json.encode({"orders": {game: [] for game in games()} if orders is None else orders})
        for name in names:
            actor = Actor(f"user-{name}", name)
            async with self.database.session() as session:
                if await session.get(User, actor.user) is None:
                    session.add(User(id=actor.user, name=name, kind="guest", created=0.0, seen=0.0, settings=settings))
            self.gateways[name] = Gateway(None, actor, self.hub)  # type: ignore[arg-type]
            actors.append(actor)
        return actors

    async def begun(self, actors: list[Actor], game: str, **wanted: Any) -> str:
        """A table at which all of them sit, begun."""
        new = NewTable(game=game, seats=len(actors), visibility="public", **wanted)
        table = (await self.lobby.create(actors[0], new)).id
        for actor in actors[1:]:
            await self.lobby.join(actor, table, Join())
            await self.lobby.ready(actor, table, True)
        return table

    async def say(self, name: str, raw: bytes) -> list[bytes]:
        """Let somebody send something; gives what that gateway sends back, in order."""
        gateway = self.gateways[name]
        await gateway.receive(raw)
        if gateway.aside is not None:
            await gateway.aside
        return self.sent(name)

    async def tell(self, name: str, **message: Any) -> list[Any]:
        """Let somebody send a message; gives the answers, decoded."""
        return [msgspec.json.decode(raw) for raw in await self.say(name, msgspec.json.encode(message))]

    def sent(self, name: str) -> list[bytes]:
        """What waits to be sent to somebody."""
        queue = self.gateways[name].outgoing
        self.gateways[name].queued = 0
        return [payload for payload in (queue.get_nowait() for _ in range(queue.qsize())) if payload is not None]

    def host(self, table: str) -> LiveTable:
        """A table in memory."""
        return self.hub.tables[table]

    async def put(self, table: str, position: bytes, game: LiveGame) -> None:
        """Let a table go on from a position, loaded anew."""
        if table in self.hub.tables:
            self.hub.forget(self.hub.tables[table])
        row = {"events": game.total, "asking": game.asking, "steps": game.steps, "data": position}
        async with self.database.session() as session:
            await session.execute(delete(Position).where(Position.table_id == table))
            await session.execute(insert(Position).values(table_id=table, number=game.number, **row))

    async def copy_from(self, other: World, table: str) -> None:
        """Take over the rows of a table from another world."""
        async with self.database.session() as session:
            await session.execute(delete(Line).where(Line.table_id == table))  # what was said while the worlds differed
        for model in (TableRow, SeatRow, Operation, Line):
            key = TableRow.id if model is TableRow else model.table_id  # type: ignore[attr-defined]
            async with other.database.session() as session:
                rows = list(await session.scalars(select(model).where(key == table)))
            async with self.database.session() as session:
                for row in rows:
                    values = {column.name: getattr(row, column.name) for column in model.__table__.columns}
                    await session.merge(model(**values))


async def nothing(_: LiveTable) -> None:
    """The double is not wound up: its operations are not those of its faces."""


class Pair:
    """A real world and its double, for the eyes of one seat."""

    def __init__(self, folder: Path, seat: int) -> None:
        self.clock = Clock()
        self.real = World(folder / "real.db", self.clock)
        self.double = World(folder / "double.db", self.clock)
        self.double.hub.finisher.finish = nothing  # type: ignore[method-assign]
        self.seat = seat
        self.alike = False
        self.redraws = 0

    async def redraw(self, table: str, names: list[str]) -> None:
        """Make the double anew from the real world as it is, its hidden faces redrawn; all look at it anew."""
        game = self.real.host(table).game
        self.redraws += 1
        sample = game.table.sample(self.seat, Rng(seed_bytes(self.redraws)))
        sample._truthful = True
        sample.orders = {seat: list(orders) for seat, orders in game.table.orders.items()}
        await self.double.copy_from(self.real, table)
        await self.double.put(table, sample.dump(), game)
        await self.real.put(table, game.table.dump(), game)
        self.alike = True
        for world in (self.real, self.double):
            for gateway in world.gateways.values():
                gateway.subscriptions.clear()
            world.hub.publisher.subscribers.clear()
            for at, name in enumerate(names):
                await world.tell(name, type="watch", table=table, seat=at)
                world.sent(name)

    def same_knowledge(self, table: str) -> bool:
        """Whether the seat has learnt nothing that tells the worlds apart."""
        one, two = self.real.host(table).game.table, self.double.host(table).game.table
        return not rightly_differs(one.g, two.g, self.seat)
