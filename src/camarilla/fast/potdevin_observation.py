"""What a player sees of a game of Pot de Vin, as a row of small whole numbers for a learner.

The row is a function of what its seat may know: one's own hand, everything public (PV-4.2: piles are open), and the
latest rounds, `WINDOW` of them. Seats are counted clockwise from the observer, who is seat 0; a partner sits opposite.
"""

from __future__ import annotations

from typing import Final

from camarilla.fast.compiler import kernel
from camarilla.fast.observation import Observation, one_hot
from camarilla.fast.potdevin import (
    BRIBE,
    CARDS,
    CENTRE,
    DECK,
    DECK_SIZE,
    FIELDS,
    FOLLOW,
    GAVE,
    GEMS,
    GIVE,
    GUILDS,
    HAND,
    HELD,
    HISTORY,
    JOKER,
    JOKER_ON,
    LEAD,
    LEADER,
    LED_BY,
    MOST_SEATS,
    NOBODY,
    PERSONS,
    PHASE,
    PILE,
    PLAYED,
    POWERS,
    ROUND,
    ROUNDS_OF_SIX,
    SEATS,
    SPENT,
    TAKEN,
    TEAMS,
    TRUMP,
    TRUMP_WAS,
    VALUES,
    VOID,
    WEALTH,
    WON,
    WON_BY,
    Row,
    at,
    lead_person,
    next_seat,
    person_of,
    round_at,
    seats_between,
)

__all__ = ["WINDOW", "observation_size", "observe"]

WINDOW: Final = 4
"""How many rounds an observation tells of, the present one included. (The game's row has all.)"""
QUESTIONS: Final = JOKER - GIVE + 1
DECK_OF_SIX: Final = 4
SYMBOLS: Final = 8
MOST_GEMS: Final = 4
NEUTRAL: Final = 4
"""Power, bonus and penalty cards, and jokers."""
OF_TABLE: Final = QUESTIONS + 2 * PERSONS + CARDS + 4
OF_CARDS: Final = 4 * CARDS
OF_SEAT: Final = (MOST_GEMS + 1) + PERSONS + GUILDS * (SYMBOLS + 2) + NEUTRAL + 5
OF_PLAYED: Final = PERSONS + VALUES + 1


@kernel
def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    return OF_TABLE + OF_CARDS + OF_SEAT * seats + WINDOW * (PERSONS + (2 + OF_PLAYED) * seats)


@kernel
def observe(s: Row, me: int, out: Observation) -> None:
    """Write what seat `me` sees."""
    for place in range(observation_size(s[SEATS])):
        out[place] = 0
    place = observe_table(s, out)
    place = observe_cards(s, me, out, place)
    seat = me
    for _ in range(s[SEATS]):
        place = observe_seat(s, seat, out, place)
        seat = next_seat(s, seat)
    for age in range(WINDOW):
        place = observe_round(s, me, age, out, place)


@kernel
def observe_table(s: Row, out: Observation) -> int:
    """The question, the persons that count in this round, the trump, how long the game may last, and gems spent."""
    place = one_hot(out, 0, s[PHASE] - GIVE, QUESTIONS)
    place = one_hot(out, place, person_of(s[TRUMP]) if s[TRUMP] != NOBODY else NOBODY, PERSONS)
    place = one_hot(out, place, lead_person(s) if s[PHASE] == FOLLOW else NOBODY, PERSONS)
    place = one_hot(out, place, s[TRUMP], CARDS)
    out[place] = s[ROUND]
    out[place + 1] = ROUNDS_OF_SIX - s[ROUND] if s[SEATS] == MOST_SEATS else s[DECK_SIZE]
    out[place + 2] = s[SPENT]
    out[place + 3] = s[TEAMS]
    return place + 4


@kernel
def observe_cards(s: Row, me: int, out: Observation, place: int) -> int:
    """Four sets: one's own hand; cards won, by whomever; the centre; those of the trump deck the observer knows."""
    for person in range(PERSONS):
        won = 0
        for seat in range(s[SEATS]):
            won |= s[at(seat, WON + person)]
        first = place + VALUES * person
        for value in range(VALUES):
            out[first + value] = (s[at(me, HAND + person)] >> value) & 1
            out[first + CARDS + value] = (won >> value) & 1
            out[first + 2 * CARDS + value] = (s[CENTRE + person] >> value) & 1
    place += 3 * CARDS
    if s[SEATS] == MOST_SEATS:
        for of_deck in range(s[DECK_SIZE]):
            card = s[DECK + of_deck]
            # PV-6.6: later decks are made of cards that lay in the open.
            if s[ROUND] > DECK_OF_SIX or s[at(me, GAVE)] == card:
                out[place + card] = 1
    return place + CARDS


@kernel
def observe_seat(s: Row, seat: int, out: Observation, place: int) -> int:
    """What everybody sees of a player."""
    place = one_hot(out, place, s[at(seat, GEMS)], MOST_GEMS + 1)
    for person in range(PERSONS):
        out[place + person] = (s[at(seat, VOID)] >> person) & 1
    place += PERSONS
    for guild in range(GUILDS):
        place = one_hot(out, place, s[at(seat, PILE + guild)], SYMBOLS + 1)
        out[place] = s[at(seat, JOKER_ON + guild)]
        place += 1
    for kind in range(NEUTRAL):
        out[place + kind] = s[at(seat, POWERS + kind)]
    place += NEUTRAL
    out[place] = s[at(seat, HELD)]
    out[place + 1] = s[at(seat, WEALTH)]
    out[place + 2] = s[at(seat, TAKEN)]
    out[place + 3] = s[LEADER] == seat
    out[place + 4] = to_act(s, seat)
    return place + 5


@kernel
def to_act(s: Row, seat: int) -> bool:
    """Whether a player has still to act in this round."""
    if s[PHASE] not in (LEAD, FOLLOW) or s[at(seat, HELD)] == 0:
        return False
    return s[round_at(s) + PLAYED + seat] == NOBODY


@kernel
def observe_round(s: Row, me: int, age: int, out: Observation, place: int) -> int:
    """One of the latest rounds: 0 is the present one. Who led, who won, the person that was trump, what all played."""
    number = s[ROUND] - age
    seats = s[SEATS]
    if number < 1:
        return place + PERSONS + (2 + OF_PLAYED) * seats
    then = HISTORY + FIELDS * (number - 1)
    place = one_hot(out, place, seats_between(s, me, s[then + LED_BY]), seats)
    winner = s[then + WON_BY]
    place = one_hot(out, place, seats_between(s, me, winner) if winner != NOBODY else NOBODY, seats)
    place = one_hot(out, place, person_of(s[then + TRUMP_WAS]), PERSONS)
    seat = me
    for _ in range(seats):
        card = s[then + PLAYED + seat]
        if 0 <= card < CARDS:
            out[place + person_of(card)] = 1
            out[place + PERSONS + card % VALUES] = 1
        out[place + PERSONS + VALUES] = card == BRIBE
        place += OF_PLAYED
        seat = next_seat(s, seat)
    return place
