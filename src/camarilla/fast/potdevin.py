"""Pot de Vin on flat arrays: the rules of `camarilla.games.potdevin`, for play at the speed of the hardware.

A game is one row of `int16`. Cards are numbered as the engine's faces, 13 to a person; a set of cards is a word for
each person with a bit for each value. The row always stands at a *question* (`PHASE`, put to `ASKED`), at a trump to be
turned up (`TURN_UP`, answered by chance; only with six, whose trump decks are shuffled within the game), or at the end
(`OVER`). `step` takes one answer and goes on to the next of these.

Answers are *codes*, the same for every seat and question: the cards, the bribe, and the guilds a joker may go to.
`legal` lists them. The three who give a card at the start of six (PV-6.4) are asked one after the other; nobody sees
what another gave.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from camarilla.fast import course
from camarilla.fast.chance import below
from camarilla.fast.compiler import kernel
from camarilla.fast.course import borrowed
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


# -- 2. Set-up (PV-2.1 to PV-2.3, PV-6.3) ------------------------------------------------------------------------------


@kernel
def set_table(s: Row, seats: int, teams: bool = False) -> None:
    """A table before the deal; six always play in teams (PV-6.3)."""
    s[SEATS] = seats
    s[TEAMS] = teams or seats == MOST_SEATS


@kernel
def deal(s: Row, rng: Row) -> None:
    """Clear the table but for its options, deal the trump deck and hands (PV-2.1), and go to the first question.

    Each card in turn goes to one of the places that are still free, all of them alike: so every deal is as likely.
    """
    clear(s)
    seats = s[SEATS]
    s[LEADER] = below(rng, seats)  # PV-2.3
    for card in range(CARDS):
        place = below(rng, CARDS - card) - (TRUMP_CARDS[seats] - s[DECK_SIZE])
        seat = NOBODY
        while place >= 0:
            seat += 1
            place -= hand_size(s, seat) - s[at(seat, HELD)]
        if seat == NOBODY:
            s[DECK + s[DECK_SIZE]] = card
            s[DECK_SIZE] += 1
        else:
            give(s, seat, card)
    shuffle_deck(s, rng)
    begin(s)


@kernel
def clear(s: Row) -> None:
    """An empty table with the same options."""
    seats = s[SEATS]
    for place in range(PHASE, row_size(seats)):
        s[place] = 0
    s[TRUMP] = NOBODY
    for seat in range(seats):
        s[at(seat, GEMS)] = GEMS_EACH[seats]
        s[at(seat, GAVE)] = NOBODY


@kernel
def hand_size(s: Row, seat: int) -> int:
    """How many cards a seat is dealt: with six the last three of the first round get one more (PV-6.3)."""
    seats = s[SEATS]
    more = seats == MOST_SEATS and seats_between(s, s[LEADER], seat) >= 3
    return HAND_CARDS[seats] + (1 if more else 0)


@kernel
def give(s: Row, seat: int, card: int) -> None:
    """A card to a hand."""
    flip(s, at(seat, HAND), card)
    s[at(seat, HELD)] += 1


@kernel
def shuffle_deck(s: Row, rng: Row) -> None:
    """PV-2.1: shuffle the trump deck."""
    for left in range(s[DECK_SIZE], 1, -1):
        place = DECK + below(rng, left)
        last = DECK + left - 1
        card = s[place]
        s[place] = s[last]
        s[last] = card


@kernel
def begin(s: Row) -> None:
    """After the deal: the first round, or with six the first card for the trump deck (PV-6.4)."""
    s[PHASE] = BEGIN_ROUND
    if s[SEATS] == MOST_SEATS:
        ask_giver(s, 0)
    while s[PHASE] < GIVE:
        go_on(s)


@kernel
def begin_round(s: Row) -> None:
    """The top of the trump deck is turned up (PV-2.2, PV-4.4); with six, which it is, is up to chance."""
    s[ROUND] += 1
    if s[SEATS] == MOST_SEATS:
        s[PHASE] = TURN_UP
    else:
        turn_up(s, s[DECK + s[DECK_SIZE] - 1])


@kernel
def turn_up(s: Row, card: int) -> None:
    """A card of the trump deck names the trump (PV-2.2); players without cards drop out, and somebody leads."""
    s[DECK_SIZE] -= 1
    last = DECK + s[DECK_SIZE]
    for place in range(DECK, last):
        if s[place] == card:
            s[place] = s[last]
    s[TRUMP] = card
    drop_out(s)
    now = round_at(s)
    s[now + LED_BY] = s[LEADER]
    s[now + TRUMP_WAS] = card
    s[now + WON_BY] = NOBODY
    s[now + LEFT] = NOBODY
    for seat in range(s[SEATS]):
        s[now + PLAYED + seat] = NOBODY
    s[PHASE] = LEAD
    s[ASKED] = s[LEADER]


@kernel
def drop_out(s: Row) -> None:
    """PV-4.5: who has no cards loses the bribe gems left; PV-4.6: the next one with cards leads."""
    for seat in range(s[SEATS]):
        if s[at(seat, HELD)] == 0:
            s[GONE] += s[at(seat, GEMS)]
            s[at(seat, GEMS)] = 0
    while s[at(s[LEADER], HELD)] == 0:
        s[LEADER] = next_seat(s, s[LEADER])


# -- 3. Playing --------------------------------------------------------------------------------------------------------


@kernel
def take_turn(s: Row, code: int) -> None:
    """The leader lays the lead card (PV-3.1); every other player bribes or plays a card (PV-3.2)."""
    seat = s[ASKED]
    if code == BRIBE:
        s[at(seat, GEMS)] -= 1
        s[SPENT] += 1
    else:
        flip(s, at(seat, HAND), code)
        s[at(seat, HELD)] -= 1
        if s[PHASE] == FOLLOW and person_of(code) != lead_person(s):
            s[at(seat, VOID)] |= 1 << lead_person(s)
    s[round_at(s) + PLAYED + seat] = code
    ask_next(s)


@kernel
def ask_next(s: Row) -> None:
    """PV-3.2: clockwise, the next who has cards has a turn; when it would be the leader's, the round is played."""
    seat = next_seat(s, s[ASKED])
    while seat != s[LEADER] and s[at(seat, HELD)] == 0:
        seat = next_seat(s, seat)
    s[ASKED] = seat
    s[PHASE] = AWARD if seat == s[LEADER] else FOLLOW


