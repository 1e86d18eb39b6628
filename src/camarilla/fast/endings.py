"""Exact solutions of small endings of two-player Coup: the whole tree, and an equilibrium of it.

A tree is walked with the kernels of `camarilla.fast.coup` from a row in which nobody's hidden patrons are known: each
player has one or two, dealt from all cards that do not lie open. What a player knows at a question, an *information
set*, is everything that seat has seen and done since (perfect recall). The solver is CFR+ on sequences: what a player
does is a plan, the chance of each sequence of own answers; the payoffs of all pairs of sequences are one table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from camarilla.fast import coup
from camarilla.fast.coup_cards import give
from camarilla.fast.coup_notation import notation_of, role_number
from camarilla.games.coup.roles import NAMES as ROLE_NAMES
from camarilla.games.coup.roles import roles_in_play
from camarilla.kernel.errors import BadInput

__all__ = ["Ending", "InfoSet", "Solution", "Tree", "even_plans", "gambit_text", "grow", "solve", "value_against"]

UNSEEN: Final = (coup.RETURN, coup.SHOW_CARD, coup.KEEP)
"""Questions whose answers only the seat itself sees."""
ROOT: Final = 0
"""The empty sequence."""
CHECKED_EVERY: Final = 50
"""After so many rounds the solver looks how far it has come."""
NO_SET: Final = -1
"""In place of a sequence where nothing is chosen."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A position near the end, seen from outside: the patrons that lie open, coins, and how many turns are left.

    Seat 0 is to move. What both hold is dealt from the cards that do not lie open.
    """

    lost: tuple[tuple[str, ...], tuple[str, ...]]
    """The patrons each has lost, by role."""
    coins: tuple[int, int]
    turns: int
    """After so many turns the cap ends the game: most patrons win, then most coins (CO-1.4)."""
    inquisition: bool = False

    def row(self) -> Any:
        """The row before hands are dealt."""
        s = np.zeros(coup.row_size(2), np.int16)
        coup.set_table(s, 2, False, self.inquisition, False)
        coup.clear(s)
        coup.begin(s, 0)
        cap = -(-self.turns // 2)
        s[coup.TURN_CAP], s[coup.TURNS] = cap, 2 * cap - self.turns
        for seat in range(2):
            s[coup.at(seat, coup.COINS)] = self.coins[seat]
            for name in self.lost[seat]:
                role = role_number(name)
                s[coup.COURT + role] -= 1
                s[coup.at(seat, coup.LOST + role)] += 1
                if s[coup.COURT + role] < 0:
                    raise BadInput(f"there are not so many of {name}")
        return s

    def hidden(self, seat: int) -> int:
        """How many patrons a player still has."""
        held = 2 - len(self.lost[seat])
        if held < 1:
            raise BadInput(f"seat {seat} has lost {len(self.lost[seat])} patrons, expected at most 1")
        return held


class InfoSet(NamedTuple):
    """A question as its seat knows it: its sequences begin after those of `parent`."""

    seat: int
    number: int
    """Among the sets of the seat, from 0."""
    parent: int
    """The sequence of own answers that led here."""
    first: int
    """The number of the first of its sequences; they follow one another."""
    answers: tuple[str, ...]
    knows: tuple[str, ...]
    """What the seat has seen, in order: the hand it was dealt first."""


class Leaf(NamedTuple):
    """An end: the last sequences of both, how likely chance leads here, and what seat 0 gets, from -1 to 1."""

    sequences: tuple[int, int]
    chance: float
    payoff: float


class Tree:
    """All that may happen from an ending on."""

    def __init__(self) -> None:
        self.sets: list[InfoSet] = []
        self.leaves: list[Leaf] = []
        self.counts = [1, 1]
        """How many sequences each seat has; 0 is the empty one."""
        self.nodes = 0
        self._set_counts = [0, 0]
        self._numbers: dict[tuple[int, tuple[str, ...]], int] = {}

    def set_at(self, seat: int, knows: tuple[str, ...], parent: int, answers: tuple[str, ...]) -> InfoSet:
        """The information set of what a seat knows, made when it is first met."""
        number = self._numbers.get((seat, knows))
        if number is None:
            number = self._numbers[seat, knows] = len(self.sets)
            self.sets.append(InfoSet(seat, self._set_counts[seat], parent, self.counts[seat], answers, knows))
            self.counts[seat] += len(answers)
            self._set_counts[seat] += 1
        return self.sets[number]

    def known_by(self, seat: int, knows: tuple[str, ...]) -> InfoSet:
        """The information set of what a seat knows."""
        return self.sets[self._numbers[seat, knows]]

    def payoffs(self) -> Any:
        """What each pair of sequences brings seat 0, weighed by chance."""
        table = np.zeros((self.counts[0], self.counts[1]))
        for leaf in self.leaves:
            table[leaf.sequences] += leaf.chance * leaf.payoff
        return table

    def of_seat(self, seat: int) -> list[InfoSet]:
        """The information sets of a seat; each comes after those that lead to it."""
        return [one for one in self.sets if one.seat == seat]


class _Point(NamedTuple):
    """Where a walk has come to."""

    row: Any
    chance: float
    sequences: tuple[int, int]
    knows: tuple[tuple[str, ...], tuple[str, ...]]


def grow(ending: Ending) -> Tree:
    """The whole tree of an ending, every deal included."""
    tree = Tree()
    todo = list(_deals(ending))
    codes = np.zeros(coup.code_count(2), np.int16)
    while todo:
        point = todo.pop()
        tree.nodes += 1
        s = point.row
        if s[coup.PHASE] == coup.OVER:
            payoff = 2 * coup.share(s, 0) - 1
            tree.leaves.append(Leaf(point.sequences, point.chance, payoff))
            continue
        legal = codes[: coup.legal(s, codes)].tolist()
        if s[coup.PHASE] == coup.DRAW:
            todo.extend(_drawn(point, legal))
        else:
            todo.extend(_answered(tree, point, legal))
    return tree


def _deals(ending: Ending) -> Iterator[_Point]:
    """Every way the hidden patrons may lie, with its chance."""
    names = _names(ending.inquisition)
    points = [_Point(ending.row(), 1.0, (ROOT, ROOT), ((), ()))]
    for seat in (0,) * ending.hidden(0) + (1,) * ending.hidden(1):
        dealt: list[_Point] = []
        for row, chance, sequences, knows in points:
            cards = [int(count) for count in row[coup.COURT : coup.COURT + coup.ROLES]]
            for role, count in enumerate(cards):
                if count:
                    after = row.copy()
                    give(after, seat, role)
                    dealt.append(_Point(after, chance * count / sum(cards), sequences, knows))
        points = dealt
    for row, chance, sequences, _ in points:
        hands = [" ".join(_held(row, seat, names)) for seat in range(2)]
        yield _Point(row, chance, sequences, ((hands[0],), (hands[1],)))


def _names(inquisition: bool) -> list[str]:
    return [ROLE_NAMES[role] for role in roles_in_play(inquisition)]


def _held(row: Any, seat: int, names: list[str]) -> list[str]:
    return [name for role, name in enumerate(names) for _ in range(row[coup.at(seat, coup.HAND + role)])]


def _drawn(point: _Point, legal: list[int]) -> Iterator[_Point]:
    """What chance may bring; only who draws sees it."""
    s = point.row
    seat = int(s[coup.ASKED])
    names = _names(bool(s[coup.INQUISITION]))
    left = sum(int(s[coup.COURT + role]) for role in range(coup.ROLES))
    for code in legal:
        role = code - coup.ROLE
        after = s.copy()
        coup.step(after, code)
        knows = _told(point.knows, seat, f"draws {names[role]}", "draws")
        yield _Point(after, point.chance * int(s[coup.COURT + role]) / left, point.sequences, knows)


def _answered(tree: Tree, point: _Point, legal: list[int]) -> Iterator[_Point]:
    """What whoever is asked may answer. Who has no choice has no information set."""
    s = point.row
    seat, phase = int(s[coup.ASKED]), int(s[coup.PHASE])
    spelt = tuple(notation_of(code, s) for code in legal)
    first = NO_SET
    if len(legal) > 1:
        first = tree.set_at(seat, point.knows[seat], point.sequences[seat], spelt).first
    for number, (code, notation) in enumerate(zip(legal, spelt, strict=True)):
        after = s.copy()
        coup.step(after, code)
        mine = point.sequences[seat] if first == NO_SET else first + number
        sequences = (mine, point.sequences[1]) if seat == 0 else (point.sequences[0], mine)
        public = notation if phase not in UNSEEN else notation.partition(":")[0]
        knows = _told(point.knows, seat, f"{seat}: {notation}", f"{seat}: {public}")
        if phase == coup.SHOW_CARD:
            knows = _told(knows, 1 - seat, f"is shown {notation.partition(':')[2]}", "shows")
        yield _Point(after, point.chance, sequences, knows)


def _told(
    knows: tuple[tuple[str, ...], tuple[str, ...]], seat: int, to_it: str, to_other: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    told = [(*knows[other], to_it if other == seat else to_other) for other in range(2)]
    return told[0], told[1]


# -- For other solvers -------------------------------------------------------------------------------------------------


def gambit_text(ending: Ending) -> str:
    """The tree in Gambit's extensive form, which OpenSpiel reads (`pyspiel.load_efg_game`)."""
    lines = ['EFG 2 R "ending" { "0" "1" }']
    tree = Tree()
    ends = 0
    deals = list(_deals(ending))
    lines.append(_gambit_chance(1, [(str(number), deal.chance) for number, deal in enumerate(deals)]))
    todo, chances = deals[::-1], 1
    codes = np.zeros(coup.code_count(2), np.int16)
    while todo:
        point = todo.pop()
        s = point.row
        legal = codes[: coup.legal(s, codes)].tolist()
        if s[coup.PHASE] == coup.OVER:
            ends += 1
            payoff = 2 * coup.share(s, 0) - 1
            lines.append(f't "" {ends} "" {{ {payoff} {-payoff} }}')
        elif s[coup.PHASE] == coup.DRAW:
            after = list(_drawn(point, legal))
            chances += 1
            odds = [(str(code), one.chance / point.chance) for code, one in zip(legal, after, strict=True)]
            lines.append(_gambit_chance(chances, odds))
            todo += after[::-1]
        else:
            after = list(_answered(tree, point, legal))
            if len(legal) > 1:
                lines.append(_gambit_question(tree, point, int(s[coup.ASKED])))
            todo += after[::-1]
    return "\n".join(lines) + "\n"


