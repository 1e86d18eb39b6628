"""Plots with P that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import moves
from camarilla.games.inwo.fighting import DICE
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.ways import settles
from camarilla.games.inwo.zones import FIGHT, TABLE, USED
from camarilla.kernel.choices import Flow
from camarilla.kernel.plays import Play


def rival_agents(g: Inwo, seat: int, slot: int) -> bool:
    """A rival has played agents of a Group one controls."""
    a = g.attack
    return a is not None and a.stage < DICE and a.defender == seat and any(who != seat for _, _, who in a.agents)


@settles("payoff", when=FIGHT, test=rival_agents)
def payoff(g: Inwo, play: Play) -> Flow[None]:
    """The agents card is discarded; another may follow (IN-9.5)."""
    a = g.attack
    if a is not None:
        for slot, _, who in a.agents:
            g.holder[slot] = who
            if g.zone[slot] == TABLE:
                moves.discard(g, slot, USED)
        a.agents = []
        g.touch()
    yield from ()
