"""Limits how deeply JSON from outside may be nested. Decoders recurse, so this is checked before decoding."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["DEEPEST", "too_deep"]

DEEPEST: Final = 64
"""How many levels of lists and objects are accepted: far more than any real message has."""

_STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKETS: Final = re.compile(rb"[\[\]{}]")


def too_deep(data: bytes) -> bool:
    """Whether JSON is nested deeper than `DEEPEST`."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", data)):
        depth += 1 if bracket in (b"[", b"{") else -1
        if depth > DEEPEST:
            return True
    return False
