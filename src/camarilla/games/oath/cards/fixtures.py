"""The two banners and the four spaces of the Imperial Reliquary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import hooks, search
from camarilla.games.oath.action_in_progress import MOVE, Act, Campaign
from camarilla.games.oath.catalog import REGION, REGION_SITES, is_denizen
from camarilla.games.oath.hooks import WORLD
from camarilla.games.oath.places import DARKEST, PEOPLE

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

PEOPLES_FAVOR = "Banner of the People's Favor (normal side)"
DARKEST_SECRET = "Banner of the Darkest Secret"


@hooks.PLAY_SITES.on(PEOPLES_FAVOR)
def people_sites(g: Oath, slot: int, sites: list[int], act: Act, face: int) -> list[int]:
    """OA-2.5b: the holder may play to any site of the region."""
    if g.banner_holder[PEOPLE] != act.me:
        return sites
    return [*sites, *REGION_SITES[REGION[g.pawn[act.me]]]]


@hooks.FIRST_DISCARD.on(PEOPLES_FAVOR)
def people_discard(g: Oath, slot: int, leaves: list[list[int]], act: Act, site: int) -> list[list[int]]:
    """OA-2.5b: the holder may first discard one denizen at any site of the region."""
    if g.banner_holder[PEOPLE] != act.me or act.kind == MOVE:
        return leaves
    near = REGION_SITES[REGION[g.pawn[act.me]]]
    return [*leaves, [other for place in near for other in g.site_cards[place] if is_denizen(g.up[other])]]


@hooks.SEARCH_SUPPLY.on(DARKEST_SECRET)
def darkest_supply(g: Oath, slot: int, cost: int, act: Act, source: int) -> int:
    """OA-2.5c: the holder's search of the World Deck costs 2."""
    return 2 if source == WORLD and g.banner_holder[DARKEST] == act.me else cost


@hooks.LOSSES.on("Brutal")
def brutal(g: Oath, slot: int, dead: int, c: Campaign, side: int, force: int) -> int:
    """OA-2.3e: when the Chancellor attacks, the defeated side loses everything."""
    return force if c.me == g.chancellor else dead


@hooks.TRAVEL_SUPPLY.on("Decadent")
def decadent(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """OA-2.3f: to the Cradle from outside for nothing; to the Hinterland 1 more."""
    if act.me != g.chancellor:
        return cost
    if REGION[site] == 0 and REGION[act.at] != 0:
        return 0
    return cost + 1 if REGION[site] == 2 else cost


@hooks.TRADE_FAVOR.on("Careless")
def careless_favor(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """OA-2.3g: 1 favor more."""
    return count + 1 if act.me == g.chancellor else count


@hooks.TRADE_SECRETS.on("Careless")
def careless_secrets(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """OA-2.3g: 1 secret fewer, never below 0."""
    return max(0, count - 1) if act.me == g.chancellor else count


@hooks.DRAWS.on("Greedy")
def greedy_draw(g: Oath, slot: int, count: int, act: Act) -> int:
    """OA-2.3h: 2 cards more."""
    return count + 2 if act.me == g.chancellor else count


@hooks.MAY_SEARCH.on("Greedy")
def greedy_cost(g: Oath, slot: int, may: bool, act: Act, source: int) -> bool:
    """OA-2.3h: no search that costs more than 2."""
    return may and not (act.me == g.chancellor and search.supply(g, act, source) > 2)
