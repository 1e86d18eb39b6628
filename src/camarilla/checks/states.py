"""Writes what follows from the attributes of a game's state: its marks, and the method that copies it.

An attribute is declared once, in a line of `__init__` that ends with a comment: its mark, and how it is copied where
its type does not say. `python -m camarilla.checks.states src/NAME/state.py` writes the rest into the class, as plain
code that mypyc can compile; a test compares, with `rewritten`. `make states` does so for the games of this repository.

    self.hands: list[list[int]] = []  # PUBLIC
    self.claims: list[tuple[int, int]] = []  # public(type)
    self.backs: list[int] = []  # PUBLIC; shared

`type` stands for the attribute's annotation. What is `shared` is never changed in place, so that a copy may have the
same list; what is `copied` is copied although its mark is PLUMBING; what is `fresh` is not, since it is as new wherever
states are copied.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

from camarilla.kernel.errors import BrokenContract

__all__ = ["Attribute", "attributes", "rewritten"]

_COMMENT = re.compile(r"  # (?P<mark>(?:PUBLIC|PLUMBING|public\(|hidden\().*?)(?:; (?P<how>shared|copied|fresh))?$")


class Attribute(NamedTuple):
    """An attribute as its line declares it."""

    name: str
    annotation: str
    """Empty where the first value tells the type."""
    value: ast.expr
    mark: str
    how: str

    def marked(self) -> str:
        """Its line in `marks`."""
        mark = re.sub(r"\btype\b", self.annotation, self.mark)
        return f'        "{self.name}": {mark},'

    def copied(self) -> str:
        """Its line in `copy`; empty if a copy begins with a fresh one."""
        if self.how == "fresh" or (self.mark == "PLUMBING" and self.how != "copied"):
            return ""
        mine = f"self.{self.name}"
        return f"        twin.{self.name} = {mine if self.how == 'shared' else self.copy_of(mine)}"

    def copy_of(self, mine: str) -> str:
        """An independent copy of a value of this type."""
        if self.annotation.startswith("list[list["):
            return f"[each[:] for each in {mine}]"
        if self.annotation.startswith("list["):
            return f"{mine}[:]"
        if self.annotation.startswith("dict["):
            return f"dict({mine})"
        if self.annotation in ("int", "bool", "str"):
            return mine
        if self.annotation:
            return f"{mine}.copy()"
        if isinstance(self.value, ast.Call):
            return f"{mine}.copy()"
        return f"{mine}[:]" if isinstance(self.value, (ast.List, ast.BinOp)) else mine


def attributes(source: str, state: ast.ClassDef) -> list[Attribute]:
    """The attributes that the class declares, in order; refuses a line that does not say who may know it."""
    lines = source.splitlines()
    found: list[Attribute] = []
    for node in method(state, "__init__").body:
        if not isinstance(node, (ast.Assign, ast.AnnAssign)):
            continue
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if not isinstance(target, ast.Attribute):
            continue
        assert node.value is not None
        assert node.end_lineno is not None
        comment = _COMMENT.search(lines[node.end_lineno - 1])
        if comment is None:
            raise BrokenContract(
                f"{state.name}.{target.attr}: its line in __init__ does not end with its mark, like `# PUBLIC`"
            )
        annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
        found.append(Attribute(target.attr, annotation, node.value, comment["mark"], comment["how"] or ""))
    return found


def method(state: ast.ClassDef, name: str) -> ast.FunctionDef:
    """A method of the class."""
    return next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == name)


def rewritten(source: str) -> str:
    """The source of a state with its marks and its `copy` as the attributes say."""
    tree = ast.parse(source)
    state = next(
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases)
    )
    declared = attributes(source, state)
    lines = source.splitlines()
    marks = next(
        node
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "marks"
    )
    copy = method(state, "copy")
    news = next(node for node in copy.body if ast.unparse(node) == "twin.news = self.news")
    assert copy.end_lineno is not None
    assert marks.end_lineno is not None
    # The later part first, so that the numbers of the earlier lines stay true.
    lines[news.lineno : copy.end_lineno] = [*filter(None, [each.copied() for each in declared]), "        return twin"]
    lines[marks.lineno : marks.end_lineno] = ["        **State.marks,", *[each.marked() for each in declared], "    }"]
    return "\n".join(lines) + "\n"


def main(paths: list[Path]) -> None:
    """Bring the states in these files up to date, and name those that were not."""
    for path in paths:
        source = path.read_text("utf-8")
        if (new := rewritten(source)) != source:
            path.write_text(new, "utf-8")
            print(path.parent.name, file=sys.stderr)


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
