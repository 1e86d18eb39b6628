"""Dense positions: cards that speak at one moment meet on a crowded table, and the laws hold while it is played on.

A game says which cards speak when, and lays legal positions with as many wanted cards as find room (`Crowds`). Here
they are chosen, so that every pair that speaks at one moment meets at least once and few positions do: greedily, those
with most pairs that have not met. A `Ledger` keeps what was met and found; a run goes on from one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Any

import msgspec

from camarilla.checks.laws import Play, Report, check_table, pick
from camarilla.kernel.choices import PASS
from camarilla.kernel.errors import BrokenLaw, CamarillaError
from camarilla.kernel.facets import Crowded, Crowds, need
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

__all__ = ["AT_ONCE", "DECISIONS", "Found", "Ledger", "Meeting", "check_crowd", "crowds_of", "next_positions", "pairs"]

DECISIONS = 40
"""So many answers are given at each crowded table."""
AT_ONCE = 4
"""So many positions are chosen before what came of them is looked at."""
PATIENCE = 6
"""A run ends when so many rounds of positions in a row let no new pair meet."""

Pair = tuple[str, str]


class Meeting(msgspec.Struct, frozen=True):
    """A position to be played: its number, seed, and the cards that ought to meet at it."""

    number: int
    seed: int
    crowded: Crowded
    wanted: list[str]


class Found(msgspec.Struct):
    """What came of one position."""

    number: int
    met: set[Pair] = set()
    changed: set[tuple[str, str, str]] = set()
    report: Report = msgspec.field(default_factory=Report)
    fault: str = ""


class Ledger(msgspec.Struct):
    """What the positions of a game have come to so far; written down, a run goes on from it."""

    game: str
    seed: int
    positions: int = 0
    fruitless: int = 0
    """Rounds in a row in which no new pair met."""
    met: set[Pair] = set()
    changed: set[tuple[str, str, str]] = set()
    """Moment and cards: which changed each other's effect when."""
    report: Report = msgspec.field(default_factory=Report)
    faults: list[str] = []

    def unmet(self) -> list[Pair]:
        """The pairs that have not met yet."""
        return sorted(pairs(crowds_of(self.game)) - self.met)

    def finished(self) -> bool:
        """Whether there is nothing left to meet, or nothing that more positions would bring together."""
        return self.fruitless >= PATIENCE or not self.unmet()

    def enter(self, found: list[Found]) -> None:
        """Write down what came of a round."""
        before = len(self.met)
        for one in found:
            self.positions += 1
            self.met |= one.met
            self.changed |= one.changed
            self.report.add(one.report)
            if one.fault:
                self.faults.append(one.fault)
        self.fruitless = 0 if len(self.met) > before else self.fruitless + 1


def crowds_of(game: str | Game) -> Crowds:
    """The crowds of a game; refuses with `BadOptions` if it has none."""
    found = find(game)
    return need(found.crowds, Crowds, found.name)


def pairs(crowds: Crowds) -> set[Pair]:
    """All pairs of cards that speak at one moment and can lie in play at once."""
    found: set[Pair] = set()
    for names in crowds.moments().values():
        found.update(combinations(sorted(names), 2))
    return {pair for pair in found if not crowds.apart(*pair)}


# -- Choosing positions ------------------------------------------------------------------------------------------------


def next_positions(ledger: Ledger) -> list[Meeting]:
    """The next round of positions; it depends on nothing but the ledger."""
    crowds = crowds_of(ledger.game)
    unmet = set(ledger.unmet())
    meetings = []
    for number in range(ledger.positions, ledger.positions + AT_ONCE):
        rng = Rng(seed_bytes(ledger.seed)).fork(f"dense {number}")
        wanted = most_wanted(unmet, rng, first=in_turn(unmet, number))
        crowded = crowds.lay(wanted, rng)
        meeting = Meeting(number, rng.below(1 << 31), crowded, wanted)
        unmet -= together(table_of(ledger.game, meeting), crowds)
        meetings.append(meeting)
        if not unmet:
            break
    return meetings


