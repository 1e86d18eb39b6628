"""What happens in a game of Oath, for the log, the animation and the replay."""

from __future__ import annotations

from camarilla.kernel.events import Event, Secret


class GameBegan(Event):
    """The order of turns and the Oath."""

    order: tuple[int, ...]
    oath: str


class RoundBegan(Event):
    """A round of turns."""

    round: int


class TurnBegan(Event):
    """A player wakes."""

    seat: int


class ActionBegan(Event):
    """A player begins an action."""

    seat: int
    action: str


class PowerUsed(Event):
    """A player (None: the bandits) uses a card's power."""

    seat: int | None
    card: str


class FavorGained(Event):
    """Favor from a bank."""

    seat: int
    bank: int
    count: int


class FavorTaken(Event):
    """Favor from another player."""

    seat: int
    giver: int
    count: int


class FavorGiven(Event):
    """Favor to another player."""

    seat: int
    taker: int
    count: int


class FavorBurnt(Event):
    """Favor to the shared bank."""

    seat: int
    count: int


class SecretsGained(Event):
    """Secrets from the shared bank."""

    seat: int
    count: int


class SecretsTaken(Event):
    """Secrets from another player."""

    seat: int
    giver: int
    count: int


class SecretsBurnt(Event):
    """Secrets to the shared bank."""

    seat: int
    count: int


class WarbandsGained(Event):
    """Warbands onto a board."""

    seat: int
    count: int


class WarbandsKilled(Event):
    """Warbands of a colour died at a place (a site, or 100 and a seat)."""

    seat: int
    place: int
    count: int


class WarbandsMoved(Event):
    """Warbands from a board to a site, or back if negative."""

    seat: int
    site: str
    count: int


class CardsDrawn(Event):
    """Cards came to a hand."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


class VisionDrawn(Event):
    """A Vision came off the World Deck; the marker stands at `visions`."""

    seat: int
    visions: int


class CardPlayed(Event):
    """A card was played: to a site, faceup or facedown to the advisers, or to the Revealed Vision space."""

    seat: int
    slot: int
    where: int
    card: Secret[str]


class CardDiscarded(Event):
    """A card went to a pile (0 to 2 by region, 3 the bottom of the World Deck)."""

    seat: int
    slot: int
    pile: int
    card: Secret[str]


class CardsPeeked(Event):
    """A player looked at cards."""

    seat: int
    slots: tuple[int, ...]
    cards: Secret[tuple[str, ...]]


class RelicTaken(Event):
    """A relic came to a player."""

    seat: int
    card: str


class BannerMoved(Event):
    """A banner came to a player, with what lies on it."""

    seat: int
    banner: int
    tokens: int


class SiteRevealed(Event):
    """A site was turned up."""

    site: str


class Travelled(Event):
    """A pawn moved."""

    seat: int
    site: str


class CampaignBegan(Event):
    """An attack; the defender is None for the bandits."""

    seat: int
    defender: int | None
    targets: tuple[int, ...]


class DiceRolled(Event):
    """Faces of attack or defense dice."""

    attack: bool
    faces: tuple[int, ...]


class CampaignEnded(Event):
    """How the values compared, and who is victorious."""

    seat: int
    defender: int | None
    attack: int
    defense: int
    won: bool


class TitleMoved(Event):
    """The title came to a player."""

    seat: int


class Usurped(Event):
    """The title was turned to its Usurper side."""

    seat: int


class BecameCitizen(Event):
    """An Exile turned Citizen."""

    seat: int


class BecameExile(Event):
    """A Citizen turned Exile."""

    seat: int


class DealStruck(Event):
    """A binding exchange."""

    seat: int
    partner: int


class EndDieRolled(Event):
    """The end die at the end of a round."""

    seat: int
    roll: int


class GameWon(Event):
    """The end."""

    seat: int
    ways: tuple[str, ...]


class OathSworn(Event):
    """The goal of the next game of the chronicle."""

    seat: int
    oath: str


class EdificeRaised(Event):
    """An edifice was built or repaired."""

    seat: int
    card: str
