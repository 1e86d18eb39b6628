"""The notebooks run from top to bottom. What they need beyond `dev` is in the extra `notebooks`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))
NEEDS = {"ppo.ipynb": "sb3_contrib", "arena.ipynb": "camarilla.bots.arena"}


def test_there_are_notebooks() -> None:
    assert {path.name for path in NOTEBOOKS} >= {"arena.ipynb", "ppo.ipynb", "records.ipynb"}


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    needed = NEEDS.get(path.name)
    if needed and find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed; `make notebooks` installs it")
    notebook = nbformat.read(path, as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=900, startup_timeout=300, resources={"metadata": {"path": str(tmp_path)}}
    )
    client.execute()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    """What it shows depends on who ran it; the pages stay the same."""
    for cell in nbformat.read(path, as_version=4).cells:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
