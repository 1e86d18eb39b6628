"""How many lines the cards of a game take: `python -m tools.card_lines oath`.

A statement belongs to the card that it names: a call, a row of a table, a function with a decorator. A helper belongs
to every card that comes to it, also from another module of cards; what only one card comes to is its own. A card with
all its helpers has as many lines as somebody must read to know what it does, docstrings and verbs not counted: verbs
are written elsewhere for every card (`card_language` of INWO, the modules `SHARED` of Oath). A card of one line is one
statement without a function, or none where a table of its family says everything by the card's data.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

__all__ = ["Lines", "measure", "of_game", "one_line", "summary"]

SHARED = ("__init__", "answers", "common", "effects", "tactics")
"""Modules of verbs: what is written there is written for every card."""


class Lines(NamedTuple):
    """How long a card is."""

    statements: int
    """Its own, helpers among them."""
    functions: int
    with_helpers: int


class Statement(NamedTuple):
    """One statement of a module of cards."""

    module: str
    lines: int
    function: bool
    defines: frozenset[str]
    uses: frozenset[str]
    cards: frozenset[str]


def statements(module: str, source: str, names: Collection[str]) -> list[Statement]:
    """The statements of a module, but imports, docstrings and what only types read."""
    tree = ast.parse(source)
    told: dict[object, object] = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    found = []
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.If)) or is_docstring(node):
            continue
        uses = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)} | effects(node)
        function = isinstance(node, (ast.FunctionDef, ast.ClassDef))
        cards = frozenset(str(told.get(name, name)) for name in registered(node)) & frozenset(names)
        found.append(Statement(module, lines_of(node), function, defined(node), frozenset(uses), cards))
    return found


def is_docstring(node: ast.stmt) -> bool:
    """A string that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def lines_of(node: ast.stmt) -> int:
    """The lines of a statement, decorators among them, without what says in words what it is for."""
    first = min([node.lineno, *[one.lineno for one in getattr(node, "decorator_list", [])]])
    said = [inner for inner in ast.walk(node) if isinstance(inner, ast.stmt) and is_docstring(inner)]
    return length(node, first) - sum(length(inner, inner.lineno) for inner in said)


def length(node: ast.stmt, first: int) -> int:
    """From some line to the last."""
    return (node.end_lineno or first) - first + 1


def registered(node: ast.stmt) -> set[object]:
    """The words a statement is registered under: named where something is registered, not where one is looked for."""
    if isinstance(node, ast.For):
        return words(node.iter)
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        return words(node.targets[0].slice)
    calls = getattr(node, "decorator_list", [])
    if isinstance(node, ast.Expr):
        calls = [node.value]
    return {word for call in calls if isinstance(call, ast.Call) for word in first_words(first_call(call))}


def words(node: ast.AST) -> set[object]:
    """Every constant, and every name that may stand for one."""
    return {inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)} | {
        inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)
    }


def first_call(call: ast.Call) -> ast.Call:
    """The call with which a chain begins: `Card("germany")` of `Card("germany").does(…)`, `on("x")` of `on("x")(…)`."""
    while True:
        inner = call.func.value if isinstance(call.func, ast.Attribute) else call.func
        if not isinstance(inner, ast.Call):
            return call
        call = inner


def first_words(call: ast.Call) -> list[object]:
    """The first two arguments, or all if all are words: the words, names of such, and faces (`FACE["germany"]`)."""
    wordy = all(isinstance(each, ast.Constant) for each in call.args)
    given = [each.slice if isinstance(each, ast.Subscript) else each for each in call.args[: None if wordy else 2]]
    return [each.value if isinstance(each, ast.Constant) else getattr(each, "id", None) for each in given]


def effects(node: ast.AST) -> set[str]:
    """The effects that are spoken of by their names in a module `in_force`."""
    return {
        f"in_force.{each.attr}"
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "in_force"
    }


def defined(node: ast.stmt) -> frozenset[str]:
    """The names that a statement gives; the handler of an effect is bound to the effect's name, too."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        keys = {word.id for one in node.decorator_list for word in ast.walk(one) if isinstance(word, ast.Name)}
        upper = {key for key in keys if key.isupper()}
        return frozenset({node.name, *upper, *[key for one in node.decorator_list for key in effects(one)]})
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return frozenset(target.id for target in targets if isinstance(target, ast.Name))


def measure(sources: Mapping[str, str], names: Collection[str]) -> dict[str, Lines]:
    """The length of every card that is registered in some modules, by their names."""
    parts = [part for module, source in sources.items() for part in statements(module, source, names)]
    taken = imported(sources)
    needed = {card: closure(card, parts, taken) for card in sorted({card for part in parts for card in part.cards})}
    coming = [sum(at in mine for mine in needed.values()) for at in range(len(parts))]
    found = {}
    for card, mine in needed.items():
        own = [at for at in mine if card in parts[at].cards or coming[at] == 1]
        found[card] = Lines(len(own), sum(parts[at].function for at in own), sum(parts[at].lines for at in mine))
    return found


def imported(sources: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """By module: the names that it takes from other modules of cards, and from which."""
    found: dict[str, dict[str, str]] = {}
    for module, source in sources.items():
        taken = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom) and node.level]
        found[module] = {name.name: str(node.module) for node in taken for name in node.names}
    return found


def closure(card: str, parts: list[Statement], taken: Mapping[str, Mapping[str, str]]) -> set[int]:
    """The statements that register a card, and those they need."""
    mine = {at for at, part in enumerate(parts) if card in part.cards}
    while True:
        wanted = {(taken[parts[at].module].get(name, parts[at].module), name) for at in mine for name in parts[at].uses}
        more = {
            at
            for at, part in enumerate(parts)
            if not part.cards and any((part.module, name) in wanted for name in part.defines)
        } - mine
        if not more:
            return mine
        mine |= more


def of_game(game: str) -> dict[str, Lines]:
    """The cards of a game that keeps them in a folder `cards`, and their names in its catalog.

    Those of INWO that no statement names do what a table of their family says.
    """
    catalog = import_module(f"camarilla.games.{game}.catalog")
    folder = Path(str(files(f"camarilla.games.{game}"))) / "cards"
    sources = {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.py")) if path.stem not in SHARED}
    if game != "inwo":
        return measure(sources, catalog.FACE_OF)
    told = [card["id"] for card in catalog.CARDS if card.get("mechanic")]
    return {**dict.fromkeys(told, Lines(0, 0, 0)), **measure(sources, told)}


def one_line(lines: Lines) -> bool:
    """Whether one statement without a function says everything, or a table does."""
    return lines.statements <= 1 and not lines.functions


def summary(cards: Mapping[str, Lines]) -> str:
    """The numbers in one line."""
    single = sum(one_line(lines) for lines in cards.values())
    longest = sorted(cards, key=lambda card: -cards[card].with_helpers)[:5]
    told = ", ".join(f"{name} {cards[name].with_helpers}" for name in longest)
    return (
        f"{len(cards)} cards with an effect, {single} of one line ({100 * single / len(cards):.1f} %); "
        f"the longest with their helpers: {told}"
    )


if __name__ == "__main__":
    print(summary(of_game(sys.argv[1])))
