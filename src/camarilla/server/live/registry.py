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
from camarilla.server.people.access import blocked_at
from camarilla.server.people.rights import Right, check
from camarilla.server.refusals import Refuse

__all__ = ["COMMANDS", "Client", "Command", "Later", "command", "command_for", "connection_command"]

_M = TypeVar("_M", bound=ClientMessage)
Later = Callable[[], Awaitable[ServerMessage]]
"""The rest of a command that takes seconds: it runs after the table's lock was released."""
_AtConnection = Callable[["Client", _M], Awaitable[None]]
_AtOpenTable = Callable[[OpenTables, Call, Reply], Awaitable[Reply]]


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

    def forward_aside(self, message: AnyClientMessage) -> None:
        """Do the same without waiting for the reply, which takes seconds; one such message at a time."""
        ...


class Command:
    """How one type of message is carried out."""

    def __init__(
        self,
        at_connection: _AtConnection[Any],
        right: Right = Right.KNOWN,
        run: Callable[[LiveTable, Call, Any], Awaitable[ServerMessage | Later]] | None = None,
        at_open_table: _AtOpenTable | None = None,
        slow: bool = False,
    ) -> None:
        self.at_connection = at_connection
        """What the process does to which the client is connected: by default it forwards the message."""
        self.at_open_table = at_open_table
        """What any process does if no process owns the table, given the refusal that the client gets otherwise."""
        self.slow = slow
        """Whether its reply takes seconds: another process is waited for longer, and not asked again."""
        self.right = right
        """What its sender must be allowed to do at the table."""
        self._run = run

    @property
    def needs_owner(self) -> bool:
        """Whether the process that owns the table has a part in it."""
        return self._run is not None

    async def carry_out(self, table: LiveTable, call: Call) -> ServerMessage | Later:
        """Authorise the message and carry it out, or raise and change nothing. The caller holds the table's lock."""
        if self._run is None:
            raise Refuse("malformed", "this message is not for a table")
        access, blocked = table.access, False
        if self.right is Right.JOIN:
            async with table.journal.database.session() as session:
                blocked = await blocked_at(session, call.actor, access.people)
        seat, invite = getattr(call.message, "seat", None), getattr(call.message, "invite", None)
        check(self.right, call.actor, access, seat=seat, invite=invite, blocked=blocked)
        return await self._run(table, call, call.message)


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


async def _forward_aside(client: Client, message: AnyClientMessage) -> None:
    """What a connection does with a message whose reply takes seconds: it goes on with the client's next ones."""
    client.forward_aside(message)


_Run = Callable[[LiveTable, Call, _M], Awaitable[ServerMessage | Later]]


def command(
    message: type[_M],
    *,
    right: Right,
    at_connection: _AtConnection[_M] | None = None,
    at_open_table: _AtOpenTable | None = None,
    slow: bool = False,
) -> Callable[[_Run[_M]], _Run[_M]]:
    """Register what the owner of a table does with a type of message, and the right its sender needs."""

    def add(run: _Run[_M]) -> _Run[_M]:
        received = at_connection or (_forward_aside if slow else _forward)
        _register(message, Command(received, right, run, at_open_table, slow))
        return run

    return add


def connection_command(message: type[_M]) -> Callable[[_AtConnection[_M]], _AtConnection[_M]]:
    """Register a type of message that the client's own process answers: no table has a part in it."""

    def add(run: _AtConnection[_M]) -> _AtConnection[_M]:
        _register(message, Command(run))
        return run

    return add
