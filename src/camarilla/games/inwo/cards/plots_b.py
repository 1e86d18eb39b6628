"""Plots with B that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power
from camarilla.games.inwo.attacks.model import DESTROY, Attack, Bonus
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import (
    after_assassination,
    answered,
    any_roll,
    bury_in_place,
    fail,
    just,
    markers_on,
    rivals_takeover,
    with_attack,
)
from camarilla.games.inwo.card_language.targets import (
    ALL_ILLUMINATI,
    ANY_ACTION,
    actions_of,
    groups_in_play,
    orders_in_play,
)
from camarilla.games.inwo.card_language.verbs import end_it, let_dice_show, move_token
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import COLOUR, FACE, FANATIC, MALE, MEDIA
from camarilla.games.inwo.model.play_fields import (
    NO_CARD,
    InAttack,
    Marked,
    card_of,
    first_of,
    second_choice_of,
    subject_of,
    this_attack,
    within,
)
from camarilla.games.inwo.model.zones import (
    AFTER_3,
    CAPTURED_NOW,
    DESTROYED,
    LINKED,
    MAIN,
    PHASE_3,
    REPLY,
    RESULT,
    ROLLED,
)
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Cost
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Backlash ----------------------------------------------------------------------------------------------------------

UNDONE = (hooks.POWER, hooks.GLOBAL, hooks.RESISTANCE, hooks.ALIGNMENTS)


def changing_keys() -> set[str]:
    """The kinds of linked Plots that change alignment, Power or Resistance; NWO cards are none."""
    return {key for hook in UNDONE for key in hook.handlers if key in FACE and not COLOUR[FACE[key]]}


def which_change(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Plots that can be undone, one of each name; a group without any cannot be picked."""
    found: dict[int, int] = {}
    for marker in markers_on(g, first_of(chosen), changing_keys()):
        found.setdefault(g.cards.face[marker], marker)
    return list(found.values())


def of_one_mind(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """A group that shares an alignment other than Fanatic with the target."""
    return bool(power.alignments(g, card) & power.alignments(g, first_of(chosen)) & ~FANATIC)


@settles(
    "backlash",
    picks=[groups_in_play(), Pick("card", which_change)],
    cost=Cost([Acts(more=of_one_mind)]),
)
def backlash(g: Inwo, play: Play) -> Flow[None]:
    """The Plot that made the change is discarded, and the change with it."""
    if g.zone[second_choice_of(play)] == LINKED:
        card_moves.drop_marker(g, second_choice_of(play))
    yield from ()


# -- Bimbo at Eleven ---------------------------------------------------------------------------------------------------


def caught_on_camera(g: Inwo, a: Attack) -> bool:
    """A Media group leads against a male Personality."""
    return a.leader >= 0 and power.is_a(g, a.leader, MEDIA) and g.cards.face[a.target] in MALE


bimbo = with_attack("bimbo-at-eleven", 5, caught_on_camera, privileged=True)


def tell_the_story(g: Inwo, play: Play) -> None:
    """+5, and the press may take sides."""
    boost_attack(g, play, 5)
    a = g.attack
    assert a is not None
    g.effects.add("bimbo", play.seat, InAttack(NO_CARD, a.number), until=this_attack(a.number), play=play.id)


bimbo.apply = tell_the_story


@hooks.LET_IN.on("bimbo")
def press_pass(g: Inwo, source: int, found: bool, slot: int, a: Attack) -> bool:
    """Media groups may interfere on either side."""
    return found or (within(g.effect(source)) == a.number and power.is_a(g, slot, MEDIA))


@hooks.AFTER_DESTROYED.on("bimbo")
def never_again(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """The target can never return to play."""
    if a is not None and within(g.effect(source)) == a.number and slot == a.target and g.zone[slot] == DESTROYED:
        bury_in_place(g, slot)
    yield from ()


# -- Blitzkrieg --------------------------------------------------------------------------------------------------------


def newly_captured(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Groups captured by attacks this turn that may have a token."""
    own = [card for card in g.structure[seat] if card in g.fresh]
    if g.window & RESULT:
        own = [entry.slot for entry in just(g, CAPTURED_NOW) if entry.other == seat and entry.slot in own]
    return [card for card in own if g.tokens[card] == 0 and power.gets_tokens(g, card)]


plot("blitzkrieg", when=RESULT | MAIN, picks=[Pick("card", newly_captured)], apply=move_token(1), rule="IN-7.41")

# -- Blood, Toil, Tears and Sweat --------------------------------------------------------------------------------------


def an_order(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """One of them."""
    return orders_in_play(g)


plot("blood-toil-tears-and-sweat", picks=[Pick("card", an_order)], cost=actions_of(attribute(MEDIA), 4), settle=end_it)


# -- Bodyguard ---------------------------------------------------------------------------------------------------------


def link_to_victim(g: Inwo, play: Play) -> None:
    """The Plot stays with the Personality that was to be killed."""
    a = g.attack
    assert a is not None
    g.effects.add(play.what, play.seat, Marked(a.target, card_of(play)), play=play.id)


plot(
    "bodyguard",
    when=ROLLED,
    test=after_assassination,
    apply=link_to_victim,
    settle=fail,
    keep=True,
    rule="IN-19.4",
)


hooks.AGAINST_ASSASSINS.add("bodyguard")


@hooks.DEFENCE.on("bodyguard")
def bodyguard(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+6 against any attempt to destroy."""
    if subject_of(g.effect(source)) == a.target and a.kind == DESTROY:
        found.append(Bonus(source, 6))
    return found


# -- Botched Contact ---------------------------------------------------------------------------------------------------


@settles("botched-contact", when=REPLY, test=rivals_takeover, cost=ANY_ACTION, cancels=True)
def botched_contact(g: Inwo, play: Play) -> Flow[None]:
    """The Group returns to the hand; another card may be taken over instead."""
    made = answered(g, play)
    if made is not None:
        g.done.append(takeover.refused(g, card_of(made)))
        if g.step == AFTER_3:
            g.step = PHASE_3
    yield from ()


# -- Bribery -----------------------------------------------------------------------------------------------------------


plot("bribery", when=ROLLED, test=any_roll, cost=ALL_ILLUMINATI, settle=let_dice_show(2), rule="IN-21.13")
