"""Plots with P that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries, tokens
from camarilla.games.inwo.attacks.model import DICE, Attack
from camarilla.games.inwo.card_language.matchers import an_illuminati, attribute, either
from camarilla.games.inwo.card_language.plot_shapes import attacking_groups, face_option, make_privileged
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, groups_in_play
from camarilla.games.inwo.catalog import SECRET
from camarilla.games.inwo.model.entries import ACTED, TAKEOVER_FAILED, TOOK_OVER, Done
from camarilla.games.inwo.model.play_fields import Marked, card_of, subject_of, target_of
from camarilla.games.inwo.model.zones import DECLARE, DESTROYED, FIGHT, GROUPS, IN_PLAY, MAIN, TABLE, USED
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Cost, Of
from camarilla.games.inwo.plays.housekeeping import TurnEnds
from camarilla.games.inwo.plays.offers import NO_AGENTS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

# -- Payoff ------------------------------------------------------------------------------------------------------------


def rival_agents(g: Inwo, seat: int, slot: int) -> bool:
    """A rival has played agents of a Group one controls."""
    a = g.attack
    return a is not None and a.stage < DICE and a.defender == seat and any(card.seat != seat for card in a.agents)


@settles("payoff", when=FIGHT, test=rival_agents)
def payoff(g: Inwo, play: Play) -> Flow[None]:
    """The agents card is discarded; another may follow (IN-9.5)."""
    a = g.attack
    if a is not None:
        for card in a.agents:
            g.holder[card.slot] = card.seat
            if g.zone[card.slot] == TABLE:
                card_moves.discard(g, card.slot, USED)
        a.agents = []
        g.touch()
    yield from ()


# -- Power Grab --------------------------------------------------------------------------------------------------------


def right_after_takeover(g: Inwo, seat: int, slot: int) -> bool:
    """The automatic takeover was made and came about, and nothing was done since."""
    failed = Done(seat, ACTED) in g.done or Done(seat, TAKEOVER_FAILED) in g.done
    return Done(seat, TOOK_OVER) in g.done and not failed


def second_prize(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A card of the hand that can be taken over."""
    return takeover.takeable(g, seat)


ANOTHER: Ask[int] = Ask("take-over", "IN-2.6", takeover.takeable, face_option)


@settles(
    "power-grab",
    when=MAIN,
    own_turn=True,
    test=right_after_takeover,
    picks=[Pick("card", second_prize)],
    rule="IN-2.6",
)
def power_grab(g: Inwo, play: Play) -> Flow[None]:
    """A second automatic takeover; it gets its token, and the turn is over."""
    slot = target_of(play)
    while g.zone[slot] in (TABLE, GROUPS):
        yield from takeover.take(g, play.seat, slot)
        refused = takeover.refused(g, slot) in g.done
        if g.zone[slot] in IN_PLAY or not refused or not takeover.takeable(g, play.seat):
            break
        slot = yield from choose(ANOTHER, play.seat)
    if g.zone[slot] in IN_PLAY:
        tokens.give_token(g, slot, max(0, power.entitled(g, slot) - g.tokens[slot]))
    raise TurnEnds


# -- Privileged Attack -------------------------------------------------------------------------------------------------

plotters = either(an_illuminati, attribute(SECRET))


def own_attack(g: Inwo, seat: int) -> Attack | None:
    """An attack of one's own that is not privileged yet and may be."""
    a = g.attack
    if a is None or a.attacker != seat or a.privileged or a.broken or a.instant:
        return None
    return a if queries.bears_privilege(g, a) else None


def plotter_in_it(g: Inwo, seat: int, slot: int) -> bool:
    """The own Illuminati or a Secret group takes part."""
    a = own_attack(g, seat)
    return a is not None and any(plotters(g, card) for card in attacking_groups(g, a))


def plotter_aside(g: Inwo, seat: int, slot: int) -> bool:
    """None takes part; then one must spend a token."""
    return own_attack(g, seat) is not None and not plotter_in_it(g, seat, slot)


plot(
    "privileged-attack",
    when=DECLARE,
    test=plotter_in_it,
    settle=make_privileged,
    in_attack=True,
    rule="IN-9.9",
)
plot(
    "privileged-attack",
    "token",
    when=DECLARE,
    test=plotter_aside,
    cost=Cost([Acts(plotters)]),
    settle=make_privileged,
    in_attack=True,
    rule="IN-9.9",
)

# -- Purge -------------------------------------------------------------------------------------------------------------


def doubles(g: Inwo, seat: int) -> list[int]:
    """Agents cards in play that duplicate one's Illuminati."""
    face = g.cards.face[g.illuminati[seat]]
    return [card for other in g.rivals(seat) for card in g.agents[other] if g.cards.face[card] == face]


def infiltrated(g: Inwo, seat: int, slot: int) -> bool:
    """There are some."""
    return bool(doubles(g, seat))


@settles("purge", "illuminati", own_turn=True, test=infiltrated, cost=ILLUMINATI_ACTION, rule="IN-16.5")
def show_trials(g: Inwo, play: Play) -> Flow[None]:
    """They are destroyed."""
    for card in doubles(g, play.seat):
        card_moves.put(g, card, DESTROYED, play.seat)
    yield from ()


def not_purged(g: Inwo, slot: int) -> bool:
    """A group that was not purged yet."""
    return not g.marked("purge", slot)


def purge(g: Inwo, play: Play) -> None:
    """Weaker, but no agents work against it."""
    g.effects.add("purge", play.seat, Marked(target_of(play), card_of(play)), play=play.id)


NO_AGENTS.add("purge")


plot(
    "purge",
    "group",
    own_turn=True,
    picks=[groups_in_play(not_purged, mine=True)],
    cost=Cost([Of(0)]),
    apply=purge,
    keep=True,
    rule="IN-17.3",
)


def one_less(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """1 Power and 1 Global Power less."""
    if subject_of(g.effect(source)) == slot:
        terms.add(-1, source)
    return terms


hooks.POWER.on("purge")(one_less)
hooks.GLOBAL.on("purge")(one_less)
