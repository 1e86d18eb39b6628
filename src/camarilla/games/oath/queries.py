"""Who rules what, who is whose enemy, which side, which force: everything asks here (OA-6.6.3, OA-10).

All readings look at the innermost campaign: a Citizen who is not Imperial in it (OA-5.5.1) is none for any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import hooks
from camarilla.games.oath.action_in_progress import BANDITS, NOBODY, Act, Campaign
from camarilla.games.oath.catalog import (
    CAPACITY,
    NO_SUIT,
    REGION,
    RULES_BANDITS,
    RULES_IMPERIAL_CARDS,
    SCEPTER,
    SUIT,
    card,
)
from camarilla.games.oath.hooks import consult
from camarilla.games.oath.places import ADVISER, EXILE, HELD, LAND, MAP_SITES, RELIC_AT, STEP, land_space

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- Players -----------------------------------------------------------------------------------------------------------


def imperial(g: Oath, seat: int) -> bool:
    """OA-10.imperial-player: the Chancellor always, a Citizen except in the campaigns of OA-5.5.1."""
    if seat < 0 or g.role[seat] == EXILE:
        return False
    if g.acts.stack:
        c = g.acts.innermost()
        if c is not None and c.outcast == seat:
            return False
    return True


def colour(g: Oath, seat: int) -> int:
    """Whose warbands a player fights with: purple ones, the Chancellor's, for the Empire."""
    return g.order[0] if imperial(g, seat) else seat


def board_colour(g: Oath, seat: int) -> int:
    """Whose colour the warbands on a board have."""
    return seat if g.role[seat] == EXILE else g.order[0]


def clockwise(g: Oath, start: int) -> list[int]:
    """All seats in turn order, `start` first."""
    at = g.order.index(start)
    return g.order[at:] + g.order[:at]


def others(g: Oath, seat: int) -> list[int]:
    """All other seats, clockwise."""
    return clockwise(g, seat)[1:]


def enemies(g: Oath, one: int, other: int) -> bool:
    """OA-10.enemy: Exiles are everybody's enemies, Imperial players only theirs; bandits are enemies of all."""
    if one == other:
        return False
    if one < 0 or other < 0:
        return True
    return not (imperial(g, one) and imperial(g, other))


def standing_at(g: Oath, site: int) -> list[int]:
    """The players whose pawns are at a site, in turn order."""
    return [seat for seat in g.order if g.pawn[seat] == site]


def co_located(g: Oath, me: int) -> list[int]:
    """The other players at the same site."""
    here = g.pawn[me]
    return [seat for seat in others(g, me) if g.pawn[seat] == here]


def region(g: Oath, seat: int) -> int:
    """The region of a player's pawn."""
    return REGION[g.pawn[seat]]


# -- Sites and cards ---------------------------------------------------------------------------------------------------


def crown_holder(g: Oath) -> int:
    """OA-7.6.5: who rules what the bandits would, or -1."""
    slot = g.up_slot[RULES_BANDITS]
    return g.place[slot] - HELD if slot >= 0 else -1


def ruler(g: Oath, site: int) -> int:
    """Who rules a site: a seat (the Chancellor for the Empire), the bandits, or nobody if it lies facedown."""
    if not g.site_up[site]:
        return NOBODY
    owner = g.owner[site]
    if owner >= 0:
        return owner
    holder = crown_holder(g)
    return BANDITS if holder < 0 else colour(g, holder)


def rules_site(g: Oath, seat: int, site: int) -> bool:
    """OA-10.rule-a, OA-6.6.3b: own warbands there, or purple ones for an Imperial player (OA-7.6.5a for the Crown)."""
    owner = g.owner[site]
    if owner >= 0:
        return g.site_up[site] and owner == colour(g, seat)
    return ruler(g, site) == colour(g, seat)


def ruled_sites(g: Oath, seat: int) -> list[int]:
    """All sites a player (or -1: the bandits) rules, from the top of the Cradle."""
    mine = BANDITS if seat < 0 else colour(g, seat)
    holder = crown_holder(g)
    empty = BANDITS if holder < 0 else colour(g, holder)
    owner, up = g.owner, g.site_up
    return [site for site in range(MAP_SITES) if up[site] and (owner[site] if owner[site] >= 0 else empty) == mine]


