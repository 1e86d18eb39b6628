"""Who is about to win, as everybody can see: whoever leads in the last round."""

from __future__ import annotations


def told(t):
    """The threats at the table: whose, which message, by how many points."""
    return [
        (threat.seat, threat.label.id, threat.label.args["points"])
        for threat in t.table.view(None, figures=True).threats
    ]


def test_the_leader_is_told_in_the_last_round_only(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4 aldo5", "B": "aldo6 aldo7"}, trump="enzo5", trump_deck="enzo6")
    assert told(t) == []
    t.play("A: aldo4", "B: aldo7")
    (seat, message, points) = told(t)[0]
    best, second = sorted(t.table.view(None, figures=True).figures.worth, key=lambda worth: -worth.side)[:2]
    assert (seat, message, points) == (1, "threat-leads", best.side - second.side)
