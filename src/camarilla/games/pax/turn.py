"""The action phase: what the active player chose is carried out, one thing after the other (PA-4.5 to PA-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax import events
from camarilla.games.pax.actions import dismiss, free_moves, influence, reassign, scout, take_and_lay
from camarilla.games.pax.catalog import (
    CL,
    CONVENT,
    CR,
    DISMISS,
    EVERY_TYPE,
    FACTIONS,
    INFLUENCE,
    INQUISITORS,
    INTERROGATE,
    KN,
    NAMES,
    PLOTS,
    PRESS,
    REASSIGN,
    SC,
    SCOUT,
    A,
    M,
)
from camarilla.games.pax.chain import conspire
from camarilla.games.pax.favour import pay
from camarilla.games.pax.interrogate import ALONE, PLAIN, interrogate
from camarilla.games.pax.oust import CLERGY, USUAL, oust
from camarilla.games.pax.questions import (
    ABILITY,
    BUY_CONVENT,
    BUY_PRESS,
    CONSPIRE,
    END,
    INQUIRE_HAND,
    MAIN,
    REALISE,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    TAKE,
    act_args,
    act_option,
    act_values,
)
from camarilla.games.pax.refusals import act_refusals
from camarilla.games.pax.scheming import realise
from camarilla.kernel.choices import Ask, Flow
from camarilla.kernel.events import Secret

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

MAIN_ACTIONS: Final = 2

ACT: Final = Ask("act", "PA-4.5", act_values, act_option, refusals=act_refusals, args=act_args, checkpoint=True)


def action_phase(g: Pax, me: int) -> Flow[None]:
    """Main and free actions in any order, until the player ends the phase."""
    while True:
        value = yield ACT.to(me)
        verb, target, more = value >> 12, value >> 3 & 511, value & 7
        if verb == END:
            return
        if verb < CONSPIRE:
            yield from main_action(g, me, verb - MAIN, target, more)
        elif verb == CONSPIRE:
            yield from conspire(g, me, target)
        elif verb == TAKE:
            take_faction(g, me, target)
        elif verb == REALISE:
            realise(g, me, target)
        elif verb < REWARD_INFLUENCE:
            yield from faction_ability(g, me, verb - ABILITY, target, more)
        elif verb <= REWARD_REASSIGN:
            yield from reward(g, me, verb, target, more)
        elif verb <= BUY_CONVENT:
            yield from buy_action(g, me, verb, target)
        else:
            inquire(g, me, more, verb == INQUIRE_HAND)


def main_action(g: Pax, me: int, action: int, target: int, more: int) -> Flow[None]:
    """One of the six, at the cost of a main action unless an event makes it free (PA-16.18)."""
    none_left = g.actions == 0
    free = False
    if action == SCOUT:
        free = yield from scout(g, me, target, none_left)  # public: the acting card lies open
    elif action == INFLUENCE:
        free = yield from influence(g, me, target)
    elif action == INTERROGATE:
        yield from interrogate(g, me, target, PLAIN)
    elif action == REASSIGN:
        yield from reassign(g, me, target)
    elif action == DISMISS:
        free = yield from dismiss(g, me, target, [], none_left)  # public: the card laid lies open
    else:
        yield from oust(g, me, target, more, USUAL)
    if not free:
        g.actions -= 1


# -- Faction cards (PA-12, PA-19) --------------------------------------------------------------------------------------


def take_faction(g: Pax, me: int, faction: int) -> None:
    """PA-12.1, PA-12.2: the card comes to its new owner and is fresh."""
    if g.log is not None:
        before = g.holder[faction]
        g.tell(events.FactionTaken(me, FACTIONS[faction], before if before >= 0 else None))
    g.taken = True
    g.holder[faction] = me


def faction_ability(g: Pax, me: int, faction: int, target: int, more: int) -> Flow[None]:
    """PA-12.5, PA-12.6: the once-per-turn ability of an own faction card, which is turned sideways."""
    g.turned |= 1 << faction
    if g.log is not None:
        g.tell(events.FactionUsed(me, FACTIONS[faction]))
    if faction == A:
        yield from influence(g, me, target, False, True)  # PA-19.1
    elif faction == M:
        yield from dismiss(g, me, target, [1 << M], False)  # PA-19.3
    elif faction == CR:
        yield from pay(g, me, [1 << CR])
        yield from free_moves(g, me, True)  # PA-19.5
    elif faction == KN:
        yield from interrogate(g, me, target, ALONE)  # PA-19.7
    elif faction == CL:
        yield from oust(g, me, target, more, CLERGY)  # PA-19.9
    else:
        yield from pay(g, me, [1 << SC])
        yield from take_and_lay(g, me, target)  # PA-19.11


# -- Rewards (PA-10.17 to PA-10.20) ------------------------------------------------------------------------------------


def reward(g: Pax, me: int, verb: int, cell: int, faction: int) -> Flow[None]:
    """Discard a reward marker for an action with the card it lies on."""
    g.markers.remove(g.at[cell])
    if g.log is not None:
        g.tell(events.RewardUsed(me, cell))
    if verb == REWARD_INFLUENCE:
        yield from influence(g, me, cell)
    elif verb == REWARD_DISMISS:
        yield from dismiss(g, me, cell, [], False)
    else:
        yield from reassign(g, me, faction, cell)


# -- What events offer (PA-16.17, PA-16.20, PA-16.22) ------------------------------------------------------------------


def buy_action(g: Pax, me: int, verb: int, kind: int) -> Flow[None]:
    """Pay 3 favours of one type, or any 5, for an additional main action."""
    if verb == BUY_PRESS:
        g.bought |= 1 << PRESS
        yield from pay(g, me, [1 << kind] * 3, sets=False)
    else:
        g.bought |= 1 << CONVENT
        yield from pay(g, me, [EVERY_TYPE] * 5)
    g.actions += 1
    if g.log is not None:
        g.tell(events.ActionBought(me))


def inquire(g: Pax, me: int, rival: int, hand: bool) -> None:
    """PA-16.22: look at a rival's hand or private plot; only the looker sees it."""
    g.bought |= 1 << INQUISITORS
    bit = 1 << me
    if hand:
        for slot in g.hands[rival]:
            g.cards.show(me, slot)
        if g.log is not None:
            names = tuple(sorted([NAMES[g.cards.face[slot]] for slot in g.hands[rival]]))
            g.tell(events.HandSeen(me, rival, Secret(bit | 1 << rival, names)))
        return
    g.plot_seen[rival] |= bit
    g.news += 1
    if g.log is not None:
        g.tell(events.PlotSeen(me, rival, Secret(bit | 1 << rival, PLOTS[g.private[rival]])))
