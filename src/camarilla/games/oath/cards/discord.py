"""The Discord denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import (
    battle,
    campaign,
    card_moves,
    citizens,
    hooks,
    minor_actions,
    playing,
    powers,
    queries,
    questions,
    tokens,
    travel,
)
from camarilla.games.oath.action_in_progress import ATTACKER, DEFENDER, ON_BOARD, PAWN, Act, Campaign
from camarilla.games.oath.cards.answers import enemy_acts, forbid, forbid_plans, is_where
from camarilla.games.oath.cards.common import (
    discard_many,
    gain_from_one,
    may_become_citizen,
    of_suits,
    suits_of,
    unlocked,
)
from camarilla.games.oath.cards.effects import (
    advisers_here,
    discard_one,
    gain_bands,
    gain_favor_of_one_bank,
    gain_secrets,
    leave_on_darkest,
    suits_here,
)
from camarilla.games.oath.cards.tactics import dice_if, mark, opposing_side_has
from camarilla.games.oath.catalog import (
    ARCANE,
    BEAST,
    DEFENSE_DIE,
    NOMAD,
    ORDER,
    REGION,
    SUITS,
    card,
    is_denizen,
)
from camarilla.games.oath.hooks import FACEDOWN
from camarilla.games.oath.places import EXILE, MAP_SITES, PEOPLE, PEOPLE_ITEM, Prophet
from camarilla.games.oath.powers import DEFEATED, action, on_action, on_play, on_rest, plan, rest, when_played
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

plan("Mercenaries", dice=3, discard=DEFEATED)
on_play("A Small Favor", gain_bands(4))
plan("Second Wind")


@hooks.AFTERMATH.chosen("Second Wind")
def second_wind(g: Oath, slot: int, c: Campaign, user: int) -> Flow[None]:
    """After a victory the attacker may travel, then may campaign, both for no Supply (R-015, R-092)."""
    if c.won != ATTACKER:
        return
    if (yield from choose(questions.MAY, user, slot)) == questions.YES:
        yield from travel.travel(g, user, free=True)
    if not campaign.can_campaign(g, user, free=True):
        return
    if (yield from choose(questions.MAY, user, slot)) == questions.YES:
        yield from campaign.campaign(g, user, free=True)


@action("Sleight of Hand")
def sleight_of_hand(g: Oath, me: int, slot: int) -> Flow[None]:
    """Take a secret of somebody at one's own site who has two or more (R-266)."""
    rich = [seat for seat in queries.co_located(g, me) if tokens.all_secrets(g, seat) >= 2]
    if rich:
        other = yield from choose(questions.SEAT, me, rich, slot)
        tokens.take_secrets(g, other, me, 1)


