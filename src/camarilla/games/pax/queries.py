"""The field as it lies: tokens, control, acting cards and lodges; small readings that all else shares (PA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax.catalog import CELLS, CONNECTION_MASK, COUNT, DEGREE, MASK, MOST_ROOM, RA, ROOM, TYPES
from camarilla.games.pax.field import HOME, Layout, cells_of, layout

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

# -- Favours ----------------------------------------------------------------------------------------------------------


def favours_of(g: Pax, seat: int) -> list[int]:
    """What a seat has of each type of favour."""
    return g.fav[TYPES * seat : TYPES * seat + TYPES]


# -- Tokens and control (PA-2.14) --------------------------------------------------------------------------------------


def owners_on(g: Pax, cell: int, room: int = MOST_ROOM) -> list[int]:
    """Whose tokens lie in the cells of a card, from the top; -1 for a free one."""
    return g.tok[MOST_ROOM * cell : MOST_ROOM * cell + room]


def places_of(g: Pax, cell: int, seat: int) -> list[int]:
    """Which cells of a card hold tokens of a seat, the lowest first."""
    return [place for place in (2, 1, 0) if g.tok[MOST_ROOM * cell + place] == seat]


def unlike_places(g: Pax, cell: int, seat: int, gone: list[int]) -> list[int]:
    """The cells with tokens of a seat, less those in `gone`, each kind once: two are alike if their cells cost the same
    and the tokens that stay lie in the same order whichever of the two goes."""
    places: list[int] = []
    kinds: list[list[int]] = []
    for place in places_of(g, cell, seat):
        if place not in gone:
            kind = [*sorted(CELLS[g.at[cell]][place]), -1]
            for other in range(MOST_ROOM):
                if other != place and other not in gone and g.tok[MOST_ROOM * cell + other] >= 0:
                    kind.append(g.tok[MOST_ROOM * cell + other])
            if kind not in kinds:
                kinds.append(kind)
                places.append(place)
    return places


def tokens_of(g: Pax, cell: int, seat: int) -> int:
    """How many tokens a seat has on a card."""
    return g.count[seat * len(g.at) + cell]


def tokens_on(g: Pax, cell: int) -> int:
    """How many tokens lie on a card."""
    luminary = g.at[cell]
    return ROOM[luminary] - g.room[cell] if luminary >= 0 else 0


def rivals_on(g: Pax, cell: int, seat: int) -> int:
    """How many tokens of all rivals together lie on a card."""
    return tokens_on(g, cell) - tokens_of(g, cell, seat)


def rival_cells(g: Pax, seat: int) -> int:
    """The cells with tokens of any rival."""
    mask = 0
    for other in range(g.seats):
        if other != seat:
            mask |= g.own[other]
    return mask


def may_enter(g: Pax, cell: int, seat: int) -> bool:
    """Whether a token of a seat may come to lie on a card: a free cell, and no rival on a Royal Arch (PA-6.6)."""
    if g.room[cell] == 0:
        return False
    return DEGREE[g.at[cell]] != RA or rivals_on(g, cell, seat) == 0


def open_cells(g: Pax, seat: int) -> int:
    """Every card a token of a seat may come to lie on, as a mask."""
    mask = 0
    for cell in range(len(g.at)):
        if g.room[cell] and (DEGREE[g.at[cell]] != RA or rivals_on(g, cell, seat) == 0):
            mask |= 1 << cell
    return mask


def controlled(g: Pax, seat: int) -> int:
    """The cards a seat controls: more tokens there than any one rival (PA-2.14)."""
    size = len(g.at)
    mask = 0
    for cell in cells_of(g.own[seat]):
        mine = g.count[seat * size + cell]
        if all([g.count[other * size + cell] < mine for other in range(g.seats) if other != seat]):
            mask |= 1 << cell
    return mask


def tokens_in(g: Pax, cells: int, seat: int) -> int:
    """How many tokens a seat has on a set of cards."""
    start = seat * len(g.at)
    total = 0
    mask = cells & g.own[seat]
    while mask:
        low = mask & -mask
        total += g.count[start + low.bit_length() - 1]
        mask ^= low
    return total


# -- Acting cards (PA-2.10, PA-2.27) -----------------------------------------------------------------------------------


def matching(g: Pax, seat: int, card: int) -> int:
    """The types of favour that match a card, or one's own areopagus, as a mask (PA-2.10)."""
    return CONNECTION_MASK[g.connection[seat]] if card == HOME else MASK[g.at[card]]


