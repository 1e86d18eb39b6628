"""Wins by force: whether a line of answers wins whatever the others hold and answer, by trying everything.

A line is proven in many worlds that its seat cannot tell from the real one, each with luck of its own, against every
answer of the others. An answer is refuted by one world in which it does not win even for a seat that sees all cards,
with as many answers and, where the game counts turns, before the next turn begins.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.search import next_choice
from camarilla.kernel.choices import Choice
from camarilla.kernel.engine import push
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["MOST_TABLES", "TooWide", "is_refuted", "wins_always"]

MOST_TABLES: Final = 4000
"""So many tables are looked at in a world before it counts as too wide to be tried."""
LONGEST: Final = 60
"""A line in which more answers follow one another is too long."""
Path = tuple[int, ...]
"""The places of the answers given so far among those that were legal."""


class TooWide(CamarillaError):
    """There is too much to try."""


class Stand:
    """Where a world is looked at: a table that can be copied, if there was one on the way, and the answers since."""

    def __init__(self, base: Table | None, path: Path, depth: int) -> None:
        self.base = base
        self.path = path
        self.depth = depth

    def then(self, world: Table, at: int) -> Stand:
        """One answer further, in the world as it was here."""
        if world.at_checkpoint and not world.held:
            return Stand(world, (at,), self.depth + 1)
        return Stand(self.base, (*self.path, at), self.depth + 1)


START: Final = Stand(None, (), 0)


class World:
    """One world that a seat may be in, and how many tables of it were looked at."""

    def __init__(self, table: Table, seat: int, number: int) -> None:
        self.table = table
        self.seat = seat
        self.number = number
        self.looked = 0
        self.turn = table.game.prospects.turns(table.g)

    def at(self, stand: Stand) -> Table:
        """The world after some answers: a copy of where it could be copied last, or drawn again by the same stream."""
        self.looked += 1
        if self.looked > MOST_TABLES or stand.depth > LONGEST:
            raise TooWide("there is too much to try")
        if stand.base is not None:
            world = stand.base.clone()
        else:
            world = self.table.sample(self.seat, Rng(bytes(32)).fork(f"puzzle:{self.number}"))
        for at in stand.path:
            choice = next_choice(world)
            assert choice is not None
            push(world, choice, choice.values(world.g)[at])
        return world

    def is_won(self, world: Table) -> bool:
        """Whether a game that is over was won by the seat."""
        return self.seat in world.g.result().winners

    def line_wins(self, line: list[str], stand: Stand = START) -> bool:
        """Whether these answers of the seat win against all that the others may answer."""
        world = self.at(stand)
        choice = next_choice(world)
        if choice is None:
            return self.is_won(world)
        count = len(choice.values(world.g))
        if choice.seat != self.seat or count == 1:
            return all(self.line_wins(line, stand.then(world, at)) for at in range(count))
        at = place_of(world, choice, line[0]) if line else -1
        return at >= 0 and self.line_wins(line[1:], stand.then(world, at))

    def can_win(self, left: int, stand: Stand) -> bool:
        """Whether the seat, seeing everything, can win with so many more answers against all of the others."""
        world = self.at(stand)
        choice = next_choice(world)
        if choice is None:
            return self.is_won(world)
        if self.table.game.prospects.turns(world.g) != self.turn:
            return False
        count = len(choice.values(world.g))
        if choice.seat != self.seat or count == 1:
            return all(self.can_win(left, stand.then(world, at)) for at in range(count))
        return left > 0 and any(self.can_win(left - 1, stand.then(world, at)) for at in range(count))


def place_of(world: Table, choice: Choice, notation: str) -> int:
    """The place of an answer among those that are legal, -1 if it is not."""
    notations = [option.notation for option in choice.options(world.g)]
    return notations.index(notation) if notation in notations else -1


def wins_always(table: Table, seat: int, line: list[str], worlds: int) -> bool:
    """Whether a line wins in each of so many worlds, whatever the others answer."""
    return all(World(table, seat, number).line_wins(line) for number in range(worlds))


def is_refuted(table: Table, seat: int, first: str, answers: int, worlds: int) -> bool:
    """Whether in one of so many worlds a first answer, with as many answers in all, does not win by force."""
    for number in range(worlds):
        world = World(table, seat, number)
        start = world.at(START)
        choice = start.choice_of(seat)
        assert choice is not None
        path = to_seat(start, seat)
        at = place_of(start, choice, first)
        if at < 0 or not others_first(world, path, at, answers - 1):
            return True
    return False


def to_seat(world: Table, seat: int) -> int:
    """How many of the others answer an open poll before the seat does."""
    before = 0
    choice = next_choice(world)
    while choice is not None and choice.seat != seat:
        push(world, choice, choice.values(world.g)[0])
        before += 1
        choice = next_choice(world)
    return before


def others_first(world: World, before: int, at: int, left: int, stand: Stand = START) -> bool:
    """Whether an answer wins after every answer that others give to the same question before it."""
    table = world.at(stand)
    if before == 0:
        return world.can_win(left, stand.then(table, at))
    choice = next_choice(table)
    assert choice is not None
    count = len(choice.values(table.g))
    return all(others_first(world, before - 1, at, left, stand.then(table, each)) for each in range(count))
