"""The terms of a game in its languages: one word for one thing, and the words that may not stand in its place.

A game keeps them in `glossary.json`: the term by language, the clause that it comes from, and under
`avoid` what players would take for something else, or what another edition says. A `*` at the end of such a word stands
for any ending.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from camarilla.kernel.game import Game

__all__ = ["Term", "avoided", "terms"]


class Term(msgspec.Struct, frozen=True):
    """A thing of a game, and what it is called."""

    called: dict[str, str]
    """By language."""
    clause: str
    avoid: dict[str, tuple[str, ...]] = {}
    """By language: words that must not be used for it."""


def terms(game: Game) -> list[Term]:
    """The terms of a game, in the order of its glossary; none if it has no glossary."""
    try:
        text = game.text("glossary.json")
    except FileNotFoundError:
        return []
    return [_read(entry) for entry in json.loads(text)]


def _read(entry: dict[str, Any]) -> Term:
    """A term as it is written: besides `clause` and `avoid` each key is a language."""
    avoid = msgspec.convert(entry.pop("avoid", {}), dict[str, tuple[str, ...]])
    clause = msgspec.convert(entry.pop("clause"), str)
    return Term(msgspec.convert(entry, dict[str, str]), clause, avoid)


def avoided(text: str, known: Iterable[Term], language: str) -> list[str]:
    """The words of a text that the glossary does not want, each with the term to use."""
    return [
        f"{found[0]} (say: {term.called[language]})"
        for term in known
        for word in term.avoid.get(language, ())
        if (found := _pattern(word).search(text))
    ]


@cache
def _pattern(word: str) -> re.Pattern[str]:
    """A whole word, or one with any ending."""
    stem = re.escape(word.removesuffix("*"))
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"\b{stem}{ending}\b", re.IGNORECASE)
