"""Estimates for the heuristic player: odds, what a card is worth, how strong an attack would be."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo.catalog import ARROWS_OUT, FACE, FANATIC, GROUP, POWER, TYPE, alignment, opposed

ODDS: Final = [sum([max(0, 6 - abs(7 - roll)) for roll in range(2, min(10, s) + 1)]) / 36 for s in range(13)]
"""The chance to roll at most a strength; 11 and 12 always fail."""


def mask(names: list[str]) -> int:
    """Alignments by name as a mask."""
    found = 0
    for name in names:
        found |= alignment(name)
    return found


def matches(leader: Any, target: Any) -> int:
    """The modifier for alignments in an attack to control."""
    mine, theirs = mask(leader.alignments), mask(target.alignments)
    shared = (mine & theirs & ~FANATIC).bit_count()
    against = (opposed(mine) & theirs).bit_count()
    return 4 * (shared - against)


def estimate(leader: Any, target: Any, defence: int, helpers: list[Any], enough: int) -> tuple[int, list[str]]:
    """The strength of an attack to control with the helpers it takes, and who they are."""
    strength = leader.power + matches(leader, target) - target.resistance - defence
    theirs = mask(target.alignments)
    aid: list[str] = []
    able = []
    for helper in helpers:
        fits = mask(helper.alignments) & theirs & ~FANATIC
        worth = helper.power if fits else helper.global_power
        if worth:
            able.append((worth, helper.card))
    for worth, name in sorted(able):
        if strength >= enough:
            break
        strength += worth
        aid.append(name)
    return strength, aid


def card_worth(name: str) -> float:
    """What a Group or Resource is worth on the table."""
    face = FACE[name]
    if TYPE[face] != GROUP:
        return 4.0
    return 3.0 + POWER[face] + 1.5 * len(ARROWS_OUT[face])
