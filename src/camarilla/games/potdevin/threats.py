"""Who is about to win a game of Pot de Vin: whoever leads in the last rounds, or leads by far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.potdevin.figures import figures_of
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

LAST_ROUNDS: Final = 3
"""With so many rounds to come, the one being played included, whoever leads may well win."""
FAR_AHEAD: Final = 10
"""More points than most rounds bring: a lead that is told whenever there is one."""


def threats_of(g: PotDeVin) -> list[Threat]:
    """PV-5.1: in the last rounds, or by far, the side that leads and by how much; none while sides are even."""
    figures = figures_of(g)
    points = [figures.worth[seat].side for seat in range(g.seats)]
    leader = points.index(max(points))
    side = next(seats for seats in g.sides() if leader in seats)
    rivals = [points[seat] for seat in range(g.seats) if seat not in side]
    by = points[leader] - max(rivals)
    left = figures.rounds - g.round + 1
    if by == 0 or (left > LAST_ROUNDS and by < FAR_AHEAD):
        return []
    names = [Label("seat", {"seat": seat}) for seat in side]
    if len(side) == 1:
        label = Label("threat-leads", {"seat": names[0], "points": by, "rounds": left})
    else:
        label = Label("threat-side-leads", {"seats": names, "points": by, "rounds": left})
    return [Threat(leader, label, "PV-5.1", due=False)]
