"""`camarilla laws --dense`: crowded positions, in processes and behind a progress bar, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from camarilla.checks.dense import Found, Ledger, Meeting, by_moment, check_crowd, crowds_of, next_positions, pairs
from camarilla.cli.common import out, print_json
from camarilla.kernel.errors import BadOptions

__all__ = ["meet", "read_ledgers", "show_ledgers", "write_ledgers"]

MOST_PAIRS = 12
"""So many pairs of a moment are named; a ledger and `--json` hold them all."""
COLUMNS = ("positions", "decisions", "pairs met", "of possible", "changed each other", "faults")


def read_ledgers(path: Path | None) -> dict[str, Ledger]:
    """What an earlier run wrote down, by game."""
    if path is None or not path.exists():
        return {}
    try:
        ledgers = msgspec.json.decode(path.read_bytes(), type=list[Ledger])
    except (OSError, msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise BadOptions(f"{path} is no ledger of dense positions: {problem}") from None
    return {ledger.game: ledger for ledger in ledgers}


def write_ledgers(path: Path | None, ledgers: Iterable[Ledger]) -> None:
    """Keep what was met, so that a later run goes on."""
    if path is not None:
        path.write_bytes(msgspec.json.encode(list(ledgers), order="sorted"))


def meet(ledger: Ledger, positions: int | None, pool: ProcessPoolExecutor | None, quiet: bool) -> Iterator[None]:
    """Play positions of a game until all pairs have met, no more would, or so many were played; a step is a round."""
    possible = len(pairs(crowds_of(ledger.game)))
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    last = None if positions is None else ledger.positions + positions
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as progress:
        bar = progress.add_task(f"{ledger.game}, pairs", total=possible, completed=len(ledger.met))
        while not ledger.finished() and (last is None or ledger.positions < last):
            meetings = next_positions(ledger)
            ledger.enter(play(ledger.game, meetings if last is None else meetings[: last - ledger.positions], pool))
            progress.update(bar, completed=len(ledger.met))
            yield


def play(game: str, meetings: list[Meeting], pool: ProcessPoolExecutor | None) -> list[Found]:
    """What came of some positions, in their order."""
    if pool is None:
        return [check_crowd(game, meeting) for meeting in meetings]
    return list(pool.map(check_crowd, [game] * len(meetings), meetings))


def show_ledgers(ledgers: list[Ledger], json: bool) -> None:
    """A line a game, the pairs that changed each other's effect, those that never met, and the faults."""
    if json:
        print_json({"ok": not any(ledger.faults for ledger in ledgers), "dense": [plain(one) for one in ledgers]})
        return
    console = out()
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("game", no_wrap=True)
    for column in COLUMNS:
        grid.add_column(column, justify="right")
    for ledger in ledgers:
        grid.add_row(*cells(ledger))
    console.print(grid)
    for ledger in ledgers:
        for moment, changed in by_moment(ledger.game, ledger.changed):
            console.print(f"{ledger.game}, {moment}: {listed(changed)}", markup=False, soft_wrap=True)
        if ledger.unmet():
            console.print(f"{ledger.game}, never met: {listed(ledger.unmet())}", markup=False, soft_wrap=True)
        for fault in ledger.faults:
            console.print(fault, markup=False, soft_wrap=True)


def plain(ledger: Ledger) -> dict[str, object]:
    """A ledger with what can be worked out from it."""
    return {
        **msgspec.to_builtins(ledger, order="sorted"),
        "possible": len(pairs(crowds_of(ledger.game))),
        "unmet": ledger.unmet(),
    }


def cells(ledger: Ledger) -> list[str]:
    """One line of the table."""
    changed = {(one, other) for _, one, other in ledger.changed}
    numbers = (
        ledger.positions,
        ledger.report.decisions,
        len(ledger.met),
        len(pairs(crowds_of(ledger.game))),
        len(changed),
        len(ledger.faults),
    )
    return [ledger.game, *map(str, numbers)]


def listed(found: list[tuple[str, str]]) -> str:
    """Pairs in words, the first of them."""
    more = f", … and {len(found) - MOST_PAIRS} more" if len(found) > MOST_PAIRS else ""
    return ", ".join([f"{one} + {other}" for one, other in found[:MOST_PAIRS]]) + more
