"""Plots with V that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries, tokens
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.card_language.plot_shapes import (
    against_disaster,
    discarded,
    forget_just,
    guard_attack,
    slots_of,
)
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION
from camarilla.games.inwo.catalog import GROUP
from camarilla.games.inwo.model.play_fields import NO_CARD, InAttack, subject_of, target_of, this_attack, within
from camarilla.games.inwo.model.zones import DISCARDS, FAILED, FIGHT, GONE, MAIN, PLOT_BACK, REPLY, RESULT, STRUCTURE
from camarilla.games.inwo.plays import relief
from camarilla.games.inwo.plays.abilities import NONE, Pick, plot, settles
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow, choose

from .plots_t import GETS_TOKEN, tokens_just_placed

# -- Volunteer Aid -----------------------------------------------------------------------------------------------------


def volunteer(g: Inwo, play: Play) -> None:
    """+6 to the defence, and help afterwards."""
    a = g.attack
    assert a is not None
    guard_attack(g, play, 6)
    g.effects.add("volunteers", play.seat, InAttack(NO_CARD, a.number), until=this_attack(a.number), play=play.id)


@hooks.AFTER_DEVASTATED.on("volunteers")
def volunteers_stay(g: Inwo, source: int, slot: int, a: Attack) -> Flow[None]:
    """The Place was Devastated all the same: Relief is on its way."""
    effect = g.effect(source)
    if within(effect) == a.number:
        g.effects.add("aid coming", effect.owner, (slot,))
    yield from ()


@hooks.TURN_STARTS.on("aid coming")
def aid_arrives(g: Inwo, source: int, seat: int) -> Flow[None]:
    """Relief at the start of its owner's next turn."""
    slot = subject_of(g.effect(source))
    if g.zone[slot] == STRUCTURE and g.holder[slot] == seat:
        g.effects.cancel(-source)
        if power.devastated(g, slot):
            yield from relief.give(g, slot, [])


plot("volunteer-aid", when=REPLY | FIGHT, test=against_disaster, apply=volunteer, in_attack=True)

# -- Voodoo Economics --------------------------------------------------------------------------------------------------


def may_sacrifice(g: Inwo, seat: int, slot: int) -> bool:
    """Just after tokens were placed, with Plots to give away."""
    return tokens_just_placed(g, seat, slot) and bool(g.plot_deck[seat])


@settles("voodoo-economics", when=MAIN, own_turn=True, test=may_sacrifice, cost=ILLUMINATI_ACTION, once="game")
def voodoo(g: Inwo, play: Play) -> Flow[None]:
    """For each of up to ten top Plots, gone for good, an extra token on another group."""
    seat = play.seat
    left = [  # public: own groups
        card for card in g.structure[seat] if power.gets_tokens(g, card) and card not in g.fresh
    ]
    for _ in range(10):
        if not left or not g.plot_deck[seat]:
            return
        group = yield from choose(GETS_TOKEN, seat, (*left, NONE))
        if group == NONE:
            return
        for slot in card_moves.discard_top(g, seat, PLOT_BACK):
            forget_just(g, slot)
            card_moves.put(g, slot, GONE, seat)
        tokens.give_token(g, group)
        left.remove(group)


# -- Vultures ----------------------------------------------------------------------------------------------------------


def carrion(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Groups a rival has just failed to take over and discarded."""
    entries = [entry for entry in discarded(g, GROUP) if entry.other == FAILED and entry.seat != seat]
    return slots_of(g, [entry for entry in entries if queries.may_touch(g, seat, entry.seat)])


def one_carcass(g: Inwo, slot: int) -> int:
    """The Group it would take, if there is just one."""
    cards = carrion(g, g.holder[slot], slot, ())
    return cards[0] if len(cards) == 1 else -1


@settles("vultures", when=RESULT, picks=[Pick("card", carrion)], takes=one_carcass)
def vultures(g: Inwo, play: Play) -> Flow[None]:
    """It goes into one's own hand."""
    slot = target_of(play)
    if g.zone[slot] == DISCARDS:
        forget_just(g, slot)
        card_moves.take_into_hand(g, slot, play.seat)
    yield from ()
