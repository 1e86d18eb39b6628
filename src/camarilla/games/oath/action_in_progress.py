"""Actions under way: what was declared so far. A question inside an action is asked about its `Act`.

An act lives only while its flow runs; between actions the stack is empty. Readings of the table ("who rules", "whose
site is this") look at the innermost campaign, so a Citizen who is not Imperial in it is none for everything.
"""

from __future__ import annotations

from typing import Any, Final

SEARCH: Final = "search"
MUSTER: Final = "muster"
TRADE: Final = "trade"
RECOVER: Final = "recover"
CAMPAIGN: Final = "campaign"
TRAVEL: Final = "travel"
PLAY: Final = "play"
"""Playing a facedown adviser, or a card as if searched (OA-6.1)."""
MOVE: Final = "move"
"""A card is moved to a site, which is no play."""
MAJOR: Final = (SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL)

BANDITS: Final = -1
NOBODY: Final = -2

PAWN: Final = 60
"""A campaign's targets: a site's number, 50 and 51 for the banners, 60 for pawn and favor, 100 and more for relics."""
BANNER_TARGET: Final = 50
RELIC_TARGET: Final = 100
ON_BOARD: Final = 100
"""A force's places: a site's number, or 100 and the seat for a board."""


ACT_FIELDS: Final = ("at", "free", "kind", "me", "mods", "notes")
CAMPAIGN_FIELDS: Final = (
    "allies",
    "attack",
    "beaten",
    "defender",
    "defense",
    "dice",
    "joined",
    "killed",
    "outcast",
    "plans",
    "shields",
    "step",
    "swords",
    "targets",
    "won",
)


class Act:
    """One action: who acts, as if at which site, with which modifiers declared, and what is owed so far."""

    __slots__ = ACT_FIELDS

    def __init__(self, kind: str, me: int, at: int, free: bool = False) -> None:
        self.kind = kind
        self.me = me
        self.at = at
        self.free = free
        """Whether the power that granted it spends no Supply."""
        self.mods: list[int] = []
        """The modifiers declared, as slots."""
        self.notes: dict[str, int] = {}
        """What cards remember about this action."""

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {name: getattr(self, name) for name in self.fields()}

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes."""
        return ACT_FIELDS


class Campaign(Act):
    """A campaign. Side 0 attacks, side 1 defends."""

    __slots__ = CAMPAIGN_FIELDS

    def __init__(self, me: int, at: int, free: bool = False) -> None:
        super().__init__(CAMPAIGN, me, at, free)
        self.step = 1
        self.defender = NOBODY
        self.outcast = NOBODY
        """The Citizen who is not Imperial in this campaign (OA-5.5.1)."""
        self.targets: list[int] = []
        self.allies: list[int] = []
        self.joined: list[int] = []
        """Sites whose warbands are part of the attacking force."""
        self.attack = 0
        self.defense = 0
        """The pools of dice."""
        self.plans: list[tuple[int, int]] = []
        """Battle plans used: by whom (-1: the bandits), and the card."""
        self.dice: list[list[int]] = [[], []]
        """The faces rolled by each side."""
        self.shields = 0
        self.swords = 0
        self.killed = [0, 0]
        """Warbands of each side killed so far."""
        self.won = NOBODY
        """0 if the attacker is victorious, 1 if the defender is."""
        self.beaten: dict[int, int] = {}
        """What is left of the defeated force, by place."""

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes."""
        return CAMPAIGN_FIELDS + ACT_FIELDS

    def side_of(self, seat: int) -> int:
        """Which side a seat (or the bandits) is on; -1 for neither."""
        if seat == self.me:
            return 0
        return 1 if seat == self.defender or seat in self.allies else -1

    def used_by(self, side: int) -> list[tuple[int, int]]:
        """The plans of one side."""
        return [plan for plan in self.plans if self.side_of(plan[0]) == side]

    def defenders(self) -> list[int]:
        """The defending side: the defender, then Allies."""
        return [self.defender, *self.allies]

    def sites(self) -> list[int]:
        """The sites that were declared targets."""
        return [target for target in self.targets if target < 8]


class Acts:
    """The stack of actions under way, innermost last."""

    __slots__ = ("stack",)

    def __init__(self) -> None:
        self.stack: list[Act] = []

    def innermost(self) -> Campaign | None:
        """The innermost campaign."""
        for act in reversed(self.stack):
            if isinstance(act, Campaign):
                return act
        return None

    def dump(self) -> list[dict[str, Any]]:
        """Plain data, to compare by."""
        return [act.dump() for act in self.stack]

    @staticmethod
    def load(data: list[dict[str, Any]]) -> Acts:
        """Positions are saved between actions, so there are none."""
        return Acts()
