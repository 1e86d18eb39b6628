"""Plots with H that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import Attack, Bonus
from camarilla.games.inwo.card_language.matchers import anything, attribute
from camarilla.games.inwo.card_language.plot_shapes import any_plot, discarded, fail, forget_just, slots_of, succeeded
from camarilla.games.inwo.card_language.targets import (
    ILLUMINATI_ACTION,
    action_of,
    groups_in_play,
    illuminati_or,
    resources_in_play,
)
from camarilla.games.inwo.card_language.verbs import break_it
from camarilla.games.inwo.catalog import MAGIC, PLOT
from camarilla.games.inwo.model.play_fields import Marked, card_of, subject_of, target_of
from camarilla.games.inwo.model.zones import DISCARDS, REPLY, RESULT, ROLLED, USED
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Cost, TopPlots
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

from .plots_families import link_to_target

# -- Hat Trick ---------------------------------------------------------------------------------------------------------


def just_used(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Plots one has just used."""
    return slots_of(g, [entry for entry in discarded(g, PLOT) if entry.seat == seat and entry.other == USED])


def one_used(g: Inwo, slot: int) -> int:
    """The Plot it would bring back, if there is just one."""
    cards = just_used(g, g.holder[slot], slot, ())
    return cards[0] if len(cards) == 1 else -1


@settles("hat-trick", when=RESULT, picks=[Pick("card", just_used)], cost=action_of(anything, 3), takes=one_used)
def hat_trick(g: Inwo, play: Play) -> Flow[None]:
    """The Plot goes back to the hand; this one is discarded instead."""
    slot = target_of(play)
    if g.zone[slot] == DISCARDS:
        forget_just(g, slot)
        card_moves.take_into_hand(g, slot, play.seat)
    yield from ()


# -- Head in a Jar -----------------------------------------------------------------------------------------------------


def own_head(g: Inwo, seat: int, slot: int) -> bool:
    """One of one's Personalities is being killed."""
    a = succeeded(g, seat)
    return a is not None and a.assassination and a.defender == seat and not queries.unguarded(g, a)


def put_in_a_jar(g: Inwo, play: Play) -> None:
    """The Plot stays with the Personality."""
    a = g.attack
    assert a is not None
    g.effects.add("head-in-a-jar", play.seat, Marked(a.target, card_of(play)), play=play.id)


plot(
    "head-in-a-jar",
    when=ROLLED,
    test=own_head,
    apply=put_in_a_jar,
    settle=fail,
    keep=True,
    rule="IN-10.9",
)


@hooks.NO_NEW_PUPPETS.on("head-in-a-jar")
def no_hands(g: Inwo, source: int, found: bool, slot: int) -> bool:
    """It controls what it controlled before, wherever it goes, and never anything more."""
    return found or subject_of(g.effect(source)) == slot


hooks.AGAINST_ASSASSINS.add("head-in-a-jar")


@hooks.DEFENCE.on("head-in-a-jar")
def hard_to_kill(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+10 against further Assassinations."""
    if subject_of(g.effect(source)) == a.target and a.assassination:
        found.append(Bonus(source, 10))
    return found


# -- Hex ---------------------------------------------------------------------------------------------------------------


plot(
    "hex",
    picks=[resources_in_play(attribute(MAGIC))],
    cost=illuminati_or(Acts(attribute(MAGIC), 3)),
    settle=break_it,
    no_privilege=True,
)


# -- Hidden Influence --------------------------------------------------------------------------------------------------

plot(
    "hidden-influence",
    picks=[groups_in_play()],
    cost=ILLUMINATI_ACTION,
    apply=link_to_target,
    keep=True,
    rule="IN-17.3",
)


@hooks.GLOBAL.on("hidden-influence")
def hidden_influence(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Global Power equals regular Power."""
    if subject_of(g.effect(source)) == slot:
        terms.becomes(power.power(g, slot))
    return terms


# -- Hoax! -------------------------------------------------------------------------------------------------------------

plot(
    "hoax",
    when=REPLY,
    test=any_plot,
    cost=Cost([Acts(None, 6, several=True), TopPlots(1)]),
    cancels=True,
    rule="IN-18.5",
)
