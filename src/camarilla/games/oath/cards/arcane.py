"""The Arcane denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.oath import (
    battle,
    card_moves,
    economy,
    hooks,
    minor_actions,
    playing,
    queries,
    questions,
    tokens,
)
from camarilla.games.oath.action_in_progress import ATTACKER, BANDITS, ON_BOARD, TRADE, Act, Campaign, target_relic
from camarilla.games.oath.cards.answers import dearer, holder_acts, instead, plus
from camarilla.games.oath.cards.common import (
    discard_many,
    of_suits,
    serves_defender,
    side_cards,
    spare_force,
    suits_of,
    unlocked,
)
from camarilla.games.oath.cards.effects import (
    discard_near,
    end_act,
    gain_favor,
    gain_secrets,
    kill,
    may_join_empire,
    warbands_near,
    with_banner,
)
from camarilla.games.oath.cards.tactics import dice_if, mark, own_side_holds
from camarilla.games.oath.catalog import ARCANE, BEAST, CONSPIRACY, HEARTH, NOMAD, ORDER, REGION, REGION_SITES, Cost
from camarilla.games.oath.hooks import SECRET
from camarilla.games.oath.modifiers import feasible
from camarilla.games.oath.places import DARKEST, DARKEST_ITEM, VISION_BACK
from camarilla.games.oath.plans import change_attack
from camarilla.games.oath.powers import action, modifier, on_action, on_play, plan, when_played
from camarilla.kernel.choices import Ask, Flow, choose, word, words

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

MOST_BARGAINS: Final = 12


on_action("Alchemist", gain_favor(4))
plan("Fire Talkers", dice=dice_if(3, own_side_holds(DARKEST)))


@hooks.RECOVER_ADD.chosen("Magician's Code")
def code_adds(g: Oath, slot: int, count: int, act: Act, what: int) -> int:
    """2 secrets more on the Darkest Secret."""
    return count + 2 if what == DARKEST_ITEM else count


@hooks.MAY_RECOVER.chosen("Magician's Code")
def code_only(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """Only for the Darkest Secret."""
    return may and what == DARKEST_ITEM


on_action("Spirit Snare", gain_favor(1))
on_action("Wizard School", gain_secrets(1), end_act)
on_play("Dazzle", discard_near(HEARTH, ORDER))


@hooks.SUIT_COUNT.chosen("Acting Troupe")
def acting_troupe(g: Oath, slot: int, count: int, whose: int, suit: int, act: Act) -> int:
    """In this trade it counts as Beast or Order, not as Arcane."""
    if queries.keeper(g, slot) != whose:
        return count
    return count + 1 if suit in (BEAST, ORDER) else count - 1 if suit == ARCANE else count


@action("Taming Charm")
def taming_charm(g: Oath, me: int, slot: int) -> Flow[None]:
    """Discard a Beast or Nomad card at one's own site for 2 favor of its suit (R-178)."""
    cards = unlocked(g, me, of_suits(g, g.site_cards[g.pawn[me]], BEAST, NOMAD))
    if not cards:
        return
    tamed = yield from choose(questions.CARD, me, cards, slot)
    suit = queries.suit(g, tamed)
    yield from discard_many(g, me, [tamed], slot)
    tokens.gain_favor(g, me, suit, 2)


@action("Inquisitor")
def inquisitor(g: Oath, me: int, slot: int) -> Flow[None]:
    """Look at a facedown adviser at one's own site: take Conspiracy, or give the favor placed here to its owner."""
    hidden = [card for other in queries.co_located(g, me) for card in queries.facedown_advisers(g, other)]
    if not hidden:
        return
    seen = yield from choose(questions.CARD, me, hidden, slot)
    owner = queries.keeper(g, seen)
    minor_actions.peek(g, me, [seen])
    if g.cards.face[seen] == CONSPIRACY:
        g.cards.reveal(seen)
        card_moves.take_adviser_in_hand(g, me, seen)
        yield from playing.play_as_if_searched(g, me, seen)
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


hooks.DRAWS.chosen("Augury")(plus(1))
plan("Rusting Ray", use=mark("no-hollow", own_side_holds(DARKEST)))


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
    """Once declared, one's own choice is a way through it."""
    return may and through_portal(g, slot, act, site)


plan("Billowing Fog", use=spare_force)


