"""`camarilla bench`: the measures of a checkout's `bench/` folder."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import typer

import camarilla
from camarilla.kernel.errors import BadInput

__all__ = ["bench"]


def bench(context: typer.Context) -> None:
    """Measure how fast this build is, beside peers, on one core. Works in a checkout of the project.

    What follows is handed to the bench: `--json` for programs, `--seconds S` for how long each measure runs.
    Exit code 1 if a goal is missed.

    For example: camarilla bench --json --seconds 0.5
    """
    path = bench_file()
    spec = spec_from_file_location("camarilla_bench", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        code: int = module.main(list(context.args))
    except SystemExit as stop:  # the bench reads its own arguments, and says itself what is wrong with them
        if isinstance(stop.code, str):
            raise BadInput(stop.code) from None
        code = stop.code or 0
    raise typer.Exit(code)


def bench_file() -> Path:
    """The bench of the checkout we are in, or that the package is run from."""
    for folder in (Path.cwd(), *Path.cwd().parents, Path(camarilla.__file__).parents[2]):
        file = folder / "bench" / "run.py"
        if file.is_file() and (folder / "pyproject.toml").is_file():
            return file
    raise BadInput("the bench lies in the project's checkout (bench/run.py); run this command inside one")
