"""Plots with I that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import power
from camarilla.games.inwo.card_language.plot_shapes import dead, destroyed_twin, own_hand_group, undestroy
from camarilla.games.inwo.catalog import FACE
from camarilla.games.inwo.model.play_fields import first_of, target_of
from camarilla.games.inwo.model.zones import FIGHT, MAIN, REPLY, TABLE, TAKEOVER
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import known, settles
from camarilla.games.inwo.plays.costs import Acts, Cost
from camarilla.games.inwo.plays.trades import LIES
from camarilla.games.inwo.queries import shut_out
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- I Lied ------------------------------------------------------------------------------------------------------------

known("i-lied")
LIES.append(FACE["i-lied"])

# -- Impostor ----------------------------------------------------------------------------------------------------------


def killed_and_room(g: Inwo, seat: int, slot: int) -> bool:
    """A Personality whose double was assassinated, with an arrow to put it on."""
    twin = destroyed_twin(g, slot)
    return twin >= 0 and dead(g, twin) and bool(grid.free_places(g, seat))


def like_minded(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """A group that shares an alignment with the Personality."""
    return not chosen or bool(power.alignments(g, card) & power.alignments(g, first_of(chosen)))


@settles(
    "impostor",
    when=MAIN | TAKEOVER,
    own_turn=True,
    picks=[own_hand_group(killed_and_room)],
    cost=Cost([Acts(more=like_minded)]),
    early=True,
    rule="IN-10.9",
)
def impostor(g: Inwo, play: Play) -> Flow[None]:
    """It is controlled at once, and its double no longer counts as destroyed."""
    slot = target_of(play)
    if g.zone[slot] == TABLE and grid.free_places(g, play.seat):
        undestroy(g, destroyed_twin(g, slot))
        yield from takeover.take(g, play.seat, slot)


# -- Interference ------------------------------------------------------------------------------------------------------


def kept_out(g: Inwo, seat: int, slot: int) -> bool:
    """A privileged attack keeps one out."""
    a = g.attack
    return a is not None and shut_out(g, a, seat) and g.own_turns[a.attacker] > 0


@settles("interference", when=FIGHT | REPLY, test=kept_out, admits=True, in_attack=True, rule="IN-9.14")
def interference(g: Inwo, play: Play) -> Flow[None]:
    """One may join either side; the others still may not."""
    a = g.attack
    if a is not None:
        a.admitted.append(play.seat)
        g.touch()
    yield from ()
