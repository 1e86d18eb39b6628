"""The glossaries of all games as a page of the phrasebook."""

from __future__ import annotations

from babel import Locale

from camarilla.checks.glossary import Term, terms
from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.wording import LANGUAGES

__all__ = ["terms_page"]

ABOUT = (
    "One word for one thing in each language, with the clause it comes from, and what not to say instead. Tests hold "
    "every message to it. [Wording](../explanation/wording.md) has the rest of the style."
)


def terms_page() -> str:
    """A table for each game that has a glossary."""
    parts = ["# Terms of the games", ABOUT]
    for name in names():
        known = terms(find(name))
        if known:
            parts += [f"## {find(name).say(Label('game-title'))}", glossary_table(known)]
    return "\n\n".join(parts) + "\n"


def glossary_table(known: list[Term]) -> str:
    """The terms of a game, a column for each language they are in."""
    spoken = [language for language in LANGUAGES if language in known[0].called]
    titles = " | ".join(str(Locale.parse(language).get_display_name("en")) for language in spoken)
    rows = [f"| {titles} | clause | avoid |", "|---" * (len(spoken) + 2) + "|"]
    for term in known:
        called = " | ".join(term.called[language] for language in spoken)
        avoid = ", ".join(word.replace("*", "…") for words in term.avoid.values() for word in words)
        rows.append(f"| {called} | {term.clause} | {avoid} |")
    return "\n".join(rows)
