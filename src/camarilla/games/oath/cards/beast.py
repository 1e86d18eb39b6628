"""The Beast denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import campaign, card_moves, economy, hooks, queries, questions, tokens
from camarilla.games.oath.action_in_progress import ATTACKER, MUSTER, ON_BOARD, Act, Campaign
from camarilla.games.oath.cards.answers import also, dearer, enemy_acts, forbid, free, of_suit
from camarilla.games.oath.cards.common import (
    full_banks,
    gain_from_one,
    of_suits,
    opposing,
    serves_defender,
    side_has_suit,
    side_suit_count,
    unlocked,
)
from camarilla.games.oath.cards.effects import (
    boards,
    boards_advised_by,
    cards_at_sites,
    discard_near,
    gain_bands,
    kill,
    may_join_empire,
)
from camarilla.games.oath.cards.tactics import add_defense, its_site_is_a_target, mark
from camarilla.games.oath.catalog import BEAST, DISCORD, HEARTH, NOMAD, ORDER, SCEPTER, SUIT, Cost, is_denizen
from camarilla.games.oath.places import ADVISER, MAP_SITES, ON_PILES, UNDER_PILES
from camarilla.games.oath.powers import action, modifier, on_action, on_play, plan, rest
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def beasts_at_sites(g: Oath) -> list[int]:
    """All Beast cards at sites."""
    return of_suits(g, queries.cards_at_sites(g), BEAST)


def beast_sites(g: Oath) -> list[int]:
    """The sites that contain a Beast card."""
    return [site for site in range(MAP_SITES) if BEAST in queries.suits_at(g, site)]


@hooks.SOURCES.chosen("Errand Boy")
def errand_boy(g: Oath, slot: int, sources: list[int], act: Act) -> list[int]:
    """From the pile of another region."""
    return [region for region in range(3) if region != queries.region(g, act.me)]


on_action("Wolves", kill(1, at=boards))
hooks.MUSTER_SUPPLY.chosen("Animal Playmates")(free(of_suit(BEAST)))


@hooks.PLAN_ALLOWED.on("True Names")
def true_names(g: Oath, slot: int, allowed: bool, c: Campaign, user: int, used: int) -> bool:
    """The opposing side may not use plans of the suits of advisers of the holder's side (OA-5.5.3e)."""
    if not (allowed and opposing(g, slot, c, user)):
        return allowed
    return not side_has_suit(g, c, c.side_of(queries.keeper(g, slot)), queries.suit(g, used))


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
    """Once declared, one's own choice is such a site."""
    return may and BEAST in queries.suits_at(g, site)


on_play("Long-Lost Heir", may_join_empire())
plan("Rangers", dice=lambda g, c, user, slot: 2 if c.defense >= 4 else 0, use=mark("no-skulls"))


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


plan("Nature Worship", dice=lambda g, c, user, slot: side_suit_count(g, c, c.side_of(user), BEAST))
hooks.TRADE_SUPPLY.chosen("Birdsong")(free(of_suit(BEAST, NOMAD)))


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
        tokens.kill(g, ON_BOARD + act.me, 1)
    yield from ()


on_play("Threatening Roar", discard_near(BEAST, NOMAD))


@action("Fae Merchant")
def fae_merchant(g: Oath, me: int, slot: int) -> Flow[None]:
    """Take the top relic, then bury one of one's own but the Scepter (R-126, R-265)."""
    if g.relic_deck:
        yield from card_moves.take_relics(g, me, [g.relic_deck[-1]], title=False)
    relics = [relic for relic in g.relics[me] if g.up[relic] != SCEPTER]
    if relics:
        yield from card_moves.bury_relic(g, me, (yield from choose(questions.CARD, me, relics, slot)))


on_action("Second Chance", kill(1, at=boards_advised_by(ORDER, DISCORD)), gain_bands(1))


@action("Pied Piper")
def pied_piper(g: Oath, me: int, slot: int) -> Flow[None]:
    """It moves to another player, from whom 2 favor are taken; what lies on it travels along (R-073)."""
    other = yield from choose(questions.SEAT, me, queries.others(g, me), slot)
    card_moves.move_adviser(g, me, slot, other)
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


hooks.PLAN_COST.on("Insect Swarm")(dearer(Cost(burn_favor=1)))


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
    odd = sum([campaign.dice_of(g, c, target) for target in c.targets]) % 2
    return legal and not (odd and serves_defender(g, slot, c))


def war_tortoise(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """The other side's strongest faces count nothing; skulls still kill."""
    if c.side_of(user) == ATTACKER:
        c.notes["no-shields"] = c.notes.get("no-shields", 0) | 1 << 2
    else:
        c.notes["no-two-swords"] = 1
    yield from ()


plan("War Tortoise", use=war_tortoise)


@hooks.PLAY_SITES.chosen("New Growth")
def new_growth(g: Oath, slot: int, sites: list[int], act: Act, face: int) -> list[int]:
    """Beast and Hearth cards may go to any site."""
    return list(range(MAP_SITES)) if SUIT[face] in (BEAST, HEARTH) else sites


@hooks.PLAYED.chosen("Wild Cry")
def wild_cry(g: Oath, slot: int, act: Act, card: int, site: int) -> Flow[None]:
    """Playing a Beast card gives 1 Supply and 2 warbands, once an action (R-258)."""
    if queries.suit(g, card) == BEAST and not act.notes.get("wild-cry"):
        act.notes["wild-cry"] = 1
        tokens.gain_supply(g, act.me, 1)
        tokens.gain_bands(g, act.me, 2)
    yield from ()


on_play("Animal Host", gain_bands(cards_at_sites(BEAST)))


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


hooks.MAY_WORK.on("Forest Council")(forbid(enemy_acts, of_suit(BEAST)))
plan("Walled Garden", use=add_defense(cards_at_sites(BEAST), its_site_is_a_target))


@hooks.MAY_WORK.on("Vow of Beastkin")
def beastkin_cards(g: Oath, slot: int, may: bool, act: Act, card: int) -> bool:
    """The holder musters only on cards of an adviser's suit."""
    bound = act.kind == MUSTER and queries.keeper(g, slot) == act.me
    return may and not (bound and queries.suit(g, card) not in queries.adviser_suits(g, act.me))


@hooks.MUSTER_GAIN.on("Vow of Beastkin")
def beastkin_gain(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """1 warband more."""
    return count + 1 if queries.keeper(g, slot) == act.me else count


hooks.DISCARD_TO.chosen("Bracken")(also(*ON_PILES, *UNDER_PILES))


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
