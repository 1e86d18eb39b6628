"""What a player sees of a game of Coup, as a row of small whole numbers for a learner.

The row is a function of what its seat may know (CO-5.1): one's own hand, everything public, and the latest turns
(`coup.WINDOW` of them). Seats are counted clockwise from the observer, who is seat 0.
"""

from __future__ import annotations

from typing import Final

from camarilla.fast import coup
from camarilla.fast.compiler import kernel
from camarilla.fast.coup import (
    ACT,
    ACTION,
    AT,
    BLOCK_DOUBTED_BY,
    BLOCKED_AS,
    BLOCKED_BY,
    BY,
    CARDS,
    CLAIM,
    CLAIMANT,
    CLAIMS,
    COINS,
    DID,
    DOUBTED_BY,
    FACTION,
    FIELDS,
    HAND,
    HISTORY,
    INQUISITION,
    KEPT,
    LET_PASS,
    LOST,
    NOBODY,
    PHASE,
    PICK_ONE,
    PROVEN,
    PUT_BACK,
    REFORMATION,
    REOPEN_AID_BLOCK,
    RESERVE,
    ROLES,
    SAW,
    SEATS,
    SHOWN,
    STEAL_FROM_DEAD,
    TARGET,
    TRIED,
    TURN,
    TURN_CAP,
    TURNS,
    VERDICT,
    WINDOW,
    Row,
    at,
    influence,
    seat_at,
)
from camarilla.fast.observation import Observation, one_hot

__all__ = ["observation_size", "observe"]

QUESTIONS: Final = coup.CHOOSE_FACTION - ACT + 1
MOST_COINS: Final = 12
MOST_RESERVE: Final = 10
ACTIONS: Final = 11
CLAIM_KINDS: Final = ROLES + 1
LAST_TURNS: Final = 40
"""How many turns before the cap a player sees it coming."""
OF_TABLE: Final = QUESTIONS + ACTIONS + CLAIM_KINDS + ROLES + 8
OF_MYSELF: Final = 3 * ROLES + ROLES + ROLES + ROLES
OF_SEAT: Final = ROLES + (MOST_COINS + 1) + 2 + 2 + 2 * CLAIM_KINDS + 3 + 4
OF_TURN: Final = ACTIONS + ROLES + 2
SEATS_OF_TURN: Final = 5


@kernel
def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    return OF_TABLE + OF_MYSELF + OF_SEAT * seats + WINDOW * (OF_TURN + SEATS_OF_TURN * seats)


@kernel
def observe(s: Row, me: int, out: Observation) -> None:
    """Write what seat `me` sees."""
    for place in range(observation_size(s[SEATS])):
        out[place] = 0
    place = observe_table(s, me, out)
    place = observe_myself(s, me, out, place)
    for step_on in range(s[SEATS]):
        place = observe_seat(s, me, seat_at(s, me, step_on), out, place)
    for age in range(WINDOW):
        place = observe_turn(s, me, age, out, place)


@kernel
def observe_table(s: Row, me: int, out: Observation) -> int:
    """The question, what is under way, the reserve, and the options of the table."""
    place = one_hot(out, 0, s[PHASE] - ACT, QUESTIONS)
    place = one_hot(out, place, s[ACTION], ACTIONS)
    place = one_hot(out, place, s[CLAIM], CLAIM_KINDS)
    place = one_hot(out, place, s[SHOWN] if s[PHASE] == VERDICT and s[TURN] == me else NOBODY, ROLES)
    out[place] = s[CARDS] if s[PHASE] == coup.RETURN else 0
    out[place + 1] = min(MOST_RESERVE, s[RESERVE])
    out[place + 2] = s[REFORMATION]
    out[place + 3] = s[INQUISITION]
    out[place + 4] = s[PICK_ONE]
    out[place + 5] = s[STEAL_FROM_DEAD]
    out[place + 6] = s[REOPEN_AID_BLOCK]
    out[place + 7] = min(LAST_TURNS, s[TURN_CAP] * s[SEATS] - s[TURNS])
    return place + 8


@kernel
def observe_myself(s: Row, me: int, out: Observation, place: int) -> int:
    """What only the observer knows: the hand, the role kept, what went back to the court, what was seen of others."""
    for role in range(ROLES):
        held = s[at(me, HAND + role)]
        for count in range(3):
            out[place + 3 * role + count] = held > count
        out[place + 4 * ROLES + role] = s[at(me, PUT_BACK + role)]
    one_hot(out, place + 3 * ROLES, s[at(me, KEPT)], ROLES)
    place += 5 * ROLES
    return one_hot(out, place, s[at(me, SAW + 1)] if s[at(me, SAW)] != NOBODY else NOBODY, ROLES)


@kernel
def observe_seat(s: Row, me: int, seat: int, out: Observation, place: int) -> int:
    """What everybody sees of a player, and whether the observer has seen a card there."""
    for role in range(ROLES):
        out[place + role] = s[at(seat, LOST + role)]
    place = one_hot(out, place + ROLES, min(MOST_COINS, s[at(seat, COINS)]), MOST_COINS + 1)
    patrons = influence(s, seat)
    out[place] = patrons > 0
    out[place + 1] = patrons > 1
    out[place + 2] = s[at(seat, FACTION)]
    out[place + 3] = s[at(seat, TRIED)]
    place += 4
    for claim in range(CLAIM_KINDS):
        times = s[at(seat, CLAIMS + claim)]
        out[place + 2 * claim] = times > 0
        out[place + 2 * claim + 1] = times > 1
    place += 2 * CLAIM_KINDS
    for action in range(3):
        out[place + action] = min(2, s[at(seat, LET_PASS + action)])
    place += 3
    out[place] = s[TURN] == seat
    out[place + 1] = s[TARGET] == seat
    out[place + 2] = s[CLAIMANT] == seat
    out[place + 3] = s[at(me, SAW)] == seat
    return place + 4


@kernel
def observe_turn(s: Row, me: int, age: int, out: Observation, place: int) -> int:
    """One of the latest turns: 0 is the present one, once its action is declared."""
    number = s[TURNS] - age
    if number < 0 or (age == 0 and s[ACTION] == NOBODY):
        return place + OF_TURN + SEATS_OF_TURN * s[SEATS]
    turn = HISTORY + FIELDS * (number % WINDOW)
    place = one_hot(out, place, s[turn + DID] - 1, ACTIONS)
    place = one_hot(out, place, s[turn + BLOCKED_AS], ROLES)
    place = one_hot(out, place, s[turn + PROVEN], 2)
    place = observe_who(s, me, s[turn + BY], out, place)
    place = observe_who(s, me, s[turn + AT], out, place)
    place = observe_who(s, me, s[turn + DOUBTED_BY], out, place)
    place = observe_who(s, me, s[turn + BLOCKED_BY], out, place)
    return observe_who(s, me, s[turn + BLOCK_DOUBTED_BY], out, place)


@kernel
def observe_who(s: Row, me: int, seat: int, out: Observation, place: int) -> int:
    """A seat, counted from the observer; nobody is none of them."""
    if seat != NOBODY:
        out[place + (seat - me if seat >= me else seat - me + s[SEATS])] = 1
    return place + s[SEATS]
