"""A client of the server's, for tests: a person with a browser's cookies, or a program with a socket."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import websockets

from camarilla.server.live.deltas import apply

TLS = httpx.create_ssl_context()
"""Nobody here needs it; but a client that is given none reads all certificates of the machine."""


class Person:
    """Somebody at a browser: requests with cookies and the CSRF header, and any number of sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=30, verify=TLS)
        self.id = ""

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, data: Any = None, expect: int | None = None, **more: Any) -> Any:
        """A request; gives the decoded answer, and checks the status if one is expected."""
        if "csrftoken" not in self.http.cookies:
            await self.http.get("/api/games")
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken", ""), **more.pop("headers", {})}
        answer = await self.http.request(method, path, json=data, headers=headers, **more)
        if expect is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == expect, answer.text
        kind = answer.headers.get("content-type", "")
        return answer.json() if answer.content and kind.startswith("application/json") else answer.content

    async def arrive(self, name: str) -> Person:
        """Come in as a guest."""
        self.id = (await self.request("POST", "/api/guests", {"name": name}))["id"]
        return self

    async def open(self, **wanted: Any) -> Any:
        """Open a table."""
        return await self.request("POST", "/api/tables", wanted)

    async def connect(self, language: str = "en") -> Socket:
        """Open a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.base.replace("http", "ws", 1) + f"/ws?language={language}"
        connection = await websockets.connect(address, additional_headers={"cookie": cookies}, compression=None)
        socket = Socket(connection)
        socket.welcome = await socket.next("welcome")
        return socket


class Socket:
    """A connection. Everything received is kept, raw and decoded; tables watched are kept up to date."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.raw: list[bytes] = []
        self.tables: dict[str, Seen] = {}
        self.refs = 0
        self.welcome: Any = None

    async def __aenter__(self) -> Socket:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connection.close()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self, seconds: float = 20) -> Any:
        """The next message, whatever it is."""
        raw = await asyncio.wait_for(self.connection.recv(), seconds)
        data = raw if isinstance(raw, bytes) else raw.encode()
        self.raw.append(data)
        message = msgspec.json.decode(data)
        self.note(message)
        return message

    def note(self, message: Any) -> None:
        """Keep what is known of tables up to date."""
        kind, table = message["type"], message.get("table")
        if kind == "snapshot":
            self.tables[table] = Seen(message)
        elif kind == "update":
            self.tables[table].update(message)
        elif kind == "status" and table in self.tables:
            self.tables[table].state = message["state"]
        elif kind == "accepted" and table in self.tables and "prompt" in message:
            self.tables[table].prompt = message["prompt"]

    async def next(self, *kinds: str, ref: str | None = None) -> Any:
        """The next message of some kind (and with that mark)."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and (ref is None or message.get("ref") == ref):
                return message

    async def ask(self, **message: Any) -> Any:
        """Send a message and wait for its reply."""
        self.refs += 1
        ref = f"r{self.refs}"
        await self.send(**message, ref=ref)
        return await self.next("accepted", "refused", "snapshot", "pong", ref=ref)

    async def watch(self, table: str, seat: int | None = None) -> Any:
        """Watch a table; gives the snapshot."""
        return await self.ask(type="watch", table=table, seat=seat)

    async def drain(self, seconds: float = 0.2) -> list[Any]:
        """Everything that comes within a short while."""
        messages = []
        while True:
            try:
                messages.append(await self.receive(seconds))
            except TimeoutError:
                return messages


class Seen:
    """A table as a client knows it."""

    def __init__(self, snapshot: Any) -> None:
        self.view = snapshot.get("view")
        self.seq = snapshot["seq"]
        self.seat = snapshot.get("seat")
        self.log = [None] * snapshot.get("log_start", 0) + snapshot.get("log", [])
        self.prompt = snapshot.get("prompt")
        self.state = snapshot["state"]

    def update(self, message: Any) -> None:
        """Take an update in; the stream has no gaps."""
        assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
        self.seq = message["seq"]
        self.view = apply(self.view, message.get("delta", []))
        if message.get("kept") is not None:
            del self.log[message["kept"] :]
        self.log += message.get("events", [])
        self.prompt = message.get("prompt")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.view["result"] is not None


async def play_out(sockets: dict[int, Socket], table: str, choose: Any) -> int:
    """Let clients answer whatever they are asked until the game is over; gives the number of answers."""
    answers = 0
    while not all(socket.tables[table].over for socket in sockets.values()):
        moved = False
        for seat, socket in sockets.items():
            seen = socket.tables[table]
            prompt = seen.prompt
            if seen.over or prompt is None or prompt.get("held") is not None:
                continue
            notation = choose(seat, prompt)
            reply = await socket.ask(type="answer", table=table, seat=seat, prompt=prompt["id"], notation=notation)
            assert reply["type"] == "accepted", reply
            answers += 1
            moved = True
        if not moved:
            for socket in sockets.values():
                await socket.drain(0.02)
    return answers
