"""What everybody can reckon of the attacks under way: how strong they will be, and how likely they succeed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from camarilla.games.inwo.attacks.attacking import ALWAYS_FAILS, succeeds
from camarilla.games.inwo.view import attack_of

if TYPE_CHECKING:
    from camarilla.games.inwo.attacks.model import Attack
    from camarilla.games.inwo.state import Inwo

LOWEST: Final = 2
"""The lowest roll of two dice."""


class AttackFigures(msgspec.Struct, frozen=True):
    """An attack, reckoned."""

    strength: int
    """The strength it will have if nobody adds anything more: with the aid that is named and not yet spent."""
    highest: int
    """The highest roll that succeeds; 0 if none does."""
    chances: int
    """In how many of 36 rolls it succeeds."""
    rolled: int | None
    """The sum of the dice, once they are rolled."""
    success: bool | None
    """Whether it succeeds as the dice lie."""


class Figures(msgspec.Struct, frozen=True):
    """The attacks under way, in the order of the board's."""

    attacks: list[AttackFigures]


def figures_of(g: Inwo) -> Figures:
    """All of it is public."""
    return Figures([attack_figures(g, a) for a in g.attacks.open])


def attack_figures(g: Inwo, a: Attack) -> AttackFigures:
    """One attack; aid that is promised and not yet spent is a part of its sum already."""
    strength = attack_of(g, a).strength
    rolled, success = (a.roll, succeeds(a)) if a.dice else (None, None)
    return AttackFigures(strength, highest(strength), chances(strength), rolled, success)


def before_the_roll(strength: int) -> AttackFigures:
    """An attack of this strength whose dice are still to be rolled."""
    return AttackFigures(strength, highest(strength), chances(strength), None, None)


def highest(strength: int) -> int:
    """The highest roll with which an attack of this strength succeeds, or 0 (IN-7.15 to IN-7.17)."""
    return min(strength, ALWAYS_FAILS - 1) if strength >= LOWEST else 0


def chances(strength: int) -> int:
    """In how many of 36 rolls of two dice an attack of this strength succeeds."""
    return sum([6 - abs(7 - roll) for roll in range(LOWEST, highest(strength) + 1)])
