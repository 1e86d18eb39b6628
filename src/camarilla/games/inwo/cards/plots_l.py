"""Plots with L that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks
from camarilla.games.inwo.card_language.matchers import anything
from camarilla.games.inwo.card_language.plot_shapes import face_option
from camarilla.games.inwo.card_language.targets import (
    ILLUMINATI_ACTION,
    a_rival,
    action_of,
    groups_in_play,
    has_hidden_plots,
    holds_groups,
)
from camarilla.games.inwo.card_language.verbs import spy_and_steal
from camarilla.games.inwo.card_language.vocabulary import random_cards
from camarilla.games.inwo.catalog import ARROW_IN
from camarilla.games.inwo.model.play_fields import (
    Detailed,
    card_of,
    detail_of,
    first_of,
    rival_of,
    second_choice_of,
    subject_of,
    target_of,
)
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Cost, Of
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

from .plots_families import link_to_target

# -- Let's Get Organized, Let's Get REALLY Organized -------------------------------------------------------------------

THAT_GROUP = Cost([Of(0, or_master=True)])


def few_arrows(g: Inwo, slot: int) -> bool:
    """Fewer than three outgoing arrows, and not organized already."""
    return len(grid.arrows(g, slot)) < 3 and not g.marked("lets-get-organized", slot)


def some_arrows(g: Inwo, slot: int) -> bool:
    """One or two outgoing arrows."""
    return len(grid.arrows(g, slot)) in (1, 2)


def blank_sides(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The sides without an arrow."""
    taken = [*grid.arrows(g, first_of(chosen)), ARROW_IN[g.cards.face[first_of(chosen)]]]
    return [side for side in range(4) if side not in taken]


def organize(g: Inwo, play: Play) -> None:
    """One more arrow."""
    g.effects.add(
        "lets-get-organized", play.seat, Detailed(target_of(play), card_of(play), second_choice_of(play)), play=play.id
    )


@hooks.ARROWS.on("lets-get-organized")
def one_more_arrow(g: Inwo, source: int, sides: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """The arrow the Plot adds."""
    effect = g.effect(source)
    return tuple(sorted({*sides, detail_of(effect)})) if subject_of(effect) == slot else sides


@hooks.ARROWS.on("lets-get-really-organized")
def three_arrows(g: Inwo, source: int, sides: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """An arrow on every side but the incoming one."""
    if subject_of(g.effect(source)) != slot:
        return sides
    return tuple([side for side in range(4) if side != ARROW_IN[g.cards.face[slot]]])


plot(
    "lets-get-organized",
    own_turn=True,
    picks=[groups_in_play(few_arrows, mine=True), Pick("side", blank_sides)],
    cost=THAT_GROUP,
    apply=organize,
    keep=True,
    rule="IN-4.22",
)
plot(
    "lets-get-really-organized",
    own_turn=True,
    picks=[groups_in_play(some_arrows, mine=True)],
    cost=THAT_GROUP,
    apply=link_to_target,
    keep=True,
    rule="IN-4.22",
)

# -- Let's You and Him Fight -------------------------------------------------------------------------------------------


def the_two(g: Inwo, seat: int, cards: tuple[int, ...]) -> list[int]:
    """Two cards one has seen; one of them if they are alike."""
    return list({g.cards.face[card]: card for card in cards}.values())


OF_TWO: Ask[int] = Ask("of-two", "IN-11.6", the_two, face_option)


@settles("lets-you-and-him-fight", picks=[a_rival(holds_groups)], cost=ILLUMINATI_ACTION, spy=True)
def you_and_him(g: Inwo, play: Play) -> Flow[None]:
    """Of two random Group cards of a rival's hand one is discarded."""
    cards = random_cards(g, g.groups[rival_of(play)], 2)
    for card in cards:
        g.cards.show(play.seat, card)
    if len(cards) > 1:
        chosen = yield from choose(OF_TWO, play.seat, tuple(cards))
        card_moves.discard(g, chosen)
    elif cards:
        card_moves.discard(g, cards[0])


# -- Logic Bomb --------------------------------------------------------------------------------------------------------


plot("logic-bomb", picks=[a_rival(has_hidden_plots)], cost=action_of(anything, 6), settle=spy_and_steal, spy=True)
