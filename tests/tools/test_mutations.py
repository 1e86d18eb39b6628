"""What is broken and how, told from sources of a few lines."""

from textwrap import dedent

import pytest
from tools.mutants.mutations import OPERATORS
from tools.mutants.sites import Module, Mutant


def mutants(text: str) -> list[Mutant]:
    return Module("rules.py", "rules.py", dedent(text)).mutants


def told(text: str, kind: str) -> list[str]:
    """The mutants of one kind of a function with this body, told after the arrow."""
    lines = "".join(f"    {line}\n" for line in dedent(text).strip().splitlines())
    found = mutants(f"def f(g, a, b, c, xs, value=None):\n    '''PV-1.1'''\n{lines}")
    return [mutant.mutation.partition(" → ")[2] for mutant in found if mutant.kind == kind]


@pytest.mark.parametrize(
    ("kind", "body", "expected"),
    [
        ("compare", "x = a < b", ["x = a <= b"]),
        ("compare", "x = a == b != c", ["x = a != b != c", "x = a == b == c"]),
        ("compare", "x = a not in xs", ["x = a in xs"]),
        ("compare", "x = (a) is not (b)", ["x = (a) is (b)"]),
        ("negate", "while a < b: a += c", ["while not (a < b): a += c"]),
        ("negate", "x = a if b else c", ["x = a if not b else c"]),
        ("negate", "x = [y for y in xs if y]", ["x = [y for y in xs if not y]"]),
        ("negate", "return not (a or b)", ["return (a or b)"]),
        ("negate", "if a == b: g.x()", []),
        ("logic", "x = a and b", ["x = b", "x = a", "x = a or b"]),
        ("logic", "x = (a) and g.c(b, c)", ["x = g.c(b, c)", "x = (a)", "x = (a) or g.c(b, c)"]),
        ("logic", "x = a or b or c", ["x = b or c", "x = a or c", "x = a or b", "x = a and b and c"]),
        ("number", "x = a > 0", ["x = a > 1", "x = a > -1"]),
        ("compare", "x = a > 0", []),
        ("number", "x = -1", ["x = 0", "x = -2"]),
        ("flag", "x = True", ["x = False"]),
        ("text", "x = 'PV-1.1'", ["x = 'XXPV-1.1'"]),
        ("text", 'x = f"card:{a}"', ['x = f"XXcard:{a}"']),
        ("arithmetic", "x = a + b * c", ["x = a - b * c", "x = a + b // c"]),
        ("arithmetic", "g.x += a", ["g.x -= a"]),
        ("arithmetic", "x = 'ы' + a", ["x = 'ы' - a"]),
        ("delete", "g.x = a", ["pass"]),
        ("delete", "g.x += a", ["pass"]),
        ("delete", "xs.append(a)", ["pass"]),
        ("delete", "raise Wrong(a)", ["pass"]),
        ("delete", "x = a\nreturn x", []),
        ("delete", "x = a\nx = b\nreturn x", ["pass", "pass"]),
        ("delete", "yield from g.ask(a)", ["yield from ()"]),
        ("return", "return a", ["return None"]),
        ("return", "if a:\n    return\ng.x()", ["pass"]),
        ("return", "return (yield from g.ask(a))", ["return (yield from ())"]),
        ("jump", "for x in xs:\n    if x:\n        break\n    g.x()", ["pass"]),
        ("element", "x = [*xs, a]", ["x = [a]", "x = [*xs]"]),
        ("element", "x = (a, b)", ["x = (b,)", "x = (a,)"]),
        ("element", "x = {a: b, **c}", ["x = {**c}", "x = {a: b}"]),
        ("element", "x = {a}", ["x = set()"]),
        ("element", "return a, b", ["return (b,)", "return (a,)"]),
        ("element", "x = [\n    a,  # one\n    b,\n]", ["x = [b]", "x = [a]"]),
        ("call", "x = min(a, b)", ["x = max(a, b)"]),
        ("call", "x = any(xs)", ["x = all(xs)"]),
        ("call", "x = sorted(xs, key=len)", ["x = list(xs)"]),
        ("call", "for i in range(1, a): g.x()", ["for i in range(1, a + 1): g.x()", "for i in range(1, a - 1): g.x()"]),
    ],
)  # fmt: skip
def test_each_kind_of_mutant(kind: str, body: str, expected: list[str]) -> None:
    assert told(body, kind) == expected


