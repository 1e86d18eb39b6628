"""Imports stand at the top of a module. One inside a function says why, in a comment on its line or the line above."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def inside_functions(source: str) -> list[int]:
    """The lines of imports inside functions."""
    if not re.search(r"^[ \t]+(?:import|from) ", source, re.MULTILINE):
        return []  # most files: not parsed
    return sorted(
        {
            node.lineno
            for function in ast.walk(ast.parse(source))
            if isinstance(function, FUNCTIONS)
            for node in ast.walk(function)
            if isinstance(node, (ast.Import, ast.ImportFrom))
        }
    )


def unexplained(source: str) -> Iterator[int]:
    """The lines of imports inside functions that have no comment beside them."""
    lines = ["", *source.splitlines()]
    for line in inside_functions(source):
        if "  # " not in lines[line] and not lines[line - 1].lstrip().startswith("#"):
            yield line


def test_every_import_inside_a_function_has_its_reason_beside_it() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line in unexplained(path.read_text("utf-8"))
    ]
    assert found == [], "move it to the top of the module, or say why it cannot stand there"


def test_no_game_imports_anything_inside_a_function() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted((SOURCE / "camarilla" / "games").rglob("*.py"))
        for line in inside_functions(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("import os", [2]),
        ("import os  # slow to load", []),
        ("# slow to load\n    import os", []),
        ("if True:\n        from a import b", [3]),
    ],
)
def test_what_counts_as_a_reason(body: str, lines: list[int]) -> None:
    assert list(unexplained(f"def f():\n    {body}\n")) == lines
    assert list(unexplained("import os\nclass A:\n    import sys\n")) == []
