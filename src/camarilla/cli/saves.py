"""Games on disk: saved to go on with later, and finished ones as records."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from camarilla.cli.common import readable, well_formed, writable
from camarilla.kernel.errors import BadInput
from camarilla.kernel.old_formats import record_of_version_1
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay
from camarilla.kernel.table import Table

__all__ = ["Player", "load_game", "new_place", "newest_save", "save_game", "state_folder"]

VERSION = 2


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a bot by kind, or a person (no bot), by name if one was given."""

    bot: str = ""
    name: str = ""


class _Version(msgspec.Struct):
    """The one field that must be read first."""

    camarilla_save: int


class SavedGame(msgspec.Struct):
    """A game to go on with: the position, who sits where, and the record so far, with which log and undo come back."""

    camarilla_save: int
    players: list[Player]
    position: dict[str, Any]
    record: Record | None = None


def state_folder() -> Path:
    """Where games are kept unless somebody says where."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state").absolute() / "camarilla"


def new_place(kind: str, game: str, ending: str) -> Path:
    """A file in the state folder that is not there yet."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = state_folder() / kind
    place = folder / f"{game}-{now}{ending}"
    count = 1
    while place.exists():
        count += 1
        place = folder / f"{game}-{now}-{count}{ending}"
    return place


def newest_save() -> Path:
    """The game saved last."""
    saves = sorted((state_folder() / "saves").glob("*.json"), key=lambda path: (path.stat().st_mtime, path.name))
    if not saves:
        raise BadInput(f"there is no saved game in {state_folder() / 'saves'}")
    return saves[-1]


def save_game(place: Path, table: Table, players: list[Player]) -> None:
    """Save a game."""
    record = table.record if table.seed is not None else None
    saved = SavedGame(VERSION, players, msgspec.json.decode(table.dump()), record)
    writable(place, msgspec.json.encode(saved) + b"\n")


def load_game(place: Path) -> tuple[Table, list[Player]]:
    """A saved game; or a bare position (`Table.dump`), which does not say who sits where."""
    with well_formed(str(place)):
        return read_game(place, readable(place))


def read_game(place: Path, data: bytes) -> tuple[Table, list[Player]]:
    """A game from the bytes of its file."""
    found = msgspec.json.decode(data)
    if isinstance(found, dict) and "camarilla" in found:
        table = Table.load(data)
        look_around(table)
        return table, []
    version = msgspec.convert(found, _Version).camarilla_save
    if version not in (1, VERSION):
        raise BadInput(f"{place}: is a saved game of version {version}; this program reads 1 to {VERSION}")
    if version == 1 and "record" in found:
        found["record"] = record_of_version_1(found["record"])
    saved = msgspec.convert(found, SavedGame)
    table = table_of(saved)
    if len(saved.players) != table.seats:
        raise BadInput(f"{place}: has {len(saved.players)} players for {table.seats} seats")
    return table, saved.players


def table_of(saved: SavedGame) -> Table:
    """The table of a saved game, with its log, record and undo; the record must lead to the position."""
    table = Table.load(msgspec.json.encode(saved.position))
    if saved.record is None or saved.record.revision != table.game.revision:  # played so far under older rules
        look_around(table)
        return table
    again = replay(saved.record)
    again.held = table.held
    again.orders = table.orders
    if again.dump() != table.dump():
        raise BadInput("the saved game is damaged: its record does not lead to its position")
    return again


def look_around(table: Table) -> None:
    """Refuse a position that was tampered with, as far as that can be seen by looking."""
    table.g.check()
    for seat in range(table.seats):
        table.view(seat)
        table.legal(seat)
