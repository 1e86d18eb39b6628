"""The way to other processes, through Redis (Litestar's channels backend).

Every process listens on a channel of its own for calls and replies, and on one channel for each table that somebody
here watches. Nothing is kept in Redis: what is lost on the way is noticed as a gap and looked up anew.
"""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.hub import Hub
from camarilla.server.live.streams import Frame

__all__ = ["RedisBus"]

log = structlog.get_logger()

PREFIX = "camarilla"
HEARTBEAT = "heartbeat"


class _RemoteCall(msgspec.Struct, tag="call"):
    """A call from another process."""

    number: int
    process: str
    call: Call


class _RemoteReply(msgspec.Struct, tag="reply"):
    """The reply to a call of ours."""

    number: int
    reply: Reply


class _RemoteFrame(msgspec.Struct, tag="frame"):
    """What those who watch a table are told."""

    process: str
    table: str
    frame: Frame


class _Heartbeat(msgspec.Struct, tag="alive"):
    """Another process is there."""

    process: str


DECODER = msgspec.json.Decoder(_RemoteCall | _RemoteReply | _RemoteFrame | _Heartbeat)
encode = msgspec.json.Encoder().encode


class RedisBus:
    """Carries calls, replies and frames between processes."""

    def __init__(self, hub: Hub, url: str) -> None:
        self.hub = hub
        self.me = hub.settings.process
        self.redis = Redis.from_url(url)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis, key_prefix=PREFIX)
        self.waiting: dict[int, asyncio.Future[Reply]] = {}
        self.numbers = count(1)
        self.outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen and to send."""
        await self.backend.on_startup()
        await self.backend.subscribe([_process_channel(self.me), HEARTBEAT])
        self._begin(self._read(), "wire in")
        self._begin(self._send(), "wire out")

    async def close(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.backend.on_shutdown()
        await self.redis.aclose()

    def _begin(self, work: object, name: str) -> None:
        """Do something beside what is going on."""
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- out -----------------------------------------------------------------------------------------------------

    async def call(self, process: str, call: Call, seconds: float) -> Reply:
        """Have another process carry something out."""
        number = next(self.numbers)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[number] = future
        self._put(_process_channel(process), _RemoteCall(number, self.me, call))
        try:
            return await asyncio.wait_for(future, seconds)
        finally:
            self.waiting.pop(number, None)

    def broadcast(self, table_id: str, frame: Frame) -> None:
        """Send a frame to all processes that listen to a table."""
        self._put(_table_channel(table_id), _RemoteFrame(self.me, table_id, frame))

    def beat(self) -> None:
        """Tell the others that we are there."""
        self._put(HEARTBEAT, _Heartbeat(self.me))

    async def listen(self, table_id: str) -> None:
        """Begin to hear what is told of a table."""
        await self.backend.subscribe([_table_channel(table_id)])

    async def unlisten(self, table_id: str) -> None:
        """Hear no more of it."""
        await self.backend.unsubscribe([_table_channel(table_id)])

    def _put(self, channel: str, message: msgspec.Struct) -> None:
        """Queue something to be sent, in order."""
        self.outgoing.put_nowait((channel, encode(message)))

    async def _send(self) -> None:
        """Send what is queued; what cannot be sent is lost, and noticed as a gap."""
        while True:
            channel, data = await self.outgoing.get()
            try:
                await self.redis.publish(channel, data)
            except Exception as problem:
                log.warning("redis does not take a message", problem=type(problem).__name__)
                await asyncio.sleep(0.5)

    # -- in ------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Take what comes; when Redis goes away, wait for it to come back and look at everything anew."""
        while True:
            try:
                async for _, data in self.backend.stream_events():
                    self._take(data)
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                log.warning("redis went away", problem=type(problem).__name__)
                await asyncio.sleep(0.5)
                await self._again()

    async def _again(self) -> None:
        """Listen anew after Redis was away, and have all who watch look anew."""
        try:
            tables = [_table_channel(table_id) for table_id in self.hub.publisher.subscribers]
            await self.backend.subscribe([_process_channel(self.me), HEARTBEAT, *tables])
        except Exception:
            return
        for table_id in list(self.hub.publisher.subscribers):
            self.hub.frame_arrived(table_id, Frame("reset", fence=-2))

    def _take(self, data: bytes) -> None:
        """Take one message."""
        match DECODER.decode(data):
            case _RemoteCall() as asked:
                self._begin(self._answer(asked), "answering a call")
            case _RemoteReply(number, reply):
                future = self.waiting.get(number)
                if future is not None and not future.done():
                    future.set_result(reply)
            case _RemoteFrame(process, table, frame) if process != self.me:
                self.hub.frame_arrived(table, frame)
            case _Heartbeat(process):
                self.hub.heartbeat(process)

    async def _answer(self, asked: _RemoteCall) -> None:
        """Carry out what another process asks for, if the table is ours."""
        table = self.hub.tables.get(asked.call.table)
        if table is None or table.gone:
            return
        reply = await self.hub.execute(table, asked.call)
        self._put(_process_channel(asked.process), _RemoteReply(asked.number, reply))


def _process_channel(process: str) -> str:
    """Where a process listens."""
    return f"{PREFIX}:process:{process}"


def _table_channel(table_id: str) -> str:
    """Where a table is told of."""
    return f"{PREFIX}:table:{table_id}"
