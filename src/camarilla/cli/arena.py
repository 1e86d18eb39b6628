"""`camarilla arena`: bots against bots, rated, with tables and pictures; it goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from camarilla.bots.arena import Contest, Played, contest_for, keep, play_contest, read_kept, round_length
from camarilla.bots.report import check_drawing, tables, write_report
from camarilla.bots.standings import Standings, standings_of
from camarilla.cli.common import GameName, Json, Options, Seats, make_folder, out, print_json, read_options, read_seed
from camarilla.kernel.errors import BadInput

__all__ = ["arena"]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="Who enters: level1 … level5, search:200, a bot's name, or package.module:Class.",
        ),
    ] = "level1,level2,level3",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games to play in all.")] = 100,
    seats: Seats = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed, the same deals.")] = "1",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many processes play.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, `auto`, or `local`."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Keep every game here, go on from what is there, write the report."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records", metavar="DIR", help="Write the record of every game that is played into this folder."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Rate bots against each other.

    Every deal is played from every seat, and every bot has every seat equally often. Shows ratings with 95 % intervals,
    who finishes ahead of whom, what a seat is worth and how long games are. With --out the games are kept as they are
    played, so that the same command goes on where it was stopped, and a report with pictures is written.

    For example: camarilla arena coup --bots level3,level4,level5 --games 200 --seats 2 --jobs 2 --out arena/coup
    """
    if games < 1 or jobs < 1:
        raise BadInput(f"--games and --jobs take a number from 1 on, not {min(games, jobs)}")
    if jobs > 1 and ray is not None:
        raise BadInput("games are played by --jobs here or by --ray elsewhere, not both")
    if records is not None:
        if ray is not None:
            raise BadInput("records are written by --jobs here, not by --ray elsewhere")
        make_folder(records)
    if folder is not None:
        check_drawing()
    entrants = [name.strip() for name in bots.split(",")]
    contest = contest_for(game, entrants, seats=seats, options=read_options(option), seed=read_seed(seed))
    played = play(contest, games, jobs, ray, folder, records, quiet=json)
    standings = standings_of(contest, played)
    if folder is not None:
        write_report(folder, standings, played)
    if json:
        print_json(standings)
    else:
        show(standings, folder)


def play(
    contest: Contest, games: int, jobs: int, ray: str | None, folder: Path | None, records: Path | None, quiet: bool
) -> list[Played]:
    """Play what is missing behind a progress bar on standard error, unless that is not a terminal."""
    kept = read_kept(folder, contest) if folder is not None else []
    played = {game.number: game for game in kept if game.number < games}
    missing = [number for number in range(games) if number not in played]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games, completed=len(played))
        for game in play_contest(contest, missing, jobs, ray, records):
            played[game.number] = game
            if folder is not None:
                keep(folder, game)
            progress.advance(bar)
    return [played[number] for number in sorted(played)]


def show(standings: Standings, folder: Path | None) -> None:
    """Print the standings for people."""
    console = out()
    contest = standings.contest
    console.print(f"{contest.game}: {standings.games} games, {contest.seats} seats, seed {contest.seed[:16]}…")
    for heading, rows in tables(standings):
        console.print(grid(heading, rows))
    whole = round_length(len(contest.entrants), contest.seats)
    if standings.games % whole:
        console.print(f"seats are not balanced yet: a multiple of {whole} games would be")
    if folder is not None:
        console.print(f"report: {folder / 'report.html'}", markup=False, soft_wrap=True)


def grid(title: str, rows: Sequence[Sequence[str]]) -> Table:
    """A table with its head."""
    table = Table(title=title, title_justify="left")
    for at, name in enumerate(rows[0]):
        table.add_column(name, justify="left" if at == 0 else "right", no_wrap=at == 0)
    for row in rows[1:]:
        table.add_row(*row)
    return table
