"""OA-5.2 Muster, OA-5.3 Trade, OA-5.4 Recover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.oath import card_moves, hooks, other_answers, powers, promises, queries, questions, tokens
from camarilla.games.oath.action_in_progress import MUSTER, RECOVER, TRADE, Act
from camarilla.games.oath.catalog import NO_SUIT, SUIT, SUITS, Cost, RelicPrice, card
from camarilla.games.oath.hooks import FAVOR, SECRET, consult, consult_about, consult_act, fire_act
from camarilla.games.oath.modifiers import declare, feasible
from camarilla.games.oath.places import DARKEST, DARKEST_ITEM, PEOPLE, PEOPLE_ITEM, as_item, banner_of
from camarilla.games.oath.prices import price
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def spare(g: Oath, act: Act) -> powers.Tokens:
    """Favor and faceup secrets left once the declared modifiers are paid."""
    favor, secrets = powers.owed(g, act)
    return tokens.purse(g, act.me) - favor, g.secrets[act.me] - secrets


def empty_cards(g: Oath, act: Act) -> list[int]:
    """The denizens and intact edifices at the site that carry no token."""
    busy = powers.taken_up(g, act)
    return [
        slot
        for slot in g.site_cards[act.at]
        if SUIT[g.up[slot]] != NO_SUIT and not queries.occupied(g, slot) and slot not in busy
    ]


# -- 5.2 Muster --------------------------------------------------------------------------------------------------------


def muster_supply(g: Oath, act: Act, slot: int) -> int:
    """OA-5.2.1: 1 Supply."""
    cost: int = consult_about(g, hooks.MUSTER_SUPPLY, 1, act, slot)
    return 0 if act.free else cost


def muster_cards(g: Oath, me: int, act: Act) -> list[int]:
    """OA-5.2.1: the cards that can be mustered on."""
    token = consult_act(g, hooks.MUSTER_TOKEN, FAVOR, act)
    favor, secrets = spare(g, act)
    if (favor if token == FAVOR else secrets) < 1:
        return []
    cards: list[int] = consult_act(g, hooks.MUSTER_CARDS, empty_cards(g, act), act)
    return [
        slot for slot in dict.fromkeys(cards) if may_work(g, act, slot) and muster_supply(g, act, slot) <= g.supply[me]
    ]


def may_work(g: Oath, act: Act, slot: int) -> bool:
    """Whether no power forbids mustering on or trading with a card."""
    answer: bool = consult_about(g, hooks.MAY_WORK, True, act, slot)
    return answer


def can_muster(g: Oath, me: int) -> bool:
    """Whether a player can muster at all."""
    return feasible(g, Act(MUSTER, me, g.pawn[me]), muster_possible)


def no_work(g: Oath, act: Act, slot: int, rule: str, cost: int) -> other_answers.Reason:
    """Why a card can be neither mustered on nor traded with; `rule` is the action's own clause."""
    name = {"card": questions.card_label(g, act.me, slot)}
    if slot not in g.site_cards[act.at]:
        return rule, Label("refusal-not-here", name)
    if SUIT[g.up[slot]] == NO_SUIT:
        return rule, Label("refusal-ruin", name)
    if queries.occupied(g, slot) or slot in powers.taken_up(g, act):
        return "OA-7.1.2c", Label("refusal-occupied", name)
    if not may_work(g, act, slot):
        return rule, Label("refusal-forbidden")
    if cost > g.supply[act.me]:
        return "OA-4.2c", Label("refusal-supply", {"count": g.supply[act.me]})
    return rule, Label("refusal-tokens")


def no_muster(g: Oath, me: int, slot: int, act: Act) -> other_answers.Reason:
    """OA-5.2.1: why not on this card."""
    return no_work(g, act, slot, "OA-5.2.1", muster_supply(g, act, slot))


def muster_price(g: Oath, me: int, slot: int, act: Act) -> Label:
    """OA-5.2.1: Supply, and a token on the card."""
    favor = consult_act(g, hooks.MUSTER_TOKEN, FAVOR, act) == FAVOR
    return price(muster_supply(g, act, slot), int(favor), int(not favor))