@when_played("Key to the City")
def key_to_the_city(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """At a site whose ruler is not there: kill all warbands, gain one and put it there, if one may (R-163)."""
    if site < 0 or any(queries.rules_site(g, seat, site) for seat in queries.standing_at(g, site)):
        return
    tokens.kill(g, site, g.garrison[site])
    tokens.station(g, me, site, tokens.gain_bands(g, me, 1))
    yield from ()


@action("Scryer")
def scryer(g: Oath, me: int, slot: int) -> Flow[None]:
    """Look through a discard pile (R-008)."""
    region = yield from choose(questions.PILE, me, [0, 1, 2], slot)
    minor_actions.peek(g, me, g.discards[region][:])


def order_targeted(g: Oath, c: Campaign, user: int, slot: int) -> int:
    """4 dice if a targeted site has an Order card (R-022)."""
    return 4 if any(ORDER in queries.suits_at(g, site) for site in c.sites()) else 0


plan("Disgraced Captain", dice=order_targeted)


@rest("Naysayers")
def naysayers(g: Oath, me: int, slot: int) -> Flow[None]:
    """While an Exile holds the title: 1 favor of the Chancellor's."""
    if g.role[g.title] == EXILE:
        tokens.take_favor(g, g.chancellor, me, 1)
    yield from ()


def book_burning(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """With pawn and favor targeted the defender burns all secrets but one."""
    if PAWN in c.targets:
        surplus = max(0, tokens.all_secrets(g, c.defender) - 1)
        turned = min(surplus, g.dark[c.defender])
        g.dark[c.defender] -= turned
        g.minted -= turned
        tokens.burn_secrets(g, c.defender, surplus - turned)
    yield from ()


plan("Book Burning", victory=book_burning)
on_play("Charlatan", leave_on_darkest(1))
on_action("Assassin", discard_one(advisers_here))


@hooks.MUSTER_GAIN.chosen("Downtrodden")
def downtrodden(g: Oath, slot: int, count: int, act: Act, on: int) -> int:
    """2 warbands more if the bank of the card's suit holds less than every other."""
    suit = queries.suit(g, on)
    poorest = all(g.banks[suit] < g.banks[bank] for bank in range(len(SUITS)) if bank != suit)
    return count + 2 if poorest else count


@when_played("Blackmail")
def blackmail(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """A relic of somebody at one's own site, or 3 favor, as its holder chooses."""
    relics = [(other, relic) for other in queries.co_located(g, me) for relic in g.relics[other]]
    relics = [(other, relic) for other, relic in relics if queries.may_take(g, me, other, relic)]
    if not relics:
        return
    wanted = yield from choose(questions.CARD, me, [relic for _, relic in relics], slot)
    holder = queries.keeper(g, wanted)
    if tokens.purse(g, holder) >= 3 and (yield from choose(questions.MAY, holder, slot)) == questions.YES:
        tokens.give_favor(g, holder, me, 3)
    else:
        yield from card_moves.take_relics(g, me, [wanted])


plan("Cracked Sage", dice=dice_if(4, opposing_side_has(ARCANE)))


@when_played("Dissent")
def dissent(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """All but the holder of the People's Favor put favor here, one for each suit they rule (R-034)."""
    for seat in g.order:
        if seat != g.banner_holder[PEOPLE]:
            count = min(g.favor[seat], len(suits_of(g, queries.ruled_cards(g, seat))))
            if count:
                g.favor[seat] -= count
                g.on_favor[slot] = g.on_favor.get(slot, 0) + count
    yield from ()


@when_played("False Prophet")
def false_prophet(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """An Exile's warband on a revealed Vision makes it one's own one, too (R-010)."""
    visions = [vision for vision in g.revealed if vision >= 0]
    if g.role[me] != EXILE or not visions or not g.reserve[me]:
        return
    vision = yield from choose(questions.CARD, me, visions, slot)
    g.reserve[me] -= 1
    g.prophets.append(Prophet(me, vision))


@hooks.MAY_RECOVER.on("Vow of Renewal")
def renewal_recover(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """The holder cannot recover the People's Favor."""
    return may and not (queries.keeper(g, slot) == act.me and what == PEOPLE_ITEM)


@hooks.BURN_TO.on("Vow of Renewal")
def renewal_burn(g: Oath, slot: int, place: int) -> int:
    """All burnt favor comes to the holder."""
    return queries.keeper(g, slot)


def zealots(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Against a larger force each sacrificed warband is worth 3 (R-191)."""
    if battle.force_size(g, c, DEFENDER) > battle.force_size(g, c, ATTACKER):
        c.notes["worth"] = 3
    yield from ()


plan("Zealots", use=zealots)


@when_played("Royal Ambitions")
def royal_ambitions(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """An Exile with more sites than the Chancellor may become a Citizen with an unseen relic of the Reliquary."""
    more = len(queries.ruled_sites(g, me)) > len(queries.ruled_sites(g, g.chancellor))
    if g.role[me] == EXILE and more and (yield from may_become_citizen(g, me, slot)):
        yield from take_from_reliquary(g, me, slot)


def take_from_reliquary(g: Oath, me: int, slot: int) -> Flow[None]:
    """Take a relic of the Reliquary without looking first."""
    relics = [relic for relic in g.reliquary if relic >= 0]
    if relics:
        relic = yield from choose(citizens.SPACE, me, relics)
        yield from card_moves.take_relics(g, me, [relic])


@powers.barred("Salt the Earth")
def salt_where(g: Oath, me: int, where: int) -> bool:
    """Not to a site with a locked card."""
    return where < MAP_SITES and any(queries.locked(g, other, me) for other in g.site_cards[where])


@when_played("Salt the Earth")
def salt_the_earth(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """Every other denizen at the site is discarded."""
    others = [other for other in g.site_cards[site] if other != slot and is_denizen(g.up[other])]
    yield from discard_many(g, me, unlocked(g, me, others), slot)


@hooks.CAPACITY.on("Salt the Earth")
def salted(g: Oath, slot: int, room: int, site: int) -> int:
    """Its site holds 1 card."""
    return 1 if g.place[slot] == site else room


hooks.PLAN_ALLOWED.on("Beast Tamer")(forbid_plans(BEAST, NOMAD))


@when_played("Riots")
def riots(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """With a mob: all cards of the most common suit at sites are discarded."""
    if not g.mob:
        return
    cards = queries.cards_at_sites(g)
    counts = [len(of_suits(g, cards, suit)) for suit in range(len(SUITS))]
    most = [suit for suit in range(len(SUITS)) if counts[suit] == max(counts)]
    if not max(counts):
        return
    suit = most[0]
    if len(most) > 1:
        suit = yield from choose(questions.BANK, me, most, slot)
    struck = [other for other in of_suits(g, cards, suit) if other != slot]
    yield from discard_many(g, me, unlocked(g, me, struck), slot)


on_rest("Silver Tongue", gain_favor_of_one_bank(1, of=suits_here))


@action("Gambling Hall")
def gambling_hall(g: Oath, me: int, slot: int) -> Flow[None]:
    """As much favor from one bank as 4 defense dice show shields (R-202)."""
    dice = yield from battle.roll(g, me, False, 4)
    yield from gain_from_one(g, me, slot, battle.shields(dice))


@hooks.TRAVELLED.on("Boiling Lake")
def boiling_lake(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """Whoever travels here without ruling it loses 2 warbands."""
    if g.place[slot] == site and not queries.rules_card(g, act.me, slot):
        tokens.kill(g, ON_BOARD + act.me, 2)
    yield from ()


@hooks.TOOK_RELICS.on("Relic Thief")
def relic_thief(g: Oath, slot: int, taker: int, relics: list[int]) -> Flow[None]:
    """Relics taken in the region may be stolen if no die shows a shield (R-106 to R-110)."""
    thief = queries.keeper(g, slot)
    cost = card(g.up[slot]).cost
    loot = [relic for relic in relics if relic in g.relics[taker] and card_moves.may_take_relic(g, thief, relic)]
    if taker == thief or not loot or REGION[g.pawn[taker]] != REGION[g.pawn[thief]]:
        return
    if not tokens.can_pay(g, thief, slot, cost) or (yield from choose(questions.REACT, thief, slot)) == questions.NO:
        return
    tokens.pay(g, thief, slot, cost)
    dice = yield from battle.roll(g, thief, False, len(loot))
    if not any(DEFENSE_DIE[die] > 0 for die in dice):
        yield from card_moves.take_relics(g, thief, loot)


@action("Enchantress")
def enchantress(g: Oath, me: int, slot: int) -> Flow[None]:
    """Swap it with a faceup adviser of any player (R-081)."""
    advisers = [other for seat in g.order for other in queries.faceup_advisers(g, seat) if other != slot]
    advisers = unlocked(g, me, advisers)
    if not advisers:
        return
    other = yield from choose(questions.CARD, me, advisers, slot)
    seat = queries.keeper(g, other)
    card_moves.swap(g, me, slot, other)
    if g.up[other] in powers.OVER_LIMIT and len(g.advisers[seat]) > playing.ADVISERS:
        spare = [adviser for adviser in playing.displaceable(g, seat, slot) if adviser != slot]
        if spare:
            card_moves.discard(g, seat, (yield from choose(playing.DISPLACE, seat, spare)))


on_rest("Insomnia", gain_secrets(1))


@hooks.CAMPAIGNED.on("Sneak Attack")
def sneak_attack(g: Oath, slot: int, c: Campaign) -> Flow[None]:
    """After another player's campaign the holder may attack that player for no Supply (R-090)."""
    holder = queries.keeper(g, slot)
    if holder == c.me or not campaign.can_campaign(g, holder, free=True, against=c.me):
        return
    if (yield from choose(questions.REACT, holder, slot)) == questions.YES:
        yield from campaign.campaign(g, holder, free=True, against=c.me)


hooks.MAY_PLAY.on("Gossip")(forbid(enemy_acts, is_where(FACEDOWN)))


@when_played("Bandit Chief")
def bandit_chief(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """A warband at every site dies."""
    for space in range(MAP_SITES):
        tokens.kill(g, space, 1)
    yield from ()


@hooks.BANDITS_AT.on("Bandit Chief")
def more_bandits(g: Oath, slot: int, count: int, site: int) -> int:
    """Every site has 2 bandits more."""
    return count + 2


@hooks.TITLE_MOVED.on("Chaos Cult")
def chaos_cult(g: Oath, slot: int, old: int, new: int) -> Flow[None]:
    """When the title comes to somebody else: 1 favor of that player."""
    if queries.keeper(g, slot) != new:
        tokens.take_favor(g, new, queries.keeper(g, slot), 1)
    yield from ()


plan("Slander", use=mark("burn-all"))
