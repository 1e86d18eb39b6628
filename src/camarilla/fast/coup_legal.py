"""Coup on flat arrays: which answers are legal."""

from __future__ import annotations

from camarilla.fast.compiler import kernel
from camarilla.fast.coup_row import *
from camarilla.games.coup.actions import AID, ASSASSINATE, BETRAY, CONVERT, COUP, FORCED_COUP, STEAL
from camarilla.games.coup.roles import AMBASSADOR, CAPTAIN, CONTESSA, DUKE


@kernel
def legal(s: Row, codes: Codes) -> int:
    """Write the legal answers, in rising order but for blocks; returns how many there are. Chance is asked, too."""
    phase = s[PHASE]
    seat = s[ASKED]
    if phase == ACT:
        return legal_actions(s, codes)
    if phase == CHALLENGE:
        codes[0] = PASS
        codes[1] = DOUBT
        return 2
    if phase == BLOCK:
        return legal_blocks(s, codes)
    count = 0
    if phase == PROVE:
        claim = s[CLAIM]
        proven = s[at(seat, HAND + DUKE)] == 0 if claim == NO_DUKE else s[at(seat, HAND + claim)] > 0
        if proven:
            codes[0] = SHOW
            count = 1
    if phase == VERDICT:
        codes[0] = LEAVE
        codes[1] = SWAP
        return 2
    if phase == CHOOSE_FACTION:
        codes[0] = LOYALIST
        codes[1] = REFORMIST
        return 2
    if phase == OVER:
        return 0
    cards = COURT if phase == DRAW else at(seat, HAND)
    for role in range(ROLES):
        if phase == KEEP or s[cards + role] > 0:
            codes[count] = ROLE + role
            count += 1
    return count


@kernel
def legal_actions(s: Row, codes: Codes) -> int:
    """CO-1.3: every action the player can pay for, at every target factions allow; with 10 coins only a coup."""
    me = s[TURN]
    coins = s[at(me, COINS)]
    count = 0
    if coins < FORCED_COUP:
        for code in range(DO_EMBEZZLE):
            codes[code] = code
        count = DO_EMBEZZLE
        if s[REFORMATION] != 0:
            codes[count] = DO_EMBEZZLE
            count += 1
            if coins >= cost(CONVERT):
                codes[count] = DO_CONVERT
                count += 1
    for place in range(1, s[SEATS]):
        target = seat_at(s, me, place)
        if influence(s, target) == 0:
            continue
        first = AIMED + AIMED_ACTIONS * (place - 1)
        if may_touch(s, me, target):
            if coins < FORCED_COUP:
                codes[count] = first + AT_STEAL
                count += 1
                if coins >= cost(ASSASSINATE):
                    codes[count] = first + AT_ASSASSINATE
                    count += 1
                if s[INQUISITION] != 0:
                    codes[count] = first + AT_EXAMINE
                    count += 1
            if coins >= cost(COUP):
                codes[count] = first + AT_COUP
                count += 1
        if s[REFORMATION] != 0 and cost(BETRAY) <= coins < FORCED_COUP:
            codes[count] = first + AT_BETRAY
            count += 1
    return count


@kernel
def legal_blocks(s: Row, codes: Codes) -> int:
    """CO-2.2, CO-3.2, CO-3.3: pass, or claim one of the roles that block."""
    codes[0] = PASS
    if s[ACTION] == STEAL:
        codes[1] = BLOCK_AS + CAPTAIN
        codes[2] = BLOCK_AS + AMBASSADOR
        return 3
    codes[1] = BLOCK_AS + (DUKE if s[ACTION] == AID else CONTESSA)
    return 2
