"""The base of every state: marks for all it holds, saving, results, and what start-up refuses."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import PLUMBING, PUBLIC, Mark, Result, State, check_marks, hidden, public
from camarilla.kernel.table import Table

from .games import written
from .games.mini import Little


def blank(kind: type[State], seats: int = 3) -> Any:
    return kind(seats, Rng(seed_bytes(0)), Cards(seats, [0, 1]))


class Forgetful(Little):
    """Has an attribute that nobody said who may know."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.purse = 3
        self.oath = 1


class Slotted(State):
    """Keeps an attribute in a slot of its own."""

    __slots__ = ("purse",)

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.purse = 3


class Careless(Little):
    """Hides something, but nobody can redraw it."""

    marks: ClassVar[dict[str, Mark]] = {**Little.marks, "plan": Mark("hidden")}

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.plan = 3


class Point(msgspec.Struct, frozen=True):
    x: int
    y: tuple[int, ...] = ()


class Full(Little):
    """Holds one of everything."""

    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "count": PUBLIC,
        "lists": PUBLIC,
        "point": public(Point),
        "by_number": public(dict[int, list[str]]),
        "some": public(set[int]),
        "secret": hidden(lambda g, seat, rng: None, tuple[int, str]),
        "listeners": PLUMBING,
    }

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.count = 0
        self.lists: list[list[int]] = []
        self.point = Point(0)
        self.by_number: dict[int, list[str]] = {}
        self.some: set[int] = set()
        self.secret = (0, "")
        self.listeners: list[Any] = []


# -- Marks -------------------------------------------------------------------------------------------------------------


def test_an_attribute_without_a_mark_is_refused() -> None:
    with pytest.raises(BrokenContract, match="Forgetful has attributes without a mark: oath, purse; each needs PUBLIC"):
        check_marks(blank(Forgetful))


def test_an_attribute_in_a_slot_is_no_exception() -> None:
    with pytest.raises(BrokenContract, match="Slotted has attributes without a mark: purse"):
        check_marks(blank(Slotted))


def test_a_hidden_attribute_needs_a_resampler() -> None:
    with pytest.raises(BrokenContract, match=r"Careless\.plan is hidden but has no resampler"):
        check_marks(blank(Careless))


@pytest.mark.parametrize("kind", [Forgetful, Careless])
def test_start_up_refuses_what_is_not_marked(kind: type[Little]) -> None:
    class Sloppy(written.WrittenGame):
        name = "sloppy"

        def start(self, seats: int, options: Any, rng: Rng) -> Any:
            return blank(kind)

        def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Any:
            return blank(kind)

    with pytest.raises(BrokenContract, match=kind.__name__):
        Table.new(Sloppy(), 3)
    with pytest.raises(BrokenContract, match=kind.__name__):
        Table.at(Sloppy(), {}, seats=3)


def test_a_state_that_is_all_marked_is_accepted() -> None:
    check_marks(blank(Full))


# -- Saving ------------------------------------------------------------------------------------------------------------


def test_what_is_saved_comes_back_as_it_was() -> None:
    g = blank(Full)
    g.count, g.lists, g.point, g.secret = 4, [[1], [2, 3]], Point(1, (2, 3)), (7, "x")
    g.by_number, g.some, g.listeners = {3: ["a"], 11: []}, {5, 6}, [print]
    g.news = 9
    g.rng.below(6)
    g.cards.show(1, 0)
    data = msgspec.json.decode(msgspec.json.encode(g.dump()))
    other = blank(Full, 2)
    other.restore(data)
    assert "listeners" not in data
    assert "log" not in data
    for name in ("seats", "count", "lists", "point", "by_number", "some", "secret", "news"):
        assert getattr(other, name) == getattr(g, name), name
    assert other.cards.dump() == g.cards.dump()
    assert other.rng.dump() == g.rng.dump()
    assert other.listeners == []


def test_the_stamp_moves_with_faces_dice_and_news() -> None:
    g = blank(Full)
    stamps = [g.stamp()]
    g.cards.show(0, 0)
    stamps.append(g.stamp())
    g.rng.below(6)
    stamps.append(g.stamp())
    g.news += 1
    stamps.append(g.stamp())
    assert len(set(stamps)) == 4
    g.count += 1
    assert g.stamp() == stamps[-1]


# -- Small things ------------------------------------------------------------------------------------------------------


def test_seats_in_order() -> None:
    g = blank(Full, 4)
    assert g.everyone() == [0, 1, 2, 3]
    assert g.after(2) == [3, 0, 1]


def test_the_universe_is_what_the_seat_does_not_know() -> None:
    g = Full(2, Rng(seed_bytes(0)), Cards(2, [7, 5, 5, 6]))
    g.cards.show(0, 2)
    assert g.universe(0) == [5, 6, 7]
    assert g.universe(1) == [5, 5, 6, 7]


def test_ranks_are_shared_by_ties() -> None:
    result = Result.by_standing([(5, 1), (9, 0), (9, 0), (5, 2)], "points")
    assert result == Result((1, 2), (4, 1, 1, 3), (5, 9, 9, 5), "points")
