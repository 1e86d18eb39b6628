"""What a bot that searches may ask of a world of Coup: who is ahead, and whether the others would have claimed so."""

from __future__ import annotations

from typing import Final

from camarilla.games.coup.actions import ASSASSINATE, COST, COUP
from camarilla.games.coup.evaluation import DEFAULT, hand_worth
from camarilla.games.coup.roles import AMBASSADOR, DUKE, INQUISITOR, NO_ROLE
from camarilla.games.coup.rules import CAUGHT, PROVEN
from camarilla.games.coup.state import Coup
from camarilla.kernel.bots import odds

__all__ = ["chances", "plausible"]

BLUFF: Final = 0.3
"""How likely, compared with who holds a role, one who does not is to claim it."""


def chances(g: Coup) -> list[float]:
    """Who is how likely to win: patrons count most, then what they are, and coins less the fuller the table."""
    w = DEFAULT
    living = [seat for seat in range(g.seats) if g.hands[seat]]
    crowd = float(max(1, len(living) - 1)) ** -w.crowd
    grades: list[float] = []
    for seat in living:
        coins = g.coins[seat]
        purse = w.coin * min(coins, 10) + w.armed * (coins >= COST[ASSASSINATE]) + w.ready * (coins >= COST[COUP])
        roles = roles_of(g, g.hands[seat])
        grade = w.second * (min(2, len(roles)) - 1) + crowd * purse
        grades.append(grade + w.hand * (hand_worth(roles) - w.average * len(roles)))
    told = [0.0] * g.seats
    for seat, chance in zip(living, odds(grades, 1.0), strict=True):
        told[seat] = chance
    return told


def roles_of(g: Coup, slots: list[int]) -> list[int]:
    """The roles in some slots; the Inquisitor stands in for the Ambassador."""
    faces = [g.cards.face[slot] for slot in slots]
    return [AMBASSADOR if face == INQUISITOR else face for face in faces]


def plausible(g: Coup, viewer: int) -> float:
    """How likely the others would have claimed what they claimed, holding what this world gives them."""
    likely = 1.0
    for seat in range(g.seats):
        if seat == viewer or not g.hands[seat]:
            continue
        held = [g.cards.face[slot] for slot in g.hands[seat] + g.lost[seat]]
        for role in standing_claims(g, seat):
            true = DUKE not in held if role == NO_ROLE else role in held
            if not true:
                likely *= BLUFF
    return likely


def standing_claims(g: Coup, seat: int) -> set[int]:
    """The roles a player has claimed and neither proven nor exchanged since."""
    claimed: set[int] = set()
    for _, claimant, role, outcome, _ in g.claims:
        if claimant != seat:
            continue
        if outcome in (PROVEN, CAUGHT):
            claimed.discard(role)
        elif role in (AMBASSADOR, INQUISITOR):
            claimed = set()
        else:
            claimed.add(role)
    return claimed
