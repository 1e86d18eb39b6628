"""Names of people: how one is written, and when two are the same to the eye."""

from __future__ import annotations

import unicodedata

from camarilla.server.refusals import Refuse

__all__ = ["ANONYMOUS", "folded", "tidy"]

ANONYMOUS = "[deleted]"
"""What a player who had their data deleted is called."""
LONGEST = 40
LONGEST_FOLDED = 80
MOST_MARKS = 2

# Letters that look like a Latin one in at least one of their cases, and signs that look like letters. Everything is
# compared in lower case, so В (which looks like B) is listed as в.
PAIRS = (
    "аa вb гr еe кk мm нh оo рp сc тt уy хx іl јj ѕs һh ԁd ԛq ԝw ӏl "
    "αa βb εe ζz ηh ιl κk μm νv οo ρp τt υy χx ωw ıl łl il 0o 1l |l"
)
ALIKE = {ord(pair[0]): pair[1] for pair in PAIRS.split()}


def tidy(name: str) -> str:
    """A name as it is shown: composed, without needless space; refuses what cannot be read or told apart."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST:
        raise Refuse("bad-name", f"a name has 1 to {LONGEST} characters", message="name-length", limit=LONGEST)
    if any(unicodedata.category(char)[0] == "C" or unicodedata.category(char) in ("Zl", "Zp") for char in shown):
        raise Refuse("bad-name", "a name has no invisible characters", message="name-invisible")
    if "x" * (MOST_MARKS + 1) in "".join("x" if is_mark(char) else "-" for char in shown):
        raise Refuse("bad-name", f"a letter of a name has at most {MOST_MARKS} marks", message="name-marks")
    if not folded(shown):
        raise Refuse("bad-name", "a name needs a letter or a digit", message="name-letters")
    if len(folded(shown)) > LONGEST_FOLDED or folded(shown) == folded(ANONYMOUS):
        raise Refuse("bad-name", "this name cannot be taken", message="name-reserved")
    return shown


def is_mark(char: str) -> bool:
    """Whether a character stands on another."""
    return unicodedata.category(char) in ("Mn", "Me")


def folded(name: str) -> str:
    """A name as it is compared: names that a reader would take for each other come out the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(char for char in unicodedata.normalize("NFD", plain) if not is_mark(char))
    return "".join(char for char in bare.translate(ALIKE) if char.isalnum())
