"""Every way a luminary moves: onto the field and about it, out of a hand, to the discard pile and the deck (PA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax import events
from camarilla.games.pax.catalog import MASTERS, MOST_ROOM, NAMES, ROOM
from camarilla.games.pax.queries import find_lodges, may_enter, owners_on
from camarilla.games.pax.tokens import lift, seat_token

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

# -- The field (PA-2.2) ------------------------------------------------------------------------------------------------


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
    owners = [owner for owner in owners_on(g, cell) if owner >= 0]
    for place in range(MOST_ROOM):
        if g.tok[MOST_ROOM * cell + place] >= 0:
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
    kept = [owner for owner in owners_on(g, cell) if owner >= 0]
    order: list[int] = []
    for owner in owners:
        if order.count(owner) < kept.count(owner):
            order.append(owner)
    for at in range(len(order)):
        g.tok[MOST_ROOM * cell + at] = order[at]


def swap_cards(g: Pax, one: int, two: int) -> None:
    """Two face-up cards change places, with the tokens and the figure on them (PA-18.13, PA-20.12)."""
    size = len(g.at)
    g.field[one], g.field[two] = g.field[two], g.field[one]
    g.at[one], g.at[two] = g.at[two], g.at[one]
    g.room[one], g.room[two] = g.room[two], g.room[one]
    for place in range(MOST_ROOM):
        a, b = MOST_ROOM * one + place, MOST_ROOM * two + place
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


# -- Deck, discard pile and hands (PA-2.20, PA-2.21) -------------------------------------------------------------------


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
