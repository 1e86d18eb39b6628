"""Who is about to win, as everybody can see: whoever leads in the last rounds, or leads by far."""

from __future__ import annotations

import pytest

HANDS = {"A": "aldo4 aldo5", "B": "aldo6 aldo7"}
NO_GEMS = {"A": 0, "B": 0, "C": 0}


def told(t):
    """The threats at the table: whose, which message, by how many points, with how many rounds to come."""
    return [
        (threat.seat, threat.label.id, threat.label.args["points"], threat.label.args["rounds"])
        for threat in t.table.view(None, figures=True).threats
    ]


def test_the_leader_is_told_in_the_last_rounds(potdevin):
    t = potdevin.position(seats=3, hands=HANDS, trump="enzo5", trump_deck="enzo6")
    assert told(t) == [], "nobody has anything yet"
    t.play("A: aldo4", "B: aldo7")
    best, second = sorted(t.table.view(None, figures=True).figures.worth, key=lambda worth: -worth.side)[:2]
    assert told(t) == [(1, "threat-leads", best.side - second.side, 1)]


@pytest.mark.parametrize(("wealth", "expected"), [(9, []), (10, [(1, "threat-leads", 10, 4)])])
def test_a_small_lead_is_told_late_and_a_great_one_at_once(potdevin, wealth, expected):
    t = potdevin.position(
        seats=3, hands=HANDS, trump="enzo5", trump_deck="enzo6 enzo7 enzo8", gems=NO_GEMS, wealth={"B": wealth}
    )
    assert told(t) == expected


def test_three_rounds_before_the_end_a_small_lead_is_told(potdevin):
    t = potdevin.position(seats=3, hands=HANDS, trump="enzo5", trump_deck="enzo6 enzo7", gems=NO_GEMS, wealth={"B": 1})
    assert told(t) == [(1, "threat-leads", 1, 3)]
