"""Who is about to win, as everybody can see: an Exile who wakes, and the Empire."""

from __future__ import annotations

import pytest


def told(t):
    """The threats at the table: whose, which message, and whether it is due."""
    return [(threat.seat, threat.label.id, threat.due) for threat in t.table.view(None, figures=True).threats]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"title": "B", "warbands": {"river": "B1"}}, [(1, "threat-title", False)]),
        ({"title": "B", "warbands": {"river": "B1"}, "usurper": True}, [(1, "threat-usurper", True)]),
        (
            {"revealed": {"B": "vision-of-faith"}, "banners": {"darkest": "B 1"}, "visions": 3},
            [(1, "threat-vision", True)],
        ),
        (
            {"revealed": {"B": "vision-of-faith"}, "banners": {"darkest": "B 1"}, "visions": 2},
            [(1, "threat-near-vision", False)],
        ),
        ({"round": 4}, []),
        ({"round": 5}, [(0, "threat-empire-roll", False)]),
        ({"round": 8}, [(0, "threat-empire", True)]),
    ],
)
def test_exiles_win_as_they_wake_and_the_empire_at_the_end_of_a_round(oath, given, expected):
    assert told(oath.position(seats=2, **given)) == expected
