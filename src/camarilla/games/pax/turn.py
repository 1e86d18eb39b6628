"""The action phase: what the active player chose is carried out, one thing after the other (PA-4.5 to PA-4.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from camarilla.games.pax import events
from camarilla.games.pax.actions import dismiss, free_moves, influence, reassign, scout, take_and_lay
from camarilla.games.pax.catalog import (
    CL,
    CONVENT,
    CR,
    EVERY_TYPE,
    FACTIONS,
    INQUISITORS,
    KN,
    NAMES,
    PLOTS,
    PRESS,
    SC,
    A,
    M,
)
from camarilla.games.pax.chain import conspire
from camarilla.games.pax.deeds import (
    A_INFLUENCE,
    BUY_CONVENT,
    BUY_PRESS,
    CL_OUST,
    CONSPIRE,
    CR_REASSIGN,
    DO_DISMISS,
    DO_INFLUENCE,
    DO_INTERROGATE,
    DO_OUST,
    DO_REASSIGN,
    DO_SCOUT,
    END,
    INQUIRE_HAND,
    INQUIRE_PLOT,
    KN_INTERROGATE,
    M_DISMISS,
    REALISE,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SC_SCOUT,
    TAKE,
    Deed,
    Verb,
)
from camarilla.games.pax.favour import pay
from camarilla.games.pax.interrogate import ALONE, PLAIN, interrogate
from camarilla.games.pax.oust import CLERGY, USUAL, oust
from camarilla.games.pax.prices import deed_price
from camarilla.games.pax.questions import act_args, act_option, act_values
from camarilla.games.pax.refusals import act_refusals
from camarilla.games.pax.scheming import realise
from camarilla.kernel.choices import Ask, Flow
from camarilla.kernel.events import Secret

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

MAIN_ACTIONS: Final = 2

ACT: Final = Ask(
    "act",
    "PA-4.5",
    act_values,
    act_option,
    refusals=act_refusals,
    args=act_args,
    checkpoint=True,
    note=deed_price,
)


def action_phase(g: Pax, me: int) -> Flow[None]:
    """Main and free actions in any order, until the player ends the phase."""
    while True:
        chosen: Deed = yield ACT.to(me)
        if chosen.verb is END:
            return
        yield from DOES[chosen.verb](g, me, chosen)


# -- Main actions (PA-5 to PA-10): each uses one up, unless an event makes it free (PA-16.18) --------------------------


def do_scout(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-5."""
    free = yield from scout(g, me, chosen.target, g.actions == 0)  # public: the acting card lies open
    g.actions -= 0 if free else 1


