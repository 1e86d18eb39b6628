"""The Order denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import battle, campaign, card_moves, hooks, plans, queries, questions, tokens, travel
from camarilla.games.oath.action_in_progress import ATTACKER, DEFENDER, RELIC_TARGET, Act, Campaign
from camarilla.games.oath.cards.answers import forbid_holder, toll_at
from camarilla.games.oath.cards.common import (
    at_ruled_site,
    earn,
    gain_from_one,
    may_become_citizen,
    side_suit_count,
)
from camarilla.games.oath.cards.effects import (
    actor,
    gain_bands,
    gain_favor,
    gain_supply,
    kill_at_one,
    may_campaign,
    move_warbands,
    sites_near,
    user,
)
from camarilla.games.oath.cards.tactics import add_defense, doom, first, its_site_is_a_target, kill_attackers, mark
from camarilla.games.oath.catalog import ORDER, REGION, SCEPTER, SUITS, is_vision
from camarilla.games.oath.hooks import FACEDOWN, WORLD
from camarilla.games.oath.places import DARKEST_ITEM, EXILE
from camarilla.games.oath.powers import action, on_action, plan, rest, when_played
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def wrestlers_fit(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """The die is for a warband: without one to kill there is none (bandits are no warbands)."""
    return sum(battle.force(g, c, DEFENDER).values()) > 0


def wrestlers(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """A warband of the defending force for a defense die (R-001, R-002)."""
    yield from battle.lose_from(g, c, DEFENDER, 1, user)
    plans.change_defense(c, 1)


plan("Wrestlers", fits=wrestlers_fit, use=wrestlers)
plan("Battle Honors", victory=user(gain_favor(2, of=ORDER)))
plan("Bear Traps", dice=1, use=kill_attackers(1))
plan("Longbows", dice=1)
plan("Keep", use=add_defense(2, its_site_is_a_target))


@hooks.MUSTER_CARDS.chosen("Pressgangs")
def pressgangs(g: Oath, slot: int, cards: list[int], act: Act) -> list[int]:
    """Cards that carry favor or secrets will do."""
    return cards + [card for card in g.site_cards[act.at] if queries.suit(g, card) >= 0]


@when_played("Garrison")
def garrison(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """A warband for each ruled site, then one from the board onto each of them."""
    left = queries.ruled_sites(g, me)
    tokens.gain_bands(g, me, len(left))
    while left and g.bands[me] and tokens.may_station(g, me):
        place = left[0]
        if len(left) > g.bands[me]:
            place = yield from choose(questions.SITE, me, left, slot)
        left.remove(place)
        tokens.station(g, me, place, 1)


plan("Scouts", use=user(gain_supply(1)))


def martial_culture(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """An Exile who beat another Exile may become a Citizen (R-015)."""
    beaten = c.defender if c.side_of(user) == ATTACKER else c.me
    if min(user, beaten) >= 0 and g.role[user] == EXILE and g.role[beaten] == EXILE:
        yield from may_become_citizen(g, user, slot)


plan("Martial Culture", victory=martial_culture)


def first_of_its_side(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """Whether the user's side has used no plan yet."""
    return not c.used_by(c.side_of(user))


plan("Code of Honor", dice=2, fits=first_of_its_side, alone=True)


@hooks.PLAN_ALLOWED.on("Code of Honor")
def honor_only(g: Oath, slot: int, allowed: bool, c: Campaign, user: int, used: int) -> bool:
    """The side that used it uses no other plan."""
    return allowed and not any(plan.slot == slot for plan in c.used_by(c.side_of(user)))


plan("Outriders", use=mark("no-skulls"))
on_action("Messenger", move_warbands)
plan("Field Promotion", victory=user(gain_bands(3)))


