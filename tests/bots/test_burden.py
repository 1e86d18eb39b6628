"""How often a person is stopped: counted by own turns, with the orders that people begin with."""

from __future__ import annotations

import pytest

from camarilla.bots.burden import Counting, GameStops, Stops, plans_for, stops_of, sum_up
from camarilla.kernel.errors import BadInput, BadOptions
from camarilla.kernel.table import Table


class Watched(Counting):
    """A count of a game that the test plays itself."""

    def __init__(self, table: Table, person: int) -> None:
        super().__init__(table, person, [])

    def answer(self, seat: int, notation: str) -> None:
        """Answer as `Counting.play` lets bots answer."""
        self.watch_the_turn()
        if seat == self.person:
            self.count()
        self.table.play(seat, notation)


def test_stops_are_counted_by_own_turns() -> None:
    table = Table.at("coup", {"hands": {"A": "Duke Contessa", "B": "Captain Assassin"}}, seats=2)
    counting = Watched(table, 1)
    counting.answer(0, "tax")
    counting.answer(1, "pass")  # before the first own turn: part of no stretch
    counting.answer(1, "income")
    counting.answer(0, "tax")
    counting.answer(1, "pass")
    counting.answer(1, "income")
    counting.watch_the_turn()
    assert (counting.stops.own, counting.stops.between, counting.stops.all) == ([1, 1], [1], 4)
    assert counting.stops.prompts == {"challenge": 2, "act": 2}
    assert counting.stops.forced == 0


def test_a_question_with_one_answer_is_counted_as_such() -> None:
    table = Table.at("coup", {"hands": {"A": "Duke Contessa"}, "coins": {"A": 10}}, seats=2)
    counting = Watched(table, 0)
    counting.answer(0, "coup@1")
    assert counting.stops.forced == 1


@pytest.mark.parametrize(
    ("counts", "expected"),
    [([], (0.0, 0, 0)), ([3], (3.0, 3, 3)), ([4, 1, 2, 3], (2.5, 4, 4)), (list(range(1, 21)), (10.5, 19, 20))],
)
def test_median_ninety_and_most(counts: list[int], expected: tuple[float, int, int]) -> None:
    stops = Stops.of(counts)
    assert (stops.median, stops.ninety, stops.most) == expected


def test_a_plan_for_every_size_and_every_way_to_deal_decks() -> None:
    assert [plan.seats for plan in plans_for("coup", None, True, {}, 1)] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    kinds = [(plan.seats, plan.dealt) for plan in plans_for("inwo", 3, True, {}, 1)]
    assert kinds == [(3, "starter"), (3, "random"), (3, "sealed")]
    assert [plan.dealt for plan in plans_for("inwo", 3, True, {"decks": "random"}, 1)] == [""]
    with pytest.raises(BadOptions):
        plans_for("coup", 11, True, {}, 1)


def test_every_seat_is_the_person_s_and_games_repeat() -> None:
    plan = plans_for("potdevin", 3, True, {}, 5)[0]
    once, again = list(stops_of(plan, 3)), list(stops_of(plan, 3))
    assert once == again
    assert all(stops.all > 0 for stops in once)
    with pytest.raises(BadInput):
        list(stops_of(plan, 0))


def test_own_turns_that_follow_one_another_are_told_apart() -> None:
    plan = plans_for("pax", 2, False, {"opponent": "joseph_ii"}, 3)[0]
    stops: GameStops = next(stops_of(plan, 1))
    assert len(stops.own) > 2
    assert set(stops.between) == {0}
    assert stops.all >= sum(stops.own) > 0


def test_orders_spare_questions() -> None:
    options = {"decks": "starter", "round_limit": 2}
    with_orders, without = [plans_for("inwo", 2, orders, options, 2)[0] for orders in (True, False)]
    assert sum_up(with_orders, 1).all < sum_up(without, 1).all


@pytest.mark.long
@pytest.mark.parametrize("decks", ["starter", "random"])
def test_at_four_seats_of_inwo_a_person_is_seldom_stopped(decks: str) -> None:
    shown = sum_up(plans_for("inwo", 4, True, {"decks": decks}, 1)[0], 3)
    assert shown.orders == ("matters", "only-answer", "draw")
    assert shown.between.median <= 6
    assert shown.between.most <= 15
    assert shown.own.median <= 8
    assert shown.forced == 0


@pytest.mark.parametrize(("game", "seats"), [("coup", 4), ("potdevin", 4), ("pax", 3), ("oath", 3)])
def test_in_no_game_orders_stop_a_person_more_often(game: str, seats: int) -> None:
    with_orders, without = [sum_up(plans_for(game, seats, orders, {}, 1)[0], 1) for orders in (True, False)]
    assert with_orders.all <= without.all
    assert with_orders.between.median <= without.between.median
