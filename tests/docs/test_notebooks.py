"""The notebooks run from top to bottom, and the outputs that are kept of them are what they show.

What they need beyond `dev` is in the extra `notebooks`.
"""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

nbformat = pytest.importorskip("nbformat")
pytest.importorskip("nbclient")

from tools import notebooks  # noqa: E402  (it needs them, too)

NEEDS = {"ppo.ipynb": "sb3_contrib", "arena.ipynb": "camarilla.bots.arena"}
LEARNT = {"ppo.ipynb"}
"""What these show depends on the build of PyTorch: they assert what must hold of it themselves."""
NOTEBOOKS = pytest.mark.parametrize("path", notebooks.NOTEBOOKS, ids=lambda path: path.name)


def texts(notebook: Any) -> list[list[str]]:
    """What each cell of code shows as text; a drawing is named by its size only."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [[output.get("data", output).get("text/plain", "") for output in cell.outputs] for cell in cells]


def test_there_are_notebooks() -> None:
    assert {path.name for path in notebooks.NOTEBOOKS} >= {"arena.ipynb", "dataset.ipynb", "ppo.ipynb", "records.ipynb"}


@pytest.mark.long
@NOTEBOOKS
def test_a_notebook_runs_and_shows_what_is_kept_of_it(path: Path, tmp_path: Path) -> None:
    needed = NEEDS.get(path.name)
    if needed and find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed; `make notebooks` installs it")
    ran = notebooks.run(path, tmp_path)
    if path.name not in LEARNT:
        assert texts(ran) == texts(nbformat.read(path, as_version=4)), "run python -m tools.notebooks"


@NOTEBOOKS
def test_a_notebook_is_kept_with_its_outputs(path: Path) -> None:
    """Every cell that ends with an expression shows it; no error, no path of the machine that ran it."""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type != "code":
            continue
        shows = isinstance(ast.parse(cell.source).body[-1], ast.Expr)
        assert [output.output_type for output in cell.outputs] == ["execute_result"] * shows
        for output in cell.outputs:
            assert set(output.data) <= set(notebooks.SHOWN)
            assert "/tmp" not in output.data["text/plain"]
