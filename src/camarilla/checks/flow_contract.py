"""The flow contract, checked on source code.

(a) Across a yield a flow keeps only seats, slots and public numbers, never something it read from a face: the face may
have been redrawn in a sample, or be unknown to somebody; it looks again. A line that keeps what everybody has seen says
so with a comment `# public: why`.
(b) Options are computed when they are asked for: an `Ask` is declared at module level, never inside a flow.
(c) A flow is called with `yield from`; a plain call would do nothing at all.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

__all__ = ["Breach", "breaches"]

KERNEL_FLOWS = frozenset(
    {"announce", "choose", "fire", "first_in_order", "negotiate", "propose", "settle", "together", "until_all_pass"}
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Breach(msgspec.Struct, frozen=True):
    """A line that breaks the contract."""

    file: str
    line: int
    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: ({self.clause}) {self.text}"


class Name(NamedTuple):
    """A function, by the module of the package that defines it. Methods stand under the module `METHODS`."""

    module: str
    name: str


METHODS = "."
"""Whose method is called cannot be told from the source, so methods are known by their names alone."""


def breaches(package: Path) -> list[Breach]:
    """Everything in a package's modules that breaks the flow contract."""
    modules = [Module(path, package) for path in sorted(package.glob("**/*.py"))]
    flows = {name for module in modules for name in module.flows()}
    readers = face_readers(modules)
    found: list[Breach] = []
    for module in modules:
        found += module.uncalled(flows)
        for function in module.functions:
            if is_flow(function):
                found += module.late_asks(function)
                found += module.kept_faces(function, readers)
    return sorted(found, key=lambda breach: (breach.file, breach.line))


class Module:
    """One source file."""

    def __init__(self, path: Path, package: Path) -> None:
        source = path.read_text("utf-8")
        self.name = path.name
        self.module = ".".join(path.relative_to(package).with_suffix("").parts)
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, Function)]
        self.imports = {
            alias.asname or alias.name: Name(self.within(node.module or "", package), alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        """What each name that this module imports is called where it comes from."""
        self.own_methods = {
            id(method)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ClassDef)
            for method in node.body
            if isinstance(method, Function)
        }

    @staticmethod
    def within(module: str, package: Path) -> str:
        """The part of a module's name within the package; the whole name of a module outside."""
        before, _, after = f".{module}.".partition(f".{package.name}.")
        return after.rstrip(".") if before or after else module

    def defined(self, function: Function) -> Name:
        """The name of a function of this module."""
        return Name(METHODS if id(function) in self.own_methods else self.module, function.name)

    def callee(self, call: ast.Call) -> Name:
        """What a call calls."""
        if isinstance(call.func, ast.Name):
            return self.imports.get(call.func.id, Name(self.module, call.func.id))
        if isinstance(call.func, ast.Attribute):
            if isinstance(call.func.value, ast.Name) and call.func.value.id in self.imports:
                source = self.imports[call.func.value.id]
                return Name(f"{source.module}.{source.name}".lstrip("."), call.func.attr)
            return Name(METHODS, call.func.attr)
        return Name("", "")

    def flows(self) -> set[Name]:
        """The flows this module defines."""
        return {self.defined(function) for function in self.functions if is_flow(function)}

    def breach(self, node: ast.expr | ast.stmt, clause: str, text: str) -> Breach:
        """A breach at a node."""
        return Breach(self.name, node.lineno, clause, text)

    def uncalled(self, flows: set[Name]) -> Iterator[Breach]:
        """(c) Calls of flows that are neither `yield from` nor handed on by a `return`.

        Of methods only those count that a class of this module defines.
        """
        known = {name for name in flows if name.module != METHODS} | self.flows()
        driven = {
            id(node.value)
            for node in ast.walk(self.tree)
            if isinstance(node, (ast.YieldFrom, ast.Return)) and node.value
        }
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Call) or id(node) in driven:
                continue
            callee = self.callee(node)
            of_kernel = callee.name in KERNEL_FLOWS and called(node) in self.imports
            if callee in known or of_kernel:
                yield self.breach(node, "c", f"{called(node)} is a flow and is called without `yield from`")

    def late_asks(self, flow: Function) -> Iterator[Breach]:
        """(b) Questions made up while the flow runs."""
        for node in own_nodes(flow):
            if isinstance(node, ast.Call) and called(node) == "Ask":
                yield self.breach(node, "b", f"{flow.name} makes an Ask as it runs; declare it at module level")

    def kept_faces(self, flow: Function, readers: set[Name]) -> Iterator[Breach]:
        """(a) Names that hold something read from a face and are used after a later yield."""
        nodes = list(own_nodes(flow))
        yields = sorted(place(node) for node in nodes if isinstance(node, (ast.Yield, ast.YieldFrom)))
        stores = [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        for name, value, at in assignments(nodes):
            if not self.reads_face(value, readers) or "# public:" in self.lines[value.lineno - 1]:
                continue
            later = [y for y in yields if y > at]
            if not later:
                continue
            again = [place(node) for node in stores if node.id == name and place(node) > later[0]]
            for node in nodes:
                used = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id == name
                if used and place(node) > later[0] and not any(store < place(node) for store in again):
                    yield self.breach(node, "a", f"{flow.name} keeps {name!r}, read from a face, across a yield")
                    break

    def reads_face(self, node: ast.AST, readers: set[Name]) -> bool:
        """Whether an expression or statement reads a face."""
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and part.attr == "face":
                return True
            if isinstance(part, ast.Call) and self.callee(part) in readers:
                return True
        return False


def is_flow(function: Function) -> bool:
    """Whether a function is itself a generator, or is declared to return a flow."""
    if any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in own_nodes(function)):
        return True
    returns = function.returns
    return isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name) and returns.value.id == "Flow"


def own_nodes(function: Function) -> Iterator[ast.expr | ast.stmt]:
    """The nodes of a function's body, without those of functions inside it, in order of place."""
    stack: list[ast.AST] = list(reversed(function.body))
    while stack:
        node = stack.pop()
        if isinstance(node, (ast.expr, ast.stmt)):
            yield node
        if not isinstance(node, (*Function.__args__, ast.Lambda)):
            stack.extend(reversed(list(ast.iter_child_nodes(node))))


def assignments(nodes: list[ast.expr | ast.stmt]) -> Iterator[tuple[str, ast.expr, tuple[int, int]]]:
    """Every name a body binds, with the expression and the place."""
    for node in nodes:
        pairs: list[tuple[ast.expr, ast.expr | None]] = []
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr, ast.AugAssign)):
            pairs = [(node.target, node.value)]
        elif isinstance(node, ast.For):
            pairs = [(node.target, node.iter)]
        for target, value in pairs:
            for name in ast.walk(target):
                if isinstance(name, ast.Name) and value is not None:
                    yield name.id, value, place(name)


def face_readers(modules: list[Module]) -> set[Name]:
    """The functions that read faces, directly or through one another, and give something back."""
    readers: set[Name] = set()
    while True:
        more = {
            module.defined(function)
            for module in modules
            for function in module.functions
            if module.defined(function) not in readers
            and any(module.reads_face(node, readers) for node in function.body)
        }
        if not more:
            return readers
        readers |= more


def called(call: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Where a node begins."""
    return node.lineno, node.col_offset
