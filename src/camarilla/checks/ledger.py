"""The rule ledger: a game's clauses in words, and which tests prove them.

A clause is a heading `#### PV-3.3 { #PV-3.3 }` in `rules.LANGUAGE.md`, followed by its text. Tests say
`@rule("PV-3.3")` or `@card("aldo4")`; scenario files list `rules` and `cards`. Coverage reads both from the sources, so
it needs a checkout. A clause that only defines says `(see PV-x.y, …)` on a line of its own: covered when those are.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import yaml

from camarilla.kernel.errors import BadInput, UnknownClause
from camarilla.kernel.game import Game

__all__ = ["Clause", "card_coverage", "clauses", "find_clause", "rule_coverage", "rules_language"]

HEADING = re.compile(r"^#### (?P<id>[A-Z]{2}-[\w.-]+) \{ #(?P<anchor>[\w.-]+) \}$")
SEE = re.compile(r"^\(see ([\w., -]+)\)$")


class Clause(msgspec.Struct, frozen=True):
    """A numbered rule in our own words. `see` names the clauses that use a mere definition."""

    id: str
    chapter: str
    text: str
    see: tuple[str, ...] = ()


def rules_language(game: Game, language: str) -> str:
    """In which language the rules of a game are shown to a reader of another: in English if there are none in that."""
    return language if game.has_text(f"rules.{language}.md") else "en"


def clauses(game: Game, language: str = "en") -> dict[str, Clause]:
    """All clauses of a game, in order; in English if its rules are not written in the language."""
    found: dict[str, Clause] = {}
    chapter = ""
    id = ""
    lines: list[str] = []
    for line in [*game.text(f"rules.{rules_language(game, language)}.md").splitlines(), "## "]:
        heading = HEADING.match(line)
        if heading is None and not line.startswith("## "):
            lines.append(line)
            continue
        if id:
            found[id] = read_clause(id, chapter, lines)
        id = heading["id"] if heading else ""
        if heading is None:
            chapter = line[3:]
        lines = []
    return found


def read_clause(id: str, chapter: str, lines: list[str]) -> Clause:
    """A clause from the lines under its heading."""
    see: tuple[str, ...] = ()
    kept: list[str] = []
    for line in lines:
        match = SEE.match(line)
        if match:
            see = tuple(word.strip() for word in match[1].split(","))
        else:
            kept.append(line)
    return Clause(id, chapter, "\n".join(kept).strip(), see)


def find_clause(game: Game, id: str, language: str = "en") -> Clause:
    """One clause, in whichever case its id is written."""
    ledger = clauses(game, language)
    id = {known.casefold(): known for known in ledger}.get(id.casefold(), id)
    if id not in ledger:
        ids = list(ledger)
        known = f"its clauses run from {ids[0]} to {ids[-1]}" if ids else "it has no clauses yet"
        raise UnknownClause(f"{game.name} has no clause {id!r}; {known}")
    return ledger[id]


def checkout() -> Path:
    """The root of the checkout we are in."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    raise BadInput("coverage reads the tests, so it works only inside a checkout of the project")


def tags(decorator: str, key: str) -> dict[str, list[str]]:
    """Everything that tests name with a decorator, or scenario files under a key, and where."""
    root = checkout()
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except SyntaxError as problem:
            raise BadInput(f"{place} is not Python: {problem}") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in decorated(node, decorator):
                    found.setdefault(name, []).append(f"{place}::{node.name}")
    for path in sorted((root / "tests").rglob("*.yaml")):
        data = yaml.safe_load(path.read_text("utf-8"))
        if isinstance(data, dict) and "play" in data:
            for name in data.get(key, []):
                found.setdefault(name, []).append(path.relative_to(root).as_posix())
    return found


def decorated(node: ast.FunctionDef, decorator: str) -> list[str]:
    """The string arguments of one kind of decorator of a test."""
    names: list[str] = []
    for call in node.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == decorator:
            names += [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return names


def rule_coverage(game: Game) -> dict[str, list[str]]:
    """Clause id to the tests that prove it; a definition has the tests of the clauses that use it."""
    tagged = tags("rule", "rules")
    ledger = clauses(game)
    covered = {id: list(tagged.get(id, [])) for id in ledger}
    for id, clause in ledger.items():
        if not covered[id] and clause.see and all(tagged.get(used) for used in clause.see):
            covered[id] = sorted({test for used in clause.see for test in tagged[used]})
    return covered


def card_coverage(game: Game) -> dict[str, list[str]]:
    """Card name to the tests that prove it."""
    tagged = tags("card", "cards")
    return {card["name"]: tagged.get(card["name"], []) for card in game.cards()}
