"""Packages made from templates: where each file goes, and its text with the words of whoever asked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from camarilla.kernel.errors import BadInput

__all__ = ["write_package"]

SUFFIX = ".txt"
"""Templates are no Python to those who check Python."""


def write_package(folder: Path, kind: str, words: dict[str, str]) -> None:
    """Write a package of some kind (`newgame`, `newbot`); nothing is overwritten."""
    try:
        folder.mkdir(parents=True)
        for path, template in templates(files("camarilla.cli").joinpath(kind)):
            target = folder / filled(path, words)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(filled(template, words), "utf-8")
    except FileExistsError:
        raise BadInput(f"{folder} is there already; nothing was written") from None
    except OSError as problem:
        raise BadInput(f"{folder}: cannot be written: {problem.strerror}") from None


def templates(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """All templates: where each goes, and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from templates(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield path + entry.name.removesuffix(SUFFIX), entry.read_text("utf-8")


def filled(text: str, words: dict[str, str]) -> str:
    """A template with these words in it."""
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text
