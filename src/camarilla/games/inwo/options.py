"""What a table may choose before the game (IN-21.28). Not compiled: mypyc would drop `frozen` from the struct."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Options"]


class Options(msgspec.Struct, frozen=True):
    """All are fixed before set-up, and all but what is in the decks is shown to everybody.

    `decks` names what the seats play: `starter` deals a different shipped deck to each, `random` makes up legal decks,
    `sealed` draws them by rarity; otherwise one deck a seat, separated by `;`, each the name of a shipped deck, a list
    in the text format of `decks.py`, or one of the three words for a deck by chance.
    """

    rules: Literal["1.1", "1.2"] = "1.1"
    decks: str = "starter"
    basic_goal: int = 0
    """How many groups the Basic Goal takes; 0: what the rules recommend (IN-14.14)."""
    deck_size: int = 45
    two_player_rules: bool = True
    promos: bool = True
    max_copies: int = 0
    """How many copies of a card a deck may hold; 0: any number."""
    round_limit: int = 50
