"""One client's WebSocket, with any number of tables on it.

The client's messages about a table are carried out one after another; those about another table, and pings, do not wait
for them. What it is sent leaves through one queue, so the order is the
table's order. A client that does not read is disconnected, never waited for.
"""

from __future__ import annotations

import asyncio
from collections import deque
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
    Refused,
    ServerMessage,
    Unwatch,
    Watch,
    Welcome,
)
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.commands import command_for
from camarilla.server.live.hub import Hub
from camarilla.server.live.streams import Frame, encode
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse, refusal

__all__ = ["LONGEST_QUEUE", "TOO_SLOW", "Gateway"]

_log = structlog.get_logger()

_DECODER = msgspec.json.Decoder(AnyClientMessage)
LONGEST_QUEUE = 2000
"""How many messages may wait for a client before it is disconnected."""
_MOST_WATCHED = 50
_BURST = 40
"""How many messages a client may send at once."""
_LONGEST_LANE = 100
"""How many messages about one table may wait for their turn."""
_NUMBERS = count(1)
"""Tells the clients of this process apart."""
TOO_SLOW = 4408
_BROKEN = 4500
_TOO_FAST = 4429


class _Subscription(msgspec.Struct):
    """A table that the client watches: what it asked for, and the last update it was sent."""

    message: Watch
    fence: int = 0
    seq: int = 0
    loading: bool = True
    """Whether a snapshot is on its way: frames that come meanwhile are kept back."""
    kept_back: list[Frame] = []
    counted: bool = False
    """Whether the client counts as present at an open table."""

    @property
    def seat(self) -> int | None:
        """Where it watches from."""
        return self.message.seat


class _Lane:
    """Messages of a client about one table, carried out one after another; those about other tables do not wait."""

    def __init__(self, message: AnyClientMessage) -> None:
        self.messages = deque([message])
        self.task: asyncio.Task[None] | None = None


