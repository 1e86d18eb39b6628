"""Where a game's sources, tests and explanations lie, and which of its modules are rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from .data import Data
from .sites import Module, Mutant

__all__ = ["LAWS", "NO_RULES", "Failure", "Game", "chosen"]

LAWS = "tests/games/test_laws.py"

NO_RULES = ("__init__.py", "bot.py", "crowds.py", "position.py")
"""Modules that hold no rules: the package's front, the heuristic player, crowded positions, and positions by name for
scenarios. A game with others lists them all under `no_rules` in `tests/games/GAME/mutants.yaml`."""


class Failure(Exception):
    """Something that keeps the tool from doing its work, in one sentence."""


class Game:
    """The folders of a game in a checkout."""

    def __init__(self, name: str, root: Path, tests: list[str] | None = None) -> None:
        self.name = name
        self.root = root.resolve()
        self.package = f"camarilla.games.{name}"
        self.folder = self.root / "src" / "camarilla" / "games" / name
        if not self.folder.is_dir():
            raise Failure(f"there is no game {name!r}: {self.folder.relative_to(self.root)} is not a folder")
        own = f"tests/games/{name}"
        self.tests = tests or [own]
        for path in self.tests:
            if not (self.root / path).exists():
                raise Failure(f"there are no tests at {path}")
        self.survivors = self.root / own / "survivors.yaml"
        settings = read_yaml(self.root / own / "mutants.yaml", {})
        self.no_rules = set(settings.get("no_rules", NO_RULES))
        self.kinds: list[str] = settings.get("kinds", [])
        """The kinds of mutants that are made if nothing else is asked for; none: all."""
        self.fields: dict[str, list[str]] = settings.get("data", {})
        """The files of cards, and which fields of a card are rules."""
        self.files = self.stamps()
        """The files as they were before any was read."""

    def stamps(self) -> dict[str, tuple[int, int]]:
        """Size and time of every file that a result depends on."""
        root = self.root
        engine = [root / "src/camarilla/kernel", root / "src/camarilla/checks"]
        folders = [self.folder, *engine, *[root / path for path in self.tests]]
        paths = [path for folder in folders for path in (folder.rglob("*") if folder.is_dir() else [folder])]
        paths += [root / path for path in ("tests/conftest.py", "src/camarilla/testing.py", LAWS, "pyproject.toml")]
        found: dict[str, tuple[int, int]] = {}
        for path in paths:
            if path.is_file() and path != self.survivors and "__pycache__" not in path.parts:
                stat = path.stat()
                found[path.relative_to(root).as_posix()] = stat.st_size, stat.st_mtime_ns
        return found

    def modules(self) -> list[Module]:
        """The modules with rules, parsed, with their mutants."""
        found: list[Module] = []
        for path in sorted(self.folder.rglob("*.py")):
            file = path.relative_to(self.folder).as_posix()
            if file not in self.no_rules and path.name not in self.no_rules:
                found.append(Module(file, str(path), path.read_text("utf-8")))
        return found

    def data(self) -> list[Data]:
        """The files of cards, with their mutants."""
        found: list[Data] = []
        for file, fields in self.fields.items():
            path = self.folder / file
            if not path.is_file():
                raise Failure(f"mutants.yaml names {file}, and {path.relative_to(self.root)} is not a file")
            found.append(Data(file, str(path), path.read_text("utf-8"), fields))
        return found

    def name_of(self, file: str) -> str:
        """The import name of a module."""
        return ".".join([self.package, *file.removesuffix(".py").removesuffix("/__init__").split("/")])

    def explanations(self) -> dict[tuple[str, str], str]:
        """Why survivors may survive, by place and mutation."""
        entries = read_yaml(self.survivors, [])
        if not isinstance(entries, list):
            raise Failure(f"{self.survivors.name}: expected a list of entries with where, mutation and why")
        found: dict[tuple[str, str], str] = {}
        for number, entry in enumerate(entries, start=1):
            if not isinstance(entry, dict) or set(entry) != {"where", "mutation", "why"} or not all(entry.values()):
                raise Failure(f"{self.survivors.name}: entry {number} needs where, mutation and why, and nothing else")
            key = str(entry["where"]), str(entry["mutation"])
            if key in found:
                raise Failure(f"{self.survivors.name}: entry {number} explains again: {key[0]}: {key[1]}")
            found[key] = str(entry["why"])
        return found


def chosen(mutant: Mutant, only: list[str], kinds: list[str]) -> bool:
    """Whether a mutant is among those asked for: a clause or card, FILE, FILE:LINE or FILE::FUNCTION."""
    first, last = mutant.lines
    names = {*mutant.tags, mutant.file, mutant.where, mutant.place}
    names |= {f"{mutant.file}:{line}" for line in range(first, last + 1)}
    return (not only or not names.isdisjoint(only)) and (not kinds or mutant.kind in kinds)


def read_yaml(path: Path, missing: Any) -> Any:
    """A YAML file, or what stands for it where there is none."""
    if not path.is_file():
        return missing
    try:
        return yaml.safe_load(path.read_text("utf-8")) or missing
    except yaml.YAMLError as problem:
        raise Failure(f"{path.name} is not YAML: {' '.join(str(problem).split())}") from None
