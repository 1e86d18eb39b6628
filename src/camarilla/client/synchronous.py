"""A client that blocks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from time import sleep
from typing import Any

from camarilla.client.connection import Connection
from camarilla.client.http import Http
from camarilla.client.patience import pauses
from camarilla.client.seen import Seen
from camarilla.kernel.extras import needs

__all__ = ["Chair", "Client"]


class Client(Http):
    """One user at one server; see `Http` for people and tables."""

    def sit(self, table: str, seat: int | None) -> Chair:
        """A seat to look from and answer at; None looks on as the public."""
        return Chair(self, table, seat)

    def play(self, table: str, seat: int, choose: Callable[[Seen], str]) -> dict[str, Any] | None:
        """Play a seat to the end: `choose` gives the notation of an answer. The result; None if there is none."""
        with self.sit(table, seat) as chair:
            for seen in chair.questions():
                chair.answer(choose(seen))
            return chair.seen.result


class Chair(Connection):
    """A seat at a table over a socket. A lost connection is made anew, and the table watched again."""

    def __init__(self, client: Http, table: str, seat: int | None) -> None:
        super().__init__(client, table, seat)
        with needs("client", "a client needs"):
            from websockets.sync import client as sockets  # an extra
        self._connect = sockets.connect

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        if self._socket is not None:
            self._socket.close()

    def questions(self) -> Iterator[Seen]:
        """What is asked of this seat, one thing after another, until the game is over; answer before the next."""
        while not self.seen.over:
            if self.seen.asked:
                yield self.seen
            else:
                self.wait()

    def answer(self, notation: str) -> None:
        """Answer what is asked. A connection lost meanwhile loses the answer: the question then comes again."""
        message = json.dumps(self.seen.answer(notation))
        try:
            self._open().send(message)
        except Exception as problem:
            self._broken(problem)

    def wait(self) -> dict[str, Any]:
        """The next message, which has been taken in; raises `Refused` if the server refused what was sent."""
        return self._take_in(self._receive())

    def _receive(self) -> dict[str, Any]:
        """The next message, over a new connection if need be."""
        for pause in pauses():
            try:
                return dict(json.loads(self._open().recv()))
            except Exception as problem:
                self._broken(problem, pause)
                sleep(pause)
        raise AssertionError("there is always another pause")

    def _open(self) -> Any:
        """The connection, on which the table is watched."""
        if self._socket is None:
            opened = self._connect(**self._handshake())
            self._socket = opened.__enter__()  # newer libraries connect here, older ones have by now
            self._socket.send(self._watch())
        return self._socket
