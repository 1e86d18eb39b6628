"""Codes of the fast Coup and the notations of the table, both ways."""

from __future__ import annotations

from typing import Any

from camarilla.fast import coup
from camarilla.games.coup.roles import NAMES as ROLE_NAMES
from camarilla.games.coup.roles import roles_in_play
from camarilla.kernel.errors import BadInput

__all__ = ["code_of", "notation_of"]

WORDS = {
    "income": coup.DO_INCOME,
    "aid": coup.DO_AID,
    "tax": coup.DO_TAX,
    "exchange": coup.DO_EXCHANGE,
    "embezzle": coup.DO_EMBEZZLE,
    "betray": coup.DO_CONVERT,
    "pass": coup.PASS,
    "challenge": coup.DOUBT,
    "show": coup.SHOW,
    "leave": coup.LEAVE,
    "swap": coup.SWAP,
    "loyalist": coup.LOYALIST,
    "reformist": coup.REFORMIST,
}
AIMED = {
    "steal": coup.AT_STEAL,
    "assassinate": coup.AT_ASSASSINATE,
    "coup": coup.AT_COUP,
    "examine": coup.AT_EXAMINE,
    "betray": coup.AT_BETRAY,
}
VERBS = {coup.LOSE: "lose", coup.PROVE: "lose", coup.RETURN: "return", coup.SHOW_CARD: "show", coup.KEEP: "keep"}
"""What is done with a role, by question."""


ROLE_NUMBER = {
    ROLE_NAMES[role]: number for inquisition in (False, True) for number, role in enumerate(roles_in_play(inquisition))
}
"""A role's number in a row: the Inquisitor stands where the Ambassador does (CO-7.1)."""


def role_number(name: str) -> int:
    """A role's number in a row."""
    if name not in ROLE_NUMBER:
        raise BadInput(f"there is no role {name!r}; the roles are: {', '.join(ROLE_NAMES)}")
    return ROLE_NUMBER[name]


def code_of(notation: str, row: Any) -> int:
    """The code of an answer to the question that stands in `row`, as the table spells it."""
    if notation in WORDS:
        return WORDS[notation]
    verb, _, target = notation.partition("@")
    if target.isdigit() and verb in AIMED:
        place = coup.place_of(row, int(target))
        return coup.AIMED + coup.AIMED_ACTIONS * (place - 1) + AIMED[verb]
    verb, _, role = notation.partition(":")
    if verb == "block":
        return coup.BLOCK_AS + role_number(role)
    if verb == "show" and row[coup.PHASE] == coup.PROVE:
        return coup.SHOW
    if verb in VERBS.values():
        return coup.ROLE + role_number(role)
    raise BadInput(f"{notation!r} is no answer of Coup")


def notation_of(code: int, row: Any) -> str:
    """How the table spells an answer to the question that stands in `row`."""
    names = [ROLE_NAMES[role] for role in roles_in_play(bool(row[coup.INQUISITION]))]
    if code >= coup.AIMED:
        place, kind = divmod(code - coup.AIMED, coup.AIMED_ACTIONS)
        verb = next(word for word, number in AIMED.items() if number == kind)
        return f"{verb}@{coup.seat_at(row, row[coup.TURN], 1 + place)}"
    if coup.BLOCK_AS <= code < coup.SHOW:
        return f"block:{names[code - coup.BLOCK_AS]}"
    if coup.ROLE <= code < coup.LEAVE:
        return f"{VERBS[int(row[coup.PHASE])]}:{names[code - coup.ROLE]}"
    if code == coup.SHOW and row[coup.CLAIM] != coup.NO_DUKE:
        return f"show:{names[row[coup.CLAIM]]}"
    return next(word for word, number in WORDS.items() if number == code)
