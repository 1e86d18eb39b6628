"""Setting the game up (PA-1, PA-20.2 to PA-20.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax.card_moves import from_deck
from camarilla.games.pax.catalog import (
    COMMON_PLOTS,
    CONNECTIONS,
    COUNT,
    COURT,
    EDICTS,
    EVENT_COUNT,
    FACTION_CARDS,
    FAVOUR_PER_TYPE,
    FIELD,
    GERMAIN,
    HAND,
    JOSEPH,
    MOST_ROOM,
    NUMBERS,
    PLOT_COUNT,
    TOKENS,
    TYPES,
)

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

HALF = 3
"""So many edicts and so many specials make half of the event deck."""


def set_up(g: Pax) -> None:
    """Everything, in the order of the rulebook."""
    clear(g)
    seat_players(g)
    g.deck = list(range(COUNT))
    g.cards.shuffle(g.deck, g.rng)
    deal_cards(g)
    deal_connections(g)
    deal_factions(g)
    deal_plots(g)
    deal_events(g)


def clear(g: Pax) -> None:
    """An empty table for the number of players (PA-1.7, PA-1.8)."""
    size = FIELD[g.seats]
    g.field = [-1] * size
    g.at = [-1] * size
    g.tok = [-1] * (MOST_ROOM * size)
    g.count = [0] * (size * g.seats)
    g.own = [0] * g.seats
    g.room = [0] * size
    g.left = [TOKENS - (seat == g.robot) for seat in range(g.seats)]  # PA-20.6
    g.hands = [[] for _ in range(g.seats)]
    g.court = [-1] * COURT
    g.supply = [FAVOUR_PER_TYPE[g.seats]] * TYPES
    g.fav = [0] * (TYPES * g.seats)
    g.holder = [-2] * TYPES
    g.private = [-1] * g.seats
    g.plot_seen = [0] * g.seats
    g.on = [0] * PLOT_COUNT
    g.beside = [0] * PLOT_COUNT
    g.held = [[] for _ in range(g.seats)]
    g.special = [-1] * g.seats


def seat_players(g: Pax) -> None:
    """PA-1.9, PA-20.3: seats run clockwise; an opponent with numbers lies at S1, another one at any place."""
    shift = 0
    if g.script in (GERMAIN, JOSEPH):
        shift = 1
    elif g.robot >= 0:
        shift = g.rng.below(g.seats)
    g.place = [(seat + shift) % g.seats for seat in range(g.seats)]


def deal_cards(g: Pax) -> None:
    """PA-1.3, PA-1.5, PA-1.10: the field by cell, the court from the left, hands seat by seat."""
    for cell in range(len(g.field)):
        g.field[cell] = from_deck(g)
    for place in range(COURT):
        g.court[place] = from_deck(g)
        g.cards.reveal(g.court[place])
    for seat in range(g.seats):
        if seat != g.robot:  # PA-20.8
            g.hands[seat] = [from_deck(g) for _ in range(HAND)]
            g.cards.deal(seat, g.hands[seat])


def deal_connections(g: Pax) -> None:
    """PA-1.11 to PA-1.13: a connection card each, its three favours, and who is first."""
    numbers = NUMBERS[:]
    g.rng.shuffle(numbers)
    g.connection = numbers[: g.seats]
    for seat in range(g.seats):
        for kind in CONNECTIONS[g.connection[seat]]:
            g.fav[TYPES * seat + kind] += 1
            g.supply[kind] -= 1
    g.first = g.turn = g.connection.index(min(g.connection))


def deal_factions(g: Pax) -> None:
    """PA-1.15: faction cards into the row."""
    factions = list(range(TYPES))
    g.rng.shuffle(factions)
    g.row = factions[: FACTION_CARDS[g.seats]]
    for faction in g.row:
        g.holder[faction] = -1


def deal_plots(g: Pax) -> None:
    """PA-1.16, PA-1.17: common plots, a private one each, and the pile."""
    plots = list(range(PLOT_COUNT))
    g.rng.shuffle(plots)
    g.common = [plots.pop() for _ in range(COMMON_PLOTS)]
    for seat in range(g.seats):
        if seat != g.robot:  # PA-20.8
            g.private[seat] = plots.pop()
            g.plot_seen[seat] = 1 << seat
    g.pile = plots


def deal_events(g: Pax) -> None:
    """PA-1.18, PA-1.19: two halves of three edicts and three specials each; three specials leave the game."""
    edicts = list(range(EDICTS))
    specials = list(range(EDICTS, EVENT_COUNT))
    g.rng.shuffle(edicts)
    g.rng.shuffle(specials)
    for _ in range(2):
        half = [edicts.pop() for _ in range(HALF)] + [specials.pop() for _ in range(HALF)]
        g.rng.shuffle(half)
        g.event_deck += half
    g.event_seen = [0] * len(g.event_deck)
    g.unused = specials
