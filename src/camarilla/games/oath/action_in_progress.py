"""Actions under way: what was declared so far. A question inside an action is asked about its `Act`.

An act lives only while its flow runs; between actions the stack is empty. Readings of the table ("who rules", "whose
site is this") look at the innermost campaign, so a Citizen who is not Imperial in it is none for everything.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from camarilla.games.oath.places import MAP_SITES

MajorKind = Literal["search", "muster", "trade", "recover", "campaign", "travel"]
ActKind = MajorKind | Literal["play", "move"]
"""What an action under way is."""
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
MAJOR: Final[tuple[MajorKind, ...]] = (SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL)

BANDITS: Final = -1
NOBODY: Final = -2

ATTACKER: Final = 0
DEFENDER: Final = 1
"""The sides of a campaign."""

BANNER_TARGET: Final = 50
PAWN: Final = 60
RELIC_TARGET: Final = 100
"""A campaign's targets: a site's number, these plus a banner or a relic's slot, or the pawn with its favor."""
ON_BOARD: Final = 100
"""A force's places: a site's number, or this and the seat for a board.

Targets and places are single numbers on purpose (decision 0015): answers name them, dice and dead are counted by them.
"""


def target_relic(target: int) -> int:
    """The relic that is a campaign's target, as its slot, or -1."""
    return target - RELIC_TARGET if target >= RELIC_TARGET else -1


def target_banner(target: int) -> int:
    """The banner that is a campaign's target, or -1."""
    return target - BANNER_TARGET if BANNER_TARGET <= target < PAWN else -1


def board_seat(place: int) -> int:
    """Whose board a force's place is, or -1 for a site."""
    return place - ON_BOARD if place >= ON_BOARD else -1


Note = Literal[
    "advisers",  # whose advisers count instead of the own
    "bottom",  # the draw is from underneath
    "burn-all",  # a banished defender loses all favor, not half
    "forced",  # somebody else makes the traveller go
    "friends",  # the trade is at a site that was chosen for it
    "gained",  # favor that the trade gave
    "giant",  # how many dice the Mountain Giant threw
    "halved",  # half of the attack dice are rolled
    "need-site",  # the next of two plays must be to a site
    "no-hollow",  # hollow swords count nothing
    "no-shields",  # faces whose shields count nothing, a bit for each number of shields
    "no-skulls",  # skulls kill nobody
    "no-two-swords",  # faces with two swords count nothing
    "only",  # the sites that the power allows, a bit each
    "pile",  # where the discards of this search go
    "placed",  # tokens on the banner that was recovered
    "source",  # what is searched
    "twice",  # everything rolled counts twice
    "union",  # warbands from sites that joined stay there
    "welcome",  # the favor for a play was given
    "wild-cry",  # the Supply and warbands for a play were given
    "worth",  # what a sacrificed warband counts
]
"""What a card or a rule remembers about one action."""


class UsedPlan(NamedTuple):
    """A battle plan that was used in a campaign."""

    user: int
    """Who used it; -1 for the bandits."""
    slot: int


ACT_FIELDS: Final = ("at", "free", "kind", "me", "mods", "notes")
CAMPAIGN_FIELDS: Final = (
    "against",
    "allies",
    "attack",
    "beaten",
    "defender",
    "defense",
    "dice",
    "doomed",
    "hospitals",
    "joined",
    "kept",
    "killed",
    "outcast",
    "plans",
    "shields",
    "spared",
    "step",
    "swords",
    "targets",
    "won",
)


class Act:
    """One action: who acts, as if at which site, with which modifiers declared, and what is owed so far."""

    __slots__ = ACT_FIELDS

    def __init__(self, kind: ActKind, me: int, at: int, free: bool = False) -> None:
        self.kind: ActKind = kind
        self.me = me
        self.at = at
        self.free = free
        """Whether the power that granted it spends no Supply."""
        self.mods: list[int] = []
        """The modifiers declared, as slots."""
        self.notes: dict[Note, int] = {}
        """What cards remember about this action."""

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {name: getattr(self, name) for name in self.fields()}

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes."""
        return ACT_FIELDS


class Campaign(Act):
    """A campaign."""

    __slots__ = CAMPAIGN_FIELDS

    def __init__(self, me: int, at: int, free: bool = False) -> None:
        super().__init__(CAMPAIGN, me, at, free)
        self.step = 1
        self.against = NOBODY
        """Whom the power that granted it names as the only defender."""
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
        self.plans: list[UsedPlan] = []
        self.kept: list[int] = []
        """Used plans that are not discarded after all."""
        self.spared = [False, False]
        """Whether no warband of a side dies in defeat."""
        self.doomed = [False, False]
        """Whether all of a side die in defeat."""
        self.hospitals = [-1, -1]
        """The card that takes in the dead of each side, or -1."""
        self.dice: list[list[int]] = [[], []]
        """The faces rolled by each side."""
        self.shields = 0
        self.swords = 0
        self.killed = [0, 0]
        """Warbands of each side killed so far."""
        self.won = NOBODY
        """The victorious side."""
        self.beaten: dict[int, int] = {}
        """What is left of the defeated force, by place."""

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes."""
        return CAMPAIGN_FIELDS + ACT_FIELDS

    def side_of(self, seat: int) -> int:
        """Which side a seat (or the bandits) is on; -1 for neither."""
        if seat == self.me:
            return ATTACKER
        return DEFENDER if seat == self.defender or seat in self.allies else -1

    def used_by(self, side: int) -> list[UsedPlan]:
        """The plans of one side."""
        return [plan for plan in self.plans if self.side_of(plan.user) == side]

    def has_used(self, slot: int) -> bool:
        """Whether a card is among the plans used."""
        return any(plan.slot == slot for plan in self.plans)

    def defenders(self) -> list[int]:
        """The defending side: the defender, then Allies."""
        return [self.defender, *self.allies]

    def sites(self) -> list[int]:
        """The sites that were declared targets."""
        return [target for target in self.targets if target < MAP_SITES]

    def relics(self) -> list[int]:
        """The relics that were declared targets, as slots."""
        return [target_relic(target) for target in self.targets if target >= RELIC_TARGET]


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
