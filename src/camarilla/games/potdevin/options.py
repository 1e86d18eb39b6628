"""What a table may choose before the game. Not compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

import msgspec

__all__ = ["Options"]


class Options(msgspec.Struct, frozen=True):
    """`teams`: four players in two teams (PV-6.1). Six always play in three teams."""

    teams: bool = False
