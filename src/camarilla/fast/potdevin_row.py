"""A game of Pot de Vin as a row of numbers: where everything stands, the codes of answers, sets of cards, seats.

The kernels of the game import all names of this module: they are the letters it is written in.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from camarilla.fast.compiler import kernel
from camarilla.games.potdevin import catalog, rules, scoring

Row = Any
"""A game: an array of `row_size(seats)` numbers of type `int16`."""
Codes = Any
"""Room for the legal answers: an array of at least `code_count(seats)` whole numbers."""

PERSONS: Final = 4
VALUES: Final = 13
CARDS: Final = 52
GUILDS: Final = 6
NOBODY: Final = -1
MOST_SEATS: Final = 6

# -- A row: first the table, then all rounds, then a block for each seat -----------------------------------------------

SEATS: Final = 0
TEAMS: Final = 1
PHASE: Final = 2
ASKED: Final = 3
LEADER: Final = 4
ROUND: Final = 5
"""The number of the round, from 1; 0 before the first."""
TRUMP: Final = 6
"""The card turned up, or nobody's between rounds."""
SPENT: Final = 7
"""Bribe gems spent this round."""
GONE: Final = 8
"""Bribe gems that left the game (PV-4.5)."""
DECK_SIZE: Final = 9
DECK: Final = 10
"""The trump deck, its top last. With six it has no order: chance turns one up."""
MOST_TRUMPS: Final = 16
CENTRE: Final = DECK + MOST_TRUMPS
"""Six seats: the set of cards left for the next trump deck."""

HISTORY: Final = CENTRE + PERSONS
"""Every round that began, the first one first; each has the fields below."""
ROUNDS: Final = 16
LED_BY: Final = 0
TRUMP_WAS: Final = 1
WON_BY: Final = 2
LEFT: Final = 3
"""Six seats: the card the winner left."""
PLAYED: Final = 4
"""By seat: the card, or the bribe; nobody's if the seat did not act."""
FIELDS: Final = PLAYED + MOST_SEATS

SEAT: Final = HISTORY + ROUNDS * FIELDS
"""The block of seat 0."""
HAND: Final = 0
"""The set of cards in hand."""
HELD: Final = 4
"""How many these are."""
GEMS: Final = 5
WEALTH: Final = 6
VOID: Final = 7
"""A bit for each person the player has shown to have no card of (PV-3.3)."""
GAVE: Final = 8
"""Six seats: the card the player put into the first trump deck, or nobody's."""
WON: Final = 9
"""The set of cards won."""
TAKEN: Final = 13
"""How many these are."""
PILE: Final = 14
"""By guild: the symbols won (PV-1.2), jokers not counted."""
POWERS: Final = 20
BONUSES: Final = 21
PENALTIES: Final = 22
JOKERS: Final = 23
"""Jokers won and not yet dealt with."""
JOKER_ON: Final = 24
"""By guild: whether a joker lies on the pile."""
BLOCK_SIZE: Final = 30

# -- Phases: what happens next. Questions come after the steps that need no answer -------------------------------------

BEGIN_ROUND: Final = 0
AWARD: Final = 1
FINISH_ROUND: Final = 2
PLACE_JOKERS: Final = 3
GIVE: Final = 4
LEAD: Final = 5
FOLLOW: Final = 6
LEAVE: Final = 7
JOKER: Final = 8
TURN_UP: Final = 9
OVER: Final = 10
PHASES: Final = 11
CHANCE: Final = TURN_UP

# -- Codes of answers: below `BRIBE` the cards -------------------------------------------------------------------------

BRIBE: Final = CARDS
GUILD: Final = 53
"""Plus the guild a joker goes to."""
CODES: Final = GUILD + GUILDS

# -- What the cards and the rulebook's tables say ----------------------------------------------------------------------

