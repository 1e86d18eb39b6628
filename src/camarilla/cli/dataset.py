"""`camarilla dataset`: games as Parquet files, with a data card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from camarilla.bots.dataset import CARD_FILE, card_text, numbers_of, parts_of, play_part, tables, write_part
from camarilla.bots.simulate import Plan, plan_for
from camarilla.cli.common import GameName, Options, Seats, out, read_options, read_seed, writable
from camarilla.kernel.errors import BadInput

__all__ = ["dataset"]


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the files go.")],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who plays, cycled over the seats.")] = "level5",
    seats: Seats = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed, the same games.")] = "1",
    option: Options = None,
) -> None:
    """Write games of bots as data: every decision with view, options, choice, win chances and outcome.

    The files are Parquet, some games each, with a data card beside them. The same command goes on with the parts that
    are missing. Needs the extra `data`.

    For example: camarilla dataset coup --games 1000 --seats 2 --out coup-games
    """
    if games < 1:
        raise BadInput(f"--games takes a number from 1 on, not {games}")
    tables()  # that it is missing is said before the first game rather than after it
    names = [name.strip() for name in bots.split(",")]
    plan = plan_for(game, names, seats=seats, options=read_options(option), seed=read_seed(seed))
    write(plan, games, folder)
    out().print(f"{folder}: {games} games of {game}; see {CARD_FILE}", markup=False, soft_wrap=True)


def write(plan: Plan, games: int, folder: Path) -> None:
    """Write the missing parts behind a progress bar on standard error, and the card."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        missing = list(parts_of(folder, plan, games))
        progress.advance(bar, games - sum([len(numbers_of(part, games)) for part in missing]))
        for part in missing:
            rows = []
            for row in play_part(plan, part, games):
                rows.append(row)
                progress.advance(bar)
            write_part(folder, part, rows)
    writable(folder / CARD_FILE, card_text(plan, games, count_decisions(folder)).encode())


def count_decisions(folder: Path) -> int:
    """How many decisions the files hold."""
    polars = tables()
    return int(polars.scan_parquet(folder / "decisions-*.parquet").select(polars.len()).collect().item())
