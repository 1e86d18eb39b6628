"""Codes of the fast Pot de Vin and the notations of the table, both ways."""

from __future__ import annotations

from typing import Any

from camarilla.games.potdevin.catalog import GUILDS, NAME
from camarilla.kernel.errors import BadInput

__all__ = ["code_of", "notation_of"]

NOTATIONS = (*NAME, "bribe", *GUILDS)
"""By code."""
CODE = {notation: code for code, notation in enumerate(NOTATIONS)}


def code_of(notation: str, row: Any = None) -> int:
    """The code of an answer as the table spells it, whatever the question."""
    if notation not in CODE:
        raise BadInput(f"{notation!r} is no answer of Pot de Vin")
    return CODE[notation]


def notation_of(code: int, row: Any = None) -> str:
    """How the table spells an answer, whatever the question."""
    return NOTATIONS[code]
