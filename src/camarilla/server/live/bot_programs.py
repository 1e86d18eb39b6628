"""Bot programs: started by the server, they speak the WebSocket protocol on standard input and output.

A program reads a line for each message the server would send to a client that watches its seat, and writes a line for
each message of its own. If it dies or takes too long, the server answers for its seat.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

import structlog
from litestar.exceptions import WebSocketDisconnect

from camarilla.server.api.protocol import Watch
from camarilla.server.live.gateway import Gateway
from camarilla.server.live.hub import Hub
from camarilla.server.people.rights import Actor, Credential, program_user

__all__ = ["BotPrograms"]

_log = structlog.get_logger()

_LONGEST_LINE = 65_536


class _Pipe:
    """A program's standard input and output, used like a WebSocket."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def receive_data(self, mode: str) -> bytes:
        """Read a line from the program."""
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except ValueError:
            line = b""
        if not line:
            raise WebSocketDisconnect(detail="the program has ended")
        return line

    async def send_data(self, data: bytes, mode: str) -> None:
        """Write a line to the program."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(data + b"\n")
            await self.process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise WebSocketDisconnect(detail="the program has ended") from None

    async def close(self, code: int, reason: str) -> None:
        """Kill the program."""
        with suppress(ProcessLookupError):
            self.process.kill()


class BotPrograms:
    """The bot programs at tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.running: dict[tuple[str, int], asyncio.Task[None]] = {}

    def ensure(self, table_id: str, seat: int, name: str) -> None:
        """Start a program for a seat, unless one runs already."""
        key = (table_id, seat)
        if key not in self.running:
            task = asyncio.create_task(self._sit(table_id, seat, name), name=f"bot {name}")
            self.running[key] = task
            task.add_done_callback(lambda _: self.running.pop(key, None))

    async def _sit(self, table_id: str, seat: int, name: str) -> None:
        """Run a program that plays a seat, until it or the game ends."""
        command = self.hub.settings.bot_commands[name]
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE)
        except OSError as problem:
            _log.error("a bot's program does not start", bot=name, problem=str(problem))
            return
        pipe: Any = _Pipe(process)
        actor = Actor(program_user(name, table_id, seat), name, credential=Credential.PROGRAM)
        gateway = Gateway(pipe, actor, self.hub)
        try:
            await gateway.take_seat(Watch(table=table_id, seat=seat))
            await gateway.run()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def leave(self, table_id: str) -> None:
        """Stop the programs of a table."""
        for (table, _), task in list(self.running.items()):
            if table == table_id:
                task.cancel()

    async def close(self) -> None:
        """Stop all programs."""
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