MUSTER_ON: Final = Ask(
    "muster-on",
    "OA-5.2.1",
    muster_cards,
    questions.card_option,
    note=muster_price,
    refusals=other_answers.beyond(muster_cards, questions.card_option, other_answers.all_faceup, no_muster),
)


def muster_possible(g: Oath, act: Act) -> bool:
    """Whether there is a card to muster on."""
    return bool(muster_cards(g, act.me, act))


def muster(g: Oath, me: int) -> Flow[None]:
    """OA-5.2: 1 Supply and 1 favor on a card buy two warbands."""
    act = Act(MUSTER, me, g.pawn[me])
    g.acts.stack.append(act)
    yield from declare(g, act, muster_possible)
    slot = yield from choose(MUSTER_ON, me, act)
    g.supply[me] -= muster_supply(g, act, slot)
    powers.pay_modifiers(g, act)
    gain: int = consult_about(g, hooks.MUSTER_GAIN, 2, act, slot)
    if consult_act(g, hooks.MUSTER_TOKEN, FAVOR, act) == FAVOR:
        tokens.place_favor(g, me, slot, 1)
    else:
        tokens.place_secrets(g, me, slot, 1)
    tokens.gain_bands(g, me, gain)
    g.acts.stack.pop()
    yield from fire_act(g, hooks.MUSTERED, act, slot)


# -- 5.3 Trade ---------------------------------------------------------------------------------------------------------


class Trade(NamedTuple):
    """A trade that can be made."""

    gains: str
    """FAVOR or SECRET."""
    slot: int
    """The card it is made with."""


def trade_supply(g: Oath, act: Act, slot: int) -> int:
    """OA-5.3.1: 1 Supply."""
    cost: int = consult_about(g, hooks.TRADE_SUPPLY, 1, act, slot)
    return 0 if act.free else cost


def trades(g: Oath, me: int, act: Act) -> list[Trade]:
    """OA-5.3.2: for favor (1 secret placed) or for secrets (2 favor placed), with which card."""
    favor, secrets = spare(g, act)
    if secrets < 1 and favor < 2:
        return []
    cards: list[int] = consult_act(g, hooks.TRADE_CARDS, empty_cards(g, act), act)
    found: list[Trade] = []
    for slot in dict.fromkeys(cards):
        if not may_work(g, act, slot) or trade_supply(g, act, slot) > g.supply[me]:
            continue
        toll = len(trade_tolls(g, act, slot))
        if secrets >= 1 and favor >= toll:
            found.append(Trade(FAVOR, slot))
        if favor >= 2 + toll:
            found.append(Trade(SECRET, slot))
    return found


def trade_tolls(g: Oath, act: Act, slot: int) -> list[int]:
    """Who must be given 1 favor to trade with a card."""
    rulers: list[int] = consult(g, hooks.TRADE_TOLL, [], act, slot)
    return rulers


def trade_option(g: Oath, me: int, value: Trade) -> Option:
    """Name a trade: `favor:longbows` gains favor, `secret:longbows` secrets."""
    label = Label(f"trade-for-{value.gains}", {"card": questions.card_label(g, me, value.slot)})
    return Option(f"{value.gains}:{questions.card_key(g, me, value.slot)}", label, (f"card:{value.slot}",))


def trade_possible(g: Oath, act: Act) -> bool:
    """Whether there is something to trade."""
    return bool(trades(g, act.me, act))


def can_trade(g: Oath, me: int) -> bool:
    """Whether a player can trade at all."""
    return feasible(g, Act(TRADE, me, g.pawn[me]), trade_possible)


def thinkable_trades(g: Oath, me: int, act: Act) -> list[Trade]:
    """Both trades with every card lying faceup at a site."""
    return [Trade(kind, slot) for cards in g.site_cards for slot in cards for kind in (FAVOR, SECRET)]


