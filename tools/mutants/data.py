"""Breaks the cards that are data: a JSON file with one card a line, in which one field of one card says something else.

`tests/games/GAME/mutants.yaml` names the files and the fields that rules read: `data: {cards.json: [power, arrows]}`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .sites import Mutant
from .source import Edit, apply

__all__ = ["KIND", "Data"]

KIND = "data"


class Data:
    """A file of cards and its mutants, in the order of the file."""

    def __init__(self, file: str, path: str, text: str, fields: list[str]) -> None:
        self.file = file
        self.path = path
        self.bytes = text.encode()
        self.fields = fields
        self.same = 0
        cards = list(cards_of(text))
        self.cards = [card for _, _, card in cards]
        self.mutants = [mutant for number, start, card in cards for mutant in self.broken(number, start, card)]

    def broken(self, line: int, start: int, card: dict[str, Any]) -> Iterator[Mutant]:
        """Every mutant of one card."""
        was = json.dumps(card, ensure_ascii=False)
        for field in self.fields:
            for value in others(card.get(field), self.texts(card, field)):
                tell = json.dumps(card[field], ensure_ascii=False), json.dumps(value, ensure_ascii=False)
                text = json.dumps({**card, field: value}, ensure_ascii=False)
                edit = Edit(start, start + len(was.encode()), text)
                mutation = f"{field}: {tell[0]} → {tell[1]}"
                yield Mutant(self.file, line, card["id"], KIND, (card["id"],), mutation, (line, line), (edit,))

    def texts(self, card: dict[str, Any], field: str) -> list[str]:
        """What cards of the same `type` say in a field, each text once."""
        found = [other[field] for other in self.cards if other.get("type") == card.get("type") and field in other]
        return list(dict.fromkeys([text for text in found if isinstance(text, str)]))

    def text_of(self, mutant: Mutant) -> str:
        """The file, broken."""
        return apply(self.bytes, list(mutant.edits)).decode()


def cards_of(text: str) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """The lines that are cards: number, place in bytes, card. A line must be written as `json.dumps` writes it."""
    place = 0
    for number, line in enumerate(text.split("\n"), start=1):
        words = line.strip().rstrip(",")
        if words.startswith("{") and words.endswith("}"):
            card = json.loads(words)
            if "id" in card and json.dumps(card, ensure_ascii=False) == words:
                yield number, place + line.encode().index(b"{"), card
        place += len(line.encode()) + 1


def others(value: Any, texts: list[str]) -> Iterator[Any]:
    """What else a field might say: a number one larger, the opposite, the next text, a list less a part."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str) and len(texts) > 1:
        yield texts[(texts.index(value) + 1) % len(texts)]
    elif isinstance(value, list):
        for i in range(len(value)):
            yield value[:i] + value[i + 1 :]
