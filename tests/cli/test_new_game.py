"""`camarilla new-game`: what it makes passes its own tests, in every mode, and breaks when its rules are broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli.main import code_of
from camarilla.cli.new_game import write_game
from camarilla.kernel.errors import BadInput


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder."""
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game("intrigue", "Intrigue at Court", tmp_path_factory.mktemp("games"))


def test_its_tests_pass_in_every_mode_and_the_laws_hold(made: Path) -> None:
    done = run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--undo", "--clone", "--json")
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_it_is_neat(made: Path) -> None:
    for words in (("check", "--select", "E,F,W,B,UP,SIM,D1", "--ignore", "D105,D107"), ("format", "--check")):
        done = run(made, "-m", "ruff", words[0], "--no-cache", "--line-length", "120", *words[1:], "src")
        assert done.returncode == 0, done.stdout


def test_no_mark_of_the_template_is_left(made: Path) -> None:
    files = [path for path in made.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(files) >= 20
    assert {"pyproject.toml", "drawing.js", "intrigue.md"} <= {path.name for path in files}
    for path in files:
        assert "@" not in path.name
        assert not [mark for mark in ("@name@", "@Name@", "@Title@", "@ID@") if mark in path.read_text("utf-8")]
    assert "Intrigue at Court" in (made / "README.md").read_text("utf-8")
    assert "#### IN-1.2" in (made / "src/intrigue/rules.en.md").read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules.py", "best = max(", "best = min("),
        ("view.py", "g.hands[seat]", "g.hands[0]"),
    ],
)
def test_its_tests_fail_if_it_is_broken(made: Path, file: str, old: str, new: str) -> None:
    path = made / "src" / "intrigue" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    try:
        assert run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-x").returncode == 1
    finally:
        path.write_text(text, "utf-8")


def test_the_command_says_what_to_do_next(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    assert code_of(["new-game", "salon"]) == 0
    assert "camarilla play salon" in capsys.readouterr().out
    assert (tmp_path / "salon" / "src" / "salon" / "rules.py").is_file()
    assert code_of(["new-game", "salon"]) == 2
    assert "is there already; nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["Salon", "1salon", "my-game", "class", "coup", "json", "camarilla", "é"])
def test_names_that_no_package_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        write_game(name, "Salon", tmp_path)
    assert not list(tmp_path.iterdir())


def test_titles_that_no_message_can_have(tmp_path: Path) -> None:
    for title in ("", 'a "b"', "{ $x }", "two\nlines"):
        with pytest.raises(BadInput):
            write_game("salon", title, tmp_path)
