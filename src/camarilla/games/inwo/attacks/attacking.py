"""Attacks from declaration to result (chapters 7 to 10, IN-21.11 to IN-21.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from camarilla.games.inwo import card_moves, events, hooks, power, queries, refusals, tokens
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.commitment import commit
from camarilla.games.inwo.attacks.model import (
    AID,
    COMMITTED,
    DESTROY,
    DICE,
    FAILURE,
    GOES_ON,
    KINDS,
    OPENED,
    OPPOSE,
    SETTLED,
    SUCCESS,
    AgentsCard,
    Attack,
    Helper,
    PlotCard,
)
from camarilla.games.inwo.attacks.odds import ALWAYS_FAILS, target_odds
from camarilla.games.inwo.attacks.results import result
from camarilla.games.inwo.attacks.undoing import call_off, check_legal, end_card
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import TOOK_BACK, Done
from camarilla.games.inwo.model.play_fields import this_attack
from camarilla.games.inwo.model.zones import DECLARE, FIGHT, GROUPS, PLOTS, ROLLED, STRUCTURE, TABLE, USED
from camarilla.games.inwo.plays import occasions, offers
from camarilla.games.inwo.plays.costs import card_option
from camarilla.games.inwo.plays.free_moves import yes_no, yes_no_option
from camarilla.games.inwo.plays.playing import AFTER_ROLL, carry_out, heard, reply_order, throw
from camarilla.kernel.choices import Ask, Flow, choose, word
from camarilla.kernel.hooks import consult, fire
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

GO = "go"
PRESS = "press"
FEW_HELPERS: Final = 3
COMMIT = "commit"
CALL_OFF = "call-off"


class Press(NamedTuple):
    """Helpers, and press, in one answer."""

    cards: tuple[int, ...]


# -- Declaration (IN-7.5 to IN-7.14) -----------------------------------------------------------------------------------


def declare(g: Inwo, seat: int, kind: int, leader: int) -> Flow[None]:
    """A group of the active player attacks: what it announces. The step `after_play` goes on with it."""
    target = yield from choose(TARGET, seat, leader, kind)
    defender = g.holder[target] if g.zone[target] == STRUCTURE else -1
    if g.zone[target] == GROUPS:
        target = card_moves.show_on_table(g, target, seat)
    a = begin(g, seat, leader, target, defender, kind)
    a.regular = True
    yield from open_attack(g, a)


def begin(g: Inwo, seat: int, leader: int, target: int, defender: int, kind: int) -> Attack:
    """Put an attack on the table."""
    g.attacks.made += 1
    a = Attack(g.attacks.made, seat, leader, target, defender, kind)
    g.attacks.open.append(a)
    g.touch()
    return a


def fight(g: Inwo, a: Attack) -> Flow[None]:
    """An attack led by a group: announce, open, commit, contributions, roll, result."""
    outer = g.window
    yield from open_attack(g, a)
    yield from go_on(g, a)
    g.window = outer


def open_attack(g: Inwo, a: Attack) -> Flow[None]:
    """What the attacker announces, and what the table hears of it."""
    yield from announce_parts(g, a)
    if g.log is not None:
        name = events.name
        declared = events.AttackDeclared(a.attacker, KINDS[a.kind], name(g, a.leader), name(g, a.target), a.privileged)
        g.tell(declared)
    yield from fire(g, hooks.ATTACK_BEGINS, a)


def go_on(g: Inwo, a: Attack) -> Flow[None]:
    """An attack that was announced, from whichever of its windows is open to its end."""
    if a.stage == DICE:
        yield from settle_dice(g, a)
    else:
        if not a.instant:
            yield from open_to_all(g, a)
        if a.outcome == GOES_ON and a.instant:
            check_legal(g, a)
            if a.outcome == GOES_ON:
                commit(g, a)
                yield from roll_out(g, a)
        elif a.outcome == GOES_ON:
            yield from settle_attack(g, a)
    yield from clear_away(g, a)


def announce_parts(g: Inwo, a: Attack) -> Flow[None]:
    """IN-7.5, IN-9.9: name the aiding groups, and privilege if there is to be any."""
    if a.leader >= 0 and power.token_count(g, a.leader) > 1 and consult(g, hooks.PILES_UP, False, a.leader):
        a.leader_tokens = yield from choose(HOW_MANY, a.attacker, a.leader)
    while a.outcome == GOES_ON:
        g.window = DECLARE
        answer = yield from choose(ANNOUNCE, a.attacker)
        if answer == GO or answer == PRESS:
            a.pressed = answer == PRESS
            return
        if isinstance(answer, Press):
            a.aiders += answer.cards
            a.pressed = True
            return
        if answer.what == "aid" and a.stage >= COMMITTED:
            yield from put_in(g, a.attacker, answer)  # a Plot has committed the attack already
        elif answer.what == "aid":
            a.aiders.append(answer.slot)
        else:
            yield from carry_out(g, a.attacker, answer)
            check_legal(g, a)


def announce_values(g: Inwo, seat: int) -> list[Any]:
    """Aiding groups of one's own, cards timed at the declaration, go, or press: commit unless somebody interferes."""
    a = g.attack
    assert a is not None
    if a.instant:
        return [GO, *offers.offers(g, seat)]
    able = [
        slot for slot in queries.with_token(g, seat) if slot not in a.aiders and queries.may_join(g, a, seat, slot, AID)
    ]
    found: list[Any] = [GO] if a.stage >= COMMITTED else [GO, PRESS, *[Press(some) for some in at_once(able)]]
    return found + [offers.Offer("aid", slot) for slot in able] + offers.offers(g, seat)


