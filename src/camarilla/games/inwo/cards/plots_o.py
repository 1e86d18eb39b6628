"""Plots with O that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, queries
from camarilla.games.inwo.attacks import attacking
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, Attack
from camarilla.games.inwo.card_language.plot_shapes import discarded, forget_just, slots_of
from camarilla.games.inwo.card_language.targets import words
from camarilla.games.inwo.catalog import GROUP
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    Boost,
    card_of,
    second_choice_of,
    target_of,
    third_choice_of,
    this_attack,
)
from camarilla.games.inwo.model.zones import DISCARDS, FAILED, RESULT, TABLE
from camarilla.games.inwo.plays.abilities import Pick, settles
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Opportunity Knocks ------------------------------------------------------------------------------------------------


def failed_takeovers(g: Inwo, seat: int) -> list[int]:
    """Groups that rivals have just failed to take over and discarded."""
    entries = [entry for entry in discarded(g, GROUP) if entry.other == FAILED and entry.seat != seat]
    return slots_of(g, [entry for entry in entries if queries.may_touch(g, seat, entry.seat)])


def left_alone(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """One of them."""
    return failed_takeovers(g, seat)


def who_knocks(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The own groups that could make the attack."""
    target, kind = chosen
    found = []
    for leader in queries.with_token(g, seat):
        a = Attack(-1, seat, leader, target, -1, CONTROL if kind == 0 else DESTROY)
        if queries.may_spend(g, seat, leader) and not queries.why_illegal(g, a):
            found.append(leader)
    return found


def the_one_left(g: Inwo, slot: int) -> int:
    """The Group it would attack, if there is just one."""
    cards = failed_takeovers(g, g.holder[slot])
    return cards[0] if len(cards) == 1 else -1


@settles(
    "opportunity-knocks",
    when=RESULT,
    picks=[Pick("card", left_alone), words("control", "destroy"), Pick("card", who_knocks)],
    attack=True,
    takes=the_one_left,
    rule="IN-21.10",
)
def opportunity(g: Inwo, play: Play) -> Flow[None]:
    """One attack at +5 on the Group, out of turn."""
    card, target = card_of(play), target_of(play)
    kind, leader = second_choice_of(play), third_choice_of(play)
    before = g.holder[target]
    forget_just(g, target)
    card_moves.put(g, target, TABLE, play.seat)
    g.tried.append(target)  # called off or cancelled, it stays on the table
    a = attacking.begin(g, play.seat, leader, target, -1, CONTROL if kind == 0 else DESTROY)
    g.effects.add(in_force.ATTACK_BOOST, play.seat, Boost(a.number, 5, card), until=this_attack(a.number))
    g.touch()
    yield from attacking.fight(g, a)
    if target in g.tried:
        g.tried.remove(target)
    if g.zone[target] == TABLE:
        card_moves.put(g, target, DISCARDS, before)
