"""Pot de Vin on flat arrays: the rules of `camarilla.games.potdevin`, for play at the speed of the hardware.

A game is one row of `int16`. Cards are numbered as the engine's faces, 13 to a person; a set of cards is a word for
each person with a bit for each value. The row always stands at a *question* (`PHASE`, put to `ASKED`), at a trump to be
turned up (`TURN_UP`, answered by chance; only with six, whose trump decks are shuffled within the game), or at the end
(`OVER`). `step` takes one answer and goes on to the next of these.

Answers are *codes*, the same for every seat and question: the cards, the bribe, and the guilds a joker may go to.
`legal` lists them. The three who give a card at the start of six (PV-6.4) are asked one after the other; nobody sees
what another gave.

The names of a row (`potdevin_row`), `legal`, `points`, `rank`, `score` and `share` are names of this module, too: it is
all that a player of the game needs.
"""

from __future__ import annotations

from camarilla.fast import course
from camarilla.fast.chance import below
from camarilla.fast.compiler import kernel
from camarilla.fast.course import borrowed
from camarilla.fast.potdevin_legal import legal as legal
from camarilla.fast.potdevin_row import *
from camarilla.fast.potdevin_scoring import points as points
from camarilla.fast.potdevin_scoring import rank as rank
from camarilla.fast.potdevin_scoring import score as score
from camarilla.fast.potdevin_scoring import share as share
from camarilla.fast.potdevin_scoring import takes_joker

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
    """PV-4.5: whoever has no cards loses the bribe gems left; PV-4.6: the next one with cards leads."""
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


# -- 6. Teams, and six players -----------------------------------------------------------------------------------------


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
def answer_of_chance(s: Row, rng: Row) -> int:
    """The trump that is turned up."""
    card: int = s[DECK + below(rng, s[DECK_SIZE])]
    return card


next_decision = borrowed(course.next_decision, globals())
