"""What several cards do alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import card_moves, citizens, minor_actions, playing, queries, questions, tokens
from camarilla.games.oath.action_in_progress import ATTACKER, BANDITS, MOVE, ON_BOARD, Act, Campaign
from camarilla.games.oath.catalog import NO_SUIT, REGION, REGION_SITES, SUITS, card
from camarilla.kernel.choices import Ask, Flow, choose, word, words

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- Favor -------------------------------------------------------------------------------------------------------------


def full_banks(g: Oath) -> list[int]:
    """The banks that hold favor."""
    return [bank for bank in range(len(SUITS)) if g.banks[bank]]


def gain_from_any(g: Oath, me: int, slot: int, count: int) -> Flow[None]:
    """Gain favor one by one from banks of the player's choice, as long as there is any."""
    for _ in range(count):
        banks = full_banks(g)
        if not banks:
            return
        bank = banks[0]
        if len(banks) > 1:
            bank = yield from choose(questions.BANK, me, banks, slot)
        tokens.gain_favor(g, me, bank, 1)


def gain_from_one(g: Oath, me: int, slot: int, count: int, banks: list[int] | None = None) -> Flow[None]:
    """Gain favor from one bank of the player's choice."""
    values = full_banks(g) if banks is None else [bank for bank in banks if g.banks[bank]]
    if values and count > 0:
        bank = values[0]
        if len(values) > 1:
            bank = yield from choose(questions.BANK, me, values, slot)
        tokens.gain_favor(g, me, bank, count)


def earn(g: Oath, user: int, bank: int, count: int) -> None:
    """The user of a plan gains favor from a bank; what the bandits gain is burnt (R-120)."""
    if user >= 0:
        tokens.gain_favor(g, user, bank, count)
        return
    count = min(count, g.banks[bank])
    g.banks[bank] -= count
    tokens.to_shared(g, count)


# -- Cards -------------------------------------------------------------------------------------------------------------


def unlocked(g: Oath, me: int, slots: list[int]) -> list[int]:
    """The cards a player may discard, move or swap (OA-7.2.2, OA-7.4.3)."""
    return [slot for slot in slots if not queries.stays(g, slot, me)]


def discard_many(g: Oath, me: int, slots: list[int], why: int) -> Flow[None]:
    """Discard faceup cards in the order the player likes."""
    left = list(slots)
    while left:
        slot = left[0]
        if len(left) > 1:
            slot = yield from choose(questions.CARD, me, left, why)
        left.remove(slot)
        card_moves.discard(g, me, slot)


def in_region(g: Oath, region: int) -> list[int]:
    """All denizens and edifices at the sites of a region."""
    return [slot for site in REGION_SITES[region] for slot in g.site_cards[site]]


def of_suits(g: Oath, slots: list[int], *suits: int) -> list[int]:
    """The cards of some suits."""
    return [slot for slot in slots if queries.suit(g, slot) in suits]


# -- Warbands ----------------------------------------------------------------------------------------------------------


def places_in_region(g: Oath, region: int) -> list[int]:
    """Sites of a region with warbands, and boards with warbands of players standing in it."""
    sites = [site for site in REGION_SITES[region] if g.garrison[site]]
    return sites + [ON_BOARD + seat for seat in g.order if g.bands[seat] and REGION[g.pawn[seat]] == region]


def kill_some(g: Oath, me: int, slot: int, places: list[int], count: int) -> Flow[None]:
    """Kill warbands one by one at places of the player's choice."""
    for due in range(count, 0, -1):
        left = [place for place in places if tokens.bands_in(g, place)]
        if not left:
            return
        place = left[0]
        if len(left) > 1:
            place = yield from choose(questions.KILL_AT, me, left, slot, due)
        tokens.kill(g, place, 1)


def redeploy(g: Oath, user: int, slot: int, me: int) -> Flow[None]:
    """Move a player's warbands between board and ruled sites, each site once; a warband stays (R-026, R-070)."""
    left = queries.ruled_sites(g, me)
    while True:
        sites = [site for site in left if redeployments(g, me, site)]
        if not sites:
            return
        site = yield from choose(questions.SITE, user, [-1, *sites], slot)
        if site < 0:
            return
        left.remove(site)
        count = yield from choose(questions.AMOUNT, user, redeployments(g, me, site), slot)
        if count > 0:
            tokens.station(g, me, site, count)
        else:
            tokens.gather(g, me, site, -count)


def redeployments(g: Oath, me: int, site: int) -> list[int]:
    """How many warbands can go from the board to a site, or (negative) from there to the board."""
    most = g.bands[me] if tokens.may_station(g, me) else 0
    return [count for count in range(-minor_actions.gatherable(g, me, site), most + 1) if count]