def at_once(able: list[int]) -> list[tuple[int, ...]]:
    """The helpers that can be named in one go: any of a few; of many each one alone, or all of them."""
    if len(able) > FEW_HELPERS:
        return [*[(slot,) for slot in able], tuple(able)]
    found: list[tuple[int, ...]] = []
    for slot in able:
        found += [(slot,), *[(*some, slot) for some in found]]
    return found


def open_to_all(g: Inwo, a: Attack) -> Flow[None]:
    """IN-7.7, IN-7.10: the others may put something in; then the attacker commits or calls it off."""
    if a.stage >= COMMITTED:
        return
    a.stage = OPENED
    check_legal(g, a)
    while a.outcome == GOES_ON and a.stage < COMMITTED:
        g.window = FIGHT
        answer = yield from heard(g, fighting(a), g.rivals(a.attacker))
        if answer is None:
            break
        a.pressed = False
        yield from carry_out(g, *answer)
        check_legal(g, a)
    if (a.pressed or a.bound) and a.outcome == GOES_ON:
        commit(g, a)
    if a.outcome == GOES_ON and a.stage < COMMITTED:
        decision = yield from choose(DECIDE, a.attacker)
        if decision == CALL_OFF:
            call_off(g, a)
        else:
            commit(g, a)


def fighting(a: Attack) -> Ask[Any]:
    """The window for contributions: that of an attack of phase 5 can be entered anew, one within a play cannot."""
    return FIGHTING_REGULARLY if a.regular else FIGHTING


# -- What others put in (IN-7.22 to IN-7.34, IN-9.1 to IN-9.8) ---------------------------------------------------------


def put_in(g: Inwo, seat: int, value: offers.Offer) -> Flow[None]:
    """A token, or an agents card, for one side."""
    a = g.attack
    assert a is not None
    if seat == a.attacker:
        commit(g, a)
    slot = value.slot
    if value.what == "agents":
        slot = card_moves.show_on_table(g, slot, seat)  # public: it lies open
        a.agents.append(AgentsCard(slot, value.other, seat))
        side = value.other
    else:
        side = AID if value.what == "aid" else OPPOSE
        number = 1
        if side == OPPOSE and consult(g, hooks.FREE_DEFENCE, False, slot, a):
            number = 0
        elif power.token_count(g, slot) > 1 and slot != a.target and consult(g, hooks.PILES_UP, False, slot):
            number = yield from choose(HOW_MANY, seat, slot)
        tokens.spend(g, slot, number)
        a.helpers.append(Helper(slot, side, seat, number))
    a.last = slot
    a.recent = slot
    g.touch()
    if g.log is not None:
        g.tell(events.Joined(seat, ID[g.cards.face[slot]], ("aid", "oppose")[side]))


