"""Who is about to win, as everybody can see: by two plots that bear a token."""

from __future__ import annotations

from .helpers import table


def told(t):
    """The threats at the table: whose, which message, and whether it is due."""
    return [(threat.seat, threat.label.id, threat.due) for threat in t.table.view(None, figures=True).threats]


def test_two_plots_win_at_the_end_of_the_own_turn(pax):
    assert told(table(pax, plots={"common": "P01 P06"}, realised={"P06": "A"})) == []
    assert told(table(pax, plots={"common": "P01 P06"}, realised={"P06": "A", "P01": "A"})) == [
        (0, "threat-plots", True)
    ]
