"""What a bot that searches may ask of a world of Pot de Vin: who is ahead."""

from __future__ import annotations

from typing import Final

from camarilla.games.potdevin.scoring import side_points
from camarilla.games.potdevin.state import PotDeVin
from camarilla.kernel.bots import odds

__all__ = ["chances"]

LEAD: Final = 5.0
"""A lead of so many points makes e times as likely to win."""


def chances(g: PotDeVin) -> list[float]:
    """Who is how likely to win, by points so far; partners win together."""
    sides = g.sides()
    told = [0.0] * g.seats
    for side, chance in zip(sides, odds([float(side_points(g, side[0])) for side in sides], LEAD), strict=True):
        for seat in side:
            told[seat] = chance
    return told
