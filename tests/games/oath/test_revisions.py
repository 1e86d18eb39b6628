"""Positions that were saved under earlier revisions of the rules go on under the present ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from camarilla.kernel.errors import BadPosition
from camarilla.kernel.table import Table

OLD = Path(__file__).with_name("revision_1.json")
"""In a turn of A's, who has mustered on Wolves."""
OF_REVISION_2 = Path(__file__).with_name("revision_2.json")
"""Forty answers into a game of a chronicle, when that was laid as it was stored."""


def test_a_position_of_revision_1_goes_on():
    table = Table.load(OLD.read_bytes())
    assert table.g.loaded == []
    assert sum(table.g.on_favor.values()) == 1
    table.play(0, "rest")
    assert Table.load(table.dump()).dump() == table.dump()


def test_a_position_of_revision_2_goes_on_with_the_chronicle_as_it_was_laid():
    table = Table.load(OF_REVISION_2.read_bytes())
    saved = msgspec.json.decode(OF_REVISION_2.read_bytes())["state"]
    assert (table.g.world, table.g.cards.face) == (saved["world"], saved["cards"]["face"])
    table.play(0, table.legal(0)[0])
    assert Table.load(table.dump()).dump() == table.dump()


def test_a_position_of_an_unknown_revision_is_refused():
    data = msgspec.json.decode(OLD.read_bytes())
    data["revision"] = 0
    with pytest.raises(BadPosition, match="of revision 0 of oath; expected 3"):
        Table.load(msgspec.json.encode(data))
