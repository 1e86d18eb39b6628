"""How much is written for each card of INWO beside its data, read from the source of `games/inwo/cards`.

`python -m tests.games.inwo.card_lines` prints the numbers. A statement belongs to a card that it names. A function that
names no card belongs to the one card whose statements use it; one that several use is vocabulary. A card is *one line*
if one statement without a function says all it does, or a table of its family does.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import camarilla.games.inwo.cards as package
from camarilla.games.inwo.catalog import CARDS, ID


class Written(NamedTuple):
    """What is written for a card: its statements, functions among them, and their lines of code."""

    statements: int
    functions: int
    lines: int


class Statement(NamedTuple):
    """A statement at the top of a module."""

    module: str
    node: ast.stmt
    cards: frozenset[str]
    uses: frozenset[str]
    defines: frozenset[str]


def statements() -> list[Statement]:
    """Every statement of the cards' modules but imports and docstrings."""
    found = []
    for path in sorted(Path(package.__file__).parent.glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Import | ast.ImportFrom) or is_docstring(node):
                continue
            found.append(Statement(path.stem, node, named_cards(node), used_names(node), defined_names(node)))
    return found


def is_docstring(node: ast.stmt) -> bool:
    """A string that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def lines_of_docstrings(node: ast.stmt) -> int:
    """The lines of a statement that say in words what it is for."""
    functions = [each for each in ast.walk(node) if isinstance(each, ast.FunctionDef)]
    said = [function.body[0] for function in functions if is_docstring(function.body[0])]
    return sum((each.end_lineno or each.lineno) - each.lineno + 1 for each in said)


def named_cards(node: ast.stmt) -> frozenset[str]:
    """The cards a statement is written for: named where something is registered, not where one is looked for."""
    found = set()
    if isinstance(node, ast.FunctionDef):
        calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    else:
        calls = [first_call(node.value)] if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else []
    for call in calls:
        names = [value.value for value in call.args[:2] if isinstance(value, ast.Constant) and value.value in ID]
        found.update(str(name) for name in names[:1])
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        for each in ast.walk(node.targets[0].slice):
            if isinstance(each, ast.Constant) and each.value in ID:
                found.add(str(each.value))
    return frozenset(found)


def first_call(call: ast.Call) -> ast.Call:
    """The call with which a chain begins: `Card("germany")` of `Card("germany").does(...)`."""
    while isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Call):
        call = call.func.value
    return call


def used_names(node: ast.stmt) -> frozenset[str]:
    """The names a statement refers to, and keys of effects it writes."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} | keys_in_force(node)
    keys = {
        f"'{each.value}'" for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    return frozenset(names | keys)


def defined_names(node: ast.stmt) -> frozenset[str]:
    """The names a statement binds; the handler of an effect is bound to the key of the effect, too."""
    if isinstance(node, ast.FunctionDef):
        keys = {
            f"'{value.value}'"
            for call in node.decorator_list
            if isinstance(call, ast.Call)
            for value in call.args
            if isinstance(value, ast.Constant) and value.value not in ID
        }
        named = {key for each in node.decorator_list for key in keys_in_force(each)}
        return frozenset({node.name, *keys, *named})
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return frozenset(target.id for target in targets if isinstance(target, ast.Name))
    return frozenset()


def keys_in_force(node: ast.AST) -> set[str]:
    """The effects that are spoken of by their name in the module `in_force`."""
    return {
        f"'{each.attr}'"
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "in_force"
    }


def owners(found: list[Statement]) -> dict[int, set[str]]:
    """Which cards each statement serves, directly or through what they use."""
    serves: dict[int, set[str]] = {number: set(each.cards) for number, each in enumerate(found)}
    binding: dict[str, list[int]] = defaultdict(list)
    for number, each in enumerate(found):
        for name in each.defines:
            binding[name].append(number)
    changed = True
    while changed:
        changed = False
        for number, each in enumerate(found):
            for name in each.uses:
                for other in binding.get(name, []):
                    reachable = found[other].module == each.module or not name.startswith("'")
                    if other != number and reachable and not found[other].cards and not serves[number] <= serves[other]:
                        serves[other] |= serves[number]
                        changed = True
    return serves


def written() -> dict[str, Written]:
    """By card: what is written for it."""
    found = statements()
    serves = owners(found)
    total: dict[str, Written] = {card: Written(0, 0, 0) for card in ID}
    for number, each in enumerate(found):
        cards = each.cards or (serves[number] if len(serves[number]) == 1 else frozenset())
        for card in cards:
            old = total[card]
            function = isinstance(each.node, ast.FunctionDef)
            first = min([each.node.lineno, *[d.lineno for d in getattr(each.node, "decorator_list", [])]])
            lines = (each.node.end_lineno or first) - first + 1 - lines_of_docstrings(each.node)
            total[card] = Written(old.statements + 1, old.functions + function, old.lines + lines)
    return total


def plain() -> set[str]:
    """The cards whose text does nothing but say values."""
    return {card["id"] for card in CARDS if not card.get("mechanic")}


if __name__ == "__main__":
    numbers = {card: entry for card, entry in written().items() if card not in plain()}
    single = [card for card, entry in numbers.items() if entry.statements <= 1 and not entry.functions]
    lines_only = [card for card, entry in numbers.items() if not entry.functions]
    longest = sorted(numbers.items(), key=lambda item: -item[1].lines)[:25]
    print(f"{len(numbers)} cards with an effect, {len(single)} one line ({100 * len(single) / len(numbers):.1f} %),")
    print(f"{len(lines_only)} without a function of their own ({100 * len(lines_only) / len(numbers):.1f} %)")
    print("longest:", ", ".join(f"{card} {entry.lines}" for card, entry in longest))
