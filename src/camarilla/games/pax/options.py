"""What a table may choose before the game. Not compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Options"]


class Options(msgspec.Struct, frozen=True):
    """The automated opponent, which takes the last seat, and a cap on rounds (PA-17.10)."""

    opponent: Literal["none", "saint_germain", "joseph_ii", "weishaupt", "cagliostro"] = "none"
    max_rounds: int = 60
