"""Cards are lines: how many are one line long, how long the longest is, and that no rule knows one by its name."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.card_lines import measure, of_game, one_line, summary

from camarilla.games import oath
from camarilla.games.oath.catalog import BANNER, FACE_OF, card, is_vision

SOURCE = Path(oath.__file__).parent
OF_THE_RULES = {"The Grand Scepter", "Brutal", "Decadent", "Careless", "Greedy"}
"""Components that the Law itself names; the banners and the Visions are such, too."""


def test_at_least_35_of_100_cards_are_one_line():
    cards = of_game("oath")
    assert sum(one_line(lines) for lines in cards.values()) >= 0.35 * len(cards), summary(cards)


def test_every_card_with_an_effect_is_measured():
    assert set(FACE_OF) - set(of_game("oath")) == set()


def test_no_card_is_longer_than_40_lines_with_its_helpers():
    assert {name: lines.with_helpers for name, lines in of_game("oath").items() if lines.with_helpers > 40} == {}


def test_no_rule_knows_a_card_by_its_name():
    names = {name for name, face in FACE_OF.items() if not is_vision(face) and card(face).kind != BANNER}
    known = set()
    for path in SOURCE.glob("*.py"):
        if path.stem not in ("bot", "catalog"):  # what a bot likes is no rule; the catalog reads the data
            said = {
                node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)
            }
            known |= {(path.stem, name) for name in said & (names - OF_THE_RULES)}
    assert known == set()


FIRST = """
LIMIT = 3

def shared(g):
    '''What it is for.

    It is not counted.
    '''
    return LIMIT

def alone(g):
    return 1

line("One")

@two("Two")
def second(g):
    return shared(g)

@three("Three")
def third(g):
    return shared(g) + alone(g)

Card("Four").does(once).does(
    twice
)
on("Five")(shared)
on("Five")(shared)
"""
SECOND = """
from .first import shared

TABLE["Six"] = 6
for name in ("Seven", "Eight"):
    line(name)

@six("Six", "Two")
def sixth(g):
    return shared(g) if wanted("One") else alone(g)
"""


def test_lines_are_counted_with_all_helpers_and_without_docstrings():
    names = {"One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"}
    found = measure({"first": FIRST, "second": SECOND}, names)
    assert found == {
        "One": (1, 0, 1),
        "Two": (2, 2, 9),  # both functions, what they share and its limit
        "Three": (2, 2, 8),  # `alone` is its own
        "Four": (1, 0, 3),
        "Five": (2, 0, 5),
        "Six": (2, 1, 7),
        "Seven": (1, 0, 2),
        "Eight": (1, 0, 2),
    }
    assert [name for name, lines in found.items() if one_line(lines)] == ["Eight", "Four", "One", "Seven"]
    assert summary(found) == (
        "8 cards with an effect, 4 of one line (50.0 %); "
        "the longest with their helpers: Two 9, Three 8, Six 7, Five 5, Four 3"
    )
