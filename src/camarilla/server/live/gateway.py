"""One client's WebSocket: any number of tables on it.

What the client says is carried out one message after another; what it is told leaves through one queue, so that the
order is the table's order. A client that does not read is cut off, never waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import count
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from camarilla import __version__
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.server.api.protocol import (
    Accepted,
    AnyClientMessage,
    Gone,
    Ping,
    Pong,
    Refused,
    Say,
    ServerMessage,
    Unwatch,
    Watch,
    Welcome,
)
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.hub import Hub
from camarilla.server.live.open_tables import open_snapshot, open_talk
from camarilla.server.live.streams import Frame, encode
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse, refusal

__all__ = ["Gateway"]

log = structlog.get_logger()

DECODER = msgspec.json.Decoder(AnyClientMessage)
LONGEST_QUEUE = 2000
"""How many messages may wait for a client before it is cut off."""
MOST_WATCHED = 50
BURST = 40
"""How many messages a client may send at once."""
NUMBERS = count(1)
"""Tells the clients of this process apart."""
TOO_SLOW = 4408
BROKEN = 4500
TOO_FAST = 4429


class Subscription(msgspec.Struct):
    """A table that the client watches: what it asked for, and how far it has been told."""

    message: Watch
    fence: int = 0
    seq: int = 0
    looking: bool = True
    """Whether a snapshot is on its way: what is told meanwhile is kept."""
    kept: list[Frame] = []
    gathered: bool = False
    """Whether the client counts as one who is at a table that is not being played."""

    @property
    def seat(self) -> int | None:
        """Where it watches from."""
        return self.message.seat


class Gateway:
    """One connected client."""

    def __init__(self, socket: WebSocket[Any, Any, Any], actor: Actor, hub: Hub) -> None:
        self.socket = socket
        self.actor = actor
        self.hub = hub
        self.number = next(NUMBERS)
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self.watched: dict[str, Subscription] = {}
        self.allowance = float(BURST)
        self.allowed_at = hub.settings.now()
        self.tasks: set[asyncio.Task[None]] = set()
        self.welcomed = False
        self.blocked: frozenset[str] = frozenset()
        """Users whose talk this client does not want to hear."""

    async def take_seat(self, message: Watch) -> None:
        """Watch a table for a client that does not ask for it: a program that was started to play there."""
        self.welcome()
        await self.watch(message)

    def welcome(self) -> None:
        """The first message."""
        if not self.welcomed:
            self.welcomed = True
            self.say(Welcome(self.actor.user, self.actor.name, self.actor.language, __version__))

    async def run(self) -> None:
        """Serve the client until it goes."""
        self.welcome()
        sender = asyncio.create_task(self.send_all())
        try:
            await self.read_all()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            for task in self.tasks:
                task.cancel()
            for table_id in list(self.watched):
                try:
                    await self.stop_watching(table_id)
                except Exception:
                    log.exception("a table was not told that somebody left", table=table_id)

    # -- in ------------------------------------------------------------------------------------------------------

    async def read_all(self) -> None:
        """Carry out what the client says, in its order."""
        while True:
            received = await self.socket.receive_data("text")
            if not self.allow():
                await self.socket.close(TOO_FAST, "too many messages")
                return
            await self.take(received if isinstance(received, bytes) else received.encode())

    async def take(self, raw: bytes) -> None:
        """Carry out one message as it came."""
        limit = self.hub.settings.message_limit
        if len(raw) > limit:
            self.say(Refused("too-large", f"a message has at most {limit} bytes"))
            return
        if too_deep(raw):
            self.say(Refused("malformed", f"a message is nested at most {DEEPEST} levels deep"))
            return
        try:
            message = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            self.say(Refused("malformed", f"this is not a message of the protocol: {problem}"))
            return
        await self.obey(message)

    def allow(self) -> bool:
        """Whether the client may say something yet."""
        now = self.hub.settings.now()
        self.allowance += max(0.0, now - self.allowed_at) * self.hub.settings.messages_per_second
        self.allowance = min(float(BURST), self.allowance) - 1.0
        self.allowed_at = now
        return self.allowance > -BURST

    async def obey(self, message: AnyClientMessage) -> None:
        """Carry out one message."""
        if "\x00" in getattr(message, "table", ""):
            self.say(refusal(Refuse("unknown-table", "there is no such table", 404), None, message.ref))
            return
        if isinstance(message, Ping):
            self.say(Pong(message.ref))
        elif isinstance(message, Watch):
            await self.watch(message)
        elif isinstance(message, Unwatch):
            await self.stop_watching(message.table)
            self.say(Accepted(message.ref, message.table))
        else:
            reply = await self.hub.call(Call(message.table, self.actor, message))
            if reply.fence == 0 and isinstance(message, Say) and message.table in self.watched:
                reply = await open_talk(self.hub, self.actor, message, reply)
            self.put(reply.payload)

    async def watch(self, message: Watch) -> None:
        """Begin to watch a table, or look anew."""
        if len(self.watched) >= MOST_WATCHED and message.table not in self.watched:
            problem = Refuse("too-many", f"at most {MOST_WATCHED} tables are watched at once")
            self.say(refusal(problem, message.table, message.ref))
            return
        if message.table in self.watched:
            await self.stop_watching(message.table)
        self.watched[message.table] = Subscription(message)
        await self.hub.subscribe(message.table, self)
        await self.look(message)

    async def look(self, message: Watch) -> None:
        """Fetch a snapshot, and pass on what was told since."""
        watched = self.watched.get(message.table)
        if watched is None:
            return
        watched.looking = True
        reply = await self.hub.call(Call(message.table, self.actor, message, self.number))
        if reply.fence == 0:
            reply = await open_snapshot(self.hub, self.actor, message, reply)
        if self.watched.get(message.table) is not watched:
            return  # the client has looked away meanwhile
        if reply.fence == 0:
            await self.refused(watched, reply)
        else:
            self.begin(watched, reply)
            self.gather(message.table, watched, reply.fence < 0)

    async def refused(self, watched: Subscription, reply: Reply) -> None:
        """The client may not look, or not any more: it has lost its seat, say."""
        refused = REFUSED.decode(reply.payload)
        away = refused.code == "unavailable"
        await self.stop_watching(watched.message.table, told=not away)
        if watched.fence == 0 or away:
            self.put(reply.payload)
        else:
            self.say(Gone(watched.message.table, refused.text))

    def gather(self, table_id: str, watched: Subscription, here: bool) -> None:
        """Be counted, or no longer, among those who are at a table that is not being played."""
        if watched.gathered != here:
            watched.gathered = here
            self.hub.gather(table_id, self.actor.user, 1 if here else -1)

    def begin(self, watched: Subscription, reply: Reply) -> None:
        """Pass a snapshot on, and go on from it."""
        watched.fence = reply.fence
        watched.seq = SEQ.decode(reply.payload).seq
        watched.looking = False
        self.put(reply.payload)
        kept, watched.kept = watched.kept, []
        for frame in kept:
            self.receive(watched.message.table, frame)

    async def stop_watching(self, table_id: str, told: bool = True) -> None:
        """Watch a table no more."""
        watched = self.watched.pop(table_id, None)
        if watched is None:
            return
        self.gather(table_id, watched, False)
        await self.hub.unsubscribe(table_id, self)
        if told and watched.fence > 0:
            await self.hub.call(Call(table_id, self.actor, Unwatch(table=table_id), self.number))

    # -- out -----------------------------------------------------------------------------------------------------

    def receive(self, table_id: str, frame: Frame) -> None:
        """Something is told to those who watch a table."""
        watched = self.watched.get(table_id)
        if watched is None:
            return
        if frame.kind == "reset":
            if frame.fence != watched.fence and not watched.looking:
                self.look_anew(watched)
        elif watched.looking:
            watched.kept.append(frame)
        else:
            self.pass_on(watched, frame)

    def pass_on(self, watched: Subscription, frame: Frame) -> None:
        """Send a frame to the client if it is for its eyes and the next in line."""
        reader = frame.readers is None or self.actor.user in frame.readers
        if frame.kind == "left":
            if reader:
                self.look_anew(watched)
            return
        if frame.kind == "eyes":
            if frame.seat != watched.seat or (frame.fence, frame.seq) <= (watched.fence, watched.seq):
                return
            if not reader or (frame.fence, frame.seq) != (watched.fence, watched.seq + 1):
                self.look_anew(watched)
                return
            watched.seq = frame.seq
        elif (frame.kind == "seats" and watched.seat not in frame.seats) or frame.speaker in self.blocked or not reader:
            return
        payload = frame.in_language(self.actor.language)
        if payload is not None:
            self.put(payload)
        if frame.kind == "gone":
            self.spawn(self.stop_watching(watched.message.table))

    def look_anew(self, watched: Subscription) -> None:
        """The stream has a gap, the table another owner, or the seat another holder: fetch a new snapshot."""
        watched.looking = True
        self.spawn(self.look(msgspec.structs.replace(watched.message, ref=None)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is going on."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Something spawned is over; if it failed, the client connects anew rather than look at a table that stands."""
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a connection is closed, since what was done for it failed", exc_info=problem)
            closing = asyncio.create_task(self.socket.close(BROKEN, "something went wrong; connect again"))
            self.tasks.add(closing)
            closing.add_done_callback(self.tasks.discard)

    def say(self, message: ServerMessage) -> None:
        """Send a message."""
        self.put(encode(message))

    def put(self, payload: bytes) -> None:
        """Queue a message; a client that does not read is cut off."""
        try:
            self.outgoing.put_nowait(payload)
        except asyncio.QueueFull:
            self.spawn(self.socket.close(TOO_SLOW, "messages are not read"))

    async def send_all(self) -> None:
        """Send what is queued."""
        while True:
            payload = await self.outgoing.get()
            if payload is None:
                return
            try:
                await self.socket.send_data(payload, mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return


class Numbered(msgspec.Struct):
    """The part of a snapshot that the gateway reads."""

    seq: int = 0


SEQ = msgspec.json.Decoder(Numbered)
REFUSED = msgspec.json.Decoder(Refused)
