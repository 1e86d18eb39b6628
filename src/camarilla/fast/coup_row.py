"""A game of Coup as a row of numbers: where everything stands, the codes of answers, and what can be read from a row.

The kernels of the game import all names of this module: they are the letters it is written in.
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.fast.compiler import kernel
from camarilla.games.coup.actions import (
    AID,
    ASSASSINATE,
    BETRAY,
    CONVERT,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    INCOME,
    STEAL,
    TAX,
)
from camarilla.games.coup.roles import AMBASSADOR, ASSASSIN, CAPTAIN, DUKE

Row = Any
"""A game: an array of `row_size(seats)` numbers of type `int16`."""
Codes = Any
"""Room for the legal answers: an array of at least `code_count(seats)` whole numbers."""

ROLES: Final = 5
"""Duke, Assassin, Captain, Ambassador (or Inquisitor, CO-7.1), Contessa."""
NO_DUKE: Final = 5
"""The claim of an embezzler, where others claim a role (CO-6.4)."""
NOBODY: Final = -1
MOST_SEATS: Final = 10

# -- A row: first the table, then the latest turns, then a block for each seat -----------------------------------------

SEATS: Final = 0
REFORMATION: Final = 1
INQUISITION: Final = 2
PICK_ONE: Final = 3
STEAL_FROM_DEAD: Final = 4
REOPEN_AID_BLOCK: Final = 5
TURN_CAP: Final = 6
PHASE: Final = 7
ASKED: Final = 8
STARTER: Final = 9
TURN: Final = 10
TURNS: Final = 11
ACTION: Final = 12
TARGET: Final = 13
CLAIMANT: Final = 14
CLAIM: Final = 15
CHALLENGER: Final = 16
THEN: Final = 17
"""The phase after a lost patron or a drawn card."""
CARDS: Final = 18
"""How many cards are still to be drawn, or returned."""
SHOWN: Final = 19
"""The role shown to an examiner."""
RESERVE: Final = 20
ESTATE: Final = 21
"""Coins of the player eliminated last (CO-4.5)."""
LIVING: Final = 22
COURT: Final = 23

HISTORY: Final = COURT + ROLES
"""The latest turns, the newest at `TURNS % WINDOW`; each has the fields below."""
WINDOW: Final = 8
DID: Final = 0
"""The action plus 1, so that 0 is no turn."""
BY: Final = 1
AT: Final = 2
DOUBTED_BY: Final = 3
BLOCKED_BY: Final = 4
BLOCKED_AS: Final = 5
BLOCK_DOUBTED_BY: Final = 6
PROVEN: Final = 7
"""Whether the latest challenged claim of the turn was proven (1) or not (0); -1 if none was challenged."""
FIELDS: Final = 8

SEAT: Final = HISTORY + WINDOW * FIELDS
"""The block of seat 0."""
HAND: Final = 0
LOST: Final = 5
COINS: Final = 10
FACTION: Final = 11
FELL: Final = 12
"""When a player was eliminated: 1 for the first; 0 while in the game."""
TRIED: Final = 13
"""Whether the player's block of this foreign aid has failed."""
KEPT: Final = 14
"""`pick_one`: the role kept of one's own set (CO-1.2), or nobody's."""
CLAIMS: Final = 15
"""How often each role, and no Duke, was claimed since the hand last changed."""
LET_PASS: Final = 21
"""How often the player let a foreign aid, an assassination and a theft go through since the hand last changed."""
PUT_BACK: Final = 24
"""The roles the player returned to the court at the latest exchange."""
SAW: Final = 29
"""Whose card the player saw and left at the latest examination, and which role."""
BLOCK_SIZE: Final = 31

# -- Phases: what happens next. Questions come after the steps that need no answer ------------------------------------

END_TURN: Final = 0
CLAIM_STANDS: Final = 1
CLAIM_FAILS: Final = 2
CHALLENGER_LOSES: Final = 3
MAY_BLOCK: Final = 4
RESOLVE: Final = 5
TAKE_SWAPPED: Final = 6
PICKED: Final = 7
ACT: Final = 8
CHALLENGE: Final = 9
PROVE: Final = 10
BLOCK: Final = 11
LOSE: Final = 12
RETURN: Final = 13
SHOW_CARD: Final = 14
VERDICT: Final = 15
KEEP: Final = 16
CHOOSE_FACTION: Final = 17
DRAW: Final = 18
OVER: Final = 19
PHASES: Final = 20
CHANCE: Final = DRAW

# -- Codes of answers --------------------------------------------------------------------------------------------------

