"""The Arcane denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import (
    battle,
    card_moves,
    economy,
    hooks,
    minor_actions,
    queries,
    questions,
    refusals,
    search,
    tokens,
)
from camarilla.games.oath.action_in_progress import TRADE, Act, Campaign
from camarilla.games.oath.campaign import change_attack
from camarilla.games.oath.cards.common import (
    discard_many,
    gain_from_any,
    in_region,
    kill_some,
    may_become_citizen,
    of_suits,
    opposing,
    places_in_region,
    side_cards,
    side_holds,
    spare_force,
    suits_of,
    unlocked,
)
from camarilla.games.oath.catalog import ARCANE, BEAST, CONSPIRACY, HEARTH, NOMAD, ORDER, REGION, REGION_SITES, Cost
from camarilla.games.oath.hooks import SECRET
from camarilla.games.oath.modifiers import feasible
from camarilla.games.oath.places import DARKEST, EXILE, VISION_BACK
from camarilla.games.oath.powers import action, modifier, plan, when_played
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

MOST_BARGAINS: Final = 12


@action("Alchemist")
def alchemist(g: Oath, me: int, slot: int) -> Flow[None]:
    """Gain 4 favor from one or several banks."""
    yield from gain_from_any(g, me, slot, 4)


def fire_dice(g: Oath, c: Campaign, user: int, slot: int) -> int:
    """3 dice if the user's side holds the Darkest Secret."""
    return 3 if side_holds(g, c, c.side_of(user), DARKEST) else 0


plan("Fire Talkers", dice=fire_dice)


@hooks.RECOVER_ADD.chosen("Magician's Code")
def code_adds(g: Oath, slot: int, count: int, act: Act, what: int) -> int:
    """2 secrets more on the Darkest Secret."""
    return count + 2 if what == -1 - DARKEST else count


