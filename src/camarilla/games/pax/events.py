"""What happens in a game of Pax Illuminaten, for the log, the animation and the replay."""

from __future__ import annotations

from camarilla.kernel.events import Event, Secret


class GameBegan(Event):
    """Who is first player, everybody's connection card, and the common plots."""

    first: int
    connections: tuple[int, ...]
    plots: tuple[str, ...]


class PlotDealt(Event):
    """A private plot, for its owner's eyes."""

    seat: int
    plot: Secret[str]


class TurnBegan(Event):
    """A turn, and the round it belongs to."""

    seat: int
    round: int


class CardsDrawn(Event):
    """Luminaries from the deck, for their owner's eyes."""

    seat: int
    number: int
    cards: Secret[tuple[str, ...]]


class CourtTaken(Event):
    """A luminary of the court went into a hand."""

    seat: int
    place: int
    card: str


class CourtUpdated(Event):
    """Where the steward stands now, and the cards of the court."""

    steward: int
    court: tuple[str, ...]


class DeckShuffled(Event):
    """The discard pile became the deck."""

    cards: int


class CardDiscarded(Event):
    """A card above the hand limit was discarded."""

    seat: int
    slot: int
    card: str


class CardScouted(Event):
    """A face-down card went into a hand."""

    seat: int
    cell: int
    slot: int
    card: Secret[str]


class CardLaid(Event):
    """A card was laid face up on the field."""

    seat: int
    cell: int
    slot: int
    card: str


class CardTurned(Event):
    """An opponent turned a card of the field face up."""

    seat: int
    cell: int
    slot: int
    card: str


class CardDismissed(Event):
    """A card of the field was discarded to be replaced."""

    seat: int
    cell: int
    card: str


class CardsSwapped(Event):
    """Two cards of the field changed places."""

    seat: int
    one: int
    two: int


class TokensPlaced(Event):
    """Tokens from a supply were placed on a card."""

    seat: int
    cell: int
    number: int


class TokenMoved(Event):
    """A token moved from one card to another."""

    seat: int
    start: int
    end: int


class TokensRemoved(Event):
    """Tokens went back from a card to their owner's supply."""

    seat: int
    cell: int
    number: int


class FavoursSpent(Event):
    """Favours went back to the supply."""

    seat: int
    favours: tuple[str, ...]


class FavoursGained(Event):
    """Favours were gained."""

    seat: int
    favours: tuple[str, ...]


class FavourIntercepted(Event):
    """A favour missing in the supply was taken from a rival."""

    seat: int
    rival: int
    favour: str


class FavourShared(Event):
    """A favour was given to a rival by collusion."""

    seat: int
    rival: int
    favour: str


class Interrogated(Event):
    """A card was interrogated; None is the own areopagus."""

    seat: int
    cell: int | None


class DisputeBegan(Event):
    """Who disputes with whom over which card, and the starting strengths."""

    attacker: int
    defender: int
    cell: int
    attack: int
    defence: int


class DisputeCard(Event):
    """A dispute card was revealed."""

    seat: int
    slot: int
    card: str


class DisputeEnded(Event):
    """Who won a dispute."""

    winner: int


class RewardPlaced(Event):
    """A reward marker was put on a card."""

    seat: int
    cell: int


class RewardUsed(Event):
    """A reward marker was discarded for an action."""

    seat: int
    cell: int


class Conspired(Event):
    """A card was added to the conspiracy chain."""

    seat: int
    slot: int
    card: str
    ability: str


class QuickFavour(Event):
    """Quick favour was taken instead of an ability."""

    seat: int


class FactionTaken(Event):
    """A faction card was taken from the row (None) or from a rival."""

    seat: int
    faction: str
    rival: int | None


class FactionUsed(Event):
    """The once-per-turn ability of a faction card was used."""

    seat: int
    faction: str


class FactionBorrowed(Event):
    """A faction card was borrowed for a turn."""

    seat: int
    faction: str


class FactionReturned(Event):
    """A borrowed faction card went back."""

    seat: int
    faction: str


class PlotRealised(Event):
    """A token was put on a plot."""

    seat: int
    plot: str


class PlotLost(Event):
    """A plot is no longer met; the token lies at its lower edge."""

    seat: int
    plot: str


class PlotRegained(Event):
    """A token went back on its plot."""

    seat: int
    plot: str


class PlotSeen(Event):
    """Somebody looked at a rival's private plot."""

    seat: int
    rival: int
    plot: Secret[str]


class HandSeen(Event):
    """Somebody looked at a rival's hand."""

    seat: int
    rival: int
    cards: Secret[tuple[str, ...]]


class EventsDrawn(Event):
    """Event cards were looked at, to choose one of."""

    seat: int
    number: int
    happenings: Secret[tuple[str, ...]]


class EventKept(Event):
    """A special event was taken into the hand."""

    seat: int
    happening: Secret[str]


class EdictPlayed(Event):
    """An edict was played; all favours of its faction went back to the supply, and six of them onto the card."""

    seat: int
    happening: str
    faction: str


class EdictEased(Event):
    """Favours went from an edict to a seat, or (None) to the supply."""

    seat: int | None
    happening: str
    number: int


class SpecialPlayed(Event):
    """A special event was played."""

    seat: int
    happening: str


class EventDiscarded(Event):
    """An event card was discarded."""

    happening: str


class LastRound(Event):
    """The fifth edict was discarded: the round is the last."""

    round: int


class ActionBought(Event):
    """An additional main action was bought."""

    seat: int


class OpponentStep(Event):
    """A step of an opponent's script: the clause that asks for it, and the cell it is about."""

    seat: int
    clause: str
    cell: int | None


class PlanOpened(Event):
    """An opponent opened a plan card."""

    seat: int
    slot: int
    card: str


class FigureMoved(Event):
    """The opponent's figure moved to a cell, or (None) to its areopagus."""

    seat: int
    cell: int | None


class GameEnded(Event):
    """The end, and what brought it about."""

    winners: tuple[int, ...]
    reason: str
