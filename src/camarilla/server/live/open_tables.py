"""Tables that are not being played. No process owns them, so any process answers those who watch and talk there.

Each process knows who of its own clients is at such a table, and tells the others over the bus.
"""

from __future__ import annotations

import asyncio

from camarilla.server.api.protocol import Accepted, Gone, Say, Snapshot, Status, Watch
from camarilla.server.live.calls import Call, Reply
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.presence import OpenTablePresence, state_of
from camarilla.server.live.publisher import Publisher
from camarilla.server.live.streams import ALL_LANGUAGES, Frame, encode, to_all
from camarilla.server.people.access import access_of
from camarilla.server.people.links import Signer
from camarilla.server.people.rights import Right, check
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import TableRow
from camarilla.server.storage.table_rows import seats_of

__all__ = ["OpenTables"]

_UNOWNED = -1
"""The fence of a table that is not being played: nobody owns it."""
_DEBOUNCE_SECONDS = 0.05
"""Changing seats means to leave and come back at once; nobody is told of that."""


class OpenTables:
    """Who is at which open table, and what they are sent."""

    def __init__(self, settings: Settings, database: Database, publisher: Publisher) -> None:
        self.presence = OpenTablePresence()
        self._settings = settings
        self._database = database
        self._publisher = publisher
        self._signer = Signer(settings.secret)
        self._announcing: dict[str, asyncio.Task[None]] = {}
        """Tables whose presence is about to be announced here."""

    async def close(self) -> None:
        """Drop announcements that are under way."""
        tasks = list(self._announcing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- commands ------------------------------------------------------------------------------------------------

    async def snapshot(self, call: Call, refused: Reply) -> Reply:
        """What somebody who watches an open table is shown; `refused` if the table is not open."""
        message = call.message
        assert isinstance(message, Watch)
        async with self._database.session() as session:
            row = await session.get(TableRow, message.table)
            if row is None or row.status == "running":
                return refused
            seats = await seats_of(session, message.table)
        try:
            access = access_of(row, seats, self._signer)
            check(Right.WATCH, call.actor, access, seat=message.seat, invite=message.invite)
        except Refuse as problem:
            return Reply.refuse(problem, call)
        here = {*self.presence.at(row.id), call.actor.user}
        chat = await lines_for(self._database, access, call.actor, message)
        shown = Snapshot(row.id, 0, state_of(row, seats, here), message.seat, chat=chat, ref=message.ref)
        return Reply(encode(shown), _UNOWNED)

    async def talk(self, call: Call, refused: Reply) -> Reply:
        """Talk at a table whose game has not begun, for those who watch it; else `refused`."""
        message = call.message
        assert isinstance(message, Say)
        if call.client == 0:
            return refused
        async with self._database.session() as session:
            row = await session.get(TableRow, message.table)
            if row is None or row.status != "open":
                return refused
            seats = await seats_of(session, message.table)
        try:
            access = access_of(row, seats, self._signer)
            check(Right.TALK, call.actor, access, seat=message.seat, invite=message.invite)
            if message.to is not None:
                raise Refuse("not-allowed", "there are no whispers before the game", 403, message="no-whispers")
            said = await put_line(self._database, self._settings.now(), call.actor, message, None)
        except Refuse as problem:
            return Reply.refuse(problem, call)
        self._publisher.publish(row.id, to_all(said, call.actor.user))
        return Reply(encode(Accepted(message.ref, row.id)), _UNOWNED)

    # -- presence ------------------------------------------------------------------------------------------------

    def count(self, table_id: str, user: str, change: int) -> None:
        """A client of this process came to a table (1) or left it (-1)."""
        if self.presence.change(table_id, self._settings.process, user, change):
            self._tell_processes(table_id)
            self._announce_soon(table_id)

    def hear(self, table_id: str, frame: Frame) -> None:
        """Another process tells who of its clients is at a table (`here`), or asks (`who`)."""
        if frame.kind == "who":
            self._tell_processes(table_id)
        elif self.presence.hear(table_id, frame.process, frame.users):
            self._announce_soon(table_id)

    def drop_process(self, process: str) -> None:
        """A process died with all its connections."""
        for table_id in self.presence.drop(process):
            self._announce_soon(table_id)

    def _tell_processes(self, table_id: str) -> None:
        """Tell other processes who of our clients is at a table."""
        if self._publisher.bus is not None:
            me = self._settings.process
            users = self.presence.of(table_id, me)
            self._publisher.bus.broadcast(table_id, Frame("here", process=me, users=users))

    # -- announcing ----------------------------------------------------------------------------------------------

    async def announce(self, table_id: str) -> None:
        """Publish the state of an open table."""
        status = await self._status(table_id)
        if status is not None:
            self._publisher.publish(table_id, to_all(status))

    def dismiss(self, table_id: str, text: str) -> None:
        """A table can no longer be watched: publish why."""
        self._publisher.publish(table_id, Frame("gone", payloads={ALL_LANGUAGES: encode(Gone(table_id, text))}))

    def _announce_soon(self, table_id: str) -> None:
        """Tell the clients of this process who is at a table, after a short delay."""
        if table_id in self._publisher.subscribers and table_id not in self._announcing:
            task = asyncio.create_task(self._announce_here(table_id))
            self._announcing[table_id] = task
            task.add_done_callback(lambda _: self._announcing.pop(table_id, None))

    async def _announce_here(self, table_id: str) -> None:
        """Wait a moment, then tell the clients of this process who is at a table."""
        await asyncio.sleep(_DEBOUNCE_SECONDS)
        self._announcing.pop(table_id, None)
        status = await self._status(table_id)
        if status is not None:
            self._publisher.deliver(table_id, to_all(status))

    async def _status(self, table_id: str) -> Status | None:
        """The state of an open table; None if it is not open."""
        async with self._database.session() as session:
            row = await session.get(TableRow, table_id)
            if row is None or row.status == "running":
                return None
            seats = await seats_of(session, table_id)
        return Status(table_id, state_of(row, seats, self.presence.at(table_id)))