def no_trade(g: Oath, me: int, value: Trade, act: Act) -> other_answers.Reason:
    """OA-5.3.2: why not with this card."""
    rule = "OA-5.3.2a" if value.gains == FAVOR else "OA-5.3.2b"
    return no_work(g, act, value.slot, rule, trade_supply(g, act, value.slot))


def trade_price(g: Oath, me: int, value: Trade, act: Act) -> Label:
    """OA-5.3.1, OA-5.3.2: Supply, tolls, and what is placed on the card."""
    favor = len(trade_tolls(g, act, value.slot)) + (2 if value.gains == SECRET else 0)
    return price(trade_supply(g, act, value.slot), favor, int(value.gains == FAVOR))


TRADE_WITH: Final = Ask(
    "trade-with",
    "OA-5.3.2a",
    trades,
    trade_option,
    note=trade_price,
    refusals=other_answers.beyond(trades, trade_option, thinkable_trades, no_trade),
)


def trade_gains(g: Oath, act: Act, chosen: Trade) -> powers.Tokens:
    """OA-5.3.2: the favor and the secrets that a trade brings, by the advisers of the card's suit."""
    advisers = queries.suit_count(g, act.me, SUIT[g.up[chosen.slot]], act)
    for_favor = chosen.gains == FAVOR
    favor: int = consult_about(g, hooks.TRADE_FAVOR, 1 + advisers if for_favor else 0, act, chosen.slot)
    secrets: int = 0 if for_favor else consult_about(g, hooks.TRADE_SECRETS, advisers, act, chosen.slot)
    return favor, max(0, secrets)


def trade(g: Oath, me: int) -> Flow[None]:
    """OA-5.3: a secret for favor, or favor for secrets, by the advisers of the card's suit."""
    act = Act(TRADE, me, g.pawn[me])
    g.acts.stack.append(act)
    yield from declare(g, act, trade_possible)
    chosen = yield from choose(TRADE_WITH, me, act)
    kind, slot = chosen.gains, chosen.slot
    g.supply[me] -= trade_supply(g, act, slot)
    for taker in trade_tolls(g, act, slot):
        tokens.give_favor(g, me, taker, 1)
    powers.pay_modifiers(g, act)
    favor, secrets = trade_gains(g, act, chosen)
    if kind == FAVOR:
        tokens.place_secrets(g, me, slot, 1)
    else:
        tokens.place_favor(g, me, slot, 2)
        tokens.gain_secrets(g, me, secrets)
    act.notes["gained"] = tokens.gain_favor(g, me, SUIT[g.up[slot]], favor)
    yield from fire_act(g, hooks.TRADED, act, slot)
    g.acts.stack.pop()


# -- 5.4 Recover -------------------------------------------------------------------------------------------------------


def relic_cost(g: Oath, site: int) -> RelicPrice | None:
    """OA-5.4.2a: what the site prints."""
    return card(g.up[g.sites[site]]).recover if g.site_up[site] else None


def recoverable(g: Oath, me: int, act: Act) -> list[int]:
    """OA-5.4.1: facedown relics at the own site (slots), and banners (-1 People's Favor, -2 Darkest Secret)."""
    if not act.free and g.supply[me] < 1:
        return []
    found = [slot for slot in g.site_relics[act.at] if can_pay_relic(g, act, slot)]
    found += [as_item(banner) for banner in (PEOPLE, DARKEST) if can_pay_banner(g, act, banner)]
    return [what for what in found if consult_about(g, hooks.MAY_RECOVER, True, act, what)]


def can_pay_relic(g: Oath, act: Act, slot: int) -> bool:
    """Whether the site's price for a relic can be paid."""
    price = relic_cost(g, act.at)
    if price is None or queries.stays(g, slot, act.me):
        return False
    favor, secrets = spare(g, act)
    return (secrets if price.way == "burn_secret" else favor) >= price.amount


