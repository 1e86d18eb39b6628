"""The actions of a turn, a row each: what it costs, which claim it makes, at whom it is aimed, and who may block it.

What an action does once it stands is the function of its name in `rules.py`; the tables below are read off the rows.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
"""Betrayal of oneself: switch one's own faction."""
BETRAY: Final = 9
"""Betrayal of another: switch that player's faction."""
EMBEZZLE: Final = 10

BASE: Final = 0
WITH_INQUISITION: Final = 1
WITH_REFORMATION: Final = 2
"""The part of the game that an action belongs to."""

NOBODY: Final = -1
"""The target of an action that has none."""
FORCED_COUP: Final = 10  # CO-1.3


class Action(NamedTuple):
    """One action. Where the Inquisitor plays it stands in for the Ambassador, as claim and as block (CO-7.1)."""

    number: int
    name: str
    rule: str
    part: int = BASE
    cost: int = 0
    to_reserve: bool = False
    """Whether the cost is paid to the reserve (CO-6.3)."""
    aimed: bool = False
    claims: int = NO_ROLE
    blocked_by: tuple[int, ...] = ()


ROWS: Final = [
    Action(INCOME, "income", "CO-2.1"),
    Action(AID, "aid", "CO-2.2", blocked_by=(DUKE,)),
    Action(TAX, "tax", "CO-3.1", claims=DUKE),
    Action(EXCHANGE, "exchange", "CO-3.4", claims=AMBASSADOR),
    Action(STEAL, "steal", "CO-3.3", aimed=True, claims=CAPTAIN, blocked_by=(CAPTAIN, AMBASSADOR)),
    Action(ASSASSINATE, "assassinate", "CO-3.2", cost=3, aimed=True, claims=ASSASSIN, blocked_by=(CONTESSA,)),
    Action(COUP, "coup", "CO-2.3", cost=7, aimed=True),
    Action(EXAMINE, "examine", "CO-7.2", WITH_INQUISITION, aimed=True, claims=INQUISITOR),
    Action(EMBEZZLE, "embezzle", "CO-6.4", WITH_REFORMATION),
    Action(CONVERT, "betray", "CO-6.3", WITH_REFORMATION, cost=1, to_reserve=True),
    Action(BETRAY, "betray", "CO-6.3", WITH_REFORMATION, cost=2, to_reserve=True, aimed=True),
]
"""In the order in which a player is offered them."""
BY_NUMBER: Final = sorted(ROWS, key=lambda row: row.number)


class Move(NamedTuple):
    """What a player declares: an action, and whom it is aimed at."""

    action: int
    target: int = NOBODY


# -- Read off the rows, by the number of an action ---------------------------------------------------------------------

NAMES: Final[tuple[str, ...]] = tuple([row.name for row in BY_NUMBER])
COST: Final[tuple[int, ...]] = tuple([row.cost for row in BY_NUMBER])
AIMED: Final[tuple[bool, ...]] = tuple([row.aimed for row in BY_NUMBER])
RULE: Final[tuple[str, ...]] = tuple([row.rule for row in BY_NUMBER])
BLOCKABLE: Final[tuple[bool, ...]] = tuple([bool(row.blocked_by) for row in BY_NUMBER])
TO_RESERVE: Final[tuple[bool, ...]] = tuple([row.to_reserve for row in BY_NUMBER])


def playing(role: int, inquisition: bool) -> int:
    """CO-7.1: the role that plays where a row names one."""
    return INQUISITOR if inquisition and role == AMBASSADOR else role


CLAIMED: Final[dict[bool, tuple[int, ...]]] = {
    inquisition: tuple([playing(row.claims, inquisition) for row in BY_NUMBER]) for inquisition in (False, True)
}
"""The role claimed by each action, by whether the Inquisitor stands in for the Ambassador."""
BLOCKED_BY: Final[dict[bool, list[list[int]]]] = {
    inquisition: [[playing(role, inquisition) for role in row.blocked_by] for row in BY_NUMBER]
    for inquisition in (False, True)
}


def blocking_roles(action: int, inquisition: bool) -> list[int]:
    """CO-4.3: the roles that block an action; none for most."""
    return BLOCKED_BY[inquisition][action]
