"""What a trained player needs of each game: its rules, its observation, its notation, and the eyes of a seat."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, NamedTuple

from camarilla.fast import (
    coup,
    coup_notation,
    coup_observation,
    potdevin,
    potdevin_notation,
    potdevin_observation,
)
from camarilla.fast.coup_seen import CoupEyes
from camarilla.fast.net import Net, load_net
from camarilla.fast.potdevin_seen import PotDeVinEyes

__all__ = ["PLAYERS", "Net", "Player", "load_net"]


class Player(NamedTuple):
    """The parts that a game is played with from one seat, in plain Python."""

    rules: ModuleType
    observation: ModuleType
    notation: ModuleType
    eyes: Callable[[Any], Any]


PLAYERS: Final = {
    "coup": Player(coup, coup_observation, coup_notation, CoupEyes),
    "potdevin": Player(potdevin, potdevin_observation, potdevin_notation, PotDeVinEyes),
}
"""By game."""