def _gambit_chance(number: int, odds: list[tuple[str, float]]) -> str:
    branches = " ".join(f'"{name}" {chance!r}' for name, chance in odds)
    return f'c "" {number} "" {{ {branches} }} 0'


def _gambit_question(tree: Tree, point: _Point, seat: int) -> str:
    one = tree.known_by(seat, point.knows[seat])
    branches = " ".join(f'"{answer}"' for answer in one.answers)
    return f'p "" {seat + 1} {one.number + 1} "" {{ {branches} }} 0'


# -- The solver --------------------------------------------------------------------------------------------------------


class Solution(msgspec.Struct, frozen=True):
    """An equilibrium: what it is worth to seat 0 (from -1 to 1), how far from perfect it may be, and both plans."""

    value: float
    gap: float
    """What both could gain together by the best answers to this."""
    plans: tuple[list[float], list[float]]
    """By seat and sequence: how likely the seat's own answers lead there."""

    def answers(self, one: InfoSet) -> dict[str, float]:
        """How often each answer is given at an information set; evenly where it is never reached."""
        plan = self.plans[one.seat]
        here = plan[one.parent]
        even = 1 / len(one.answers)
        return {
            answer: plan[one.first + number] / here if here > 1e-9 else even
            for number, answer in enumerate(one.answers)
        }


