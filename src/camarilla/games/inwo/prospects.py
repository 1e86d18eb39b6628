"""What a bot that searches may ask of a world of INWO: who is how likely to win, as far as a glance tells."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo.bot_interference import AT_THE_DOOR, ON_THE_WAY
from camarilla.games.inwo.features import NAMES, features
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory import goals
from camarilla.kernel.evaluation import load_evaluation

__all__ = ["chances", "lets_go", "minds_not"]

EVALUATION: Final = load_evaluation("camarilla.games.inwo", NAMES)


def chances(g: Inwo) -> list[float]:
    """The learned evaluation of all who are still in the game, once everybody has a lead."""
    if g.winners:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats)]
    living = g.living()
    told = [0.0] * g.seats
    if not living:
        return told  # all are out, and nobody has won
    for seat, chance in zip(living, EVALUATION.chances([features(g, seat) for seat in living]), strict=True):
        told[seat] = chance
    return told


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