@kernel
def lead_person(s: Row) -> int:
    """The person on the lead card of this round."""
    return person_of(s[round_at(s) + PLAYED + s[LEADER]])


# -- 4. The winner of a round ------------------------------------------------------------------------------------------


@kernel
def strength(card: int, trump: int, lead: int) -> int:
    """PV-4.1: the highest trump wins, or else the highest card of the lead person; others never do."""
    person = person_of(card)
    if person == trump:
        return VALUES + card % VALUES
    return card % VALUES if person == lead else NOBODY


@kernel
def winner_of(s: Row) -> int:
    """PV-4.1: who played the strongest card."""
    now = round_at(s)
    trump = person_of(s[TRUMP])
    lead = lead_person(s)
    best = NOBODY
    winner = NOBODY
    for seat in range(s[SEATS]):
        card = s[now + PLAYED + seat]
        if 0 <= card < CARDS and strength(card, trump, lead) > best:
            best = strength(card, trump, lead)
            winner = seat
    return winner


@kernel
def award(s: Row) -> None:
    """The winner takes all cards played and the trump (PV-4.2), and the gems spent (PV-4.3), and leads (PV-4.4)."""
    now = round_at(s)
    winner = winner_of(s)
    for seat in range(s[SEATS]):
        card = s[now + PLAYED + seat]
        if 0 <= card < CARDS:
            count_won(s, winner, card, 1)
    count_won(s, winner, s[TRUMP], 1)
    s[at(winner, WEALTH)] += s[SPENT]
    s[SPENT] = 0
    s[TRUMP] = NOBODY
    s[LEADER] = winner
    s[now + WON_BY] = winner
    s[ASKED] = winner
    s[PHASE] = LEAVE if s[SEATS] == MOST_SEATS else FINISH_ROUND


@kernel
def count_won(s: Row, seat: int, card: int, times: int) -> None:
    """PV-4.2: sort a card into the winner's piles (1), or take it out again (-1)."""
    flip(s, at(seat, WON), card)
    s[at(seat, TAKEN)] += times
    s[at(seat, COUNTED_AT[card])] += times * COUNTS_AS[card]


@kernel
def finish_round(s: Row) -> None:
    """The next round begins, unless hands or trump deck have run out (PV-5.1, PV-6.6)."""
    held = 0
    for seat in range(s[SEATS]):
        held += s[at(seat, HELD)]
    if s[SEATS] == MOST_SEATS and s[DECK_SIZE] == 0 and held > 0 and s[ROUND] < ROUNDS_OF_SIX:
        renew_deck(s)
    s[PHASE] = BEGIN_ROUND if held > 0 and s[DECK_SIZE] > 0 else PLACE_JOKERS


# -- 5. The end --------------------------------------------------------------------------------------------------------


