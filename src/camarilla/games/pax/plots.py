"""The thirteen plots and their witnesses: the sets of cards by which a player meets them (PA-13.5 to PA-13.7, PA-14).

A witness is a set of cells and the lodge that it uses, by its place in `g.lodges`, or -1. A plot is met by itself if it
has any witness. Several plots of one player are met together if witnesses can be chosen so that none is part of
another and no lodge is used twice.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import DEGREE, EVERY_TYPE, GM, LODGE_PLOT, MASK, MASON, RA, ROSICRUCIAN, threshold
from camarilla.games.pax.field import Layout, bits, cells_of, layout
from camarilla.games.pax.queries import controlled, lodge_master, tokens_in, tokens_of

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

FRINGE: Final = 0
EQUALS: Final = 1
ENLIGHTENERS: Final = 2
CIRCLE: Final = 3
MASONS: Final = 4
WIDE: Final = 5
ADEPTS: Final = 6
RUMOURS: Final = 7
SHADOWS: Final = 8
BROTHERHOOD: Final = 9
EXCHANGE: Final = 10
GRAND_LODGE: Final = 11
AREOPAGI: Final = 12

WIDE_CARDS: Final[list[int]] = threshold(WIDE, "control")
ADEPT_CARDS: Final[list[int]] = threshold(ADEPTS, "control_gm")
SHADOW_CARDS: Final[list[int]] = threshold(SHADOWS, "shared")

NO_LODGE: Final = -1
Witness = tuple[int, int]


# -- Meeting plots -----------------------------------------------------------------------------------------------------


def met(g: Pax, seat: int, plot: int) -> bool:
    """Whether a player meets a plot, looked at by itself."""
    return hopeful(g, seat, plot) and len(witnesses(g, seat, plot, True)) > 0


def met_together(g: Pax, seat: int, plots: list[int]) -> bool:
    """PA-13.7: whether one choice of witnesses serves all these plots at once."""
    if len(plots) == 1:
        return met(g, seat, plots[0])
    lists: list[list[Witness]] = []
    for plot in plots:
        found = witnesses(g, seat, plot, False) if hopeful(g, seat, plot) else []
        if not found:
            return False
        lists.append(found)
    return choose_witnesses(lists, [])


def choose_witnesses(lists: list[list[Witness]], chosen: list[Witness]) -> bool:
    """Search for one witness of each list that goes with all the others."""
    if len(chosen) == len(lists):
        return True
    for witness in lists[len(chosen)]:
        if all([compatible(witness, other) for other in chosen]) and choose_witnesses(lists, [*chosen, witness]):
            return True
    return False


def compatible(one: Witness, two: Witness) -> bool:
    """PA-13.5, PA-13.6: neither set of cards lies within the other, and they use different lodges."""
    cards, lodge = one
    other_cards, other_lodge = two
    both = cards & other_cards
    if both == cards or both == other_cards:
        return False
    return lodge != other_lodge or lodge == NO_LODGE


def hopeful(g: Pax, seat: int, plot: int) -> bool:
    """A quick look that rules most cases out: enough cards with own tokens, and a lodge where one is needed."""
    cards = g.own[seat].bit_count()
    if LODGE_PLOT[plot]:
        return cards > 0 and len(g.lodges) > 0
    if plot == EQUALS or plot == CIRCLE:
        return cards >= 4
    if plot == WIDE:
        return cards >= WIDE_CARDS[g.seats]
    if plot == SHADOWS:
        return cards >= SHADOW_CARDS[g.seats]
    return cards >= 2


def witnesses(g: Pax, seat: int, plot: int, one: bool) -> list[Witness]:
    """Every set of cards, without a superfluous one, by which a player meets a plot; with `one`, the first will do."""
    if plot == EQUALS:
        return free(equals(g, seat))
    if plot == ENLIGHTENERS:
        return free(enlighteners(g, seat))
    if plot == CIRCLE:
        own = g.own[seat]
        return free([circle for circle in layout(g.seats).circles if circle & own == circle])
    if plot == MASONS:
        return free(covers(g, [cell for cell in cells_of(controlled(g, seat)) if MASON[g.at[cell]]], one))
    if plot == WIDE:
        return free(choices(cells_of(controlled(g, seat)), WIDE_CARDS[g.seats], one))
    if plot == ADEPTS:
        masters = [cell for cell in cells_of(controlled(g, seat)) if DEGREE[g.at[cell]] == GM]
        return free(choices(masters, ADEPT_CARDS[g.seats], one))
    if plot == SHADOWS:
        return free(choices(cells_of(shared(g, seat)), SHADOW_CARDS[g.seats], one))
    if plot == BROTHERHOOD:
        return free(brotherhood(g, seat))
    if plot == RUMOURS:
        return rumours(g, seat)
    return lodge_witnesses(g, seat, plot)


def free(sets: list[int]) -> list[Witness]:
    """Witnesses that use no lodge."""
    return [(cells, NO_LODGE) for cells in sets]


def choices(cells: list[int], number: int, one: bool) -> list[int]:
    """Every set of so many of some cells."""
    if len(cells) < number:
        return []
    if one:
        return [bits(cells[:number])]
    return [bits(list(some)) for some in combinations(cells, number)]


# -- Plots about cards -------------------------------------------------------------------------------------------------


def equals(g: Pax, seat: int) -> list[int]:
    """PA-14.2: a card and three adjacent to it, all of one degree, with own tokens."""
    field = layout(g.seats)
    found: list[int] = []
    for centre in cells_of(g.own[seat]):
        degree = DEGREE[g.at[centre]]
        others = [cell for cell in cells_of(field.around[centre] & g.own[seat]) if DEGREE[g.at[cell]] == degree]
        for three in combinations(others, 3):
            cells = bits([centre, *three])
            if cells not in found:
                found.append(cells)
    return found


def enlighteners(g: Pax, seat: int) -> list[int]:
    """PA-14.3: Royal Arches that bear 4 own tokens, if on all of them together no rival has as many as the player."""
    arches = [cell for cell in cells_of(g.up) if DEGREE[g.at[cell]] == RA]
    everywhere = bits(arches)
    mine = tokens_in(g, everywhere, seat)
    if any([tokens_in(g, everywhere, other) >= mine for other in range(g.seats) if other != seat]):
        return []
    return minimal(g, seat, [cell for cell in arches if g.own[seat] >> cell & 1], 1, 4)


def brotherhood(g: Pax, seat: int) -> list[int]:
    """PA-14.10: 3 rosicrucians under control with 5 own tokens, if no rival controls as many rosicrucians."""
    mine = rosicrucians(g, seat)
    if len(mine) < 3:
        return []
    if any([len(rosicrucians(g, other)) >= len(mine) for other in range(g.seats) if other != seat]):
        return []
    return minimal(g, seat, mine, 3, 5)


def rosicrucians(g: Pax, seat: int) -> list[int]:
    """The rosicrucian cards a player controls."""
    return [cell for cell in cells_of(controlled(g, seat)) if ROSICRUCIAN[g.at[cell]]]


def minimal(g: Pax, seat: int, cells: list[int], cards: int, tokens: int) -> list[int]:
    """Every set of so many cards with so many own tokens from which no card can be left out."""
    found: list[int] = []
    for size in range(cards, len(cells) + 1):
        for some in combinations(cells, size):
            numbers = [tokens_of(g, cell, seat) for cell in some]
            total = sum(numbers)
            if total >= tokens and (size == cards or total - min(numbers) < tokens):
                found.append(bits(list(some)))
    return found


def covers(g: Pax, cells: list[int], one: bool) -> list[int]:
    """PA-14.5: every set of cards that together belong to all six factions and of which none can be left out."""
    together = 0
    for cell in cells:
        together |= MASK[g.at[cell]]
    if together != EVERY_TYPE:
        return []
    if one:
        return [bits(cells)]
    found: list[int] = []
    for size in range(3, min(len(cells), 6) + 1):
        for some in combinations(cells, size):
            masks = [MASK[g.at[cell]] for cell in some]
            if union(masks) == EVERY_TYPE and all(
                [union(masks[:at] + masks[at + 1 :]) != EVERY_TYPE for at in range(size)]
            ):
                found.append(bits(list(some)))
    return found


def union(masks: list[int]) -> int:
    """All factions of some cards."""
    together = 0
    for mask in masks:
        together |= mask
    return together


def shared(g: Pax, seat: int) -> int:
    """Cards with own tokens and tokens of rivals (PA-14.9)."""
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals |= g.own[other]
    return g.own[seat] & rivals


# -- Plots about lodges ------------------------------------------------------------------------------------------------


def lodge_witnesses(g: Pax, seat: int, plot: int) -> list[Witness]:
    """The lodges that a player controls and that fit a plot: the whole lodge is the set (PA-13.5)."""
    found: list[Witness] = []
    for at in range(len(g.lodges)):
        _, cells = g.lodges[at]
        if fits(g, seat, plot, cells) and lodge_master(g, cells, 3) == seat:
            found.append((cells, at))
    return found


def fits(g: Pax, seat: int, plot: int, cells: int) -> bool:
    """What a lodge plot asks of a lodge besides control."""
    field = layout(g.seats)
    if plot == FRINGE:
        return (cells & field.outer).bit_count() >= 4 and tokens_in(g, cells, seat) >= 4
    if plot == GRAND_LODGE:
        return cells.bit_count() >= 5 and tokens_in(g, cells, seat) >= 5
    if plot == EXCHANGE:
        return any([line & cells == line for line in field.lines])
    if not field.touches[g.place[seat]] & cells:
        return False
    return any([field.touches[g.place[other]] & cells for other in range(g.seats) if other != seat])


def rumours(g: Pax, seat: int) -> list[Witness]:
    """PA-14.8: chains of cards with own tokens in one lodge from the top row to the bottom row, nothing to spare."""
    field = layout(g.seats)
    found: list[Witness] = []
    for at in range(len(g.lodges)):
        _, lodge = g.lodges[at]
        cells = lodge & g.own[seat]
        for start in cells_of(cells & field.top):
            chains(field, 1 << start, start, cells & ~field.top, at, found)
    return found


def chains(field: Layout, chain: int, end: int, left: int, lodge: int, found: list[Witness]) -> None:
    """Go on with a chain by cards that touch only its end, until the bottom row; such a chain has no card to spare."""
    for cell in cells_of(field.around[end] & left):
        if (field.around[cell] & chain).bit_count() > 1:
            continue
        longer = chain | 1 << cell
        if field.bottom >> cell & 1:
            if (longer, lodge) not in found:
                found.append((longer, lodge))
        else:
            chains(field, longer, cell, left & ~(1 << cell), lodge, found)
