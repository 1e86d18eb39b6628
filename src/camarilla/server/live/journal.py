"""The journal of all games: operations are appended and committed; games are loaded by replaying them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from camarilla.kernel.errors import BadRecord, CamarillaError, NoUndo
from camarilla.kernel.game import Game
from camarilla.kernel.records import Record
from camarilla.kernel.replay import fork, record_from_set_up, replay
from camarilla.kernel.table import Table
from camarilla.server.live.archives import Stored, archive, last_number, put_away_already, stored_operations
from camarilla.server.live.operations import AnyOperation, Began, LiveGame, Outcome
from camarilla.server.storage.database import Batch, Database
from camarilla.server.storage.models import Position, RecordRow, TableRow

__all__ = [
    "Journal",
    "SetUp",
    "Source",
    "begun_game",
    "fingerprint",
    "operation_rows",
    "set_up",
    "set_up_aside",
    "set_up_of",
]


_UNDO_REACH = 8
"""At least so many of the last operations are replayed when a table is loaded, so that they can be undone."""

_REPLAYED_AT_ONCE = 4
"""After how many replayed operations other tasks may run."""

_Pause = Callable[[], Awaitable[None]]
"""Awaited now and then during a long replay, so that others can run."""


def fingerprint(game: Game) -> str:
    """A digest of the code that plays a game: all files of its package and of the kernel."""
    digest = sha256()
    for package in ("camarilla.kernel", game.package):
        for path, file in sorted(_files_of(files(package)), key=itemgetter(0)):
            if path.endswith((".py", ".json")):
                content = file.read_bytes()
                digest.update(f"{path} {len(content)}\n".encode())  # so that a line that moves to another file counts
                digest.update(content)
    return digest.hexdigest()


def _files_of(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files below a folder, each with its path."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            yield from _files_of(entry, f"{path}/")
        else:
            yield path, entry


class Source(msgspec.Struct, frozen=True):
    """Everything a game is replayed from, as plain data for a worker process."""

    game: str
    count: int
    options: bytes
    seed: str
    salt: str
    origin: bytes | None
    """The record of the game it goes on from."""
    step: int | None
    operations: list[tuple[int, bytes, str]]
    """Number, operation, digest."""

    def replayed(self) -> LiveGame:
        """The game, replayed from its first operation; raises if an outcome differs."""
        seed, salt = bytes.fromhex(self.seed), bytes.fromhex(self.salt)
        game = LiveGame(_new_table(self.game, self.count, self.options, self.origin, self.step, seed, salt))
        for number, data, digest in self.operations:
            decoded: AnyOperation = msgspec.json.decode(data, type=AnyOperation)
            outcome = game.begin() if isinstance(decoded, Began) else game.advance(decoded)
            _check_digest(outcome, number, digest)
        return game


class SetUp(msgspec.Struct, frozen=True):
    """A game that has just begun, as it is written: its first operations and its first position."""

    outcomes: list[Outcome]
    position: bytes
    asked: list[int]
    number: int
    events: int
    asking: int
    steps: int


def set_up_of(game: LiveGame, outcomes: list[Outcome]) -> SetUp:
    """What is written of a game that has just begun."""
    table = game.table
    return SetUp(outcomes, table.dump(), table.asked, game.number, game.total, game.asking, game.steps)


def begun_game(begun: SetUp) -> LiveGame:
    """A game that has just begun, from the position that was written of it, as if it were loaded."""
    return LiveGame(Table.load(begun.position), begun.number, begun.events, begun.asking, begun.steps)


async def _let_others_run() -> None:
    """Let other tasks run."""
    await asyncio.sleep(0)


class Journal:
    """Commits operations, and loads games from them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._code: dict[str, str] = {}

    def code_of(self, game: Game) -> str:
        """The fingerprint of a game, taken once: this server goes on with what it has loaded, whatever becomes of the
        files meanwhile."""
        if game.name not in self._code:
            self._code[game.name] = fingerprint(game)
        return self._code[game.name]

    # -- loading a game ------------------------------------------------------------------------------------------

    async def load(self, table_id: str, before: int | None = None) -> LiveGame:
        """A running game, from a position some operations before its end, so that its last answers can be taken back.

        With `before`, from a position older than that one, so that more can be taken back.
        """
        async with self.database.session() as session:
            last = await last_number(session, table_id)
        limit = before if before is not None else last + 2 - _UNDO_REACH
        while True:
            position, rows = await self._last_position(table_id, limit)
            try:
                return _resume(position, rows)
            except NoUndo:
                # An undo that the table agreed to went behind this position.
                if position.number >= limit:
                    raise
                limit = position.number

    async def _last_position(self, table_id: str, limit: int) -> tuple[Position, list[Stored]]:
        """The last position saved before operation `limit` (or else the first one), and the operations after it."""
        async with self.database.session() as session:
            mine = Position.table_id == table_id
            position = None
            if limit > 0:  # not so for a game that has just begun
                older = select(Position).where(mine, Position.number < limit).order_by(Position.number.desc())
                position = await session.scalar(older.limit(1))
            if position is None:
                position = await session.scalar(select(Position).where(mine).order_by(Position.number).limit(1))
            if position is None:
                raise CamarillaError(f"table {table_id} has no position to go on from")
            return position, await stored_operations(session, table_id, position.number)

    async def history(self, table_id: str) -> list[Any]:
        """All events of a game that were not undone, sealed."""
        async with self.database.session() as session:
            operations = await stored_operations(session, table_id)
        events: list[Any] = []
        for operation in operations:
            del events[operation.kept :]
            events.extend(operation.told())
        return events

    async def replayed(self, row: TableRow, pause: _Pause = _let_others_run) -> LiveGame:
        """A game replayed from its first operation, with its seed and record; raises if an outcome differs."""
        async with self.database.session() as session:
            operations = await stored_operations(session, row.id)
            origin = None if row.forked_from is None else await session.get(RecordRow, row.forked_from)
        game = LiveGame(await set_up_aside(row, origin, bytes.fromhex(row.seed), bytes.fromhex(row.salt)))
        for operation in operations:
            decoded: AnyOperation = msgspec.json.decode(operation.data, type=AnyOperation)
            outcome = game.begin() if isinstance(decoded, Began) else game.advance(decoded)
            _check_digest(outcome, operation.number, operation.digest)
            if operation.number % _REPLAYED_AT_ONCE == 0:
                await pause()
        return game

    async def source(self, row: TableRow) -> Source:
        """What a game is replayed from, for a worker process."""
        async with self.database.session() as session:
            stored = await stored_operations(session, row.id)
            origin = None if row.forked_from is None else await session.get(RecordRow, row.forked_from)
        lines = None if origin is None else origin.data
        operations = [(each.number, bytes(each.data), each.digest) for each in stored]
        return Source(row.game, row.count, row.options, row.seed, row.salt, lines, row.fork_step, operations)

    async def save_checked(self, row: TableRow, game: LiveGame, code: str) -> None:
        """Store that a table goes on under the present code, with a position that this code has written."""
        saved = {"events": game.total, "asking": game.asking, "steps": game.steps, "data": game.table.dump()}
        async with self.database.session() as session:
            await session.execute(delete(Position).where(Position.table_id == row.id))
            await session.execute(insert(Position).values(table_id=row.id, number=game.number, **saved))
            values = {"checked": code, "revision": game.table.game.revision}
            await session.execute(update(TableRow).where(TableRow.id == row.id).values(**values))

    async def finish(self, row: TableRow, game: LiveGame, pause: _Pause = _let_others_run) -> None:
        """Store the record of a finished game, and pack its operations, in one transaction."""
        async with self.database.session() as session:
            recorded, packed = await put_away_already(session, row.id)
            operations = [] if packed else await stored_operations(session, row.id)
        if not packed:
            write = None if recorded else await self._record_writer(row, game, operations, pause)
            await archive(self.database, row.id, operations, write)

    async def _record_writer(
        self, row: TableRow, game: LiveGame, operations: list[Stored], pause: _Pause
    ) -> Callable[[], bytes]:
        """A function for a thread that writes the record of a game.

        The game is replayed first unless memory has it from its first step.
        """
        if game.steps_before + game.floor > 0:
            replayed = await self.replayed(row, pause)
            return lambda: replayed.table.record.lines()
        opening = [event for one in operations if one.number < game.loaded for event in one.told()]
        known = game.table, bytes.fromhex(row.seed), bytes.fromhex(row.salt), opening
        return lambda: record_from_set_up(*known).lines()

    async def stored_record(self, row: TableRow) -> bytes | None:
        """The stored record of a finished game, if there is one."""
        async with self.database.session() as session:
            kept = await session.get(RecordRow, row.id)
        return None if kept is None else kept.data

    # -- writing -------------------------------------------------------------------------------------------------

    async def commit(
        self,
        table_id: str,
        fence: int,
        game: LiveGame,
        outcomes: list[Outcome],
        at: float,
        position: bytes | None,
        changes: dict[str, Any],
        seats: list[dict[str, Any]],
        on_commit: Callable[[], None],
    ) -> None:
        """Commit the latest operations of a game, with changes of the table's row and seats, all or nothing.

        Returns when they are on disk and `on_commit` was called; raises `LeaseLost` if the fence is out of date.
        """
        operations = operation_rows(table_id, game.number - len(outcomes), outcomes, at)
        positions = [] if position is None else [{"table_id": table_id, **_position_row(game), "data": position}]
        batch = Batch(table_id, fence, changes, operations, positions, seats, on_commit)
        await self.database.group_commit.submit(batch)


