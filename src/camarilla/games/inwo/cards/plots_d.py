"""Plots with D that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, queries
from camarilla.games.inwo.attacks.model import DICE
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import open_plot
from camarilla.games.inwo.card_language.targets import groups_in_play, resources_in_play
from camarilla.games.inwo.catalog import GADGET, NATION, VIOLENT, with_alignment
from camarilla.games.inwo.model.play_fields import card_of, rival_of, subject_of, target_of
from camarilla.games.inwo.model.zones import FIGHT, REPLY
from camarilla.games.inwo.plays.abilities import plot, settles
from camarilla.games.inwo.plays.costs import Cost, Of
from camarilla.games.inwo.plays.housekeeping import BROKEN_LINKS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import Effect

from .plots_families import link_to_target

# -- Deasil Engine -----------------------------------------------------------------------------------------------------


@settles("deasil-engine", picks=[resources_in_play(attribute(GADGET), rivals_only=False)])
def wind_down(g: Inwo, play: Play) -> Flow[None]:
    """A Gadget destroys itself."""
    slot = target_of(play)
    if slot in g.resources[g.holder[slot]]:
        card_moves.lose_resource(g, slot, play.seat)
    yield from ()


def engine_running(g: Inwo, seat: int, slot: int) -> bool:
    """Another Deasil Engine has just been played."""
    play = open_plot(g, seat)
    return play is not None and play.what.startswith("deasil-engine") and card_of(play) != slot


plot("deasil-engine", "counter", when=REPLY, test=engine_running, cancels=True, rule="IN-19.5")

# -- Deep Agent --------------------------------------------------------------------------------------------------------


def privileged_attack(g: Inwo, seat: int, slot: int) -> bool:
    """A privileged attack is under way and the dice are not rolled yet."""
    a = g.attack
    return a is not None and a.privileged and not a.broken and a.stage < DICE and queries.may_touch(g, seat, a.attacker)


@settles("deep-agent", when=FIGHT | REPLY, test=privileged_attack, admits=True, rule="IN-9.14")
def deep_agent(g: Inwo, play: Play) -> Flow[None]:
    """The privilege is gone and cannot come back."""
    a = g.attack
    if a is not None:
        a.broken = True
        g.touch()
    yield from ()


# -- Dictatorship ------------------------------------------------------------------------------------------------------

plot(
    "dictatorship",
    own_turn=True,
    picks=[groups_in_play(attribute(NATION), mine=True)],
    cost=Cost([Of(0, or_master=True)]),
    apply=link_to_target,
    keep=True,
    rule="IN-17.3",
)


def sold_off(g: Inwo, effect: Effect) -> bool:
    """Privatization, played later on the same Nation, has ended it."""
    later = [other for other in g.effects_in_force() if other.key == "privatization" and other.id > effect.id]
    return any(subject_of(other) == subject_of(effect) for other in later)


def ruled(g: Inwo, source: int, slot: int) -> bool:
    """Whether a group is the Nation of this Dictatorship."""
    effect = g.effect(source)
    return subject_of(effect) == slot and not sold_off(g, effect)


BROKEN_LINKS["dictatorship"] = sold_off


@hooks.POWER.on("dictatorship")
def iron_fist(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+2 Power."""
    if ruled(g, source, slot):
        terms.add(2, source)
    return terms


@hooks.ALIGNMENTS.on("dictatorship")
def violent_rule(g: Inwo, source: int, mask: int, slot: int) -> int:
    """The Nation is Violent."""
    return with_alignment(mask, VIOLENT) if ruled(g, source, slot) else mask


# -- Double-Cross ------------------------------------------------------------------------------------------------------

LOOKING = ("agent-in-place", "logic-bomb", "mutual-betrayal", "the-auditor-from-hell")


def looked_at(g: Inwo, seat: int, slot: int) -> bool:
    """A rival plays a Plot to look at one's hidden Plots."""
    play = open_plot(g, seat)
    return play is not None and play.what in LOOKING and rival_of(play) == seat


plot("double-cross", when=REPLY, test=looked_at, cancels=True, rule="IN-11.7")
