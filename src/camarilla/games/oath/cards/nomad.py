"""The Nomad denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import (
    bargains,
    battle,
    card_moves,
    citizens,
    events,
    hooks,
    minor_actions,
    plans,
    playing,
    queries,
    questions,
    tokens,
    travel,
)
from camarilla.games.oath.action_in_progress import ATTACKER, BANDITS, PLAY, TRAVEL, Act, Campaign
from camarilla.games.oath.cards.answers import free, within_region
from camarilla.games.oath.cards.common import (
    gain_from_one,
    move_with_room,
    of_suits,
    redeploy,
    side_cards,
    sites_with_room,
    unlocked,
)
from camarilla.games.oath.cards.effects import actor, end_act, gain_secrets, gain_supply
from camarilla.games.oath.cards.tactics import add_defense, blank_shields, dice_if, mark, opposing_side_has
from camarilla.games.oath.catalog import BEAST, NOMAD, Cost, is_denizen
from camarilla.games.oath.hooks import REVEALED
from camarilla.games.oath.places import DARKEST, EXILE, MAP_SITES, VISION_BACK
from camarilla.games.oath.powers import ALWAYS, action, modifier, on_action, on_play, passive, plan, when_played
from camarilla.kernel.choices import Flow, choose
from camarilla.kernel.deals import bargain

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

MOST_DEALS: Final = 12
GATHERED: Final = bargain(
    bargains.Goods(bargains.FAVOR, bargains.SECRETS, bargains.RELICS, bargains.ADVISERS),
    build="OA-7.6.3a",
    answer="OA-7.6.3a",
)


def nomads(g: Oath, slots: list[int]) -> list[int]:
    """The Nomad cards among some."""
    return of_suits(g, slots, NOMAD)


plan("Rain Boots", use=blank_shields(1), discard=ALWAYS)


@action("Ancient Binding")
def ancient_binding(g: Oath, me: int, slot: int) -> Flow[None]:
    """Everybody burns all secrets but one; the user's last one is the one placed here (R-071, R-238)."""
    for seat in g.order:
        bright = 0 if seat == me else min(1, g.secrets[seat])
        turned = 0 if seat == me or bright else min(1, g.dark[seat])
        burnt = tokens.all_secrets(g, seat) - bright - turned
        g.secrets[seat], g.dark[seat] = bright, turned
        if seat == me:
            burnt += sum(g.on_secrets.values()) - 1
            g.on_secrets = {slot: 1}
        g.minted -= burnt
        if g.log is not None and burnt:
            g.tell(events.SecretsBurnt(seat, burnt))
    yield from ()


plan("Horse Archers", dice=3, discard=ALWAYS)


