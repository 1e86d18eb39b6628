"""What the pages show is run: Python blocks, files they name by a title, tests among those, and cheap commands.

The Python blocks of a page run in one namespace, in order, in a process and a folder of their own. A block with a
`title` is written to that file first. A `console` block's `$ camarilla …` lines run after them. Blocks of other
languages (`bash`, `text`) are only read.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?[^\n]*\n(?P<body>.*?)^```$", re.M | re.S)
INTERACTIVE = {"play"}
SLOW = {"bench", "puzzles"}
"""Of these it is only seen that they have such options."""
NEEDS_CHECKOUT = {"--coverage"}

# A test named by a title is called as pytest would, in every mode of the scenario harness.
RUN_TESTS = """
from camarilla.checks.scenario import MODES
from camarilla.testing import GameHarness
import importlib, inspect
module = importlib.import_module({module!r})
for name, test in inspect.getmembers(module, inspect.isfunction):
    if name.startswith("test_"):
        for mode in MODES:
            harnesses = [GameHarness(game, mode) for game in inspect.signature(test).parameters]
            test(*harnesses)
            for harness in harnesses:
                harness.finish()
"""


# Commands run in the same process: most of the time of a command is its start.
RUN_COMMANDS = """
import os
from camarilla.cli.main import code_of
for folder, command in {commands!r}:
    os.chdir(folder)
    assert code_of(command) == 0, command
"""


class Block(NamedTuple):
    language: str
    title: str | None
    body: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(found["language"], found["title"], found["body"], text.count("\n", 0, found.start()) + 2)
        for found in FENCE.finditer(text)
    ]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def script(found: list[Block], folder: Path) -> str:
    """The blocks to run, each at its own line, so that a traceback names the line of the page; then tests, commands."""
    lines: list[str] = []
    for block in found:
        if block.language == "python" and block.title is None:
            lines += [""] * (block.line - 1 - len(lines))
            lines += block.body.splitlines()
    for block in found:
        if block.title and Path(block.title).name.startswith("test_"):
            lines.append(RUN_TESTS.format(module=Path(block.title).stem))
    if commands(found):
        placed = [(str(ROOT if NEEDS_CHECKOUT & set(words) else folder), words) for words in commands(found)]
        lines.append(RUN_COMMANDS.format(commands=placed))
    return "\n".join(lines) + "\n"


def commands(found: list[Block]) -> list[list[str]]:
    """The commands of console blocks, without those that need a person; those that take long only say what they do."""
    lines = [line for block in found if block.language == "console" for line in block.body.splitlines()]
    split = [shlex.split(line.removeprefix("$ "), comments=True) for line in lines if line.startswith("$ camarilla ")]
    return [[*words[1:], "--help"] if words[1] in SLOW else words[1:] for words in split if words[1] not in INTERACTIVE]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    found = blocks(page)
    for block in found:
        if block.title:
            (tmp_path / block.title).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block.title).write_text(block.body, "utf-8")
    code = script(found, tmp_path)
    if not code.strip():
        return
    (tmp_path / "page.py").write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, "page.py"],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_fence_is_closed_and_names_its_language(page: Path) -> None:
    text = page.read_text("utf-8")
    fences = re.findall(r"^ *```.*$", text, re.M)
    assert len(fences) % 2 == 0
    assert all(fence.strip() != "```" for fence in fences[::2]), "say what language it is: `text` if none"


def test_every_make_target_that_is_named_exists() -> None:
    lines = re.findall(r"^([\w -]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    targets = {target for line in lines for target in line.split()}
    for page in PAGES:
        named = re.findall(r"(?:^|`)make ([a-z][\w-]*)", page.read_text("utf-8"), re.M)
        assert set(named) <= targets, name(page)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_page_names_a_machine_path_or_a_registry(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not re.search(r"(?<![\w.])/(?:work|tmp|home|root|usr)/", text)
    assert not re.search(r"\b(?:pypi\.org|pythonhosted|npmjs)\b", text)
