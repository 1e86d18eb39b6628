"""What a seat may see of Pot de Vin, built from nothing up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from camarilla.games.potdevin.catalog import GUILDS, NAME

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

Phase = Literal["giving", "playing", "leaving", "jokers", "over"]
PHASES: Final[tuple[Phase, ...]] = ("giving", "playing", "leaving", "jokers", "over")


class Card(msgspec.Struct, frozen=True):
    """A card that the viewer may name."""

    slot: int
    name: str


class Played(msgspec.Struct, frozen=True):
    """A card of the trick and who played it."""

    seat: int
    card: Card


class Joker(msgspec.Struct, frozen=True):
    """A joker placed on a guild pile at the end, or discarded (guild None)."""

    card: Card
    guild: str | None


class Player(msgspec.Struct, frozen=True):
    """What is public of a player; `hand` is shown to its owner only."""

    cards: int
    hand: list[Card] | None
    gems: int
    wealth: int
    won: list[Card]
    jokers: list[Joker]
    partner: int | None


class Board(msgspec.Struct, frozen=True):
    """The table. `left` are the seats that have still to act this round.

    `deck_known` are the cards of the trump deck that the viewer knows: with six, once the others of a deck made of
    cards left in the open have come up, or the one left must be the card the viewer gave.
    """

    phase: Phase
    round: int
    leader: int
    trump: Card | None
    trump_deck: int
    deck_known: list[Card]
    centre: list[Card]
    trick: list[Played]
    spent: int
    left: list[int]
    players: list[Player]


def board_of(g: PotDeVin, seat: int | None) -> Board:
    """The board as `seat` (None: the public) sees it."""
    face = g.cards.face
    return Board(
        PHASES[g.phase],
        g.round,
        g.leader,
        Card(g.trump, NAME[face[g.trump]]) if g.trump >= 0 else None,
        len(g.trump_deck),
        [Card(slot, NAME[face[slot]]) for slot in g.trump_deck if is_known(g, slot, seat)],
        [Card(slot, NAME[face[slot]]) for slot in g.centre],
        [Played(g.players[i], Card(g.trick[i], NAME[face[g.trick[i]]])) for i in range(len(g.trick))],
        g.spent,
        g.waiting[:],
        [player_of(g, other, other == seat) for other in range(g.seats)],
    )


def is_known(g: PotDeVin, slot: int, seat: int | None) -> bool:
    """Whether the viewer knows a face-down card: a seat by its own bit, the public if everybody does."""
    return g.cards.known[slot] == g.cards.everyone if seat is None else g.cards.knows(seat, slot)


def player_of(g: PotDeVin, seat: int, own: bool) -> Player:
    """One player; the hand, in the order of faces, if it is the viewer's own."""
    face = g.cards.face
    hand: list[Card] | None = None
    if own:
        hand = [Card(slot, NAME[face[slot]]) for slot in sorted(g.hands[seat], key=face.__getitem__)]
    jokers = [
        Joker(Card(slot, NAME[face[slot]]), GUILDS[guild] if guild >= 0 else None)
        for who, slot, guild in g.jokers
        if who == seat
    ]
    partner = g.partner(seat)
    return Player(
        len(g.hands[seat]),
        hand,
        g.gems[seat],
        g.wealth[seat],
        [Card(slot, NAME[face[slot]]) for slot in g.won[seat]],
        jokers,
        partner if partner >= 0 else None,
    )
