"""Fields that events got later: records that were written before lack them, and are verified all the same."""

from __future__ import annotations

from camarilla.kernel.events import Event
from camarilla.kernel.replay import _same_events


class Moved(Event):
    """A card moved."""

    unruled = "an example"
    added = ("loser",)
    card: str
    loser: int | None = None


KINDS = {"Moved": Moved}
NOW = {"type": "Moved", "card": "texas", "loser": 1}
BEFORE = {"type": "Moved", "card": "texas"}


def test_a_record_may_lack_what_was_added_and_nothing_else() -> None:
    assert _same_events([NOW], [NOW], KINDS)
    assert _same_events([NOW], [BEFORE], KINDS)
    assert not _same_events([NOW], [{"type": "Moved", "loser": 1}], KINDS)
    assert not _same_events([NOW], [{**NOW, "loser": 0}], KINDS), "what is there must be right"
    assert not _same_events([NOW], [{**BEFORE, "card": "japan"}], KINDS)
    assert not _same_events([BEFORE], [{**BEFORE, "more": 1}], KINDS), "what nobody adds is too much"
    assert not _same_events([NOW, NOW], [NOW], KINDS)