def site_of(g: Oath, slot: int) -> int:
    """The site a card lies at (a relic there and the site card itself included), or -1."""
    place = g.place[slot]
    if 0 <= place < MAP_SITES:
        return place
    if RELIC_AT <= place < RELIC_AT + MAP_SITES or LAND <= place < LAND + MAP_SITES:
        return place % STEP
    return -1


def keeper(g: Oath, slot: int) -> int:
    """Whose adviser or held relic a card is, or -1."""
    place = g.place[slot]
    return place % STEP if ADVISER <= place < RELIC_AT else -1


def mask_wearer(g: Oath) -> int:
    """The Exile who in one's own turn rules the cards at Imperial sites, or -1."""
    slot = g.up_slot[RULES_IMPERIAL_CARDS]
    if slot < 0:
        return -1
    holder = keeper(g, slot)
    return holder if holder == g.turn and g.role[holder] == EXILE else -1


def card_ruler(g: Oath, slot: int) -> int:
    """Who rules a card: its keeper, or the ruler of its site."""
    owner = keeper(g, slot)
    if owner >= 0:
        return owner
    site = site_of(g, slot)
    if site < 0:
        return NOBODY
    whose = ruler(g, site)
    if whose == g.order[0] and not card(g.up[slot]).plan:
        wearer = mask_wearer(g)
        if wearer >= 0:
            return wearer
    return whose


def rules_card(g: Oath, seat: int, slot: int) -> bool:
    """OA-10.rule-b: own faceup advisers and held relics, and all cards at ruled sites."""
    whose = card_ruler(g, slot)
    return whose == seat if keeper(g, slot) >= 0 else whose == colour(g, seat) or (whose == seat and whose >= 0)


def accessible(g: Oath, seat: int, slot: int, at: int = -1) -> bool:
    """OA-7.1.1a: a ruled card, or one at the site of the pawn (or of where the player acts as if it were)."""
    place = g.place[slot]
    if (space := land_space(place)) >= 0:
        return space == g.pawn[seat] or rules_site(g, seat, space)
    if place >= ADVISER:
        return place in (ADVISER + seat, HELD + seat)
    return place == (g.pawn[seat] if at < 0 else at) or rules_card(g, seat, slot)


def hostile(g: Oath, seat: int, slot: int) -> bool:
    """Whether a player is an enemy of a card's ruler; of bandits everybody is."""
    whose = card_ruler(g, slot)
    return whose != NOBODY and enemies(g, seat, whose)


def suits_at(g: Oath, site: int) -> list[int]:
    """The suits of the cards at a site; ruined edifices have none."""
    return [SUIT[g.up[slot]] for slot in g.site_cards[site] if SUIT[g.up[slot]] != NO_SUIT]


def suit(g: Oath, slot: int) -> int:
    """The suit of a faceup card; a facedown one has none."""
    return SUIT[g.up[slot]] if slot in g.up else NO_SUIT


def capacity(g: Oath, site: int) -> int:
    """OA-2.8.1: how many cards a faceup site holds."""
    if not g.site_up[site]:
        return 0
    room: int = consult(g, hooks.CAPACITY, CAPACITY[g.up[g.sites[site]]], site)
    return room


def room_at(g: Oath, site: int) -> int:
    """How many more cards a site holds."""
    return capacity(g, site) - len(g.site_cards[site])


def locked(g: Oath, slot: int, by: int) -> bool:
    """OA-7.2.2: whether a played card can be neither discarded, moved nor swapped by this player."""
    if slot not in g.up:
        fixed = False
    else:
        fixed = card(g.up[slot]).locked
    answer: bool = consult(g, hooks.LOCKED, fixed, slot, by)
    return answer


def running(g: Oath, slot: int) -> bool:
    """OA-7.4.3, OA-7.5: whether a card modifies an action under way, as a modifier or as a battle plan."""
    return any(slot in act.mods or (isinstance(act, Campaign) and act.has_used(slot)) for act in g.acts.stack)


