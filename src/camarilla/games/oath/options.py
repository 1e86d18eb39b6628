"""What a table may choose before the game. Not compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

import msgspec

__all__ = ["Options"]


class Options(msgspec.Struct, frozen=True):
    """Which game of which chronicle, who is Chancellor, and how long a turn may get."""

    chancellor: int = 0
    """The Chancellor's seat; the others' order of turns is drawn."""
    chronicle: str = ""
    """A chronicle's document, the community's string, or `invented:NUMBER` for one made up; empty for a first game."""
    deeds: int = 60
    """At most so many actions a turn."""
