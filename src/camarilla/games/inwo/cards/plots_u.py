"""Plots with U that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, queries
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, action_of
from camarilla.games.inwo.catalog import ILLUMINATI, MAGIC, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import target_of, turn_of
from camarilla.games.inwo.model.zones import DISCARDS, PLOT_BACK, START, STRUCTURE, TABLE
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import card_option, one_of_each
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow
from camarilla.kernel.options import losing
from camarilla.kernel.windows import together

from .plots_s import anothers_turn_starts

# -- Unlucky 13 --------------------------------------------------------------------------------------------------------


def no_plots_for_you(g: Inwo, play: Play) -> None:
    """The player whose turn begins draws no Plots until the end of it."""
    g.effects.add(in_force.CANNOT_DRAW, g.turn, (PLOT_BACK,), until=turn_of(g.turn), play=play.id)


plot(
    "unlucky-13",
    when=START,
    test=anothers_turn_starts,
    cost=action_of(attribute(MAGIC)),
    apply=no_plots_for_you,
)

# -- Unmasked! ---------------------------------------------------------------------------------------------------------


def spare_illuminati(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Another Illuminati card of the hand."""
    own = g.cards.face[g.illuminati[seat]]
    hand = one_of_each(g, g.exposed[seat] + g.plots[seat])
    return [card for card in hand if TYPE[g.cards.face[card]] == ILLUMINATI and g.cards.face[card] != own]


@settles("unmasked", picks=[Pick("card", spare_illuminati)], rule="IN-16.7")
def unmasked(g: Inwo, play: Play) -> Flow[None]:
    """The new Illuminati takes the place of the old one, which is discarded."""
    seat, new = play.seat, target_of(play)
    old = g.illuminati[seat]
    if g.zone[new] == TABLE or new in g.exposed[seat]:
        if new in g.exposed[seat]:
            g.exposed[seat].remove(new)
        replace_illuminati(g, seat, old, new)
        for agent in [card for card in g.agents[seat] if g.cards.face[card] == g.cards.face[new]]:
            card_moves.discard(g, agent)
    yield from ()


def replace_illuminati(g: Inwo, seat: int, old: int, new: int) -> None:
    """Puppets, tokens, links and parts in an attack go over to the new card."""
    g.illuminati[seat] = new
    g.zone[new] = STRUCTURE
    g.holder[new] = seat
    g.tokens[new], g.tokens[old] = g.tokens[old], 0
    for card in g.structure[seat]:
        if g.master[card] == old:
            g.master[card] = new
    for card, host in list(g.links.items()):
        if host == old:
            g.links[card] = new
    for attack in g.attacks.open:
        attack.replace(old, new)
    g.zone[old] = DISCARDS
    g.discards[seat].append(old)
    g.touch()


# -- Upheaval! ---------------------------------------------------------------------------------------------------------


def old_table(g: Inwo, seat: int, slot: int) -> bool:
    """All first turns are over."""
    return queries.everybody_moved(g)


def own_groups(g: Inwo, seat: int) -> list[int]:
    """The groups of a structure."""
    return list(g.structure[seat])


SACRIFICE: Ask[int] = Ask("upheaval", "IN-3.20", own_groups, losing(card_option))


@settles("upheaval", test=old_table, cost=ILLUMINATI_ACTION, no_fight=True, rule="IN-3.20")
def upheaval(g: Inwo, play: Play) -> Flow[None]:
    """Every player discards one group; its puppets go back to the hand."""
    seats = [seat for seat in g.in_turn_order(g.turn) if g.structure[seat]]
    answers = yield from together(SACRIFICE, seats)
    for seat in seats:
        slot = answers[seat]
        card_moves.scatter(g, slot, seat)
        card_moves.discard(g, slot)
        g.finishers[seat] = [play.seat]
