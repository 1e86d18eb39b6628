"""Walks a module and makes its mutants: what is broken, what it belongs to, and what would change nothing."""

from __future__ import annotations
import __future__

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import CodeType
from typing import Any

from .mutations import OPERATORS, Scope, card_names, first_name, is_guard, is_negative
from .source import CLAUSE, Edit, Source, apply

__all__ = ["Module", "Mutant"]

UNTOUCHED = {"__slots__", "__all__", "__match_args__"}
LONGEST = 160
"""A mutation told in more characters than this is shortened round the change."""


@dataclass(frozen=True)
class Mutant:
    """One way to break one place."""

    file: str
    line: int
    function: str
    kind: str
    tags: tuple[str, ...]
    """Clause ids and card names, the nearest first; empty where nobody has tagged the function."""
    mutation: str
    """The line before and after, the same as long as the line is: the key of an explanation."""
    lines: tuple[int, int]
    """The lines of its statement: a test that runs none of them cannot notice."""
    edits: tuple[Edit, ...]

    @property
    def where(self) -> str:
        """File and function, as explanations name them."""
        return f"{self.file}::{self.function}"

    @property
    def place(self) -> str:
        """File and line, for people."""
        return f"{self.file}:{self.line}"


class Module:
    """A module of rules and its mutants, in the order of the source."""

    def __init__(self, file: str, path: str, text: str) -> None:
        self.file = file
        self.path = path
        self.source = Source(text)
        self.same = 0
        """How many mutants were left out because they compile to the same code as the original or another mutant."""
        self.mutants = self.make()

    def code_of(self, mutant: Mutant | None) -> CodeType:
        """The module, broken, or as it is."""
        edits = list(mutant.edits) if mutant is not None else []
        return compile(apply(self.source.data, edits), self.path, "exec", dont_inherit=True)

    def make(self) -> list[Mutant]:
        """All mutants that compile to something new."""
        made: list[Mutant] = []
        for statement in self.source.tree.body:
            seen = {self.fingerprint(statement, [])}
            for node, scope in visit(self.source, statement, Scope()):
                for kind, operator in OPERATORS.items():
                    for edits in operator(self.source, node, scope):
                        try:
                            code = self.fingerprint(statement, edits)
                        except SyntaxError:
                            continue
                        if code in seen:
                            self.same += 1
                        else:
                            seen.add(code)
                            made.append(self.mutant(kind, node, scope, edits))
        return sorted(made, key=lambda mutant: mutant.edits[0].start)

    def fingerprint(self, statement: ast.stmt, edits: list[Edit]) -> Any:
        """What a statement of the module compiles to after the edits; the rest of the module is not looked at."""
        first = min([statement.lineno, *[part.lineno for part in getattr(statement, "decorator_list", [])]])
        start, end = self.source.starts[first - 1], self.source.span(statement)[1]
        moved = [Edit(edit.start - start, edit.end - start, edit.text) for edit in edits]
        text = apply(self.source.data[start:end], moved)
        return fingerprint(compile(text, self.path, "exec", __future__.annotations.compiler_flag, dont_inherit=True))

    def mutant(self, kind: str, node: ast.AST, scope: Scope, edits: list[Edit]) -> Mutant:
        """A mutant with its name and place."""
        line = self.source.line_of(edits[0].start)
        lines = scope.lines
        if isinstance(node, ast.FunctionDef):
            lines = line, self.source.line_of(edits[-1].end)
            mutation = f"what it does → {edits[0].text}"
        else:
            mutation = self.tell(edits)
        near = [id for id in self.source.ids(*scope.lines) if scope.inside == "function"]
        tags = tuple(dict.fromkeys([*near, *scope.tags]))
        return Mutant(self.file, line, scope.name, kind, tags, mutation, lines, tuple(edits))

    def tell(self, edits: list[Edit]) -> str:
        """The lines that change, before and after."""
        source = self.source
        start = source.starts[source.line_of(edits[0].start) - 1]
        end = source.starts[source.line_of(edits[-1].end)] - 1
        moved = [Edit(edit.start - start, edit.end - start, edit.text) for edit in edits]
        before = source.data[start:end]
        return shorten(" ".join(before.decode().split()), " ".join(apply(before, moved).decode().split()))


