"""Publishing: frames go to everybody who watches a table, in this process and, over the bus, in all others."""

from __future__ import annotations

from typing import Protocol

from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.streams import Frame

__all__ = ["Bus", "Publisher", "Subscriber"]


class Subscriber(Protocol):
    """A client of this process that watches tables."""

    def on_frame(self, table_id: str, frame: Frame) -> None:
        """Take a frame of a table."""
        ...


class Bus(Protocol):
    """The way to other processes."""

    def new_number(self) -> int:
        """A number by which a call is known, however often it is sent."""
        ...

    async def call(self, process: str, call: Call, number: int, seconds: float) -> Reply | None:
        """Have another process carry out a call, once; None if it does not own the table. Raises TimeoutError."""
        ...

    def broadcast(self, table_id: str, frame: Frame) -> None:
        """Send a frame to all processes that listen to a table."""
        ...

    def beat(self) -> None:
        """Tell other processes that this one is alive."""
        ...

    async def listen(self, table_id: str) -> None:
        """Begin to receive the frames of a table."""
        ...

    async def unlisten(self, table_id: str) -> None:
        """Receive them no longer."""
        ...


class Publisher:
    """Who watches which table in this process, and how frames reach them."""

    def __init__(self) -> None:
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.bus: Bus | None = None
        """None in a server of one process."""

    def publish(self, table_id: str, frame: Frame) -> None:
        """Send a frame to everybody who watches a table, in whatever process."""
        self.deliver(table_id, frame)
        if self.bus is not None:
            self.bus.broadcast(table_id, frame)

    def deliver(self, table_id: str, frame: Frame) -> None:
        """Send a frame to those who watch a table in this process."""
        for subscriber in list(self.subscribers.get(table_id, ())):
            subscriber.on_frame(table_id, frame)

    async def subscribe(self, table_id: str, subscriber: Subscriber) -> None:
        """Send a client the frames of a table from now on."""
        first = table_id not in self.subscribers
        self.subscribers.setdefault(table_id, set()).add(subscriber)
        if first and self.bus is not None:
            await self.bus.listen(table_id)
            self.bus.broadcast(table_id, Frame("who"))

    async def unsubscribe(self, table_id: str, subscriber: Subscriber) -> None:
        """Send a client no more frames of a table."""
        subscribers = self.subscribers.get(table_id)
        if subscribers is None:
            return
        subscribers.discard(subscriber)
        if not subscribers:
            del self.subscribers[table_id]
            if self.bus is not None:
                await self.bus.unlisten(table_id)