@kernel
def place_jokers(s: Row) -> None:
    """PV-5.2: every joker that can be placed is, the others are discarded; who has no choice is not asked."""
    seat = 0
    while seat < s[SEATS] and s[at(seat, JOKERS)] == 0:
        seat += 1
    if seat == s[SEATS]:
        s[PHASE] = OVER
        return
    piles = 0
    only = NOBODY
    for guild in range(GUILDS):
        if takes_joker(s, seat, guild):
            piles += 1
            only = guild
    s[ASKED] = seat
    if piles > 1:
        s[PHASE] = JOKER
    else:
        place_joker(s, only)


@kernel
def place_joker(s: Row, guild: int) -> None:
    """PV-5.2: a joker goes onto a pile, or away; then the next one."""
    s[at(s[ASKED], JOKERS)] -= 1
    if guild != NOBODY:
        s[at(s[ASKED], JOKER_ON + guild)] = 1
    s[PHASE] = PLACE_JOKERS


@kernel
def takes_joker(s: Row, seat: int, guild: int) -> bool:
    """PV-5.2: a pile with a card of its guild and no joker, if it counts."""
    return s[at(seat, PILE + guild)] > 0 and s[at(seat, JOKER_ON + guild)] == 0 and counts(s, seat, guild)


@kernel
def counts(s: Row, seat: int, guild: int) -> bool:
    """PV-6.2: of two partners' piles only the smaller counts; of equal piles the one a joker was put on, if any."""
    if s[TEAMS] == 0:
        return True
    mine = s[at(seat, PILE + guild)]
    partners = s[at(partner_of(s, seat), PILE + guild)]
    if partners == 0:
        return True
    if mine == partners:
        return s[at(partner_of(s, seat), JOKER_ON + guild)] == 0
    return mine < partners


@kernel
def guild_points(s: Row, seat: int, guild: int) -> int:
    """PV-5.3, PV-6.2: the points of a guild pile; of equal ones without a joker the lower seat's stands for both."""
    if not counts(s, seat, guild):
        return 0
    mine = s[at(seat, PILE + guild)]
    joker = s[at(seat, JOKER_ON + guild)]
    if s[TEAMS] != 0 and joker == 0:
        partner = partner_of(s, seat)
        if partner < seat and mine == s[at(partner, PILE + guild)]:
            return 0
    return PILE_POINTS[mine + joker]


@kernel
def points(s: Row, seat: int) -> int:
    """All points of one player: guild piles, power, bonus and penalty cards, wealth (PV-5.3 to PV-5.5)."""
    total = POWER_POINTS[s[at(seat, POWERS)]] + s[at(seat, WEALTH)]
    total += 2 * s[at(seat, BONUSES)] - 2 * s[at(seat, PENALTIES)]
    for guild in range(GUILDS):
        total += guild_points(s, seat, guild)
    return int(total)


@kernel
def score(s: Row, seat: int) -> int:
    """The points of the player, or of the team (PV-6.2)."""
    if s[TEAMS] == 0:
        return points(s, seat)
    return points(s, seat) + points(s, partner_of(s, seat))


@kernel
def standing(s: Row, seat: int) -> int:
    """PV-5.6: points, then cards won, then wealth, as one number; partners stand together (PV-6.2)."""
    ties = 64 * int(s[at(seat, TAKEN)]) + s[at(seat, WEALTH)]
    if s[TEAMS] != 0:
        partner = partner_of(s, seat)
        ties += 64 * int(s[at(partner, TAKEN)]) + s[at(partner, WEALTH)]
    return 4096 * score(s, seat) + int(ties)


@kernel
def rank(s: Row, seat: int) -> int:
    """A player's rank, from 1; ties share it."""
    mine = standing(s, seat)
    better = 0
    for other in range(s[SEATS]):
        if standing(s, other) > mine:
            better += 1
    return 1 + better


@kernel
def share(s: Row, seat: int) -> float:
    """PV-5.6: a player's share of the victory, which winners share evenly: partners, and those that are tied."""
    mine = standing(s, seat)
    winners = 0
    for other in range(s[SEATS]):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            winners += 1
    return 1.0 / winners


# -- 6. Teams, and six players -----------------------------------------------------------------------------------------


@kernel
def partner_of(s: Row, seat: int) -> int:
    """PV-6.1, PV-6.3: partners sit opposite each other."""
    half = s[SEATS] // 2
    return seat + half if seat < half else seat - half


