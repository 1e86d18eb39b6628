"""Who is about to win a game of Pax: tokens on two plots win in one's own check phase (PA-15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax.figures import progress
from camarilla.games.pax.labels import plot_label, seat_label
from camarilla.games.pax.plots import met_together
from camarilla.games.pax.scheming import ENOUGH, has_won, plots_on
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

WINS = "PA-15.6"


def threats_of(g: Pax) -> list[Threat]:
    """What everybody can tell from the field and the plots that lie open."""
    found: list[Threat] = []
    for seat in range(g.seats):
        if seat == g.robot:
            continue
        about = {"seat": seat_label(seat)}
        already = plots_on(g, seat)
        if has_won(g, seat):
            found.append(Threat(seat, Label("threat-plots", about), WINS, due=True))
        elif len(already) == ENOUGH - 1 and g.left[seat]:
            found += second_plot(g, seat, already)
    return found


def second_plot(g: Pax, seat: int, already: list[int]) -> list[Threat]:
    """PA-13.1, PA-13.7: a common plot that is met beside the first, or lacks one thing only."""
    bit = 1 << seat
    near: list[Threat] = []
    for plot in g.common:
        if (g.on[plot] | g.beside[plot]) & bit:
            continue
        about = {"seat": seat_label(seat), "plot": plot_label(plot)}
        if met_together(g, seat, [*already, plot]):
            return [Threat(seat, Label("threat-second-plot", about), WINS, due=True)]
        if sum([max(0, part.need - part.have) for part in progress(g, seat, plot)]) == 1:
            near.append(Threat(seat, Label("threat-near-plot", about), WINS, due=False))
    return near[:1]
