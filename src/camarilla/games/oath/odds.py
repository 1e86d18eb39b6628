"""The exact odds of a campaign's dice, counted with the rules that read a roll (OA-5.5.4, OA-5.5.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec

from camarilla.games.oath.action_in_progress import Note
from camarilla.games.oath.battle import attack_value, sacrifice_needed, shields_on, swords_on
from camarilla.games.oath.catalog import ATTACK_DIE, DEFENSE_DIE, DOUBLE

__all__ = ["Battle", "Odds", "attack_rolls", "odds_of", "shield_rolls"]

Total = TypeVar("Total")

Notes = tuple[tuple[Note, int], ...]
"""What plans do to the dice, as pairs: `halved`, `no-hollow`, `no-shields`, `no-skulls`, `no-two-swords`, `twice`."""


class Odds(msgspec.Struct, frozen=True):
    """How a battle may go."""

    win: float
    """By the dice alone."""
    sacrificing: float
    """With warbands sacrificed where that is enough."""
    margins: list[tuple[int, float]]
    """Each difference between attack and defense with its chance, the smallest first."""
    skulls: float
    """How many warbands the dice kill, on average."""
    attack: float
    defense: float


class Battle(msgspec.Struct, frozen=True):
    """What a battle is rolled with."""

    attack: int
    """Attack dice."""
    defense: int
    """Defense dice; of no matter once they are rolled."""
    defenders: int
    """Added to the shields: everybody who defends."""
    warbands: int
    """The attacker's warbands, which skulls kill and which can be sacrificed."""
    notes: Notes = ()
    sacrifice: bool = True
    """Whether plans let the attacker sacrifice warbands."""
    worth: int = 1
    """What a sacrificed warband counts."""
    rolled: int | None = None
    """The defense value, once it is rolled."""


@lru_cache(maxsize=1024)
def odds_of(battle: Battle) -> Odds:
    """The exact odds of a battle."""
    if battle.rolled is None:
        rolls = shield_rolls(battle.defense, dict(battle.notes).get("no-shields", 0))
        defenses = {shields + battle.defenders: ways for shields, ways in rolls.items()}
    else:
        defenses = {battle.rolled: 1}
    attacks = attack_rolls(battle.attack, battle.notes)
    margins: dict[int, int] = {}
    win = sacrificing = killed = swords = 0
    for (value, skulls), ways in attacks.items():
        lost = min(battle.warbands, skulls)
        killed += ways * lost
        swords += ways * value
        for defense, others in defenses.items():
            margin = value - defense
            both = ways * others
            margins[margin] = margins.get(margin, 0) + both
            needed = sacrifice_needed(-margin, battle.worth)
            if needed == 0:
                win += both
            if needed == 0 or (battle.sacrifice and needed <= battle.warbands - lost):
                sacrificing += both
    attacked, defended = sum(attacks.values()), sum(defenses.values())
    every = attacked * defended
    return Odds(
        win / every,
        sacrificing / every,
        [(margin, ways / every) for margin, ways in sorted(margins.items())],
        killed / attacked,
        swords / attacked,
        sum([defense * ways for defense, ways in defenses.items()]) / defended,
    )


@lru_cache(maxsize=1024)
def attack_rolls(dice: int, notes: Notes) -> dict[tuple[int, int], int]:
    """What so many attack dice may come to, swords and skulls that kill, each with the number of ways."""
    known = dict(notes)
    thrown = sums(dice, [swords_on(face, known) for face in range(len(ATTACK_DIE))])
    return merged(thrown, lambda roll: attack_value(roll[0], roll[1], roll[2], known))


@lru_cache(maxsize=1024)
def shield_rolls(dice: int, none_of: int) -> dict[int, int]:
    """What so many defense dice may come to, each with the number of ways."""
    faces = [(shields_on(die, none_of), int(DEFENSE_DIE[die] == DOUBLE)) for die in range(len(DEFENSE_DIE))]
    return merged(sums(dice, faces), lambda roll: roll[0] << roll[1])


def sums(dice: int, faces: Sequence[tuple[int, ...]]) -> dict[tuple[int, ...], int]:
    """In how many ways so many dice show each sum of their faces."""
    found: dict[tuple[int, ...], int] = {tuple([0] * len(faces[0])): 1}
    for _ in range(dice):
        more: dict[tuple[int, ...], int] = {}
        for total, ways in found.items():
            for face in faces:
                reached = tuple([one + two for one, two in zip(total, face, strict=True)])
                more[reached] = more.get(reached, 0) + ways
        found = more
    return found


def merged(thrown: dict[tuple[int, ...], int], value: Callable[[tuple[int, ...]], Total]) -> dict[Total, int]:
    """In how many ways dice come to each value."""
    found: dict[Total, int] = {}
    for roll, ways in thrown.items():
        total = value(roll)
        found[total] = found.get(total, 0) + ways
    return found
