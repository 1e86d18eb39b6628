"""Names of people: how a name may be written."""

from __future__ import annotations

import unicodedata

from camarilla.server.refusals import Refuse
from camarilla.server.storage.name_keys import folded, is_mark, spelled

__all__ = ["ANONYMOUS", "tidy"]

ANONYMOUS = "[deleted]"
"""The name of a deleted user."""
_LONGEST = 40
_LONGEST_FOLDED = 80
_MOST_MARKS = 2


def tidy(name: str) -> str:
    """A name normalised for display; refuses names that cannot be read or told apart."""
    shown = spelled(name)
    if not 1 <= len(shown) <= _LONGEST:
        raise Refuse("bad-name", f"a name has 1 to {_LONGEST} characters", message="name-length", limit=_LONGEST)
    if any(unicodedata.category(char)[0] == "C" or unicodedata.category(char) in ("Zl", "Zp") for char in shown):
        raise Refuse("bad-name", "a name has no invisible characters", message="name-invisible")
    if "x" * (_MOST_MARKS + 1) in "".join("x" if is_mark(char) else "-" for char in shown):
        raise Refuse("bad-name", f"a letter of a name has at most {_MOST_MARKS} marks", message="name-marks")
    if not folded(shown):
        raise Refuse("bad-name", "a name needs a letter or a digit", message="name-letters")
    if len(folded(shown)) > _LONGEST_FOLDED or folded(shown) == folded(ANONYMOUS):
        raise Refuse("bad-name", "this name cannot be taken", message="name-reserved")
    return shown
