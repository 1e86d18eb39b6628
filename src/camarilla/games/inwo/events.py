"""What happened, for logs, animation and analysis. Cards are named by id; a hidden one is a `Secret`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo.catalog import ID
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class TurnBegan(Event):
    """A turn begins."""

    seat: int
    turn: int


class CardMoved(Event):
    """A card went from one zone to another; its name only for those who may know it."""

    slot: int
    card: Secret[str]
    seat: int
    source: str
    target: str


class CardShown(Event):
    """A card was shown to some."""

    seat: int
    slot: int
    card: Secret[str]


class Played(Event):
    """A play was announced."""

    seat: int
    what: str
    card: str
    targets: list[str]
    spent: list[str]


class Settled(Event):
    """A play was settled, or was cancelled."""

    seat: int
    what: str
    stands: bool


class TokensPlaced(Event):
    """Tokens were placed on cards of a player."""

    seat: int
    cards: list[str]


class TokensLost(Event):
    """A card lost tokens without using them."""

    card: str
    count: int


class AttackDeclared(Event):
    """An attack was announced."""

    seat: int
    kind: str
    leader: str
    target: str
    privileged: bool


class Joined(Event):
    """A group was put into an attack."""

    seat: int
    card: str
    side: str


class StrengthFixed(Event):
    """The strength an attack is rolled with, part by part (IN-7.44)."""

    strength: int
    parts: list[tuple[str, str, int]]


class Rolled(Event):
    """Dice were rolled or changed."""

    seat: int
    dice: list[int]
    changed_by: str


class AttackEnded(Event):
    """How an attack came out."""

    outcome: str
    target: str


class GroupTaken(Event):
    """A card came under control."""

    seat: int
    card: str
    master: str
    side: str


class Status(Event):
    """Something about a card changed: Devastated, relieved, linked."""

    card: str
    what: str
    other: str


class DealStruck(Event):
    """Two players exchanged something: what each gave, for their eyes; and what the others see of it.

    That the cards moved is told by this alone.
    """

    proposer: int
    partner: int
    gives: Secret[list[Label]]
    takes: Secret[list[Label]]
    gives_seen: list[Label]
    takes_seen: list[Label]


class Claimed(Event):
    """A player says a Goal is met."""

    seat: int
    goal: str


class Eliminated(Event):
    """A player is out of the game."""

    seat: int


class GameEnded(Event):
    """How the game ended."""

    winners: list[int]
    reason: str


def name(g: Inwo, slot: int) -> str:
    """A card's id, nothing for no card."""
    return ID[g.cards.face[slot]] if slot >= 0 else ""


def tell(g: Inwo, event: Event) -> None:
    """Emit an event if somebody listens; only for rare ones, since it is built in any case."""
    if g.log is not None:
        g.log.append(event)


def moved(g: Inwo, slot: int, seat: int, source: str, target: str, mask: int) -> None:
    """Tell of a card that moved, its name to the seats of a mask."""
    if g.log is not None:
        g.log.append(CardMoved(slot, Secret(mask, ID[g.cards.face[slot]]), seat, source, target))
