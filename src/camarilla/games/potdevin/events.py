"""What happens in a game of Pot de Vin, for the log, the animation and the replay."""

from __future__ import annotations

from camarilla.kernel.events import Event, Secret


class CardsDealt(Event):
    """Hands, by seat: each card for its owner's eyes."""

    seat: int
    slots: tuple[int, ...]
    cards: Secret[tuple[str, ...]]


class RoundBegan(Event):
    """A trump was turned up and somebody leads."""

    round: int
    leader: int
    slot: int
    trump: str


class CardGiven(Event):
    """Six seats: a player put a card into the trump deck, unseen."""

    seat: int
    card: Secret[str]


class CardPlayed(Event):
    """A card was laid into the trick."""

    seat: int
    slot: int
    card: str


class Bribed(Event):
    """A gem was spent instead of a card."""

    seat: int


class GemsLost(Event):
    """A player without cards lost the bribe gems left."""

    seat: int
    gems: int


class RoundWon(Event):
    """The winner took the trick, the trump and the gems."""

    seat: int
    slots: tuple[int, ...]
    cards: tuple[str, ...]
    gems: int


class CardLeft(Event):
    """Six seats: the winner left a card for the next trump deck."""

    seat: int
    slot: int
    card: str


class TrumpDeckMade(Event):
    """Six seats: the trump deck was shuffled, of cards given or left."""

    cards: int


class JokerPlaced(Event):
    """A joker went to a guild pile, or out of the game (guild None)."""

    seat: int
    slot: int
    card: str
    guild: str | None


class Scored(Event):
    """The points of a seat at the end, before partners are added up."""

    seat: int
    guilds: tuple[int, ...]
    power: int
    bonus: int
    gems: int
    total: int