KIND_AT: Final = {catalog.JOKER: JOKERS, catalog.PENALTY: PENALTIES, catalog.BONUS: BONUSES, catalog.POWER: POWERS}
COUNTED_AT: Final = np.array(
    [PILE + guild if guild >= 0 else KIND_AT[kind] for guild, kind in zip(catalog.GUILD, catalog.KIND, strict=True)],
    np.int16,
)
"""By card: where in a seat's block it is counted once won."""
COUNTS_AS: Final = np.array([max(1, symbols) for symbols in catalog.SYMBOLS], np.int16)
"""By card: its symbols, or one neutral card (PV-1.2, PV-1.3)."""
PILE_POINTS: Final = np.array(scoring.PILE_POINTS, np.int16)
"""PV-5.3, by symbols."""
POWER_POINTS: Final = np.array(scoring.POWER_POINTS, np.int16)
"""PV-5.4, by power cards."""
BY_SEATS: Final = range(MOST_SEATS + 1)
TRUMP_CARDS: Final = np.array([rules.TRUMP_CARDS.get(seats, 0) for seats in BY_SEATS], np.int16)
HAND_CARDS: Final = np.array([rules.HAND_CARDS.get(seats, 0) for seats in BY_SEATS], np.int16)
GEMS_EACH: Final = np.array([rules.GEMS_EACH.get(seats, 0) for seats in BY_SEATS], np.int16)
"""PV-2.1, PV-6.3, PV-6.4, by number of players."""
ROUNDS_OF_SIX: Final = 12


@kernel
def row_size(seats: int) -> int:
    """How many numbers a game takes."""
    return SEAT + BLOCK_SIZE * seats


@kernel
def code_count(seats: int) -> int:
    """How many codes there are."""
    return CODES


@kernel
def at(seat: int, field: int) -> int:
    """Where a field of a seat stands in the row."""
    return SEAT + BLOCK_SIZE * seat + field


@kernel
def round_at(s: Row) -> int:
    """Where the present round stands in the history."""
    return HISTORY + FIELDS * (s[ROUND] - 1)


@kernel
def copy(source: Row, to: Row) -> None:
    """Copy a game."""
    for place in range(row_size(source[SEATS])):
        to[place] = source[place]


# -- Sets of cards -----------------------------------------------------------------------------------------------------


@kernel
def person_of(card: int) -> int:
    """The person on a card (PV-1.1)."""
    return card // VALUES


@kernel
def flip(s: Row, cards_at: int, card: int) -> None:
    """Put a card into a set, or take it out."""
    s[cards_at + card // VALUES] ^= 1 << card % VALUES


@kernel
def holds(s: Row, cards_at: int, card: int) -> bool:
    """Whether a card is in a set."""
    return (s[cards_at + card // VALUES] >> card % VALUES) & 1 == 1


@kernel
def list_person(s: Row, cards_at: int, person: int, codes: Codes, count: int) -> int:
    """Write the cards of a person in a set after `count` others; returns how many there are now."""
    values = s[cards_at + person]
    card = VALUES * person
    while values != 0:
        codes[count] = card  # stays only if the card is there: quicker than to ask
        count += values & 1
        values >>= 1
        card += 1
    return count


@kernel
def list_cards(s: Row, cards_at: int, codes: Codes) -> int:
    """Write the cards of a set; returns how many there are."""
    count = 0
    for person in range(PERSONS):
        count = list_person(s, cards_at, person, codes, count)
    return count


# -- Seats -------------------------------------------------------------------------------------------------------------


@kernel
def lead_person(s: Row) -> int:
    """The person on the lead card of this round."""
    return person_of(s[round_at(s) + PLAYED + s[LEADER]])


@kernel
def partner_of(s: Row, seat: int) -> int:
    """PV-6.1, PV-6.3: partners sit opposite each other."""
    half = s[SEATS] // 2
    return seat + half if seat < half else seat - half


@kernel
def next_seat(s: Row, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s[SEATS] else 0


@kernel
def seats_between(s: Row, start: int, seat: int) -> int:
    """How far clockwise from another a seat is."""
    return seat - start if seat >= start else seat - start + s[SEATS]