def can_pay_banner(g: Oath, act: Act, banner: int) -> bool:
    """OA-5.4.1b, OA-5.4.2b: whether a banner is open to a Recover and more than what is on it can be placed."""
    me = act.me
    favor, secrets = spare(g, act)
    added: int = consult_about(g, hooks.RECOVER_ADD, 0, act, as_item(banner))
    if (favor if banner == PEOPLE else secrets) + added <= g.banner_tokens[banner]:
        return False
    holder = g.banner_holder[banner]
    if holder < 0 or holder == me:
        return True
    return (banner != DARKEST or is_open(g, holder)) and queries.may_take(g, me, holder, as_item(banner))


def is_open(g: Oath, holder: int) -> bool:
    """OA-5.4.1b, c: whether some card at the holder's site matches none of the holder's advisers."""
    mine = queries.adviser_suits(g, holder)
    return any(suit not in mine for suit in queries.suits_at(g, g.pawn[holder]))


def recover_possible(g: Oath, act: Act) -> bool:
    """Whether there is something to recover."""
    return bool(recoverable(g, act.me, act))


def can_recover(g: Oath, me: int) -> bool:
    """Whether a player can recover at all."""
    return feasible(g, Act(RECOVER, me, g.pawn[me]), recover_possible)


def payments(g: Oath, me: int, act: Act, banner: int) -> list[int]:
    """OA-5.4.2b: how many tokens of the own may be placed on a banner."""
    favor, secrets = spare(g, act)
    added: int = consult_about(g, hooks.RECOVER_ADD, 0, act, as_item(banner))
    least = max(0, g.banner_tokens[banner] + 1 - added)
    return list(range(least, (favor if banner == PEOPLE else secrets) + 1))


def no_recovery(g: Oath, me: int, what: int, act: Act) -> other_answers.Reason:
    """OA-5.4.1, OA-5.4.2: why this cannot be recovered."""
    if what >= 0:
        return "OA-5.4.1a", Label("refusal-recover-relic")
    holder = g.banner_holder[banner_of(what)]
    if what == DARKEST_ITEM and holder not in (-1, me) and not is_open(g, holder):
        return "OA-5.4.1b", Label("refusal-darkest")
    return "OA-5.4.2b", Label("refusal-banner", {"count": g.banner_tokens[banner_of(what)]})


def no_payment(g: Oath, me: int, count: int, act: Act, banner: int) -> other_answers.Reason:
    """OA-5.4.2b: too few, or more than there are."""
    few = count <= g.banner_tokens[banner]
    return "OA-5.4.2b", Label("refusal-banner", {"count": g.banner_tokens[banner]}) if few else Label("refusal-tokens")


def recovery_price(g: Oath, me: int, what: int, act: Act) -> Label:
    """OA-5.4.2: Supply, and what the site asks for a relic; of a banner the least that must be placed."""
    supply = int(not act.free)
    if what < 0:
        least = payments(g, me, act, banner_of(what))[0]
        return price(supply, least, 0) if what == PEOPLE_ITEM else price(supply, 0, least)
    asked = relic_cost(g, act.at)
    if asked is None:
        return price(supply)
    return price(supply, 0, asked.amount) if asked.way == "burn_secret" else price(supply, asked.amount)


RECOVER_WHAT: Final = Ask(
    "recover-what",
    "OA-5.4.1a",
    recoverable,
    questions.item_option,
    note=recovery_price,
    refusals=other_answers.beyond(recoverable, questions.item_option, other_answers.all_items, no_recovery),
)
PAYMENT: Final = Ask(
    "recover-payment",
    "OA-5.4.2b",
    payments,
    questions.amount_option,
    refusals=other_answers.beyond(payments, questions.amount_option, other_answers.all_amounts, no_payment),
)
FIRST_BANK: Final = Ask(
    "recover-bank",
    "OA-5.4.4b",
    questions.listed,
    questions.bank_option,
    refusals=questions.outside(questions.bank_option, other_answers.all_banks, "OA-5.4.4b", "refusal-bank"),
)


