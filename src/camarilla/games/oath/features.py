"""What counts of a position in Oath, for the learned evaluation: role, title, Visions, what is ruled and held."""

from __future__ import annotations

from typing import Final

from camarilla.games.oath import queries, victory
from camarilla.games.oath.catalog import CONQUEST, DEVOTION, FAITH, OF_PEOPLE, PROTECTION, REBELLION, SANCTUARY
from camarilla.games.oath.places import CITIZEN, DARKEST, EXILE, MAP_SITES, PEOPLE
from camarilla.games.oath.state import Oath

__all__ = ["ASSETS", "NAMES", "features"]

NAMES: Final = (
    "warbands",
    "garrisons",
    "favor",
    "secrets",
    "advisers",
    "items",
    "sites",
    "oathkeeper",
    "oathkeeper, soon to move",
    "usurper",
    "usurper, soon to move",
    "near the title",
    "vision",
    "vision near its goal",
    "vision met",
    "vision met, soon to move",
    "regime",
    "regime by rounds",
    "regime, by the die at the end of the round",
    "chancellor",
    "chancellor by rounds",
    "citizen",
    "supply",
    "waits",
)
ASSETS: Final = frozenset({"warbands", "garrisons", "favor", "secrets", "advisers", "items", "sites", "supply"})
"""What is never worse to have more of."""
NO_DIE: Final = 7
"""No roll is high enough."""
CERTAIN: Final = 1
"""Any roll is."""


def features(g: Oath, seat: int) -> list[float]:
    """A number for each of the names, about the size of 1."""
    exile = g.role[seat] == EXILE
    emperor = seat == g.chancellor
    late = g.round / victory.ROUNDS
    now = g.order.index(g.turn) if g.turn in g.order else 0
    waits = (g.order.index(seat) - now) % g.seats / g.seats
    soon = 1 - waits
    keeper = exile and g.title == seat and not g.usurper
    usurper = exile and g.title == seat and g.usurper
    visions = victory.revealed_by(g, seat) if exile else []
    met = bool(visions) and bool(victory.visions_met(g, seat))
    regime = not exile and g.title >= 0 and g.role[g.title] != EXILE and victory.successor(g) == seat
    garrisons = sum([g.garrison[site] for site in range(MAP_SITES) if g.owner[site] == seat])
    wins = CERTAIN if g.round >= victory.ROUNDS else victory.END_WINS.get(g.round, NO_DIE)
    return [
        g.bands[seat] / 5,
        garrisons / 5,
        g.favor[seat] / 3,
        g.secrets[seat] / 2,
        len(g.advisers[seat]) / 3,
        queries.items_held(g, seat) / 2,
        victory.sites_of(g, seat) / 3 if exile or emperor else 0.0,
        1.0 if keeper else 0.0,
        soon if keeper else 0.0,
        1.0 if usurper else 0.0,
        soon if usurper else 0.0,
        towards_the_oath(g, seat) if exile else 0.0,
        1.0 if visions else 0.0,
        max([towards_a_vision(g, seat, g.cards.face[slot]) for slot in visions], default=0.0),
        1.0 if met else 0.0,
        soon if met else 0.0,
        1.0 if regime else 0.0,
        late if regime else 0.0,
        (NO_DIE - wins) / 6 if regime else 0.0,
        1.0 if emperor else 0.0,
        late if emperor else 0.0,
        1.0 if g.role[seat] == CITIZEN else 0.0,
        g.supply[seat] / 5,
        waits,
    ]


def towards_the_oath(g: Oath, seat: int) -> float:
    """How near a player is to being the Oathkeeper, from 0 to 1 (OA-2.11)."""
    if g.oath == OF_PEOPLE:
        return towards_a_banner(g, seat, PEOPLE)
    if g.oath == DEVOTION:
        return towards_a_banner(g, seat, DARKEST)
    return towards_the_most(g, seat, g.oath == PROTECTION)


def towards_a_vision(g: Oath, seat: int, vision: int) -> float:
    """How near a player is to the goal of a Vision, from 0 to 1 (OA-3.2)."""
    if vision == REBELLION:
        return towards_a_banner(g, seat, PEOPLE)
    if vision == FAITH:
        return towards_a_banner(g, seat, DARKEST)
    assert vision in (CONQUEST, SANCTUARY)
    return towards_the_most(g, seat, vision == SANCTUARY)


def towards_a_banner(g: Oath, seat: int, banner: int) -> float:
    """1 with the banner, else by how much of what it costs to recover it a player has."""
    if g.banner_holder[banner] == seat:
        return 1.0
    purse = g.favor[seat] if banner == PEOPLE else g.secrets[seat]
    return min(0.9, purse / (g.banner_tokens[banner] + 1))


def towards_the_most(g: Oath, seat: int, of_items: bool) -> float:
    """1 with more relics and banners, or sites, than anybody else; each that is missing takes a third of it."""
    counts = [queries.items_held(g, one) if of_items else victory.sites_of(g, one) for one in range(g.seats)]
    most = max([count for other, count in enumerate(counts) if other != seat])
    return max(0.0, 1.0 - max(0, most + 1 - counts[seat]) / 3)