def test_every_kind_is_tried_above_or_below() -> None:
    tried = {mark.args[1][i][0] for mark in test_each_kind_of_mutant.pytestmark for i in range(len(mark.args[1]))}
    assert tried | {"entry", "handler", "verb", "whole"} == set(OPERATORS)


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        ("bool", ["return True", "return False"]),
        ("int", ["return 0"]),
        ("list[int]", ["return []"]),
        ("Card", ["return None"]),
    ],
)
def test_what_is_returned_instead_is_of_the_same_type(annotation: str, expected: list[str]) -> None:
    found = mutants(f"def f(a) -> {annotation}:\n    return a\n")
    assert [mutant.mutation.partition(" → ")[2] for mutant in found] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('@COST.on("Jinx")\ndef f(g, source, value):\n    """Cheaper."""\n    return value // 2\n', "return value"),
        ('@denizen("Jinx", cost=2)\ndef f(g, seat):\n    yield from g.ask(seat)\n    g.x()\n', "return; yield"),
        ('@denizen("Jinx")\ndef f(g, seat):\n    g.x()\n    g.y()\n', "return None"),
        ('@MAY.on("Jinx")\ndef f(g, card: int, may: bool, seat: int) -> bool:\n    return not may\n', "return may"),
        ('@MAY.on("Jinx")\ndef f(g, card: int, seat: int) -> bool:\n    return g.may[seat]\n', "return None"),
    ],
)
def test_the_handler_of_a_card_becomes_a_no_op(text: str, expected: str) -> None:
    (mutant,) = [mutant for mutant in mutants(text) if mutant.kind == "handler"]
    assert mutant.mutation == f"what it does → {expected}"
    assert mutant.tags == ("Jinx",)


def test_a_card_of_several_powers_loses_one_of_them() -> None:
    line = 'Card("Jinx").does(bonus, (1, 2)).does(fly)'
    found = [mutant for mutant in mutants(f"{line}\n") if mutant.kind == "entry"]
    lost = ['Card("Jinx").does(bonus, (1, 2))', 'Card("Jinx").does(fly)']
    assert [mutant.mutation.partition(" → ")[2] for mutant in found] == lost
    assert {mutant.tags for mutant in found} == {("Jinx",)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('def f(g) -> None:\n    """PV-1.1."""\n    g.x()\n    g.y()\n', ["return None"]),
        ("def f(g) -> bool:\n    x = g.x  # PV-1.1\n    return x\n", ["return True", "return False"]),
        ('def f(g) -> Flow:\n    """PV-1.1."""\n    yield from g.ask()\n    g.y()\n', ["return; yield"]),
        ('def f(g) -> int:\n    """PV-1.1: the kind `return` breaks this one."""\n    return 2\n', []),
        ("def f(g) -> None:\n    g.x()\n    g.no_clause()\n", []),
    ],
)
def test_all_that_a_clause_says_is_left_out(text: str, expected: list[str]) -> None:
    found = [mutant.mutation for mutant in mutants(text) if mutant.kind == "whole"]
    assert found == [f"what it does → {nothing}" for nothing in expected]


def test_the_data_of_a_card_in_its_decorator_is_broken_but_not_its_name() -> None:
    found = mutants('@denizen("Jinx", cost=2)\ndef f(g):\n    pass\n')
    assert [mutant.mutation.partition(" → ")[2] for mutant in found if mutant.kind != "handler"] == [
        '@denizen("Jinx", cost=3)',
        '@denizen("Jinx", cost=1)',
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('on_action("Jinx", gain(2), end)', ['on_action("Jinx", end)', 'on_action("Jinx", gain(2))']),
        (
            'plan("Jinx", dice=1, use=add(2, here))',
            ['plan("Jinx", use=add(2, here))', 'plan("Jinx", dice=1)', "add(2)"],
        ),
        ('WORK.on("Jinx")(forbid(enemy, of(BEAST)))', ["WORK.on", "forbid(of(BEAST))", "forbid(enemy)", "of()"]),
        ("ASK = Ask(listed, option)", []),
    ],
)
def test_a_verb_of_the_line_of_a_card_is_missing(line: str, expected: list[str]) -> None:
    found = [mutant.mutation.partition(" → ")[2] for mutant in mutants(f"{line}\n") if mutant.kind == "verb"]
    assert len(found) == len(expected)
    assert all(part in text for part, text in zip(expected, found, strict=True))


