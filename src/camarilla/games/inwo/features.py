"""What counts of a position in INWO, for the learned evaluation: how near the Goals are, and what is held."""

from __future__ import annotations

from typing import Final

from camarilla.games.inwo.catalog import GOAL, KIND
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory import goals

__all__ = ["ASSETS", "NAMES", "features"]

NAMES: Final = (
    "goal",
    "goal, the last steps",
    "goal, three groups short at most",
    "goal met",
    "claimed",
    "groups",
    "power",
    "tokens",
    "token of the illuminati",
    "resources",
    "plots",
    "group cards",
    "no groups left",
    "waits",
)
ASSETS: Final = frozenset(
    {"goal", "goal met", "claimed", "power", "tokens", "token of the illuminati", "resources", "plots", "group cards"}
)
"""What is never worse to have more of."""
SHORT: Final = 4
"""One who lacks fewer groups than this could win soon."""
USEFUL: Final = 6
"""More Group cards than this are of no use soon."""
MOST: Final = 1.2
"""A Goal beyond reach counts no more than this."""


def features(g: Inwo, seat: int) -> list[float]:
    """A number for each of the names, about the size of 1."""
    held = g.exposed[seat] + g.plots[seat]
    cards = [slot for slot in held if KIND[g.cards.face[slot]] == GOAL]
    counted = [goals.tally(g, seat, card) for card in [-1, *cards]]
    best = max(counted, key=sum)
    way = min(MOST, sum(best) / g.basic_goal)
    lacking = max(0, g.basic_goal - sum(best))
    met = any([goals.met(g, seat, card) for card in [-1, *cards]])
    waits = (seat - g.turn) % g.seats / g.seats
    own = g.structure[seat]
    return [
        way,
        way**3,
        max(0, SHORT - lacking) / SHORT,
        1.0 if met else 0.0,
        1.0 if any([claim.seat == seat for claim in g.claims]) else 0.0,
        best[0] / 5,
        goals.total_power(g, seat) / 20,
        sum([g.tokens[slot] for slot in own]) / 5,
        1.0 if g.tokens[g.illuminati[seat]] else 0.0,
        len(g.resources[seat]) / 3,
        len(held) / 5,
        min(USEFUL, len(g.groups[seat])) / 5,
        0.0 if own else 1.0,
        waits,
    ]
