import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from tools.mutants.__main__ import main

ROOT = Path(__file__).parents[2]


class Toy:
    """A checkout with one small game, `toy`, and the tool run on it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.output = ""
        self.write("src/camarilla/games/toy/__init__.py", "")

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), "utf-8")

    def rules(self, text: str) -> None:
        self.write("src/camarilla/games/toy/rules.py", text)

    def tests(self, text: str) -> None:
        self.write("tests/games/toy/test_toy.py", text)

    def explain(self, text: str) -> None:
        self.write("tests/games/toy/survivors.yaml", text)

    def run(self, *words: str) -> int:
        """The tool's exit code; what it prints is in `output`."""
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "tools.mutants",
                "toy",
                "--jobs",
                "2",
                "--patience",
                "0.5",
                "--json",
                "out.json",
                *words,
            ],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        self.output = done.stdout + done.stderr
        assert "Traceback" not in self.output, self.output
        return done.returncode

    def list(self, *words: str) -> int:
        """The same in this process, for what runs nothing."""
        here = Path.cwd()
        os.chdir(self.root)
        try:
            with redirect_stdout(io.StringIO()) as out, redirect_stderr(out):
                return main(["toy", *words])
        finally:
            os.chdir(here)
            self.output = out.getvalue()

    @property
    def mutants(self) -> Any:
        """Everything the last run told."""
        return json.loads((self.root / "out.json").read_text("utf-8"))["mutants"]

    def status(self, mutation: str) -> str:
        """What became of the mutant with this text."""
        return str(next(mutant["status"] for mutant in self.mutants if mutant["mutation"] == mutation))


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)
