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


def breaches(package: Path) -> list[Breach]:
    """Everything in a package's modules that breaks the flow contract."""
    modules = [Module(path) for path in sorted(package.glob("**/*.py"))]
    flows = {name for module in modules for name in module.flows()}
    readers = face_readers([function for module in modules for function in module.functions])
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

    def __init__(self, path: Path) -> None:
        source = path.read_text("utf-8")
        self.name = path.name
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, Function)]
        self.imports = {
            alias.asname or alias.name
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        """The names this module imports from elsewhere."""
        self.own = {node.name for node in self.tree.body if isinstance(node, Function)} | self.imports

    def flows(self) -> set[str]:
        """The names of the flows this module defines."""
        return {function.name for function in self.functions if is_flow(function)}

    def breach(self, node: ast.expr | ast.stmt, clause: str, text: str) -> Breach:
        """A breach at a node."""
        return Breach(self.name, node.lineno, clause, text)

    def uncalled(self, flows: set[str]) -> Iterator[Breach]:
        """(c) Calls of flows that are neither `yield from` nor handed on by a `return`.

        A name counts if it is defined here or imported; a name after a dot if a module of the package is before it.
        """
        bare = self.flows() | (self.imports & (flows | KERNEL_FLOWS))
        driven = {
            id(node.value)
            for node in ast.walk(self.tree)
            if isinstance(node, (ast.YieldFrom, ast.Return)) and node.value
        }
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Call) or id(node) in driven:
                continue
            dotted = isinstance(node.func, ast.Attribute)
            if called(node) in (flows if dotted and self.is_module(node.func) else bare - self.methods(dotted)):
                yield self.breach(node, "c", f"{called(node)} is a flow and is called without `yield from`")

    def is_module(self, function: ast.expr) -> bool:
        """Whether what stands before the dot is an imported name."""
        before = function.value if isinstance(function, ast.Attribute) else function
        return isinstance(before, ast.Name) and before.id in self.imports

    def methods(self, dotted: bool) -> set[str]:
        """What a call cannot mean: a function of the module, if there is a dot before the name."""
        return self.own if dotted else set()

    def late_asks(self, flow: Function) -> Iterator[Breach]:
        """(b) Questions made up while the flow runs."""
        for node in own_nodes(flow):
            if isinstance(node, ast.Call) and called(node) == "Ask":
                yield self.breach(node, "b", f"{flow.name} makes an Ask as it runs; declare it at module level")

    def kept_faces(self, flow: Function, readers: set[str]) -> Iterator[Breach]:
        """(a) Names that hold something read from a face and are used after a later yield."""
        nodes = list(own_nodes(flow))
        yields = sorted(place(node) for node in nodes if isinstance(node, (ast.Yield, ast.YieldFrom)))
        stores = [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        for name, value, at in assignments(nodes):
            if not reads_face(value, readers) or "# public:" in self.lines[value.lineno - 1]:
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


def is_flow(function: Function) -> bool:
    """Whether a function is a generator of its own, or says that it returns a flow."""
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


def face_readers(functions: list[Function]) -> set[str]:
    """The functions that read faces, directly or through one another, and give something back."""
    readers: set[str] = set()
    while True:
        more = {
            function.name
            for function in functions
            if function.name not in readers and any(reads_face(node, readers) for node in function.body)
        }
        if not more:
            return readers
        readers |= more


def reads_face(node: ast.AST, readers: set[str]) -> bool:
    """Whether an expression or statement reads a face."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and part.attr == "face":
            return True
        if isinstance(part, ast.Call) and called(part) in readers:
            return True
    return False


def called(call: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Where a node begins."""
    return node.lineno, node.col_offset
