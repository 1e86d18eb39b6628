"""Verbs: what a power does for a player, as flows `(g, me, slot)`, and when, and whom it is about.

A card that only does such things is one line. All of them are plain functions: a card that needs more writes its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from camarilla.games.oath import bargains, campaign, card_moves, economy, minor_actions, queries, questions, tokens
from camarilla.games.oath.action_in_progress import ON_BOARD, Act, Campaign
from camarilla.games.oath.cards.common import (
    discard_many,
    earn,
    gain_from_any,
    gain_from_one,
    in_region,
    kill_some,
    may_become_citizen,
    of_suits,
    places_in_region,
    redeploy,
    unlocked,
)
from camarilla.games.oath.catalog import REGION_SITES
from camarilla.games.oath.places import DARKEST, EXILE, LAND, SiteDiscard, land_space
from camarilla.games.oath.powers import ActionFlow, PlanFlow
from camarilla.kernel.choices import Flow, choose
from camarilla.kernel.deals import bargain

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

Effect = ActionFlow
Count = int | Callable[["Oath", int], int]
"""A number, or how to count it for a player."""
Places = Callable[["Oath", int], list[int]]
"""Some cards, sites, boards or players, as seen by a player."""


def counted(g: Oath, me: int, count: Count) -> int:
    """How many that is for a player."""
    return count if isinstance(count, int) else count(g, me)


# -- Effects: favor, secrets, Supply, warbands -------------------------------------------------------------------------


def gain_favor(count: int, of: int | None = None) -> Effect:
    """Favor from the bank of a suit, which bandits burn; or one by one from any banks."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        if of is None:
            yield from gain_from_any(g, me, slot, count)
        else:
            earn(g, me, of, count)

    return effect


def gain_favor_of_one_bank(count: Count, of: Places | None = None) -> Effect:
    """Favor from one bank, any or of some suits."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        yield from gain_from_one(g, me, slot, counted(g, me, count), None if of is None else of(g, me))

    return effect


def take_favor(count: int, of: Places) -> Effect:
    """Favor from the board of one of some players."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        others = [seat for seat in of(g, me) if g.favor[seat]]
        if others:
            tokens.take_favor(g, (yield from choose(questions.SEAT, me, others, slot)), me, count)

    return effect


def gain_secrets(count: int) -> Effect:
    """Secrets from the shared bank."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        tokens.gain_secrets(g, me, count)
        yield from ()

    return effect


def add_to_darkest(count: int) -> Effect:
    """Secrets from the shared bank onto the Darkest Secret (R-151)."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        g.banner_tokens[DARKEST] += count
        g.minted += count
        yield from ()

    return effect


def leave_on_darkest(count: int) -> Effect:
    """Secrets are burnt from the Darkest Secret until so many are left."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        card_moves.burn_from_darkest(g, count)
        yield from ()

    return effect


def gain_supply(count: int) -> Effect:
    """Supply."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        tokens.gain_supply(g, me, count)
        yield from ()

    return effect


def gain_bands(count: Count) -> Effect:
    """Warbands onto the board."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        tokens.gain_bands(g, me, counted(g, me, count))
        yield from ()

    return effect


def kill(count: int, at: Places) -> Effect:
    """Warbands die one by one at places of the player's choice."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        yield from kill_some(g, me, slot, at(g, me), count)

    return effect


def kill_at_one(count: int, at: Places) -> Effect:
    """Warbands die at one site of the player's choice."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        sites = [site for site in at(g, me) if g.garrison[site]]
        if sites:
            tokens.kill(g, (yield from choose(questions.SITE, me, sites, slot)), count)

    return effect


def move_warbands(g: Oath, me: int, slot: int) -> Flow[None]:
    """Warbands between the board and ruled sites (R-070)."""
    yield from redeploy(g, me, slot, me)


# -- Effects: cards, players, the turn ---------------------------------------------------------------------------------


def discard_near(*suits: int) -> Effect:
    """All other cards of some suits at sites of the region are discarded (R-237)."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        struck = [card for card in of_suits(g, in_region(g, queries.region(g, me)), *suits) if card != slot]
        yield from discard_many(g, me, unlocked(g, me, struck), slot)

    return effect


def discard_one(of: Places) -> Effect:
    """One card of some is discarded."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        cards = unlocked(g, me, of(g, me))
        if cards:
            card_moves.discard(g, me, (yield from choose(questions.CARD, me, cards, slot)))

    return effect


def look_at(cards: Places) -> Effect:
    """The player looks at some cards."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        minor_actions.peek(g, me, cards(g, me))
        yield from ()

    return effect


