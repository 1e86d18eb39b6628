"""What each main action may be aimed at and with which acting card: legal targets that can be paid for (PA-4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.pax.catalog import (
    CELLS,
    CL,
    DECREE,
    DEGREE,
    DISMISS,
    FESTIVITIES,
    FIELD,
    INFLUENCE,
    INTERROGATE,
    MASK,
    MOST_ROOM,
    MOST_SEATS,
    RA,
    REASSIGN,
    RISE,
    ROOM,
    ROSICRUCIAN,
    TYPES,
    WEATHER,
    A,
)
from camarilla.games.pax.favour import affords_one, payable, reducible
from camarilla.games.pax.field import HOME, cells_of, layout
from camarilla.games.pax.queries import (
    acting_cards,
    matching,
    may_enter,
    near,
    open_cells,
    reach,
    rival_cells,
    rivals_on,
    tokens_of,
    tokens_on,
    yielder,
)

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax


def in_force(g: Pax, event: int) -> bool:
    """Whether a special event lies before somebody: it works for all (PA-16.7)."""
    return event in g.special


def rosicrucian(g: Pax, card: int) -> bool:
    """Whether a card of the field is a rosicrucian."""
    return card != HOME and ROSICRUCIAN[g.at[card]]


# -- Scout (PA-5) ------------------------------------------------------------------------------------------------------


def scout_cells(g: Pax, me: int, rise: bool = False) -> int:
    """Face-down cards next to an acting card that can pay for it; with `rise` only a rosicrucian acts (PA-16.18)."""
    afford = affords_one(g, me)
    mask = 0
    for card in acting_cards(g, me):
        if matching(g, me, card) & afford and (not rise or rosicrucian(g, card)):
            mask |= near(g, me, card)
    return mask & face_down(g)


def scout_acting(g: Pax, me: int, cell: int, rise: bool) -> list[int]:
    """The acting cards that a scout may name, those alike once (PA-5.5)."""
    afford = affords_one(g, me)
    fit = [card for card in acting_cards(g, me) if near(g, me, card) >> cell & 1 and matching(g, me, card) & afford]
    return different(g, me, [card for card in fit if not rise or rosicrucian(g, card)], in_force(g, RISE))


def face_down(g: Pax) -> int:
    """The face-down cards of the field."""
    return layout(g.seats).all & ~g.up


def different(g: Pax, me: int, cards: list[int], rise: bool) -> list[int]:
    """Acting cards without those that match the same held favours as an earlier one; `rise`: rosicrucians apart."""
    held = 0
    for kind in range(TYPES):
        if g.fav[TYPES * me + kind]:
            held |= 1 << kind
    found: list[int] = []
    kinds: list[int] = []
    for card in cards:
        kind = matching(g, me, card) & held | (64 if rise and rosicrucian(g, card) else 0)
        if kind not in kinds:
            kinds.append(kind)
            found.append(card)
    return found


# -- Influence (PA-6) --------------------------------------------------------------------------------------------------


def influence_reach(g: Pax, me: int) -> int:
    """Cards that may be influenced as adjacent: also by the festivities (PA-16.15) and after a scout (PA-18.1)."""
    mask = reach(g, me)
    if in_force(g, FESTIVITIES):
        mask |= layout(g.seats).outer
    for luminary in g.nearby:
        if luminary in g.at:
            mask |= 1 << g.at.index(luminary)
    return mask & g.up


def influence_cells(g: Pax, me: int, within: int, cheap: bool = False, extra: bool = False) -> int:
    """Cards of a mask where a token can be placed and paid for; `cheap` is PA-18.3, `extra` the price of PA-19.1."""
    if not g.left[me]:
        return 0
    mask = 0
    for cell in cells_of(within & open_cells(g, me)):
        if can_influence(g, me, cell, 1, cheap, extra):
            mask |= 1 << cell
    return mask


def can_influence(g: Pax, me: int, cell: int, number: int, cheap: bool, extra: bool) -> bool:
    """Whether so many tokens can be placed on a card and paid for."""
    if number > g.room[cell] or number > g.left[me]:
        return False
    cells = free_cells(g, cell, number)
    less = discounts(g, me, cells)
    further = rivals_on(g, cell, me) if cheap else 0
    if extra:
        cells.append([A])
        less.append(0)
    if further == 0 and not any(less):
        return payable(g, me, [1 << kind for part in cells for kind in part])
    return reducible(g, me, [[1 << kind for kind in part] for part in cells], less, further)


def free_cells(g: Pax, cell: int, number: int) -> list[list[int]]:
    """The prices of the uppermost free cells of a card (PA-6.4)."""
    prices = CELLS[g.at[cell]]
    free = [prices[at][:] for at in range(len(prices)) if g.tok[MOST_ROOM * cell + at] < 0]
    return free[:number]


def discounts(g: Pax, me: int, cells: list[list[int]]) -> list[int]:
    """By how many symbols each token is cheaper, one symbol always being left (PA-18.4, PA-19.2)."""
    less: list[int] = []
    for at in range(len(cells)):
        wanted = g.enhanced[INFLUENCE] + (1 if at == 0 and g.holder[A] == me else 0)
        less.append(min(wanted, len(cells[at]) - 1))
    return less


# -- Interrogate (PA-7) ------------------------------------------------------------------------------------------------


def interrogate_cards(g: Pax, me: int) -> list[int]:
    """Cards with an own token and the areopagus, each once a turn (PA-7.7); enhanced, any face-up card (PA-18.10)."""
    mask = g.up if g.enhanced[INTERROGATE] else g.own[me]
    return [card for card in [*cells_of(mask), HOME] if yielder(g, me, card) not in g.yielded]


# -- Reassign (PA-8) ---------------------------------------------------------------------------------------------------


def reassign_factions(g: Pax, me: int) -> list[int]:
    """The factions that can be chosen and paid for, and of which some token can move (PA-8.1, PA-8.2)."""
    afford = affords_one(g, me)
    free = open_cells(g, me)
    own = cells_of(g.own[me])
    movable = [cell for cell in own if move_targets(g, cell, free)]
    found: list[int] = []
    for faction in range(TYPES):
        if afford >> faction & 1 and any([MASK[g.at[cell]] >> faction & 1 for cell in own]):
            starts = movable if g.enhanced[REASSIGN] else of_faction(g, movable, faction)
            if starts:
                found.append(faction)
    return found


def of_faction(g: Pax, cells: list[int], faction: int) -> list[int]:
    """The cells whose cards belong to a faction."""
    return [cell for cell in cells if MASK[g.at[cell]] >> faction & 1]


def move_targets(g: Pax, start: int, free: int) -> int:
    """Where a token may go from a card: free cells of adjacent cards, or of any in clear weather (PA-16.16)."""
    if in_force(g, WEATHER):
        return free & ~(1 << start)
    return free & layout(g.seats).around[start]


def starts_allowed(g: Pax, cell: int, faction: int) -> bool:
    """Whether a move of a reassign may start from a card (PA-8.3, PA-18.8)."""
    return g.enhanced[REASSIGN] > 0 or MASK[g.at[cell]] >> faction & 1 == 1


def steps_home(g: Pax, me: int, start: int, goal: int, faction: int, moves: int) -> bool:
    """PA-10.20: whether a token on a card can come to the marked card within so many moves."""
    if start == goal:
        return True
    if moves == 0 or not starts_allowed(g, start, faction):
        return False
    targets = move_targets(g, start, open_cells(g, me))
    return any([steps_home(g, me, cell, goal, faction, moves - 1) for cell in cells_of(targets)])


def reward_factions(g: Pax, me: int, goal: int) -> list[int]:
    """PA-10.20: the factions by which some token can be brought to the marked card."""
    if not may_enter(g, goal, me):
        return []
    own = [cell for cell in cells_of(g.own[me]) if cell != goal]
    afford = affords_one(g, me)
    found: list[int] = []
    for faction in range(TYPES):
        listed = afford >> faction & 1 and any([MASK[g.at[cell]] >> faction & 1 for cell in cells_of(g.own[me])])
        if listed and any([steps_home(g, me, cell, goal, faction, 3) for cell in own]):
            found.append(faction)
    return found


# -- Dismiss (PA-9) ----------------------------------------------------------------------------------------------------


def dismiss_price(g: Pax, cell: int) -> int:
    """PA-9.2: a matching favour for each token, at least one; nothing if enhanced (PA-18.6)."""
    return 0 if g.enhanced[DISMISS] else max(1, tokens_on(g, cell))


def dismiss_cells(g: Pax, me: int, surcharge: list[int], rise: bool = False) -> int:
    """Cards that can be dismissed and replaced from the hand; `surcharge` is PA-19.3."""
    if not g.hands[me]:
        return 0
    mask = within_means(g, me, surcharge)
    for cell in cells_of(mask if rise else mask & rival_cells(g, me)):
        if not layable(g, me, cell, rise):
            mask ^= 1 << cell
    return mask


def within_means(g: Pax, me: int, surcharge: list[int]) -> int:
    """Cards that a player can reach and pay to dismiss, as far as everybody can tell."""
    allowed = g.up & reach(g, me)
    if not in_force(g, DECREE):
        allowed &= ~rival_cells(g, me)
    reaches = [-1, -1, -1, -1]
    mask = 0
    for cell in cells_of(allowed):
        price = dismiss_price(g, cell)
        if reaches[price] < 0:
            reaches[price] = payers_reach(g, me, price, surcharge)
        mask |= reaches[price] & 1 << cell
    return mask


def payers_reach(g: Pax, me: int, price: int, surcharge: list[int]) -> int:
    """The cells next to acting cards whose matching favour suffices for a price."""
    mask = 0
    for card in acting_cards(g, me):
        if payable(g, me, [matching(g, me, card)] * price + surcharge):
            mask |= near(g, me, card)
    return mask


def payers(g: Pax, me: int, cell: int, price: int, surcharge: list[int], anywhere: bool = False) -> list[int]:
    """The acting cards next to a cell whose matching favour suffices for a price, those alike once."""
    if price == 0:
        return [HOME]
    fit: list[int] = []
    for card in acting_cards(g, me):
        close = anywhere or near(g, me, card) >> cell & 1
        if close and payable(g, me, [matching(g, me, card)] * price + surcharge):
            fit.append(card)
    return different(g, me, fit, False)


def layable(g: Pax, me: int, cell: int, rise: bool) -> list[int]:
    """Hand cards that may replace a card."""
    face = g.cards.face
    return [slot for slot in g.hands[me] if may_replace(g, me, cell, face[slot], rise)]


def may_replace(g: Pax, me: int, cell: int, luminary: int, rise: bool) -> bool:
    """Whether a luminary has cells for all rival tokens on a card (PA-9.5); with `rise`, and is a rosicrucian."""
    if ROOM[luminary] < rivals_on(g, cell, me) or (rise and not ROSICRUCIAN[luminary]):
        return False
    if DEGREE[luminary] != RA:
        return True
    return sum([1 for other in range(g.seats) if other != me and tokens_of(g, cell, other)]) <= 1


def may_replace_some(g: Pax, me: int, luminary: int) -> bool:
    """Whether a luminary may be laid in place of one of the cards that are about to be replaced."""
    return any([may_replace(g, me, cell, luminary, g.by_rise) for cell in cells_of(g.replaced)])


# -- Oust (PA-10) ------------------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """Whom an oust is aimed at: a rival on a card."""

    cell: int
    rival: int


AIMS: Final = [[Aim(cell, rival) for rival in range(MOST_SEATS)] for cell in range(max(FIELD))]
"""All there are, made once."""


def oust_targets(g: Pax, me: int, within: int) -> list[Aim]:
    """Every card of a mask with tokens of rivals, and every rival; at how many of them to aim is another question."""
    found: list[Aim] = []
    for cell in cells_of(within & rival_cells(g, me)):
        for rival in range(g.seats):
            if rival != me:
                found.append(AIMS[cell][rival])
    return found


def clergy_pays(g: Pax, me: int, number: int) -> bool:
    """PA-19.9: whether so many target tokens can be paid for with the Clergy's favour."""
    return payable(g, me, [1 << CL] * number)
