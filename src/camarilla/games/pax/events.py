"""What happens in a game of Pax Illuminaten, for the log, the animation and the replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.games.pax.catalog import EDICTS, EVENTS, PLOT_RULE, PLOTS
from camarilla.kernel.events import Event, Secret


class GameBegan(Event):
    """Who is first player, everybody's connection card, and the common plots."""

    rule = "PA-1.13"
    first: int
    connections: tuple[int, ...]
    plots: tuple[str, ...]


class PlotDealt(Event):
    """A private plot, for its owner's eyes."""

    rule = "PA-1.17"
    seat: int
    plot: Secret[str]


class TurnBegan(Event):
    """A turn, and the round it belongs to."""

    rule = "PA-4.3"
    seat: int
    round: int


class CardsDrawn(Event):
    """Luminaries from the deck, for their owner's eyes."""

    rule = "PA-2.19"
    seat: int
    number: int
    cards: Secret[tuple[str, ...]]


class CourtTaken(Event):
    """A luminary of the court went into a hand."""

    rule = "PA-15.16"
    seat: int
    place: int
    card: str


class CourtUpdated(Event):
    """Where the steward stands now, and the cards of the court."""

    rule = "PA-15.19"
    steward: int
    court: tuple[str, ...]


class DeckShuffled(Event):
    """The discard pile became the deck."""

    rule = "PA-2.21"
    cards: int


class CardDiscarded(Event):
    """A card above the hand limit was discarded."""

    rule = "PA-2.19"
    seat: int
    slot: int
    card: str


class CardScouted(Event):
    """A face-down card went into a hand."""

    rule = "PA-5.3"
    seat: int
    cell: int
    slot: int
    card: Secret[str]


class CardLaid(Event):
    """A card was laid face up on the field."""

    rule = "PA-2.2"
    seat: int
    cell: int
    slot: int
    card: str


class CardTurned(Event):
    """An opponent turned a card of the field face up."""

    rule = "PA-20.40"
    seat: int
    cell: int
    slot: int
    card: str


class CardDismissed(Event):
    """A card of the field was discarded to be replaced."""

    rule = "PA-9.3"
    seat: int
    cell: int
    card: str


class CardsSwapped(Event):
    """Two cards of the field changed places."""

    rule = "PA-18.13"
    seat: int
    one: int
    two: int


class TokensPlaced(Event):
    """Tokens from a supply were placed on a card."""

    rule = "PA-6.2"
    seat: int
    cell: int
    number: int


class TokenMoved(Event):
    """A token moved from one card to another."""

    rule = "PA-6.4"
    seat: int
    start: int
    end: int


class TokensRemoved(Event):
    """Tokens went back from a card to their owner's supply."""

    rule = "PA-2.1"
    seat: int
    cell: int
    number: int


class FavoursSpent(Event):
    """Favours went back to the supply."""

    rule = "PA-2.9"
    seat: int
    favours: tuple[str, ...]


class FavoursGained(Event):
    """Favours were gained."""

    rule = "PA-2.9"
    seat: int
    favours: tuple[str, ...]


class FavourIntercepted(Event):
    """A favour missing in the supply was taken from a rival."""

    rule = "PA-2.12"
    seat: int
    rival: int
    favour: str


class FavourShared(Event):
    """A favour was given to a rival by collusion."""

    rule = "PA-7.5"
    seat: int
    rival: int
    favour: str


class Interrogated(Event):
    """A card was interrogated; None is one's own areopagus."""

    rule = "PA-7.1"
    seat: int
    cell: int | None


class DisputeBegan(Event):
    """Who disputes with whom over which card, and the starting strengths."""

    rule = "PA-10.1"
    attacker: int
    defender: int
    cell: int
    attack: int
    defence: int


class DisputeCard(Event):
    """A dispute card was revealed."""

    rule = "PA-10.6"
    seat: int
    slot: int
    card: str


class DisputeEnded(Event):
    """Who won a dispute."""

    rule = "PA-10.12"
    winner: int