@action("Palanquin")
def palanquin(g: Oath, me: int, slot: int) -> Flow[None]:
    """The own pawn to where another player here could travel; that player travels along."""
    carried = [seat for seat in queries.co_located(g, me) if travel.forced_destinations(g, seat)]
    if not carried:
        return
    other = yield from choose(questions.SEAT, me, carried, slot)
    site = yield from choose(questions.SITE, me, travel.forced_destinations(g, other), slot)
    sender: int = hooks.consult(g, hooks.SENT_BY, -1, travel.forced(g, other))
    travel.arrive(g, me, site)
    if sender == me:  # who rules the Shrouded Wood sends the other wherever
        site = yield from choose(questions.SITE, me, travel.forced_destinations(g, other), slot)
    yield from travel.make_travel(g, me, other, site)


plan("Shield Wall", use=first(add_defense(2), doom))


def military_parade(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """1 favor of the suit of each faceup adviser of the other side (R-120); a Marriage is two."""
    for suit in range(len(SUITS)):
        count = side_suit_count(g, c, 1 - c.side_of(user), suit)
        if count:
            earn(g, user, suit, count)
    yield from ()


plan("Military Parade", victory=military_parade)


@hooks.MAY_TAKE.on("Tome Guardians")
def tome_guardians(g: Oath, slot: int, may: bool, taker: int, holder: int, what: int) -> bool:
    """Enemies of its ruler neither target nor take the Darkest Secret."""
    return may and not (what == DARKEST_ITEM and queries.hostile(g, taker, slot))


@hooks.MAY_RECOVER.on("Tome Guardians")
def tome_unrecovered(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """Nor do they recover it, wherever it is."""
    return may and not (what == DARKEST_ITEM and queries.hostile(g, act.me, slot))


@hooks.TRAVELLED.on("Tyrant")
def tyrant(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """Wherever the holder arrives a warband dies, an own one, too (R-128, R-129)."""
    if queries.keeper(g, slot) == act.me:
        tokens.kill(g, site, 1)
    yield from ()


hooks.SEARCH_TOLL.on("Forced Labor")(toll_at(lambda g, act, what: g.pawn[act.me]))


@hooks.MAY_PLAY.on("Secret Police")
def secret_police(g: Oath, slot: int, may: bool, act: Act, face: int, where: int) -> bool:
    """Enemies at a site of its ruler play no Vision faceup."""
    open_vision = is_vision(face) and where != FACEDOWN
    return may and not (open_vision and at_ruled_site(g, act.me, slot, g.pawn[act.me]))


plan("Specialist")


@hooks.PLAN_ALLOWED.on("Specialist")
def specialist(g: Oath, slot: int, allowed: bool, c: Campaign, user: int, used: int) -> bool:
    """The defending side uses no plans (R-080)."""
    return allowed and not (c.side_of(user) == DEFENDER and c.has_used(slot))


def camps(g: Oath, me: int) -> list[int]:
    """The ruled sites from which a campaign is possible."""
    return [site for site in queries.ruled_sites(g, me) if campaign.can_campaign(g, me, site, True, join=site)]


@action("Captains")
def captains(g: Oath, me: int, slot: int) -> Flow[None]:
    """Campaign as if at a ruled site, whose warbands join, for no Supply (R-024)."""
    sites = camps(g, me)
    if sites:
        site = yield from choose(questions.SITE, me, sites, slot)
        yield from campaign.campaign(g, me, site, True, join=site)


on_action("Siege Engines", kill_at_one(2, at=sites_near))


@when_played("Royal Tax")
def royal_tax(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """2 favor of everybody at a ruled site of the region."""
    for other in queries.others(g, me):
        if REGION[g.pawn[other]] == queries.region(g, me) and queries.rules_site(g, me, g.pawn[other]):
            tokens.take_favor(g, other, me, 2)
    yield from ()


hooks.TRAVEL_TOLL.on("Toll Roads")(toll_at(lambda g, act, site: site))


@hooks.TRADE_TOLL.on("Curfew")
def curfew(g: Oath, slot: int, rulers: list[int], act: Act, card: int) -> list[int]:
    """Enemies pay to trade with a card of its ruler."""
    ruler = queries.card_ruler(g, slot)
    owed = queries.hostile(g, act.me, slot) and queries.card_ruler(g, card) == ruler
    return [*rulers, ruler] if owed else rulers


def free_campaign(g: Oath, me: int, slot: int) -> Flow[None]:
    """A player may campaign for no Supply."""
    if campaign.can_campaign(g, me, free=True) and (yield from choose(questions.MAY, me, slot)) == questions.YES:
        yield from campaign.campaign(g, me, free=True)


hooks.MUSTERED.chosen("Knights Errant")(actor(may_campaign))


@hooks.MAY_PLAY.on("Vow of Obedience")
def obedient(g: Oath, slot: int, may: bool, act: Act, face: int, where: int) -> bool:
    """The holder plays no Vision faceup, nor Conspiracy (R-099)."""
    return may and not (is_vision(face) and where != FACEDOWN and queries.keeper(g, slot) == act.me)


@rest("Vow of Obedience")
def vow_of_obedience(g: Oath, me: int, slot: int) -> Flow[None]:
    """1 favor from any bank."""
    yield from gain_from_one(g, me, slot, 1)


@hooks.SEARCH_DONE.chosen("Hunting Party")
def hunting_party(g: Oath, slot: int, act: Act) -> Flow[None]:
    """After a search of the World Deck a campaign."""
    if act.notes["source"] == WORLD:
        yield from free_campaign(g, act.me, slot)


hooks.MAY_EXILE.on("Council Seat")(forbid_holder)


def encirclement(g: Oath, c: Campaign, user: int, slot: int) -> int:
    """2 dice for the larger force."""
    side = c.side_of(user)
    return 2 if battle.force_size(g, c, side) > battle.force_size(g, c, 1 - side) else 0


plan("Encirclement", dice=encirclement)


def envoy_fits(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """The opponent's pawn at the same site, no plan used before, and favor for cost and gift (R-135)."""
    if c.defender < 0 or g.pawn[c.defender] != c.at or any(plan.user == user for plan in c.plans):
        return False
    return tokens.purse(g, user) >= plans.plan_cost(g, c, user, slot).favor + c.defense


def peace_envoy(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """1 favor for each defense die to the opponent, and the campaign is won without losses (R-134, R-136)."""
    side = c.side_of(user)
    tokens.give_favor(g, user, c.defender if side == ATTACKER else c.me, c.defense)
    c.spared[1 - side] = True
    c.won = side
    yield from ()


plan("Peace Envoy", fits=envoy_fits, use=peace_envoy)


def hunted(g: Oath, c: Campaign) -> list[int]:
    """The facedown relics at targeted sites that may still be targeted."""
    relics = [relic for site in c.sites() for relic in g.site_relics[site]]
    return [
        relic
        for relic in relics
        if RELIC_TARGET + relic not in c.targets
        and card_moves.may_take_relic(g, c.me, relic)
        and hooks.consult(g, hooks.MAY_TARGET, True, c, RELIC_TARGET + relic)
    ]


def relic_hunter(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Relics at targeted sites become targets, too (R-118)."""
    while hunted(g, c):
        relic = yield from choose(questions.CARD, user, [-1, *hunted(g, c)], slot)
        if relic < 0:
            return
        plans.change_defense(c, campaign.dice_of(g, c, RELIC_TARGET + relic))
        c.targets.append(RELIC_TARGET + relic)


def bury_spoils(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Relics taken in this campaign may go under the relic deck."""
    while True:
        mine = [relic for relic in c.relics() if relic in g.relics[user]]
        taken = [relic for relic in mine if g.up[relic] != SCEPTER]  # public: relics that were taken lie open
        if not taken:
            return
        relic = yield from choose(questions.CARD, user, [-1, *taken], slot)
        if relic < 0:
            return
        yield from card_moves.bury_relic(g, user, relic)


plan("Relic Hunter", use=relic_hunter, victory=bury_spoils)
