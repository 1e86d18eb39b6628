"""The registry of messages: every type a client may send, who may send it, and which process carries it out.

`commands` fills it. The gateway, the hub and the open tables look a message up here; none of them knows its type.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from camarilla.server.api.protocol import AnyClientMessage, ClientMessage, ServerMessage, Unwatch, Watch
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.open_tables import OpenTables
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse

__all__ = ["COMMANDS", "Client", "Command", "Later", "command", "command_for", "connection_command"]

M = TypeVar("M", bound=ClientMessage)
Granted = TypeVar("Granted")
Later = Callable[[], Awaitable[ServerMessage]]
"""The rest of a command that takes seconds: it runs after the table's lock was released."""
AtConnection = Callable[["Client", M], Awaitable[None]]
AtOpenTable = Callable[[OpenTables, Call, Reply], Awaitable[Reply]]


class Client(Protocol):
    """The connection a message came through, as far as commands need it."""

    def send(self, message: ServerMessage) -> None:
        """Send the client a message."""
        ...

    async def follow(self, message: Watch) -> None:
        """Subscribe the client to a table."""
        ...

    async def unfollow(self, message: Unwatch) -> None:
        """End a subscription."""
        ...

    async def forward(self, message: AnyClientMessage) -> None:
        """Hand a message to the hub, and send the client its reply."""
        ...


class Command:
    """How one type of message is carried out."""

    def __init__(
        self,
        at_connection: AtConnection[Any],
        authorise: Callable[[LiveTable, Actor, Any], Any] | None = None,
        run: Callable[[LiveTable, Call, Any, Any], Awaitable[ServerMessage | Later]] | None = None,
        at_open_table: AtOpenTable | None = None,
    ) -> None:
        self.at_connection = at_connection
        """What the process does to which the client is connected: by default it forwards the message."""
        self.at_open_table = at_open_table
        """What any process does if no process owns the table, given the refusal that the client gets otherwise."""
        self._authorise = authorise
        self._run = run

    @property
    def needs_owner(self) -> bool:
        """Whether the process that owns the table has a part in it."""
        return self._run is not None

    async def carry_out(self, table: LiveTable, call: Call) -> ServerMessage | Later:
        """Authorise the message and carry it out, or raise and change nothing. The caller holds the table's lock."""
        if self._authorise is None or self._run is None:
            raise Refuse("malformed", "this message is not for a table")
        granted = self._authorise(table, call.actor, call.message)
        return await self._run(table, call, call.message, granted)


COMMANDS: dict[type[ClientMessage], Command] = {}


def command_for(message: ClientMessage) -> Command:
    """How a message is carried out."""
    return COMMANDS[type(message)]


def _register(message: type[ClientMessage], entry: Command) -> None:
    """Add a type of message, once."""
    if message in COMMANDS:
        raise ValueError(f"{message.__name__} is registered twice")
    COMMANDS[message] = entry


async def _forward(client: Client, message: AnyClientMessage) -> None:
    """What a connection does with most messages."""
    await client.forward(message)


Run = Callable[[LiveTable, Call, M, Granted], Awaitable[ServerMessage | Later]]


def command(
    message: type[M],
    *,
    needs: Callable[[LiveTable, Actor, M], Granted],
    at_connection: AtConnection[M] | None = None,
    at_open_table: AtOpenTable | None = None,
) -> Callable[[Run[M, Granted]], Run[M, Granted]]:
    """Register what the owner of a table does with a type of message.

    `needs` raises unless the sender may send it; what it returns (mostly the sender's chair) is handed on.
    """

    def add(run: Run[M, Granted]) -> Run[M, Granted]:
        _register(message, Command(at_connection or _forward, needs, run, at_open_table))
        return run

    return add


def connection_command(message: type[M]) -> Callable[[AtConnection[M]], AtConnection[M]]:
    """Register a type of message that the client's own process answers: no table has a part in it."""

    def add(run: AtConnection[M]) -> AtConnection[M]:
        _register(message, Command(run))
        return run

    return add
