"""What is broken, and how: a table of operators. Each looks at one node and says which edits break it.

An operator gets the source, the node and its scope, and yields lists of edits, one list a mutant. What an operator
makes that does not compile, or compiles to the same code, is dropped later, so operators need not be careful.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .source import CLAUSE, Edit, Source

__all__ = ["OPERATORS", "Scope", "card_names", "first_name", "is_guard", "is_negative"]


@dataclass(frozen=True)
class Scope:
    """What surrounds a node: the function (or constant) it belongs to, and the lines of its statement."""

    name: str = ""
    inside: str = "module"
    """`module`, `class`, `function`."""
    tags: tuple[str, ...] = ()
    """Clause ids and card names, the nearest first."""
    lines: tuple[int, int] = (0, 0)
    """The statement's own lines, without the body of an `if` or a loop."""
    flow: bool = False
    """Whether the function is a generator."""
    bound: Counter[str] = field(default_factory=Counter)
    """How often each local name is bound."""
    returns: str = ""
    """The annotation of what is returned."""


Operator = Callable[[Source, ast.AST, Scope], Iterator[list[Edit]]]

COMPARISONS = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
ARITHMETIC = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.Div: "*",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.Pow: "*",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitOr: "&",
    ast.BitAnd: "|",
    ast.BitXor: "|",
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {"bool": ("True", "False"), "int": ("0",), "str": ('""',), "list": ("[]",), "dict": ("{}",), "tuple": ("()",)}
"""What a function returns instead, by its annotation."""
QUOTES = re.compile(rb"[A-Za-z]*(?:\"\"\"|'''|\"|')")


