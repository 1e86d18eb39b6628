"""`camarilla bot new`: the package plays, passes its own tests, and nothing is overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli.main import code_of

SOURCE = Path(__file__).parents[2] / "src"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the package, with its source and ours to be found."""
    paths = os.pathsep.join([str(folder / "src"), str(SOURCE)])
    settings = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=settings, capture_output=True, text=True, timeout=300
    )


@pytest.mark.long
def test_a_new_bot_passes_its_tests_and_meets_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["bot", "new", "she_wolf", "--into", str(tmp_path)]) == 0
    assert "pip install -e ." in capsys.readouterr().out
    folder = tmp_path / "she_wolf"
    assert not [path for path in folder.rglob("*") if "@" in path.name]
    assert not [path for path in folder.rglob("*") if path.is_file() and "@name@" in path.read_text()]
    tested = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    arena = run(folder, "arena.py", "4")
    assert "she_wolf:SheWolf" in arena.stdout, arena.stderr


@pytest.mark.parametrize("name", ["Wolf", "class", "json", "heuristic", "camarilla", "a"])
def test_a_name_that_cannot_be_is_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["bot", "new", name, "--into", str(tmp_path)]) == 2
    assert "name" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["bot", "new", "wolf", "--game", "potdevin", "--into", str(tmp_path)]) == 0
    assert code_of(["bot", "new", "wolf", "--into", str(tmp_path)]) == 2
    assert "there already" in capsys.readouterr().err