@kernel
def ask_giver(s: Row, first: int) -> None:
    """PV-6.4: ask the next of those with nine cards, from seat `first` on; after the last the trump deck is made."""
    for seat in range(first, MOST_SEATS):
        if s[at(seat, HELD)] > HAND_CARDS[MOST_SEATS]:
            s[PHASE] = GIVE
            s[ASKED] = seat
            return
    for seat in range(MOST_SEATS):
        card = s[at(seat, GAVE)]
        if card != NOBODY:
            flip(s, at(seat, HAND), card)
            s[at(seat, HELD)] -= 1
            s[DECK + s[DECK_SIZE]] = card
            s[DECK_SIZE] += 1
    s[PHASE] = BEGIN_ROUND


@kernel
def give_away(s: Row, card: int) -> None:
    """PV-6.4: put a card aside for the trump deck, which is made when all three have."""
    s[at(s[ASKED], GAVE)] = card
    ask_giver(s, s[ASKED] + 1)


@kernel
def leave(s: Row, card: int) -> None:
    """PV-6.5: the winner leaves one of the cards just taken for the next trump deck."""
    count_won(s, s[ASKED], card, -1)
    flip(s, CENTRE, card)
    s[round_at(s) + LEFT] = card
    s[PHASE] = FINISH_ROUND


@kernel
def renew_deck(s: Row) -> None:
    """PV-6.6: the cards left in the centre are the new trump deck."""
    for card in range(CARDS):
        if holds(s, CENTRE, card):
            s[DECK + s[DECK_SIZE]] = card
            s[DECK_SIZE] += 1
    for person in range(PERSONS):
        s[CENTRE + person] = 0


# -- Seats -------------------------------------------------------------------------------------------------------------


@kernel
def next_seat(s: Row, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s[SEATS] else 0


@kernel
def seats_between(s: Row, start: int, seat: int) -> int:
    """How far clockwise from another a seat is."""
    return seat - start if seat >= start else seat - start + s[SEATS]


# -- The way of a game -------------------------------------------------------------------------------------------------


@kernel
def step(s: Row, code: int) -> None:
    """Take the answer to the question that stands, and go on to the next one."""
    phase = s[PHASE]
    if phase in (LEAD, FOLLOW):
        take_turn(s, code)
    elif phase == LEAVE:
        leave(s, code)
    elif phase == TURN_UP:
        turn_up(s, code)
    elif phase == JOKER:
        place_joker(s, code - GUILD)
    elif phase == GIVE:
        give_away(s, code)
    while s[PHASE] < GIVE:
        go_on(s)


@kernel
def go_on(s: Row) -> None:
    """One step that needs no answer."""
    phase = s[PHASE]
    if phase == AWARD:
        award(s)
    elif phase == FINISH_ROUND:
        finish_round(s)
    elif phase == BEGIN_ROUND:
        begin_round(s)
    else:
        place_jokers(s)


@kernel
def legal(s: Row, codes: Codes) -> int:
    """Write the legal answers; returns how many there are. Chance is asked, too."""
    phase = s[PHASE]
    hand = at(s[ASKED], HAND)
    if phase == FOLLOW:
        return legal_follows(s, hand, codes)
    if phase in (LEAD, GIVE):
        return list_cards(s, hand, codes)  # PV-3.1, PV-6.4: any card, and no bribe
    count = 0
    if phase == TURN_UP:
        for place in range(s[DECK_SIZE]):
            codes[place] = s[DECK + place]
        count = s[DECK_SIZE]
    elif phase == LEAVE:
        count = legal_to_leave(s, codes)
    elif phase == JOKER:
        for guild in range(GUILDS):
            if takes_joker(s, s[ASKED], guild):
                codes[count] = GUILD + guild
                count += 1
    return count


@kernel
def legal_follows(s: Row, hand: int, codes: Codes) -> int:
    """PV-3.2, PV-3.3: cards of the lead person, or any card if there are none; a bribe while bribe gems last."""
    count = list_person(s, hand, lead_person(s), codes, 0)
    if count == 0:
        count = list_cards(s, hand, codes)
    if s[at(s[ASKED], GEMS)] > 0:
        codes[count] = BRIBE
        count += 1
    return count


@kernel
def legal_to_leave(s: Row, codes: Codes) -> int:
    """PV-6.5: the cards and the trump of the round just won."""
    now = round_at(s)
    count = 0
    for seat in range(s[SEATS]):
        card = s[now + PLAYED + seat]
        if 0 <= card < CARDS:
            codes[count] = card
            count += 1
    codes[count] = s[now + TRUMP_WAS]
    return count + 1


@kernel
def answer_of_chance(s: Row, rng: Row) -> int:
    """The trump that is turned up."""
    card: int = s[DECK + below(rng, s[DECK_SIZE])]
    return card


next_decision = borrowed(course.next_decision, globals())