DO_INCOME: Final = 0
DO_AID: Final = 1
DO_TAX: Final = 2
DO_EXCHANGE: Final = 3
DO_EMBEZZLE: Final = 4
DO_CONVERT: Final = 5
PASS: Final = 6
DOUBT: Final = 7
BLOCK_AS: Final = 8
"""Plus the role claimed."""
SHOW: Final = 13
ROLE: Final = 14
"""Plus the role that is lost, returned, kept or shown to the examiner; the answer of chance to `DRAW`, too."""
LEAVE: Final = 19
SWAP: Final = 20
LOYALIST: Final = 21
REFORMIST: Final = 22
AIMED: Final = 23
"""Plus 5 for each seat clockwise beyond the next, plus one of the following."""
AT_STEAL: Final = 0
AT_ASSASSINATE: Final = 1
AT_COUP: Final = 2
AT_EXAMINE: Final = 3
AT_BETRAY: Final = 4
AIMED_ACTIONS: Final = 5


@kernel
def row_size(seats: int) -> int:
    """How many numbers a game takes."""
    return SEAT + BLOCK_SIZE * seats


@kernel
def code_count(seats: int) -> int:
    """How many codes there are."""
    return AIMED + AIMED_ACTIONS * (seats - 1)


@kernel
def at(seat: int, field: int) -> int:
    """Where a field of a seat stands in the row."""
    return SEAT + BLOCK_SIZE * seat + field


@kernel
def copy(source: Row, to: Row) -> None:
    """Copy a game."""
    for place in range(row_size(source[SEATS])):
        to[place] = source[place]


# -- Actions (CO-2, CO-3, CO-6, CO-7) ----------------------------------------------------------------------------------


@kernel
def action_of(code: int) -> int:
    """The action of a code, as `camarilla.games.coup.actions` numbers it."""
    if code >= AIMED:
        kind = (code - AIMED) % AIMED_ACTIONS
        if kind == AT_STEAL:
            return STEAL
        if kind == AT_ASSASSINATE:
            return ASSASSINATE
        if kind == AT_COUP:
            return COUP
        return EXAMINE if kind == AT_EXAMINE else BETRAY
    if code == DO_INCOME:
        return INCOME
    if code == DO_AID:
        return AID
    if code == DO_TAX:
        return TAX
    if code == DO_EXCHANGE:
        return EXCHANGE
    return EMBEZZLE if code == DO_EMBEZZLE else CONVERT


@kernel
def cost(action: int) -> int:
    """CO-2.3, CO-3.2, CO-6.3."""
    if action == COUP:
        return 7
    if action == ASSASSINATE:
        return 3
    if action == BETRAY:
        return 2
    return 1 if action == CONVERT else 0


@kernel
def claimed(action: int) -> int:
    """The claim of an action (CO-3.1 to CO-3.4, CO-6.4, CO-7.1, CO-7.2), or nobody's."""
    if action == TAX:
        return DUKE
    if action == ASSASSINATE:
        return ASSASSIN
    if action == STEAL:
        return CAPTAIN
    if action in (EXCHANGE, EXAMINE):
        return AMBASSADOR
    return NO_DUKE if action == EMBEZZLE else NOBODY


# -- Seats and turns ---------------------------------------------------------------------------------------------------


@kernel
def influence(s: Row, seat: int) -> int:
    """How many patrons a player has face down (CO-1.4)."""
    hand = at(seat, HAND)
    return s[hand] + s[hand + 1] + s[hand + 2] + s[hand + 3] + s[hand + 4]


@kernel
def only_role(s: Row, seat: int) -> int:
    """The role of the first patron in a hand."""
    role = 0
    while s[at(seat, HAND + role)] == 0:
        role += 1
    return role


@kernel
def may_touch(s: Row, one: int, other: int) -> bool:
    """CO-6.2, CO-7.3: whether factions let one player act against the other: always, once all living share one."""
    if s[REFORMATION] == 0 or s[at(one, FACTION)] != s[at(other, FACTION)]:
        return True
    shared = True
    for seat in range(s[SEATS]):
        if influence(s, seat) > 0 and s[at(seat, FACTION)] != s[at(one, FACTION)]:
            shared = False
    return shared


@kernel
def place_of(s: Row, seat: int) -> int:
    """How far clockwise from the acting player a seat is."""
    return seat - s[TURN] if seat >= s[TURN] else seat - s[TURN] + s[SEATS]


@kernel
def seat_at(s: Row, start: int, place: int) -> int:
    """The seat so many places clockwise from another, less than once around. (Division would be slow.)"""
    seat = start + place
    return seat - s[SEATS] if seat >= s[SEATS] else seat


@kernel
def turn_at(s: Row) -> int:
    """Where the present turn stands in the history."""
    return HISTORY + FIELDS * (s[TURNS] % WINDOW)
