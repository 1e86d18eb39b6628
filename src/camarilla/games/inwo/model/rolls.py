"""The dice that are open to change, by names: of a roll outside attacks (`Inwo.rolling`), or else of the attack.

A position holds a roll outside attacks as plain numbers: who rolled, then the dice. Nobody else counts these places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

ATTACK_DICE: Final = 2


def lay_roll(g: Inwo, seat: int, dice: list[int]) -> None:
    """Put a roll outside attacks on the table."""
    g.rolling = [seat, *dice]


def roller(g: Inwo) -> int:
    """Who made the roll outside attacks."""
    return g.rolling[0]


def dice_rolled(g: Inwo) -> list[int]:
    """The dice of the roll outside attacks; none if there is no such roll."""
    return g.rolling[1:]


def dice_count(g: Inwo) -> int:
    """How many dice were rolled."""
    return len(g.rolling) - 1 if g.rolling else ATTACK_DICE


def change_dice(g: Inwo, dice: list[int]) -> None:
    """Let the roll show other dice."""
    if g.rolling:
        lay_roll(g, roller(g), dice)
    elif g.attack is not None:
        g.attack.dice = dice


def dice_that_show(count: int, total: int) -> list[int]:
    """Dice that come to a total which so many of them can show."""
    dice = [1] * count
    for i in range(count):
        dice[i] += min(5, total - sum(dice))
    return dice
