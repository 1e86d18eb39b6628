"""Cards as lines: how much is written for each beside its data, and that no rule knows a card's name."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.card_lines import of_game, one_line, summary

import camarilla.games.inwo as package
from camarilla.games.inwo.catalog import ID

LONGEST = 40
ONE_LINE = 0.45
"""The share of cards that one statement, or a row of a table, says all about."""
NO_RULES = {"bot.py", "evaluation.py", "position.py"}
"""Modules that judge or set up positions."""
WORDS = {"exposed"}
"""Words of the rules that are also the id of a card."""


def test_so_many_cards_are_one_line():
    cards = of_game("inwo")
    assert len(cards) == len(ID)
    assert sum(one_line(lines) for lines in cards.values()) >= ONE_LINE * len(cards), summary(cards)


def test_no_card_is_longer_than_a_screen_with_all_its_helpers():
    assert {name: lines for name, lines in of_game("inwo").items() if lines.with_helpers > LONGEST} == {}


def test_no_rule_knows_the_name_of_a_card():
    root = Path(package.__file__).parent
    known = []
    for path in sorted(root.rglob("*.py")):
        if path.parent.name == "cards" or path.name in NO_RULES:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ID and node.value not in WORDS:
                known.append(f"{path.name}:{node.lineno} {node.value}")
    assert known == []


SPEAKS = {"add", "of", "on", "marked", "seat_marked", "marked_slots"}
"""What is called with the name of an effect."""


def test_an_effect_that_two_modules_speak_of_has_one_name():
    root = Path(package.__file__).parent
    spoken: dict[str, set[str]] = {}
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SPEAKS:
                said = [
                    each.value
                    for each in node.args[:1]
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
                for key in said:
                    spoken.setdefault(key, set()).add(path.stem)
    assert {key: modules for key, modules in spoken.items() if len(modules) > 1 and key not in ID} == {}
