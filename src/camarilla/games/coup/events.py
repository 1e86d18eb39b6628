"""What happens in a game of Coup, for the log, the animation and the replay."""

from __future__ import annotations

from camarilla.kernel.events import Event, Secret


class GameBegan(Event):
    """Who begins, and everybody's coins."""

    starter: int
    coins: tuple[int, ...]


class CardsDealt(Event):
    """A starting hand (or the set to pick from), for its owner's eyes."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class PatronKept(Event):
    """Two players: a card of the own set was kept, the other four left the game."""

    seat: int
    card: Secret[str]


class FactionsSet(Event):
    """The factions around the table: 0 loyalist, 1 reformist."""

    factions: tuple[int, ...]


class Declared(Event):
    """An action was declared and paid for."""

    seat: int
    action: str
    target: int | None
    cost: int


class Challenged(Event):
    """A claim was challenged."""

    seat: int
    claimant: int


class ClaimProven(Event):
    """The claimant showed cards to all; they go through the court."""

    seat: int
    cards: tuple[str, ...]


class Blocked(Event):
    """Somebody claims a role to block an action."""

    seat: int
    actor: int
    action: str
    role: str


class PatronLost(Event):
    """A patron was turned up."""

    seat: int
    slot: int
    card: str


class Eliminated(Event):
    """A player lost the last patron."""

    seat: int


class CoinsMoved(Event):
    """Coins from the treasury, or to it if negative."""

    seat: int
    coins: int
    total: int


class CoinsStolen(Event):
    """Coins from one player to another."""

    seat: int
    target: int
    coins: int


class CardsDrawn(Event):
    """Cards from the court, for their owner's eyes."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class CardsReturned(Event):
    """Cards went back to the court; which ones only their owner knows."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class CardExamined(Event):
    """A card was shown to the examiner."""

    seat: int
    target: int
    card: Secret[str]


class Examined(Event):
    """The examiner's verdict: whether the card must be swapped."""

    seat: int
    target: int
    swap: bool


class FactionSwitched(Event):
    """Somebody's faction was switched."""

    seat: int
    target: int
    faction: int


class ReserveTaken(Event):
    """An embezzler took the reserve."""

    seat: int
    coins: int


class GameWon(Event):
    """The end."""

    winners: tuple[int, ...]
