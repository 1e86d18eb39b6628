"""The Hearth denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import (
    card_moves,
    citizens,
    hooks,
    queries,
    questions,
    rules,
    tokens,
)
from camarilla.games.oath.action_in_progress import DEFENDER, ON_BOARD, SEARCH, Act, Campaign
from camarilla.games.oath.bargains import FAVOR, RELICS, SECRETS, SITES
from camarilla.games.oath.cards.answers import free, instead, itself, plus
from camarilla.games.oath.cards.common import (
    full_banks,
    gain_from_any,
    gain_from_one,
    keep_or_bury,
    members,
    move_with_room,
    of_suits,
    side_holds,
    sites_with_room,
    spare_force,
    unlocked,
)
from camarilla.games.oath.cards.effects import add_to_darkest, discard_one, exchange, gain_supply, look_at, take_favor
from camarilla.games.oath.cards.tactics import add_defense, dice_if, mark, opposing_side_lacks, user_attacks
from camarilla.games.oath.catalog import HEARTH, NOMAD, ORDER, SUITS, is_denizen
from camarilla.games.oath.places import DARKEST, EXILE, PEOPLE, VISION_BACK
from camarilla.games.oath.powers import DEFEATED, action, modifier, on_action, on_play, plan, when_played
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


on_action("Tinker's Fair", exchange(FAVOR, SECRETS, RELICS))
on_action("Wayside Inn", gain_supply(2))
plan("Extra Provisions", use=add_defense(1))


@action("Memory of Home")
def memory_of_home(g: Oath, me: int, slot: int) -> Flow[None]:
    """Everything of one bank goes to the Hearth bank."""
    banks = [bank for bank in full_banks(g) if bank != HEARTH]
    if banks:
        bank = yield from choose(questions.BANK, me, banks, slot)
        g.banks[HEARTH] += g.banks[bank]
        g.banks[bank] = 0


@hooks.PLAYED.chosen("Welcoming Party")
def welcoming_party(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """A denizen played faceup straight from the draw gives 1 favor, once an action (R-212, R-258)."""
    if act.kind == SEARCH and played in g.up and is_denizen(g.up[played]) and not act.notes.get("welcome"):
        act.notes["welcome"] = 1
        tokens.gain_favor(g, act.me, HEARTH, 1)
    yield from ()


plan("Traveling Doctor", use=spare_force, discard=DEFEATED)
on_action("Storyteller", add_to_darkest(1))


def advisers_of_the_unloved(g: Oath, me: int) -> list[int]:
    """The faceup advisers of who holds the Darkest Secret without the People's Favor."""
    holder = g.banner_holder[DARKEST]
    return [] if holder < 0 or g.banner_holder[PEOPLE] == holder else queries.faceup_advisers(g, holder)


on_action("Armed Mob", discard_one(advisers_of_the_unloved))
on_action("Tavern Songs", look_at(lambda g, me: g.discards[queries.region(g, me)][-3:]))


def can_settle(g: Oath, me: int, slot: int) -> bool:
    """Whether an adviser can move to one's own site."""
    return bool(settlers(g, me))


def settlers(g: Oath, me: int) -> list[int]:
    """One's own faceup advisers that can move to one's own site."""
    advisers = unlocked(g, me, queries.faceup_advisers(g, me))
    return [adviser for adviser in advisers if sites_with_room(g, me, adviser, [g.pawn[me]])]


@action("Homesteaders", fits=can_settle)
def homesteaders(g: Oath, me: int, slot: int) -> Flow[None]:
    """A faceup adviser moves to one's own site."""
    adviser = yield from choose(questions.CARD, me, settlers(g, me), slot)  # public: faceup cards
    yield from move_with_room(g, me, adviser, g.pawn[me])


@hooks.FIRST_DISCARD.chosen("Crop Rotation")
def crop_rotation(g: Oath, slot: int, leaves: list[list[int]], act: Act, site: int) -> list[list[int]]:
    """A denizen of the same site may be discarded first."""
    return [*leaves, [other for other in g.site_cards[site] if is_denizen(g.up[other])]]


@action("A Round of Ale")
def a_round_of_ale(g: Oath, me: int, slot: int) -> Flow[None]:
    """The returns of the Rest phase now; the favor just placed here stays."""
    rules.return_favor(g, but=slot)
    rules.return_secrets(g, me)
    yield from ()


hooks.PLAYS.chosen("Land Warden")(instead(2))  # `playing.play_places` wants one at a site
on_action("Charming Friend", take_favor(1, of=queries.co_located))
plan("Village Constable", dice=dice_if(2, opposing_side_lacks(PEOPLE)))
on_play("Family Heirloom", keep_or_bury)
hooks.SEARCH_SUPPLY.chosen("News from Afar")(free())


@action("Levelers")
def levelers(g: Oath, me: int, slot: int) -> Flow[None]:
    """2 favor from the fullest bank to the emptiest."""
    full = [bank for bank in range(len(SUITS)) if g.banks[bank] == max(g.banks)]
    rich = full[0] if len(full) == 1 else (yield from choose(questions.BANK, me, full, slot))
    empty = [bank for bank in range(len(SUITS)) if g.banks[bank] == min(g.banks) and bank != rich]
    poor = empty[0] if len(empty) == 1 else (yield from choose(questions.BANK, me, empty, slot))
    count = min(2, g.banks[rich])
    g.banks[rich] -= count
    g.banks[poor] += count