def in_turn(unmet: set[Pair], number: int) -> Collection[str]:
    """For every other position the pair for whose sake it is laid: each that is left has its turn.

    Otherwise cards that hardly ever come into play, and so have most pairs left, would always stand before all others.
    """
    return sorted(unmet)[number // 2 % len(unmet)] if unmet and number % 2 else ()


def most_wanted(unmet: set[Pair], rng: Rng, first: Collection[str] = ()) -> list[str]:
    """All cards with a pair that has not met, in an order in which each has most such pairs with those before it.

    A pair may come first.
    """
    partners: dict[str, set[str]] = {}
    for one, other in sorted(unmet):
        partners.setdefault(one, set()).add(other)
        partners.setdefault(other, set()).add(one)
    names = sorted(partners)
    order_of_draw = list(range(len(names)))
    rng.shuffle(order_of_draw)
    left = [names[at] for at in order_of_draw]
    with_chosen = dict.fromkeys(left, 0)
    order: list[str] = []
    while left:
        best = max(left, key=lambda name: (name in first, with_chosen[name], len(partners[name])))
        left.remove(best)
        order.append(best)
        for other in partners[best]:
            with_chosen[other] += 1
    return order


def table_of(game: str, meeting: Meeting) -> Table:
    """The table of a position."""
    crowded = meeting.crowded
    return Table.at(game, crowded.position, seats=crowded.seats, options=crowded.options, seed=meeting.seed)


def together(table: Table, crowds: Crowds) -> set[Pair]:
    """The pairs in play at a table, whether or not they speak at one moment."""
    return set(combinations(sorted(crowds.in_play(table.g)), 2))


# -- Playing on --------------------------------------------------------------------------------------------------------


class Crush(Play):
    """Plays a crowded table for a while: wanted cards come into play, and whoever can interfere often does."""

    def __init__(self, crowds: Crowds, wanted: list[str], changed: set[tuple[str, str, str]]) -> None:
        self.most = DECISIONS
        self.crowds = crowds
        self.wanted = set(wanted)
        self.first = set(wanted[:2])
        """The pair for whose sake the position was laid."""
        self.met: set[Pair] = set()
        self.changed = changed
        self.answers: list[tuple[int, str]] = []

    def look(self, table: Table) -> None:
        """Note who has met."""
        self.met |= together(table, self.crowds)
        if table.at_checkpoint:
            self.crowds.compare(table.g, self.note)

    def note(self, moment: str, one: str, other: str) -> None:
        """Two cards changed each other's effect."""
        self.changed.add((moment, one, other))

    def choose(self, table: Table, rng: Rng) -> tuple[int, Option]:
        """Every other time something that brings a wanted card into play, the first two before others, or else anything
        but passing."""
        seat, option = pick(table, rng)
        if rng.below(2):
            options = table.legal(seat)
            missing = self.wanted - self.crowds.in_play(table.g)
            eager = self.bringing(table, options, missing & self.first) or self.bringing(table, options, missing)
            busy = eager or [one for one in options if one.notation != PASS]
            option = rng.pick(busy) if busy else option
        self.answers.append((seat, option.notation))
        return seat, option

    def bringing(self, table: Table, options: list[Option], missing: set[str]) -> list[Option]:
        """The options about cards that are not in play yet."""
        return [one for one in options if any(self.crowds.named(table.g, key) in missing for key in one.touches)]

    def finish(self, table: Table) -> None:
        """Law 3 is looked at by `check_crowd`, which knows where the table began."""


def check_crowd(game: str, meeting: Meeting) -> Found:
    """Play one position on and hold every law; a fault tells how to come back to it."""
    crowds = crowds_of(game)
    found = Found(meeting.number)
    crush = Crush(crowds, [*meeting.wanted, *meeting.crowded.eager], found.changed)
    try:
        with crowds.listen(crush.note):
            table = table_of(game, meeting)
            found.report = check_table(table, meeting.seed, f"{game}, dense position {meeting.number}", crush)
        check_again(game, meeting, crush.answers, table)
    except Exception as problem:
        found.report.games = 1
        found.fault = told(game, meeting, crush.answers, problem)
    found.met = crush.met & pairs(crowds)
    return found


def check_again(game: str, meeting: Meeting, answers: list[tuple[int, str]], table: Table) -> None:
    """Law 3: the same position and answers give the same events."""
    again = table_of(game, meeting)
    for seat, notation in answers:
        again.play(seat, notation)
    if again.dump() != table.dump() or again.events != table.events:
        raise BrokenLaw(3, f"{game}, dense position {meeting.number}: the same answers came to something else")


def told(game: str, meeting: Meeting, answers: list[tuple[int, str]], problem: Exception) -> str:
    """A fault with everything one needs to see it again."""
    what = str(problem) if isinstance(problem, CamarillaError) else f"{type(problem).__name__}: {problem}"
    way = msgspec.json.encode(
        {"game": game, "seed": meeting.seed, **msgspec.to_builtins(meeting.crowded), "answers": answers}
    )
    return f"{game}, dense position {meeting.number}: {what}\n{way.decode()}"


def by_moment(game: str, changed: set[tuple[str, str, str]]) -> Iterator[tuple[str, list[Any]]]:
    """Pairs that changed each other's effect, moment by moment."""
    for moment in crowds_of(game).moments():
        here = sorted((one, other) for at, one, other in changed if at == moment)
        if here:
            yield moment, here