def take_back(g: Inwo, seat: int, value: Any) -> Flow[None]:
    """IN-7.9: only the attacker answers; consent returns it and what it caused."""
    a = g.attack
    assert a is not None
    slot = a.recent
    g.done.append(Done(seat, TOOK_BACK))
    answer = yield from choose(LET_BACK, a.attacker)
    if answer != "yes":
        return
    for helper in a.helpers:
        if helper.slot == slot:
            g.tokens[slot] += helper.tokens
    a.helpers = [helper for helper in a.helpers if helper.slot != slot]
    if any(card.slot == slot for card in a.agents):
        a.agents = []
        card_moves.put(g, slot, GROUPS, seat)
    if any(card.slot == slot for card in a.cards):
        end_card(g, a, slot)
        card_moves.put(g, slot, PLOTS, seat)
    a.recent = -1
    g.touch()


# -- Contributions, roll, result ---------------------------------------------------------------------------------------


def settle_attack(g: Inwo, a: Attack) -> Flow[None]:
    """IN-21.12: polls until all pass, then the dice and what follows."""
    while a.outcome == GOES_ON:
        g.window = FIGHT
        answer = yield from heard(g, fighting(a), reply_order(g, a.attacker))
        if answer is None:
            break
        a.pressed = False
        yield from carry_out(g, *answer)
        check_legal(g, a)
    if a.outcome == GOES_ON:
        yield from roll_out(g, a)


def roll_out(g: Inwo, a: Attack) -> Flow[None]:
    """IN-7.8, IN-7.17, IN-7.36: the strength is fixed and the dice are rolled; then the result."""
    a.fixed = strength.strength(g, a)  # public: attacks are open
    if g.log is not None:
        g.tell(events.StrengthFixed(a.fixed, strength.by_name(g, strength.reckon(g, a))))
    a.stage = DICE
    if g.rules12 and a.fixed < 2:
        a.outcome = FAILURE
    else:
        a.dice = throw(g, 2)
        if g.log is not None:
            g.tell(events.Rolled(a.attacker, a.dice[:], ""))
    yield from settle_dice(g, a)


def settle_dice(g: Inwo, a: Attack) -> Flow[None]:
    """What the dice come to, once everybody had a chance to change them."""
    yield from change_dice(g, a)
    if a.outcome == GOES_ON:
        a.outcome = SUCCESS if succeeds(a) else FAILURE
    if a.outcome == SUCCESS and consult(g, hooks.FAILS, False, a):
        a.outcome = FAILURE
    a.stage = SETTLED
    yield from result(g, a)


def change_dice(g: Inwo, a: Attack) -> Flow[None]:
    """IN-21.13: everybody may change the roll; a repeated roll opens the window again."""
    while a.outcome == GOES_ON:
        while a.outcome == GOES_ON:
            g.window = ROLLED
            answer = yield from heard(g, ROLLED_REGULARLY if a.regular else AFTER_ROLL, reply_order(g, a.attacker))
            if answer is None:
                break
            yield from carry_out(g, *answer)
        rolled = a.dice[:]
        yield from fire(g, hooks.AFTER_ROLL, a)
        if a.dice == rolled:
            return


def succeeds(a: Attack) -> bool:
    """IN-7.15 to IN-7.17: the roll is at most the strength, and 11 and 12 always fail."""
    return a.roll <= a.fixed and a.roll < ALWAYS_FAILS


def clear_away(g: Inwo, a: Attack) -> Flow[None]:
    """The attack is over: its Plots and agents are discarded, its effects end, and cards timed on it speak."""
    a.stage = SETTLED
    for plot in list(a.cards):
        if g.zone[plot.slot] == TABLE:
            card_moves.discard(g, plot.slot, USED)
    for card in a.agents:
        if g.zone[card.slot] == TABLE:
            g.holder[card.slot] = card.seat
            card_moves.discard(g, card.slot, USED)
    yield from fire(g, hooks.AFTER_ATTACK, a)
    g.effects.expire(this_attack(a.number))
    g.attacks.open.remove(a)
    g.touch()


