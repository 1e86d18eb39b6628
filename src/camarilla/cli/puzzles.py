"""`camarilla puzzles`: finds puzzles in games of bots, or lets one that ships be solved at the terminal."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from camarilla.bots.puzzles import LOOKED_AT, puzzles_in
from camarilla.bots.simulate import Plan, plan_for
from camarilla.checks.puzzles import Puzzle, puzzle_of, puzzle_of_the_day, read_puzzles
from camarilla.cli.common import (
    GameName,
    Language,
    Options,
    Seats,
    out,
    read_options,
    read_seed,
    readable,
    well_formed,
    writable,
)
from camarilla.cli.solving import Solver
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game, find
from camarilla.kernel.wording import check_language

__all__ = ["puzzles"]

TODAY = "today"


def puzzles(
    game: GameName,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where they go; what is there stays.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many more games to look through.")] = 20,
    most: Annotated[int, typer.Option("--most", metavar="N", help="Stop when the file has so many.")] = 40,
    decisions: Annotated[
        int, typer.Option("--decisions", metavar="N", help="How many decisions of each game to look at.")
    ] = LOOKED_AT,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who plays, cycled over the seats.")] = "level4",
    seats: Seats = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed, the same games.")] = "1",
    option: Options = None,
    solve: Annotated[
        str | None, typer.Option("--solve", metavar="NAME|today", help="Solve one that ships, by name or today's.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Find puzzles: positions in which one answer is clearly best, in games between bots. Or solve one (`--solve`).

    A puzzle is a line of the file. The same command goes on with the games after those in which it found some.

    For example: camarilla puzzles coup --seats 3 --games 50 --out puzzles.jsonl
    """
    if solve is not None:
        check_language(lang)
        Solver(find(game), shipped(find(game), solve), lang).run()
        return
    if min(games, most, decisions) < 1:
        raise BadInput(f"--games, --most and --decisions take numbers from 1 on, not {min(games, most, decisions)}")
    names = [name.strip() for name in bots.split(",")]
    plan = plan_for(game, names, seats=seats, options=read_options(option), seed=read_seed(seed))
    where = file or Path(f"{find(game).name}-puzzles.jsonl")
    found = search(plan, where, games, most, decisions)
    out().print(f"{where}: {len(found)} puzzles of {game}", markup=False, soft_wrap=True)


def shipped(game: Game, name: str) -> Puzzle:
    """A puzzle that ships with a game, by its name; `today` is the puzzle of the day."""
    today = puzzle_of_the_day(game, datetime.now(UTC).date()) if name == TODAY else None
    return today or puzzle_of(game, name)


def search(plan: Plan, file: Path, games: int, most: int, decisions: int) -> list[Puzzle]:
    """Look through so many games behind a progress bar on standard error; each puzzle is written as it is found."""
    found: list[Puzzle] = []
    if file.exists():
        with well_formed(str(file)):
            found = read_puzzles(readable(file).splitlines())
    known = {puzzle.name for puzzle in found}
    first = max([puzzle.game_number for puzzle in found], default=-1) + 1
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        for number in range(first, first + games):
            for puzzle in puzzles_in(plan, number, decisions):
                if puzzle.name not in known and len(found) < most:
                    known.add(puzzle.name)
                    found.append(puzzle)
                    writable(file, lines_of(found))
            progress.update(bar, advance=1, description=f"games ({len(found)} puzzles)")
            if len(found) >= most:
                break
    return found


def lines_of(found: list[Puzzle]) -> bytes:
    """Puzzles as the lines of a file."""
    return b"".join([msgspec.json.encode(puzzle) + b"\n" for puzzle in found])
