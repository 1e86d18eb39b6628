"""The command: `python -m tools.mutants GAME`, from a checkout."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .data import KIND
from .game import Failure, Game, chosen
from .mutations import OPERATORS
from .report import Report, list_mutants, show_mutant
from .runner import SURVIVED, Result, Runner
from .sites import Mutant


def arguments() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Break the rules of a game one by one, run its tests, and list what no test noticed.",
        epilog="Exit code 0: every mutant is noticed or explained in tests/games/GAME/survivors.yaml, and every "
        "explanation is of a survivor; 1: not so; 2: nothing could be run.",
    )
    parser.add_argument("game", metavar="GAME", help="the name of a game: a folder of src/camarilla/games")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes at once (default: %(default)s)"
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="PLACE",
        help="only mutants of these clauses (PV-4.1), cards, files (rules.py), lines (rules.py:60) or functions "
        "(rules.py::winner_of)",
    )
    parser.add_argument(
        "--kinds",
        nargs="+",
        choices=[*OPERATORS, KIND, "all"],
        help="only these kinds of mutants (default: those that tests/games/GAME/mutants.yaml names, or all)",
    )
    parser.add_argument("--sample", type=int, metavar="N", help="only so many of them, drawn by --seed")
    parser.add_argument("--seed", type=int, default=0, help="another sample (default: %(default)s)")
    parser.add_argument("--list", action="store_true", help="list the mutants and run nothing")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every mutant and what became of it")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="the tests to run (default: tests/games/GAME)")
    parser.add_argument(
        "--modes",
        action="store_true",
        help="try what survives again under --clone, --undo and --json, where there are such",
    )
    parser.add_argument("--laws", action="store_true", help="put what survives through the laws too (slow)")
    parser.add_argument(
        "--patience",
        type=float,
        default=2.0,
        metavar="SECONDS",
        help="processor time a test may take beyond a multiple of its clean time (default: %(default)s)",
    )
    return parser


def run_all(runner: Runner, mutants: list[Mutant], console: Console) -> list[Result]:
    """Run the mutants behind a progress bar; the results are in the order of the mutants. Survivors are told at once.

    The bar is drawn by this thread only: a process that forks must not have another one.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: dict[Mutant, Result] = {}
    survived = 0
    hidden = not console.is_terminal
    with Progress(*columns, console=console, auto_refresh=False, transient=True, disable=hidden) as progress:
        task = progress.add_task("clean run", total=len(mutants))
        progress.refresh()
        runner.prepare()
        progress.reset(task, description="mutants")
        for result in runner.run(mutants):
            found[result.mutant] = result
            if result.status == SURVIVED:
                survived += 1
                show_mutant(console, result.mutant, "not noticed")
            progress.update(task, advance=1, description=f"mutants, {survived} survived")
            progress.refresh()
    return [found[mutant] for mutant in mutants]


def main(words: list[str] | None = None) -> int:
    """Run the tool; returns the exit code."""
    given = arguments().parse_args(words)
    console = Console(width=None if sys.stdout.isatty() else 120)
    progress = Console(stderr=True)
    try:
        game = Game(given.game, Path.cwd(), given.tests)
        modules, data = game.modules(), game.data()
        mutants = [mutant for module in modules for mutant in module.mutants]
        mutants += [mutant for part in data for mutant in part.mutants]
        kinds = [] if given.kinds == ["all"] else given.kinds or game.kinds
        picked = [mutant for mutant in mutants if chosen(mutant, given.only, kinds)]
        if given.sample is not None and given.sample < len(picked):
            drawn = set(Random(given.seed).sample(picked, given.sample))
            picked = [mutant for mutant in picked if mutant in drawn]
        if not picked:
            raise Failure("there are no mutants" + (f" of {', '.join(given.only)}" if given.only else ""))
        if given.list:
            list_mutants(console, picked)
            same = sum(module.same for module in modules)
            console.print(f"{len(picked)} mutants; {same} more would not change the code, or are the same as another.")
            return 0
        explanations = game.explanations()
        runner = Runner(game, modules, data, given.jobs, given.patience, given.modes, given.laws)
        results = run_all(runner, picked, progress)
        taken = set(picked)
        report = Report(game.name, results, [mutant for mutant in mutants if mutant not in taken], explanations)
        if given.json:
            report.write(given.json)
        report.show(console)
    except Failure as problem:
        progress.print(f"mutants: {problem}", style="red", soft_wrap=True, markup=False)
        return 2
    return 0 if report.good else 1


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the same order of sets in every run
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"})
    sys.exit(main())
