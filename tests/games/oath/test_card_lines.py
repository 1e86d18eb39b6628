"""Cards are lines: how many are one line long, how long the longest is, and that no rule knows one by its name."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.card_lines import measure, of_game, summary

from camarilla.games import oath
from camarilla.games.oath.catalog import BANNER, FACE_OF, card, is_vision

SOURCE = Path(oath.__file__).parent
OF_THE_RULES = {"The Grand Scepter", "Brutal", "Decadent", "Careless", "Greedy"}
"""Components that the Law itself names; the banners and the Visions are such, too."""


def test_at_least_35_of_100_cards_are_one_line():
    cards = of_game("oath")
    single = [name for name, lines in cards.items() if lines.own == 1]
    assert len(single) >= 0.35 * len(cards), summary(cards)


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


CARDS = """
LIMIT = 3

def shared(g):
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
"""


def test_lines_are_counted_with_and_without_shared_helpers():
    found = measure([CARDS], {"One", "Two", "Three"})
    assert found == {"One": (1, 1), "Two": (3, 6), "Three": (5, 8)}
    assert summary(found).startswith("3 cards with an effect, 1 of one line (33.3 %), 3.0 lines on average")