class RewardPlaced(Event):
    """A reward marker was put on a card."""

    rule = "PA-10.16"
    seat: int
    cell: int


class RewardUsed(Event):
    """A reward marker was discarded for an action."""

    rule = "PA-10.17"
    seat: int
    cell: int


class Conspired(Event):
    """A card was added to the conspiracy chain."""

    rule = "PA-11.1"
    seat: int
    slot: int
    card: str
    ability: str


class QuickFavour(Event):
    """Quick favour was taken instead of an ability."""

    rule = "PA-11.10"
    seat: int


class FactionTaken(Event):
    """A faction card was taken from the row (None) or from a rival."""

    rule = "PA-12.1"
    seat: int
    faction: str
    rival: int | None


class FactionUsed(Event):
    """The once-per-turn ability of a faction card was used."""

    rule = "PA-12.5"
    seat: int
    faction: str


class FactionBorrowed(Event):
    """A faction card was borrowed for a turn."""

    rule = "PA-18.15"
    seat: int
    faction: str


class FactionReturned(Event):
    """A borrowed faction card went back."""

    rule = "PA-18.15"
    seat: int
    faction: str


class PlotRealised(Event):
    """A token was put on a plot."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The clause that says what the plot asks for."""
        return PLOT_RULE[PLOTS.index(told["plot"])]

    seat: int
    plot: str


class PlotLost(Event):
    """A plot is no longer met; the token lies at its lower edge."""

    rule = "PA-15.2"
    seat: int
    plot: str


class PlotRegained(Event):
    """A token went back on its plot."""

    rule = "PA-15.4"
    seat: int
    plot: str


class PlotSeen(Event):
    """Somebody looked at a rival's private plot."""

    rule = "PA-16.22"
    seat: int
    rival: int
    plot: Secret[str]


class HandSeen(Event):
    """Somebody looked at a rival's hand."""

    rule = "PA-16.22"
    seat: int
    rival: int
    cards: Secret[tuple[str, ...]]


class EventsDrawn(Event):
    """Event cards were looked at, to choose one of."""

    rule = "PA-15.8"
    seat: int
    number: int
    happenings: Secret[tuple[str, ...]]


class EventKept(Event):
    """A special event was taken into the hand."""

    rule = "PA-15.13"
    seat: int
    happening: Secret[str]


class EdictPlayed(Event):
    """An edict was played; all favours of its faction went back to the supply, and six of them onto the card."""

    rule = "PA-15.11"
    seat: int
    happening: str
    faction: str


class EdictEased(Event):
    """Favours went from an edict to a seat, or (None) to the supply."""

    rule = "PA-16.2"
    seat: int | None
    happening: str
    number: int


class SpecialPlayed(Event):
    """A special event was played."""

    rule = "PA-16.6"
    seat: int
    happening: str


class EventDiscarded(Event):
    """An event card was discarded."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """An edict goes when it is empty, a special event after a round."""
        return "PA-16.3" if EVENTS.index(told["happening"]) < EDICTS else "PA-16.5"

    happening: str


class LastRound(Event):
    """The fifth edict was discarded: the round is the last."""

    rule = "PA-16.4"
    round: int


class ActionBought(Event):
    """An additional main action was bought."""

    rule = "PA-4.11"
    seat: int


class OpponentStep(Event):
    """A step of an opponent's script: the clause that asks for it, and the cell it is about."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The clause of the step."""
        return str(told["clause"])

    seat: int
    clause: str
    cell: int | None


class PlanOpened(Event):
    """An opponent opened a plan card."""

    rule = "PA-20.13"
    seat: int
    slot: int
    card: str


class FigureMoved(Event):
    """The opponent's figure moved to a cell, or (None) to its areopagus."""

    rule = "PA-20.12"
    seat: int
    cell: int | None


class GameEnded(Event):
    """The end, and what brought it about."""

    rule = "PA-17.1"
    winners: tuple[int, ...]
    reason: str
