"""What a seat could believe behind the cards and choices it does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo.catalog import FACES, KIND, PLACE, PUPPET_BACK
from camarilla.games.inwo.model.entries import Done
from camarilla.games.inwo.model.play_fields import any_place, place_written
from camarilla.games.inwo.model.zones import GROUP_BACK, PLOT_BACK
from camarilla.games.inwo.plays import offers
from camarilla.games.inwo.plays.abilities import WAYS
from camarilla.games.inwo.plays.announcing import Announcing
from camarilla.games.inwo.plays.costs import STAND_IN, SUBSTITUTE, Acts
from camarilla.kernel.rng import Rng

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo
    from camarilla.kernel.state import Restriction


def believable(g: Inwo, seat: int) -> list[int]:
    """Any card may be in an opponent's deck: every face, as often as needed, and what the seat knows to be there."""
    bit = 1 << seat
    unknown = [slot for slot in range(len(g.backs)) if not g.cards.known[slot] & bit]
    pool: list[int] = []
    for back in (PLOT_BACK, GROUP_BACK):
        faces = [face for face in FACES if PUPPET_BACK[face] == bool(back)]
        need = len([slot for slot in unknown if g.backs[slot] == back])
        for _ in range(1 + need // len(faces)):
            pool += faces
    for fact in g.cards.facts_of(seat):
        pool += fact.faces
    return pool


def by_back(g: Inwo, seat: int) -> list[Restriction]:
    """What the backs of unknown cards tell."""
    bit = 1 << seat
    unknown = [slot for slot in range(len(g.backs)) if not g.cards.known[slot] & bit]
    plots = [slot for slot in unknown if not g.backs[slot]]
    groups = [slot for slot in unknown if g.backs[slot]]
    found: list[Restriction] = []
    if plots:
        found.append((plots, has_hand_back))
    if groups:
        found.append((groups, has_puppet_back))
    return found


def has_puppet_back(face: int) -> bool:
    """Groups and Resources."""
    return PUPPET_BACK[face]


def has_hand_back(face: int) -> bool:
    """Plots and Illuminati."""
    return not PUPPET_BACK[face]


def demands(g: Inwo) -> list[Restriction]:
    """Who makes a play that the tokens on the table cannot pay for holds a Plot that stands in for an action."""
    hands = [(g.plots[play.seat] + g.exposed[play.seat], play) for play in g.announcing]
    return [(hand, stands_in) for hand, play in hands if hand and not payable_openly(g, play)]


def stands_in(face: int) -> bool:
    """Plots like March on Washington."""
    return face in SUBSTITUTE


def payable_openly(g: Inwo, play: Announcing) -> bool:
    """Whether a play in the making can be carried on without a Plot that stands in for an action.

    Where nothing is there to choose, no Plot would help: this world does not hold the card of the hand that was meant.
    """
    done = g.done
    g.done = [*done, Done(play.seat, STAND_IN)]
    try:
        way, seat, slot, chosen = WAYS[play.way], play.seat, play.slot, play.chosen
        if way.cost is None:
            return True
        if len(chosen) < len(way.picks):
            values = way.picks[len(chosen)].values(g, seat, slot, chosen)
            return not values or offers.can_pick(g, seat, slot, way, chosen)
        if play.part is None:
            return way.cost.can(g, seat, slot, way, chosen)
        alternative, number = play.part
        part, *later = way.cost.alternatives[alternative][number:]
        if isinstance(part, Acts) and play.paid:
            if not part.can_go_on(g, seat, slot, way, chosen, play.paid):
                return False
        elif not part.can(g, seat, slot, way, chosen):
            return False
        return all([other.can(g, seat, slot, way, chosen) for other in later])
    finally:
        g.done = done


def rewrite(g: Any, seat: int, rng: Rng) -> None:
    """Redraw choices the seat never read: any group of their owner, or any Place for a card that names one for good."""
    for card in sorted(g.written):
        if not g.readers[card] >> seat & 1:
            groups = sorted(g.structure[g.holder[card]])
            if place_written(g.written[card]) >= 0:
                places = [face for face in FACES if KIND[face] == PLACE]
                g.written[card] = any_place(rng.pick(places))
            else:
                g.written[card] = rng.pick(groups) if groups else -1


def unload(g: Any, seat: int, rng: Rng) -> None:
    """Nobody knows the dice a position has fixed."""
    g.loaded = []


def forget_talk(g: Any, seat: int, rng: Rng) -> None:
    """Deals refused among others are not this seat's to know."""
    g.refused = [deal for deal in g.refused if seat in (deal.proposer, deal.partner)]
