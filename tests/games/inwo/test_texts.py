"""What cards say: every one in Russian as well, with every number it has in English."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from camarilla.games.inwo import catalog

TEXTS = json.loads(files("camarilla.games.inwo").joinpath("texts.ru.json").read_text("utf-8"))


def english() -> dict[str, str]:
    texts = {card["id"]: card["mechanic"] for card in catalog.CARDS}
    goals = {f"{card['id']}/goal": card["special_goal"] for card in catalog.CARDS if card.get("special_goal")}
    return {**texts, **goals}


def test_every_card_says_in_russian_what_it_does() -> None:
    assert set(TEXTS) == set(english())


def test_bonuses_are_the_same_in_both_languages() -> None:
    for id, text in english().items():
        bonuses = set(re.findall(r"\+\d+", text))
        assert bonuses <= set(re.findall(r"\+\d+", TEXTS[id])), id