def stays(g: Oath, slot: int, by: int) -> bool:
    """Whether a card is not discarded, moved or swapped by this player now: it is locked, or its action goes on."""
    return running(g, slot) or locked(g, slot, by)


def counts_for(g: Oath, slot: int, seat: int) -> bool:
    """Whether an adviser counts as this player's: in an action in which others stand in for the own, these (R-089)."""
    act = g.acts.stack[-1] if g.acts.stack else None
    whose = act.notes.get("advisers", seat) if act is not None and act.me == seat else seat
    return keeper(g, slot) == whose


def faceup_advisers(g: Oath, seat: int) -> list[int]:
    """A player's advisers that lie faceup."""
    return [slot for slot in g.advisers[seat] if slot in g.up]


def facedown_advisers(g: Oath, seat: int) -> list[int]:
    """A player's advisers that lie facedown."""
    return [slot for slot in g.advisers[seat] if slot not in g.up]


def suit_count(g: Oath, seat: int, of: int, act: Act | None = None) -> int:
    """How many faceup advisers of a suit a player has, as far as this action is concerned."""
    whose = seat if act is None else act.notes.get("advisers", seat)
    count = sum([1 for slot in g.advisers[whose] if slot in g.up and SUIT[g.up[slot]] == of])
    if act is None:
        total: int = consult(g, hooks.SUIT_COUNT, count, whose, of, act)
    else:
        total = ask_suits(g, count, whose, of, act)
    return total


def ask_suits(g: Oath, count: int, whose: int, of: int, act: Act) -> int:
    """The part of `suit_count` in which modifiers speak."""
    total: int = consult(g, hooks.SUIT_COUNT, count, whose, of, act)
    for slot in act.mods:
        handler = hooks.SUIT_COUNT.declared.get(g.up.get(slot, -1))
        if handler is not None:
            total = handler(g, slot, total, whose, of, act)
    return total


def adviser_suits(g: Oath, seat: int) -> set[int]:
    """The suits among a player's faceup advisers."""
    return {SUIT[g.up[slot]] for slot in g.advisers[seat] if slot in g.up}


def ruled_cards(g: Oath, seat: int) -> list[int]:
    """All faceup denizens and edifices a player rules, advisers first."""
    own = faceup_advisers(g, seat)
    wearer = mask_wearer(g)
    for site in range(MAP_SITES):
        if g.site_cards[site] and (wearer >= 0 or rules_site(g, seat, site)):
            own += [slot for slot in g.site_cards[site] if rules_card(g, seat, slot)]
    return own


def cards_at_sites(g: Oath) -> list[int]:
    """All denizens and edifices at sites, from the top of the Cradle."""
    return [slot for cards in g.site_cards for slot in cards]


def items_held(g: Oath, seat: int) -> int:
    """Relics plus banners."""
    return len(g.relics[seat]) + g.banner_holder.count(seat)


def occupied(g: Oath, slot: int) -> bool:
    """Whether favor or secrets lie on a card."""
    return slot in g.on_favor or slot in g.on_secrets


def bandits_at(g: Oath, site: int) -> int:
    """OA-2.8.3b: the bandits of a site."""
    count: int = consult(g, hooks.BANDITS_AT, 1, site)
    return count


def scepter_holder(g: Oath) -> int:
    """Who holds the Grand Scepter, or -1."""
    slot = g.up_slot[SCEPTER]
    return g.place[slot] - HELD if slot >= 0 else -1


def may_take(g: Oath, taker: int, holder: int, what: int) -> bool:
    """Whether an item (a relic's slot, or a banner by `as_item`) may be targeted or taken from its holder."""
    answer: bool = consult(g, hooks.MAY_TAKE, True, taker, holder, what)
    return answer


def may_give_secrets(g: Oath, giver: int) -> bool:
    """Whether no vow forbids a player to give secrets."""
    answer: bool = consult(g, hooks.MAY_GIVE_SECRETS, True, giver)
    return answer


def site_named(g: Oath, site: int) -> int:
    """The face of a faceup site, or -1."""
    return g.up.get(g.sites[site], -1)