def test_what_cannot_matter_is_left_alone() -> None:
    text = '''
        """PV-1.1 is in the title."""
        from typing import TYPE_CHECKING, Final
        import a.b  # PV-1.1
        if TYPE_CHECKING:
            from c import d  # PV-1.1
        # PV-1.1
        __all__ = ["f"]

        class Card(Struct, frozen=True):
            """PV-1.1"""
            __slots__ = ("x", "y")
            x: int
            """What x is."""

        def f(g: "A", b: Literal[1]) -> "B":
            """PV-1.1"""
            assert g.x == 1
            x: dict[str, Literal[2]]
    '''
    assert [mutant for mutant in mutants(text) if mutant.kind != "whole"] == []


def test_of_a_log_guard_only_the_body_is_broken() -> None:
    found = told("if g.log is not None:\n    g.log.append(a)", "delete")
    assert found == ["pass"]
    assert not told("if g.log is not None:\n    g.log.append(a)", "compare")
    assert not told("if g.log is not None:\n    g.log.append(a)", "negate")


def test_messages_of_errors_are_left_alone_but_clauses_in_them_are_not() -> None:
    assert told('raise Wrong("no such card", "PV-1.1", 3)', "text") == ['raise Wrong("no such card", "XXPV-1.1", 3)']
    assert not told('raise Wrong("no such card", "PV-1.1", 3)', "number")


def test_constants_are_broken_where_a_clause_is_named_near() -> None:
    text = """
        PHASE = 0

        # PV-2.1: by number of players
        HANDS: Final = {3: 12}
        GEMS: Final = {3: 4}

        ROUNDS = 12
        '''PV-6.6'''

        LEAD = Ask("lead", "PV-3.1")
        FOLLOW = Ask("follow", "PV-3.2")
    """
    tags = {mutant.where: mutant.tags for mutant in mutants(text)}
    assert tags == {
        "rules.py::HANDS": ("PV-2.1",),
        "rules.py::GEMS": ("PV-2.1",),
        "rules.py::ROUNDS": ("PV-6.6",),
        "rules.py::LEAD": ("PV-3.1", "PV-3.2"),
        "rules.py::FOLLOW": ("PV-3.2", "PV-3.1"),
    }


def test_functions_are_tagged_by_docstring_comment_and_clauses_in_their_text() -> None:
    text = '''
        def told(g):
            """PV-1.1, PV-1.2."""
            g.x = 1
            g.y = 2  # PV-4.5

        # PV-2.1
        def above(g):
            g.x()

        def refused(g):
            return Refusal("PV-3.3")

        class State:
            """PV-9.9"""

            def nothing(self):
                def inner():
                    self.x()  # PV-5.1
                self.y()

        def encoded(g):
            g.x("UTF-8")
    '''
    tags: dict[str, set[tuple[str, ...]]] = {}
    for mutant in mutants(text):
        tags.setdefault(mutant.where.partition("::")[2], set()).add(mutant.tags)
    assert tags == {
        "told": {("PV-1.1", "PV-1.2", "PV-4.5"), ("PV-4.5", "PV-1.1", "PV-1.2")},
        "above": {("PV-2.1",)},
        "refused": {("PV-3.3",)},
        "State.nothing": {("PV-5.1",)},
        "State.nothing.inner": {("PV-5.1",)},
        "encoded": {()},
    }


def test_a_mutant_that_compiles_to_the_same_code_is_left_out() -> None:
    module = Module("rules.py", "rules.py", "def f(a):\n    if not a in (1, 2):\n        a()\n    return None\n")
    told_of = [mutant.mutation for mutant in module.mutants]
    assert len(set(told_of)) == len(told_of)
    assert module.same == 1  # `not a in` without its `not`, and `in` for `not in`: the same thing twice


def test_a_mutation_is_told_the_same_wherever_its_line_stands() -> None:
    text = "def f(g):\n    g.x = g.y + 1\n"
    moved = "import math\n\n\n" + text
    assert [mutant.mutation for mutant in mutants(text)] == [mutant.mutation for mutant in mutants(moved)]
    assert mutants(text)[0].line + 3 == mutants(moved)[0].line


def test_a_long_mutation_is_told_round_its_change() -> None:
    numbers = ", ".join(str(number) for number in range(100))
    found = [mutant.mutation for mutant in mutants(f"# PV-1.1\nTABLE = ({numbers})\n") if mutant.kind == "number"]
    assert max(len(mutation) for mutation in found) < 250
    assert len(set(found)) == 200
