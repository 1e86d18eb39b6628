"""What changed between two views, as edits."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
