"""Who is about to win, as everybody can see: by groups, claims and goals that are met."""

from __future__ import annotations

import pytest


def told(t):
    """The threats at the table: whose, which message, and whether it is due."""
    return [(threat.seat, threat.label.id, threat.due) for threat in t.table.view(None, figures=True).threats]


@pytest.mark.parametrize(
    ("goal", "expected"),
    [(5, []), (4, [(0, "threat-near-goal", False)]), (3, [(0, "threat-goal", True), (1, "threat-near-goal", False)])],
)
def test_groups_are_counted_with_the_illuminati(inwo, goal, expected):
    t = inwo.position(groups={"A": "texas japan", "B": "cia"}, options={"basic_goal": goal})
    assert told(t) == expected
