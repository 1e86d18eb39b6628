"""What a bot that searches may ask of a world of INWO: who is how likely to win, as far as a glance tells."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo.bot_interference import AT_THE_DOOR, ON_THE_WAY
from camarilla.games.inwo.catalog import GOAL, KIND
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory import goals
from camarilla.kernel.bots import odds

__all__ = ["chances", "lets_go", "minds_not"]

WHOLE: Final = 3.0
"""What it is worth to have reached the goal step by step..."""
LAST: Final = 2.0
"""...and how much more the last steps are worth than the first."""
MET: Final = 2.5
"""A goal that is met and waits for the end of the turn..."""
CLAIMED: Final = 1.5
"""...and one that has been claimed already."""
POWER: Final = 0.04
TOKEN: Final = 0.05
RESOURCE: Final = 0.25
PLOT: Final = 0.08
GROUP_CARD: Final = 0.04
USEFUL_GROUPS: Final = 6
"""More Group cards than this are of no use soon."""
ALONE: Final = 1.5
"""What it costs to have no group left: one who has played a few turns and has none is out."""


def chances(g: Inwo) -> list[float]:
    """By how far the goals are, then by Power, tokens and cards."""
    if g.winners:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats)]
    living = g.living()
    told = [0.0] * g.seats
    if not living:
        return told  # all are out, and nobody has won
    for seat, chance in zip(living, odds([score(g, seat) for seat in living], 1.0), strict=True):
        told[seat] = chance
    return told


def score(g: Inwo, seat: int) -> float:
    """How well a player stands."""
    cards = [slot for slot in g.exposed[seat] + g.plots[seat] if KIND[g.cards.face[slot]] == GOAL]
    way = max([goals.group_count(g, seat, card) for card in [-1, *cards]]) / g.basic_goal
    total = WHOLE * min(1.0, way) + LAST * min(1.0, way) ** 3
    if any([goals.met(g, seat, card) for card in [-1, *cards]]):
        total += MET
    if any([claim.seat == seat for claim in g.claims]):
        total += CLAIMED
    own = g.structure[seat]
    if not own:
        total -= ALONE
    total += POWER * goals.total_power(g, seat) + TOKEN * sum([g.tokens[slot] for slot in own])
    total += TOKEN * g.tokens[g.illuminati[seat]] + RESOURCE * len(g.resources[seat])
    total += PLOT * (len(g.plots[seat]) + len(g.exposed[seat]))
    return total + GROUP_CARD * min(USEFUL_GROUPS, len(g.groups[seat]))


def lacks(g: Inwo) -> int:
    """How many groups the attacker lacks for the Basic Goal."""
    assert g.attack is not None
    return g.basic_goal - goals.group_count(g, g.attack.attacker)


def minds_not(g: Inwo, seat: int) -> bool:
    """Whether the heuristic lets an attack pass that it is asked about, whatever it could do about it."""
    attack = g.attack
    return attack is not None and seat not in (attack.attacker, attack.defender) and lacks(g) > ON_THE_WAY


def lets_go(g: Inwo, seat: int, values: list[Any]) -> bool:
    """Whether it lets an attack pass by whoever is on the way, since it has nothing to oppose it with."""
    attack = g.attack
    if attack is None or seat in (attack.attacker, attack.defender) or lacks(g) <= AT_THE_DOOR:
        return False
    return not any([not isinstance(value, str) and value.what == "oppose" for value in values])
