"""What happened, for logs, animation and analysis. Cards are named by id; a hidden one is a `Secret`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo.catalog import ID
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


STATUS_RULES: Final = {"devastated": "IN-10.12", "relieved": "IN-10.21", "linked": "IN-17.1", "unlinked": "IN-17.4"}
"""The clause behind each thing that may happen to a card (see `Status`)."""

END_RULES: Final = {"last survivor": "IN-14.6", "nobody left": "IN-14.1", "round limit": "IN-21.31"}
"""The clause behind each end of a game that no Goal brought about."""


class TurnBegan(Event):
    """A turn begins."""

    rule = "IN-2.1"
    seat: int
    turn: int


class CardMoved(Event):
    """A card went from one zone to another; its name only for those who may know it."""

    unruled = "cards move for every reason there is; the event before tells which"
    slot: int
    card: Secret[str]
    seat: int
    source: str
    target: str


class CardShown(Event):
    """A card was shown to some."""

    rule = "IN-3.7"
    seat: int
    slot: int
    card: Secret[str]


class Played(Event):
    """A play was announced."""

    rule = "IN-21.2"
    seat: int
    what: str
    card: str
    targets: list[str]
    spent: list[str]


class Settled(Event):
    """A play was settled, or was cancelled."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """What stands is settled after the replies; what was cancelled is undone."""
        return "IN-21.3" if told["stands"] else "IN-11.5"

    seat: int
    what: str
    stands: bool


class TokensPlaced(Event):
    """Tokens were placed on cards of a player."""

    rule = "IN-2.9"
    seat: int
    cards: list[str]


class TokensLost(Event):
    """A card lost tokens without using them."""

    unruled = "a capture, a Devastation or a card's own text took them; the event before tells which"
    card: str
    count: int


class AttackDeclared(Event):
    """An attack was announced."""

    rule = "IN-21.11"
    seat: int
    kind: str
    leader: str
    target: str
    privileged: bool


class Joined(Event):
    """A group was put into an attack."""

    rule = "IN-21.12"
    seat: int
    card: str
    side: str


class StrengthFixed(Event):
    """The strength an attack is rolled with, part by part (IN-7.44)."""

    rule = "IN-7.44"
    strength: int
    parts: list[tuple[str, str, int]]


class Rolled(Event):
    """Dice were rolled or changed."""

    rule = "IN-21.13"
    seat: int
    dice: list[int]
    changed_by: str


class AttackEnded(Event):
    """How an attack came out, or that its attacker called it off."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The dice decide, unless the attacker changed its mind."""
        return "IN-7.10" if told["outcome"] == "called off" else "IN-7.15"

    outcome: str
    target: str


class GroupTaken(Event):
    """A card came under control."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """A group lies against an arrow of its master, a Resource beside the structure."""
        return "IN-4.22" if told["master"] else "IN-5.3"

    added = ("loser",)
    seat: int
    card: str
    master: str
    side: str
    loser: int | None = None
    """Who had it in play before."""


class Status(Event):
    """Something about a card changed: Devastated, relieved, linked."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """The clause of the change."""
        return STATUS_RULES[told["what"]]

    card: str
    what: str
    other: str


class DealStruck(Event):
    """Two players exchanged something: what each gave, for their eyes; and what the others see of it.

    That the cards moved is told by this alone.
    """

    rule = "IN-21.20"
    proposer: int
    partner: int
    gives: Secret[list[Label]]
    takes: Secret[list[Label]]
    gives_seen: list[Label]
    takes_seen: list[Label]


class Claimed(Event):
    """A player says a Goal is met."""

    rule = "IN-21.22"
    seat: int
    goal: str


class Eliminated(Event):
    """A player is out of the game."""

    rule = "IN-14.1"
    seat: int


class GameEnded(Event):
    """How the game ended."""

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str:
        """By a Goal that was met at the end of a turn, or in another way."""
        return END_RULES.get(told["reason"], "IN-14.7")

    winners: list[int]
    reason: str


def name(g: Inwo, slot: int) -> str:
    """A card's id, nothing for no card."""
    return ID[g.cards.face[slot]] if slot >= 0 else ""


def moved(g: Inwo, slot: int, seat: int, source: str, target: str, mask: int) -> None:
    """Tell of a card that moved, its name to the seats of a mask."""
    if g.log is not None:
        g.tell(CardMoved(slot, Secret(mask, ID[g.cards.face[slot]]), seat, source, target))
