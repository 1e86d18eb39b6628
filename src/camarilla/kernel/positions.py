"""A table as data: the position from which a game goes on, and the record by which it can be told again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from camarilla.kernel.errors import BadPosition, BrokenLaw, CamarillaError
from camarilla.kernel.events import everything, seen_by
from camarilla.kernel.game import Game, find
from camarilla.kernel.orders import Order
from camarilla.kernel.records import Entry, Record
from camarilla.kernel.rng import commitment
from camarilla.kernel.state import State
from camarilla.kernel.steps import Forked, Stretched, step_data

if TYPE_CHECKING:
    from camarilla.kernel.table import Table

__all__ = ["dump_position", "load_position", "record_for_seat", "record_of", "take"]

POSITION_VERSION: Final = 1
MOST_STRETCHES: Final = 1 << 32


# -- Positions ---------------------------------------------------------------------------------------------------------


def dump_position(table: Table) -> bytes:
    """The position as JSON: the state at the last checkpoint and the answers since."""
    if not table.truthful:
        raise CamarillaError("a sample is for thinking and is not saved; save the table it came from")
    fresh = table.at_checkpoint()
    state = table.g if fresh else table.base
    assert state is not None
    position = {
        "camarilla": POSITION_VERSION,
        "game": table.game.name,
        "revision": table.game.revision,
        "options": msgspec.to_builtins(table.options),
        "state": state.dump(),
        "tail": [] if fresh else [step_data(step) for step in table.steps[table.base_at :]],
        "stretches": table.stretches,
        "held": {str(seat): [held[1], held[2]] for seat, held in sorted(table.held.items())},
        "orders": {str(seat): msgspec.to_builtins(orders) for seat, orders in sorted(table.orders.items()) if orders},
    }
    return msgspec.json.encode(position)


def load_position(data: bytes | str, opened: Callable[[Game, Any, State], Table]) -> Table:
    """The table that `dump_position` saved, at the same decision; `opened` makes it from its state."""
    try:
        position = msgspec.json.decode(data)
        game = find(position["game"])
        if position["camarilla"] != POSITION_VERSION or position["revision"] != game.revision:
            raise BadPosition(
                f"this position is of version {position['camarilla']}, revision {position['revision']} of "
                f"{game.name}; expected version {POSITION_VERSION}, revision {game.revision}"
            )
        g = game.blank()
        g.restore(position["state"])
        g.check()
        options = game.read_options(g.seats, position["options"])
        table = opened(game, options, g)
        resume(table, position)
    except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as problem:
        raise BadPosition(f"this is not a saved position: {type(problem).__name__}: {problem}") from None
    except BrokenLaw as broken:
        raise BadPosition(f"this is not a possible position: {broken.text}") from None
    return table


def resume(table: Table, position: dict[str, Any]) -> None:
    """Take up the tail, the held answers and the orders of a saved position."""
    table.stretches = position["stretches"]
    for entry in position["tail"]:
        take(table, entry)
    for seat, (notation, ordered) in position["held"].items():
        choice = table.choice_of(int(seat))
        if choice is None:
            raise BadPosition(f"seat {seat} has an answer in hand but is not asked anything")
        legal, value = choice.find(table.g, notation)
        if not legal:
            raise BadPosition(f"seat {seat} has the answer {notation!r} in hand, which is not legal there")
        table.held[int(seat)] = (value, notation, ordered)
    for seat, orders in position["orders"].items():
        table.orders[int(seat)] = msgspec.convert(orders, list[Order])
    table.events.clear()
    table.opening = 0
    table.event_counts = [0] * len(table.steps)


def take(table: Table, entry: list[Any]) -> None:
    """Replay one recorded step: its answers, the beginning of a new stretch, or a fork."""
    if entry[0] == "stretch":
        if type(entry[1]) is not int or not 0 < entry[1] < MOST_STRETCHES:
            raise BadPosition(f"there is no stretch {entry[1]} of the random stream")
        table.begin(Stretched(entry[1]))
        return
    if entry[0] == "fork":
        _, seed, salt, committed = entry
        step = Forked(bytes.fromhex(seed), bytes.fromhex(salt))
        if commitment(step.seed, step.salt) != committed:
            raise BadPosition("the seed of the fork is not the one committed to before it went on")
        table.branch(step)
        return
    for seat, notation, ordered in entry:
        choice = table.choice_of(seat)
        if choice is None:
            raise BadPosition(f"seat {seat} answers {notation!r} but is not asked anything")
        legal, value = choice.find(table.g, notation)
        if not legal:
            raise BadPosition(f"seat {seat} answers {notation!r}, which is not legal there")
        table.accept(choice, value, notation, ordered)


# -- Records -----------------------------------------------------------------------------------------------------------


def record_of(table: Table) -> Record:
    """The game so far: its seed, every answer and every event, nothing hidden."""
    if table.seed is None:
        raise CamarillaError("only a table played from its set-up has a record")
    return Record(
        game=table.game.name,
        revision=table.game.revision,
        seats=table.seats,
        options=msgspec.to_builtins(table.options),
        seed=table.seed.hex(),
        salt=table.salt.hex(),
        commitment=commitment(table.seed, table.salt),
        opening=everything(table.events[: table.opening]),
        entries=entries_of(table),
        result=table.result,
    )


def record_for_seat(table: Table, seat: int) -> Record:
    """What one seat may take away of a game that goes on: no seed, its own answers, the events it saw."""
    record = record_of(table)
    record.seed = record.salt = None
    record.options = table.game.shown(record.options)
    record.opening = seen_by(table.events[: table.opening], seat)
    start = table.opening
    for entry, end in zip(record.entries, table.event_counts, strict=True):
        if entry.answers[0] == "fork":
            entry.answers = ["fork", None, None, entry.answers[3]]
        elif entry.answers[0] != "stretch":
            entry.answers = [answer for answer in entry.answers if answer[0] == seat]
        entry.events = seen_by(table.events[start:end], seat)
        start = end
    return record


def entries_of(table: Table) -> list[Entry]:
    """Every step with the events it caused."""
    entries = []
    start = table.opening
    for step, end in zip(table.steps, table.event_counts, strict=True):
        entries.append(Entry(step_data(step), everything(table.events[start:end])))
        start = end
    return entries
