"""Who is how likely to win a game of Pax, as far as a glance at the table tells."""

from __future__ import annotations

from typing import Final

from camarilla.games.pax.ending import final_result
from camarilla.games.pax.evaluation import robot_threat, worth
from camarilla.games.pax.state import Pax
from camarilla.kernel.bots import odds

__all__ = ["chances"]

LEAD: Final = 15.0
"""By how much the table must be worth more to a player to make it e times as likely to win."""
CERTAIN: Final = 150.0


def chances(g: Pax) -> list[float]:
    """How likely each seat is to win, by what the table is worth to it; an automated opponent by the threat it is."""
    if g.ended_by:
        winners = final_result(g).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    return odds([robot_threat(g) if seat == g.robot else min(CERTAIN, worth(g, seat)) for seat in range(g.seats)], LEAD)
