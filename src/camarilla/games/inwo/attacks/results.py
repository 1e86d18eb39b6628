"""What success or failure of an attack does: capture, Devastation, destruction (IN-7.37 to IN-7.41, IN-8.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo import card_moves, events, hooks, power, tokens
from camarilla.games.inwo.attacks.model import AID, CONTROL, OUTCOMES, SUCCESS, Attack
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.zones import CAPTURED_NOW, DEVASTATED_NOW, RESOURCES, STRUCTURE, TABLE
from camarilla.games.inwo.plays import occasions
from camarilla.games.inwo.plays.costs import where_option
from camarilla.games.inwo.structures import grid, moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import consult, fire

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def result(g: Inwo, a: Attack) -> Flow[None]:
    """What success or failure does."""
    if a.outcome == SUCCESS:
        note_finishers(g, a)
        if a.kind == CONTROL:
            yield from captured(g, a)
        elif a.disaster:
            yield from struck(g, a)
        else:
            yield from destroyed(g, a, a.target, a.assassination)
    elif a.from_hand and g.zone[a.target] == TABLE and a.target not in g.tried:
        g.tried.append(a.target)
    if g.log is not None:
        g.tell(events.AttackEnded(OUTCOMES[a.outcome], ID[g.cards.face[a.target]]))


def note_finishers(g: Inwo, a: Attack) -> None:
    """Remember who took or destroyed a player's group, and who helped with Power, Plots or abilities."""
    if a.defender < 0:
        return
    seats = [a.attacker]
    seats += [helper.seat for helper in a.helpers if helper.side == AID]
    seats += [card.seat for card in a.cards if card.seat != a.defender]
    seats += [card.seat for card in a.agents if card.side == AID]
    g.finishers[a.defender] = list(dict.fromkeys(seats))


def captured(g: Inwo, a: Attack) -> Flow[None]:
    """IN-7.38: the target goes on any open arrow of the group that captured it."""
    sides = grid.open_arrows(g, a.leader)
    side = sides[0]
    if len(sides) > 1:
        answer = yield from choose(ARROW, a.attacker, a.leader)
        side = answer.side
    before = a.defender
    cards = yield from moving_branches.capture(g, a.target, a.attacker, a.leader, side)  # public: they lie in play
    g.just.append(Happening(CAPTURED_NOW, a.target, before, a.attacker))
    for card in cards:
        yield from fire(g, hooks.AFTER_CAPTURE, card, before, a.attacker, a)


def struck(g: Inwo, a: Attack) -> Flow[None]:
    """IN-10.12: a Disaster Devastates, or destroys if the roll beats the need by more than its margin."""
    if a.margin >= 0 and a.fixed - a.roll > a.margin:
        if g.zone[a.target] == RESOURCES:
            card_moves.lose_resource(g, a.target, a.attacker)
        else:
            yield from destroyed(g, a, a.target, False)
    elif g.zone[a.target] == STRUCTURE:
        tokens.devastate(g, a.target)
        g.just.append(Happening(DEVASTATED_NOW, a.target, a.defender, a.attacker))
        if g.log is not None:
            g.tell(events.Status(ID[g.cards.face[a.target]], "devastated", ""))
        yield from fire(g, hooks.AFTER_DEVASTATED, a.target, a)


def destroyed(g: Inwo, a: Attack | None, slot: int, killed: bool, by: int = -2, magic: bool = False) -> Flow[None]:
    """A group is destroyed to somebody's credit, with what that triggers.

    An attack on what cannot be destroyed is never begun (IN-8.13); whatever else would destroy it does nothing, `magic`
    or not.
    """
    if a is None and consult(g, hooks.INDESTRUCTIBLE, False, slot, None, magic):
        return
    before = g.holder[slot]
    last_power = power.power(g, slot)  # public: its Power was open
    last_words = LAST_WORDS.get(ID[g.cards.face[slot]])  # public: it lay in play
    undead = killed and g.marked(in_force.VAMPIRE, slot)
    doomed = [(card, shares_fate(g, card, slot)) for card in card_moves.linked_to(g, slot)]  # public: links are open
    credit = by if by > -2 else (a.attacker if a is not None else -1)
    if a is None and credit >= 0:
        g.finishers[before] = [credit]
    card_moves.destroy(g, slot, credit, a, killed)
    if undead:
        g.effects.add(in_force.BURIED, before, (g.cards.face[slot],))
    yield from fire(g, hooks.AFTER_DESTROYED, slot, before, credit, a)
    for card, fate in doomed:
        if fate and g.zone[card] == STRUCTURE:
            yield from destroyed(g, None, card, fate == "killed", credit)
    if last_words is not None:
        yield from last_words(g, slot, last_power, before, credit)


def shares_fate(g: Inwo, card: int, host: int) -> str:
    """Whether a group linked to another is `destroyed` or `killed` with it."""
    for test in DOOMED:
        fate = test(g, card, host)
        if fate:
            return "" if fate == "spared" else str(fate)
    return ""


DOOMED: list[Any] = []
"""Tests `(g, card, host)` that say `destroyed` or `killed` if a linked group falls with its host; the first that says
anything is heard, and one that says `spared` saves it."""
LAST_WORDS: dict[str, Any] = {}
"""By id: what a card does when it is destroyed, a flow `(g, slot, its last Power, whose it was, who destroyed it)`."""


def arrow_values(g: Inwo, seat: int, leader: int) -> list[Arrow]:
    """The open arrows of the group that captured."""
    return [Arrow(leader, side) for side in grid.open_arrows(g, leader)]


ARROW: Ask[Arrow] = Ask("arrow", "IN-7.38", arrow_values, where_option, args=occasions.attack_args)
