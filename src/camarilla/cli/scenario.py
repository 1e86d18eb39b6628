"""`camarilla scenario`: run scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from camarilla.checks.scenario import MODES, run_scenario
from camarilla.cli.common import out, well_formed
from camarilla.kernel.errors import BadInput, CamarillaError

__all__ = ["Files", "scenario"]

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="The files, in any number.")]


def scenario(
    files: Files,
    mode: Annotated[
        str,
        typer.Option(
            "--mode",
            metavar="|".join(MODES),
            help="What is also done after every answer: nothing, undo and redo, go on with a clone, save and load.",
        ),
    ] = "plain",
) -> None:
    """Run scenarios: a position, the moves, and what must follow. A line a file; exit code 1 if one fails.

    For example: camarilla scenario tests/games/potdevin/scenarios/*.yaml --mode undo
    """
    if mode not in MODES:
        raise BadInput(f"there is no mode {mode!r}; the modes are: {', '.join(MODES)}")
    failed = 0
    for file in files:
        try:
            with well_formed(str(file)):
                title = run_scenario(file, mode).title
        except CamarillaError as problem:
            failed += 1
            report(False, str(problem))
        else:
            report(True, f"{file}: {title}")
    if failed:
        raise typer.Exit(1)


def report(holds: bool, sentence: str) -> None:
    """A line of a list of checks."""
    mark = Text("ok    ", style="green") if holds else Text("FAILED", style="bold red")
    out().print(Text.assemble(mark, "  ", sentence), soft_wrap=True)
