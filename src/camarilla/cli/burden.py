"""`camarilla burden`: how often a person is stopped in a game, in one's own turn and between two of them."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from camarilla.bots.burden import BurdenPlan, Stops, Summary, plans_for, sum_up
from camarilla.cli.common import GameName, Json, Options, Seats, out, print_json, read_options, read_seed
from camarilla.kernel.errors import BadInput

__all__ = ["burden"]

MOST_SHOWN: Final = 8
"""How many kinds of questions are listed for a size of table."""


def burden(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games of each kind.")] = 12,
    seats: Seats = None,
    orders: Annotated[
        bool,
        typer.Option("--orders/--no-orders", help="The person begins with the standing orders that people begin with."),
    ] = True,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed, the same games.")] = "1",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many processes play.")] = 1,
    json: Json = False,
) -> None:
    """Count how often one person is stopped for an answer.

    A bot sits in the person's seat, at each seat in turn, with the standing orders that people begin with. Shows how
    many questions it was asked in an own turn, and from one own turn to the next: the median, what nine of ten do not
    exceed, and the most. Without --seats at tables of every size; a game with decks also with each kind of them.

    For example: camarilla burden inwo --seats 4 --games 16 --jobs 2
    """
    if games < 1 or jobs < 1:
        raise BadInput(f"--games and --jobs take a number from 1 on, not {min(games, jobs)}")
    plans = plans_for(game, seats, orders, read_options(option), read_seed(seed))
    summaries = measure(plans, games, jobs, quiet=json)
    if json:
        print_json(summaries)
    else:
        show(summaries)


def measure(plans: list[BurdenPlan], games: int, jobs: int, quiet: bool) -> list[Summary]:
    """Play all games behind a progress bar on standard error, unless that is not a terminal."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as progress:
        bar = progress.add_task("games", total=games * len(plans))
        return [sum_up(plan, games, jobs, lambda: progress.advance(bar)) for plan in plans]


def show(summaries: list[Summary]) -> None:
    """Print the measures for people."""
    console = out()
    first = summaries[0]
    given = ", ".join(first.orders) or "none"
    table = Table(
        title=f"{first.game}: stops, {first.games} games each, standing orders: {given}", title_justify="left"
    )
    for name in ("seats", "own turn: median, 90 %, most", "between: median, 90 %, most", "a game", "one answer only"):
        table.add_column(name, justify="right")
    for one in summaries:
        forced = f"{100 * one.forced / max(1, one.all):.0f} %"
        table.add_row(f"{one.seats} {one.dealt}".strip(), cell(one.own), cell(one.between), f"{one.a_game:.0f}", forced)
    console.print(table)
    for one in summaries:
        asked = ", ".join([f"{prompt} {count}" for prompt, count in list(one.prompts.items())[:MOST_SHOWN]])
        console.print(f"{one.seats} {one.dealt}".strip() + f": {asked}", markup=False)


def cell(stops: Stops) -> str:
    """Three numbers."""
    return f"{stops.median:g}, {stops.ninety}, {stops.most}"
