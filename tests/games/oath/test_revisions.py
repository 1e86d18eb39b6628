"""Positions that were saved under earlier revisions of the rules go on under the present ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from camarilla.kernel.errors import BadPosition
from camarilla.kernel.table import Table

OLD = Path(__file__).with_name("revision_1.json")
"""In a turn of A's, who has mustered on Wolves."""


def test_a_position_of_revision_1_goes_on():
    table = Table.load(OLD.read_bytes())
    assert table.g.loaded == []
    assert sum(table.g.on_favor.values()) == 1
    table.play(0, "rest")
    assert Table.load(table.dump()).dump() == table.dump()


def test_a_position_of_an_unknown_revision_is_refused():
    data = msgspec.json.decode(OLD.read_bytes())
    data["revision"] = 0
    with pytest.raises(BadPosition, match="of revision 0 of oath; expected 2"):
        Table.load(msgspec.json.encode(data))
