"""How a game ended. Apart from `state`, which is compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

import msgspec

__all__ = ["Result"]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` count from 1 and are shared by ties; several winners share the win."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str = ""

    @staticmethod
    def by_standing(standings: list[tuple[int, ...]], reason: str = "") -> Result:
        """Rank seats by their standing, greatest first; the first number of a standing is the score."""
        ranks = tuple(1 + sum(other > mine for other in standings) for mine in standings)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Result(winners, ranks, tuple(standing[0] for standing in standings), reason)