def compare(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """Another comparison: the boundary moves (`number` does so where one is written), or equality turns round."""
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for i, op in enumerate(node.ops):
            written = any(isinstance(side, ast.Constant) or is_negative(side) for side in operands[i : i + 2])
            if written and isinstance(op, ORDER):
                continue
            yield source.between(operands[i], operands[i + 1], COMPARISONS[type(op)])


def negate(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A condition turns round (those that `compare` turns round are left to it); a `not` goes."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        start = source.span(node)[0]
        yield [Edit(start, start + len("not "), "")]
    if is_guard(node):
        return
    conditions = node.ifs if isinstance(node, ast.comprehension) else []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        conditions = [node.test]
    for test in conditions:
        turned = isinstance(test, ast.Compare) and not isinstance(test.ops[0], ORDER)
        if turned or isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            continue
        simple = isinstance(test, ast.Name | ast.Attribute | ast.Subscript | ast.Call)
        yield source.replace(test, f"not {source.text(test)}" if simple else f"not ({source.text(test)})")


def logic(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """`and` for `or` and the other way round; and each operand in turn is left out."""
    if isinstance(node, ast.BoolOp):
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        pairs = zip(node.values, node.values[1:], strict=False)
        yield [edit for left, right in pairs for edit in source.between(left, right, other)]
        parts = source.parts(source.tokens_in(*source.span(node)), word)
        if len(parts) == len(node.values):
            for i in range(len(parts)):
                yield source.replace(node, f" {word} ".join(parts[:i] + parts[i + 1 :]))


def number(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A number one larger or smaller."""
    value: object = None
    if isinstance(node, ast.Constant):
        value = node.value
    elif isinstance(node, ast.UnaryOp) and is_negative(node) and isinstance(node.operand, ast.Constant):
        value = -node.operand.value  # type: ignore[operator]
    if isinstance(value, int | float) and not isinstance(value, bool) and isinstance(node, ast.expr):
        yield source.replace(node, str(value + 1))
        yield source.replace(node, str(value - 1))


def flag(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """True for False and the other way round."""
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield source.replace(node, str(not node.value))


def text(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """Another string: clause ids, message ids, notations, keys."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        match = QUOTES.match(source.data, source.span(node)[0])
        if match:
            yield [Edit(match.end(), match.end(), "XX")]


def arithmetic(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """Another arithmetic operator."""
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield source.between(node.left, node.right, ARITHMETIC[type(node.op)])
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield source.between(node.target, node.value, ARITHMETIC[type(node.op)] + "=")


def delete(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A statement goes: an assignment, a call, a `raise`; in a flow, what waits for an answer does not wait."""
    if isinstance(node, ast.Expr):
        gone = isinstance(node.value, ast.Call | ast.Await | ast.Yield | ast.YieldFrom)
    elif isinstance(node, ast.Assign | ast.AugAssign | ast.Delete | ast.Raise) or (
        isinstance(node, ast.AnnAssign) and node.value
    ):
        gone = scope.inside == "function" and not only_binding(node, scope)
    else:
        gone = False
    if gone and isinstance(node, ast.stmt):
        yield source.replace(node, "yield from ()" if waits(node) else "pass")


def give_back(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A function returns nothing, or nothing of what it should; an early way out is shut."""
    if not isinstance(node, ast.Return):
        return
    if node.value is None:
        yield source.replace(node, "pass")
    elif not (isinstance(node.value, ast.Constant) and not node.value.value):
        for value in ["(yield from ())"] if waits(node) else EMPTY.get(scope.returns.partition("[")[0], ["None"]):
            yield source.replace(node, f"return {value}")


def jump(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A loop is not left, or not gone on with, early."""
    if isinstance(node, ast.Break | ast.Continue):
        yield source.replace(node, "pass")


def element(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """One element of a tuple, list, set or dict is missing."""
    if not isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict) or isinstance(
        getattr(node, "ctx", None), ast.Store | ast.Del
    ):
        return
    tokens = source.tokens_in(*source.span(node))
    opened, closed = ("(", ")") if isinstance(node, ast.Tuple) else (tokens[0].text, tokens[-1].text)
    if tokens[0].text == opened and tokens[-1].text == closed:
        tokens = tokens[1:-1]
    parts = source.parts(tokens, ",")
    count = len(node.keys if isinstance(node, ast.Dict) else node.elts)
    for i in range(count if count == len(parts) else 0):
        left = parts[:i] + parts[i + 1 :]
        comma = "," if isinstance(node, ast.Tuple) and len(left) == 1 else ""
        empty_set = isinstance(node, ast.Set) and not left
        yield source.replace(node, "set()" if empty_set else opened + ", ".join(left) + comma + closed)


def call(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """`max` for `min`, `all` for `any`; what was sorted stays as it was; a range ends one earlier or later."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return
    name = node.func.id
    if name in CALLS:
        yield source.replace(node.func, CALLS[name])
    elif name == "sorted" and node.args:
        yield source.replace(node, f"list({source.text(node.args[0])})")
    elif name == "range" and node.args:
        stop = node.args[min(1, len(node.args) - 1)]
        if isinstance(stop, ast.Name | ast.Attribute | ast.Subscript | ast.Call | ast.BinOp):
            yield source.replace(stop, f"{source.text(stop)} + 1")
            yield source.replace(stop, f"{source.text(stop)} - 1")


def handler(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """What a card does, registered under its name by a decorator, is not done; a value passes unchanged."""
    if isinstance(node, ast.FunctionDef) and card_names(node):
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        nothing = "return; yield" if scope.flow else f"return {passed_on(node)}"
        if body:
            yield [Edit(source.span(body[0])[0], source.span(body[-1])[1], nothing)]


def entry(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A line of a table of cards, `bonus("Jinx", row, …)`, is missing, or one of its rows; of several powers of a card,
    `Card("Jinx").does(bonus, row).does(fly)`, one is; a hook is not set."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return
    if scope.inside != "function" and (links := chain(node.value)):
        for link, before in links:
            yield source.replace(link, source.text(before))
    elif scope.inside != "function" and first_name(node.value):
        rows = [argument for argument in node.value.args if isinstance(argument, ast.Tuple)]
        for row in rows:
            start, end = source.span(row)
            comma = source.tokens_in(end, end + 9)[0]
            yield [Edit(start, comma.end if comma.text == "," else end, "")]
        if not rows:
            yield source.replace(node, "pass")
    match node.value.func:
        case ast.Call(func=ast.Attribute(attr="on")):
            yield source.replace(node, "pass")


def verb(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """A verb is missing in the line of a card, `on_action("Jinx", gain(2), end_act)`: an effect or a condition."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call) or scope.inside == "function":
        return
    if not first_name(node.value):
        return
    for call in [inner for inner in ast.walk(node.value) if isinstance(inner, ast.Call)]:
        told = [source.text(argument) for argument in call.args]
        told += [f"{keyword.arg}={source.text(keyword.value)}" for keyword in call.keywords]
        for at, gone in enumerate([*call.args, *call.keywords]):
            if not isinstance(gone, ast.Constant):
                left = ", ".join(told[:at] + told[at + 1 :])
                yield source.replace(call, f"{source.text(call.func)}({left})")


def whole(source: Source, node: ast.AST, scope: Scope) -> Iterator[list[Edit]]:
    """What a function that cites a clause does is not done at all; one simple statement is left to the other kinds."""
    if isinstance(node, ast.FunctionDef) and not card_names(node) and any(map(CLAUSE.fullmatch, scope.tags)):
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        if not body or (len(body) == 1 and not hasattr(body[0], "body")):
            return
        values = EMPTY.get(scope.returns.partition("[")[0], ("None",))
        for nothing in ["return; yield"] if scope.flow else [f"return {value}" for value in values]:
            yield [Edit(source.span(body[0])[0], source.span(body[-1])[1], nothing)]


OPERATORS: dict[str, Operator] = {
    "handler": handler,
    "entry": entry,
    "verb": verb,
    "whole": whole,
    "delete": delete,
    "return": give_back,
    "jump": jump,
    "negate": negate,
    "compare": compare,
    "logic": logic,
    "arithmetic": arithmetic,
    "number": number,
    "flag": flag,
    "text": text,
    "element": element,
    "call": call,
}
"""Where two operators make the same code, the first is kept."""


# -- Questions about nodes ---------------------------------------------------------------------------------------------


def is_guard(node: ast.AST) -> bool:
    """`if g.log is not None:` only saves time, and `if TYPE_CHECKING:` is not for us: neither condition is a rule."""
    match node:
        case ast.If(test=ast.Compare(left=ast.Attribute(attr="log"), ops=[ast.IsNot()])):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
        case _:
            return False


def is_negative(node: ast.AST) -> bool:
    """A negative number as it is written."""
    return (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
        and isinstance(node.operand.value, int | float)
    )


def waits(node: ast.AST) -> bool:
    """Whether something in here yields (so that the function around it must stay a generator without it)."""
    return any(isinstance(child, ast.Yield | ast.YieldFrom) for child in ast.walk(node))


def only_binding(node: ast.AST, scope: Scope) -> bool:
    """Whether a statement is the only one to bind its local names: without it there is a NameError, no wrong rule."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", node)]
    names = [name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    plain = all(isinstance(target, ast.Name | ast.Tuple | ast.List | ast.Starred) for target in targets)
    return plain and all(scope.bound[name.id] == 1 for name in names)


def passed_on(node: ast.FunctionDef) -> str:
    """What a handler that changes nothing returns: its `value`, or the third argument (after the state and the card)
    if that is what it returns."""
    arguments = node.args.args
    if any(argument.arg == "value" for argument in arguments):
        return "value"
    match arguments[2:], node.returns:
        case [ast.arg(arg=name, annotation=ast.expr() as kind), *_], ast.expr() as returned:
            return name if ast.unparse(kind) == ast.unparse(returned) else "None"
        case _:
            return "None"


def card_names(node: ast.AST) -> list[str]:
    """The names under which decorators register a function or class: `@denizen("Jinx", …)`, `@TRAVEL.on("Jinx")`."""
    calls = [decorator for decorator in getattr(node, "decorator_list", []) if isinstance(decorator, ast.Call)]
    return [name for name in map(first_name, calls) if name]


def chain(call: ast.Call) -> list[tuple[ast.Call, ast.Call]]:
    """The calls of a chain that begins with a name, `Card("Jinx").does(bonus, row).does(fly)`, the last one first, each
    with what it is called on."""
    links = []
    while isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Call):
        links.append((call, call.func.value))
        call = call.func.value
    return links if first_name(call) else []


def first_name(call: ast.Call) -> str:
    """The name that a call registers something under: its first argument, after a hook's: `on(TRAVEL, "Jinx")`; or that
    of the call that gave what is called: `TRAVEL.on("Jinx")(f)`, or that begins a chain: `Card("Jinx").does(f)`."""
    if isinstance(call.func, ast.Call):
        return first_name(call.func)
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Call):
        return first_name(call.func.value)
    match call.args:
        case [ast.Constant(value=str(name)), *_]:
            return name
        case [ast.Name() | ast.Attribute(), ast.Constant(value=str(name)), *_]:
            return name
        case [ast.Name(id=name)] if name.isupper() and isinstance(call.func, ast.Attribute) and call.func.attr == "on":
            return name
        case _:
            return ""
