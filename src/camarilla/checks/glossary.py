"""The terms of a game in both languages: one word for one thing, and the words that may not stand in its place.

A game keeps them in `glossary.json`: the term in English and in Russian, the clause that it comes from, and under
`avoid` what players would take for something else, or what another edition says. A `*` at the end of such a word stands
for any ending.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec

from camarilla.kernel.game import Game

__all__ = ["Term", "avoided", "terms"]


class Term(msgspec.Struct, frozen=True):
    """A thing of a game, and what it is called."""

    en: str
    ru: str
    clause: str
    avoid: dict[str, tuple[str, ...]] = {}
    """By language: words that must not be used for it."""


def terms(game: Game) -> list[Term]:
    """The terms of a game, in the order of its glossary; none if it has no glossary."""
    try:
        text = game.text("glossary.json")
    except FileNotFoundError:
        return []
    return msgspec.json.decode(text, type=list[Term])


def avoided(text: str, known: Iterable[Term], language: str) -> list[str]:
    """The words of a text that the glossary does not want, each with the term to use."""
    return [
        f"{found[0]} (say: {term.en if language == 'en' else term.ru})"
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
