"""Who is about to win a game of Pot de Vin: whoever leads in the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.potdevin.figures import figures_of
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin


def threats_of(g: PotDeVin) -> list[Threat]:
    """PV-5.1: in the last round, the side that leads and by how many points; none while sides are even."""
    figures = figures_of(g)
    if g.round < figures.rounds:
        return []
    points = [figures.worth[seat].side for seat in range(g.seats)]
    leader = points.index(max(points))
    side = next(seats for seats in g.sides() if leader in seats)
    rivals = [points[seat] for seat in range(g.seats) if seat not in side]
    if points[leader] == max(rivals):
        return []
    names = [Label("seat", {"seat": seat}) for seat in side]
    by = points[leader] - max(rivals)
    if len(side) == 1:
        label = Label("threat-leads", {"seat": names[0], "points": by})
    else:
        label = Label("threat-side-leads", {"seats": names, "points": by})
    return [Threat(leader, label, "PV-5.1", due=False)]
