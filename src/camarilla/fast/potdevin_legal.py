"""Pot de Vin on flat arrays: which answers are legal."""

from __future__ import annotations

from camarilla.fast.compiler import kernel
from camarilla.fast.potdevin_row import *
from camarilla.fast.potdevin_scoring import takes_joker


@kernel
def legal(s: Row, codes: Codes) -> int:
    """Write the legal answers; returns how many there are. Chance is asked, too."""
    phase = s[PHASE]
    hand = at(s[ASKED], HAND)
    if phase == FOLLOW:
        return legal_follows(s, hand, codes)
    if phase in (LEAD, GIVE):
        return list_cards(s, hand, codes)  # PV-3.1, PV-6.4: any card, and no bribe
    count = 0
    if phase == TURN_UP:
        for place in range(s[DECK_SIZE]):
            codes[place] = s[DECK + place]
        count = s[DECK_SIZE]
    elif phase == LEAVE:
        count = legal_to_leave(s, codes)
    elif phase == JOKER:
        for guild in range(GUILDS):
            if takes_joker(s, s[ASKED], guild):
                codes[count] = GUILD + guild
                count += 1
    return count


@kernel
def legal_follows(s: Row, hand: int, codes: Codes) -> int:
    """PV-3.2, PV-3.3: cards of the lead person, or any card if there are none; a bribe while bribe gems last."""
    count = list_person(s, hand, lead_person(s), codes, 0)
    if count == 0:
        count = list_cards(s, hand, codes)
    if s[at(s[ASKED], GEMS)] > 0:
        codes[count] = BRIBE
        count += 1
    return count


@kernel
def legal_to_leave(s: Row, codes: Codes) -> int:
    """PV-6.5: the cards and the trump of the round just won."""
    now = round_at(s)
    count = 0
    for seat in range(s[SEATS]):
        card = s[now + PLAYED + seat]
        if 0 <= card < CARDS:
            codes[count] = card
            count += 1
    codes[count] = s[now + TRUMP_WAS]
    return count + 1
