"""The bus between processes: calls, replies and frames over Redis (Litestar's channels backend).

Every process listens on a channel of its own for calls and replies, and on one channel for each table that somebody
here watches. Redis stores nothing: a client that misses a frame notices the gap and fetches a new snapshot.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from itertools import count
from secrets import randbits

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.hub import Hub
from camarilla.server.live.streams import Frame

__all__ = ["MOST_QUEUED", "RedisBus"]

_log = structlog.get_logger()

_PREFIX = "camarilla"
_HEARTBEAT = "heartbeat"
_AWAY_SECONDS = 0.25
"""How long to wait before Redis is tried again."""
_ANY_FENCE = -2
"""In a reset: whichever snapshot a client has, it needs another."""
_NUMBER_BITS = 48
_MOST_KEPT = 2_000
_LONGEST_KEPT = 4_096
"""How many replies are kept in case a call is sent again, and how many bytes one may have."""
MOST_QUEUED = 10_000
"""How many messages wait while Redis is away; more are lost, and clients fetch new snapshots when it is back."""


_Known = tuple[str, int]
"""A call: the process it came from, and its number there."""


class _RemoteCall(msgspec.Struct, tag="call"):
    """A call from another process."""

    number: int
    process: str
    call: Call


class _RemoteReply(msgspec.Struct, tag="reply"):
    """The reply to a call of this process; None if the sender does not own the table."""

    number: int
    reply: Reply | None


class _RemoteFrame(msgspec.Struct, tag="frame"):
    """A frame for those who watch a table."""

    process: str
    table: str
    frame: Frame


class _Heartbeat(msgspec.Struct, tag="alive"):
    """Another process is alive."""

    process: str


_DECODER = msgspec.json.Decoder(_RemoteCall | _RemoteReply | _RemoteFrame | _Heartbeat)
_encode = msgspec.json.Encoder().encode


class RedisBus:
    """Carries calls, replies and frames between processes."""

    def __init__(self, hub: Hub, url: str) -> None:
        self.hub = hub
        self.me = hub.settings.process
        self.redis = Redis.from_url(url)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis, key_prefix=_PREFIX)
        self.waiting: dict[int, asyncio.Future[Reply | None]] = {}
        self._numbers = count(randbits(_NUMBER_BITS))
        """Numbers of calls; they begin anywhere, so that those of an earlier life of this process are not known."""
        self.served: OrderedDict[_Known, Reply | None] = OrderedDict()
        """Calls of other processes that were carried out, with their replies; None while one is."""
        self.outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_QUEUED)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect, and begin to receive and to send."""
        await self.backend.on_startup()
        await self.backend.subscribe([_process_channel(self.me), _HEARTBEAT])
        self._spawn(self._receive_all(), "bus in")
        self._spawn(self._send_queued(), "bus out")

    async def close(self) -> None:
        """Disconnect."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.backend.on_shutdown()
        await self.redis.aclose()

    def _spawn(self, work: object, name: str) -> None:
        """Start a task."""
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- out -----------------------------------------------------------------------------------------------------

    def new_number(self) -> int:
        """A number by which a call is known, however often it is sent."""
        return next(self._numbers)

    async def call(self, process: str, call: Call, number: int, seconds: float) -> Reply | None:
        """Have another process carry out a call, once; None if it does not own the table. Raises TimeoutError."""
        future: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self.waiting[number] = future
        self._enqueue(_process_channel(process), _RemoteCall(number, self.me, call))
        try:
            return await asyncio.wait_for(future, seconds)
        finally:
            self.waiting.pop(number, None)

    def broadcast(self, table_id: str, frame: Frame) -> None:
        """Send a frame to all processes that listen to a table."""
        self._enqueue(_table_channel(table_id), _RemoteFrame(self.me, table_id, frame))

    def beat(self) -> None:
        """Tell other processes that this one is alive."""
        self._enqueue(_HEARTBEAT, _Heartbeat(self.me))

    async def listen(self, table_id: str) -> None:
        """Begin to receive the frames of a table."""
        await self.backend.subscribe([_table_channel(table_id)])

    async def unlisten(self, table_id: str) -> None:
        """Receive them no longer."""
        await self.backend.unsubscribe([_table_channel(table_id)])

    def _enqueue(self, channel: str, message: msgspec.Struct) -> None:
        """Queue a message, so that all leave in order; lost if too many wait already."""
        with suppress(asyncio.QueueFull):
            self.outgoing.put_nowait((channel, _encode(message)))

    async def _send_queued(self) -> None:
        """Send what is queued. While Redis is away all of it is lost: calls are sent again, and clients look anew."""
        while True:
            channel, data = await self.outgoing.get()
            try:
                await self.redis.publish(channel, data)
            except Exception as problem:
                _log.warning("redis does not take a message", problem=type(problem).__name__)
                await self._until_it_is_back()
                self._reset_all()

    async def _until_it_is_back(self) -> None:
        """Return once Redis answers; forget what is queued until then."""
        while True:
            await asyncio.sleep(_AWAY_SECONDS)
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            with suppress(Exception):
                await self.redis.ping()
                return

    def _reset_all(self) -> None:
        """Have all who watch our tables anywhere fetch a new snapshot: they may have missed something."""
        for table_id in self.hub.tables:
            self.broadcast(table_id, Frame("reset", fence=_ANY_FENCE))

    # -- in ------------------------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        """Receive messages; after a failure of Redis, subscribe again."""
        while True:
            try:
                async for _, data in self.backend.stream_events():
                    self._dispatch(data)
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                _log.warning("redis went away", problem=type(problem).__name__)
                await asyncio.sleep(_AWAY_SECONDS)
                await self._resubscribe()

    async def _resubscribe(self) -> None:
        """Subscribe again after Redis failed, and have all who watch fetch a new snapshot."""
        try:
            tables = [_table_channel(table_id) for table_id in self.hub.publisher.subscribers]
            await self.backend.subscribe([_process_channel(self.me), _HEARTBEAT, *tables])
        except Exception:
            return
        for table_id in list(self.hub.publisher.subscribers):
            self.hub.frame_arrived(table_id, Frame("reset", fence=_ANY_FENCE))

    def _dispatch(self, data: bytes) -> None:
        """Carry out one message."""
        match _DECODER.decode(data):
            case _RemoteCall() as remote:
                self._spawn(self._serve_call(remote), "answering a call")
            case _RemoteReply(number, reply):
                future = self.waiting.get(number)
                if future is not None and not future.done():
                    future.set_result(reply)
            case _RemoteFrame(process, table, frame) if process != self.me:
                self.hub.frame_arrived(table, frame)
            case _Heartbeat(process):
                self.hub.heartbeat(process)

    async def _serve_call(self, remote: _RemoteCall) -> None:
        """Carry out the call of another process, if this one owns the table; one that was sent again, only once."""
        known = (remote.process, remote.number)
        if known in self.served:
            reply = self.served[known]
            if reply is not None:
                self._enqueue(_process_channel(remote.process), _RemoteReply(remote.number, reply))
            return
        self.served[known] = None
        try:
            table = self.hub.tables.get(remote.call.table)
            reply = None if table is None else await self.hub.execute(table, remote.call)
        except BaseException:
            del self.served[known]
            raise
        if reply is not None and len(reply.payload) <= _LONGEST_KEPT:
            self.served[known] = reply
        else:
            del self.served[known]  # nothing was done, or it was a snapshot, which can be made again
        while len(self.served) > _MOST_KEPT:
            self.served.popitem(last=False)
        self._enqueue(_process_channel(remote.process), _RemoteReply(remote.number, reply))


def _process_channel(process: str) -> str:
    """The channel of a process."""
    return f"{_PREFIX}:process:{process}"


def _table_channel(table_id: str) -> str:
    """The channel of a table."""
    return f"{_PREFIX}:table:{table_id}"
