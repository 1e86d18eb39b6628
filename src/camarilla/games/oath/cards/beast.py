"""The Beast denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import campaign, card_moves, economy, hooks, powers, queries, questions, tokens
from camarilla.games.oath.action_in_progress import MUSTER, Act, Campaign
from camarilla.games.oath.cards.common import (
    discard_many,
    full_banks,
    gain_from_one,
    in_region,
    kill_some,
    may_become_citizen,
    of_suits,
    opposing,
    unlocked,
)
from camarilla.games.oath.catalog import BEAST, DISCORD, FACE_OF, HEARTH, NOMAD, ORDER, SCEPTER, SUIT, Cost, is_denizen
from camarilla.games.oath.places import ADVISER, EXILE
from camarilla.games.oath.powers import action, modifier, plan, rest, when_played
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def beasts_at_sites(g: Oath) -> list[int]:
    """All Beast cards at sites."""
    return of_suits(g, queries.cards_at_sites(g), BEAST)


def beast_sites(g: Oath) -> list[int]:
    """The sites that contain a Beast card."""
    return [site for site in range(8) if BEAST in queries.suits_at(g, site)]


@hooks.SOURCES.chosen("Errand Boy")
def errand_boy(g: Oath, slot: int, sources: list[int], act: Act) -> list[int]:
    """From the pile of another region."""
    return [region for region in range(3) if region != queries.region(g, act.me)]


@action("Wolves")
def wolves(g: Oath, me: int, slot: int) -> Flow[None]:
    """Kill a warband on any board (R-033)."""
    yield from kill_some(g, me, slot, [100 + seat for seat in g.order], 1)


@hooks.MUSTER_SUPPLY.chosen("Animal Playmates")
def animal_playmates(g: Oath, slot: int, cost: int, act: Act, card: int) -> int:
    """Mustering on a Beast card costs no Supply."""
    return 0 if queries.suit(g, card) == BEAST else cost


@hooks.PLAN_ALLOWED.on("True Names")
def true_names(g: Oath, slot: int, allowed: bool, c: Campaign, user: int, used: int) -> bool:
    """The opposing side may not use plans of the suits of the holder's advisers."""
    names = queries.adviser_suits(g, queries.keeper(g, slot))
    return allowed and not (opposing(g, slot, c, user) and queries.suit(g, used) in names)