class _Learner:
    """One seat's side of CFR+: its regrets, and the average of its plans."""

    def __init__(self, sets: list[InfoSet], count: int) -> None:
        self.sets, self.count = sets, count
        self.regrets = [np.zeros(len(one.answers)) for one in sets]
        self.chances = [np.full(len(one.answers), 1 / len(one.answers)) for one in sets]
        self.total = np.zeros(count)

    def plan(self) -> Any:
        """The chance of each sequence by the present answers."""
        plan = np.zeros(self.count)
        plan[ROOT] = 1
        for one, chances in zip(self.sets, self.chances, strict=True):
            plan[one.first : one.first + len(chances)] = plan[one.parent] * chances
        return plan

    def learn(self, worth: Any) -> None:
        """Regret what was not answered, given what each sequence brings; regrets never fall below nothing."""
        worth = worth.copy()
        for number in range(len(self.sets) - 1, -1, -1):
            one = self.sets[number]
            options = worth[one.first : one.first + len(one.answers)]
            here = float(options @ self.chances[number])
            worth[one.parent] += here
            regrets = np.maximum(self.regrets[number] + options - here, 0)
            self.regrets[number] = regrets
            total = regrets.sum()
            self.chances[number] = regrets / total if total > 0 else np.full(len(regrets), 1 / len(regrets))

    def best(self, worth: Any) -> float:
        """The most that any plan brings."""
        worth = worth.copy()
        for one in reversed(self.sets):
            worth[one.parent] += worth[one.first : one.first + len(one.answers)].max()
        return float(worth[ROOT])


