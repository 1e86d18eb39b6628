"""What other processes do in tests instead of thinking: it hangs, it dies, or it is done at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from itertools import count
from pathlib import Path
from typing import Any

from camarilla.kernel.table import Table
from camarilla.server.refusals import Refuse

thoughts = count(1)


def hang(place: bytes) -> None:
    """Say so, and never come back."""
    Path(os.fsdecode(place)).touch()
    threading.Event().wait()


def first(position: bytes, seat: int) -> str:
    """The first answer there is."""
    return Table.load(position).legal(seat)[0].notation


def scripted(
    table_id: str, game: str, name: str, position: bytes, seat: int, events: Any, rng: Any, seconds: float
) -> str:
    """Does as the bot is called: `hang`, `die`, or else it answers with its name."""
    if name == "hang":
        hang(position)
    if name == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    return name


def seconds_given(*given: Any) -> str:
    """Tells how long it may take."""
    return str(given[-1])


def all_but_one(
    table_id: str, game: str, name: str, position: bytes, seat: int, events: Any, rng: Any, seconds: float
) -> str:
    """The bot `search` hangs; others answer at once."""
    if name == "search":
        threading.Event().wait()
    return first(position, seat)


def mortal(
    table_id: str, game: str, name: str, position: bytes, seat: int, events: Any, rng: Any, seconds: float
) -> str:
    """Every process dies over its third thought."""
    if next(thoughts) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return first(position, seat)


def where_am_i(*_: Any) -> None:
    """Tells in which process it is."""
    raise Refuse("teapot", multiprocessing.current_process().name, 418)


def slow_replay(table_id: str, lines: bytes, eye: str) -> bytes:
    """Ends when it is let."""
    folder = Path(os.environ["SLOW_REPLAY"])
    with open(folder / "begun", "a") as file:
        file.write("begun\n")
    while not (folder / "end").exists():
        threading.Event().wait(0.01)
    return b'{"eye":"public"}'


def first_at_leisure(
    table_id: str, game: str, name: str, position: bytes, seat: int, events: Any, rng: Any, seconds: float
) -> str:
    """The first answer there is, after a moment, so that there is something to kill."""
    threading.Event().wait(0.02)
    return first(position, seat)
