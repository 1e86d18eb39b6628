"""Coup on flat arrays: challenges and blocks (CO-4)."""

from __future__ import annotations

from camarilla.fast.compiler import kernel
from camarilla.fast.coup_cards import draw, forget_claims, lose
from camarilla.fast.coup_row import *
from camarilla.games.coup.actions import AID, ASSASSINATE, STEAL


@kernel
def make_claim(s: Row, claimant: int, role: int) -> None:
    """CO-4.1: a claim is made, and the others are asked whether they doubt it."""
    s[CLAIMANT] = claimant
    s[CLAIM] = role
    s[CHALLENGER] = NOBODY
    s[at(claimant, CLAIMS + role)] += 1
    s[PHASE] = CHALLENGE
    ask_challenger(s, 0)


@kernel
def ask_challenger(s: Row, place: int) -> None:
    """CO-4.3: ask the nearest clockwise from the acting player, from `place` on; if none is left, the claim stands."""
    seats = s[SEATS]
    for step_on in range(place, seats):
        seat = seat_at(s, s[TURN], step_on)
        if seat != s[CLAIMANT] and influence(s, seat) > 0:
            s[ASKED] = seat
            return
    s[PHASE] = CLAIM_STANDS


@kernel
def answer_claim(s: Row, code: int) -> None:
    """CO-4.1: let a claim stand, or doubt it."""
    if code == PASS:
        ask_challenger(s, place_of(s, s[ASKED]) + 1)
    else:
        s[CHALLENGER] = s[ASKED]
        s[turn_at(s) + (DOUBTED_BY if s[CLAIMANT] == s[TURN] else BLOCK_DOUBTED_BY)] = s[ASKED]
        s[PHASE] = PROVE
        s[ASKED] = s[CLAIMANT]


@kernel
def prove(s: Row, code: int) -> None:
    """CO-4.1, CO-4.2, CO-6.5: show and replace what was claimed, or give up a patron."""
    claimant = s[CLAIMANT]
    s[turn_at(s) + PROVEN] = code == SHOW
    if code != SHOW:
        s[PHASE] = CLAIM_FAILS
        lose(s, claimant, code - ROLE)
        return
    role = s[CLAIM]
    if role == NO_DUKE:
        shown = 0
        for other in range(ROLES):
            count = s[at(claimant, HAND + other)]
            s[at(claimant, HAND + other)] = 0
            s[COURT + other] += count
            shown += count
        forget_claims(s, claimant)
    else:
        shown = 1
        s[at(claimant, HAND + role)] -= 1
        s[COURT + role] += 1
        s[at(claimant, CLAIMS + role)] = 0
        s[at(claimant, CLAIMS + NO_DUKE)] = 0
    draw(s, claimant, shown, CHALLENGER_LOSES)


@kernel
def claim_fails(s: Row) -> None:
    """CO-4.1: what was claimed does not happen. A failed block may be followed by others', if the table plays so."""
    me = s[TURN]
    if s[CLAIMANT] == me:
        if s[ACTION] == ASSASSINATE and influence(s, me) > 0:
            s[at(me, COINS)] += cost(ASSASSINATE)  # CO-3.2: returned, not to the dead
        s[PHASE] = END_TURN
    elif s[ACTION] == AID and s[REOPEN_AID_BLOCK] != 0:
        s[at(s[CLAIMANT], TRIED)] = 1  # CO-4.5
        s[PHASE] = MAY_BLOCK
    else:
        s[PHASE] = RESOLVE


@kernel
def ask_blocker(s: Row, place: int) -> None:
    """CO-4.3: ask the nearest who may block, from `place` on; if nobody is left, the action is carried out."""
    s[PHASE] = RESOLVE
    if s[ACTION] in (ASSASSINATE, STEAL):
        if place == 0 and influence(s, s[TARGET]) > 0:
            s[PHASE] = BLOCK
            s[ASKED] = s[TARGET]
    elif s[ACTION] == AID:
        me = s[TURN]
        for step_on in range(max(place, 1), s[SEATS]):
            seat = seat_at(s, me, step_on)
            if influence(s, seat) > 0 and s[at(seat, TRIED)] == 0 and may_touch(s, seat, me):
                s[PHASE] = BLOCK
                s[ASKED] = seat
                return


@kernel
def answer_block(s: Row, code: int) -> None:
    """CO-4.3: let the action through, or claim a role that blocks it."""
    seat = s[ASKED]
    if code == PASS:
        let = 0 if s[ACTION] == AID else (1 if s[ACTION] == ASSASSINATE else 2)
        s[at(seat, LET_PASS + let)] += 1
        ask_blocker(s, place_of(s, seat) + 1)
        return
    role = code - BLOCK_AS
    turn = turn_at(s)
    s[turn + BLOCKED_BY] = seat
    s[turn + BLOCKED_AS] = role
    make_claim(s, seat, role)