# -- Campaigns ---------------------------------------------------------------------------------------------------------


def members(c: Campaign, side: int) -> list[int]:
    """The players of a side; the bandits are none."""
    return [seat for seat in ([c.me] if side == ATTACKER else c.defenders()) if seat != BANDITS]


def side_holds(g: Oath, c: Campaign, side: int, banner: int) -> bool:
    """Whether a member of a side holds a banner (R-223)."""
    return g.banner_holder[banner] in members(c, side)


def side_cards(g: Oath, c: Campaign, user: int) -> list[int]:
    """All cards the user's side rules; the bandits rule what lies at their sites."""
    if user == BANDITS:
        return [slot for site in queries.ruled_sites(g, BANDITS) for slot in g.site_cards[site]]
    found: list[int] = []
    for seat in members(c, c.side_of(user)):
        found += queries.ruled_cards(g, seat)
    return list(dict.fromkeys(found))


def side_advisers(g: Oath, c: Campaign, side: int) -> list[int]:
    """The faceup advisers of a side."""
    return [slot for seat in members(c, side) for slot in queries.faceup_advisers(g, seat)]


def side_has_suit(g: Oath, c: Campaign, side: int, suit: int) -> bool:
    """Whether a side has an adviser of a suit."""
    return any(queries.suit(g, slot) == suit for slot in side_advisers(g, c, side))


def side_suit_count(g: Oath, c: Campaign, side: int, suit: int) -> int:
    """How many advisers of a suit a side has; a Marriage is two."""
    return sum([queries.suit_count(g, seat, suit) for seat in members(c, side)])


def serves_defender(g: Oath, slot: int, c: Campaign) -> bool:
    """Whether a kept card speaks for the defender as targets are declared; the Chancellor's does for all (R-079)."""
    holder = queries.keeper(g, slot)
    return holder == c.defender or (holder == g.chancellor and queries.imperial(g, c.defender))


def suits_of(g: Oath, slots: list[int]) -> set[int]:
    """The different suits of cards."""
    return {queries.suit(g, slot) for slot in slots} - {NO_SUIT}


def opposing(g: Oath, slot: int, c: Campaign, user: int) -> bool:
    """Whether a plan's user fights against the side of the player who keeps a card."""
    mine = c.side_of(queries.keeper(g, slot))
    return mine >= 0 and c.side_of(user) != mine


def at_ruled_site(g: Oath, seat: int, slot: int, site: int) -> bool:
    """Whether a site belongs to the ruler of a card whose enemy the player is."""
    return queries.hostile(g, seat, slot) and queries.ruler(g, site) == queries.card_ruler(g, slot)


def spare_force(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """If this side loses, none of its force dies."""
    c.spared[c.side_of(user)] = True
    yield from ()


# -- Citizenship -------------------------------------------------------------------------------------------------------


def may_become_citizen(g: Oath, me: int, slot: int) -> Flow[bool]:
    """OA-7.6.1: an Exile may become a Citizen without an offer."""
    if (yield from choose(questions.MAY, me, slot)) == questions.NO:
        return False
    yield from citizens.become_citizen(g, me)
    return True


# -- Moves and relics --------------------------------------------------------------------------------------------------


def sites_with_room(g: Oath, me: int, slot: int, sites: list[int]) -> list[int]:
    """The sites a card may be moved to, perhaps after a discard that the site allows."""
    if card(g.up[slot]).adviser_only:
        return []
    act = Act(MOVE, me, g.pawn[me])
    return [site for site in sites if g.site_up[site] and playing.fits_site(g, act, slot, site)]


def move_with_room(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """Move a card to a site; a card there may be discarded first where the site allows it."""
    yield from playing.make_room(g, Act(MOVE, me, g.pawn[me]), site, queries.room_at(g, site) < 1)
    card_moves.move_to_site(g, me, slot, site)


def keep_or_bury(g: Oath, me: int, slot: int) -> Flow[None]:
    """Look at the top relic, then take it or put it under the deck."""
    if not g.relic_deck:
        return
    relic = g.relic_deck[-1]
    minor_actions.peek(g, me, [relic])
    if (yield from choose(KEEP_RELIC, me, relic)) == questions.YES:
        yield from card_moves.take_relics(g, me, [relic])
    else:
        yield from card_moves.bury_relic(g, me, relic)


def relic_args(g: Oath, me: int, relic: int) -> dict[str, Any]:
    """Which relic."""
    return {"card": questions.card_label(g, me, relic)}


KEEP_RELIC: Final = Ask("keep-relic", "OA-7.1.3", words(questions.YES, questions.NO), word, args=relic_args)
