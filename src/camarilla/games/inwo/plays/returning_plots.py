"""Plots that go back into a deck (IN-3.15, IN-19.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo.card_moves import leave_hand, put
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.zones import PLOT_DECK, RETURNED_NOW

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def return_plot(g: Inwo, slot: int, depth: int) -> None:
    """IN-3.15: a Plot goes back into its holder's deck at a depth only the holder knows.

    The slot itself always joins at the bottom and the faces shift, so that slot numbers tell nothing of the depth.
    """
    seat = g.holder[slot]
    slot = leave_hand(g, slot)
    put(g, slot, PLOT_DECK, seat)
    deck = g.plot_deck[seat]
    deck.remove(slot)
    deck.insert(0, slot)
    shift_into(g, seat, deck, depth)
    g.just.append(Happening(RETURNED_NOW, slot, seat, -1))


def shift_into(g: Inwo, seat: int, deck: list[int], depth: int) -> None:
    """Let the face at the bottom of a deck move up until `depth` cards lie above it; the holder sees it."""
    at = len(deck) - 1 - depth
    order = [*range(1, at + 1), 0, *range(at + 1, len(deck))]
    g.cards.move_along(deck, order, 1 << seat)


def shuffle_deck(g: Inwo, seat: int, back: int) -> None:
    """IN-19.16: after a search."""
    g.cards.shuffle(g.group_deck[seat] if back else g.plot_deck[seat], g.rng)
