"""Every way a token comes to lie on a card or leaves it (PA-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax import events
from camarilla.games.pax.catalog import MOST_ROOM

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax


def put(g: Pax, cell: int, seat: int) -> None:
    """A token from the supply into the uppermost free cell of a card (PA-6.4)."""
    g.left[seat] -= 1
    seat_token(g, cell, seat)


def seat_token(g: Pax, cell: int, seat: int) -> int:
    """A token that is in no supply into the uppermost free cell of a card; returns which of its cells that is."""
    place = 0
    while g.tok[MOST_ROOM * cell + place] >= 0:
        place += 1
    g.tok[MOST_ROOM * cell + place] = seat
    g.room[cell] -= 1
    size = len(g.at)
    g.count[seat * size + cell] += 1
    g.own[seat] |= 1 << cell
    return place


def lift(g: Pax, cell: int, place: int) -> None:
    """Take the token off one cell of a card; where it goes is the caller's business."""
    seat = g.tok[MOST_ROOM * cell + place]
    g.tok[MOST_ROOM * cell + place] = -1
    g.room[cell] += 1
    at = seat * len(g.at) + cell
    g.count[at] -= 1
    if g.count[at] == 0:
        g.own[seat] &= ~(1 << cell)


def remove(g: Pax, cell: int, places: list[int]) -> None:
    """Tokens of one seat go back from these cells of a card to its supply."""
    if places:
        seat = g.tok[MOST_ROOM * cell + places[0]]
        for place in places:
            lift(g, cell, place)
        g.left[seat] += len(places)
        if g.log is not None:
            g.tell(events.TokensRemoved(seat, cell, len(places)))
