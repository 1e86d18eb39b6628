"""What a seat may see of Oath, as plain data for the page, the terminal and bots; `view_builder` builds it."""

from __future__ import annotations

import msgspec

from camarilla.games.oath.action_in_progress import Note
from camarilla.games.oath.places import Role


class Lying(msgspec.Struct, frozen=True):
    """A card: its name where the viewer may know it, whether it lies faceup, its back, and what lies on it."""

    slot: int
    name: str | None
    faceup: bool
    vision: bool | None
    favor: int = 0
    secrets: int = 0


class Space(msgspec.Struct, frozen=True):
    """A space of the land."""

    slot: int
    name: str | None
    faceup: bool
    cards: list[Lying]
    relics: list[Lying]
    favor: int
    secrets: int
    warbands: int
    owner: int | None


class Player(msgspec.Struct, frozen=True):
    """A player's board."""

    role: Role
    color: str | None
    favor: int
    secrets: int
    facedown_secrets: int
    supply: int
    pawn: int | None
    warbands: int
    bank: int
    advisers: list[Lying]
    relics: list[Lying]
    vision: Lying | None
    hand: list[Lying]


class Banner(msgspec.Struct, frozen=True):
    """A banner: who holds it, the favor or secrets on it, and whether it shows its Mob side."""

    holder: int | None
    tokens: int
    mob: bool


class Fight(msgspec.Struct, frozen=True):
    """A campaign under way."""

    attacker: int
    defender: int
    targets: list[int]
    allies: list[int]
    attack: int
    defense: int
    step: int
    plans: list[str]
    attack_dice: list[int]
    defense_dice: list[int]
    users: list[int | None]
    """Who used each plan; None for the bandits."""
    forces: tuple[int, int, int]
    """How many fight on each side, bandits included, and how many warbands the attacker could lose."""
    values: tuple[int, int]
    """Attack and defense as far as they are known."""
    likely: tuple[int, int]
    """The pools if the targets were these and the whole force attacked; attack dice that lack count below 0."""
    notes: dict[Note, int]
    """What plans do to the dice."""
    sacrifice: bool
    won: int | None


class Standing(msgspec.Struct, frozen=True):
    """How things stand for the end: who keeps the oath, by seat what is ruled and held, and who would win how."""

    keepers: list[int]
    ruled: list[int]
    held: list[int]
    ways: list[list[str]]
    successor: int


class Board(msgspec.Struct, frozen=True):
    """The table. How many cards the World Deck has is nobody's business (OA-9.4a)."""

    phase: str
    round: int
    turn: int
    order: list[int]
    oath: str
    title: int | None
    usurper: bool
    visions: int
    banks: dict[str, int]
    shared: int
    spaces: list[Space]
    players: list[Player]
    reliquary: list[Lying | None]
    banners: dict[str, Banner]
    piles: list[list[Lying]]
    world_top: str | None
    relic_deck: int
    dispossessed: int
    box: list[str]
    prophets: list[tuple[int, int]]
    caged: list[int]
    promises: list[tuple[int, ...]]
    campaign: Fight | None
    chronicle: str
    game: int
    winner: int | None
    ways: list[str]
    standing: Standing | None
