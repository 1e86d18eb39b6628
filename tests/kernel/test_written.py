"""A hidden value that is no card: who sees it, how samples redraw it, and when it is shown."""

from __future__ import annotations

import pytest

from camarilla.checks.laws import observe
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .games.written import GAME


def at_the_rolls(*numbers: int) -> Table:
    """A table at which these numbers have been written."""
    table = Table.new(GAME, len(numbers), seed=2)
    for seat, number in enumerate(numbers):
        table.play(seat, f"write:{number}")
    return table


def finished(table: Table) -> Table:
    while not table.over:
        table.play(table.to_act[0], "roll")
    return table


def test_what_is_written_is_seen_by_its_writer_only() -> None:
    table = at_the_rolls(3, 1, 2)
    assert [table.view(viewer).board["mine"] for viewer in (0, 1, 2, None)] == [3, 1, 2, None]
    assert all(table.view(viewer).board["all"] is None for viewer in (0, 1, 2, None))
    assert [event["number"] for event in table.seen(1)] == [None, 1, None]
    assert [event["number"] for event in table.seen(None)] == [None, None, None]


@pytest.mark.parametrize("number", range(4))
def test_others_cannot_tell_what_is_written(number: int) -> None:
    one, two = at_the_rolls(0, 1, number), at_the_rolls(0, 1, 3 - number)
    for viewer in (0, 1, None):
        assert observe(one, viewer) == observe(two, viewer)
    assert observe(one, 2) != observe(two, 2)


def test_a_sample_redraws_it_for_others_and_keeps_the_own() -> None:
    table = at_the_rolls(3, 1, 2)
    worlds = [table.sample(1, Rng(seed_bytes(seed))) for seed in range(60)]
    assert {world.g.written[1] for world in worlds} == {1}
    assert {world.g.written[0] for world in worlds} == {0, 1, 2, 3}
    assert {world.g.written[2] for world in worlds} == {0, 1, 2, 3}
    assert table.g.written == [3, 1, 2]


def test_what_is_not_written_yet_is_not_made_up() -> None:
    table = Table.new(GAME, 3, seed=2)
    table.play(0, "write:1")
    world = table.sample(1, Rng(seed_bytes(0)))
    assert world.g.written[1:] == [-1, -1]
    assert world.to_act == [1]


def test_it_is_shown_at_the_end_and_is_then_no_secret() -> None:
    table = finished(at_the_rolls(3, 1, 2))
    assert all(table.view(viewer).board["all"] == [3, 1, 2] for viewer in (0, 1, 2, None))
    assert table.seen(None)[-1] == {"type": "Shown", "numbers": [3, 1, 2]}
    assert table.sample(0, Rng(seed_bytes(1))).g.written == [3, 1, 2]


def test_it_is_saved() -> None:
    table = at_the_rolls(3, 1, 2)
    assert Table.load(table.dump()).g.written == [3, 1, 2]