@hooks.MAY_RECOVER.chosen("Magician's Code")
def code_only(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """Only for the Darkest Secret."""
    return may and what == -1 - DARKEST


@action("Spirit Snare")
def spirit_snare(g: Oath, me: int, slot: int) -> Flow[None]:
    """1 favor from any bank."""
    yield from gain_from_any(g, me, slot, 1)


@action("Wizard School")
def wizard_school(g: Oath, me: int, slot: int) -> Flow[None]:
    """1 secret; the Act phase is over."""
    tokens.gain_secrets(g, me, 1)
    g.act_over = True
    yield from ()


@when_played("Dazzle")
def dazzle(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """All Hearth and Order cards at sites of the region are discarded."""
    struck = of_suits(g, in_region(g, queries.region(g, me)), HEARTH, ORDER)
    yield from discard_many(g, me, unlocked(g, me, struck), slot)


@hooks.SUIT_COUNT.chosen("Acting Troupe")
def acting_troupe(g: Oath, slot: int, count: int, whose: int, suit: int, act: Act) -> int:
    """In this trade it counts as Beast or Order, not as Arcane."""
    if queries.keeper(g, slot) != whose:
        return count
    return count + 1 if suit in (BEAST, ORDER) else count - 1 if suit == ARCANE else count


@action("Taming Charm")
def taming_charm(g: Oath, me: int, slot: int) -> Flow[None]:
    """Discard a Beast or Nomad card at the own site for 2 favor of its suit (R-178)."""
    cards = unlocked(g, me, of_suits(g, g.site_cards[g.pawn[me]], BEAST, NOMAD))
    if not cards:
        return
    tamed = yield from choose(questions.CARD, me, cards, slot)
    suit = queries.suit(g, tamed)
    yield from discard_many(g, me, [tamed], slot)
    tokens.gain_favor(g, me, suit, 2)


@action("Inquisitor")
def inquisitor(g: Oath, me: int, slot: int) -> Flow[None]:
    """Look at a facedown adviser at the own site: take Conspiracy, or give the favor placed here to its owner."""
    hidden = [card for other in queries.co_located(g, me) for card in queries.facedown_advisers(g, other)]
    if not hidden:
        return
    seen = yield from choose(questions.CARD, me, hidden, slot)
    owner = queries.keeper(g, seen)
    minor_actions.peek(g, me, [seen])
    if g.cards.face[seen] == CONSPIRACY:
        g.cards.reveal(seen)
        g.advisers[owner].remove(seen)
        g.place[seen] = -1
        g.hands[me].append(seen)
        yield from search.play_as_if_searched(g, me, seen)
        return
    if g.backs[seen] == VISION_BACK and seen not in g.cleared:
        g.cleared.append(seen)
        g.news += 1
    if g.on_favor.pop(slot, 0):
        tokens.receive(g, owner, 1)


@hooks.TRADED.chosen("Secret Signal")
def secret_signal(g: Oath, slot: int, act: Act, card: int) -> Flow[None]:
    """A trade that yielded exactly 1 favor yields another (R-037, R-131)."""
    if act.notes["gained"] == 1:
        tokens.gain_favor(g, act.me, queries.suit(g, card), 1)
    yield from ()


@hooks.DRAWS.chosen("Augury")
def augury(g: Oath, slot: int, count: int, act: Act) -> int:
    """1 card more."""
    return count + 1


def rusting_ray(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """With the Darkest Secret, hollow swords count nothing."""
    if side_holds(g, c, 1, DARKEST):
        c.notes["no-hollow"] = 1
    yield from ()


plan("Rusting Ray", use=rusting_ray)


def through_portal(g: Oath, slot: int, act: Act, site: int) -> bool:
    """Whether a travel begins or ends at the Portal's site."""
    return g.place[slot] in (act.at, site)


@hooks.TRAVEL_SUPPLY.chosen("Portal")
def portal_supply(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """To or from the Portal for nothing."""
    return 0 if through_portal(g, slot, act, site) else cost


@hooks.IGNORES_SITES.chosen("Portal")
def portal_ignores(g: Oath, slot: int, ignores: bool, act: Act, site: int) -> bool:
    """Site powers do not matter."""
    return ignores or through_portal(g, slot, act, site)


@hooks.MAY_TRAVEL.chosen("Portal")
def portal_only(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """Once declared, the own choice is a way through it."""
    return may and through_portal(g, slot, act, site)


plan("Billowing Fog", use=spare_force)


def kindred_warriors(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Skulls kill nobody; up to one die for each other suit among the ruled cards (R-043)."""
    side = c.side_of(user)
    if side == 0:
        c.notes["no-skulls"] = 1
    most = len(suits_of(g, side_cards(g, c, user)) - {ARCANE})
    count = yield from choose(questions.AMOUNT, user, list(range(most, -1, -1)), slot)
    change_attack(c, count if side == 0 else -count)


plan("Kindred Warriors", use=kindred_warriors)


@action("Terror Spells")
def terror_spells(g: Oath, me: int, slot: int) -> Flow[None]:
    """With the Darkest Secret: kill 2 warbands in the region."""
    if g.banner_holder[DARKEST] == me:
        yield from kill_some(g, me, slot, places_in_region(g, queries.region(g, me)), 2)


@action("Blood Pact")
def blood_pact(g: Oath, me: int, slot: int) -> Flow[None]:
    """An even number of own warbands for half as many secrets."""
    count = yield from choose(questions.AMOUNT, me, list(range(0, g.bands[me] + 1, 2)), slot)
    tokens.kill(g, 100 + me, count)
    tokens.gain_secrets(g, me, count // 2)


@when_played("Revelation")
def revelation(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """From the Chancellor on, everybody may burn favor for as many secrets (R-006)."""
    for seat in g.order:
        if tokens.purse(g, seat):
            count = yield from choose(questions.AMOUNT, seat, list(range(tokens.purse(g, seat) + 1)), slot)
            tokens.gain_secrets(g, seat, tokens.burn_favor(g, seat, count))


def at_its_site(g: Oath, act: Act, slot: int) -> bool:
    """Whether the player acts at the site of the card."""
    return g.place[slot] == act.at


modifier("Observatory", fits=at_its_site)


@hooks.SOURCES.chosen("Observatory")
def observatory(g: Oath, slot: int, sources: list[int], act: Act) -> list[int]:
    """The piles of all regions."""
    return sources + [region for region in range(3) if region not in sources]


@action("Plague Engines")
def plague_engines(g: Oath, me: int, slot: int) -> Flow[None]:
    """Everybody pays 1 favor a ruled site to the Arcane bank."""
    for seat in g.order:
        count = min(g.favor[seat], len(queries.ruled_sites(g, seat)))
        g.favor[seat] -= count
        g.banks[ARCANE] += count
    yield from ()


@hooks.PLAN_COST.on("Gleaming Armor")
def gleaming_armor(g: Oath, slot: int, cost: Cost, c: Campaign, user: int, used: int) -> Cost:
    """Plans of the opposing side cost a secret more (R-059, R-060)."""
    return cost.plus(Cost(place_secret=1)) if opposing(g, slot, c, user) else cost


@when_played("Bewitch")
def bewitch(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """An Exile with more secrets than the Chancellor may become a Citizen."""
    mine = tokens.all_secrets(g, me) + (sum(g.on_secrets.values()) if g.turn == me else 0)
    if g.role[me] == EXILE and mine > tokens.all_secrets(g, g.chancellor):
        yield from may_become_citizen(g, me, slot)


@hooks.ROLLED.on("Jinx")
def jinx(g: Oath, slot: int, roller: int, dice: list[int], attack: bool) -> Flow[None]:
    """The roller who rules it may pay to roll all of these dice again, once (R-185 to R-187)."""
    cost = Cost(place_secret=1)
    if not queries.rules_card(g, roller, slot) or not tokens.can_pay(g, roller, slot, cost):
        return
    if (yield from choose(REROLL, roller, slot, dice, attack)) == questions.YES:
        tokens.pay(g, roller, slot, cost)
        dice[:] = [g.throw() for _ in dice]
        battle.tell_roll(g, attack, dice)


REROLL: Final = Ask("reroll", "OA-7.1.4b", words(questions.YES, questions.NO), word, args=questions.may_args)


@action("Tutor")
def tutor(g: Oath, me: int, slot: int) -> Flow[None]:
    """1 secret."""
    tokens.gain_secrets(g, me, 1)
    yield from ()


@action("Dream Thief")
def dream_thief(g: Oath, me: int, slot: int) -> Flow[None]:
    """Swap two facedown advisers, whoever has them."""
    hidden = [card for seat in g.order for card in queries.facedown_advisers(g, seat)]
    if len(hidden) < 2:
        return
    one = yield from choose(questions.CARD, me, hidden, slot)
    two = yield from choose(questions.CARD, me, [card for card in hidden if card != one], slot)
    card_moves.swap(g, me, one, two)


plan("Cracking Ground", dice=lambda g, c, user, slot: len(c.sites()))


@hooks.TARGET_DICE.on("Sealing Ward")
def sealing_ward(g: Oath, slot: int, dice: int, c: Campaign, target: int) -> int:
    """Each targeted relic of the holder gives 1 die more."""
    holder = queries.keeper(g, slot)
    return dice + 1 if target >= 100 and target - 100 in g.relics[holder] else dice


@hooks.MUSTER_TOKEN.on("Initiation Rite")
def initiation_rite(g: Oath, slot: int, token: str, act: Act) -> str:
    """The holder musters with a secret instead of favor."""
    return SECRET if queries.keeper(g, slot) == act.me else token


@hooks.MAY_RECOVER.on("Vow of Silence")
def silent_recover(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """The holder cannot recover the Darkest Secret."""
    return may and not (queries.keeper(g, slot) == act.me and what == -1 - DARKEST)


@hooks.MAY_GIVE_SECRETS.on("Vow of Silence")
def silent_giver(g: Oath, slot: int, may: bool, giver: int) -> bool:
    """The holder cannot give secrets."""
    return may and queries.keeper(g, slot) != giver


@hooks.RECOVERED.on("Vow of Silence")
def silence_rewarded(g: Oath, slot: int, act: Act, what: int) -> Flow[None]:
    """Whenever the Darkest Secret is recovered the holder gains as many secrets as were placed (R-257)."""
    if what == -1 - DARKEST:
        tokens.gain_secrets(g, queries.keeper(g, slot), act.notes["placed"])
    yield from ()


@action("Forgotten Vault")
def forgotten_vault(g: Oath, me: int, slot: int) -> Flow[None]:
    """1 secret more or fewer on the Darkest Secret, never below 1 (R-152)."""
    values = ["add", "burn"] if g.banner_tokens[DARKEST] > 1 else ["add"]
    answer = yield from choose(questions.WORD, me, values, slot)
    change = 1 if answer == "add" else -1
    g.banner_tokens[DARKEST] += change
    g.minted += change


modifier("Map Library", fits=at_its_site)


@hooks.TRADE_CARDS.chosen("Map Library")
def map_library(g: Oath, slot: int, cards: list[int], act: Act) -> list[int]:
    """The card may be at any site of the region."""
    near = REGION_SITES[REGION[act.at]]
    return cards + [
        card
        for site in near
        for card in g.site_cards[site]
        if card not in cards and queries.suit(g, card) >= 0 and not queries.occupied(g, card)
    ]


def bargain_values(g: Oath, me: int, slot: int) -> list[tuple[str, int]]:
    """A secret for 2 favor, or 2 favor for a secret, with anybody at the own site; or an end to it."""
    values: list[tuple[str, int]] = [("done", -1)]
    for other in queries.co_located(g, me):
        if g.secrets[me] and g.favor[other] and queries.may_give_secrets(g, me):
            values.append(("favor", other))
        if tokens.purse(g, me) >= 2 and tokens.all_secrets(g, other):
            values.append(("secret", other))
    return values


def bargain_option(g: Oath, me: int, value: tuple[str, int]) -> Option:
    """Name a bargain by what is taken: `favor@2`, `secret@2`."""
    kind, other = value
    if other < 0:
        return Option("done", Label("option-done"))
    return Option(
        f"{kind}@{other}", Label(f"bargain-{kind}", {"seat": questions.seat_label(other)}), (f"seat:{other}",)
    )


def bargain_thinkable(g: Oath, me: int, slot: int) -> list[tuple[str, int]]:
    """Both bargains with everybody."""
    return [(kind, other) for other in g.order for kind in ("favor", "secret")]


BARGAIN: Final = Ask(
    "witchs-bargain",
    "OA-6.2",
    bargain_values,
    bargain_option,
    refusals=refusals.beyond(
        bargain_values, bargain_option, bargain_thinkable, refusals.always("OA-6.2", "refusal-bargain")
    ),
)


@action("Witch's Bargain")
def witchs_bargain(g: Oath, me: int, slot: int) -> Flow[None]:
    """Any number of bargains with players at the own site (R-082, R-083)."""
    for _ in range(MOST_BARGAINS):
        kind, other = yield from choose(BARGAIN, me, slot)
        if kind == "done":
            return
        if kind == "favor":
            tokens.give_secrets(g, me, other, 1)
            tokens.take_favor(g, other, me, 2)
        else:
            tokens.give_favor(g, me, other, 2)
            tokens.take_secrets(g, other, me, 1)


def models(g: Oath, act: Act, slot: int) -> list[int]:
    """The players with whose advisers the trade can still be made."""
    trial = Act(act.kind, act.me, act.at, act.free)
    trial.mods = act.mods if slot in act.mods else [*act.mods, slot]
    found = []
    for other in queries.others(g, act.me):
        trial.notes = {**act.notes, "advisers": other}
        g.acts.stack.append(trial)  # whose advisers count is read from there
        if feasible(g, trial, economy.trade_possible):
            found.append(other)
        g.acts.stack.pop()
    return found


def pick_model(g: Oath, act: Act, slot: int) -> Flow[None]:
    """Whose advisers count in this trade."""
    act.notes["advisers"] = yield from choose(questions.SEAT, act.me, models(g, act, slot), slot)


def undisguised(g: Oath, act: Act, slot: int) -> bool:
    """It comes before modifiers of the own advisers, which no longer count."""
    if act.kind != TRADE or any(queries.keeper(g, mod) == act.me for mod in act.mods):
        return False
    return bool(models(g, act, slot))


modifier("Master of Disguise", fits=undisguised, asks=pick_model)
