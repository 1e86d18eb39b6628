"""A heuristic player of Pot de Vin.

It looks one trick ahead. For every answer it may give it estimates who will win the trick, what that player's pile
gains or loses by it, and what the card or gem would have been worth later; it plays what is best for its side compared
with its rivals. It reads nothing but the view of its seat, and it always gives the same answer to the same view.

The worth of a guild pile is not its score now but its outlook: the score expected at the end, when every card of that
guild that is not yet won may still come to it or not. So three symbols are a treasure late in the game and a risk early
in it, and the gap of four to six is dodged unless seven is in reach.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp
from typing import Final

import msgspec

from camarilla.games.potdevin.cards import (
    BONUS,
    FACE,
    GUILD,
    GUILDS,
    JOKER,
    KIND,
    PENALTY,
    PERSON,
    POWER,
    SYMBOLS,
    VALUE,
)
from camarilla.games.potdevin.rules import ROUNDS_OF_SIX
from camarilla.games.potdevin.scoring import BONUS_POINTS, PENALTY_POINTS, PILE_POINTS, POWER_POINTS
from camarilla.games.potdevin.view import Board, Player
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["Heuristic", "Weights"]


class Weights(msgspec.Struct, frozen=True):
    share: float = 0.9
    control: float = 0.2
    rival: float = 0.6
    warmth: float = 8.0
    lead: float = 0.3
    gem: float = 0.5
    baseline: float = 1.0
    high: float = 0.5
    low: float = 0.5
    joker: float = 2.0
    bribe: float = 0.28
    extra: float = 1.0
    will: float = 0.0


DEFAULT: Final = Weights()

PLAIN_POINTS: Final = [0] * 52
for _face in range(52):
    if KIND[_face] == BONUS:
        PLAIN_POINTS[_face] = BONUS_POINTS
    elif KIND[_face] == PENALTY:
        PLAIN_POINTS[_face] = PENALTY_POINTS
IS_POWER: Final = [1 if kind == POWER else 0 for kind in KIND]
IS_JOKER: Final = [1 if kind == JOKER else 0 for kind in KIND]
KINDS: Final = [
    2 * GUILD[face] + SYMBOLS[face] - 1 if GUILD[face] >= 0 else 12 + (JOKER, PENALTY, BONUS, POWER).index(KIND[face])
    for face in range(52)
]
"""Cards that are alike but for person and value: 12 kinds of guild cards and the four neutral ones."""
TRUMPED: Final = 100


def pile_points(mine: int, partners: int) -> int:
    if mine and partners:
        return PILE_POINTS[min(mine, partners)]
    return PILE_POINTS[mine + partners]


class Outlook:
    """What piles are expected to be worth at the end."""

    def __init__(self, share: float, control: float, teams: bool) -> None:
        self.share = share
        self.control = control
        self.teams = teams
        self.piles: dict[int, float] = {}
        self.powers: dict[int, float] = {}

    def pile(self, mine: int, partners: int, singles: int, doubles: int) -> float:
        key = ((mine * 16 + partners) * 16 + singles) * 4 + doubles
        known = self.piles.get(key)
        if known is None:
            known = self.reckon_pile(mine, partners, singles, doubles)
            self.piles[key] = known
        return known

    def reckon_pile(self, mine: int, partners: int, singles: int, doubles: int) -> float:
        if singles + doubles == 0:
            return pile_points(mine, partners)
        value = 0.0
        if singles:
            value += singles * self.next_card(mine, partners, 1, singles - 1, doubles)
        if doubles:
            value += doubles * self.next_card(mine, partners, 2, singles, doubles - 1)
        return value / (singles + doubles)

    def next_card(self, mine: int, partners: int, symbols: int, singles: int, doubles: int) -> float:
        taken = self.pile(min(9, mine + symbols), partners, singles, doubles)
        left = self.pile(mine, partners, singles, doubles)
        best = max(taken, left)
        chance = self.share * taken + (1 - self.share) * left
        if self.teams:
            passed = self.pile(mine, min(9, partners + symbols), singles, doubles)
            best = max(best, passed)
            chance = self.share * (taken + passed) + (1 - 2 * self.share) * left
        return self.control * best + (1 - self.control) * chance

    def power(self, held: int, out: int) -> float:
        key = held * 8 + out
        known = self.powers.get(key)
        if known is None:
            if out == 0:
                known = float(POWER_POINTS[held])
            else:
                taken = self.power(held + 1, out - 1)
                left = self.power(held, out - 1)
                chance = self.share * taken + (1 - self.share) * left
                known = self.control * max(taken, left) + (1 - self.control) * chance
            self.powers[key] = known
        return known


@cache
def outlook_for(share: float, control: float, seats: int, teams: bool) -> Outlook:
    return Outlook(share / seats, control, teams)


class Holding:
    """What a player has won."""

    __slots__ = ("jokers", "partner", "points", "powers", "symbols")

    def __init__(self, player: Player) -> None:
        self.symbols = [0] * 6
        self.powers = 0
        self.jokers = 0
        self.points = player.wealth
        self.partner = -1 if player.partner is None else player.partner
        for card in player.won:
            self.take(FACE[card.name], 1)

    def take(self, face: int, sign: int) -> None:
        if GUILD[face] >= 0:
            self.symbols[GUILD[face]] += sign * SYMBOLS[face]
        else:
            self.powers += sign * IS_POWER[face]
            self.jokers += sign * IS_JOKER[face]
            self.points += sign * PLAIN_POINTS[face]


class Table:
    """The position as the bot reads it off its view."""

    def __init__(self, look: Look, weights: Weights) -> None:
        board: Board = look.view.board
        self.weights = weights
        self.seat = look.seat
        self.seats = look.view.seats
        self.board = board
        self.holdings = [Holding(player) for player in board.players]
        me = board.players[self.seat]
        self.partner = self.holdings[self.seat].partner
        self.outlook = outlook_for(weights.share, weights.control, self.seats, self.partner >= 0)
        self.hand = [FACE[card.name] for card in me.hand or []]
        self.trick = [FACE[played.card.name] for played in board.trick]
        self.trump = FACE[board.trump.name] if board.trump is not None else -1
        won = [FACE[card.name] for player in board.players for card in player.won]
        centre = [FACE[card.name] for card in board.centre]
        seen = {*won, *self.hand, *self.trick, *centre, self.trump}
        self.unseen = [face for face in range(52) if face not in seen]
        gone = set(won)
        if board.round > ROUNDS_OF_SIX - 4:
            gone.update(centre)
        self.singles = [0] * 6
        self.doubles = [0] * 6
        self.powers = 0
        for face in range(52):
            if face not in gone:
                self.put(face, 1)
        self.by_person = [[face for face in self.unseen if PERSON[face] == person] for person in range(4)]
        self.signs = self.find_signs()

    def put(self, face: int, sign: int) -> None:
        if GUILD[face] >= 0:
            if SYMBOLS[face] == 1:
                self.singles[GUILD[face]] += sign
            else:
                self.doubles[GUILD[face]] += sign
        else:
            self.powers += sign * IS_POWER[face]

    def find_signs(self) -> list[float]:
        """What a point of each seat is worth to us."""
        w = self.weights
        values = [self.value(seat) for seat in range(self.seats)]
        threat = [
            0.0 if self.ours(seat) else exp(min(20.0, (values[seat] - values[self.seat]) / w.warmth))
            for seat in range(self.seats)
        ]
        total = sum(threat)
        if self.partner >= 0:
            total /= 2
        return [1.0 if self.ours(seat) else -w.rival * threat[seat] / total for seat in range(self.seats)]

    def ours(self, seat: int) -> bool:
        return seat == self.seat or seat == self.partner

    def value(self, seat: int) -> float:
        """The outlook of a side."""
        h = self.holdings[seat]
        theirs = self.holdings[h.partner] if h.partner >= 0 else None
        total = float(h.points) + self.outlook.power(h.powers, self.powers)
        for guild in range(6):
            total += self.outlook.pile(
                h.symbols[guild], theirs.symbols[guild] if theirs else 0, self.singles[guild], self.doubles[guild]
            )
        if h.jokers:
            total += self.jokers_value(h, h.jokers)
        if theirs:
            total += theirs.points + self.outlook.power(theirs.powers, self.powers)
            if theirs.jokers:
                total += self.jokers_value(theirs, theirs.jokers)
        return total

    def jokers_value(self, h: Holding, count: int) -> float:
        theirs = self.holdings[h.partner].symbols if h.partner >= 0 else None
        gains = []
        for guild in range(6):
            mine = h.symbols[guild]
            singles, doubles = self.singles[guild], self.doubles[guild]
            if mine + singles + doubles == 0:
                continue
            other = theirs[guild] if theirs else 0
            if other and mine > other:
                continue
            gains.append(
                self.outlook.pile(min(9, mine + 1), other, singles, doubles)
                - self.outlook.pile(mine, other, singles, doubles)
            )
        gains.sort(reverse=True)
        out = (sum(self.singles) + sum(self.doubles)) / 36
        return sum(gains[:count]) + count * self.weights.joker * out

    def gain(self, seat: int, faces: list[int], gems: int) -> float:
        """What the side of `seat` gains if it takes these cards and gems now."""
        h = self.holdings[seat]
        symbols = [0] * 6
        powers = jokers = 0
        total = float(gems)
        for face in faces:
            guild = GUILD[face]
            if guild >= 0:
                symbols[guild] += SYMBOLS[face]
            else:
                powers += IS_POWER[face]
                jokers += IS_JOKER[face]
                total += PLAIN_POINTS[face]
            self.put(face, -1)
        theirs = self.holdings[h.partner].symbols if h.partner >= 0 else None
        pile = self.outlook.pile
        before = self.jokers_value(h, h.jokers) if h.jokers else 0.0
        for guild in range(6):
            more = symbols[guild]
            if more:
                mine = h.symbols[guild]
                other = theirs[guild] if theirs else 0
                s, d = self.singles[guild], self.doubles[guild]
                total += pile(mine + more, other, s, d) - pile(mine, other, s, d)
        if powers:
            total += self.outlook.power(h.powers + powers, self.powers) - self.outlook.power(h.powers, self.powers)
        if jokers or h.jokers:
            for guild in range(6):
                h.symbols[guild] += symbols[guild]
            total += self.jokers_value(h, h.jokers + jokers) - before
            for guild in range(6):
                h.symbols[guild] -= symbols[guild]
        for face in faces:
            self.put(face, 1)
        return total

    # -- the trick

    def strength(self, face: int, lead: int) -> int:
        person = PERSON[face]
        if person == PERSON[self.trump]:
            return TRUMPED + VALUE[face]
        return VALUE[face] if person == lead else 0

    def overtakes(self, seat: int, lead: int, best: int) -> float:
        """The chance that a player who acts later, playing at random, beats the best card."""
        hand = self.board.players[seat].cards
        unseen = len(self.unseen)
        follow = self.by_person[lead]
        void = chance_void(unseen, len(follow), hand)
        beats = sum([self.strength(face, lead) > best for face in follow])
        chance = 0.0
        if follow:
            chance = (1 - void) * beats / len(follow)
        others = unseen - len(follow)
        if void > 0 and others and PERSON[self.trump] != lead:
            trumps = sum([TRUMPED + VALUE[face] > best for face in self.by_person[PERSON[self.trump]]])
            chance += void * trumps / others
        if self.board.players[seat].gems:
            chance *= 1 - self.weights.bribe
        return chance

    def outcome(self, contents: list[int], lead: int, best: int, winner: int, later: list[int], gems: int) -> float:
        """What the trick is worth to us when it stands so and `later` have still to act."""
        w = self.weights
        chances = [0.0] * self.seats
        stays = 1.0
        total = 0.0
        for seat in later:
            chance = self.overtakes(seat, lead, best)
            if w.will:
                g = self.gain(seat, contents, gems)
                chance = min(1.0, chance * (1 + w.will * max(-1.0, min(1.0, g / 4))))
            chances[seat] = chance
            stays *= 1 - chance
            total += chance
        if total > 0:
            for seat in later:
                chances[seat] *= (1 - stays) / total
        chances[winner] += stays
        worth = 0.0
        for seat in range(self.seats):
            if chances[seat] > 0:
                g = self.gain(seat, contents, gems)
                if w.extra:
                    g += w.extra * self.coming(seat, lead, later)
                worth += chances[seat] * self.signs[seat] * g
        worth -= w.lead * chances[self.seat]
        return worth

    def coming(self, winner: int, lead: int, later: list[int]) -> float:
        """What the cards still to be played are expected to add for a winner."""
        key = winner * 4 + lead
        known = self.comings.get(key)
        if known is None:
            marg = self.marginals(winner)
            follow = self.by_person[lead]
            mean_all = sum([marg[KINDS[face]] for face in self.unseen]) / max(1, len(self.unseen))
            mean_follow = sum([marg[KINDS[face]] for face in follow]) / len(follow) if follow else mean_all
            known = 0.0
            for seat in later:
                player = self.board.players[seat]
                void = chance_void(len(self.unseen), len(follow), player.cards)
                part = (1 - void) * mean_follow + void * mean_all
                b = self.weights.bribe if player.gems else 0.0
                known += (1 - b) * part + b
            self.comings[key] = known
        return known

    def marginals(self, seat: int) -> list[float]:
        known = self.margs.get(seat)
        if known is None:
            base = self.gain(seat, self.base, 0)
            known = [0.0] * 16
            done = 0
            for face in self.unseen:
                kind = KINDS[face]
                if not done >> kind & 1:
                    done |= 1 << kind
                    known[kind] = self.gain(seat, [*self.base, face], 0) - base
            self.margs[seat] = known
        return known

    def keep(self, face: int) -> float:
        """What a card of the hand is worth if it is played later instead."""
        w = self.weights
        average = 0.0
        if w.baseline:
            for seat in range(self.seats):
                average += self.signs[seat] * self.gain(seat, [face], 0)
            average *= w.baseline / self.seats
        others = self.by_person[PERSON[face]]
        if others:
            lower = sum([VALUE[other] < VALUE[face] for other in others]) / len(others)
        else:
            lower = 0.5
        return average + w.high * lower * lower + w.low * (1 - lower) * (1 - lower)

    def rate_turn(self, notations: list[str]) -> list[float]:
        board = self.board
        self.base = [*self.trick, self.trump]
        self.margs: dict[int, list[float]] = {}
        self.comings: dict[int, float] = {}
        later = [seat for seat in board.left if seat != self.seat]
        scores = []
        lead = PERSON[self.trick[0]] if self.trick else -1
        best, winner = -1, -1
        for i, face in enumerate(self.trick):
            if self.strength(face, lead) > best:
                best, winner = self.strength(face, lead), board.trick[i].seat
        for notation in notations:
            if notation == "bribe":
                worth = self.outcome(self.base, lead, best, winner, later, board.spent + 1)
                scores.append(worth - self.weights.gem)
                continue
            face = FACE[notation]
            its_lead = lead if lead >= 0 else PERSON[face]
            mine = self.strength(face, its_lead)
            if mine > best:
                worth = self.outcome([*self.base, face], its_lead, mine, self.seat, later, board.spent)
            else:
                worth = self.outcome([*self.base, face], its_lead, best, winner, later, board.spent)
            scores.append(worth - self.keep(face))
        return scores


@cache
def chance_void(unseen: int, follow: int, hand: int) -> float:
    if hand > unseen - follow:
        return 0.0
    return comb(unseen - follow, hand) / comb(unseen, hand)


class Heuristic:
    """Plays to win."""

    thinks = False
    listens = False

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def act(self, look: Look, rng: Rng) -> Option:
        """The best rated option."""
        options = look.options
        if len(options) == 1:
            return options[0]
        phase = look.view.board.phase
        if phase == "jokers":
            return options[0]
        table = Table(look, self.weights)
        names = [option.notation for option in options]
        if phase == "playing":
            scores = table.rate_turn(names)
        elif phase == "leaving":
            scores = [table.rate_leave(FACE[name]) for name in names]
        else:
            scores = [-table.keep(FACE[name]) for name in names]
        return options[max(range(len(options)), key=scores.__getitem__)]


def rate_leave(self, face):
    h = self.holdings[self.seat]
    h.take(face, -1)
    self.put(face, 1)
    v = self.value(self.seat)
    self.put(face, -1)
    h.take(face, 1)
    return v


Table.rate_leave = rate_leave
