"""Scripted players of whole batches, by name: fixed rivals that need no weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from camarilla.fast.learning.coup_wolf import wolf
from camarilla.fast.learning.policy import Player
from camarilla.fast.learning.potdevin_heuristic import PotDeVinHeuristic
from camarilla.kernel.errors import BadInput

__all__ = ["POTDEVIN_HEURISTIC", "WOLF", "scripted"]

WOLF: Final = "wolf"
POTDEVIN_HEURISTIC: Final = "potdevin-heuristic"
SCRIPTS: Final[dict[str, Callable[[int, str], Player]]] = {
    WOLF: lambda seats, device: wolf,
    POTDEVIN_HEURISTIC: PotDeVinHeuristic,
}


def scripted(name: str, seats: int, device: str) -> Player:
    """The player of that name, at tables of so many seats."""
    if name not in SCRIPTS:
        raise BadInput(f"there is no scripted rival {name!r}; they are: {', '.join(SCRIPTS)}")
    return SCRIPTS[name](seats, device)