def warning_signals(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Warbands between the defender's board and ruled sites; bandits have none to move (R-026)."""
    if user != BANDITS:
        yield from redeploy(g, user, slot, c.defender)


plan("Warning Signals", use=warning_signals, discard=ALWAYS)
on_action("Elders", gain_secrets(1))


@when_played("The Gathering")
def the_gathering(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """Everybody may come here, then whoever is here may exchange things (R-027 to R-029)."""
    for seat in g.order:
        if g.pawn[seat] != site and (yield from choose(questions.MAY, seat, slot)) == questions.YES:
            travel.arrive(g, seat, site)
    guests = queries.standing_at(g, site)
    for _ in range(MOST_DEALS):
        if not (yield from deal_around(g, slot, guests)):
            return


def deal_around(g: Oath, slot: int, guests: list[int]) -> Flow[bool]:
    """Everybody may propose a deal to somebody; True if any was struck."""
    struck = False
    for seat in guests:
        others = [other for other in guests if other != seat]
        partner = (yield from choose(questions.SEAT, seat, [-1, *others], slot)) if others else -1
        if partner >= 0:
            struck = (yield from bargains.strike(g, GATHERED, seat, partner)) or struck  # public: a deal
    return struck


on_play("Faithful Friend", gain_supply(4))
hooks.TRAVEL_SUPPLY.chosen("Tents")(free(within_region))


@when_played("Great Herd")
def great_herd(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """It may swap places with an unlocked Nomad card at another site (R-030)."""
    cards = [card for card in unlocked(g, me, nomads(g, queries.cards_at_sites(g))) if g.place[card] != g.place[slot]]
    if cards:
        other = yield from choose(questions.CARD, me, [-1, *cards], slot)
        if other >= 0:
            card_moves.swap(g, me, slot, other)


@action("Convoys")
def convoys(g: Oath, me: int, slot: int) -> Flow[None]:
    """Another region's pile goes on top of the one here."""
    here = queries.region(g, me)
    other = yield from choose(questions.PILE, me, [region for region in range(3) if region != here], slot)
    g.discards[here] += g.discards[other]
    g.discards[other] = []


@hooks.GAIN_TO.on("Vow of Kinship")
def shared_purse(g: Oath, slot: int, place: int, seat: int) -> int:
    """The holder's favor is the Nomad bank's (R-095 to R-097)."""
    return NOMAD if queries.counts_for(g, slot, seat) else place


@when_played("Vow of Kinship")
def vow_of_kinship(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """All favor of the board goes to the Nomad bank."""
    g.banks[NOMAD] += g.favor[me]
    g.favor[me] = 0
    yield from ()


plan("Wild Mounts")


@hooks.BEFORE_DISCARDS.on("Wild Mounts")
def wild_mounts(g: Oath, slot: int, c: Campaign) -> Flow[None]:
    """One Beast card the user rules may go instead of all Nomad plans that the side must discard (OA-5.5.3e)."""
    users = [plan.user for plan in c.plans if plan.slot == slot]
    if not users:
        return
    user = users[0]
    ours = c.used_by(c.side_of(user))
    doomed = nomads(g, [card for who, card in ours if battle.to_discard(g, c, who, card)])  # public: faceup cards
    beasts = spare_beasts(g, c, user)
    if not doomed or not beasts:
        return
    if user == BANDITS:
        beast = beasts[0] if len(doomed) > 1 else -1
    else:
        beast = yield from choose(questions.CARD, user, [-1, *beasts], slot)
    if beast >= 0:
        card_moves.discard(g, user if user != BANDITS else c.me, beast)
        c.kept += doomed


def spare_beasts(g: Oath, c: Campaign, user: int) -> list[int]:
    """The Beast cards a user of plans rules and may discard; plans of this campaign are modifiers and stay."""
    ruled = side_cards(g, c, user) if user == BANDITS else queries.ruled_cards(g, user)
    return unlocked(g, user, of_suits(g, ruled, BEAST))


plan("Lancers", use=mark("twice"), discard=ALWAYS)


def mountain_giant(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """1 die, or 3 and it is discarded."""
    count = yield from choose(questions.AMOUNT, user, [1, 3], slot)
    plans.change_attack(c, count if c.side_of(user) == ATTACKER else -count)
    c.notes["giant"] = count


plan("Mountain Giant", use=mountain_giant, discard=lambda g, c, user, slot: c.notes.get("giant") == 3)
plan("Rival Khan", dice=dice_if(4, opposing_side_has(NOMAD)), discard=ALWAYS)


@hooks.MAY_TAKE.on("Lost Tongue")
def lost_tongue(g: Oath, slot: int, may: bool, taker: int, holder: int, what: int) -> bool:
    """Only who rules a Nomad card targets or takes the holder's relics and banners."""
    bound = queries.keeper(g, slot) == holder and taker != holder
    return may and not (bound and not nomads(g, queries.ruled_cards(g, taker)))


hooks.TRAVEL_SUPPLY.chosen("Special Envoy")(free())
hooks.TRAVELLED.chosen("Special Envoy")(actor(end_act))


@action("Resettle")
def resettle(g: Oath, me: int, slot: int) -> Flow[None]:
    """A Nomad adviser of anybody moves to a site with room."""
    everywhere = list(range(MAP_SITES))
    advisers = [card for seat in g.order for card in nomads(g, queries.faceup_advisers(g, seat))]
    free = unlocked(g, me, advisers)
    movable = [card for card in free if sites_with_room(g, me, card, everywhere)]  # public: faceup cards
    if movable:
        card = yield from choose(questions.CARD, me, movable, slot)
        sites = sites_with_room(g, me, card, everywhere)  # public: faceup cards
        site = yield from choose(questions.SITE, me, sites, slot)
        yield from move_with_room(g, me, card, site)


def may_consult(g: Oath, me: int, slot: int) -> bool:
    """Whether what a search owes can be paid (R-058)."""
    return playing.may_pay(g, Act(PLAY, me, g.pawn[me]), 0)


@action("Oracle", fits=may_consult)
def oracle(g: Oath, me: int, slot: int) -> Flow[None]:
    """Draw the uppermost Vision of the World Deck and play or discard it as if searched (R-055 to R-058)."""
    for card in reversed(g.world):
        card_moves.see_back(g, card)
        if g.backs[card] == VISION_BACK:
            break
    else:
        return
    g.world.remove(card)
    card_moves.advance_visions(g, me)
    card_moves.see_top(g)
    card_moves.into_hand(g, me, [card])
    yield from playing.play_as_if_searched(g, me, card)


@when_played("Pilgrimage")
def pilgrimage(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """The denizens here go to the Dispossessed, as many come from there to the pile of the region (R-253)."""
    pilgrims = [card for card in g.site_cards[g.pawn[me]] if is_denizen(g.up[card])]
    pilgrims = unlocked(g, me, pilgrims)
    for card in pilgrims:
        card_moves.dispossess(g, me, card)
    g.cards.shuffle(g.dispossessed, g.rng)
    drawn = [g.dispossessed.pop() for _ in pilgrims]
    if drawn:
        minor_actions.peek(g, me, drawn)
    g.discards[queries.region(g, me)] += drawn
    yield from ()


@hooks.MAY_PAY.on("Spell Breaker")
def spell_breaker(g: Oath, slot: int, may: bool, seat: int, cost: Cost) -> bool:
    """Enemies of its ruler pay no secrets for powers (R-061, R-063, R-064)."""
    return may and not (cost.secrets and queries.hostile(g, seat, slot))


plan("Mounted Patrol", use=mark("halved"), discard=ALWAYS)
plan("Great Crusade", dice=lambda g, c, user, slot: len(nomads(g, side_cards(g, c, user))), discard=ALWAYS)


@hooks.LOCKED.on("Ancient Bloodline")
def ancient_bloodline(g: Oath, slot: int, locked: bool, other: int, by: int) -> bool:
    """For enemies, cards and relics at sites the holder rules are locked (R-067, R-068)."""
    holder, site = queries.keeper(g, slot), queries.site_of(g, other)
    return locked or (site >= 0 and queries.enemies(g, by, holder) and queries.rules_site(g, holder, site))


@when_played("Ancient Pact")
def ancient_pact(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """An Exile may give the Darkest Secret to the Chancellor, to be a Citizen with a relic (R-069)."""
    if g.role[me] != EXILE or g.banner_holder[DARKEST] != me:
        return
    if (yield from choose(questions.MAY, me, slot)) == questions.NO:
        return
    card_moves.give_banner(g, g.chancellor, DARKEST)
    yield from citizens.become_citizen(g, me)
    relics = [relic for relic in g.reliquary if relic >= 0]
    if relics:
        yield from card_moves.take_relics(g, me, [(yield from choose(questions.CARD, me, relics, slot))])


plan("Storm Caller", use=add_defense(2), discard=ALWAYS)
passive("Family Wagon")


def is_strange(g: Oath, act: Act, slot: int) -> bool:
    """Whether the ruler of Way Station must be paid; its ruler travels there free anyway."""
    return not queries.rules_card(g, act.me, slot)


def pay_station(g: Oath, act: Act, slot: int) -> None:
    """1 favor to its ruler."""
    tokens.give_favor(g, act.me, queries.card_ruler(g, slot), 1)


modifier("Way Station", TRAVEL, access=is_strange, owes=lambda g, act, slot: (1, 0), pay=pay_station)


@hooks.TRAVEL_FREE.on("Way Station")
def own_station(g: Oath, slot: int, free: bool, act: Act, site: int) -> bool:
    """Its ruler travels there for nothing."""
    return free or (site == g.place[slot] and queries.rules_card(g, act.me, slot))


@hooks.TRAVEL_FREE.chosen("Way Station")
def paid_station(g: Oath, slot: int, free: bool, act: Act, site: int) -> bool:
    """So does who pays."""
    return free or site == g.place[slot]


@hooks.MAY_TRAVEL.chosen("Way Station")
def to_the_station(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """Once declared, one's own choice is to go there."""
    return may and site == g.place[slot]


@when_played("Twin Brother")
def twin_brother(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """It may swap places with an unlocked Nomad adviser of another player."""
    theirs = [card for other in queries.others(g, me) for card in nomads(g, queries.faceup_advisers(g, other))]
    cards = unlocked(g, me, theirs)
    if cards:
        other = yield from choose(questions.CARD, me, [-1, *cards], slot)
        if other >= 0:
            card_moves.swap(g, me, slot, other)


@hooks.TRAVELLED.chosen("Hospitality")
def hospitality(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """1 favor of a suit that both the new site and the advisers have."""
    suits = set(queries.suits_at(g, g.pawn[act.me])) & queries.adviser_suits(g, act.me)
    yield from gain_from_one(g, act.me, slot, 1, sorted(suits))


hooks.TRAVEL_SUPPLY.chosen("A Fast Steed")(free(lambda g, slot, act, site: g.bands[act.me] <= 3))


@hooks.RECOVERED.chosen("Relic Worship")
def relic_worship(g: Oath, slot: int, act: Act, what: int) -> Flow[None]:
    """3 Supply for a recovered relic."""
    if what >= 0:
        tokens.gain_supply(g, act.me, 3)
    yield from ()


@hooks.MAY_PLAY.on("Sacred Ground")
def sacred_ground(g: Oath, slot: int, may: bool, act: Act, face: int, where: int) -> bool:
    """True Visions are revealed only at its site."""
    return may and not (where == REVEALED and g.pawn[act.me] != g.place[slot])
