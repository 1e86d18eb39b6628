"""Who is about to win, as everybody can see: of the last two, whoever has only to take the other's last patron."""

from __future__ import annotations

import pytest


def told(t):
    """The threats at the table: whose, which message, and whether it is due."""
    return [(threat.seat, threat.label.id, threat.due) for threat in t.table.view(None, figures=True).threats]


@pytest.mark.parametrize(
    ("coins", "expected"),
    [
        ({"A": 2, "B": 2}, [(0, "threat-last-influence", False)]),
        ({"A": 3, "B": 2}, [(0, "threat-assassinate", False)]),
        ({"A": 7, "B": 2}, [(0, "threat-coup", True)]),
        ({"A": 2, "B": 9}, [(0, "threat-last-influence", False)]),
    ],
)
def test_the_last_patron_can_be_taken(coup, coins, expected):
    t = coup.position(seats=3, hands={"A": "Duke Duke", "B": "Captain", "C": ""}, coins=coins)
    assert told(t) == expected


def test_nobody_is_about_to_win_while_three_are_left(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Captain", "C": "Duke"}, coins={"A": 9})
    assert told(t) == []


def test_one_card_against_one_is_a_duel(coup):
    t = coup.position(seats=3, hands={"A": "Duke", "B": "Captain", "C": ""}, coins={"A": 2, "B": 7})
    assert told(t) == [(0, "threat-last-influence", False), (1, "threat-coup", True)]