def near(g: Pax, seat: int, card: int) -> int:
    """The cells adjacent to an acting card, itself included (PA-2.4); the two that an areopagus touches (PA-2.23)."""
    field = layout(g.seats)
    return field.touches[g.place[seat]] if card == HOME else field.near[card]


def yielder(g: Pax, seat: int, card: int) -> int:
    """The source under which a yield is recorded (PA-7.7): a luminary, or the areopagus of one seat."""
    return yielder_home(seat) if card == HOME else g.at[card]


def yielder_home(seat: int) -> int:
    """The number of a seat's areopagus, after all luminaries."""
    return COUNT + seat


def acting_cards(g: Pax, seat: int) -> list[int]:
    """All cards a seat may name to act with: those with its tokens, and its areopagus (PA-2.27)."""
    return [*cells_of(g.own[seat]), HOME]


def reach(g: Pax, seat: int) -> int:
    """Every cell adjacent to some acting card of a seat."""
    field = layout(g.seats)
    mask = field.touches[g.place[seat]]
    own = g.own[seat]
    while own:
        low = own & -own
        mask |= field.near[low.bit_length() - 1]
        own ^= low
    return mask


# -- Lodges (PA-2.15 to PA-2.17) ---------------------------------------------------------------------------------------


def find_lodges(g: Pax) -> list[tuple[int, int]]:
    """All lodges on the field: faction and cells (PA-2.15)."""
    field = layout(g.seats)
    found: list[tuple[int, int]] = []
    for faction in range(TYPES):
        members = 0
        for cell in range(field.size):
            luminary = g.at[cell]
            if luminary >= 0 and MASK[luminary] >> faction & 1:
                members |= 1 << cell
        while members:
            group = connected(field, members & -members, members)
            members &= ~group
            if group.bit_count() >= 3:
                found.append((faction, group))
    return found


def connected(field: Layout, start: int, members: int) -> int:
    """The cells of `members` that hang together with `start`."""
    group = start
    edge = start
    around = field.around
    while edge:
        low = edge & -edge
        more = around[low.bit_length() - 1] & members & ~group
        group |= more
        edge = (edge ^ low) | more
    return group


def lodge_master(g: Pax, cells: int, least: int) -> int:
    """The seat with most tokens in a lodge, and at least so many; -1 if that is nobody or tied (PA-2.17)."""
    best = least - 1
    master = -1
    for seat in range(g.seats):
        mine = tokens_in(g, cells, seat)
        if mine > best:
            best = mine
            master = seat
        elif mine == best:
            master = -1
    return master


def main_lodge(g: Pax, faction: int) -> tuple[int, int]:
    """The cells of the largest lodge, or lodges if they tie, of a faction, and how many lodges these are (PA-12.3)."""
    most = 0
    cells = 0
    number = 0
    for kind, group in g.lodges:
        if kind == faction:
            size = group.bit_count()
            if size > most:
                most, cells, number = size, group, 1
            elif size == most:
                cells |= group
                number += 1
    return cells, number


def faction_master(g: Pax, faction: int) -> int:
    """Who controls the largest lodge of a faction, or -1 (PA-12.1, PA-12.3)."""
    cells, number = main_lodge(g, faction)
    if not cells:
        return -1
    return lodge_master(g, cells, 3 if number == 1 else 1)
