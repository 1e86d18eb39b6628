"""What a seat may see, as plain data for the page, the terminal and bots (IN-1.14); `view_builder` builds it."""

from __future__ import annotations

import msgspec


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card; its name is None where the viewer may not know it."""

    slot: int
    card: str | None


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A group in a structure with its current values and its place on the grid."""

    slot: int
    card: str
    power: int
    global_power: int
    resistance: int
    alignments: list[str]
    attributes: list[str]
    tokens: int
    x: int
    y: int
    turned: int
    master: int
    side: int
    open_arrows: list[int]
    devastated: bool = False
    marks: list[str] = []


class ResourceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Resource in play, what it is linked to, and how many cards lie under it."""

    slot: int
    card: str
    tokens: int
    linked_to: int = -1
    under: int = 0
    written: str | None = None


class PlayerView(msgspec.Struct, frozen=True):
    """What a viewer sees of a player."""

    illuminati: str
    out: bool
    groups: list[GroupView]
    resources: list[ResourceView]
    agents: list[str]
    plots: list[Card]
    exposed: list[Card]
    hand: list[Card]
    plot_deck: list[Card]
    group_deck: list[Card]
    discards: list[str]
    destroyed: list[str]
    goal_count: int
    turns: int


class AttackView(msgspec.Struct, frozen=True):
    """The attack under way with its running sum."""

    attacker: int
    defender: int
    kind: str
    leader: int
    target: int
    privileged: bool
    instant: bool
    committed: bool
    strength: int
    parts: list[tuple[str, str, int]]
    """What it is, the card, effect or alignment it comes from, and the number."""
    promised: list[tuple[str, int]]
    """Groups the attacker has named as aid, whose tokens go when the attack is committed, and what each will add."""
    dice: list[int]


class PlayView(msgspec.Struct, frozen=True):
    """An announced play whose window is open."""

    seat: int
    what: str
    stands: bool


class Board(msgspec.Struct, frozen=True):
    """The table."""

    step: str
    moment: str
    turn: int
    turns: int
    basic_goal: int
    players: list[PlayerView]
    nwo: list[str]
    table: list[Card]
    attacks: list[AttackView]
    plays: list[PlayView]
    rolling: list[int]
    claims: list[tuple[int, int]]
    effects: list[tuple[str, int, list[int], str]]
    told: list[list[int]]
