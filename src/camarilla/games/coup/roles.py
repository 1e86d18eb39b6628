"""The patrons (CO-1.1, CO-7.1). A face is the number of a role; several slots have the same face."""

from __future__ import annotations

from typing import Final

DUKE: Final = 0
ASSASSIN: Final = 1
CAPTAIN: Final = 2
AMBASSADOR: Final = 3
CONTESSA: Final = 4
INQUISITOR: Final = 5

NAMES: Final = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor")
NO_ROLE: Final = -1
MOST_PATRONS: Final = 25
"""Five of each role, at the largest table (CO-8.1)."""


def roles_in_play(inquisition: bool) -> list[int]:
    """The five roles of the court: under Inquisition the Inquisitor stands in for the Ambassador (CO-7.1)."""
    return [DUKE, ASSASSIN, CAPTAIN, INQUISITOR if inquisition else AMBASSADOR, CONTESSA]


def copies(seats: int) -> int:
    """How many of each role the court has (CO-1.1, CO-8.1)."""
    if seats <= 6:
        return 3
    return 4 if seats <= 8 else 5
