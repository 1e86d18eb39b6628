"""Who is how likely to win a game of Oath, as far as a glance at the table tells."""

from __future__ import annotations

from typing import Final

from camarilla.games.oath import queries, victory
from camarilla.games.oath.places import EXILE, MAP_SITES
from camarilla.games.oath.state import Oath
from camarilla.kernel.bots import odds

__all__ = ["chances"]

SITE: Final = 0.25
ITEM: Final = 0.3
BAND: Final = 0.06
FAVOR: Final = 0.04
SECRET: Final = 0.08
ADVISER: Final = 0.1
REGIME: Final = 0.6
"""What it is worth to the Empire to hold the title, and how much more each round..."""
REGIME_ROUND: Final = 0.2
TITLE: Final = 1.0
"""...and what to an Exile..."""
USURPER: Final = 2.5
"""...and once the next turn would win."""
VISION: Final = 0.7
GOAL: Final = 2.5


def chances(g: Oath) -> list[float]:
    """By title and Visions first, then by what is ruled and held."""
    if g.winner >= 0:
        return [1.0 if seat == g.winner else 0.0 for seat in range(g.seats)]
    return odds([score(g, seat) for seat in range(g.seats)], 1.0)


def score(g: Oath, seat: int) -> float:
    """How well a player stands."""
    total = BAND * g.bands[seat] + FAVOR * g.favor[seat] + SECRET * g.secrets[seat] + ADVISER * len(g.advisers[seat])
    total += ITEM * queries.items_held(g, seat)
    if g.role[seat] == EXILE:
        total += SITE * victory.sites_of(g, seat) + BAND * own_garrisons(g, seat)
        if g.title == seat:
            total += USURPER if g.usurper else TITLE
        if victory.revealed_by(g, seat):
            total += GOAL if victory.visions_met(g, seat) else VISION
        return total
    if g.title >= 0 and g.role[g.title] != EXILE and victory.successor(g) == seat:
        total += REGIME + REGIME_ROUND * g.round
    if seat == g.chancellor:
        total += SITE * victory.sites_of(g, seat) + BAND * own_garrisons(g, seat)
    return total


def own_garrisons(g: Oath, seat: int) -> int:
    """Warbands of a player's own colour at sites."""
    return sum([g.garrison[site] for site in range(MAP_SITES) if g.owner[site] == seat])
