"""Run the notebooks of the docs and keep what they show: `python -m tools.notebooks` writes the outputs into the files.

The pages of the docs show these outputs, and a test compares them with what the notebooks show when they are run again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbclient
import nbformat

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SHOWN = ("image/png", "text/plain")
"""Kinds of output that the docs can show, the best first; others are not kept."""


def run(path: Path, folder: Path) -> Any:
    """A notebook with its outputs, run from top to bottom in a folder."""
    notebook = nbformat.read(path, as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=900, startup_timeout=300, resources={"metadata": {"path": str(folder)}}
    )
    client.execute()
    return tidied(notebook)


def tidied(notebook: Any) -> Any:
    """A notebook without what differs from one run to the next, or is shown nowhere."""
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            if "data" in output:
                output.data = {kind: data for kind, data in output.data.items() if kind in SHOWN}
    return notebook


def main(argv: list[str]) -> int:
    """Run the notebooks named, or all of them."""
    for path in [ROOT / "docs" / "notebooks" / name for name in argv] or NOTEBOOKS:
        with TemporaryDirectory(prefix="camarilla-notebook-") as folder:
            nbformat.write(run(path, Path(folder)), path)
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
