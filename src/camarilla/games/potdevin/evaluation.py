"""What the heuristic of Pot de Vin reads from the table, and what it expects cards to be worth in the end.

A guild pile is worth not its score now but its *outlook*: the score to expect at the end, when each card of that guild
that nobody has won yet may still come to it. So a third symbol is a treasure late in the game and a risk early in it,
and the gap of four to six is dodged unless seven is in reach.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp
from typing import Final, NamedTuple

from camarilla.games.potdevin.catalog import (
    BONUS,
    FACE,
    GUILD,
    GUILDS,
    JOKER,
    KIND,
    PENALTY,
    PERSON,
    PERSONS,
    POWER,
    SYMBOLS,
    VALUE,
)
from camarilla.games.potdevin.rules import ROUNDS_OF_SIX
from camarilla.games.potdevin.scoring import BONUS_POINTS, PENALTY_POINTS, PILE_POINTS, POWER_POINTS
from camarilla.games.potdevin.view import Board, Card, Player
from camarilla.kernel.bots import Look


class Weights(NamedTuple):
    """What the heuristic believes and values; all but the chances are in points.

    The defaults were found by simulation at every kind of table, on the same deals for each value tried: against random
    players, and against players with the weights before. A gem worth too much in hand is never spent, which costs most
    (at `gem` 1.2 four wins in a hundred against random players). Keeping high cards is a trade: with `high` 0.8 and
    `share` 0.5 two more games in a hundred are won against random players, but one player with the weights here among
    three with those won 27.5 % of 1000 fresh deals (24.8 to 30.3 %). Around the other values the win rate is flat.
    """

    share: float = 0.7
    """How many of the cards still to be won come to a player, of the even share."""
    control: float = 0.1
    """The chance that a player can say whether a card shall come or not."""
    rival: float = 0.6
    """What a point of all rival sides together is worth, the other way round."""
    warmth: float = 5.0
    """By how many points a rival must lead another to be feared e times as much."""
    lead: float = 0.5
    """What it costs to win a trick besides its cards: the next lead, without a chance to bribe."""
    gem: float = 0.2
    """What a bribe gem is worth in hand."""
    high: float = 1.6
    """What a card is worth in hand that beats all others of its person."""
    low: float = 0.5
    """What a card is worth in hand that loses to all others of its person."""
    bribe: float = 0.25
    """The chance that a player who can bribe does."""
    recall: float = 1.0
    """What part of the cards that have been won, the latest ones, is remembered as gone."""


DEFAULT: Final = Weights()

# Cards that differ only in person and value are alike to whoever wins them: there are those of each guild with one
# symbol and with two, and the four kinds of neutral cards.
NEUTRAL: Final = 2 * len(GUILDS)
A_JOKER: Final = NEUTRAL
A_POWER: Final = NEUTRAL + 1
A_BONUS: Final = NEUTRAL + 2
A_PENALTY: Final = NEUTRAL + 3
NEUTRALS: Final = {JOKER: A_JOKER, POWER: A_POWER, BONUS: A_BONUS, PENALTY: A_PENALTY}
ALIKE: Final = [
    2 * GUILD[face] + SYMBOLS[face] - 1 if GUILD[face] >= 0 else NEUTRALS[KIND[face]] for face in range(len(KIND))
]
"""By face: which cards it is like."""

NOTHING: Final = -1
"""Instead of a card: nothing was played."""
LAST_DECK: Final = ROUNDS_OF_SIX - 4
"""Six seats: cards left in the centre after this round never come back (PV-6.6)."""


# -- The outlook of piles ----------------------------------------------------------------------------------------------


class Outlook:
    """The points to expect of piles at the end of the game.

    The cards that nobody has won yet are thought of as coming one by one. Of each the player can, with a chance of
    `control`, say whose it shall be; otherwise it comes to each player with a chance of `share`.
    """

    def __init__(self, share: float, control: float, teams: bool) -> None:
        self.share = share
        self.control = control
        self.teams = teams
        self.piles: dict[tuple[int, int, int, int], float] = {}
        self.powers: dict[tuple[int, int], float] = {}

    def pile(self, mine: int, partners: int, singles: int, doubles: int) -> float:
        """A guild of which the player and the partner have so many symbols, and so many cards are still to be won."""
        key = (mine, partners, singles, doubles)
        value = self.piles.get(key)
        if value is None:
            value = self.reckon(mine, partners, singles, doubles)
            self.piles[key] = value
        return value

    def reckon(self, mine: int, partners: int, singles: int, doubles: int) -> float:
        """The average over which of the cards still to be won is the next."""
        if singles + doubles == 0:
            return pile_points(mine, partners)
        value = 0.0
        if singles:
            value += singles * self.next_card(mine, partners, 1, singles - 1, doubles)
        if doubles:
            value += doubles * self.next_card(mine, partners, 2, singles, doubles - 1)
        return value / (singles + doubles)

    def next_card(self, mine: int, partners: int, symbols: int, singles: int, doubles: int) -> float:
        """The next card of the guild has so many symbols, and so many cards come after it."""
        taken = self.pile(mine + symbols, partners, singles, doubles)
        missed = self.pile(mine, partners, singles, doubles)
        if not self.teams:
            return self.weigh(taken, missed, missed)
        return self.weigh(taken, self.pile(mine, partners + symbols, singles, doubles), missed)

    def weigh(self, mine: float, partners: float, missed: float) -> float:
        """What to expect of a card by what it is worth if the player, the partner or a rival wins it."""
        by_chance = self.share * (mine + partners) + (1 - 2 * self.share) * missed
        return self.control * max(mine, partners, missed) + (1 - self.control) * by_chance

    def power(self, held: int, left: int) -> float:
        """The power cards of a player who holds so many, while so many are still to be won."""
        if left == 0:
            return POWER_POINTS[held]
        key = (held, left)
        value = self.powers.get(key)
        if value is None:
            missed = self.power(held, left - 1)
            value = self.weigh(self.power(held + 1, left - 1), missed, missed)
            self.powers[key] = value
        return value


def pile_points(mine: int, partners: int) -> float:
    """What a guild scores for a side in the end: of two piles only the smaller counts (PV-6.2)."""
    symbols = min(mine, partners) if mine and partners else mine + partners
    return PILE_POINTS[min(symbols, len(PILE_POINTS) - 1)]


@cache
def outlook_for(weights: Weights, seats: int, teams: bool) -> Outlook:
    """The outlook at a table of that kind."""
    return Outlook(weights.share / seats, weights.control, teams)


@cache
def chance_of_none(hidden: int, such: int, hand: int) -> float:
    """The chance that a hand of so many of the hidden cards has none of those of which there are `such`."""
    return comb(hidden - such, hand) / comb(hidden, hand) if hand <= hidden else 0.0


# -- The table as the bot reads it -------------------------------------------------------------------------------------


class Heap:
    """Cards, counted: those somebody has won, those of a trick, or those still to be won."""

    __slots__ = ("doubles", "jokers", "points", "powers", "singles", "symbols")

    def __init__(self) -> None:
        self.singles = [0] * len(GUILDS)
        self.doubles = [0] * len(GUILDS)
        self.symbols = [0] * len(GUILDS)
        self.powers = 0
        self.jokers = 0
        self.points = 0
        """Of bonus and penalty cards."""

    def add(self, face: int, count: int = 1) -> None:
        """Lay a card on the heap, or with -1 take it off."""
        guild = GUILD[face]
        if guild >= 0:
            self.symbols[guild] += count * SYMBOLS[face]
            if SYMBOLS[face] == 1:
                self.singles[guild] += count
            else:
                self.doubles[guild] += count
        elif ALIKE[face] == A_POWER:
            self.powers += count
        elif ALIKE[face] == A_JOKER:
            self.jokers += count
        else:
            self.points += count * (BONUS_POINTS if ALIKE[face] == A_BONUS else PENALTY_POINTS)


def heap_of(faces: list[int]) -> Heap:
    """The cards, counted."""
    heap = Heap()
    for face in faces:
        heap.add(face)
    return heap


def faces_of(cards: list[Card]) -> list[int]:
    """The faces of cards in the view."""
    return [FACE[card.name] for card in cards]


class Standing:
    """What everybody at a table has won, and what is still to be won."""

    def __init__(self, won: list[Heap], wealth: list[int], partners: list[int], left: Heap, outlook: Outlook) -> None:
        self.won = won
        self.wealth = wealth
        self.partners = partners
        """By seat; -1 where everybody plays alone."""
        self.left = left
        """The cards still to be won."""
        self.outlook = outlook
        self.teams = outlook.teams

    def side_value(self, seat: int) -> float:
        """The points to expect of a player, or of the team."""
        mine = self.won[seat].symbols
        partners = self.partners_symbols(seat)
        left = self.left
        value = self.own_value(seat)
        if self.teams:
            value += self.own_value(self.partners[seat])
        for guild in range(len(GUILDS)):
            value += self.outlook.pile(mine[guild], partners[guild], left.singles[guild], left.doubles[guild])
        return value

    def own_value(self, seat: int) -> float:
        """The points to expect of what partners do not share: gems, neutral cards and jokers."""
        won = self.won[seat]
        value = self.wealth[seat] + won.points + self.outlook.power(won.powers, self.left.powers)
        if won.jokers:
            value += sum(self.joker_gains(won.symbols, self.partners_symbols(seat), self.left)[: won.jokers])
        return value

    def partners_symbols(self, seat: int) -> list[int]:
        """The symbols of the partner, if there is one."""
        return self.won[self.partners[seat]].symbols if self.teams else [0] * len(GUILDS)

    def joker_gains(self, mine: list[int], partners: list[int], left: Heap) -> list[float]:
        """What a joker adds to each pile that may take one in the end (PV-5.2, PV-6.2), most first."""
        gains: list[float] = []
        pile = self.outlook.pile
        for guild in range(len(GUILDS)):
            symbols = mine[guild]
            theirs = partners[guild]
            singles = left.singles[guild]
            doubles = left.doubles[guild]
            if symbols + singles + doubles and not 0 < theirs < symbols:
                gains.append(pile(symbols + 1, theirs, singles, doubles) - pile(symbols, theirs, singles, doubles))
        return sorted(gains, reverse=True)


class Position(Standing):
    """The table as its view shows it to a seat. Cards are faces."""

    def __init__(self, look: Look, weights: Weights) -> None:
        board: Board = look.view.board
        self.board = board
        self.weights = weights
        self.seat = look.seat
        self.seats = range(look.view.seats)
        self.players: list[Player] = board.players
        partners = [-1 if player.partner is None else player.partner for player in board.players]
        outlook = outlook_for(weights, look.view.seats, partners[self.seat] >= 0)
        self.trump = FACE[board.trump.name] if board.trump is not None else NOTHING
        self.trick = [FACE[played.card.name] for played in board.trick]
        self.later = [seat for seat in board.left if seat != self.seat]
        """Who acts after this seat in this round."""
        won = [faces_of(player.won) for player in board.players]
        left = self.count_cards(won, faces_of(board.centre), faces_of(board.players[self.seat].hand or []))
        wealth = [player.wealth for player in board.players]
        super().__init__([heap_of(faces) for faces in won], wealth, partners, left, outlook)
        self.worth = self.weigh_seats()

    def count_cards(self, won: list[list[int]], centre: list[int], hand: list[int]) -> Heap:
        """Find out which cards this seat cannot see; those still to be won by somebody."""
        decided = {face for faces in won for face in faces}
        seen = {*self.remembered(won), *centre, *hand, *self.trick, self.trump}
        if self.board.round > LAST_DECK:
            decided.update(centre)
        self.hidden: list[list[int]] = [[] for _ in PERSONS]
        """The cards this seat cannot see, by person."""
        for face in range(len(KIND)):
            if face not in seen:
                self.hidden[PERSON[face]].append(face)
        self.hidden_count = sum([len(faces) for faces in self.hidden])
        return heap_of([face for face in range(len(KIND)) if face not in decided])

    def remembered(self, won: list[list[int]]) -> list[int]:
        """The cards that somebody has won and this seat still knows to be gone."""
        part = self.weights.recall
        return [face for faces in won for face in faces[len(faces) - round(part * len(faces)) :]]

    def weigh_seats(self) -> list[float]:
        """What a point for each seat is worth to this one: those of rivals count against it, the leading ones most."""
        ours = (self.seat, self.partners[self.seat])
        values = [self.side_value(seat) for seat in self.seats]
        most = max(values)
        fear = [0.0 if seat in ours else exp((values[seat] - most) / self.weights.warmth) for seat in self.seats]
        all_fear = sum(fear) / (2 if self.teams else 1)  # partners are one side
        return [1.0 if seat in ours else -self.weights.rival * fear[seat] / all_fear for seat in self.seats]

    def use_in_hand(self, face: int) -> float:
        """What a card is good for by its value alone: a high one takes what is wanted, a low one ducks the rest."""
        return use_among(face, self.hidden[PERSON[face]], self.weights)


def use_among(face: int, others: list[int], weights: Weights) -> float:
    """What a card is good for by its value, among the others of its person that may still be played."""
    beaten = 0.5
    if others:
        beaten = sum([VALUE[other] < VALUE[face] for other in others]) / len(others)
    return weights.high * beaten**2 + weights.low * (1 - beaten) ** 2


class Prospect:
    """What the side of `seat` gains if it wins `cards` (`gain`), and what one card more adds to that (`more`).

    `left` are the cards still to be won afterwards. `more` is listed by which cards are alike.
    """

    __slots__ = ("gain", "more")

    def __init__(self, position: Position, seat: int, cards: Heap, left: Heap) -> None:
        before = position.won[seat].symbols
        after = [before[guild] + cards.symbols[guild] for guild in range(len(GUILDS))]
        partners = position.partners_symbols(seat)
        self.gain = float(cards.points)
        self.more = [0.0] * (NEUTRAL + len(NEUTRALS))
        self.more[A_BONUS] = BONUS_POINTS
        self.more[A_PENALTY] = PENALTY_POINTS
        for guild in range(len(GUILDS)):
            self.add_guild(position.outlook, guild, before[guild], after[guild], partners[guild], left)
        self.add_power(position.outlook, position.won[seat].powers, cards.powers, left.powers)
        had = position.won[seat].jokers
        has = had + cards.jokers
        gains = position.joker_gains(after, partners, left)
        if has:
            self.gain += sum(gains[:has])
        if had:
            self.gain -= sum(position.joker_gains(before, partners, left)[:had])
        if has < len(gains):
            self.more[A_JOKER] = gains[has]

    def add_guild(self, outlook: Outlook, guild: int, before: int, after: int, partners: int, left: Heap) -> None:
        """Count the cards of a guild."""
        pile = outlook.pile
        singles = left.singles[guild]
        doubles = left.doubles[guild]
        gain = 0.0
        if after != before:
            gain = pile(after, partners, singles, doubles) - pile(before, partners, singles, doubles)
            self.gain += gain
        if singles:
            one_more = pile(after + 1, partners, singles - 1, doubles) - pile(before, partners, singles - 1, doubles)
            self.more[2 * guild] = one_more - gain
        if doubles:
            two_more = pile(after + 2, partners, singles, doubles - 1) - pile(before, partners, singles, doubles - 1)
            self.more[2 * guild + 1] = two_more - gain

    def add_power(self, outlook: Outlook, had: int, won: int, left: int) -> None:
        """Count the power cards."""
        power = outlook.power
        gain = power(had + won, left) - power(had, left)
        self.gain += gain
        if left:
            self.more[A_POWER] = power(had + won + 1, left - 1) - power(had, left - 1) - gain