def _position_row(game: LiveGame) -> dict[str, int]:
    """How far a game is, as saved with a position of it."""
    return {"number": game.number, "events": game.total, "asking": game.asking, "steps": game.steps}


def operation_rows(table_id: str, first: int, outcomes: list[Outcome], at: float) -> list[dict[str, Any]]:
    """The rows of operations, numbered from `first`."""
    return [
        {
            "table_id": table_id,
            "number": first + offset,
            "data": msgspec.json.encode(outcome.operation),
            "kept": outcome.kept,
            "events": msgspec.json.encode(outcome.events),
            "digest": outcome.digest,
            "at": at,
        }
        for offset, outcome in enumerate(outcomes)
    ]


def _resume(position: Position, rows: list[Stored]) -> LiveGame:
    """A game from a position and the operations since; raises if an outcome differs from the stored one."""
    table = Table.load(position.data)
    game = LiveGame(table, position.number, position.events, position.asking, position.steps)
    for row in rows:
        _check_digest(game.advance(msgspec.json.decode(row.data, type=AnyOperation)), row.number, row.digest)
    return game


def set_up(row: TableRow, origin: RecordRow | None, seed: bytes, salt: bytes) -> Table:
    """A new table, set up from a seed, or going on from a step of a finished game."""
    lines = None if origin is None else origin.data
    return _new_table(row.game, row.count, row.options, lines, row.fork_step, seed, salt)


def _new_table(
    game: str, count: int, options: bytes, origin: bytes | None, step: int | None, seed: bytes, salt: bytes
) -> Table:
    """A new table from a seed, or going on from a step of the game whose record is `origin`."""
    if origin is None:
        return Table.new(game, count, seed=seed, salt=salt, options=msgspec.json.decode(options))
    table = replay(Record.read(origin), step)
    fork(table, seed, salt)
    return table


async def set_up_aside(row: TableRow, origin: RecordRow | None, seed: bytes, salt: bytes) -> Table:
    """A new table; if another game must be replayed first, a thread does that."""
    if origin is None:
        return set_up(row, origin, seed, salt)
    return await asyncio.to_thread(set_up, row, origin, seed, salt)


def _check_digest(outcome: Outcome, number: int, digest: str) -> None:
    """Raise unless a replayed operation had the same outcome as the first time."""
    if outcome.digest != digest:
        raise BadRecord(f"operation {number} does not come out as it was played")