def shorten(before: str, after: str) -> str:
    """What changes, with as much of what does not as fits."""
    if len(before) > LONGEST or len(after) > LONGEST:
        shortest = min(len(before), len(after))
        head = next((i for i in range(shortest) if before[i] != after[i]), shortest)
        tail = next((i for i in range(shortest - head) if before[-1 - i] != after[-1 - i]), shortest - head)
        cut, keep = max(0, head - LONGEST // 4), max(0, tail - LONGEST // 4)
        before, after = (
            ("…" if cut else "") + part[cut : len(part) - keep] + ("…" if keep else "") for part in (before, after)
        )
    return f"{before} → {after}"


# -- Which nodes -------------------------------------------------------------------------------------------------------


def visit(source: Source, node: ast.AST, scope: Scope) -> Iterator[tuple[ast.AST, Scope]]:
    """Every node that may be broken, with its scope."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        scope = function_scope(source, node, scope)
    elif isinstance(node, ast.ClassDef):
        name = f"{scope.name}.{node.name}".lstrip(".")
        scope = Scope(name, "class", (*CLAUSE.findall(ast.get_docstring(node) or ""), *card_names(node)))
    elif isinstance(node, ast.stmt):
        lines = own_lines(node)
        if scope.inside != "function":
            scope = constant_scope(source, node, scope)
            if not scope.tags and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
                return
        scope = replace(scope, lines=lines)
    yield node, scope
    for child in children(node):
        yield from visit(source, child, scope)


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What is looked at below a node: no docstrings, annotations, imports, checks for the type checker."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call):
                    yield from [*decorator.args[1:], *[word.value for word in decorator.keywords]]
            yield from node.args.defaults
            yield from [default for default in node.args.kw_defaults if default is not None]
            yield from node.body
        case ast.ClassDef():
            yield from node.body
        case ast.AnnAssign(value=value):
            if value is not None and not (isinstance(node.target, ast.Name) and node.target.id in UNTOUCHED):
                yield value
        case ast.Assign(targets=[ast.Name(id=name)]) if name in UNTOUCHED:
            return
        case ast.If() if is_guard(node):
            yield from [*node.body, *node.orelse]
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr():
            return
        case ast.UnaryOp() if is_negative(node):
            return
        case ast.Raise():
            for child in ast.walk(node):
                if isinstance(child, ast.Constant) and CLAUSE.fullmatch(str(child.value)):
                    yield child
        case ast.Subscript(slice=ast.Tuple(elts=elements)):
            yield from [node.value, *elements]
        case _:
            yield from ast.iter_child_nodes(node)


def own_lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of its body."""
    match node:
        case ast.If(test=last) | ast.While(test=last) | ast.For(iter=last) | ast.Match(subject=last):
            return node.lineno, last.end_lineno or node.lineno
        case ast.With(items=items):
            return node.lineno, items[-1].context_expr.end_lineno or node.lineno
        case ast.Try() | ast.TryStar():
            return node.lineno, node.lineno
        case _:
            return node.lineno, node.end_lineno or node.lineno


def function_scope(source: Source, node: ast.FunctionDef | ast.AsyncFunctionDef, outer: Scope) -> Scope:
    """A function and the clauses and cards that its text and the comment above it name."""
    first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
    tags = [*source.ids(source.comment_above(first), node.end_lineno or first), *card_names(node)]
    if outer.inside == "function":
        tags += outer.tags
    elif outer.inside == "class":
        tags += [tag for tag in outer.tags if not CLAUSE.fullmatch(tag)]
    parts = list(inside(node))
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return Scope(
        f"{outer.name}.{node.name}".lstrip("."),
        "function",
        tuple(dict.fromkeys(tags)),
        (first, node.body[0].lineno - 1 if node.body[0].lineno > node.lineno else node.lineno),
        any(isinstance(part, ast.Yield | ast.YieldFrom) for part in parts),
        Counter(
            [argument.arg for argument in arguments]
            + [part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
        ),
        ast.unparse(node.returns) if node.returns else "",
    )


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function but not in the functions and classes it defines."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            yield child
            yield from inside(child)


def constant_scope(source: Source, node: ast.stmt, outer: Scope) -> Scope:
    """A statement outside functions: clauses are named in its own lines, else in its paragraph or the class.

    A call that registers a card by name belongs to the card.
    """
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    name = ".".join([part for part in (outer.name, names[0] if names else "") if part]) or "<module>"
    lines = node.lineno, node.end_lineno or node.lineno
    card = first_name(node.value) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else ""
    tags = [card] if card else []
    tags += source.ids(*lines) + source.ids(*source.paragraph(*lines)) + list(outer.tags)
    return Scope(name, outer.inside, tuple(dict.fromkeys(tags)))


# -- Equal code --------------------------------------------------------------------------------------------------------


def fingerprint(code: CodeType) -> Any:
    """What code does, without where its lines are: equal for mutants that change nothing."""
    constants = tuple(
        fingerprint(value) if isinstance(value, CodeType) else plain_constant(value) for value in code.co_consts
    )
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    shape = code.co_name, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags
    return shape, code.co_code, code.co_exceptiontable, names, constants


def plain_constant(value: Any) -> Any:
    """A constant that is equal only to its like: 1 is not True."""
    if isinstance(value, tuple):
        return tuple([plain_constant(part) for part in value])
    if isinstance(value, frozenset):
        return "set", *sorted([repr(part) for part in value])
    return type(value).__name__, repr(value)