def bury_itself(g: Oath, me: int, slot: int) -> Flow[None]:
    """The relic goes under the relic deck."""
    yield from card_moves.bury_relic(g, me, slot)


def recover_here(g: Oath, me: int, slot: int) -> Flow[None]:
    """A relic of the site whose power speaks may be taken as recovered, at no cost (R-256)."""
    site = land_space(g.place[slot])
    relics = [relic for relic in g.site_relics[site] if economy.recoverable_for_nothing(g, me, site, relic)]
    if relics:
        relic = yield from choose(questions.CARD, me, [-1, *relics], slot)
        if relic >= 0:
            yield from economy.recover_for_nothing(g, me, site, relic)


def exchange(*goods: str, rule: str = "OA-7.6.3a") -> Effect:
    """A deal about some goods with any player."""
    asked = bargain(bargains.Goods(*goods), build=rule, answer=rule)

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        other = yield from choose(questions.SEAT, me, queries.others(g, me), slot)
        yield from bargains.strike(g, asked, me, other)

    return effect


def may_join_empire(when: Callable[[Oath, int], bool] | None = None) -> Effect:
    """An Exile may become a Citizen."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        if g.role[me] == EXILE and (when is None or when(g, me)):
            yield from may_become_citizen(g, me, slot)

    return effect


def may_campaign(g: Oath, me: int, slot: int) -> Flow[None]:
    """The player may campaign for no Supply."""
    if campaign.can_campaign(g, me, free=True) and (yield from choose(questions.MAY, me, slot)) == questions.YES:
        yield from campaign.campaign(g, me, free=True)


def end_act(g: Oath, me: int, slot: int) -> Flow[None]:
    """The Act phase is over."""
    g.act_over = True
    yield from ()


def with_banner(banner: int, then: Effect) -> Effect:
    """Only for the holder of a banner."""

    def effect(g: Oath, me: int, slot: int) -> Flow[None]:
        if g.banner_holder[banner] == me:
            yield from then(g, me, slot)

    return effect


# -- Whom and what effects are about -----------------------------------------------------------------------------------


def boards(g: Oath, me: int) -> list[int]:
    """All boards."""
    return [ON_BOARD + seat for seat in g.order]


def warbands_near(g: Oath, me: int) -> list[int]:
    """Sites of the region with warbands, and boards with warbands of players standing in it."""
    return places_in_region(g, queries.region(g, me))


def sites_near(g: Oath, me: int) -> list[int]:
    """The sites of the region."""
    return list(REGION_SITES[queries.region(g, me)])


def boards_advised_by(*suits: int) -> Places:
    """The boards of players with an adviser of some suits."""
    return lambda g, me: [ON_BOARD + seat for seat in g.order if queries.adviser_suits(g, seat) & set(suits)]


def advisers_here(g: Oath, me: int) -> list[int]:
    """The faceup advisers of the others at one's own site."""
    return [card for other in queries.co_located(g, me) for card in queries.faceup_advisers(g, other)]


def suits_here(g: Oath, me: int) -> list[int]:
    """The suits at one's own site."""
    return sorted(set(queries.suits_at(g, g.pawn[me])))


def cards_at_sites(suit: int) -> Callable[[Oath, int], int]:
    """How many cards of a suit lie at sites."""
    return lambda g, me: len(of_suits(g, queries.cards_at_sites(g), suit))


# -- When effects happen -----------------------------------------------------------------------------------------------


def actor(effect: Effect) -> Callable[..., Flow[None]]:
    """In a flow hook about an action: the effect is for who acts."""

    def handler(g: Oath, slot: int, act: Act, *about: Any) -> Flow[None]:
        yield from effect(g, act.me, slot)

    return handler


def user(*effects: Effect) -> PlanFlow:
    """In a battle plan: the effects are for who uses it."""

    def handler(g: Oath, c: Campaign, who: int, slot: int) -> Flow[None]:
        for effect in effects:
            yield from effect(g, who, slot)

    return handler


def homeland(suit: int, effect: Effect) -> Callable[..., Flow[None]]:
    """For who plays a card of a suit to the site and has discarded none of it from there this turn."""

    def handler(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
        if at_home(g, slot, act, played, site, suit):
            yield from effect(g, act.me, slot)

    return handler


def at_home(g: Oath, slot: int, act: Act, played: int, site: int, suit: int) -> bool:
    """Whether a card of the suit was played here by one who has discarded none of it from here this turn."""
    here = g.place[slot] == LAND + site and queries.suit(g, played) == suit
    return here and SiteDiscard(act.me, site, suit) not in g.homelands
