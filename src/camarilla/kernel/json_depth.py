"""How deep JSON from outside is nested. Whoever reads or writes it recurses, so it is told before anybody does."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["DEEPEST", "too_deep"]

DEEPEST: Final = 64
"""How many lists and objects may lie within each other: far more than anything honest has."""

_STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKETS: Final = re.compile(rb"[\[\]{}]")


def too_deep(data: bytes) -> bool:
    """Whether JSON is nested deeper than anything honest."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", data)):
        depth += 1 if bracket in (b"[", b"{") else -1
        if depth > DEEPEST:
            return True
    return False
