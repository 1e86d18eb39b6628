"""Write `constraints.txt` anew: one version of everything that an extra or the build needs, for every Python.

uv resolves; versions that are in the file already stay, so that only what pyproject.toml asks for changes. With
`--upgrade` all of them move to the newest. Neither hosts nor paths get into the file: whoever installs says where from.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
OPTIONS = (
    "--quiet",
    "--all-extras",
    "--universal",
    "--fork-strategy=fewest",  # one version for all Pythons: a name stands in the file once
    "--no-annotate",
    "--custom-compile-command=make constraints",
)


def build_requirements(pyproject: dict[str, Any]) -> list[str]:
    """What building a wheel installs, besides the project's own dependencies."""
    hooks = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    by_hooks = {name for hook in hooks.values() for name in hook["dependencies"]}
    return sorted({*pyproject["build-system"]["requires"], *by_hooks})


def command(pyproject: dict[str, Any], written: Path, extra: list[str]) -> list[str]:
    """How uv is called; it reads the build's requirements from its standard input."""
    oldest = pyproject["project"]["requires-python"].removeprefix(">=")
    options = [*OPTIONS, f"--python-version={oldest}", f"--output-file={written}", *extra]
    return [sys.executable, "-m", "uv", "pip", "compile", *options, "pyproject.toml", "-"]


def main(argv: list[str]) -> int:
    """Resolve, and write the file in place."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    told = "\n".join(build_requirements(pyproject))
    return subprocess.run(command(pyproject, Path("constraints.txt"), argv), cwd=ROOT, input=told, text=True).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
