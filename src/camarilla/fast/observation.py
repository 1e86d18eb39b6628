"""What the observations of all games are written with."""

from __future__ import annotations

from typing import Any

from camarilla.fast.compiler import kernel

__all__ = ["Observation", "one_hot"]

Observation = Any
"""An array of `observation_size(seats)` numbers of type `int8`."""


@kernel
def one_hot(out: Observation, place: int, value: int, count: int) -> int:
    """Set the `value`-th of `count` places, if it is one of them; returns the place after."""
    if 0 <= value < count:
        out[place + value] = 1
    return place + count