@when_played("Fabled Feast")
def fabled_feast(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """As much favor from one bank as the player rules Hearth cards, this one always included."""
    cards = set(of_suits(g, queries.ruled_cards(g, me), HEARTH)) | {slot}
    yield from gain_from_one(g, me, slot, len(cards))


plan(
    "The Great Levy",
    dice=dice_if(3, opposing_side_lacks(PEOPLE)),
    use=mark("no-skulls", user_attacks, opposing_side_lacks(PEOPLE)),
)


def hearts_and_minds(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """The defender wins on the spot."""
    c.won = DEFENDER
    yield from ()


plan(
    "Hearts and Minds",
    use=hearts_and_minds,
    discard=lambda g, c, user, slot: not side_holds(g, c, DEFENDER, PEOPLE),
)


@action("Relic Breaker")
def relic_breaker(g: Oath, me: int, slot: int) -> Flow[None]:
    """Bury a facedown relic of one's own site for 3 warbands."""
    relics = unlocked(g, me, g.site_relics[g.pawn[me]])
    if relics:
        relic = yield from choose(questions.CARD, me, relics, slot)
        yield from card_moves.bury_relic(g, me, relic)
        tokens.gain_bands(g, me, 3)


@hooks.PLAYED.on("Book Binders")
def book_binders(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """When another player plays a Vision faceup: 2 favor from one bank (R-137)."""
    holder = queries.keeper(g, slot)
    if holder != act.me and g.backs[played] == VISION_BACK:
        yield from gain_from_one(g, holder, slot, 2)


def may_vote(g: Oath, me: int, slot: int) -> bool:
    """Whether an Exile holds the People's Favor."""
    return g.role[me] == EXILE and g.banner_holder[PEOPLE] == me


@action("Ballot Box", fits=may_vote)
def ballot_box(g: Oath, me: int, slot: int) -> Flow[None]:
    """The Exile becomes a Citizen."""
    yield from citizens.become_citizen(g, me)


@hooks.PLAYED.on("Saddle Makers")
def saddle_makers(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """When another player plays a Nomad or Order card faceup: 2 favor of its suit (R-065)."""
    holder = queries.keeper(g, slot)
    if holder != act.me and queries.suit(g, played) in (NOMAD, ORDER):
        tokens.gain_favor(g, holder, queries.suit(g, played), 2)
    yield from ()


@hooks.CAMPAIGNED.on("Herald")
def herald(g: Oath, slot: int, c: Campaign) -> Flow[None]:
    """After another player's campaign against a player: 1 favor from any bank."""
    holder = queries.keeper(g, slot)
    if holder != c.me and c.defender >= 0:
        yield from gain_from_any(g, holder, slot, 1)


hooks.MUSTER_GAIN.chosen("Rowdy Pub")(plus(1, itself))


@hooks.MAY_CAMPAIGN.on("Vow of Peace")
def peaceful(g: Oath, slot: int, may: bool, seat: int) -> bool:
    """The holder does not campaign."""
    return may and queries.keeper(g, slot) != seat


@hooks.MAY_SACRIFICE.on("Vow of Peace")
def no_martyrs(g: Oath, slot: int, may: bool, c: Campaign) -> bool:
    """Nobody sacrifices warbands against the holder's side."""
    return may and c.side_of(queries.keeper(g, slot)) != 1


on_action("Deed Writer", exchange(FAVOR, SECRETS, SITES))


@when_played("Salad Days")
def salad_days(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """1 favor from each of three banks (R-011)."""
    used: list[int] = []
    for _ in range(3):
        banks = [bank for bank in full_banks(g) if bank not in used]
        if not banks:
            return
        bank = yield from choose(questions.BANK, me, banks, slot)
        used.append(bank)
        tokens.gain_favor(g, me, bank, 1)


@hooks.SUIT_COUNT.on("Marriage")
def marriage(g: Oath, slot: int, count: int, whose: int, suit: int, act: Act | None) -> int:
    """It counts as two Hearth advisers."""
    return count + 1 if suit == HEARTH and queries.keeper(g, slot) == whose else count


def admit(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """From now on this side's dead go to the Hospital."""
    c.hospitals[c.side_of(user)] = slot
    yield from ()


plan("Hospital", use=admit)


@hooks.SAVED.on("Hospital")
def hospital_saves(g: Oath, slot: int, saved: int, c: Campaign, side: int, count: int) -> int:
    """Warbands that would die are laid aside."""
    return count if c.hospitals[side] == slot else saved


@hooks.CAMPAIGN_CLOSING.on("Hospital")
def hospital_discharges(g: Oath, slot: int, c: Campaign) -> Flow[None]:
    """They come to its site if its side rules it then, else they die (R-150)."""
    site = g.place[slot]
    users = [plan.user for plan in c.plans if plan.slot == slot]
    if users and any(queries.rules_site(g, member, site) for member in members(c, c.side_of(users[0]))):
        for colour in range(g.seats):
            tokens.discharge(g, users[0], site, colour)
    yield from ()


def has_warband(g: Oath, act: Act, slot: int) -> bool:
    """Whether there is a warband to lose."""
    return g.bands[act.me] > 0


def lose_warband(g: Oath, act: Act, slot: int) -> None:
    """A warband on the board dies."""
    tokens.kill(g, ON_BOARD + act.me, 1)


modifier("Awaited Return", fits=has_warband, pay=lose_warband)


@hooks.TRADE_SUPPLY.chosen("Awaited Return")
def awaited_return(g: Oath, slot: int, cost: int, act: Act, traded: int) -> int:
    """The trade costs no Supply."""
    return 0
