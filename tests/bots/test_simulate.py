"""Many games: the same whatever the number of processes, counted fairly."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import pytest

from camarilla.bots.match import Match
from camarilla.bots.simulate import Plan, Summary, Tally, credit, cycled, matches, plan_for, simulate, wilson
from camarilla.kernel.errors import BadInput, BadOptions, CamarillaError, UnknownGame
from camarilla.kernel.state import Result


def comparable(summary: Summary) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(summary)
    del data["timing"]
    return data


# -- The plan ----------------------------------------------------------------------------------------------------------


def test_names_are_cycled_over_the_seats() -> None:
    assert cycled(["h", "r"], 4) == ("h", "r", "h", "r")
    assert cycled(["h", "r", "s"], 4) == ("h", "r", "s", "h")
    assert cycled(["h"], 3) == ("h", "h", "h")
    assert cycled(["a", "b", "c"], 3) == ("a", "b", "c")


@pytest.mark.parametrize("names", [[], ["h", ""], ["a", "b", "c", "d"]])
def test_no_names_empty_names_and_too_many_are_refused(names: list[str]) -> None:
    with pytest.raises(BadInput):
        cycled(names, 3)


@pytest.mark.parametrize(("named", "seats"), [(1, 4), (2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_seats_follow_the_bots_named(named: int, seats: int) -> None:
    assert len(plan_for("potdevin", ["random"] * named).bots) == seats


def test_a_seat_that_the_rules_play_is_booked_by_its_own_name() -> None:
    plan = plan_for("pax", ["heuristic", "random"], options={"opponent": "joseph_ii"}, seed=1)
    assert plan.bots == ("heuristic", "random", "joseph_ii")
    summary = simulate(plan_for("pax", ["random"], seats=2, options={"opponent": "joseph_ii"}, seed=1), 3)
    assert [(share.name, share.seats, share.games) for share in summary.bots] == [
        ("random", (0,), 3),
        ("joseph_ii", (1,), 3),
    ]
    assert summary.bots[0].wins + summary.bots[1].wins == 3
    with pytest.raises(BadInput, match="2 bots are named for 1 seats"):
        plan_for("pax", ["random", "random"], seats=2, options={"opponent": "joseph_ii"})


def test_a_plan_is_checked_when_it_is_made() -> None:
    with pytest.raises(UnknownGame):
        plan_for("whist", ["random"])
    with pytest.raises(BadInput, match="'oracle'; its bots are"):
        plan_for("potdevin", ["random", "oracle"])
    with pytest.raises(BadOptions):
        plan_for("potdevin", ["random"], seats=7)
    with pytest.raises(BadOptions):
        plan_for("potdevin", ["random"], seats=5, options={"teams": "true"})
    with pytest.raises(BadInput, match="seed"):
        plan_for("potdevin", ["random"], seed="xyz")
    with pytest.raises(BadInput, match="at least one game"):
        list(matches(plan_for("potdevin", ["random"]), 0))


def test_the_seed_of_a_plan_can_be_given_again() -> None:
    plan = plan_for("potdevin", ["random"])
    assert plan_for("potdevin", ["random"], seed=plan.seed) == plan
    assert plan_for("potdevin", ["random"]) != plan
    assert plan_for("potdevin", ["random"], seed=8) == plan_for("potdevin", ["random"], seed=8)


# -- The games ---------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 6])
def test_the_number_of_jobs_changes_nothing(seats: int) -> None:
    plan = plan_for("potdevin", ["heuristic", "random", "random"], seats=seats, seed=3, records=True)
    alone = [msgspec.structs.replace(match, seconds=0.0) for match in matches(plan, 23, 1)]
    assert len({match.seed for match in alone}) == 23
    assert [match.seed for match in alone] == [plan.game_seed(number).hex() for number in range(23)]
    for jobs in (2, 3):
        shared = [msgspec.structs.replace(match, seconds=0.0) for match in matches(plan, 23, jobs)]
        assert shared == alone
    assert comparable(simulate(plan, 23, 2)) == comparable(simulate(plan, 23))


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    plan = plan_for("potdevin", ["random"], seed=4)
    short = [match.result for match in matches(plan, 5)]
    assert [match.result for match in matches(plan, 9)][:5] == short


def test_each_game_is_told_in_order() -> None:
    plan = plan_for("potdevin", ["random"], seed=4)
    told: list[tuple[int, str]] = []
    simulate(plan, 12, 2, lambda number, match: told.append((number, match.seed)))
    assert told == [(number, plan.game_seed(number).hex()) for number in range(12)]


def test_a_process_that_dies_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        def __init__(self, *_: Any, **__: Any) -> None: ...

        def __enter__(self) -> Dying:
            return self

        def __exit__(self, *_: object) -> None: ...

        def map(self, *_: Any) -> list[Any]:
            raise BrokenProcessPool("…")

    monkeypatch.setattr("camarilla.bots.simulate.ProcessPoolExecutor", Dying)
    with pytest.raises(CamarillaError, match="has died"):
        simulate(plan_for("potdevin", ["random"]), 10, 2)


def test_random_bots_all_win_alike() -> None:
    summary = simulate(plan_for("potdevin", ["random"], seats=4, seed=5), 2000)
    for share in summary.by_seat:
        assert share.low < 0.25 < share.high
    assert sum(share.wins for share in summary.by_seat) == pytest.approx(2000)
    (bot,) = summary.bots
    assert (bot.name, bot.games, bot.rate) == ("random", 8000, pytest.approx(0.25))


# -- The counting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Agresti and Coull (1998), Newcombe (1998), and R's prop.test(correct = FALSE).
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (0, 20, 0.0, 0.1611),
        (450, 1000, 0.4194, 0.4810),
    ],
)
def test_wilson_agrees_with_what_is_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=6e-5), pytest.approx(high, abs=6e-5))


def test_a_rate_lies_within_its_interval() -> None:
    """Also at its ends, where rounding may put it a hair outside: a picture of it cannot be drawn then."""
    for games in range(1, 60):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert low <= wins / games <= high


def test_wilson_knows_nothing_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wins_are_whole_for_partners_and_divided_between_sides() -> None:
    alone = ((0,), (1,), (2,), (3,))
    assert credit((2,), alone) == [0, 0, 1, 0]
    assert credit((0, 3), alone) == [0.5, 0, 0, 0.5]
    teams = ((0, 2), (1, 3))
    assert credit((1, 3), teams) == [0, 1, 0, 1]
    assert credit((0, 1, 2, 3), teams) == [0.5, 0.5, 0.5, 0.5]
    three = ((0, 3), (1, 4), (2, 5))
    assert credit((0, 2, 3, 5), three) == [0.5, 0, 0.5, 0.5, 0, 0.5]


def match_of(plan: Plan, sides: tuple[tuple[int, ...], ...], result: Result, decisions: int) -> Match:
    return Match("", plan.bots, sides, result, decisions, 1.0)


def test_a_tally_by_hand() -> None:
    plan = Plan("game", ("a", "b", "b"), {}, "")
    alone = ((0,), (1,), (2,))
    tally = Tally(plan)
    tally.add(match_of(plan, alone, Result((0,), (1, 2, 3), (9, 5, 1), "deck"), 10))
    tally.add(match_of(plan, alone, Result((1, 2), (3, 1, 1), (0, 7, 7), "siege"), 30))
    tally.add(match_of(plan, alone, Result((1,), (2, 1, 3), (3, 6, -2), "deck"), 14))
    summary = tally.summary()
    a, b = summary.bots
    assert (a.name, a.seats, a.games, a.wins, a.score, a.rank) == ("a", (0,), 3, 1.0, 4.0, 2.0)
    assert (b.name, b.seats, b.games, b.wins, b.score, b.rank) == ("b", (1, 2), 6, 2.0, 4.0, 11 / 6)
    assert (a.rate, (a.low, a.high)) == (pytest.approx(1 / 3), wilson(1, 3))
    assert [(bot.name, bot.seats, bot.games, bot.wins) for bot in summary.between] == [
        ("a", (0,), 3, 1.0),
        ("b", (1, 2), 3, 2.0),
    ]
    assert [(bot.rate, bot.low, bot.high) for bot in summary.between] == [
        (pytest.approx(1 / 3), *wilson(1, 3)),
        (pytest.approx(2 / 3), *wilson(2, 3)),
    ]
    assert [share.wins for share in summary.by_seat] == [1.0, 1.5, 0.5]
    assert [share.rank for share in summary.by_seat] == [2.0, 4 / 3, 7 / 3]
    assert summary.teams == []
    assert (summary.lengths.mean, summary.lengths.min, summary.lengths.max) == (18.0, 10, 30)
    assert summary.endings == {"deck": 2, "siege": 1}
    assert summary.shared_wins == 1


def test_a_tally_of_teams_counts_partners_once() -> None:
    plan = Plan("game", ("h", "r", "h", "r"), {}, "")
    teams = ((0, 2), (1, 3))
    tally = Tally(plan)
    tally.add(match_of(plan, teams, Result((0, 2), (1, 3, 1, 3), (9, 5, 9, 5)), 10))
    tally.add(match_of(plan, teams, Result((0, 1, 2, 3), (1, 1, 1, 1), (4, 4, 4, 4)), 10))
    summary = tally.summary()
    first, second = summary.teams
    assert (first.name, first.seats, first.games, first.wins, first.score) == ("h + h", (0, 2), 2, 1.5, 6.5)
    assert (second.name, second.seats, second.games, second.wins, second.score) == ("r + r", (1, 3), 2, 0.5, 4.5)
    assert [(share.name, share.games, share.wins) for share in summary.bots] == [("h", 2, 1.5), ("r", 2, 0.5)]
    assert [(bot.name, bot.games, bot.wins) for bot in summary.between] == [("h", 2, 1.5), ("r", 2, 0.5)]
    assert [share.wins for share in summary.by_seat] == [1.5, 0.5, 1.5, 0.5]
    assert summary.shared_wins == 1


def test_a_bot_in_two_teams_has_a_game_in_each() -> None:
    plan = Plan("game", ("h", "h", "r", "r"), {}, "")
    tally = Tally(plan)
    tally.add(match_of(plan, ((0, 2), (1, 3)), Result((0, 2), (1, 3, 1, 3), (9, 5, 9, 5)), 10))
    summary = tally.summary()
    assert [(share.name, share.games, share.wins) for share in summary.bots] == [("h", 2, 1.0), ("r", 2, 1.0)]
    assert [(bot.name, bot.games, bot.wins) for bot in summary.between] == [("h", 1, 1.0), ("r", 1, 1.0)]


def test_a_game_of_teams_tells_its_teams() -> None:
    summary = simulate(plan_for("potdevin", ["random"], seats=6, seed=1), 30)
    assert [share.seats for share in summary.teams] == [(0, 3), (1, 4), (2, 5)]
    assert sum(share.wins for share in summary.teams) == pytest.approx(30)
    assert sum(share.wins for share in summary.by_seat) == pytest.approx(60)
