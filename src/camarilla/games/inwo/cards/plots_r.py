"""Plots with R that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import hooks, power
from camarilla.games.inwo.attacks.model import CONTROL, Attack, Bonus
from camarilla.games.inwo.card_language.matchers import anything, attribute
from camarilla.games.inwo.card_language.plot_shapes import (
    any_group_or_target,
    fail,
    succeeded,
    with_attack,
)
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, a_rival, action_of, illuminati_or
from camarilla.games.inwo.card_language.verbs import exhaust_both, rearrange
from camarilla.games.inwo.card_language.vocabulary import changes_of
from camarilla.games.inwo.catalog import ADD, GROUP, MEDIA, NATION, PERSONALITY, REMOVE, REVERSE, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    NO_CARD,
    THIS_TURN,
    Detailed,
    first_of,
    second_choice_of,
    subject_of,
    target_of,
)
from camarilla.games.inwo.model.zones import END, ROLLED
from camarilla.games.inwo.plays.abilities import Pick, plot
from camarilla.games.inwo.plays.costs import Acts, Cost
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory.goals import destroyed_alignments
from camarilla.kernel.cancelling import Play

# -- Reach Out ---------------------------------------------------------------------------------------------------------


plot("reach-out", when=END, own_turn=True, picks=[a_rival()], cost=ILLUMINATI_ACTION, apply=exhaust_both)


# -- Read My Lips ------------------------------------------------------------------------------------------------------


def own_personality_lost(g: Inwo, seat: int, slot: int) -> bool:
    """An attack on one of one's Personalities has succeeded, and it is no Assassination."""
    a = succeeded(g, seat)
    if a is None or a.assassination or a.defender != seat:
        return False
    return power.kind(g, a.target) == PERSONALITY


plot("read-my-lips", when=ROLLED, test=own_personality_lost, settle=fail, rule="IN-19.4")

# -- Reorganization ----------------------------------------------------------------------------------------------------


plot("reorganization", own_turn=True, cost=ILLUMINATI_ACTION, settle=rearrange, rule="IN-12.5")


# -- Resistance Is Useless! --------------------------------------------------------------------------------------------


def give_up(g: Inwo, play: Play) -> None:
    """Until the end of the turn."""
    g.effects.add("useless", play.seat, (target_of(play),), until=THIS_TURN, play=play.id)


plot(
    "resistance-is-useless",
    picks=[any_group_or_target(anything)],
    cost=action_of(attribute(MEDIA)),
    apply=give_up,
    rule="IN-18.6",
)


def no_ability_adds(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """What abilities add to its Resistance does not count."""
    if subject_of(g.effect(source)) == slot:
        terms.adds = [(other, number) for other, number in terms.adds if other < 0]
    return terms


@hooks.RESISTANCE.on("useless")
def no_resistance(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Resistance 0, until a later Plot says another number (IN-18.5)."""
    if subject_of(g.effect(source)) == slot:
        terms.becomes(0)
    return no_ability_adds(g, source, terms, slot)


@hooks.RESISTING.on("useless")
def no_help_to_resist(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Nor does what works only against attacks."""
    return no_ability_adds(g, source, terms, slot)


@hooks.MASTER_MATCH.on("useless")
def no_master(g: Inwo, source: int, mask: int, a: Attack) -> int:
    """Nor the alignments of its master."""
    return 0 if subject_of(g.effect(source)) == a.target else mask


@hooks.DEFENCE.on("useless")
def no_guards(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Nor abilities of others, against attacks to control."""
    if subject_of(g.effect(source)) != a.target or a.kind != CONTROL:
        return found
    return [bonus for bonus in found if bonus.source < 0]


# -- Revolution --------------------------------------------------------------------------------------------------------


def on_a_nation(g: Inwo, a: Attack) -> bool:
    """The target is a Nation."""
    return power.is_a(g, a.target, NATION)


def uprising(g: Inwo, a: Attack) -> int:
    """+10, against a Dictatorship +20."""
    return 20 if g.marked("dictatorship", a.target) else 10


def bystander(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """A group that does not attack itself."""
    return g.attack is None or not g.attack.part_of(card)


with_attack("revolution", uprising, on_a_nation, destroy=False, cost=Cost([Acts(more=bystander)]))

# -- Rewriting History -------------------------------------------------------------------------------------------------


def destroyed_groups(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The destroyed groups, one of each name."""
    found: dict[int, int] = {}
    for pile in g.destroyed:
        for card in pile:
            if TYPE[g.cards.face[card]] == GROUP:
                found.setdefault(g.cards.face[card], card)
    return list(found.values())


def changes(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """What can be rewritten about it."""
    return changes_of(destroyed_alignments(g, first_of(chosen)), (ADD, REMOVE, REVERSE))


def rewrite(g: Inwo, play: Play) -> None:
    """It was always so."""
    g.effects.add(
        in_force.REWRITTEN, play.seat, Detailed(target_of(play), NO_CARD, second_choice_of(play)), play=play.id
    )


plot(
    "rewriting-history",
    picks=[Pick("card", destroyed_groups), Pick("change", changes)],
    cost=illuminati_or(Acts(attribute(MEDIA), 8, several=True)),
    apply=rewrite,
    rule="IN-4.9",
)
