"""What happens in a game of Coup, for the log, the animation and the replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from camarilla.games.coup.actions import ROWS
from camarilla.kernel.events import Event, Secret

ACTION_RULES: Final = {row.name: row.rule for row in ROWS}
"""The clause of each action."""


class GameBegan(Event):
    """Who begins, and everybody's coins."""

    rule = "CO-1.1"
    starter: int
    coins: tuple[int, ...]


class CardsDealt(Event):
    """A starting hand (or the set to pick from), for its owner's eyes."""

    rule = "CO-1.1"
    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class PatronKept(Event):
    """Two players: a card of one's own set was kept, the other four left the game."""

    rule = "CO-1.2"
    seat: int
    card: Secret[str]


class FactionsSet(Event):
    """The factions around the table: 0 loyalist, 1 reformist."""

    rule = "CO-6.1"
    factions: tuple[int, ...]


class Declared(Event):
    """An action was declared and paid for."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The clause of the action."""
        return ACTION_RULES[told["action"]]

    seat: int
    action: str
    target: int | None
    cost: int


class Challenged(Event):
    """A claim was challenged."""

    rule = "CO-4.1"
    seat: int
    claimant: int


class ClaimProven(Event):
    """The claimant showed cards to all; they go through the court."""

    rule = "CO-4.1"
    seat: int
    cards: tuple[str, ...]


class Blocked(Event):
    """Somebody claims a role to block an action."""

    rule = "CO-4.3"
    seat: int
    actor: int
    action: str
    role: str


class PatronLost(Event):
    """A patron was turned up."""

    rule = "CO-1.4"
    seat: int
    slot: int
    card: str


class Eliminated(Event):
    """A player lost the last patron."""

    rule = "CO-1.4"
    seat: int


class CoinsMoved(Event):
    """Coins from the treasury, or to it if negative."""

    rule = "CO-1.1"
    seat: int
    coins: int
    total: int


class CoinsStolen(Event):
    """Coins from one player to another."""

    rule = "CO-3.3"
    seat: int
    target: int
    coins: int


class CardsDrawn(Event):
    """Cards from the court, for their owner's eyes."""

    rule = "CO-5.1"
    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class CardsReturned(Event):
    """Cards went back to the court; which ones only their owner knows."""

    rule = "CO-3.4"
    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class CardExamined(Event):
    """A card was shown to the examiner."""

    rule = "CO-7.2"
    seat: int
    target: int
    card: Secret[str]


class Examined(Event):
    """The examiner's verdict: whether the card must be swapped."""

    rule = "CO-7.2"
    seat: int
    target: int
    swap: bool


class FactionSwitched(Event):
    """Somebody's faction was switched."""

    rule = "CO-6.3"
    seat: int
    target: int
    faction: int


class ReserveTaken(Event):
    """An embezzler took the reserve."""

    rule = "CO-6.4"
    seat: int
    coins: int


class GameWon(Event):
    """The end."""

    rule = "CO-1.4"
    winners: tuple[int, ...]
