"""What a seat sees as numbers: a view of any game as a row of fixed length.

Every leaf of the view has a path (`board.players.2.coins`). A number counts by its logarithm at the place its path
hashes to, a word counts one at the place that path and word hash to, each with a sign of its own, so that what shares a
place cancels on average (signed feature hashing). Lists of things that have a name are also counted as bags (a hand
holds `aldo4`, wherever it lies), and their last thing stands at a place of its own (the latest claim). Slot numbers are
left out: they name a piece of cardboard and mean nothing. The question a seat is asked belongs to what it sees.

Compiled: nothing here knows numpy. Rows are written into any buffer of floats.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from math import log1p
from typing import Any, Final

from camarilla.kernel.options import Label, Prompt
from camarilla.kernel.view import View

__all__ = ["FEATURES_VERSION", "Features", "token_row"]

FEATURES_VERSION: Final = 1
"""Grows with every change that gives the same view another row."""

LONGEST: Final = 12
"""How many things of a list have a place of their own; the others only count in its bag."""
SMALL: Final[list[float]] = [log1p(number) for number in range(256)]
SLOT: Final = "slot"
PARTS: Final = re.compile(r"[a-z]+|[0-9]+|[^a-z0-9]", re.IGNORECASE)


class Place:
    """A path of views: where its value counts, and the paths and words below it."""

    __slots__ = ("at", "below", "path", "sign", "words")

    def __init__(self, path: str, size: int) -> None:
        self.path = path
        self.at, self.sign = place_of(path, size)
        self.below: dict[Any, Place] = {}
        self.words: dict[str, tuple[int, float]] = {}


def place_of(text: str, size: int) -> tuple[int, float]:
    """Where a text counts, and with which sign."""
    number = int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "little")
    return (number >> 1) % size, 1.0 if number & 1 else -1.0


def words_of(thing: Any) -> str:
    """A thing of a list in words: its own text, or all texts it has."""
    if isinstance(thing, str):
        return thing
    fields = getattr(thing, "__struct_fields__", None)
    if fields is None:
        return ""
    values = [getattr(thing, name) for name in fields]
    return " ".join([value for value in values if isinstance(value, str)])


def token_row(notation: str, size: int) -> list[float]:
    """A notation as a row: what its parts hash to (`steal`, `@`, `3`), and its whole."""
    row = [0.0] * size
    for text in [notation, *[f"{at} {part}" for at, part in enumerate(PARTS.findall(notation))]]:
        at, sign = place_of(text, size)
        row[at] += sign
    return row


class Features:
    """Writes views as rows of `size` numbers."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.root = Place("", size)
        self.row: Any = None
        self.base = 0

    def write(self, view: View, prompt: Prompt | None, row: Any, base: int) -> None:
        """Write what a seat sees, and what it is asked, into `row` from `base` on; it must be zero there."""
        self.row = row
        self.base = base
        root = self.root
        self.word(root, "seat", str(view.seat))
        for asked in view.asked:
            self.word(root, "asked", f"{asked.seat} {asked.prompt}")
        for fact in view.facts:
            for face in fact.faces:
                self.word(root, f"among {len(fact.slots)}", face)
        self.walk(view.board, self.below(root, "board"))
        if prompt is not None:
            self.label(prompt.label, self.below(root, "prompt"))
        self.row = None

    def below(self, place: Place, step: Any) -> Place:
        """The path one step further on."""
        found = place.below.get(step)
        if found is None:
            found = place.below[step] = Place(f"{place.path}.{step}", self.size)
        return found

    def count(self, at: int, much: float) -> None:
        """Add to a number of the row."""
        index = self.base + at
        self.row[index] += much

    def word(self, place: Place, step: Any, text: str) -> None:
        """Count a word at a path one step further on."""
        self.spell(self.below(place, step), text)

    def spell(self, place: Place, text: str) -> None:
        """Count a word at a path."""
        found = place.words.get(text)
        if found is None:
            found = place.words[text] = place_of(f"{place.path}={text}", self.size)
        self.count(found[0], found[1])

    def number(self, place: Place, value: float) -> None:
        """Count a number at a path."""
        if isinstance(value, int) and 0 <= value < len(SMALL):
            self.count(place.at, place.sign * SMALL[value])
        else:
            self.count(place.at, place.sign * (log1p(value) if value >= 0 else -log1p(-value)))

    def walk(self, value: Any, place: Place) -> None:
        """Count everything at and below a path."""
        if isinstance(value, bool):
            if value:
                self.count(place.at, place.sign)
        elif isinstance(value, int):
            self.number(place, value)
        elif isinstance(value, str):
            self.spell(place, value)
        elif isinstance(value, (list, tuple)):
            self.things(value, place)
        elif isinstance(value, dict):
            for key, item in value.items():
                self.walk(item, self.below(place, key))
        elif isinstance(value, float):
            self.number(place, value)
        elif value is not None:
            for name in value.__struct_fields__:
                if name != SLOT:
                    self.walk(getattr(value, name), self.below(place, name))

    def things(self, value: Any, place: Place) -> None:
        """Count a list: how long it is, its things by number, its words as a bag, and its last thing."""
        length = len(value)
        self.number(place, length)
        if length == 0:
            return
        bag = self.below(place, "bag")
        for number in range(length):
            thing = value[number]
            words = words_of(thing)
            if words:
                self.spell(bag, words)
            if number < LONGEST and not isinstance(thing, str):
                self.walk(thing, self.below(place, number))
        if words_of(value[length - 1]):
            self.walk(value[length - 1], self.below(place, "last"))

    def label(self, label: Label, place: Place) -> None:
        """Count a message: its id, and what it is about."""
        self.spell(place, label.id)
        for key, value in label.args.items():
            below = self.below(place, key)
            for item in value if isinstance(value, (list, tuple)) else [value]:
                if isinstance(item, Label):
                    self.label(item, below)
                elif isinstance(item, str):
                    self.spell(below, item)
                elif isinstance(item, int):
                    self.spell(below, str(item))
