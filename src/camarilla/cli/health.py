"""`camarilla health`: how a game fares over many games of bots."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from camarilla.bots.health import PLAYER, GameHealth, Health, Usage, WinShare, health_of, health_plan, watched
from camarilla.bots.simulate import Plan
from camarilla.cli.common import GameName, Json, Options, Seats, out, print_json, read_options, read_seed
from camarilla.kernel.errors import BadInput

__all__ = ["health"]

MOST_SHOWN: Final = 16
"""How many of the most used and of the least used things are listed."""


def health(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games to look at.")] = 20,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who plays, cycled over the seats.")] = PLAYER,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed, the same games.")] = "1",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many processes play.")] = 1,
    json: Json = False,
) -> None:
    """Look at the health of a game: is it long enough, fair, open to the end, and is everything in it used?

    Bots play; shown are the length in rounds, how often each seat won and each role, deck or secret goal, by what games
    ended, how often answers were given and cards, plots and actions used, how often players harmed each other, how
    often the lead changed, and after what part of a game the winner was known. A share is marked where its 95 %
    interval leaves out what chance would give.

    For example: camarilla health inwo --seats 4 --games 40 --jobs 2 --option decks=starter
    """
    if games < 1 or jobs < 1:
        raise BadInput(f"--games and --jobs take a number from 1 on, not {min(games, jobs)}")
    plan = health_plan(game, seats, [name.strip() for name in bots.split(",")], read_options(option), read_seed(seed))
    found = health_of(plan, play(plan, games, jobs, quiet=json))
    if json:
        print_json(found)
    else:
        show(found)


def play(plan: Plan, games: int, jobs: int, quiet: bool) -> list[GameHealth]:
    """Play the games behind a progress bar on standard error, unless that is not a terminal."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    seen: list[GameHealth] = []
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        for one in watched(plan, games, jobs):
            seen.append(one)
            progress.advance(bar)
    return seen


def show(found: Health) -> None:
    """Print it for people."""
    console = out()
    least, median, most = found.rounds
    console.print(f"{found.game}: {found.games} games, {found.seats} seats, {', '.join(dict.fromkeys(found.bots))}")
    console.print(f"rounds: {median} in the median, {least} to {most}; decisions a game: {found.decisions:.0f}")
    console.print(f"harm done to each other, a game: {found.harms:.1f}; changes of the lead: {found.lead_changes:.1f}")
    console.print(f"the winner led for good after {100 * found.known_after:.0f} % of the turns (median)")
    for reason, count in found.endings.items():
        console.print(f"ended by {reason}: {count}", markup=False)
    console.print(shares("seat", found.by_seat))
    for kind, names in found.by_trait.items():
        console.print(shares(kind, names))
    console.print(usage("answers", found.answers[:MOST_SHOWN]))
    console.print(usage("most used", found.used[:MOST_SHOWN]))
    rare = [one for one in found.used if one.offered or " " in one.name]
    console.print(usage("least used", rare[-MOST_SHOWN:]))


def shares(title: str, found: list[WinShare]) -> Table:
    """Who won how often."""
    table = Table(title=f"wins by {title}", title_justify="left")
    for name in (title, "games", "wins", "95 %", "odd"):
        table.add_column(name, justify="left" if name == title else "right")
    for one in found:
        interval = f"{100 * one.low:.0f}–{100 * one.high:.0f} %"
        table.add_row(one.name, str(one.games), f"{100 * one.rate:.0f} %", interval, "*" if one.odd else "")
    return table


def usage(title: str, found: list[Usage]) -> Table:
    """What was used how often."""
    table = Table(title=title, title_justify="left")
    for name in ("", "a game", "in games", "of offers"):
        table.add_column(name, justify="left" if not name else "right")
    for one in found:
        offers = f"{one.used} of {one.offered}" if one.offered else ""
        table.add_row(one.name, f"{one.a_game:.2f}", str(one.games), offers)
    return table
