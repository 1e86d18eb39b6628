"""The field as it lies: cards, tokens, control and lodges. Everything that changes them goes through here (PA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax import events
from camarilla.games.pax.catalog import (
    CELLS,
    CONNECTION_MASK,
    COUNT,
    DEGREE,
    MASK,
    MASTERS,
    NAMES,
    RA,
    ROOM,
    TYPES,
)
from camarilla.games.pax.field import HOME, Layout, cells_of, layout

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

# -- Tokens (PA-6.4, PA-2.14) ------------------------------------------------------------------------------------------


def put(g: Pax, cell: int, seat: int) -> None:
    """A token from the supply into the uppermost free cell of a card (PA-6.4)."""
    g.left[seat] -= 1
    seat_token(g, cell, seat)


def seat_token(g: Pax, cell: int, seat: int) -> int:
    """A token that is in no supply into the uppermost free cell of a card; returns which of its cells that is."""
    place = 0
    while g.tok[3 * cell + place] >= 0:
        place += 1
    g.tok[3 * cell + place] = seat
    g.room[cell] -= 1
    size = len(g.at)
    g.count[seat * size + cell] += 1
    g.own[seat] |= 1 << cell
    return place


def lift(g: Pax, cell: int, place: int) -> None:
    """Take the token off one cell of a card; where it goes is the caller's business."""
    seat = g.tok[3 * cell + place]
    g.tok[3 * cell + place] = -1
    g.room[cell] += 1
    at = seat * len(g.at) + cell
    g.count[at] -= 1
    if g.count[at] == 0:
        g.own[seat] &= ~(1 << cell)


def remove(g: Pax, cell: int, places: list[int]) -> None:
    """Tokens of one seat go back from these cells of a card to its supply."""
    if places:
        seat = g.tok[3 * cell + places[0]]
        for place in places:
            lift(g, cell, place)
        g.left[seat] += len(places)
        if g.log is not None:
            g.tell(events.TokensRemoved(seat, cell, len(places)))


def places_of(g: Pax, cell: int, seat: int) -> list[int]:
    """Which cells of a card hold tokens of a seat, the lowest first."""
    return [place for place in (2, 1, 0) if g.tok[3 * cell + place] == seat]


def unlike_places(g: Pax, cell: int, seat: int, gone: list[int]) -> list[int]:
    """The cells with tokens of a seat, less those in `gone`, each kind once: two are alike if their cells cost the same
    and the tokens that stay lie in the same order whichever of the two goes."""
    places: list[int] = []
    kinds: list[list[int]] = []
    for place in places_of(g, cell, seat):
        if place not in gone:
            kind = [*sorted(CELLS[g.at[cell]][place]), -1]
            for other in range(3):
                if other != place and other not in gone and g.tok[3 * cell + other] >= 0:
                    kind.append(g.tok[3 * cell + other])
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


# -- Cards of the field (PA-2.2) ---------------------------------------------------------------------------------------


def show_card(g: Pax, cell: int) -> None:
    """Everybody sees the card that lies on a cell now."""
    slot = g.field[cell]
    g.cards.reveal(slot)
    luminary = g.cards.face[slot]
    g.at[cell] = luminary
    g.up |= 1 << cell
    g.room[cell] = ROOM[luminary]
    if MASTERS[luminary]:
        g.masters = True  # PA-15.7
    g.lodges = find_lodges(g)


def lay_card(g: Pax, cell: int, slot: int, seat: int) -> None:
    """Lay a card face up on a cell whose card was taken away."""
    g.field[cell] = slot
    show_card(g, cell)
    if g.log is not None:
        g.tell(events.CardLaid(seat, cell, slot, NAMES[g.at[cell]]))


def replace_card(g: Pax, cell: int, slot: int, seat: int) -> None:
    """Discard a face-up card, lay another one in its place, and let the tokens move over (PA-9.3 to PA-9.5)."""
    old = g.field[cell]
    owners = [owner for owner in g.tok[3 * cell : 3 * cell + 3] if owner >= 0]
    for place in range(3):
        if g.tok[3 * cell + place] >= 0:
            lift(g, cell, place)
    g.markers = [luminary for luminary in g.markers if luminary != g.at[cell]]  # PA-10.19
    to_discard(g, old)
    lay_card(g, cell, slot, seat)
    for owner in [owner for owner in owners if owner != seat] + [owner for owner in owners if owner == seat]:
        if may_enter(g, cell, owner):
            seat_token(g, cell, owner)
        else:
            g.left[owner] += 1
            if g.log is not None:
                g.tell(events.TokensRemoved(owner, cell, 1))
    restore_order(g, cell, owners)


def restore_order(g: Pax, cell: int, owners: list[int]) -> None:
    """PA-9.4: tokens that moved over keep their order and fill from the top."""
    kept = [owner for owner in g.tok[3 * cell : 3 * cell + 3] if owner >= 0]
    order: list[int] = []
    for owner in owners:
        if order.count(owner) < kept.count(owner):
            order.append(owner)
    for at in range(len(order)):
        g.tok[3 * cell + at] = order[at]


def swap_cards(g: Pax, one: int, two: int) -> None:
    """Two face-up cards change places, with the tokens and the figure on them (PA-18.13, PA-20.12)."""
    size = len(g.at)
    g.field[one], g.field[two] = g.field[two], g.field[one]
    g.at[one], g.at[two] = g.at[two], g.at[one]
    g.room[one], g.room[two] = g.room[two], g.room[one]
    for place in range(3):
        a, b = 3 * one + place, 3 * two + place
        g.tok[a], g.tok[b] = g.tok[b], g.tok[a]
    for seat in range(g.seats):
        a, b = seat * size + one, seat * size + two
        g.count[a], g.count[b] = g.count[b], g.count[a]
        g.own[seat] &= ~(1 << one | 1 << two)
        g.own[seat] |= (1 << one if g.count[a] else 0) | (1 << two if g.count[b] else 0)
    if g.figure in (one, two):
        g.figure = one + two - g.figure
        if g.log is not None:
            g.tell(events.FigureMoved(g.robot, g.figure))
    g.lodges = find_lodges(g)


def to_discard(g: Pax, slot: int) -> None:
    """A luminary onto the discard pile, face up (PA-2.20)."""
    g.discard.append(slot)
    g.cards.reveal(slot)
    if not g.deck:
        reshuffle(g)


def reshuffle(g: Pax) -> None:
    """PA-2.21: the discard pile becomes the deck as soon as there is none."""
    if g.discard:
        g.deck = g.discard
        g.discard = []
        g.deck.sort()  # the order of slots in the pile must not tell where a card went
        g.cards.shuffle(g.deck, g.rng)
        if g.log is not None:
            g.tell(events.DeckShuffled(len(g.deck)))


def from_deck(g: Pax) -> int:
    """The top card of the luminary deck, or -1 if there is none anywhere."""
    if not g.deck:
        return -1
    slot = g.deck.pop()
    if not g.deck:
        reshuffle(g)
    return slot


def leave_hand(g: Pax, seat: int, slot: int) -> int:
    """Take a card out of a hand so that its slot tells nothing of when it was drawn; returns the slot it now has.

    What others know of a hand, and what they conclude, is their secret: it must not decide which slot goes. Only cards
    that came openly keep their slots; all others are mixed.
    """
    hand = g.hands[seat]
    if slot in g.open_cards:
        g.open_cards.remove(slot)
    else:
        slot = g.cards.part(seat, [card for card in hand if card not in g.open_cards], [slot], g.rng)[0]
    hand.remove(slot)
    return slot


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
