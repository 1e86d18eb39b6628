"""What games tell a bot that searches: chances that add up and follow the table, and which worlds are likely."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.games.potdevin.evaluation import DEFAULT, Position
from camarilla.games.potdevin.prospects import expected, in_hand
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table


@pytest.mark.parametrize("name", names())
def test_chances_add_up_at_every_question_of_a_game(name: str) -> None:
    game = find(name)
    for variant in game.variants[:2]:
        table = Table.new(game, variant.seats, seed=4, options=variant.options, listen=False)
        rng = Rng(seed_bytes(4))
        for _ in range(150):
            chances = game.prospects.evaluate(table.g)
            if chances is None or table.over:
                break
            assert len(chances) == table.seats
            assert min(chances) >= 0
            assert sum([chances[side[0]] for side in table.g.sides()]) == pytest.approx(1.0)
            for seat in range(table.seats):
                assert 0 < game.prospects.plausible(table.g, seat) <= 1
            seat = rng.pick(table.to_act)
            table.play(seat, rng.pick(table.legal(seat)))


def coup(**given: object) -> Table:
    return Table.at("coup", given, seats=2)


def test_coup_patrons_and_coins_are_chances() -> None:
    game = find("coup")
    hands = {"A": "Duke Captain", "B": "Duke Captain"}
    even = game.prospects.evaluate(coup(hands=hands, coins={"A": 2, "B": 2}).g)
    assert even == pytest.approx([0.5, 0.5])
    richer = game.prospects.evaluate(coup(hands=hands, coins={"A": 7, "B": 2}).g)
    assert richer is not None
    assert richer[0] > 0.55
    lopsided = coup(hands={"A": "Duke", "B": "Duke Captain"}, lost={"A": "Duke"}, coins={"A": 2, "B": 2})
    fewer = game.prospects.evaluate(lopsided.g)
    assert fewer is not None
    assert fewer[0] < 0.35


def test_coup_who_claimed_a_role_likely_has_it() -> None:
    game = find("coup")
    likely = []
    for hand in ("Duke Captain", "Contessa Captain"):
        table = coup(hands={"A": hand, "B": "Assassin Assassin"}, coins={"A": 2, "B": 2})
        assert game.prospects.plausible(table.g, 1) == 1.0
        table.play(0, "tax")
        table.play(1, "pass")
        likely.append(game.prospects.plausible(table.g, 1))
        assert game.prospects.plausible(table.g, 0) == 1.0, "what the viewer claimed itself says nothing"
    assert likely[0] == 1.0
    assert likely[1] < 0.5


def test_pax_a_game_that_ended_by_points_has_a_winner() -> None:
    game = find("pax")
    g: Any = Table.new(game, 2, seed=1).g
    g.ended_by = "rounds"
    told = game.prospects.evaluate(g)
    winners = g.result().winners
    assert told == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


@pytest.mark.parametrize("name", ["inwo", "oath", "pax", "potdevin"])
def test_turns_are_counted_up(name: str) -> None:
    game = find(name)
    table = Table.new(game, 3, seed=4, listen=False)
    rng = Rng(seed_bytes(4))
    counts: list[int] = []
    while not table.over and len(counts) < 600:
        counts.append(game.prospects.turns(table.g))
        seat = rng.pick(table.to_act)
        table.play(seat, rng.pick(table.legal(seat)))
    assert counts == sorted(counts)
    assert counts[-1] >= counts[0] + 3


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True), (6, False)])
def test_potdevin_is_judged_by_the_points_to_expect(seats: int, teams: bool) -> None:
    """As the heuristic reckons them from what a seat sees, and by what is in hand."""
    table = Table.new("potdevin", seats, seed=2, options={"teams": teams} if teams else None)
    rng = Rng(seed_bytes(2))
    for _ in range(20):
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))
    g: Any = table.g
    sides = g.sides()
    points = expected(g, sides)
    position = Position(table.look(table.to_act[0], False, False), DEFAULT)
    for side, told in zip(sides, points, strict=True):
        assert told == pytest.approx(position.side_value(side[0]) + sum([in_hand(g, seat) for seat in side]))
    best = sides[points.index(max(points))][0]
    assert max(table.game.prospects.evaluate(g) or []) == (table.game.prospects.evaluate(g) or [])[best]


def test_potdevin_high_and_low_cards_and_gems_are_good_in_hand() -> None:
    def worth(hand: str, gems: int) -> float:
        hands = {"A": hand, "B": "aldo5 aldo9", "C": "aldo6 aldo10"}
        g: Any = Table.at("potdevin", {"hands": hands, "gems": {"A": gems}}, seats=3).g
        return in_hand(g, 0)

    assert worth("aldo13 aldo2", 1) > worth("aldo7 aldo8", 1)
    assert worth("aldo7 aldo8", 2) > worth("aldo7 aldo8", 1)
