"""Names of things as labels, for options, prompts and refusals."""

from __future__ import annotations

from camarilla.games.pax.catalog import EVENTS, FACTIONS, NAMES, PLOTS
from camarilla.games.pax.field import HOME
from camarilla.kernel.options import Label


def seat_label(seat: int) -> Label:
    """A seat in words; whoever shows it may know a better name."""
    return Label("seat", {"seat": seat})


def faction_label(faction: int) -> Label:
    """A faction, and the favour of its type."""
    return Label(f"faction-{FACTIONS[faction]}")


def card_label(luminary: int) -> Label:
    """A luminary by name."""
    return Label(f"card-{NAMES[luminary]}")


def plot_label(plot: int) -> Label:
    """A plot by name."""
    return Label(f"plot-{PLOTS[plot]}")


def event_label(event: int) -> Label:
    """An event card by name."""
    return Label(f"happening-{EVENTS[event].replace('_', '-')}")


def place_label(luminary: int, cell: int) -> Label:
    """A cell of the field by the card that lies there; -1 for one face down, `HOME` for one's own areopagus."""
    if cell == HOME:
        return Label("areopagus")
    if luminary < 0:
        return Label("cell-down", {"cell": cell})
    return Label("cell-card", {"cell": cell, "card": card_label(luminary)})


def cell_name(cell: int) -> str:
    """A cell in a notation: its number, or `home`."""
    return "home" if cell == HOME else str(cell)


def cell_key(cell: int, seat: int) -> str:
    """The key of a cell, or of a seat's areopagus, as a table object."""
    return f"home:{seat}" if cell == HOME else f"cell:{cell}"
