"""What a module of the kernel or the server offers to others stands in its `__all__`; every other name is private."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "camarilla"
ROOMS = ("kernel", "server")
CALLED_BY_ALEMBIC = "server/storage/migrations/"
"""Migrations have the names that Alembic looks for."""


def assigned(target: ast.expr) -> Iterator[str]:
    """The names to which a statement assigns."""
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from assigned(part)


def defined(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a module defines, wherever at its top level."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                yield from assigned(target)
        elif isinstance(node, ast.AnnAssign):
            yield from assigned(node.target)
        elif isinstance(node, (ast.If, ast.Try)):
            yield from defined([*node.body, *node.orelse])


def exported(module: ast.Module) -> set[str]:
    """The names in a module's `__all__`."""
    return {
        name
        for node in module.body
        if isinstance(node, ast.Assign) and "__all__" in {one for to in node.targets for one in assigned(to)}
        for name in ast.literal_eval(node.value)
    }


def undecided(source: str) -> list[str]:
    """The names that are neither exported nor private."""
    module = ast.parse(source)
    return sorted({name for name in defined(module.body) if not name.startswith("_")} - exported(module))


def test_every_name_is_exported_or_private() -> None:
    paths = [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]
    found = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in paths
        if not path.relative_to(PACKAGE).as_posix().startswith(CALLED_BY_ALEMBIC)
        for name in undecided(path.read_text("utf-8"))
    ]
    assert len(paths) > 100
    assert found == [], "list it in __all__ if another module needs it; otherwise begin it with an underscore"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('__all__ = ["f"]\ndef f(): ...\ndef g(): ...', ["g"]),
        ("def f(): ...\nasync def g(): ...\nclass C: ...", ["C", "f", "g"]),
        ("A, (B, _C) = 1, (2, 3)\nD: int = 4", ["A", "B", "D"]),
        ("if True:\n    x = 1\nelse:\n    y = 2\ntry:\n    z = 3\nfinally:\n    pass", ["x", "y", "z"]),
        ("import os\nfrom a import b\n_c = 1\ndef _f():\n    x = 1\nclass _C:\n    y = 1", []),
        ('__all__ = ["A"]\nA = 1\n_log = 2', []),
    ],
)
def test_what_counts_as_exported_or_private(source: str, names: list[str]) -> None:
    assert undecided(source) == names