def solve(tree: Tree, gap: float = 1e-5, rounds: int = 200_000) -> Solution:
    """An equilibrium of a tree by CFR+, to within `gap`; refuses if so many rounds do not get there."""
    payoffs = tree.payoffs()
    seats = [_Learner(tree.of_seat(seat), tree.counts[seat]) for seat in range(2)]
    plans = [learner.plan() for learner in seats]
    for number in range(1, rounds + 1):
        for seat in range(2):
            seats[seat].learn(payoffs @ plans[1] if seat == 0 else -(plans[0] @ payoffs))
            plans[seat] = seats[seat].plan()
            seats[seat].total += number**2 * plans[seat]
        if number % CHECKED_EVERY == 0:
            averages = [learner.total / learner.total[ROOT] for learner in seats]
            open_to = seats[0].best(payoffs @ averages[1]) + seats[1].best(-(averages[0] @ payoffs))
            if open_to <= gap:
                value = float(averages[0] @ payoffs @ averages[1])
                return Solution(value, open_to, (averages[0].tolist(), averages[1].tolist()))
    raise BadInput(f"{rounds} rounds did not bring the gap below {gap}")


def value_against(tree: Tree, plans: tuple[Any, Any]) -> tuple[float, float]:
    """What two plans are worth to seat 0, and what both could gain together by the best answers to them."""
    payoffs = tree.payoffs()
    learners = [_Learner(tree.of_seat(seat), tree.counts[seat]) for seat in range(2)]
    gain = learners[0].best(payoffs @ plans[1]) + learners[1].best(-(plans[0] @ payoffs))
    return float(plans[0] @ payoffs @ plans[1]), gain


def even_plans(tree: Tree) -> tuple[Any, Any]:
    """Every answer as likely as the others."""
    plans = [_Learner(tree.of_seat(seat), tree.counts[seat]).plan() for seat in range(2)]
    return plans[0], plans[1]
