"""Pot de Vin with every `if g.log is not None` taken out of its sources: what events cost when nobody listens.

The guards are removed from the syntax tree of a copy, which is then measured in the same build: compiled with mypyc if
the installed package is, plain otherwise.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Strip(ast.NodeTransformer):
    """Removes the guarded emission of events."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        self.generic_visit(node)
        if ast.unparse(node.test) == "g.log is not None":
            return ast.Pass()
        return node


def silenced(folder: Path, compiled: bool) -> None:
    """Write a copy of the package without event guards into `folder`, compiled like the installed one."""
    package = folder / "camarilla"
    shutil.copytree(ROOT / "src" / "camarilla", package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in (package / "games" / "potdevin").glob("*.py"):
        tree = Strip().visit(ast.parse(path.read_text("utf-8")))
        path.write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    if compiled:
        hooks = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
        globs = hooks["wheel"]["hooks"]["mypyc"]["include"]
        sources = [str(path.relative_to(folder)) for glob in globs for path in folder.glob(glob.removeprefix("/src/"))]
        subprocess.run(
            [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *sources],
            cwd=folder,
            check=True,
            capture_output=True,
        )


def main(argv: list[str]) -> int:
    """Measure the silenced copy: prints the numbers of the bare loop as JSON."""
    import json

    seconds, compiled = float(argv[0]), argv[1] == "compiled"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        silenced(folder, compiled)
        code = (
            "import sys, json; sys.path[:0] = [sys.argv[1], sys.argv[2]]; from bench.measures import MEASURES;"
            "print(json.dumps(MEASURES['bare loop'](float(sys.argv[3]))))"
        )
        best = {"decisions_per_s": 0.0}
        for _ in range(3):
            done = subprocess.run(
                [sys.executable, "-c", code, name, str(ROOT), str(seconds)], check=True, capture_output=True, text=True
            )
            best = max(best, json.loads(done.stdout), key=lambda numbers: numbers["decisions_per_s"])
    print(json.dumps(best))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
