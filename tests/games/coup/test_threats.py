"""Who is about to win, as everybody can see: of the last two, the one who can take the other's last patron."""

from __future__ import annotations

import pytest


def told(t):
    """The threats at the table: whose, which message, and whether it is due."""
    return [(threat.seat, threat.label.id, threat.due) for threat in t.table.view(None, figures=True).threats]


@pytest.mark.parametrize(
    ("coins", "expected"),
    [
        ({"A": 2, "B": 2}, []),
        ({"A": 3, "B": 2}, [(0, "threat-assassinate", False)]),
        ({"A": 7, "B": 2}, [(0, "threat-coup", True)]),
        ({"A": 2, "B": 9}, []),
    ],
)
def test_the_last_patron_can_be_taken(coup, coins, expected):
    t = coup.position(seats=3, hands={"A": "Duke Duke", "B": "Captain", "C": ""}, coins=coins)
    assert told(t) == expected


def test_nobody_is_about_to_win_while_three_are_left(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Captain", "C": "Duke"}, coins={"A": 9})
    assert told(t) == []
