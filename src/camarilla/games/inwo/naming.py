"""What messages call things: cards by their names, words of the rules in words, where labels and events have ids."""

from __future__ import annotations

import re
from typing import Any, Final

from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.game import find
from camarilla.kernel.options import Label

__all__ = ["argument", "card_name", "named", "play_name", "slug"]

CHOSEN_BY: Final = {"deed", "kind", "source", "outcome", "whose", "what", "target"}
"""Fields that a message chooses its sentence by, so that they stay words of the rules."""


def named(label: Label) -> Label:
    """A label whose message says names instead of ids."""
    return Label(label.id, {name: argument(name, value) for name, value in label.args.items()})


def argument(field: str, value: Any) -> Any:
    """An argument by name. Words that choose a sentence stay as they are."""
    if isinstance(value, list | tuple):
        return [argument(field, item) for item in value if item != "none"]
    if isinstance(value, dict) and "args" in value:  # a part of a deal, which is a label
        return {**value, "args": {name: argument(name, part) for name, part in value["args"].items()}}
    if not isinstance(value, str):
        return value
    if value.startswith("@"):
        return Label("seat", {"seat": int(value[1:])})
    if field == "way":
        return Label("option-way", {"way": word(value)}) if value else ""
    if value.partition("/")[0].partition("~")[0] in FACE:
        return play_name(value)
    return slug(value) if field in CHOSEN_BY or value in ("aid", "oppose") else word(value)


def card_name(card: str) -> Label:
    """A card by its name, in the reader's language; the slot behind an id is left out."""
    return Label(f"card-{card.partition('~')[0]}")


def play_name(key: str) -> Any:
    """A play by its key: the card's name, and which of its ways."""
    card, _, way = key.partition("/")
    if card.partition("~")[0] not in FACE:
        return slug(key)
    return Label("play-way", {"card": card_name(card), "way": word(way)}) if way else card_name(card)


def word(value: str) -> Any:
    """A word of the rules in the reader's language, or itself."""
    change, dash, alignment = value.partition("-")
    if dash and change in ("add", "remove", "reverse"):
        return Label(f"change-{change}", {"name": word(alignment)})
    id = f"word-{slug(value)}"
    return Label(id) if find("inwo").wording("en").has(id) else value


def slug(value: str) -> str:
    """A word of the rules as messages spell it."""
    return re.sub(r"[^a-z0-9-]", "", value.lower().replace(" ", "-"))
