"""An attack as data: who attacks whom with what, what others put in, and what the dice said."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

CONTROL: Final = 0
DESTROY: Final = 1
KINDS: Final = ("control", "destroy")

AID: Final = 0
OPPOSE: Final = 1

ANNOUNCED: Final = 0
OPENED: Final = 1
"""The others may put something in; the attacker may still call it off."""
COMMITTED: Final = 2
DICE: Final = 3
SETTLED: Final = 4

GOES_ON: Final = 0
CALLED_OFF: Final = 1
CANCELLED: Final = 2
FAILURE: Final = 3
SUCCESS: Final = 4
OUTCOMES: Final = ("goes on", "called off", "cancelled", "failed", "succeeded")

NOBODY: Final = -1

FIELDS: Final = (
    "admitted",
    "agents",
    "aiders",
    "assassination",
    "attacker",
    "barred",
    "broken",
    "card",
    "cards",
    "defender",
    "dice",
    "disaster",
    "fixed",
    "frozen",
    "helpers",
    "instant",
    "kind",
    "last",
    "leader",
    "leader_tokens",
    "magic",
    "margin",
    "number",
    "outcome",
    "own_power",
    "pressed",
    "privileged",
    "recent",
    "regular",
    "stage",
    "strike",
    "target",
    "bound",
)
"""What an attack is saved as, in this order; what is new comes last, so that older positions can be loaded."""


class Bonus(NamedTuple):
    """What a card or effect adds to one side of an attack."""

    source: int
    number: int


class Helper(NamedTuple):
    """A group that was put into an attack."""

    slot: int
    side: int
    seat: int
    tokens: int


class AgentsCard(NamedTuple):
    """An agents card that was put into an attack."""

    slot: int
    side: int
    seat: int


class PlotCard(NamedTuple):
    """A Plot on the table for an attack, the group it was used on or -1, and the play it was put in by."""

    slot: int
    seat: int
    group: int
    play: int = -1


class Attack:
    """One attack. `leader` and `card` are slots or -1; an Instant attack has a card and mostly no leader."""

    __slots__ = FIELDS

    def __init__(self, number: int, attacker: int, leader: int, target: int, defender: int, kind: int) -> None:
        self.number = number
        self.attacker = attacker
        self.leader = leader
        self.target = target
        self.defender = defender
        """The seat that controls the target, or -1 for a Group from the attacker's hand."""
        self.kind = kind
        self.stage = ANNOUNCED
        self.outcome = GOES_ON
        self.regular = False
        """Declared by a group in phase 5: its windows can be entered anew from the state (see `turn.after_play`)."""
        self.instant = False
        self.disaster = False
        self.assassination = False
        self.magic = False
        """A Magic group, Plot or Resource is used (IN-5.10)."""
        self.card = -1
        """The Plot that makes the attack, if one does."""
        self.strike = -1
        """The face of the Disaster or Assassination; of two combined, of the main one."""
        self.own_power = 0
        """The Power a Plot attacks with."""
        self.frozen = -1
        """The target's Power as read at the declaration of an Instant attack (IN-10.7)."""
        self.margin = -1
        """A Disaster destroys if the roll beats the need by more than this; -1: never."""
        self.pressed = False
        """The attacker has said ahead that it commits, and rolls, if nobody does anything first."""
        self.bound = False
        """The attacker has played a Plot: it commits as soon as the tokens are there (IN-7.7)."""
        self.privileged = False
        self.broken = False
        """Privilege was removed and cannot come back (IN-9.14)."""
        self.admitted: list[int] = []
        """Seats a card lets into a privileged attack."""
        self.barred: list[int] = []
        """Seats a card keeps from interfering."""
        self.aiders: list[int] = []
        """Groups announced as aiding, which join at commitment (IN-7.5)."""
        self.leader_tokens = 1
        self.helpers: list[Helper] = []
        self.agents: list[AgentsCard] = []
        """At most one counts (IN-9.5)."""
        self.cards: list[PlotCard] = []
        self.last = -1
        """The card that was put in last: what may be boosted as it acts (IN-7.43), or taken back (IN-21.33)."""
        self.recent = -1
        """What was put in by the very last play, if its seat may still ask to take it back (IN-21.33)."""
        self.dice: list[int] = []
        self.fixed = 0
        """The strength when the dice were rolled."""

    def copy(self) -> Attack:
        """An independent copy."""
        twin = Attack(self.number, self.attacker, self.leader, self.target, self.defender, self.kind)
        twin.stage = self.stage
        twin.outcome = self.outcome
        twin.regular = self.regular
        twin.instant = self.instant
        twin.disaster = self.disaster
        twin.assassination = self.assassination
        twin.magic = self.magic
        twin.card = self.card
        twin.strike = self.strike
        twin.own_power = self.own_power
        twin.frozen = self.frozen
        twin.margin = self.margin
        twin.pressed = self.pressed
        twin.bound = self.bound
        twin.privileged = self.privileged
        twin.broken = self.broken
        twin.admitted = self.admitted[:]
        twin.barred = self.barred[:]
        twin.aiders = self.aiders[:]
        twin.leader_tokens = self.leader_tokens
        twin.helpers = self.helpers[:]
        twin.agents = self.agents[:]
        twin.cards = self.cards[:]
        twin.last = self.last
        twin.recent = self.recent
        twin.dice = self.dice[:]
        twin.fixed = self.fixed
        return twin

    @property
    def from_hand(self) -> bool:
        """Whether the target was played from the attacker's hand."""
        return self.defender < 0

    @property
    def roll(self) -> int:
        """The sum of the dice; 0 before they are rolled."""
        return sum(self.dice)

    def part_of(self, slot: int) -> bool:
        """Whether a group leads, is announced, or was put in on either side."""
        return slot == self.leader or slot in self.aiders or any(helper.slot == slot for helper in self.helpers)

    def helps(self, slot: int, side: int) -> bool:
        """Whether a group was put in on a side."""
        return any(helper.slot == slot and helper.side == side for helper in self.helpers)

    def replace(self, old: int, new: int) -> None:
        """A card takes the place of another, also among those that take part."""

        def now(slot: int) -> int:
            return new if slot == old else slot

        self.leader, self.last, self.recent = now(self.leader), now(self.last), now(self.recent)
        self.aiders = [now(slot) for slot in self.aiders]
        self.helpers = [helper._replace(slot=now(helper.slot)) for helper in self.helpers]
        self.cards = [card._replace(group=now(card.group)) for card in self.cards]

    def dump(self) -> list[Any]:
        """Plain data."""
        return [getattr(self, name) for name in FIELDS]

    @staticmethod
    def load(data: list[Any]) -> Attack:
        """The attack that `dump` described."""
        attack = Attack(0, 0, 0, 0, 0, 0)
        for name, value in zip(FIELDS, data, strict=False):
            if name == "helpers":
                value = [Helper(*entry) for entry in value]
            elif name == "agents":
                value = [AgentsCard(*entry) for entry in value]
            elif name == "cards":
                value = [PlotCard(*entry) for entry in value]
            setattr(attack, name, value)
        return attack


class Attacks:
    """The attacks under way: one, and those a card ties to its result (IN-21.10)."""

    __slots__ = ("made", "open")

    def __init__(self) -> None:
        self.open: list[Attack] = []
        self.made = 0

    def copy(self) -> Attacks:
        """An independent copy."""
        twin = Attacks()
        twin.open = [attack.copy() for attack in self.open]
        twin.made = self.made
        return twin

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {"open": [attack.dump() for attack in self.open], "made": self.made}

    @staticmethod
    def load(data: dict[str, Any]) -> Attacks:
        """The attacks that `dump` described."""
        attacks = Attacks()
        attacks.open = [Attack.load(entry) for entry in data["open"]]
        attacks.made = data["made"]
        return attacks