@hooks.TRADE_SECRETS.chosen("The Old Oak")
def the_old_oak(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """Trading with it for secrets gains one more with a Beast adviser."""
    return count + 1 if card == slot and queries.suit_count(g, act.me, BEAST, act) else count


@hooks.TRAVEL_SUPPLY.chosen("Forest Paths")
def forest_paths(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """To a site with a Beast card for nothing."""
    return 0 if BEAST in queries.suits_at(g, site) else cost


@hooks.IGNORES_SITES.chosen("Forest Paths")
def paths_ignore(g: Oath, slot: int, ignores: bool, act: Act, site: int) -> bool:
    """What sites say does not matter (R-121)."""
    return ignores or BEAST in queries.suits_at(g, site)


@hooks.MAY_TRAVEL.chosen("Forest Paths")
def paths_only(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """Once declared, the own choice is such a site."""
    return may and BEAST in queries.suits_at(g, site)


@when_played("Long-Lost Heir")
def long_lost_heir(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """An Exile may become a Citizen."""
    if g.role[me] == EXILE:
        yield from may_become_citizen(g, me, slot)


def rangers(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Skulls kill nobody."""
    c.notes["no-skulls"] = 1
    yield from ()


plan("Rangers", dice=lambda g, c, user, slot: 2 if c.defense >= 4 else 0, use=rangers)


@action("Roving Terror")
def roving_terror(g: Oath, me: int, slot: int) -> Flow[None]:
    """Discard a denizen at another site and move there (R-100)."""
    here = g.place[slot]
    prey = [card for card in queries.cards_at_sites(g) if is_denizen(g.up[card]) and g.place[card] != here]
    prey = unlocked(g, me, prey)
    if prey and not queries.stays(g, slot, me):
        card = yield from choose(questions.CARD, me, prey, slot)
        site = g.place[card]
        card_moves.discard(g, me, card)
        card_moves.move_to_site(g, me, slot, site)


plan("Nature Worship", dice=lambda g, c, user, slot: queries.suit_count(g, user, BEAST) if user >= 0 else 0)


@hooks.TRADE_SUPPLY.chosen("Birdsong")
def birdsong(g: Oath, slot: int, cost: int, act: Act, card: int) -> int:
    """Trading with a Beast or Nomad card costs no Supply."""
    return 0 if queries.suit(g, card) in (BEAST, NOMAD) else cost


def friendly_sites(g: Oath, act: Act) -> list[int]:
    """The sites with a Beast card at which a trade is possible."""
    found = []
    for site in beast_sites(g):
        there = Act(act.kind, act.me, site)
        there.mods = [mod for mod in act.mods if g.place[mod] >= ADVISER]
        there.notes = {**act.notes, "friends": 1}
        if economy.trades(g, act.me, there):
            found.append(site)
    return found


def visit_friends(g: Oath, act: Act, slot: int) -> Flow[None]:
    """Where the player trades as if standing."""
    sites = friendly_sites(g, act)
    act.at = yield from choose(questions.SITE, act.me, sites, slot)
    act.notes["friends"] = 1


def has_friends(g: Oath, act: Act, slot: int) -> bool:
    """Whether there is such a site; modifiers of the real site can no longer be used (R-123)."""
    return all(g.place[mod] >= ADVISER for mod in act.mods) and bool(friendly_sites(g, act))


modifier("Small Friends", fits=has_friends, asks=visit_friends)


@hooks.TRADE_CARDS.chosen("Small Friends")
def small_friends(g: Oath, slot: int, cards: list[int], act: Act) -> list[int]:
    """Before the site is chosen: everything that could be traded with at one of them."""
    if act.notes.get("friends"):
        return cards
    return [card for site in friendly_sites(g, act) for card in g.site_cards[site] if not queries.occupied(g, card)]


@hooks.LEFT_SITE.on("Grasping Vines")
def grasping_vines(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """Enemies of the ruler who leave a site of that ruler lose a warband (R-141, R-142)."""
    if queries.hostile(g, act.me, slot) and queries.ruler(g, act.at) == queries.card_ruler(g, slot):
        tokens.kill(g, 100 + act.me, 1)
    yield from ()


@when_played("Threatening Roar")
def threatening_roar(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """All Nomad and other Beast cards at sites of the region are discarded (R-237)."""
    scared = [card for card in of_suits(g, in_region(g, queries.region(g, me)), BEAST, NOMAD) if card != slot]
    yield from discard_many(g, me, unlocked(g, me, scared), slot)


@action("Fae Merchant")
def fae_merchant(g: Oath, me: int, slot: int) -> Flow[None]:
    """Take the top relic, then bury one of the own but the Scepter (R-126, R-265)."""
    if g.relic_deck:
        yield from card_moves.take_relics(g, me, [g.relic_deck[-1]], title=False)
    relics = [relic for relic in g.relics[me] if g.up[relic] != SCEPTER]
    if relics:
        yield from card_moves.bury_relic(g, (yield from choose(questions.CARD, me, relics, slot)))


@action("Second Chance")
def second_chance(g: Oath, me: int, slot: int) -> Flow[None]:
    """Kill a warband on the board of somebody with an Order or Discord adviser; gain one."""
    boards = [100 + seat for seat in g.order if queries.adviser_suits(g, seat) & {ORDER, DISCORD}]
    yield from kill_some(g, me, slot, boards, 1)
    tokens.gain_bands(g, me, 1)


powers.OVER_LIMIT.add(FACE_OF["Pied Piper"])


@action("Pied Piper")
def pied_piper(g: Oath, me: int, slot: int) -> Flow[None]:
    """It moves to another player, from whom 2 favor are taken; what lies on it travels along (R-073)."""
    other = yield from choose(questions.SEAT, me, queries.others(g, me), slot)
    g.advisers[me].remove(slot)
    card_moves.lay_adviser(g, slot, other, True)
    tokens.take_favor(g, other, me, 2)


def dig_below(g: Oath, act: Act, slot: int) -> None:
    """The draw is from underneath."""
    act.notes["bottom"] = 1


modifier("Mushrooms", pay=dig_below)


@hooks.SEARCH_SUPPLY.chosen("Mushrooms")
def mushrooms_supply(g: Oath, slot: int, cost: int, act: Act, source: int) -> int:
    """For no Supply."""
    return 0


@hooks.SOURCES.chosen("Mushrooms")
def mushrooms_source(g: Oath, slot: int, sources: list[int], act: Act) -> list[int]:
    """Only from a discard pile."""
    return [source for source in sources if source >= 0]


@hooks.DRAWS.chosen("Mushrooms")
def mushrooms_draw(g: Oath, slot: int, count: int, act: Act) -> int:
    """One card instead of three; what others add is added (R-076)."""
    return count - 2


@hooks.PLAN_COST.on("Insect Swarm")
def insect_swarm(g: Oath, slot: int, cost: Cost, c: Campaign, user: int, used: int) -> Cost:
    """Plans of the opposing side cost a burnt favor more (R-031)."""
    return cost.plus(Cost(burn_favor=1)) if opposing(g, slot, c, user) else cost


@hooks.JOINS.on("Vow of Union")
def vow_of_union(g: Oath, slot: int, sites: list[int], c: Campaign) -> list[int]:
    """The holder's warbands at all ruled sites join the attack (R-165 to R-169)."""
    if queries.keeper(g, slot) == c.me:
        c.notes["union"] = 1
        sites = sites + [site for site in queries.ruled_sites(g, c.me) if site not in sites]
    return sites


@hooks.MAY_TRAVEL.on("Vow of Union")
def union_stays(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """The holder leaves no ruled site with warbands on the board, not even by force (R-167)."""
    bound = queries.keeper(g, slot) == act.me and g.bands[act.me] > 0
    return may and not (bound and queries.rules_site(g, act.me, act.at))


@hooks.TARGETS_LEGAL.on("Giant Python")
def giant_python(g: Oath, slot: int, legal: bool, c: Campaign) -> bool:
    """Attackers must choose targets with an even number of dice (R-079: the Chancellor's copy serves the Empire)."""
    holder = queries.keeper(g, slot)
    serves = holder == c.defender or (holder == g.chancellor and queries.imperial(g, c.defender))
    return legal and not (serves and sum([campaign.dice_of(g, c, target) for target in c.targets]) % 2)


def war_tortoise(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """The other side's strongest faces count nothing; skulls still kill."""
    if c.side_of(user) == 0:
        c.notes["no-shields"] = c.notes.get("no-shields", 0) | 1 << 2
    else:
        c.notes["no-two-swords"] = 1
    yield from ()


plan("War Tortoise", use=war_tortoise)
modifier("New Growth", plays=True)


@hooks.PLAY_SITES.chosen("New Growth")
def new_growth(g: Oath, slot: int, sites: list[int], act: Act, face: int) -> list[int]:
    """Beast and Hearth cards may go to any site."""
    return list(range(8)) if SUIT[face] in (BEAST, HEARTH) else sites


modifier("Wild Cry", plays=True)


@hooks.PLAYED.chosen("Wild Cry")
def wild_cry(g: Oath, slot: int, act: Act, card: int, site: int) -> Flow[None]:
    """Playing a Beast card gives 1 Supply and 2 warbands, once an action (R-258)."""
    if queries.suit(g, card) == BEAST and not act.notes.get("wild-cry"):
        act.notes["wild-cry"] = 1
        tokens.gain_supply(g, act.me, 1)
        tokens.gain_bands(g, act.me, 2)
    yield from ()


@when_played("Animal Host")
def animal_host(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """A warband for each Beast card at sites."""
    tokens.gain_bands(g, me, len(beasts_at_sites(g)))
    yield from ()


@action("Memory of Nature")
def memory_of_nature(g: Oath, me: int, slot: int) -> Flow[None]:
    """As many favor as there are Beast cards at sites go from other banks to the Beast bank."""
    for _ in beasts_at_sites(g):
        banks = [bank for bank in full_banks(g) if bank != BEAST]
        if not banks:
            return
        bank = banks[0]
        if len(banks) > 1:
            bank = yield from choose(questions.BANK, me, banks, slot)
        g.banks[bank] -= 1
        g.banks[BEAST] += 1


@hooks.PLAN_ALLOWED.on("Marsh Spirit")
def marsh_spirit(g: Oath, slot: int, allowed: bool, c: Campaign, user: int, used: int) -> bool:
    """Whoever targets its site uses no plans."""
    return allowed and not (user == c.me and g.place[slot] in c.targets)


@hooks.TRADE_FAVOR.on("Vow of Poverty")
def poor_trade(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """The holder gains no favor by trade, whatever adds to it."""
    return count - 1000 if queries.counts_for(g, slot, act.me) else count


@rest("Vow of Poverty")
def vow_of_poverty(g: Oath, me: int, slot: int) -> Flow[None]:
    """With no favor on the board: 2 from one bank."""
    if not g.favor[me]:
        yield from gain_from_one(g, me, slot, 2)


@hooks.MAY_WORK.on("Forest Council")
def forest_council(g: Oath, slot: int, may: bool, act: Act, card: int) -> bool:
    """Enemies of its ruler neither trade with nor muster on Beast cards."""
    return may and not (queries.suit(g, card) == BEAST and queries.hostile(g, act.me, slot))


def walled_garden(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """If its site is a target: a defense die for each Beast card at sites."""
    if g.place[slot] in c.targets:
        campaign.change_defense(c, len(beasts_at_sites(g)))
    yield from ()


plan("Walled Garden", use=walled_garden)


@hooks.MAY_WORK.on("Vow of Beastkin")
def beastkin_cards(g: Oath, slot: int, may: bool, act: Act, card: int) -> bool:
    """The holder musters only on cards of an adviser's suit."""
    bound = act.kind == MUSTER and queries.keeper(g, slot) == act.me
    return may and not (bound and queries.suit(g, card) not in queries.adviser_suits(g, act.me))


@hooks.MUSTER_GAIN.on("Vow of Beastkin")
def beastkin_gain(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """1 warband more."""
    return count + 1 if queries.keeper(g, slot) == act.me else count


modifier("Bracken", plays=True)


@hooks.DISCARD_TO.chosen("Bracken")
def bracken(g: Oath, slot: int, piles: list[int], act: Act) -> list[int]:
    """All discards of this search may go on or under any one pile (R-044)."""
    return [*piles, 0, 1, 2, 10, 11, 12]


def ally_sites(g: Oath, me: int) -> list[int]:
    """The sites with a Beast card from which a campaign is possible."""
    return [site for site in beast_sites(g) if campaign.can_campaign(g, me, site, True, join=joins(g, me, site))]


def joins(g: Oath, me: int, site: int) -> int:
    """The site, if the player's warbands are there."""
    return site if g.owner[site] == queries.board_colour(g, me) else -1


@action("Wild Allies")
def wild_allies(g: Oath, me: int, slot: int) -> Flow[None]:
    """Campaign as if at a site with a Beast card, for no Supply; own warbands there join."""
    sites = ally_sites(g, me)
    if sites:
        site = yield from choose(questions.SITE, me, sites, slot)
        yield from campaign.campaign(g, me, site, True, join=joins(g, me, site))
