"""Positions that were saved under earlier revisions of the rules go on under the present ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from camarilla.games.pax.catalog import NAMES
from camarilla.kernel.errors import BadPosition
from camarilla.kernel.table import Table

OLD = Path(__file__).with_name("revision_1.json")
"""Within a turn of A's: a card and the opponent's areopagus have yielded, and a card has a reward marker."""
SECOND = Path(__file__).with_name("revision_2.json")


def test_a_position_of_revision_1_goes_on_with_what_its_turn_remembers():
    table = Table.load(OLD.read_bytes())
    g = table.g
    assert [NAMES[luminary] for luminary in g.markers] == ["PIL002"]
    assert "PIL018" in [NAMES[one] for one in g.yielded if one < len(NAMES)]
    legal = [option.notation for option in table.legal(0)]
    assert "interrogate:13" not in legal
    assert any(notation.startswith("reward-") for notation in legal)
    table.play(0, "end")
    assert Table.load(table.dump()).dump() == table.dump()


def test_a_position_of_revision_2_goes_on_with_the_cards_that_everybody_saw_taken():
    """A has taken a card of the court, and holds others that nobody has seen."""
    table = Table.load(SECOND.read_bytes())
    taken = [card.slot for card in table.view(1).board.players[0].hand if card.name]
    assert taken
    assert len(taken) < len(table.g.hands[0])
    assert [slot for slot in table.g.hands[0] if slot in table.g.open_cards] == taken
    assert Table.load(table.dump()).dump() == table.dump()


@pytest.mark.parametrize("revision", [0, 4])
def test_a_position_of_an_unknown_revision_is_refused(revision):
    data = msgspec.json.decode(OLD.read_bytes())
    data["revision"] = revision
    with pytest.raises(BadPosition, match=f"of revision {revision} of pax; expected 3"):
        Table.load(msgspec.json.encode(data))
