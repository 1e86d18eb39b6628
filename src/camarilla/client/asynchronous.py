"""A client for asyncio. What goes over HTTP is done in a thread meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from camarilla.client.connection import Connection
from camarilla.client.http import Http
from camarilla.client.patience import pauses
from camarilla.client.seen import Seen
from camarilla.kernel.extras import needs

__all__ = ["AsyncChair", "AsyncClient"]


class AsyncClient:
    """One user at one server."""

    def __init__(self, base: str, token: str = "", language: str = "en") -> None:
        self.http = Http(base, token, language)
        """The blocking requests that the methods run in a thread."""

    async def guest(self, name: str | None = None) -> Any:
        """Come in as a guest."""
        return await asyncio.to_thread(self.http.guest, name)

    async def register(self, name: str, password: str) -> Any:
        """Make an account; a guest keeps the tables. The reply has `me` and, this once, the recovery `codes`."""
        return await asyncio.to_thread(self.http.register, name, password)

    async def sign_in(self, name: str, password: str) -> Any:
        """Come in with an account."""
        return await asyncio.to_thread(self.http.sign_in, name, password)

    async def make_token(self, label: str) -> str:
        """A token by which a program plays as this account, from another place or later."""
        return await asyncio.to_thread(self.http.make_token, label)

    async def games(self) -> Any:
        """The games that can be played there."""
        return await asyncio.to_thread(self.http.games)

    async def open_table(self, game: str, seats: int, **wanted: Any) -> Any:
        """Open a table (see `Http.open_table`)."""
        return await asyncio.to_thread(self.http.open_table, game, seats, **wanted)

    async def table(self, table: str) -> Any:
        """What is known of a table."""
        return await asyncio.to_thread(self.http.table, table)

    async def join(self, table: str, **wanted: Any) -> Any:
        """Sit down at a table that has not begun."""
        return await asyncio.to_thread(self.http.join, table, **wanted)

    async def ready(self, table: str) -> Any:
        """Say that one is ready to begin."""
        return await asyncio.to_thread(self.http.ready, table)

    async def start(self, table: str) -> Any:
        """Begin the game of a table that one opened."""
        return await asyncio.to_thread(self.http.start, table)

    def sit(self, table: str, seat: int | None) -> AsyncChair:
        """A seat to look from and answer at; None looks on as the public."""
        return AsyncChair(self.http, table, seat)

    async def play(self, table: str, seat: int, choose: Callable[[Seen], str | Awaitable[str]]) -> Any:
        """Play a seat to the end: `choose` gives the notation of an answer. The result; None if there is none."""
        async with self.sit(table, seat) as chair:
            async for seen in chair.questions():
                chosen = choose(seen)
                await chair.answer(chosen if isinstance(chosen, str) else await chosen)
            return chair.seen.result


class AsyncChair(Connection):
    """A seat at a table over a socket. A lost connection is made anew, and the table watched again."""

    def __init__(self, client: Http, table: str, seat: int | None) -> None:
        super().__init__(client, table, seat)
        with needs("client", "a client needs"):
            from websockets.asyncio import client as sockets  # an extra
        self._connect = sockets.connect

    async def __aenter__(self) -> AsyncChair:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def questions(self) -> AsyncIterator[Seen]:
        """What is asked of this seat, one thing after another, until the game is over; answer before the next."""
        while not self.seen.over:
            if self.seen.asked:
                yield self.seen
            else:
                await self.wait()

    async def answer(self, notation: str) -> None:
        """Answer what is asked. A connection lost meanwhile loses the answer: the question then comes again."""
        message = json.dumps(self.seen.answer(notation))
        try:
            await (await self._open()).send(message)
        except Exception as problem:
            self._broken(problem)

    async def wait(self) -> dict[str, Any]:
        """The next message, which has been taken in; raises `Refused` if the server refused what was sent."""
        return self._take_in(await self._receive())

    async def _receive(self) -> dict[str, Any]:
        """The next message, over a new connection if need be."""
        for pause in pauses():
            try:
                return dict(json.loads(await (await self._open()).recv()))
            except Exception as problem:
                self._broken(problem, pause)
                await asyncio.sleep(pause)
        raise AssertionError("there is always another pause")

    async def _open(self) -> Any:
        """The connection, on which the table is watched."""
        if self._socket is None:
            self._socket = await self._connect(**self._handshake())
            await self._socket.send(self._watch())
        return self._socket
