"""Which modules the wheel compiles: all of the kernel and the games but those that are named, each for its reason."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

pathspec = pytest.importorskip("pathspec")  # as hatch-mypyc reads the patterns

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
MODULES = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "src" / "camarilla").rglob("*.py"))]


def matched(patterns: list[str]) -> set[str]:
    """The modules that patterns match."""
    return set(pathspec.PathSpec.from_lines("gitignore", patterns).match_files(MODULES))


INCLUDED = matched(HOOK["include"])
COMPILED = INCLUDED - matched(HOOK["exclude"])


def module(path: str) -> ModuleType:
    return importlib.import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))


def structs(path: str) -> list[str]:
    """The structs that a module defines."""
    found = module(path)
    kinds = {name: kind for name, kind in vars(found).items() if isinstance(kind, type)}
    return [
        name for name, kind in kinds.items() if issubclass(kind, msgspec.Struct) and kind.__module__ == found.__name__
    ]


@pytest.mark.parametrize("path", sorted(COMPILED))
def test_no_module_with_structs_is_compiled(path: str) -> None:
    """mypyc would make plain classes of them, which are not frozen: name the module in `exclude`."""
    assert structs(path) == []


@pytest.mark.parametrize("pattern", [*HOOK["include"], *[pattern.lstrip("!") for pattern in HOOK["exclude"]]])
def test_every_pattern_matches_something(pattern: str) -> None:
    assert matched([pattern]) & INCLUDED


def test_what_is_excluded_for_its_structs_has_some() -> None:
    """A module whose structs have moved away is compiled again."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    paragraph = text.partition("# These define structs,")[2].partition("    # A class that inherits")[0]
    patterns = [line.strip(' ",') for line in paragraph.splitlines()[1:] if line.strip()]
    assert len(patterns) > 10
    assert [path for path in sorted(matched(patterns)) if not structs(path)] == []


def test_a_new_module_of_a_game_is_compiled_by_itself() -> None:
    rules = {"src/camarilla/kernel/table.py", "src/camarilla/games/coup/rules.py", "src/camarilla/games/inwo/power.py"}
    assert rules <= COMPILED
    spec = pathspec.PathSpec.from_lines
    for path in (
        "src/camarilla/kernel/new.py",
        "src/camarilla/games/new/rules.py",
        "src/camarilla/games/new/part/new.py",
    ):
        assert spec("gitignore", HOOK["include"]).match_file(path)
        assert not spec("gitignore", HOOK["exclude"]).match_file(path)