def kindred_warriors(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Skulls kill nobody; up to one die for each other suit among the ruled cards (R-043)."""
    side = c.side_of(user)
    if side == ATTACKER:
        c.notes["no-skulls"] = 1
    most = len(suits_of(g, side_cards(g, c, user)) - {ARCANE})
    count = yield from choose(questions.AMOUNT, user, list(range(most, -1, -1)), slot)
    change_attack(c, count if side == ATTACKER else -count)


plan("Kindred Warriors", use=kindred_warriors)
on_action("Terror Spells", with_banner(DARKEST, kill(2, at=warbands_near)))


@action("Blood Pact")
def blood_pact(g: Oath, me: int, slot: int) -> Flow[None]:
    """An even number of own warbands for half as many secrets."""
    count = yield from choose(questions.AMOUNT, me, list(range(0, g.bands[me] + 1, 2)), slot)
    tokens.kill(g, ON_BOARD + me, count)
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


hooks.PLAN_COST.on("Gleaming Armor")(dearer(Cost(place_secret=1)))


def more_secrets_than_chancellor(g: Oath, me: int) -> bool:
    """Whether a player has more secrets than the Chancellor, those on cards included."""
    mine = tokens.all_secrets(g, me) + (sum(g.on_secrets.values()) if g.turn == me else 0)
    return mine > tokens.all_secrets(g, g.chancellor)


on_play("Bewitch", may_join_empire(when=more_secrets_than_chancellor))


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


on_action("Tutor", gain_secrets(1))


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
    """Each targeted relic of the holder gives 1 die more; the Chancellor's ward serves the Empire (OA-5.5.2j)."""
    relic = target_relic(target)
    if relic < 0 or c.defender == BANDITS or relic not in g.relics[c.defender]:
        return dice
    return dice + 1 if serves_defender(g, slot, c) else dice


hooks.MUSTER_TOKEN.on("Initiation Rite")(instead(SECRET, holder_acts))


@hooks.MAY_RECOVER.on("Vow of Silence")
def silent_recover(g: Oath, slot: int, may: bool, act: Act, what: int) -> bool:
    """The holder cannot recover the Darkest Secret."""
    return may and not (queries.keeper(g, slot) == act.me and what == DARKEST_ITEM)


@hooks.MAY_GIVE_SECRETS.on("Vow of Silence")
def silent_giver(g: Oath, slot: int, may: bool, giver: int) -> bool:
    """The holder cannot give secrets."""
    return may and queries.keeper(g, slot) != giver


@hooks.RECOVERED.on("Vow of Silence")
def silence_rewarded(g: Oath, slot: int, act: Act, what: int) -> Flow[None]:
    """Whenever the Darkest Secret is recovered the holder gains as many secrets as were placed (R-257)."""
    if what == DARKEST_ITEM:
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


class Swap(NamedTuple):
    """One bargain: what is taken (or "done"), and of whom."""

    taken: str
    other: int


def swaps(g: Oath, me: int) -> list[Swap]:
    """A secret for 2 favor, or 2 favor for a secret, with anybody at one's own site; or an end to it."""
    found = [Swap("done", -1)]
    for other in queries.co_located(g, me):
        if g.secrets[me] and g.favor[other] and queries.may_give_secrets(g, me):
            found.append(Swap("favor", other))
        if tokens.purse(g, me) >= 2 and tokens.all_secrets(g, other):
            found.append(Swap("secret", other))
    return found


SWAP: Final = questions.aimed_words(
    "witchs-bargain", "OA-6.2", {"favor": "bargain-favor", "secret": "bargain-secret"}, "refusal-bargain"
)


@action("Witch's Bargain")
def witchs_bargain(g: Oath, me: int, slot: int) -> Flow[None]:
    """Any number of bargains with players at one's own site (R-082, R-083)."""
    for _ in range(MOST_BARGAINS):
        swap = yield from choose(SWAP, me, swaps(g, me))
        if swap.taken == "favor":
            tokens.give_secrets(g, me, swap.other, 1)
            tokens.take_favor(g, swap.other, me, 2)
        elif swap.taken == "secret":
            tokens.give_favor(g, me, swap.other, 2)
            tokens.take_secrets(g, swap.other, me, 1)
        else:
            return


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
    """It comes before modifiers of one's own advisers, which no longer count."""
    if act.kind != TRADE or any(queries.keeper(g, mod) == act.me for mod in act.mods):
        return False
    return bool(models(g, act, slot))


modifier("Master of Disguise", fits=undisguised, asks=pick_model)
