"""What a table may choose before the game. Not compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Options"]


class Options(msgspec.Struct, frozen=True):
    """Expansions and house rules. Court size follows the number of players (Revolution)."""

    reformation: bool = False
    inquisition: bool = False
    two_players: Literal["one_coin", "pick_one"] = "one_coin"
    turn_cap: int = 200
    """The game ends after this many turns a player."""
    steal_from_dead: bool = False
    reopen_aid_block: bool = False
