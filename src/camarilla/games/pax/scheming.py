"""Realising plots, losing and regaining tokens on them, and victory by plots (PA-13, PA-15.1 to PA-15.6)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.catalog import PLOT_COUNT, PLOTS
from camarilla.games.pax.labels import plot_label
from camarilla.games.pax.plots import met_together
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

ENOUGH: Final = 2
"""PA-15.6: so many plots win."""


def plots_on(g: Pax, seat: int) -> list[int]:
    """The plots that bear a player's token."""
    bit = 1 << seat
    return [plot for plot in range(PLOT_COUNT) if g.on[plot] & bit]


def realisable(g: Pax, me: int) -> list[int]:
    """PA-13.1, PA-13.7: common plots and one's own private plot, if met along with all that bear one's own token."""
    if g.realised or not g.left[me]:
        return []
    bit = 1 << me
    already = plots_on(g, me)
    found: list[int] = []
    for plot in [*g.common, g.private[me]]:
        if not (g.on[plot] | g.beside[plot]) & bit and met_together(g, me, [*already, plot]):
            found.append(plot)
    return found


def realise(g: Pax, me: int, plot: int) -> None:
    """PA-13.1 to PA-13.3: put a token on a plot; a private one is turned face up first."""
    g.realised = True
    if plot == g.private[me]:
        g.plot_seen[me] = g.cards.everyone
        g.news += 1
    g.left[me] -= 1
    g.on[plot] |= 1 << me
    if g.log is not None:
        g.tell(events.PlotRealised(me, PLOTS[plot]))


# -- The check of plots ------------------------------------------------------------------------------------------------


def check_plots(g: Pax) -> Flow[None]:
    """PA-15.1: losses of all players, then returns from the active player clockwise."""
    order = [g.turn, *g.after(g.turn)]
    for seat in order:
        if seat != g.robot:
            yield from lose_plots(g, seat)
    for seat in order:
        if seat != g.robot:
            yield from regain_plots(g, seat)


def lose_plots(g: Pax, seat: int) -> Flow[None]:
    """PA-15.2: tokens on plots no longer met go to the lower edge; what is not met together is the owner's choice."""
    already = plots_on(g, seat)
    kept = keepable(g, seat, *already)
    chosen = kept[0]
    if len(kept) > 1:
        chosen = yield from choose(KEEP, seat, *already)
    for plot in already:
        if not chosen >> plot & 1:
            g.on[plot] ^= 1 << seat
            g.beside[plot] |= 1 << seat
            if g.log is not None:
                g.tell(events.PlotLost(seat, PLOTS[plot]))


def keepable(g: Pax, seat: int, *plots: int) -> list[int]:
    """The largest sets of plots that are met together, as masks."""
    for size in range(len(plots), 0, -1):
        found: list[int] = []
        for some in combinations(plots, size):
            if met_together(g, seat, list(some)):
                found.append(plot_mask(list(some)))
        if found:
            return found
    return [0]


def plot_mask(plots: list[int]) -> int:
    """A bit for each plot."""
    mask = 0
    for plot in plots:
        mask |= 1 << plot
    return mask


def keep_option(g: Pax, seat: int, mask: int) -> Option:
    """Name the plots that are kept: `keep:P01`, `keep:P01+P04`."""
    kept = [plot for plot in range(PLOT_COUNT) if mask >> plot & 1]
    labels: list[Any] = [plot_label(plot) for plot in kept]
    touches = tuple([f"plot:{PLOTS[plot]}" for plot in kept])
    return Option("keep:" + "+".join([PLOTS[plot] for plot in kept]), Label("keep-plots", {"plots": labels}), touches)


KEEP: Final = Ask("keep-plots-which", "PA-15.2", keepable, keep_option)


def regain_plots(g: Pax, seat: int) -> Flow[None]:
    """PA-15.4: a token at the lower edge may go back on a plot that is met again."""
    while True:
        values = regain_values(g, seat)
        if len(values) == 1:
            return
        plot = yield from choose(REGAIN, seat)
        if plot < 0:
            return
        g.beside[plot] ^= 1 << seat
        g.on[plot] |= 1 << seat
        if g.log is not None:
            g.tell(events.PlotRegained(seat, PLOTS[plot]))


def regain_values(g: Pax, seat: int) -> list[int]:
    """Plots with the player's token at the lower edge that are met along with those that bear one; or none."""
    bit = 1 << seat
    edge = [plot for plot in range(PLOT_COUNT) if g.beside[plot] & bit]
    if not edge:
        return [-1]
    already = plots_on(g, seat)
    return [plot for plot in edge if met_together(g, seat, [*already, plot])] + [-1]


def regain_option(g: Pax, seat: int, plot: int) -> Option:
    """Name a plot: `regain:P01`, or `leave`."""
    if plot < 0:
        return Option("leave", Label("leave-plots"))
    return Option(f"regain:{PLOTS[plot]}", Label("regain-plot", {"plot": plot_label(plot)}), (f"plot:{PLOTS[plot]}",))


REGAIN: Final = Ask("regain", "PA-15.4", regain_values, regain_option)


def has_won(g: Pax, seat: int) -> bool:
    """PA-15.6: tokens on two plots in one's own check phase."""
    return len(plots_on(g, seat)) >= ENOUGH


def drop_plot(g: Pax, plot: int) -> None:
    """PA-15.3: a plot leaves the game, and all tokens on it and at its edge return to their owners."""
    for seat in range(g.seats):
        if (g.on[plot] | g.beside[plot]) >> seat & 1:
            g.left[seat] += 1
    g.on[plot] = g.beside[plot] = 0
    g.common = [other for other in g.common if other != plot]
    g.private = [-1 if other == plot else other for other in g.private]
    g.pile.append(plot)
