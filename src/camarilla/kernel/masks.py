"""Who may see a value: a mask has one bit for each seat. Its struct keeps this module from being compiled."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

__all__ = ["EVERYBODY", "Secret"]

_T = TypeVar("_T")

EVERYBODY = -1
"""The mask of all seats and of those who only watch."""


class Secret(msgspec.Struct, Generic[_T], frozen=True):
    """A value for the seats of `mask` only; the others are shown None."""

    mask: int
    value: _T
