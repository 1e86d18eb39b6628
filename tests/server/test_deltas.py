"""What changed between two views, as edits."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel.table import Table
from camarilla.server.live.deltas import apply, diff

LEAVES = st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from("ab")
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("pqrs"), inner), max_leaves=12
)


@pytest.mark.parametrize(
    ("old", "new", "edits"),
    [
        ({"coins": 2, "out": False}, {"coins": 2, "out": False}, []),
        ({"coins": 2, "out": False}, {"coins": 3, "out": False}, [[["coins"], 3]]),
        ({"coins": 2}, {"coins": None}, [[["coins"], None]]),
        ({"coins": None}, {"coins": None, "faction": None}, [[["faction"], None]]),
        ({"coins": 2, "faction": None}, {"coins": 2}, [[["faction"]]]),
        ({"a": {"b": [1, {"c": 2}]}}, {"a": {"b": [1, {"c": 3}]}}, [[["a", "b", 1, "c"], 3]]),
        ([1, 2, 3, 4], [1, 5], [[[1], 5], [[3]], [[2]]]),
        ([1], [1, 2, [3]], [[[1], 2], [[2], [3]]]),
        ({"a": [1]}, {"a": {"0": 1}}, [[["a"], {"0": 1}]]),
        ([1], None, [[[], None]]),
    ],
)
def test_edits_name_the_smallest_places_that_changed(old: Any, new: Any, edits: Any) -> None:
    assert diff(old, new) == edits
    assert apply(old, edits) == new


@given(VALUES, VALUES)
def test_edits_make_the_new_of_the_old_and_leave_both_alone(old: Any, new: Any) -> None:
    kept = copy.deepcopy((old, new))
    assert apply(old, diff(old, new)) == new
    assert (old, new) == kept


class _Card(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    up: bool = False


class _Hand(msgspec.Struct, frozen=True):
    cards: list[_Card | None]
    counts: dict[int, int]
    pair: tuple[int, int]
    odds: dict[str, int] | msgspec.UnsetType = msgspec.UNSET


CARDS = st.none() | st.builds(_Card, st.sampled_from("ab"), st.booleans())
COUNTS = st.dictionaries(st.integers(0, 2), st.integers(0, 2))
ODDS = st.just(msgspec.UNSET) | st.dictionaries(st.sampled_from("pq"), st.integers(0, 1))
HANDS = st.builds(_Hand, st.lists(CARDS, max_size=3), COUNTS, st.tuples(st.integers(0, 1), st.integers(0, 1)), ODDS)


@given(HANDS | CARDS, HANDS | CARDS)
def test_structs_have_the_edits_of_what_json_makes_of_them(old: Any, new: Any) -> None:
    before, after = [msgspec.json.decode(msgspec.json.encode(value)) for value in (old, new)]
    assert msgspec.json.decode(msgspec.json.encode(diff(old, new))) == diff(before, after)


@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_a_view_stays_as_it_is_when_the_game_goes_on_and_has_the_edits_of_its_json(game: str) -> None:
    table, rng = Table.new(game, 4, seed=5), random.Random(5)
    kept: list[tuple[Any, Any]] = []
    for _ in range(150):
        if table.over:
            break
        for eyes in (None, 0, 3):
            view = table.view(eyes, figures=True)
            plain = msgspec.json.decode(msgspec.json.encode(view))
            if len(kept) >= 3:
                older, older_plain = kept[-3]
                assert msgspec.json.decode(msgspec.json.encode(diff(older, view))) == diff(older_plain, plain)
            kept.append((view, plain))
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal(seat)))
    assert len(kept) > 60
    for view, plain in kept:
        assert msgspec.json.decode(msgspec.json.encode(view)) == plain
