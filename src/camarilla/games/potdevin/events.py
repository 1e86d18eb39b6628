"""What happens in a game of Pot de Vin, for the log, the animation and the replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.kernel.events import Event, Secret


class CardsDealt(Event):
    """Hands, by seat: each card for its owner's eyes."""

    rule = "PV-2.1"
    seat: int
    slots: tuple[int, ...]
    cards: Secret[tuple[str, ...]]


class RoundBegan(Event):
    """A trump was turned up and somebody leads."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The first trump is turned up in the set-up; after that the winner of a round leads the next one."""
        return "PV-2.2" if told["round"] == 1 else "PV-4.4"

    round: int
    leader: int
    slot: int
    trump: str


class CardGiven(Event):
    """Six seats: a player put a card into the trump deck, unseen."""

    rule = "PV-6.4"
    seat: int
    card: Secret[str]


class CardPlayed(Event):
    """A card was laid into the trick."""

    rule = "PV-3.2"
    seat: int
    slot: int
    card: str


class Bribed(Event):
    """A gem was spent instead of a card."""

    rule = "PV-3.2"
    seat: int


class GemsLost(Event):
    """A player without cards lost the bribe gems left."""

    rule = "PV-4.5"
    seat: int
    gems: int


class RoundWon(Event):
    """The winner took the trick, the trump and the gems."""

    rule = "PV-4.2"
    seat: int
    slots: tuple[int, ...]
    cards: tuple[str, ...]
    gems: int


class CardLeft(Event):
    """Six seats: the winner left a card for the next trump deck."""

    rule = "PV-6.5"
    seat: int
    slot: int
    card: str


class TrumpDeckMade(Event):
    """Six seats: the trump deck was shuffled, of cards given or left."""

    rule = "PV-6.4"
    cards: int


class JokerPlaced(Event):
    """A joker went to a guild pile, or out of the game (guild None)."""

    rule = "PV-5.2"
    seat: int
    slot: int
    card: str
    guild: str | None


class Scored(Event):
    """The points of a seat at the end, before partners are added up."""

    rule = "PV-5.3"
    seat: int
    guilds: tuple[int, ...]
    power: int
    bonus: int
    gems: int
    total: int