def do_influence(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-6."""
    free = yield from influence(g, me, chosen.target)
    g.actions -= 0 if free else 1


def do_interrogate(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-7."""
    yield from interrogate(g, me, chosen.target, PLAIN)
    g.actions -= 1


def do_reassign(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-8."""
    yield from reassign(g, me, chosen.target)
    g.actions -= 1


def do_dismiss(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-9."""
    free = yield from dismiss(g, me, chosen.target, [], g.actions == 0)  # public: the card laid lies open
    g.actions -= 0 if free else 1


def do_oust(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-10."""
    yield from oust(g, me, chosen.target, chosen.more, USUAL)
    g.actions -= 1


# -- Free actions (PA-11 to PA-13) -------------------------------------------------------------------------------------


def do_conspire(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-11."""
    yield from conspire(g, me, chosen.target)


def do_take(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-12.1, PA-12.2: the faction card comes to its new owner and is fresh."""
    faction = chosen.target
    if g.log is not None:
        before = g.holder[faction]
        g.tell(events.FactionTaken(me, FACTIONS[faction], before if before >= 0 else None))
    g.taken = True
    g.holder[faction] = me
    yield from ()


def do_realise(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-13."""
    realise(g, me, chosen.target)
    yield from ()


# -- Faction cards (PA-12, PA-19) --------------------------------------------------------------------------------------


def turn_sideways(g: Pax, me: int, faction: int) -> None:
    """PA-12.5, PA-12.6: the once-per-turn ability of an own faction card is used."""
    g.turned |= 1 << faction
    if g.log is not None:
        g.tell(events.FactionUsed(me, FACTIONS[faction]))


def influence_by_aristocracy(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.1."""
    turn_sideways(g, me, A)
    yield from influence(g, me, chosen.target, False, True)


def dismiss_by_magistrates(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.3."""
    turn_sideways(g, me, M)
    yield from dismiss(g, me, chosen.target, [1 << M], False)


def moves_by_creators(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.5."""
    turn_sideways(g, me, CR)
    yield from pay(g, me, [1 << CR])
    yield from free_moves(g, me, True)


def interrogate_by_connoisseurs(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.7."""
    turn_sideways(g, me, KN)
    yield from interrogate(g, me, chosen.target, ALONE)


def oust_by_clergy(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.9."""
    turn_sideways(g, me, CL)
    yield from oust(g, me, chosen.target, chosen.more, CLERGY)


def scout_by_scholars(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-19.11."""
    turn_sideways(g, me, SC)
    yield from pay(g, me, [1 << SC])
    yield from take_and_lay(g, me, chosen.target)


# -- Rewards (PA-10.17 to PA-10.20) ------------------------------------------------------------------------------------


def use_reward(g: Pax, me: int, cell: int) -> None:
    """Discard a reward marker for an action with the card it lies on."""
    g.markers.remove(g.at[cell])
    if g.log is not None:
        g.tell(events.RewardUsed(me, cell))


def reward_influence(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-10.18: place a token there."""
    use_reward(g, me, chosen.target)
    yield from influence(g, me, chosen.target)


def reward_dismiss(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-10.18: dismiss it."""
    use_reward(g, me, chosen.target)
    yield from dismiss(g, me, chosen.target, [], False)


def reward_reassign(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-10.20: bring a token there."""
    use_reward(g, me, chosen.target)
    yield from reassign(g, me, chosen.more, chosen.target)


# -- What events offer (PA-16.17, PA-16.20, PA-16.22) ------------------------------------------------------------------


def buy_at_press(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-16.17: pay 3 favours of one type for an additional main action."""
    g.bought |= 1 << PRESS
    yield from pay(g, me, [1 << chosen.target] * 3, sets=False)
    one_more_action(g, me)


def buy_at_convent(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-16.20: pay any 5 favours for an additional main action."""
    g.bought |= 1 << CONVENT
    yield from pay(g, me, [EVERY_TYPE] * 5)
    one_more_action(g, me)


def one_more_action(g: Pax, me: int) -> None:
    """An additional main action was paid for."""
    g.actions += 1
    if g.log is not None:
        g.tell(events.ActionBought(me))


def inquire_hand(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-16.22: look at a rival's hand; only the looker sees it."""
    rival = chosen.more
    g.bought |= 1 << INQUISITORS
    for slot in g.hands[rival]:
        g.cards.show(me, slot)
    if g.log is not None:
        names = tuple(sorted([NAMES[g.cards.face[slot]] for slot in g.hands[rival]]))
        g.tell(events.HandSeen(me, rival, Secret(1 << me | 1 << rival, names)))
    yield from ()


def inquire_plot(g: Pax, me: int, chosen: Deed) -> Flow[None]:
    """PA-16.22: look at a rival's private plot; only the looker sees it."""
    rival = chosen.more
    g.bought |= 1 << INQUISITORS
    g.plot_seen[rival] |= 1 << me
    g.news += 1
    if g.log is not None:
        g.tell(events.PlotSeen(me, rival, Secret(1 << me | 1 << rival, PLOTS[g.private[rival]])))
    yield from ()


DOES: Final[dict[Verb, Callable[[Pax, int, Deed], Flow[None]]]] = {
    DO_SCOUT: do_scout,
    DO_INFLUENCE: do_influence,
    DO_INTERROGATE: do_interrogate,
    DO_REASSIGN: do_reassign,
    DO_DISMISS: do_dismiss,
    DO_OUST: do_oust,
    CONSPIRE: do_conspire,
    TAKE: do_take,
    REALISE: do_realise,
    A_INFLUENCE: influence_by_aristocracy,
    M_DISMISS: dismiss_by_magistrates,
    CR_REASSIGN: moves_by_creators,
    KN_INTERROGATE: interrogate_by_connoisseurs,
    CL_OUST: oust_by_clergy,
    SC_SCOUT: scout_by_scholars,
    REWARD_INFLUENCE: reward_influence,
    REWARD_DISMISS: reward_dismiss,
    REWARD_REASSIGN: reward_reassign,
    BUY_PRESS: buy_at_press,
    BUY_CONVENT: buy_at_convent,
    INQUIRE_HAND: inquire_hand,
    INQUIRE_PLOT: inquire_plot,
}
"""How each verb is carried out."""
