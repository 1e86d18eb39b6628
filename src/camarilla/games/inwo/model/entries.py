"""What the state keeps lists of: what was used, what has just happened, tokens under way, claims.

Positions hold them as plain lists of numbers and words.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Use(NamedTuple):
    """What a card has done, for as long as a turn or the game remembers it.

    In a hand a card is meant by its name (IN-17.25, `memory.in_hand_of`), since slots of a hand are mixed.
    """

    card: int
    what: str


class Done(NamedTuple):
    """What a player has done, for as long as a turn or the game remembers it."""

    seat: int
    what: str


# Of players, `Done`. A Plot that a player may use once is remembered by its key.
ACTED: Final = "acted"
DRAWS_BOTH: Final = "draw-both"
"""A player has said ahead that it draws a Group card as well, unless somebody interferes."""
DREW_GROUP: Final = "draw-group"
"""IN-4.2: an Illuminati action drew a Group card."""
GIFT_REFUSED: Final = "gift"
NO_FREE_MOVES: Final = "free"
"""A player wants no more free moves this turn."""
PAID_TAKEOVER: Final = "takeover paid"
"""Rules 1.2: the Illuminati's token paid for the takeover."""
PLAYED_RESOURCE: Final = "resource"
SHOWED_PLOT: Final = "showed"
TOOK_BACK: Final = "take-back"
TOOK_OVER: Final = "took over"
TAKEOVER_FAILED: Final = "takeover failed"
"""The automatic takeover of the turn was spent, and nothing came under control."""

# Of cards, `Use`. An ability that a card has once is remembered by its key.
GAVE_BONUS: Final = "bonus"
"""IN-17.6: a link has given its group a token."""
LINK_MOVED: Final = "linked"


def relief_refused(seat: int) -> str:
    """A player proposed Relief for a Place and found too little."""
    return f"relief refused {seat}"


class Under(NamedTuple):
    """The master a group has, and how many effects had been put in force when it came under it."""

    master: int
    since: int


class TokenMove(NamedTuple):
    """Tokens that come or go with an open play (IN-21.3)."""

    play: int
    slot: int
    number: int


class Happening(NamedTuple):
    """What has just happened (IN-21.14), as `model.zones` lists it."""

    what: int
    slot: int
    seat: int
    """Whose card it was; for a draw, who drew."""
    other: int
    """Who did it, why, or whose deck it was."""


class Claim(NamedTuple):
    """A claim of victory: who, and the card whose Goal is claimed (the Illuminati: see `goals`)."""

    seat: int
    card: int


class Finish(NamedTuple):
    """An eliminated player, and to whose credit."""

    seat: int
    by: int
