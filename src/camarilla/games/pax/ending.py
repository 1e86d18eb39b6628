"""How a game ends: by plots, by an opponent's own plot, or by faction scoring (PA-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import TYPES
from camarilla.games.pax.queries import main_lodge, tokens_in
from camarilla.games.pax.scheming import plots_on
from camarilla.kernel.result import Result

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

BY_PLOTS: Final = "plots"
BY_OPPONENT: Final = "opponent"
BY_EDICTS: Final = "edicts"
BY_ROUNDS: Final = "rounds"


def points(g: Pax, seat: int) -> int:
    """PA-17.5 to PA-17.8: a point for each own token in each faction's main lodge."""
    return sum([tokens_in(g, main_lodge(g, faction)[0], seat) for faction in range(TYPES)])


def final_result(g: Pax) -> Result:
    """PA-15.6, PA-20.26: who won at once; otherwise points, then faction cards, then a shared victory (PA-17.9)."""
    standings: list[tuple[int, ...]]
    if g.winner < 0:
        standings = [(points(g, seat), g.holder.count(seat)) for seat in range(g.seats)]
        return Result.by_standing(standings, g.ended_by)
    standings = [(1 if seat == g.winner else 0, len(plots_on(g, seat))) for seat in range(g.seats)]
    ranked = Result.by_standing(standings)
    return Result(ranked.winners, ranked.ranks, tuple([standing[1] for standing in standings]), g.ended_by)
