"""What a seat may see of Coup, built from nothing up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from camarilla.games.coup.questions import FACTIONS, NO_DUKE
from camarilla.games.coup.roles import NAMES
from camarilla.games.coup.rules import OUTCOMES, OVER, Outcome

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup

Phase = Literal["picking", "factions", "playing", "over"]
PHASES: Final[tuple[Phase, ...]] = ("picking", "factions", "playing", "over")
CLAIMED: Final = {**dict(enumerate(NAMES)), NO_DUKE: "no Duke"}
"""What is claimed, in a word."""


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
    """Who claimed what, in which turn of the game, how it came out, and what was shown to prove it."""

    turn: int
    seat: int
    role: str
    outcome: Outcome
    shown: list[str]


class Board(msgspec.Struct, frozen=True):
    """The table."""

    phase: Phase
    turn: int
    turns: int
    court: int
    reserve: int
    treasury: int
    players: list[Player]
    claims: list[Claim]
    inquisition: bool
    """Whether the Inquisitor is in the game, in place of the Ambassador."""


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
            Claim(turn, who, CLAIMED[role], OUTCOMES[outcome], [NAMES[face] for face in shown] if shown else [])
            for turn, who, role, outcome, shown in g.claims
        ],
        g.inquisition,
    )


def role_claimed(role: int) -> str:
    """A claim in a word."""
    return CLAIMED[role]


def player_of(g: Coup, other: int, seat: int | None) -> Player:
    """One player as a seat (None: the public) sees it; a hand as CO-5.1 says, until the game is over."""
    faces, known = g.cards.face, g.cards.known
    sees = 0 if seat is None else 1 << seat
    over = g.phase == OVER  # then the hands lie open for all
    return Player(
        g.coins[other],
        [Patron(slot, NAMES[faces[slot]] if over or known[slot] & sees else None) for slot in sorted(g.hands[other])],
        [Patron(slot, NAMES[g.cards.face[slot]]) for slot in g.lost[other]],
        FACTIONS[g.faction[other]] if g.reformation and g.phase >= 2 else None,
        other in g.out,
        [face_down(g, slot, seat) for slot in sorted(g.sets[other])],
    )


def face_down(g: Coup, slot: int, seat: int | None) -> Patron:
    """CO-5.1: the role of a face-down card is shown to seats that know it, never to those who only watch."""
    sees = seat is not None and g.cards.knows(seat, slot)
    return Patron(slot, NAMES[g.cards.face[slot]] if sees else None)
