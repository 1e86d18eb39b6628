"""`camarilla simulate`: many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from camarilla.bots.match import Match
from camarilla.bots.simulate import Between, Plan, Share, Summary, plan_for
from camarilla.bots.simulate import simulate as run
from camarilla.cli.common import (
    GameName,
    Options,
    Seed,
    make_folder,
    out,
    print_json,
    read_options,
    read_seed,
    writable,
)
from camarilla.kernel.errors import BadInput

__all__ = ["simulate"]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games to play.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="Who plays: names of bots, or package.module:Class, cycled over the seats "
            "(`heuristic,random` at 4 seats sits h, r, h, r).",
        ),
    ] = "random",
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats",
            metavar="N",
            help="How many seats the table has. Without it one seat for each bot named, "
            "or the game's usual table if it is not played by that many.",
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", metavar="J", help="How many processes play; the results do not depend on it."),
    ] = 1,
    json: Annotated[
        bool,
        typer.Option("--json", help="Print JSON for programs. All but its `timing` repeats for the same seed."),
    ] = False,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write the record of every game into this folder."),
    ] = None,
) -> None:
    """Let bots play many games and sum up who wins.

    Shows for every bot, team and seat how often it won, with a 95 % interval, its mean score and rank, how many of the
    games all seats of a bot won between them, how long the games were and how fast they went. Sides that tie share a
    win; partners win it whole together. The same seed gives the same games, whatever the number of jobs.

    For example: camarilla simulate potdevin --games 1000 --bots heuristic,random,random,random --jobs 4
    """
    text = str(secrets.randbelow(10**9)) if seed is None else seed
    plan = plan_for(
        game,
        [name.strip() for name in bots.split(",")],
        seats=seats,
        options=read_options(option),
        seed=read_seed(text),
        records=records is not None,
    )
    if games < 1 or jobs < 1:
        raise BadInput(f"--games and --jobs take a number from 1 on, not {min(games, jobs)}")
    if records is not None:
        make_folder(records)
    summary = play(plan, games, jobs, records, quiet=json)
    if json:
        print_json(summary)
    else:
        show(summary, text, option or [])


def play(plan: Plan, games: int, jobs: int, records: Path | None, quiet: bool) -> Summary:
    """Play the games behind a progress bar on standard error, unless that is not a terminal."""
    width = max(4, len(str(games - 1)))
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as progress:
        bar = progress.add_task(f"{plan.game}, {len(plan.bots)} seats", total=games)

        def each(number: int, match: Match) -> None:
            progress.advance(bar)
            if records is not None and match.record is not None:
                writable(records / f"{plan.game}-{number:0{width}d}.jsonl", match.record.lines())

        return run(plan, games, jobs, each)


def show(summary: Summary, seed: str, options: list[str]) -> None:
    """Print the summary for people."""
    console = out()
    title = ", ".join([f"{summary.game}: {summary.games} games", f"{summary.seats} seats", *options])
    table = Table(title=title)
    table.add_column("", overflow="fold")
    table.add_column("seats", no_wrap=True)
    for name in ("wins", "of", "win rate", "95 %", "score", "rank"):
        table.add_column(name, justify="right", no_wrap=True)
    for shares in (summary.bots, summary.teams, summary.by_seat):
        for share in shares:
            table.add_row(*cells(share))
        table.add_section()
    console.print(table)
    for between in summary.between:
        console.print(between_them(between), markup=False)
    lengths = summary.lengths
    console.print(f"decisions a game: {lengths.mean:.1f} on average, {lengths.min} to {lengths.max}")
    if summary.shared_wins:
        console.print(f"games won by more than one side: {summary.shared_wins}")
    for reason, count in summary.endings.items():
        console.print(f"ended by {reason}: {count}", markup=False)
    timing = summary.timing
    console.print(
        f"{timing.decisions_per_second:,.0f} decisions/s, {timing.seconds:.1f} s in all (jobs: {timing.jobs})"
    )
    console.print(f"again the same: --seed {seed}", markup=False)


def between_them(between: Between) -> str:
    """How many of the games one bot won, whichever seat did."""
    wins = f"{between.wins:.1f}".removesuffix(".0")
    rate = f"{100 * between.rate:.1f} % (95 %: {100 * between.low:.1f}–{100 * between.high:.1f} %)"
    return f"{between.name} between them: won {wins} of {between.games} games, {rate}"


def cells(share: Share) -> list[str]:
    """One line of the table."""
    return [
        share.name,
        ",".join([str(seat) for seat in share.seats]),
        f"{share.wins:.1f}".removesuffix(".0"),
        str(share.games),
        f"{100 * share.rate:.1f} %",
        f"{100 * share.low:.1f}–{100 * share.high:.1f} %",
        f"{share.score:.1f}",
        f"{share.rank:.2f}",
    ]