def recover(g: Oath, me: int) -> Flow[None]:
    """OA-5.4: a relic of the site for its price, or a banner for more than what lies on it."""
    act = Act(RECOVER, me, g.pawn[me])
    g.acts.stack.append(act)
    yield from declare(g, act, recover_possible)
    what = yield from choose(RECOVER_WHAT, me, act)
    paid = bank = 0
    if what < 0:
        paid = yield from choose(PAYMENT, me, act, banner_of(what))
    if what == PEOPLE_ITEM:
        bank = yield from choose(FIRST_BANK, me, list(range(len(SUITS))))
    g.supply[me] -= 1
    added: int = consult_about(g, hooks.RECOVER_ADD, 0, act, what)
    powers.pay_modifiers(g, act)
    holder = g.banner_holder[banner_of(what)] if what < 0 else -1
    if what >= 0:
        pay_relic(g, act)
        yield from card_moves.take_relics(g, me, [what])
    elif what == PEOPLE_ITEM:
        renew_people(g, me, paid, bank)
    else:
        renew_darkest(g, me, paid, added)
    act.notes["placed"] = paid + added
    if what < 0:
        promises.broken(g, promises.NO_TAKING, me, holder, banner_of(what))
    yield from fire_act(g, hooks.RECOVERED, act, what)
    g.acts.stack.pop()


def recoverable_for_nothing(g: Oath, me: int, site: int, relic: int) -> bool:
    """Whether a relic could be recovered at a site if it cost nothing."""
    act = Act(RECOVER, me, site, True)
    may: bool = consult_about(g, hooks.MAY_RECOVER, True, act, relic)
    return may and card_moves.may_take_relic(g, me, relic)


def recover_for_nothing(g: Oath, me: int, site: int, relic: int) -> Flow[None]:
    """A power lets a player recover a relic at no cost: a Recover of its own, with its modifiers (R-256)."""
    act = Act(RECOVER, me, site, True)
    g.acts.stack.append(act)
    yield from declare(g, act, already_chosen)
    powers.pay_modifiers(g, act)
    yield from card_moves.take_relics(g, me, [relic])
    act.notes["placed"] = 0
    yield from fire_act(g, hooks.RECOVERED, act, relic)
    g.acts.stack.pop()


def already_chosen(g: Oath, act: Act) -> bool:
    """What is recovered is settled, so that the action can be finished."""
    return True


def pay_relic(g: Oath, act: Act) -> None:
    """OA-5.4.2a: 3 favor into a bank, or favor or secrets burnt."""
    price = relic_cost(g, act.at)
    assert price is not None
    if price.way == "place_favor":
        tokens.bank_favor(g, act.me, price.bank, price.amount)
    elif price.way == "burn_favor":
        tokens.pay(g, act.me, -1, Cost(burn_favor=price.amount))
    else:
        tokens.pay(g, act.me, -1, Cost(burn_secret=price.amount))


def renew_people(g: Oath, me: int, paid: int, bank: int) -> None:
    """OA-5.4.4a, b: no mob, exactly the favor paid; the old favor goes to the banks one by one from a bank chosen."""
    old = g.banner_tokens[PEOPLE]
    tokens.spend(g, me, paid)
    g.banner_tokens[PEOPLE] = paid
    g.mob = False
    for step in range(old):
        g.banks[(bank + step) % len(SUITS)] += 1
    card_moves.give_banner(g, me, PEOPLE)


def renew_darkest(g: Oath, me: int, paid: int, added: int) -> None:
    """OA-5.4.4c: exactly the secrets paid; one of the old ones to the recoverer, the rest to the previous holder."""
    old = g.banner_tokens[DARKEST]
    holder = g.banner_holder[DARKEST]
    g.secrets[me] -= paid
    g.minted += added
    g.banner_tokens[DARKEST] = paid + added
    if holder == me:
        g.secrets[me] += old
    else:
        g.secrets[me] += min(1, old)
        if holder >= 0:
            g.secrets[holder] += max(0, old - 1)
        else:
            g.minted -= max(0, old - 1)
    card_moves.give_banner(g, me, DARKEST)