class Gateway:
    """One connected client."""

    def __init__(self, socket: WebSocket[Any, Any, Any], actor: Actor, hub: Hub) -> None:
        self.socket = socket
        self.actor = actor
        self.hub = hub
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.queued = 0
        """How many bytes wait for the client."""
        self.subscriptions: dict[str, _Subscription] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.blocked: frozenset[str] = frozenset()
        """Users whose talk this client does not want to see."""
        self._lanes: dict[str, _Lane] = {}
        """Messages that are being carried out or wait for that, by table."""
        self._number = next(_NUMBERS)
        self._allowance = float(_BURST)
        self._allowed_at = hub.settings.now()
        self._welcomed = False
        self._too_slow = False
        self.aside: asyncio.Task[None] | None = None
        """What is thought about for the client."""

    async def take_seat(self, message: Watch) -> None:
        """Subscribe a client that does not ask for it: a program that was started to play a seat."""
        self.welcome()
        await self.follow(message)

    def welcome(self) -> None:
        """Send the first message, once."""
        if not self._welcomed:
            self._welcomed = True
            self.send(Welcome(self.actor.user, self.actor.name, self.actor.language, __version__))

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        self.welcome()
        sender = asyncio.create_task(self._send_queued())
        try:
            await self._receive_all()
        except WebSocketDisconnect:
            pass
        finally:
            # What the client sent before it left is carried out; a table must not be stopped in the middle of it.
            await asyncio.gather(*[lane.task for lane in self._lanes.values() if lane.task], return_exceptions=True)
            sender.cancel()
            for task in self.tasks:
                task.cancel()
            for table_id in list(self.subscriptions):
                try:
                    await self._unsubscribe(table_id)
                except Exception:
                    _log.exception("a table was not told that somebody left", table=table_id)

    # -- in ------------------------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        """Carry out what the client sends, in its order."""
        while True:
            received = await self.socket.receive_data("text")
            if not self._within_rate():
                await self.socket.close(_TOO_FAST, "too many messages")
                return
            message = self._decoded(received if isinstance(received, bytes) else received.encode())
            if message is not None:
                await self._take_up(message)

    def _within_rate(self) -> bool:
        """Whether the client keeps to the rate limit (a token bucket)."""
        now = self.hub.settings.now()
        self._allowance += max(0.0, now - self._allowed_at) * self.hub.settings.messages_per_second
        self._allowance = min(float(_BURST), self._allowance) - 1.0
        self._allowed_at = now
        return self._allowance > -_BURST

    async def _take_up(self, message: AnyClientMessage) -> None:
        """Carry a message out: after those before it that are about the same table, at once if it is about none."""
        table_id: str | None = getattr(message, "table", None)
        if table_id is None:
            await command_for(message).at_connection(self, message)
        elif (lane := self._lanes.get(table_id)) is None:
            self._lanes[table_id] = _Lane(message)
            self._lanes[table_id].task = self._spawn(self._work_off(table_id))
        elif len(lane.messages) < _LONGEST_LANE:
            lane.messages.append(message)
        else:
            problem = Refuse("too-fast", "wait until the table has answered what you sent before", 429)
            self.send(refusal(problem, table_id, message.ref))

    async def _work_off(self, table_id: str) -> None:
        """Carry out the messages about a table, one after another."""
        messages = self._lanes[table_id].messages
        try:
            while messages:
                message = messages.popleft()
                await command_for(message).at_connection(self, message)
        finally:
            del self._lanes[table_id]

    async def receive(self, raw: bytes) -> None:
        """Decode one message and carry it out."""
        message = self._decoded(raw)
        if message is not None:
            await command_for(message).at_connection(self, message)

    def _decoded(self, raw: bytes) -> AnyClientMessage | None:
        """A message of the client's; None if it is none, and the client was told so."""
        limit = self.hub.settings.message_limit
        if len(raw) > limit:
            self.send(Refused("too-large", f"a message has at most {limit} bytes"))
            return None
        if too_deep(raw):
            self.send(Refused("malformed", f"a message is nested at most {DEEPEST} levels deep"))
            return None
        try:
            message: AnyClientMessage = _DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            self.send(Refused("malformed", f"this is not a message of the protocol: {problem}"))
            return None
        if "\x00" in getattr(message, "table", ""):
            self.send(refusal(Refuse("unknown-table", "there is no such table", 404), None, message.ref))
            return None
        return message

    async def forward(self, message: AnyClientMessage) -> None:
        """Hand a message to the hub, and send the client its reply."""
        table_id: str = getattr(message, "table", "")
        number = self._number if table_id in self.subscriptions else 0
        reply = await self.hub.route(Call(table_id, self.actor, message, number))
        self._enqueue(reply.payload)

    def forward_aside(self, message: AnyClientMessage) -> None:
        """Hand the hub a message whose reply takes seconds; the client's next messages do not wait for it."""
        if self.aside is not None and not self.aside.done():
            problem = Refuse(
                "too-fast", "your last question is still being thought about", 429, message="still-thinking"
            )
            self.send(refusal(problem, getattr(message, "table", ""), message.ref))
            return
        self.aside = self._spawn(self.forward(message))

    # -- subscriptions -------------------------------------------------------------------------------------------

    async def follow(self, message: Watch) -> None:
        """Subscribe to a table, or subscribe anew from another seat."""
        if len(self.subscriptions) >= _MOST_WATCHED and message.table not in self.subscriptions:
            problem = Refuse("too-many", f"at most {_MOST_WATCHED} tables are watched at once")
            self.send(refusal(problem, message.table, message.ref))
            return
        if message.table in self.subscriptions:
            await self._unsubscribe(message.table)
        self.subscriptions[message.table] = _Subscription(message)
        await self.hub.publisher.subscribe(message.table, self)
        await self._fetch_snapshot(message)

    async def unfollow(self, message: Unwatch) -> None:
        """End a subscription."""
        await self._unsubscribe(message.table)
        self.send(Accepted(message.ref, message.table))

    async def _fetch_snapshot(self, message: Watch) -> None:
        """Send the client a snapshot, then what was published since."""
        subscription = self.subscriptions.get(message.table)
        if subscription is None:
            return
        subscription.loading = True
        reply = await self.hub.route(Call(message.table, self.actor, message, self._number))
        if self.subscriptions.get(message.table) is not subscription:
            return  # the client has unsubscribed meanwhile
        if reply.fence == 0:
            await self._refused(subscription, reply)
        else:
            self._go_on_from(subscription, reply)
            self._count(message.table, subscription, reply.fence < 0)

    async def _refused(self, subscription: _Subscription, reply: Reply) -> None:
        """The client may not watch, or not any more: it has lost its seat, say."""
        refused = _REFUSED.decode(reply.payload)
        unavailable = refused.code == "unavailable"
        await self._unsubscribe(subscription.message.table, tell_owner=not unavailable)
        if subscription.fence == 0 or unavailable:
            self._enqueue(reply.payload)
        else:
            self.send(Gone(subscription.message.table, refused.text))

    def _go_on_from(self, subscription: _Subscription, reply: Reply) -> None:
        """Send a snapshot, then the frames that were kept back."""
        subscription.fence = reply.fence
        subscription.seq = _SEQ.decode(reply.payload).seq
        subscription.loading = False
        self._enqueue(reply.payload)
        frames, subscription.kept_back = subscription.kept_back, []
        for frame in frames:
            self.on_frame(subscription.message.table, frame)

    def _count(self, table_id: str, subscription: _Subscription, present: bool) -> None:
        """Be counted, or no longer, among those who are at an open table."""
        if subscription.counted != present:
            subscription.counted = present
            self.hub.open_tables.count(table_id, self.actor.user, 1 if present else -1)

    async def _unsubscribe(self, table_id: str, tell_owner: bool = True) -> None:
        """End a subscription, and have the owner of the table count the client out."""
        subscription = self.subscriptions.pop(table_id, None)
        if subscription is None:
            return
        self._count(table_id, subscription, False)
        await self.hub.publisher.unsubscribe(table_id, self)
        if tell_owner and subscription.fence > 0 and not self.hub.closing:
            await self.hub.route(Call(table_id, self.actor, Unwatch(table=table_id), self._number))

    def resubscribe(self, subscription: _Subscription) -> None:
        """The stream has a gap, the table another owner, or the seat another holder: fetch a new snapshot."""
        subscription.loading = True
        self._spawn(self._fetch_snapshot(msgspec.structs.replace(subscription.message, ref=None)))

    # -- out -----------------------------------------------------------------------------------------------------

    def on_frame(self, table_id: str, frame: Frame) -> None:
        """Take a frame of a table that the client watches."""
        subscription = self.subscriptions.get(table_id)
        if subscription is None:
            return
        if frame.kind == "reset":
            if frame.fence != subscription.fence and not subscription.loading:
                self.resubscribe(subscription)
        elif subscription.loading:
            # Of so many one may go: the stream has a gap then, and the client gets another snapshot.
            if len(subscription.kept_back) < LONGEST_QUEUE:
                subscription.kept_back.append(frame)
        else:
            self._pass_on(subscription, frame)

    def _pass_on(self, subscription: _Subscription, frame: Frame) -> None:
        """Send a frame to the client if it is meant for it and the next of its stream."""
        reader = frame.readers is None or self.actor.user in frame.readers
        if frame.kind == "left":
            if reader:
                self.resubscribe(subscription)
            return
        if frame.kind == "eyes":
            here, there = (subscription.fence, subscription.seq), (frame.fence, frame.seq)
            if frame.seat != subscription.seat or there <= here:
                return
            if not reader or there != (subscription.fence, subscription.seq + 1):
                self.resubscribe(subscription)
                return
            subscription.seq = frame.seq
        elif frame.speaker in self.blocked or not reader or not _concerns(frame, subscription.seat):
            return
        payload = frame.in_language(self.actor.language)
        if payload is not None:
            self._enqueue(payload)
        if frame.kind == "gone":
            self._spawn(self._unsubscribe(subscription.message.table))

    def send(self, message: ServerMessage) -> None:
        """Send the client a message."""
        self._enqueue(encode(message))

    def _enqueue(self, payload: bytes) -> None:
        """Queue an encoded message; a client that does not read is disconnected."""
        if self.outgoing.full() or self.queued + len(payload) > self.hub.settings.queue_bytes:
            if not self._too_slow:
                self._too_slow = True
                self._spawn(self.socket.close(TOO_SLOW, "messages are not read"))
            return
        self.queued += len(payload)
        self.outgoing.put_nowait(payload)

    async def _send_queued(self) -> None:
        """Send what is queued, until the client is gone."""
        while True:
            payload = await self.outgoing.get()
            self.queued -= len(payload)
            try:
                await self.socket.send_data(payload, mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return

    # -- tasks ---------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task of this client."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A task has ended. If it failed, have the client connect anew: its tables might stand still otherwise."""
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            _log.error("a connection is closed, since what was done for it failed", exc_info=problem)
            closing = asyncio.create_task(self.socket.close(_BROKEN, "something went wrong; connect again"))
            self.tasks.add(closing)
            closing.add_done_callback(self.tasks.discard)


def _concerns(frame: Frame, seat: int | None) -> bool:
    """Whether a frame is for those who watch from a seat."""
    return frame.kind != "seats" or seat in frame.seats


class _Numbered(msgspec.Struct):
    """The part of a snapshot that the gateway reads."""

    seq: int = 0


_SEQ = msgspec.json.Decoder(_Numbered)
_REFUSED = msgspec.json.Decoder(Refused)
