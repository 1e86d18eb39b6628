"""`camarilla laws`: put games through every law by random play, and compare builds by what they play."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from camarilla.checks.dense import AT_ONCE, Ledger, crowds_of
from camarilla.checks.laws import SERIES_LENGTH, Report, check_game, check_ids, check_series
from camarilla.cli.common import Json, out, print_json
from camarilla.cli.dense import meet, read_ledgers, show_ledgers, write_ledgers
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.game import Variant, find, names
from camarilla.kernel.records import Record
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

__all__ = ["digest", "laws"]

CHUNK = 10
"""So many games are one piece of work for a process."""
DIGEST_GAMES = 50
WIDE = 200
"""Columns of what is written into a log."""
MOST_SHOWN = 20
COLUMNS = ("games", "series", "decisions", "longest", "secrecy runs", "steps", "ended early", "samples", "undos")


class Checked(msgspec.Struct):
    """What a piece of work found; `broken` is what did not hold, if anything."""

    report: Report
    broken: str = ""


class Work(msgspec.Struct):
    """The seeds of the games and of the series to be played of a variant."""

    games: range
    series: range

    def pieces(self) -> list[tuple[list[int], bool]]:
        """What one process does at a time: seeds, and whether they are of series."""
        lots = [(list(self.games[start : start + CHUNK]), False) for start in range(0, len(self.games), CHUNK)]
        return lots + [([seed], True) for seed in self.series]


class Summary(msgspec.Struct):
    """The laws over one variant."""

    game: str
    variant: str
    seats: int
    options: dict[str, Any]
    bound: int
    report: Report
    broken: list[str]


def laws(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="The games; without any, all that are installed.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", metavar="N", min=1, help="Random games a variant; by default what a game asks for."),
    ] = None,
    series: Annotated[
        int | None,
        typer.Option(
            "--series",
            metavar="N",
            min=0,
            help=f"Series of {SERIES_LENGTH} games a variant, each game set up from the one before, where a game has "
            "such; by default what it asks for, none with --games.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=0, help="Processes; 0 is one a core.")] = 0,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The seed of the first game; it counts up.")] = 0,
    digest: Annotated[
        bool,
        typer.Option(
            "--digest",
            help=f"Print only a hash of the records of {DIGEST_GAMES} random games a variant: two builds play alike if "
            "and only if these are the same.",
        ),
    ] = False,
    dense: Annotated[
        bool,
        typer.Option(
            "--dense",
            help="Play crowded positions instead, until every two cards that speak at one moment have met; tells which "
            "pairs changed each other's effect. Without GAME, of all games that have such positions.",
        ),
    ] = False,
    positions: Annotated[
        int | None, typer.Option("--positions", metavar="N", min=1, help="With --dense: at most so many a game.")
    ] = None,
    ledger: Annotated[
        Path | None,
        typer.Option(
            "--ledger", metavar="FILE", help="With --dense: write down what has met; go on from it next time."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Hold every law of the table over random games of every variant. Exit code 1 if one breaks.

    The laws: who must act has options and all apply; all else is refused and changes nothing; games repeat byte for
    byte, and survive being saved, cloned and undone; nobody learns what they may not know; nothing is lost; every game
    ends; samples are what a seat could believe.

    For example: camarilla laws potdevin --games 2000 --jobs 4
    """
    if dense:
        check_dense(
            game or [name for name in names() if find(name).crowds is not None], seed, positions, ledger, jobs, json
        )
        return
    chosen = [find(name) for name in game or names()]
    if digest:
        print_digests([(one.name, variant) for one in chosen for variant in one.variants], json)
        return
    summaries: list[Summary] = []
    for one in chosen:
        chains = 0 if one.series is None else series if series is not None else 0 if games else one.series.laws
        work = Work(range(seed, seed + (games or one.law_games)), range(seed, seed + chains))
        count = min(jobs or os.cpu_count() or 1, len(work.pieces()))
        summaries += check_all([(one.name, variant) for variant in one.variants], work, count, quiet=json)
    if json:
        print_json({"ok": not any(summary.broken for summary in summaries), "laws": summaries})
    else:
        show(summaries)
    if any(summary.broken for summary in summaries):
        raise typer.Exit(1)


def check_dense(
    chosen: list[str], seed: int, positions: int | None, ledger: Path | None, jobs: int, json: bool
) -> None:
    """Crowded positions of some games; exits with 1 if a law breaks."""
    ledgers = read_ledgers(ledger)
    with workers(min(jobs or os.cpu_count() or 1, AT_ONCE)) as pool:
        for name in chosen:
            crowds_of(name)
            ledgers.setdefault(name, Ledger(name, seed))
            for _ in meet(ledgers[name], positions, pool, quiet=json):
                write_ledgers(ledger, ledgers.values())  # after each round: a run that is stopped goes on from here
    show_ledgers([ledgers[name] for name in chosen], json)
    if any(ledgers[name].faults for name in chosen):
        raise typer.Exit(1)


# -- checking ----------------------------------------------------------------------------------------------------------


