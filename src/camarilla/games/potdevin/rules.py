"""The course of a game, in the order of the rulebook. Clause ids are those of `rules.en.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.potdevin import events, scoring
from camarilla.games.potdevin.catalog import GUILDS, PERSON, VALUE, PlacedJoker
from camarilla.games.potdevin.queries import name_of
from camarilla.games.potdevin.questions import BRIBE, FOLLOW, GIVE, JOKER, LEAD, LEAVE
from camarilla.kernel.choices import Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.windows import together

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

GIVING: Final = 0
PLAYING: Final = 1
LEAVING: Final = 2
JOKERS: Final = 3
OVER: Final = 4

# PV-2.1, PV-6.3, PV-6.4: by number of players.
THREE_TEAMS: Final = 6
"""PV-6: so many players always play in teams of two, and by rules of their own."""
TRUMP_CARDS: Final = {3: 16, 4: 12, 5: 12, THREE_TEAMS: 1}
HAND_CARDS: Final = {3: 12, 4: 10, 5: 8, THREE_TEAMS: 8}
GEMS_EACH: Final = {3: 4, 4: 2, 5: 4, THREE_TEAMS: 4}

ROUNDS_OF_SIX: Final = 12
"""PV-6.6: three trump decks of four cards."""

CLOCKWISE: Final = {
    seats: [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in HAND_CARDS
}
"""The order of play, by number of players and first player."""

TRUMPED: Final = 100
"""More than any value: what makes the least trump stronger than the best of the others."""


# -- 2. Set-up ---------------------------------------------------------------------------------------------------------


def set_up(g: PotDeVin, teams: bool) -> None:
    """Shuffle, deal hands and trump deck, hand out gems; with six the trump deck is completed later."""
    seats = g.seats
    six = seats == THREE_TEAMS
    g.teams = teams or six
    g.leader = g.rng.below(seats)  # PV-2.3
    slots = list(range(52))
    g.cards.shuffle(slots, g.rng)
    dealt = TRUMP_CARDS[seats]
    g.trump_deck = slots[:dealt]  # PV-2.1
    g.hands = [[] for _ in range(seats)]
    for place in range(seats):
        seat = (g.leader + place) % seats
        cards = HAND_CARDS[seats] + (1 if six and place >= 3 else 0)  # PV-6.3
        g.hands[seat] = slots[dealt : dealt + cards]
        g.cards.deal(seat, g.hands[seat])
        dealt += cards
    g.gems = [GEMS_EACH[seats]] * seats
    g.wealth = [0] * seats
    g.won = [[] for _ in range(seats)]
    g.void = [0] * seats
    g.phase = GIVING if six else PLAYING


def announce_hands(g: PotDeVin) -> None:
    """Tell each player their own hand."""
    if g.log is not None:
        for seat in range(g.seats):
            names = tuple([name_of(g, slot) for slot in g.hands[seat]])
            g.tell(events.CardsDealt(seat, tuple(g.hands[seat]), Secret(1 << seat, names)))


# -- The game ----------------------------------------------------------------------------------------------------------


def play_game(g: PotDeVin) -> Flow[None]:
    """The whole game, from wherever it stands."""
    if g.round == 0:
        announce_hands(g)
        if g.phase == GIVING:
            yield from complete_trump_deck(g)
        begin_round(g)
    while g.phase < JOKERS:
        while g.waiting:
            seat = g.waiting[0]
            answer = yield FOLLOW.to(seat) if g.trick else LEAD.to(seat)
            take_turn(g, seat, answer)
        if g.phase == PLAYING:
            award_round(g)
        if g.phase == LEAVING:
            yield from leave_a_card(g)
        finish_round(g)
    if g.phase == JOKERS:
        yield from place_jokers(g)
        g.phase = OVER
        scoring.announce(g)


def begin_round(g: PotDeVin) -> None:
    """A trump is turned up (PV-2.2, PV-4.4), players without cards drop out, and somebody leads."""
    g.round += 1
    g.phase = PLAYING
    g.trump = g.trump_deck.pop()
    g.cards.reveal(g.trump)
    g.waiting = CLOCKWISE[g.seats][g.leader][:]
    if not all(g.hands):
        drop_out(g)
    if g.log is not None:
        g.tell(events.RoundBegan(g.round, g.leader, g.trump, name_of(g, g.trump)))


def drop_out(g: PotDeVin) -> None:
    """PV-4.5: who has no cards loses the bribe gems left and skips all turns; PV-4.6: the next one with cards leads."""
    for seat in range(g.seats):
        if not g.hands[seat] and g.gems[seat]:
            if g.log is not None:
                g.tell(events.GemsLost(seat, g.gems[seat]))
            g.gone += g.gems[seat]
            g.gems[seat] = 0
    g.waiting = [seat for seat in g.waiting if g.hands[seat]]
    g.leader = g.waiting[0]


# -- 3. Playing --------------------------------------------------------------------------------------------------------


def take_turn(g: PotDeVin, seat: int, answer: int) -> None:
    """The leader lays the lead card (PV-3.1); every other player bribes or plays a card (PV-3.2)."""
    del g.waiting[0]
    if answer == BRIBE:
        g.gems[seat] -= 1
        g.spent += 1
        if g.log is not None:
            g.tell(events.Bribed(seat))
        return
    g.hands[seat].remove(answer)
    g.cards.reveal(answer)
    if g.trick:
        face = g.cards.face
        lead = PERSON[face[g.trick[0]]]
        if PERSON[face[answer]] != lead:
            g.void[seat] |= 1 << lead
    g.trick.append(answer)
    g.players.append(seat)
    if g.log is not None:
        g.tell(events.CardPlayed(seat, answer, name_of(g, answer)))


# -- 4. The winner of a round ------------------------------------------------------------------------------------------


def winner_of(g: PotDeVin) -> int:
    """PV-4.1: the highest trump, or else the highest card of the lead person."""
    cards = g.cards.face
    trump = PERSON[cards[g.trump]]
    lead = PERSON[cards[g.trick[0]]]
    best = -1
    winner = -1
    for i in range(len(g.trick)):
        face = cards[g.trick[i]]
        person = PERSON[face]
        if person == trump:
            strength = TRUMPED + VALUE[face]
        elif person == lead:
            strength = VALUE[face]
        else:
            continue
        if strength > best:
            best = strength
            winner = g.players[i]
    return winner


def award_round(g: PotDeVin) -> None:
    """The winner takes all cards played and the trump (PV-4.2), and the gems spent (PV-4.3), and leads (PV-4.4)."""
    winner = winner_of(g)
    taken = [*g.trick, g.trump]
    g.won[winner] += taken
    g.wealth[winner] += g.spent
    if g.log is not None:
        names = tuple([name_of(g, slot) for slot in taken])
        g.tell(events.RoundWon(winner, tuple(taken), names, g.spent))
    g.spent = 0
    g.trick = []
    g.players = []
    g.trump = -1
    g.leader = winner
    if g.seats == THREE_TEAMS:
        g.fresh = taken
        g.phase = LEAVING


def finish_round(g: PotDeVin) -> None:
    """The next round begins, unless hands or trump deck have run out (PV-5.1, PV-6.6)."""
    if not any(g.hands):
        g.phase = JOKERS
        return
    if g.seats == THREE_TEAMS and not g.trump_deck and g.round < ROUNDS_OF_SIX:
        g.trump_deck = g.centre  # PV-6.6
        g.centre = []
        shuffle_trump_deck(g)
    if g.trump_deck:
        begin_round(g)
    else:
        g.phase = JOKERS


# -- 5. The end --------------------------------------------------------------------------------------------------------


def place_jokers(g: PotDeVin) -> Flow[None]:
    """PV-5.2: every joker that can be placed is, the others are discarded. Piles are open: none is asked if forced."""
    for seat in range(g.seats):
        for joker in scoring.jokers_left(g, seat):  # public: won cards lie open
            piles = scoring.joker_gains(g, seat)  # public: so are the piles
            guild = piles[0].guild if piles else -1
            if len(piles) > 1:
                guild = yield from choose(JOKER, seat, joker)
            g.jokers.append(PlacedJoker(seat, joker, guild))
            if g.log is not None:
                name = GUILDS[guild] if guild >= 0 else None
                g.tell(events.JokerPlaced(seat, joker, name_of(g, joker), name))


# -- 6. Six players ----------------------------------------------------------------------------------------------------


def complete_trump_deck(g: PotDeVin) -> Flow[None]:
    """PV-6.4: the three players with nine cards each put one, unseen, into the trump deck, which is shuffled."""
    givers = [seat for seat in range(6) if len(g.hands[seat]) > HAND_CARDS[6]]
    given = yield from together(GIVE, givers)
    for seat in givers:
        if g.log is not None:
            g.tell(events.CardGiven(seat, Secret(1 << seat, name_of(g, given[seat]))))
        g.hands[seat].remove(given[seat])
        g.trump_deck.append(given[seat])
    shuffle_trump_deck(g)


def shuffle_trump_deck(g: PotDeVin) -> None:
    """Shuffle the trump deck of six players."""
    g.cards.shuffle(g.trump_deck, g.rng)
    if g.log is not None:
        g.tell(events.TrumpDeckMade(len(g.trump_deck)))


def leave_a_card(g: PotDeVin) -> Flow[None]:
    """PV-6.5: the winner leaves one of the cards just taken, face up, for the next trump deck."""
    left = yield from choose(LEAVE, g.leader)
    g.won[g.leader].remove(left)
    g.centre.append(left)
    g.fresh = []
    if g.log is not None:
        g.tell(events.CardLeft(g.leader, left, name_of(g, left)))
