"""Plots with N that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power
from camarilla.games.inwo.card_language.matchers import aligned
from camarilla.games.inwo.card_language.plot_shapes import any_group_or_target
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, exposed_plots
from camarilla.games.inwo.card_language.verbs import take_it_exposed
from camarilla.games.inwo.catalog import FANATIC, GOAL, KIND
from camarilla.games.inwo.model.play_fields import subject_of
from camarilla.games.inwo.model.zones import STRUCTURE
from camarilla.games.inwo.plays.abilities import plot
from camarilla.games.inwo.plays.housekeeping import BROKEN_LINKS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.hooks import Effect

from .plots_families import link_to_target

# -- Never Surrender ---------------------------------------------------------------------------------------------------

plot("never-surrender", picks=[any_group_or_target(aligned(FANATIC))], apply=link_to_target, keep=True, rule="IN-17.3")


@hooks.RESISTANCE.on("never-surrender")
def never_surrender(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Resistance 12, as long as the group is Fanatic."""
    if subject_of(g.effect(source)) == slot and power.has(g, slot, FANATIC):
        terms.becomes(12)
    return terms


def cooled_down(g: Inwo, effect: Effect) -> bool:
    """The group is not Fanatic, and nothing that ends by itself keeps it from being so."""
    slot = subject_of(effect)
    return g.zone[slot] == STRUCTURE and not card_moves.lasting_alignments(g, slot) & FANATIC


BROKEN_LINKS["never-surrender"] = cooled_down

# -- Nice Idea. It's Mine Now ------------------------------------------------------------------------------------------


def a_goal(g: Inwo, slot: int) -> bool:
    """Goal cards."""
    return KIND[g.cards.face[slot]] == GOAL


plot(
    "nice-idea-its-mine-now",
    own_turn=True,
    picks=[exposed_plots(a_goal)],
    cost=ILLUMINATI_ACTION,
    settle=take_it_exposed,
)
