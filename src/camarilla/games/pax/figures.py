"""How far the viewer is with the plots: what each asks for, and how much of that is there (PA-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from camarilla.games.pax.catalog import DEGREE, GM, MASK, MASON, PLOTS, RA, TYPES
from camarilla.games.pax.field import bits, cells_of, layout
from camarilla.games.pax.plots import (
    ADEPT_CARDS,
    ADEPTS,
    AREOPAGI,
    BROTHERHOOD,
    CIRCLE,
    ENLIGHTENERS,
    EQUALS,
    EXCHANGE,
    FRINGE,
    GRAND_LODGE,
    MASONS,
    RUMOURS,
    SHADOW_CARDS,
    SHADOWS,
    WIDE,
    WIDE_CARDS,
    rosicrucians,
    shared,
    union,
)
from camarilla.games.pax.queries import connected, controlled, lodge_master, tokens_in
from camarilla.games.pax.view import knows_plot

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax


class Part(msgspec.Struct, frozen=True):
    """A part of what a plot asks for: what is counted, how much of it there is, and how much it takes."""

    what: str
    have: int
    need: int


class Figures(msgspec.Struct, frozen=True):
    """For each plot that the viewer may realise, by name: how far the viewer is with it."""

    plots: dict[str, list[Part]]


def figures_of(g: Pax, seat: int | None) -> Figures:
    """What the viewer may count; nothing for those who only watch, nor for an automated opponent."""
    if seat is None or seat == g.robot:
        return Figures({})
    own = [g.private[seat]] if g.private[seat] >= 0 and knows_plot(g, seat, seat) else []
    return Figures({PLOTS[plot]: progress(g, seat, plot) for plot in [*g.common, *own]})


def progress(g: Pax, seat: int, plot: int) -> list[Part]:
    """What a plot asks for, and how much of it a seat has; where there are several ways, the one that is furthest."""
    return MEASURES[plot](g, seat)


Measure = Callable[["Pax", int], list[Part]]


def furthest(ways: list[list[Part]], none: list[Part]) -> list[Part]:
    """The way that is furthest, the first of several."""
    return max([none, *ways], key=share)


def share(parts: list[Part]) -> float:
    """How much of a plot there is, from 0 to 1."""
    return sum([min(part.have, part.need) / part.need for part in parts]) / len(parts)


# -- Plots about cards -------------------------------------------------------------------------------------------------


def equals(g: Pax, seat: int) -> list[Part]:
    """PA-14.2."""
    field = layout(g.seats)
    found: list[list[Part]] = []
    for centre in cells_of(g.own[seat]):
        around = cells_of(field.around[centre] & g.own[seat])
        alike = [cell for cell in around if DEGREE[g.at[cell]] == DEGREE[g.at[centre]]]
        found.append([Part("cards", 1 + len(alike), 4)])
    return furthest(found, [Part("cards", 0, 4)])


def enlighteners(g: Pax, seat: int) -> list[Part]:
    """PA-14.3."""
    arches = bits([cell for cell in cells_of(g.up) if DEGREE[g.at[cell]] == RA])
    mine = tokens_in(g, arches, seat)
    rivals = [tokens_in(g, arches, other) for other in range(g.seats) if other != seat]
    return [Part("arch-tokens", mine, 4), Part("most", int(mine > max(rivals)), 1)]


def circle(g: Pax, seat: int) -> list[Part]:
    """PA-14.4."""
    own = g.own[seat]
    found = [[Part("inner", (four & own).bit_count(), 4)] for four in layout(g.seats).circles]
    return furthest(found, [Part("inner", 0, 4)])


def masons(g: Pax, seat: int) -> list[Part]:
    """PA-14.5."""
    masks = [MASK[g.at[cell]] for cell in cells_of(controlled(g, seat)) if MASON[g.at[cell]]]
    return [Part("mason-factions", union(masks).bit_count(), TYPES)]


def wide(g: Pax, seat: int) -> list[Part]:
    """PA-14.6."""
    return [Part("controlled", controlled(g, seat).bit_count(), WIDE_CARDS[g.seats])]


def adepts(g: Pax, seat: int) -> list[Part]:
    """PA-14.7."""
    masters = [cell for cell in cells_of(controlled(g, seat)) if DEGREE[g.at[cell]] == GM]
    return [Part("masters", len(masters), ADEPT_CARDS[g.seats])]


def shadows(g: Pax, seat: int) -> list[Part]:
    """PA-14.9."""
    return [Part("shared", shared(g, seat).bit_count(), SHADOW_CARDS[g.seats])]


def brotherhood(g: Pax, seat: int) -> list[Part]:
    """PA-14.10."""
    mine = rosicrucians(g, seat)
    rivals = [len(rosicrucians(g, other)) for other in range(g.seats) if other != seat]
    return [
        Part("rosicrucians", len(mine), 3),
        Part("tokens", tokens_in(g, bits(mine), seat), 5),
        Part("most", int(len(mine) > max(rivals)), 1),
    ]


# -- Plots about lodges ------------------------------------------------------------------------------------------------


def rumours(g: Pax, seat: int) -> list[Part]:
    """PA-14.8: the rows that cards with own tokens in one lodge reach without a gap."""
    field = layout(g.seats)
    need = len(set(field.row))
    found: list[list[Part]] = []
    for _, cells in g.lodges:
        left = cells & g.own[seat]
        while left:
            group = connected(field, left & -left, left)
            left &= ~group
            found.append([Part("rows", len({field.row[cell] for cell in cells_of(group)}), need)])
    return furthest(found, [Part("rows", 0, need)])


def of_lodge(measure: Callable[[Pax, int, int], list[Part]]) -> Measure:
    """What a plot asks of a lodge, besides control of it: the lodge that is furthest."""

    def measured(g: Pax, seat: int) -> list[Part]:
        ways = [
            [*measure(g, seat, cells), Part("control", int(lodge_master(g, cells, 3) == seat), 1)]
            for _, cells in g.lodges
        ]
        return furthest(ways, [*measure(g, seat, 0), Part("control", 0, 1)])

    return measured


def fringe(g: Pax, seat: int, cells: int) -> list[Part]:
    """PA-14.1."""
    return [
        Part("outer", (cells & layout(g.seats).outer).bit_count(), 4),
        Part("tokens", tokens_in(g, cells, seat), 4),
    ]


def exchange(g: Pax, seat: int, cells: int) -> list[Part]:
    """PA-14.11."""
    return [Part("central", max([(line & cells).bit_count() for line in layout(g.seats).lines]), 3)]


def grand_lodge(g: Pax, seat: int, cells: int) -> list[Part]:
    """PA-14.12."""
    return [Part("cards", cells.bit_count(), 5), Part("tokens", tokens_in(g, cells, seat), 5)]


def areopagi(g: Pax, seat: int, cells: int) -> list[Part]:
    """PA-14.13."""
    joined = [bool(layout(g.seats).touches[g.place[other]] & cells) for other in range(g.seats)]
    rival = any([joined[other] for other in range(g.seats) if other != seat])
    return [Part("areopagi", int(joined[seat]) + int(rival), 2)]


MEASURES: Final[dict[int, Measure]] = {
    FRINGE: of_lodge(fringe),
    EQUALS: equals,
    ENLIGHTENERS: enlighteners,
    CIRCLE: circle,
    MASONS: masons,
    WIDE: wide,
    ADEPTS: adepts,
    RUMOURS: rumours,
    SHADOWS: shadows,
    BROTHERHOOD: brotherhood,
    EXCHANGE: of_lodge(exchange),
    GRAND_LODGE: of_lodge(grand_lodge),
    AREOPAGI: of_lodge(areopagi),
}
