"""The flow contract holds for every game, and its checker notices each way to break it."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.flow_contract import breaches
from camarilla.kernel.game import find, names

SOURCES = Path(__file__).parents[2] / "src"

GOOD = """
from camarilla.kernel.choices import Ask, Flow, choose
ASK = Ask("p", "R-1", None, None)

def shown(g, slot):
    return g.cards.face[slot]

def looks_again(g, seat) -> Flow[None]:
    face = shown(g, 1)
    use(face)
    slot = yield from choose(ASK, seat)
    face = shown(g, slot)
    use(face)
    trump = shown(g, 2)  # public: turned up
    yield from choose(ASK, seat)
    use(trump)

def main(g) -> Flow[None]:
    return looks_again(g, 0)

def asks_a_bot(bot):
    return [bot.looks_again()]
"""

BAD = {
    "face kept in a name": (
        "def f(g, seat):\n    face = g.cards.face[3]\n    yield from choose(ASK, seat)\n    return face\n",
        ("a", 9),
    ),
    "face kept through a helper": (
        "def f(g, seat):\n    face = shown(g, 3)\n    yield from choose(ASK, seat)\n    return face\n",
        ("a", 9),
    ),
    "face handed to a question": (
        "def f(g, seat):\n    face = shown(g, 3)\n    yield from choose(ASK, seat, face)\n",
        ("a", 8),
    ),
    "question made up in a flow": (
        "def f(g, seat):\n    yield from choose(Ask('p', 'R', None, None), seat)\n",
        ("b", 7),
    ),
    "flow called like a function": ("def f(g, seat):\n    choose(ASK, seat)\n    yield\n", ("c", 7)),
    "flow of another module called like a function": ("def f(g):\n    other.moves(g)\n    yield\n", ("c", 7)),
    "flow of a class called like a function": (
        "class Deck:\n    def turn(self):\n        yield\n    def f(self):\n        self.turn()\n        yield\n",
        ("c", 10),
    ),
    "flow of the same module called like a function": ("def f(g, seat):\n    looks(g)\n    yield\n", ("c", 7)),
}

PREAMBLE = """from camarilla.kernel.choices import Ask, choose; from package import other
ASK = Ask("p", "R-1", None, None)
def shown(g, slot): return g.cards.face[slot]
def looks(g):
    yield ASK
"""


@pytest.mark.parametrize("game", names())
def test_every_game_keeps_the_contract(game: str) -> None:
    package = SOURCES.joinpath(*find(game).package.split("."))
    assert package.is_dir()
    assert breaches(package) == []


def test_honest_flows_are_not_accused(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(GOOD)
    assert breaches(tmp_path) == []


@pytest.mark.parametrize("what", BAD)
def test_each_breach_is_noticed(tmp_path: Path, what: str) -> None:
    source, expected = BAD[what]
    (tmp_path / "rules.py").write_text(PREAMBLE + source)
    (tmp_path / "other.py").write_text("def moves(g):\n    yield\n")
    assert [(breach.clause, breach.line) for breach in breaches(tmp_path)] == [expected]


def test_functions_of_one_name_are_told_apart_by_their_modules(tmp_path: Path) -> None:
    package = tmp_path / "game"
    package.mkdir()
    (package / "queries.py").write_text(
        "def shown(g, slot):\n    return g.cards.face[slot]\ndef draw(g):\n    yield\n", "utf-8"
    )
    (package / "verbs.py").write_text("def shown(g):\n    return g.seat\ndef draw(count):\n    return count\n", "utf-8")
    rules = (
        "from games.game.{module} import draw, shown\ndef flow(g):\n    kept = shown(g)\n    yield\n    draw(kept)\n"
    )
    (package / "rules.py").write_text(rules.format(module="verbs"), "utf-8")
    assert breaches(package) == []
    (package / "rules.py").write_text(rules.format(module="queries"), "utf-8")
    assert [(breach.clause, breach.line) for breach in breaches(package)] == [("c", 5), ("a", 5)]
    dotted = (
        "from games.game import queries\ndef flow(g):\n    kept = queries.shown(g)\n    yield\n    queries.draw(kept)\n"
    )
    (package / "rules.py").write_text(dotted, "utf-8")
    assert [(breach.clause, breach.line) for breach in breaches(package)] == [("c", 5), ("a", 5)]
