"""The reward of each seat for a game: one measure for all games, and the rewards of a table sum to zero."""

from __future__ import annotations

from camarilla.bots.simulate import credit
from camarilla.kernel.state import State

__all__ = ["rewards"]


def rewards(g: State) -> list[float]:
    """A seat's part of the win less the average part, so scaled that a lone winner has 1 (two seats: 1 and -1).

    Partners win whole together, sides that tie divide the win: as `camarilla simulate` counts.
    """
    shares = credit(g.result().winners, g.sides())
    mean = sum(shares) / len(shares)
    scale = len(shares) / max(1, len(shares) - 1)
    return [(share - mean) * scale for share in shares]
