"""A heuristic player of Pot de Vin.

It looks one trick ahead. For every answer it may give it estimates who will win the trick, what that player's side
gains or loses by it (see `outlook`), and what the card or the gem would be worth if it were kept; it plays what is best
for its own side compared with its rivals. It reads nothing but the view of its seat, and always answers the same view
alike.
"""

from __future__ import annotations

from typing import Final

from camarilla.games.potdevin.catalog import FACE, PERSON, PERSONS, VALUE
from camarilla.games.potdevin.evaluation import (
    ALIKE,
    DEFAULT,
    LAST_DECK,
    NOTHING,
    Heap,
    Position,
    Prospect,
    Weights,
    chance_of_none,
    heap_of,
)
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["Heuristic", "Trick", "Weights"]

TRUMPED: Final = 100
"""Added to the value of a trump, so that it beats every other card."""


# -- Playing to a trick ------------------------------------------------------------------------------------------------


class Trick:
    """The trick as it lies before this seat plays, and what it would be worth to each player."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.weights = position.weights
        self.trump = PERSON[position.trump]
        self.lead = PERSON[position.trick[0]] if position.trick else NOTHING
        self.best = 0
        self.winner = position.seat
        for i in range(len(position.trick)):
            strength = self.strength(position.trick[i], self.lead)
            if strength > self.best:
                self.best = strength
                self.winner = position.board.trick[i].seat
        cards = [*position.trick, position.trump]
        self.later_prospects = [Prospect(position, seat, Heap(), position.left) for seat in position.seats]
        for face in cards:
            position.left.add(face, -1)
        heap = heap_of(cards)
        self.prospects = [Prospect(position, seat, heap, position.left) for seat in position.seats]
        for face in cards:
            position.left.add(face)
        self.to_come: list[list[float]] = [[] for _ in PERSONS]

    def strength(self, face: int, lead: int) -> int:
        """What decides who wins (PV-4.1): trumps beat the lead person, other cards never win."""
        if PERSON[face] == self.trump:
            return TRUMPED + VALUE[face]
        return VALUE[face] if PERSON[face] == lead else 0

    def rate_bribe(self) -> float:
        """How good it is to spend a gem and play nothing."""
        gems = self.position.board.spent + 1
        return self.outcome(NOTHING, self.lead, self.best, self.winner, gems) - self.weights.gem

    def rate_card(self, face: int) -> float:
        """How good it is to play a card: what becomes of the trick, less what the card would be worth later."""
        lead = PERSON[face] if self.lead == NOTHING else self.lead
        strength = self.strength(face, lead)
        gems = self.position.board.spent
        if strength > self.best:
            worth = self.outcome(face, lead, strength, self.position.seat, gems)
        else:
            worth = self.outcome(face, lead, self.best, self.winner, gems)
        return worth - self.worth_later(face) - self.position.use_in_hand(face)

    def worth_later(self, face: int) -> float:
        """What the card itself is worth if it is played later, and may then be won by anybody."""
        alike = ALIKE[face]
        worth = self.position.worth
        total = sum([worth[seat] * self.later_prospects[seat].more[alike] for seat in self.position.seats])
        return total / len(self.position.seats)

    def outcome(self, face: int, lead: int, best: int, winner: int, gems: int) -> float:
        """What the trick is worth to us once `face` is added, if `winner` is ahead and the others are still to act."""
        position = self.position
        chances = self.chances(lead, best, winner)
        to_come = self.cards_to_come(lead)
        worth = -self.weights.lead * chances[position.seat]
        for seat in position.seats:
            if chances[seat] > 0:
                prospect = self.prospects[seat]
                gain = prospect.gain + gems + to_come[seat]
                if face != NOTHING:
                    gain += prospect.more[ALIKE[face]]
                worth += chances[seat] * position.worth[seat] * gain
        return worth

    def chances(self, lead: int, best: int, winner: int) -> list[float]:
        """The chance of each seat to win the trick, if those still to act choose among their cards at random."""
        position = self.position
        followers = len(position.hidden[lead])
        higher = sum([self.strength(face, lead) > best for face in position.hidden[lead]])
        trumps = 0
        if lead != self.trump:
            trumps = sum([TRUMPED + VALUE[face] > best for face in position.hidden[self.trump]])
        chances = [0.0] * len(position.seats)
        ahead = 1.0
        for seat in position.later:
            void = self.void_chance(seat, lead)
            beats = (1 - void) * higher / followers if followers else 0.0
            if void > 0.0 and trumps:
                beats += void * trumps / (position.hidden_count - followers)
            chances[seat] = beats * (1 - self.bribe_chance(seat))
            ahead *= 1 - chances[seat]
        any_beats = sum(chances)
        if any_beats > 0.0:
            for seat in position.later:
                chances[seat] *= (1 - ahead) / any_beats
        chances[winner] += ahead
        return chances

    def cards_to_come(self, lead: int) -> list[float]:
        """What the answers of those still to act are expected to add to the trick, for each seat that may win it."""
        position = self.position
        known = self.to_come[lead]
        if known:
            return known
        plays = [0.0, 0.0]  # how many cards are expected that follow, and of any kind
        gems = 0.0
        for seat in position.later:
            void = self.void_chance(seat, lead)
            bribes = self.bribe_chance(seat)
            plays[0] += (1 - bribes) * (1 - void)
            plays[1] += (1 - bribes) * void
            gems += bribes
        for seat in position.seats:
            more = self.prospects[seat].more
            any_card = mean([more[ALIKE[face]] for faces in position.hidden for face in faces])
            following = mean([more[ALIKE[face]] for face in position.hidden[lead]])
            known.append(gems + plays[0] * following + plays[1] * any_card)
        return known

    def void_chance(self, seat: int, lead: int) -> float:
        """The chance that a player has no card of the lead person."""
        position = self.position
        return chance_of_none(position.hidden_count, len(position.hidden[lead]), position.players[seat].cards)

    def bribe_chance(self, seat: int) -> float:
        """The chance that a player bribes."""
        return self.weights.bribe if self.position.players[seat].gems else 0.0


def mean(values: list[float]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


# -- Six players -------------------------------------------------------------------------------------------------------


def rate_giving(position: Position, face: int) -> float:
    """PV-6.4: the card least useful in hand goes to the trump deck; who wins it is as open as if it were played."""
    return -position.use_in_hand(face)


def rate_leaving(position: Position, face: int) -> float:
    """PV-6.5: what the side is worth without the card, which may come back unless the last trump deck is in play."""
    back = 1 if position.board.round <= LAST_DECK else 0
    position.won[position.seat].add(face, -1)
    position.left.add(face, back)
    value = position.side_value(position.seat)
    position.left.add(face, -back)
    position.won[position.seat].add(face)
    return value


# -- The player --------------------------------------------------------------------------------------------------------


class Heuristic:
    """Plays to win: counts symbols, keeps gems for bad tricks, dodges the gap of four to six."""

    thinks = False
    listens = False

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def act(self, look: Look, rng: Rng) -> Option:
        """The best rated option, the first of equals; chance has no part in it."""
        options = look.options
        if len(options) == 1:
            return options[0]
        ratings = self.rate(look)
        return options[ratings.index(max(ratings))]

    def ranked(self, look: Look, rng: Rng) -> list[Option]:
        """The options, the best rated first."""
        ratings = self.rate(look)
        return [look.options[at] for at in sorted(range(len(ratings)), key=lambda at: -ratings[at])]

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """How good each option is, in points."""
        return self.rate(look) if len(look.options) > 1 else [0.0]

    def answered(self, look: Look, option: Option) -> None:
        """It keeps nothing in mind: all that matters lies open."""

    def rate(self, look: Look) -> list[float]:
        """How good each option is."""
        options = look.options
        phase = look.view.board.phase
        if phase == "jokers":  # the best placement of a joker is offered first
            return [-float(at) for at in range(len(options))]
        position = Position(look, self.weights)
        if phase == "leaving":
            return [rate_leaving(position, FACE[option.notation]) for option in options]
        if phase != "playing":
            return [rate_giving(position, FACE[option.notation]) for option in options]
        trick = Trick(position)
        return [
            trick.rate_bribe() if option.notation == "bribe" else trick.rate_card(FACE[option.notation])
            for option in options
        ]
