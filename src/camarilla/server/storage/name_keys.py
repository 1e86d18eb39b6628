"""The keys under which account names are stored: names that look alike have the same key.

Which characters look alike is Unicode's table (UTS 39), from confusable-homoglyphs. When the table or the folding
changes, a migration must fold the stored keys anew, as 0005 does; a test says so.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

__all__ = ["EXACT", "exact", "folded", "is_mark", "spelled"]

EXACT = "="
"""How the key of an account begins that is found by the exact spelling of its name only."""


def is_mark(char: str) -> bool:
    """Whether a character stands on another."""
    return unicodedata.category(char) in ("Mn", "Me")


def folded(name: str) -> str:
    """A name as it is compared: names that a reader would take for each other come out the same."""
    return "".join(char for char in map(_look, _bare(name)) if char.isalnum())


def exact(name: str) -> str:
    """The key of an account whose name looks like an older account's; no folded name has this form."""
    return f"{EXACT}{spelled(name)}"


def spelled(name: str) -> str:
    """A name in composed characters, without needless space."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def _bare(text: str) -> str:
    """A text in one case and one spelling, without marks."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return "".join(char for char in unicodedata.normalize("NFD", plain) if not is_mark(char))


@cache
def _look(char: str) -> str:
    """The character that stands for all that look like this one, in small letters or in capitals.

    Names are compared in one case, so В, which looks like B, makes в a b. Where the two cases look different, the small
    letter decides: ν is a v, though Ν looks like N.
    """
    known = [entry["c"] for case in (char, char.upper()) for entry in confusables_data.get(case, ())]
    bare = [_bare(like) for like in known if unicodedata.is_normalized("NFKC", like)]
    likes = [like for like in bare if len(like) == 1 and like.isalnum()]
    latin = [like for like in likes if like.isascii()]
    if char.isascii():
        return max(latin + [char] * char.isalnum(), default=char)  # l stands for i and 1, o for 0
    return _look(latin[0]) if latin else min([char, *likes])
