"""The actions of a turn: what each costs, which claim it makes, at whom it is aimed, and who may block it."""

from __future__ import annotations

from typing import Final

from camarilla.games.coup.roles import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE, INQUISITOR, NO_ROLE

INCOME: Final = 0
AID: Final = 1
COUP: Final = 2
TAX: Final = 3
ASSASSINATE: Final = 4
STEAL: Final = 5
EXCHANGE: Final = 6
EXAMINE: Final = 7
CONVERT: Final = 8
"""Betrayal of oneself: switch the own faction."""
BETRAY: Final = 9
"""Betrayal of another: switch that player's faction."""
EMBEZZLE: Final = 10

NAMES: Final = (
    "income",
    "aid",
    "coup",
    "tax",
    "assassinate",
    "steal",
    "exchange",
    "examine",
    "betray",
    "betray",
    "embezzle",
)
COST: Final = (0, 0, 7, 0, 3, 0, 0, 0, 1, 2, 0)  # CO-2.3, CO-3.2, CO-6.3
AIMED: Final = (False, False, True, False, True, True, False, True, False, True, False)
RULE: Final = {
    AID: "CO-2.2",
    COUP: "CO-2.3",
    ASSASSINATE: "CO-3.2",
    STEAL: "CO-3.3",
    EXAMINE: "CO-7.2",
    BETRAY: "CO-6.3",
}
"""The clause of every action whose target or block may be refused."""
FORCED_COUP: Final = 10  # CO-1.3

NOBODY: Final = 15
"""The target of an action that has none, in a move's code."""


def move(action: int, target: int = NOBODY) -> int:
    """An action and its target as one number."""
    return action * 16 + target


# The role claimed by each action, by whether the Inquisitor stands in for the Ambassador (CO-3.1 to CO-3.4, CO-7.1).
CLAIMED: Final = {
    False: (NO_ROLE, NO_ROLE, NO_ROLE, DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, NO_ROLE, NO_ROLE, NO_ROLE, NO_ROLE),
    True: (NO_ROLE, NO_ROLE, NO_ROLE, DUKE, ASSASSIN, CAPTAIN, INQUISITOR, INQUISITOR, NO_ROLE, NO_ROLE, NO_ROLE),
}

# The roles that block an action (CO-2.2, CO-3.2, CO-3.3, CO-7.1).
BLOCKED_BY: Final[dict[bool, dict[int, list[int]]]] = {
    False: {AID: [DUKE], ASSASSINATE: [CONTESSA], STEAL: [CAPTAIN, AMBASSADOR]},
    True: {AID: [DUKE], ASSASSINATE: [CONTESSA], STEAL: [CAPTAIN, INQUISITOR]},
}


def blocking_roles(action: int, inquisition: bool) -> list[int]:
    """CO-4.3: the roles that block an action; none for most."""
    return BLOCKED_BY[inquisition].get(action, [])
