"""Moments: what onlookers see while the rules carry an answer out, and who does not."""

from __future__ import annotations

from typing import Any

import pytest

import camarilla
from camarilla.kernel.table import Table

from .games import peek


def coup(**position: Any) -> Table:
    """A table of Coup for three, at a position by names."""
    return camarilla.Table.at("coup", position, seats=3)


def test_a_moment_is_the_table_as_its_event_is_told() -> None:
    table = coup(hands={"A": "Duke Contessa", "B": "Captain Assassin", "C": "Duke Captain"}, to_move="A")
    table.play(0, "tax")
    table.play(1, "challenge")
    table.play(2, "pass")
    table.moments.show_to([2])
    table.play(0, "show:Duke")
    shown = [event["type"] for event in table.seen(2)[-2:]]
    at_proof, drawn = [moment[2].board.players[0].patrons for moment in table.moments.collect()]
    assert shown == ["ClaimProven", "CardsDrawn"]
    assert "Duke" in [patron.role for patron in at_proof], "the card that proves the claim lies face up for a moment"
    assert [patron.role for patron in drawn] == [None, None], "and its replacement is nobody else's business"


def test_nobody_is_asked_and_nothing_is_decided_in_the_middle() -> None:
    table = camarilla.new("coup", seats=2, seed=7)
    table.moments.show_to([0, None])
    table.play(0, "income")
    for moment in table.moments.collect():
        assert {view.seat for view in moment.values()} == {0, None}
        assert all(view.asked == [] and view.result is None for view in moment.values())


def test_moments_are_collected_once_and_taken_of_nobody_unless_asked_for() -> None:
    table = camarilla.new("coup", seats=2, seed=7)
    table.play(0, "income")
    assert table.moments.collect() == []
    table.moments.show_to([1])
    table.play(1, "income")
    assert len(table.moments.collect()) == 2
    assert table.moments.collect() == []
    table.moments.show_to([])
    table.play(0, "income")
    assert table.moments.collect() == []


def test_copies_look_on_at_nothing_and_undo_tells_nothing_again() -> None:
    table = camarilla.new("coup", seats=2, seed=7)
    table.moments.show_to([0])
    twin = table.clone(listen=True)
    twin.play(0, "income")
    assert twin.moments.collect() == []
    table.play(0, "income")
    table.moments.collect()
    table.undo(0)
    assert table.moments.collect() == []
    table.play(0, "income")
    assert [moment[0].board.players[0].coins for moment in table.moments.collect()] == [1, 2]


@pytest.mark.parametrize("seed", range(6))
def test_who_does_not_notice_an_event_has_no_moment_of_it(seed: int) -> None:
    table = Table.new(peek.GAME, 3, seed=seed)
    table.moments.show_to([0, 1, None])
    noticed = {seat: len(table.seen(seat)) for seat in (0, 1, None)}
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[seed % len(table.legal(seat))])
    moments = table.moments.collect()
    for seat, before in noticed.items():
        assert sum(seat in moment for moment in moments) == len(table.seen(seat)) - before