# -- Attacks made by Plots (chapter 10) --------------------------------------------------------------------------------


def strike(g: Inwo, seat: int, card: int, target: int, own_power: int) -> Attack:
    """Begin an attack made by a Plot; it is committed at once (IN-7.11)."""
    a = begin(g, seat, -1, target, g.holder[target], DESTROY)
    a.stage = COMMITTED
    a.card = card
    a.own_power = own_power
    a.cards.append(PlotCard(card, seat, -1))
    return a


def freeze(g: Inwo, a: Attack) -> None:
    """IN-10.7: the target's Power is read at the declaration of an Instant attack."""
    a.instant = True
    a.frozen = strength.target_power(g, a)


def finish_strike(g: Inwo, card: int) -> Flow[None]:
    """The reply window of a Plot that attacks has closed: contributions if it is not Instant, dice, result."""
    a = next(attack for attack in g.attacks.open if attack.card == card)
    outer = g.window
    if a.outcome == GOES_ON and (not a.instant or g.marked(in_force.JOINABLE, card)):
        yield from settle_attack(g, a)
    elif a.outcome == GOES_ON:
        check_legal(g, a)
        if a.outcome == GOES_ON:
            yield from roll_out(g, a)
    yield from clear_away(g, a)
    g.window = outer


# -- The questions -----------------------------------------------------------------------------------------------------


def target_values(g: Inwo, seat: int, leader: int, kind: int) -> list[int]:
    """What a group may attack."""
    return queries.attackable(g, seat, leader, kind)


def target_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a target and whose it is; one from the hand whose double is in play (Media Sensation) says where it is."""
    option = card_option(g, seat, slot)
    if g.zone[slot] == STRUCTURE:
        owner = {**option.label.args, "seat": occasions.seat_label(g.holder[slot])}
        return Option(option.notation, Label("option-target", owner), option.touches)
    if g.zone[slot] != GROUPS:
        return option
    double = queries.in_play_by_name(g, option.notation)
    label = Label("option-target-in-hand", option.label.args)
    return Option(f"{option.notation}~hand" if double else option.notation, label, option.touches)


def announce_option(g: Inwo, seat: int, value: Any) -> Option:
    """Name a part of the announcement: `aid:cia`, or `press:cia+texas` for helpers and press in one."""
    if isinstance(value, Press):
        cards = "+".join([card_moves.name(g, slot) for slot in value.cards])
        label = Label("option-press-with", {"cards": [ID[g.cards.face[slot]] for slot in value.cards]})
        return Option(f"{PRESS}:{cards}", label, tuple([f"card:{slot}" for slot in value.cards]))
    return offers.offer_option(g, seat, value)


def how_many_values(g: Inwo, seat: int, slot: int) -> list[int]:
    """How many tokens to spend together."""
    return list(range(1, power.token_count(g, slot) + 1))


def number_option(g: Inwo, seat: int, value: int) -> Option:
    """Name a number."""
    return Option(str(value), Label("option-number", {"name": str(value)}))


def decide_values(g: Inwo, seat: int) -> list[str]:
    """Commit or call off."""
    return [COMMIT, CALL_OFF]


LET_BACK: Ask[str] = Ask("let-back", "IN-21.33", yes_no, yes_no_option)
TARGET: Ask[int] = Ask("target", "IN-7.4", target_values, target_option, note=target_odds)
ANNOUNCE: Ask[Any] = Ask("announce", "IN-7.5", announce_values, announce_option, args=occasions.attack_args)
FIGHTING: Ask[Any] = refusals.any_play("fight", "IN-21.12")
FIGHTING_REGULARLY: Ask[Any] = refusals.any_play("fight", "IN-21.12", checkpoint=True)
ROLLED_REGULARLY: Ask[Any] = refusals.any_play("after-roll", "IN-21.13", checkpoint=True)
DECIDE: Ask[str] = Ask("decide", "IN-7.7", decide_values, word, args=occasions.attack_args)
HOW_MANY: Ask[int] = Ask("how-many", "IN-7.12", how_many_values, number_option)
