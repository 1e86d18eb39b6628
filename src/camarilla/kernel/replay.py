"""Replays records into tables, to look back or to go on, and verifies that a recorded game was fair."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from camarilla.kernel.errors import BadRecord, CamarillaError
from camarilla.kernel.event_codec import opened
from camarilla.kernel.events import Event
from camarilla.kernel.game import find
from camarilla.kernel.records import Entry, Record
from camarilla.kernel.rng import seed_bytes
from camarilla.kernel.steps import Fork, Step
from camarilla.kernel.table import Table

__all__ = ["events_by_step", "fork", "record_from_set_up", "redo_last", "replay", "take", "verify"]


def replay(record: Record, steps: int | None = None, before: Callable[[Table, Entry], None] | None = None) -> Table:
    """The table as it stood after the first `steps` steps of a record (all of them for None).

    `before` is called before each step with the table, at its question, and the step.

    >>> import camarilla
    >>> table = camarilla.new("coup", seats=2, seed=7)
    >>> table.play(0, "income")
    >>> table.play(1, "aid")
    >>> camarilla.replay(table.record, steps=1).to_act
    [1]
    """
    game = find(record.game)
    if record.revision != game.revision:
        raise BadRecord(
            f"the record is of rules revision {record.revision} of {game.name}, this program plays {game.revision}; "
            "it can be watched by its events, not replayed"
        )
    if record.seed is None or record.salt is None:
        raise BadRecord("the record does not reveal its seed, so it can be watched but not replayed")
    table = Table.new(
        game,
        record.seats,
        seed=record.secret("seed", record.seed),
        salt=record.secret("salt", record.salt),
        options=record.options,
    )
    for number, entry in enumerate(record.entries[:steps], start=1):
        try:
            if before is not None:
                before(table, entry)
            take(table, entry.step)
        except (CamarillaError, TypeError, ValueError, IndexError) as problem:
            raise BadRecord(f"step {number} of the record does not replay: {problem}") from None
    return table


def take(table: Table, step: Step) -> None:
    """Replay one recorded step; refuses answers that are not legal."""
    table._take(step)


def fork(table: Table, seed: int | str | bytes, salt: bytes = b"") -> None:
    """Go on from here as another game with a new seed, and shuffle what nobody has seen yet.

    For a finished game replayed up to some step; the fork is a step of the record, so anybody can verify it.
    """
    table._change_chance(Fork.to(seed_bytes(seed), salt))
    table.orders = {}


def redo_last(table: Table) -> None:
    """Rebuild the game as it was before the last answers, and give them again; nothing changes by it."""
    table._redo_last()


def events_by_step(table: Table) -> list[list[Event]]:
    """The events of the set-up, then those of each step."""
    return table._history.by_step(table.events)


def record_from_set_up(table: Table, seed: bytes, salt: bytes, opening: list[Any]) -> Record:
    """The record of a table that was loaded from the position before its first step.

    Such a table knows neither its seed nor the events of its set-up; `opening` are these, sealed.
    """
    return table._record_from(seed, salt, opened(opening))


def verify(record: Record) -> Table:
    """Re-derive a finished game from its revealed seed; refuses at the first thing that does not come out the same.

    >>> import camarilla
    >>> from camarilla.bots.match import play_match
    >>> record = play_match("coup", ["heuristic", "random"], seed=1, record=True).record
    >>> camarilla.verify(record).result.winners
    (0,)
    """
    record.check_commitment()
    table = replay(record)
    again = table.record
    if again.opening != record.opening:
        raise BadRecord("the set-up of the record is not the one its seed gives")
    for number, (mine, theirs) in enumerate(zip(again.entries, record.entries, strict=True), start=1):
        if mine.step != theirs.step:
            raise BadRecord(f"step {number} of the record holds an answer that the table would never have shown")
        if not _same_events(mine.events, theirs.events, table.game.event_types):
            raise BadRecord(f"the events of step {number} are not the ones its seed and answers give")
    if again.result != record.result:
        raise BadRecord("the result of the record is not the one its seed and answers give")
    return table


def _same_events(mine: list[dict[str, Any]], theirs: list[dict[str, Any]], kinds: Mapping[str, type[Event]]) -> bool:
    """Whether two tellings agree; one that was written before a field was added may lack that field."""
    if mine == theirs:
        return True
    if len(mine) != len(theirs):
        return False
    for ours, other in zip(mine, theirs, strict=True):
        kind = kinds.get(ours["type"])
        added = kind.added if kind is not None else ()
        if {name: value for name, value in ours.items() if name in other or name not in added} != other:
            return False
    return True