def check_all(pairs: list[tuple[str, Variant]], work: Work, jobs: int, quiet: bool) -> list[Summary]:
    """Every variant over all its work, in so many processes, behind a progress bar."""
    summaries: list[Summary] = []
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bars = Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal)
    with workers(jobs) as pool, bars as progress:
        for name, variant in pairs:
            game = find(name)
            options = game.read_options(variant.seats, variant.options)
            summary = Summary(
                name,
                str(variant),
                variant.seats,
                msgspec.to_builtins(options),
                game.bound(variant.seats, options),
                Report(),
                broken_ids(name, variant),
            )
            bar = progress.add_task(f"{name}, {variant}", total=len(work.games) + len(work.series))
            for checked in check_work(name, variant, work, pool):
                summary.report.add(checked.report)
                if checked.broken:
                    summary.broken.append(checked.broken)
                progress.advance(bar)
            summaries.append(summary)
            if not quiet and not screen.is_terminal:  # a log has no bar: it is told what is done, variant by variant
                held = f"{len(summary.broken)} broken" if summary.broken else "every law holds"
                screen.print(
                    f"{name}, {variant}: {summary.report.games} games, {held}", soft_wrap=True, highlight=False
                )
    return summaries


def broken_ids(name: str, variant: Variant) -> list[str]:
    """What `check_ids` found."""
    try:
        check_ids(find(name), variant)
    except BrokenLaw as broken:
        return [f"{name}, {variant}: {broken}"]
    return []


def check_work(name: str, variant: Variant, work: Work, pool: ProcessPoolExecutor | None) -> Iterator[Checked]:
    """Check a variant's games and series; without a pool in this process."""
    pieces = work.pieces()
    if pool is None:
        for seeds, series in pieces:
            for seed in seeds:
                yield check_one(name, variant, seed, series)
        return
    count = len(pieces)
    for piece in pool.map(check_piece, [name] * count, [variant] * count, *zip(*pieces, strict=True)):
        yield from piece


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """So many processes; none for one job. An interruption is for this process to deal with, not for them."""
    if jobs == 1:
        yield None
        return
    # Spawned, not forked: the same on every platform, and safe beside the thread that draws a progress bar.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool


def check_piece(name: str, variant: Variant, seeds: list[int], series: bool) -> list[Checked]:
    """Check some games or series, for a process of the pool."""
    return [check_one(name, variant, seed, series) for seed in seeds]


def check_one(name: str, variant: Variant, seed: int, series: bool) -> Checked:
    """Check one game or series. Whatever else goes wrong in a game's code breaks law 1: a listed option must apply."""
    try:
        return Checked((check_series if series else check_game)(find(name), variant, seed))
    except BrokenLaw as broken:
        return Checked(Report(games=1), str(broken))
    except Exception as problem:
        kind = "series of seed" if series else "seed"
        return Checked(Report(games=1), f"{name}, {variant}, {kind} {seed}: {type(problem).__name__}: {problem}")


def show(summaries: list[Summary]) -> None:
    """A line a variant, game by game, then what was broken."""
    console = out()
    if not console.is_terminal:  # in a log the numbers matter more than the width of a page
        console.width = WIDE
    for name in dict.fromkeys(summary.game for summary in summaries):
        grid = Grid(
            title=name, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 1, 0, 0)
        )
        grid.add_column("variant", no_wrap=True)
        for column in COLUMNS:
            grid.add_column(column, justify="right", vertical="bottom")
        for summary in summaries:
            if summary.game == name:
                grid.add_row(*cells(summary))
        console.print(grid)
    broken = [line for summary in summaries for line in summary.broken]
    for line in broken[:MOST_SHOWN]:
        console.print(line, markup=False, soft_wrap=True)
    if len(broken) > MOST_SHOWN:
        console.print(f"… and {len(broken) - MOST_SHOWN} more")
    console.print(f"[bold red]{len(broken)} broken[/]" if broken else "[green]every law holds[/]")


def cells(summary: Summary) -> list[str]:
    """One line of the table."""
    report = summary.report
    early = 100 * report.secrecy_ended_early / max(1, report.secrecy_runs)
    return [
        summary.variant,
        str(report.games),
        str(report.series),
        str(report.decisions),
        f"{report.longest}/{summary.bound}",
        str(report.secrecy_runs),
        str(report.secrecy_steps),
        f"{early:.0f} %",
        str(report.samples),
        str(report.undos),
    ]


# -- digests -----------------------------------------------------------------------------------------------------------


def print_digests(pairs: list[tuple[str, Variant]], json: bool) -> None:
    """A hash a variant."""
    found = {f"{name}, {variant}": digest(name, variant, DIGEST_GAMES) for name, variant in pairs}
    if json:
        print_json({"games": DIGEST_GAMES, "digests": found})
        return
    for title, value in found.items():
        out().print(f"{value}  {title}", soft_wrap=True, markup=False)


def digest(name: str, variant: Variant, games: int) -> str:
    """The hash of the first games of a variant, played at random from fixed seeds."""
    sum = sha256()
    for seed in range(games):
        table = Table.new(name, variant.seats, seed=seed, options=variant.options)
        rng = Rng(seed_bytes(seed)).fork("digest")
        while not table.over:
            seat = rng.pick(table.to_act)
            table.play(seat, rng.pick(table.legal(seat)))
        sum.update(hashed_lines(table.record))
    return sum.hexdigest()


def hashed_lines(record: Record) -> bytes:
    """What a digest is the hash of: the lines of a record of version 1, whatever version records have by now."""
    header = {
        "camarilla_record": 1,
        "game": record.game,
        "revision": record.revision,
        "seats": record.seats,
        "options": record.options,
        "commitment": record.commitment,
        "seed": record.seed,
        "salt": record.salt,
    }
    steps = [{"answers": entry.answers, "events": entry.events} for entry in record.entries]
    closing = {"steps": len(steps), "result": record.result}
    return b"".join(
        [msgspec.json.encode(line) + b"\n" for line in (header, {"events": record.opening}, *steps, closing)]
    )
