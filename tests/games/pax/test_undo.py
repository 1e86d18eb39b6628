"""What a player of Pax Illuminaten may freely take back: nothing that showed a card, a plot or an event to somebody."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import NoUndo
from camarilla.testing import rule

from .helpers import table


def test_what_shows_nothing_may_be_taken_back(pax):
    t = table(pax, field={"2": "PIL002"}, favours={"A": "A1"})
    t.mode = "plain"  # it is undone here
    before = t.table.dump()
    t.play("A: influence:2")
    t.table.undo(0)
    assert t.table.dump() == before


FIELD = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
MASTER = {
    "hands": {"A": "PIL046 PIL001", "B": "PIL002 PIL003 PIL004 PIL005"},
    "events": {"deck": "edict_A quiet_whisper edict_M"},
}


@rule("PA-2.30")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"held": {"A": "quiet_whisper"}, "phase": "events"}, ["play:quiet_whisper"]),
        (MASTER, ["conspire:PIL046", "skip", "end"]),
        (MASTER, ["conspire:PIL046", "skip", "end", "take:edict_A"]),
        ({"field": FIELD, "plots": {"common": "P06 P12", "A": "P07"}}, ["realise:P07"]),
        ({"special": {"B": "church_inquisitors"}, "plots": {"B": "P07"}}, ["inquire-plot@B"]),
        ({"special": {"B": "church_inquisitors"}, "hands": {"B": "PIL001"}}, ["inquire-hand@B"]),
        ({"hands": {"A": "PIL001"}}, ["conspire:PIL001"]),
    ],
)
def test_what_was_seen_stands(pax, given, moves):
    t = table(pax, **given).play(*[f"A: {move}" for move in moves])
    with pytest.raises(NoUndo):
        t.table.undo(0)
    t.leave_open(t.table.prompt(t.table.to_act[0]).label.id)
