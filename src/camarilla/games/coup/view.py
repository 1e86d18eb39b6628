"""What a seat may see of Coup, built from nothing up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from camarilla.games.coup.asks import FACTIONS, NO_DUKE
from camarilla.games.coup.roles import NAMES
from camarilla.games.coup.rules import OUTCOMES

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup

PHASES = ("picking", "factions", "playing", "over")


class Patron(msgspec.Struct, frozen=True):
    """A patron; the role is None where the viewer may not know it."""

    slot: int
    role: str | None


class Player(msgspec.Struct, frozen=True):
    """What a viewer sees of a player. `set_aside` are the cards a picker left out, for the picker's eyes."""

    coins: int
    patrons: list[Patron]
    lost: list[Patron]
    faction: str | None
    out: bool
    set_aside: list[Patron]


class Claim(msgspec.Struct, frozen=True):
    """Who claimed what, in which turn of the game, and how it came out."""

    turn: int
    seat: int
    role: str
    outcome: str


class Board(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    turn: int
    turns: int
    court: int
    reserve: int
    treasury: int
    players: list[Player]
    claims: list[Claim]


def board_of(g: Coup, seat: int | None) -> Board:
    """The board as `seat` (None: the public) sees it."""
    return Board(
        PHASES[g.phase],
        g.turn,
        g.turns,
        len(g.court),
        g.reserve,
        g.treasury,
        [player_of(g, other, seat) for other in range(g.seats)],
        [
            Claim(turn, who, "no Duke" if role == NO_DUKE else NAMES[role], OUTCOMES[outcome])
            for turn, who, role, outcome in g.claims
        ],
    )


def player_of(g: Coup, other: int, seat: int | None) -> Player:
    """One player; a patron's role is shown to those who know it."""
    return Player(
        g.coins[other],
        [patron_of(g, slot, seat) for slot in sorted(g.hands[other])],
        [patron_of(g, slot, seat) for slot in g.lost[other]],
        FACTIONS[g.faction[other]] if g.reformation and g.phase >= 2 else None,
        other in g.out,
        [patron_of(g, slot, seat) for slot in sorted(g.sets[other])],
    )


def patron_of(g: Coup, slot: int, seat: int | None) -> Patron:
    """A card as a seat may know it; the public knows what everybody knows."""
    known = g.cards.known[slot]
    sees = known == g.cards.everyone if seat is None else known >> seat & 1 == 1
    return Patron(slot, NAMES[g.cards.face[slot]] if sees else None)
