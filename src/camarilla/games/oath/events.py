"""What happens in a game of Oath, for the log, the animation and the replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.kernel.events import Event, Secret


class GameBegan(Event):
    """The order of turns and the Oath."""

    rule = "OA-1.3"
    order: tuple[int, ...]
    oath: str


class RoundBegan(Event):
    """A round of turns."""

    rule = "OA-4.0a"
    round: int


class TurnBegan(Event):
    """A player wakes."""

    rule = "OA-4.1"
    seat: int


class ActionBegan(Event):
    """A player begins an action."""

    rule = "OA-4.2a"
    seat: int
    action: str


class PowerUsed(Event):
    """A player (None: the bandits) uses a card's power."""

    rule = "OA-7.1.1a"
    seat: int | None
    card: str


class FavorGained(Event):
    """Favor from a bank."""

    rule = "OA-10.gain"
    seat: int
    bank: int
    count: int


class FavorTaken(Event):
    """Favor from another player."""

    rule = "OA-10.take"
    seat: int
    giver: int
    count: int


class FavorGiven(Event):
    """Favor to another player."""

    rule = "OA-10.give"
    seat: int
    taker: int
    count: int


class FavorBurnt(Event):
    """Favor to the shared bank."""

    rule = "OA-10.burn"
    seat: int
    count: int


class SecretsGained(Event):
    """Secrets from the shared bank."""

    rule = "OA-10.gain"
    seat: int
    count: int


class SecretsTaken(Event):
    """Secrets from another player."""

    rule = "OA-10.take"
    seat: int
    giver: int
    count: int


class SecretsBurnt(Event):
    """Secrets to the shared bank."""

    rule = "OA-10.burn"
    seat: int
    count: int


class WarbandsGained(Event):
    """Warbands onto a board."""

    rule = "OA-10.gain"
    seat: int
    count: int


class WarbandsKilled(Event):
    """Warbands of a colour died at a place (a site, or 100 and a seat)."""

    rule = "OA-10.kill"
    seat: int
    place: int
    count: int


class WarbandsMoved(Event):
    """Warbands from a board to a site, or back."""

    rule = "OA-10.move"
    seat: int
    site: str
    count: int
    back: bool


class CardsDrawn(Event):
    """Cards came to a hand."""

    rule = "OA-10.draw"
    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class VisionDrawn(Event):
    """A Vision came off the World Deck; the marker stands at `visions`."""

    rule = "OA-2.7.1"
    seat: int
    visions: int


class CardPlayed(Event):
    """A card was played: to a site, faceup or facedown to the advisers, or to the Revealed Vision space."""

    rule = "OA-5.1.4"
    added = ("site",)
    seat: int
    slot: int
    where: int
    card: Secret[str]
    site: str = ""
    """The name of the site it was played to."""


class CardDiscarded(Event):
    """A card went to a pile (0 to 2 by region, 3 the bottom of the World Deck)."""

    rule = "OA-10.discard-a"
    seat: int
    slot: int
    pile: int
    card: Secret[str]


class CardsPeeked(Event):
    """A player looked at cards."""

    rule = "OA-10.peek"
    seat: int
    slots: tuple[int, ...]
    cards: Secret[tuple[str, ...]]


class RelicTaken(Event):
    """A relic came to a player."""

    rule = "OA-10.take"
    seat: int
    card: str


class BannerMoved(Event):
    """A banner came to a player, with what lies on it."""

    rule = "OA-2.2.3"
    seat: int
    banner: int
    tokens: int


class SiteRevealed(Event):
    """A site was turned up."""

    rule = "OA-2.8.2b"
    site: str


class Travelled(Event):
    """A pawn moved."""

    rule = "OA-5.6.2a"
    seat: int
    site: str


class CampaignBegan(Event):
    """An attack; the defender is None for the bandits."""

    rule = "OA-5.5.2a"
    seat: int
    defender: int | None
    targets: tuple[int, ...]


class DiceRolled(Event):
    """Faces of attack or defense dice."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The defender rolls in step 4 of a campaign, the attacker in step 5."""
        return "OA-5.5.5a" if told["attack"] else "OA-5.5.4a"

    attack: bool
    faces: tuple[int, ...]


class CampaignEnded(Event):
    """How the values compared, and who is victorious."""

    rule = "OA-5.5.5d"
    seat: int
    defender: int | None
    attack: int
    defense: int
    won: bool


class TitleMoved(Event):
    """The title came to a player."""

    rule = "OA-2.11a"
    seat: int


class Usurped(Event):
    """The title was turned to its Usurper side."""

    rule = "OA-4.1.3"
    seat: int


class BecameCitizen(Event):
    """An Exile turned Citizen."""

    rule = "OA-6.6.2a"
    seat: int


class BecameExile(Event):
    """A Citizen turned Exile."""

    rule = "OA-6.7d"
    seat: int


class DealStruck(Event):
    """A binding exchange."""

    rule = "OA-10.exchange"
    seat: int
    partner: int


class EndDieRolled(Event):
    """The end die at the end of a round."""

    rule = "OA-3.3a"
    seat: int
    roll: int


class GameWon(Event):
    """The end."""

    rule = "OA-3.0"
    seat: int
    ways: tuple[str, ...]


class OathSworn(Event):
    """The goal of the next game of the chronicle."""

    rule = "OA-8.1c"
    seat: int
    oath: str


class EdificeRaised(Event):
    """An edifice was built or repaired."""

    rule = "OA-8.3.1a"
    seat: int
    card: str
