"""Coup on flat arrays: influence lost, cards drawn and given, and what all have seen of them."""

from __future__ import annotations

from camarilla.fast.chance import below
from camarilla.fast.compiler import kernel
from camarilla.fast.coup_row import *


@kernel
def lose_influence(s: Row, loser: int, then: int) -> None:
    """CO-1.4: the loser chooses a patron to turn up; the last one goes unasked. Then `then` comes."""
    if influence(s, loser) > 1:
        s[PHASE] = LOSE
        s[ASKED] = loser
        s[THEN] = then
    else:
        s[PHASE] = then
        lose(s, loser, only_role(s, loser))


@kernel
def lose(s: Row, loser: int, role: int) -> None:
    """CO-1.4: turn a patron up. Without one a player is out and returns all coins; the last one standing has won."""
    s[at(loser, HAND + role)] -= 1
    s[at(loser, LOST + role)] += 1
    if influence(s, loser) > 0:
        return
    s[ESTATE] = s[at(loser, COINS)]
    s[at(loser, COINS)] = 0
    s[at(loser, FELL)] = s[SEATS] - s[LIVING] + 1
    s[LIVING] -= 1
    if s[LIVING] == 1:
        s[PHASE] = OVER


@kernel
def draw(s: Row, seat: int, count: int, then: int) -> None:
    """A seat draws cards of the court: the table waits for chance. Then `then` comes."""
    s[PHASE] = DRAW
    s[ASKED] = seat
    s[CARDS] = count
    s[THEN] = then


@kernel
def take_drawn(s: Row, role: int) -> None:
    """Chance has answered; after the last card the turn goes on."""
    give(s, s[ASKED], role)
    s[CARDS] -= 1
    if s[CARDS] == 0:
        s[PHASE] = s[THEN]
        if s[THEN] == RETURN:
            s[CARDS] = 1 if s[INQUISITION] != 0 else 2


@kernel
def give(s: Row, seat: int, role: int) -> None:
    """A card of the court to a hand."""
    s[COURT + role] -= 1
    s[at(seat, HAND + role)] += 1


@kernel
def note_turn(s: Row) -> None:
    """Begin the history of a turn."""
    turn = turn_at(s)
    s[turn + DID] = s[ACTION] + 1
    s[turn + BY] = s[TURN]
    s[turn + AT] = s[TARGET]
    s[turn + DOUBTED_BY] = NOBODY
    s[turn + BLOCKED_BY] = NOBODY
    s[turn + BLOCKED_AS] = NOBODY
    s[turn + BLOCK_DOUBTED_BY] = NOBODY
    s[turn + PROVEN] = NOBODY


@kernel
def forget_claims(s: Row, seat: int) -> None:
    """A hand has changed: what was claimed of it before tells no more."""
    for place in range(CLAIMS, PUT_BACK):
        s[at(seat, place)] = 0


@kernel
def random_role(s: Row, rng: Row) -> int:
    """A card off the top of the shuffled court."""
    left = s[COURT] + s[COURT + 1] + s[COURT + 2] + s[COURT + 3] + s[COURT + 4]
    place = below(rng, left)
    role = 0
    while place >= s[COURT + role]:
        place -= s[COURT + role]
        role += 1
    return role
