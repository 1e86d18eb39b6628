"""How likely attacks succeed (IN-7.15 to IN-7.17), also those that are only thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.model.zones import STRUCTURE
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

LOWEST: Final = 2
"""The lowest roll of two dice."""
ALWAYS_FAILS: Final = 11
"""IN-7.17: a roll of so much or more fails, whatever the strength."""
ROLLS: Final = 36


def highest(strength: int) -> int:
    """The highest roll with which an attack of this strength succeeds, or 0 (IN-7.15 to IN-7.17)."""
    return min(strength, ALWAYS_FAILS - 1) if strength >= LOWEST else 0


def chances(strength: int) -> int:
    """In how many of 36 rolls of two dice an attack of this strength succeeds."""
    return sum([6 - abs(7 - roll) for roll in range(LOWEST, highest(strength) + 1)])


def supposed_strength(g: Inwo, seat: int, leader: int, target: int, kind: int) -> int:
    """The strength of an attack as it would be announced without helpers."""
    defender = g.holder[target] if g.zone[target] == STRUCTURE else -1
    attack = Attack(g.attacks.made + 1, seat, leader, target, defender, kind)
    g.attacks.open.append(attack)
    g.touch()
    found = strength.strength(g, attack)
    g.attacks.open.pop()
    g.touch()
    return found


def target_odds(g: Inwo, seat: int, target: int, leader: int, kind: int) -> Label:
    """How likely an attack on a target succeeds if nobody helps or opposes."""
    rolls = chances(supposed_strength(g, seat, leader, target, kind))
    return Label("note-odds", {"percent": round(100 * rolls / ROLLS)})
