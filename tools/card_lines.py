"""How many lines the cards of a game take: `python -m tools.card_lines oath`.

A card's own lines are the statements that register it and the helpers that no other card uses; with all its helpers it
has as many lines as somebody must read to know what it does, the verbs not counted. A card of one line does nothing but
what verbs say.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

SHARED = ("__init__", "answers", "common", "effects", "tactics")
"""Modules of verbs: what is written there is written for every card."""


class Lines(NamedTuple):
    """How long a card is."""

    own: int
    with_helpers: int


class Statement(NamedTuple):
    """One statement of a module of cards."""

    lines: int
    defines: frozenset[str]
    uses: frozenset[str]
    cards: frozenset[str]


def statements(source: str, names: Collection[str]) -> list[Statement]:
    """The statements of a module, but imports, docstrings and what only types read."""
    tree = ast.parse(source)
    told = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    found = []
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.If)):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        uses = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
        said = {inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)} | {
            told.get(use) for use in uses
        }
        first = min([node.lineno, *[one.lineno for one in getattr(node, "decorator_list", [])]])
        cards = frozenset(str(name) for name in said if name in names) if registers(node) else frozenset()
        found.append(Statement((node.end_lineno or first) - first + 1, defined(node), frozenset(uses), cards))
    return found


def registers(node: ast.stmt) -> bool:
    """Whether a statement is a call, a loop of calls, or a function with a decorator."""
    return isinstance(node, (ast.Expr, ast.For)) or bool(getattr(node, "decorator_list", []))


def defined(node: ast.stmt) -> frozenset[str]:
    """The names that a statement gives."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return frozenset([node.name])
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return frozenset(target.id for target in targets if isinstance(target, ast.Name))


def measure(sources: Iterable[str], names: Collection[str]) -> dict[str, Lines]:
    """The length of every card that is registered in some modules."""
    found: dict[str, Lines] = {}
    for source in sources:
        parts = statements(source, names)
        needed = {card: closure(card, parts) for card in {card for part in parts for card in part.cards}}
        for card, mine in needed.items():
            others = [other for name, other in needed.items() if name != card]
            own = [at for at in mine if parts[at].cards or not any(at in other for other in others)]
            before = found.get(card, Lines(0, 0))
            found[card] = Lines(
                before.own + sum(parts[at].lines for at in own),
                before.with_helpers + sum(parts[at].lines for at in mine),
            )
    return found


def closure(card: str, parts: list[Statement]) -> set[int]:
    """The statements that register a card, and those they need."""
    mine = {at for at, part in enumerate(parts) if card in part.cards}
    while True:
        uses = {name for at in mine for name in parts[at].uses}
        more = {at for at, part in enumerate(parts) if part.defines & uses and not part.cards} - mine
        if not more:
            return mine
        mine |= more


def of_game(game: str) -> dict[str, Lines]:
    """The cards of a game that keeps them in a folder `cards` and lists their names in `catalog.FACE_OF`."""
    folder = Path(str(files(f"camarilla.games.{game}"))) / "cards"
    names = import_module(f"camarilla.games.{game}.catalog").FACE_OF
    sources = [path.read_text("utf-8") for path in sorted(folder.glob("*.py")) if path.stem not in SHARED]
    return measure(sources, names)


def summary(cards: dict[str, Lines]) -> str:
    """The numbers in one line."""
    single = sum(lines.own == 1 for lines in cards.values())
    name = max(cards, key=lambda card: cards[card].with_helpers)
    mean = sum(lines.own for lines in cards.values()) / len(cards)
    return (
        f"{len(cards)} cards with an effect, {single} of one line ({100 * single / len(cards):.1f} %), "
        f"{mean:.1f} lines on average, the longest {cards[name].with_helpers} with its helpers: {name}"
    )


if __name__ == "__main__":
    print(summary(of_game(sys.argv[1])))
