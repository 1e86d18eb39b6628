"""A record of an older revision of the rules still shows, as far as it can; and verifying it says why it cannot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.bots.match import play_match
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.records import Record
from camarilla.server.tables.jobs import replayed


def older_record(changed: int | None) -> Record:
    """A game of Coup as if recorded under an earlier revision; one step came out otherwise then."""
    record = play_match("coup", ["random", "random"], seed=3, record=True).record
    assert record is not None
    record.revision = 0
    if changed is not None:
        record.entries[changed].events = [{"type": "Spoken", "words": "as it was"}]
    return record


def shown(record: Record, eye: str) -> Any:
    return msgspec.json.decode(replayed("t", record.lines(), eye))


def test_what_comes_out_alike_is_shown_whole() -> None:
    record = older_record(None)
    now = msgspec.structs.replace(record, revision=camarilla.find("coup").revision)
    for eye in ("all", "public", "0"):
        assert shown(record, eye) == shown(now, eye)


def test_from_where_it_differs_the_stored_events_are_told() -> None:
    record = older_record(4)
    page = shown(record, "all")
    assert len(page["steps"]) == len(record.entries)
    assert page["steps"][3]["delta"]
    assert [event["type"] for event in page["steps"][4]["events"]] == ["Spoken"]
    assert all(not step["delta"] for step in page["steps"][4:])
    assert page["steps"][-1]["events"][-1]["type"] == record.entries[-1].events[-1]["type"]
    assert page["result"]["winners"] == list(record.result.winners) if record.result else False


def test_eyes_that_may_not_see_all_are_told_why_not() -> None:
    with pytest.raises(BadRecord, match=r"of rules revision 0 of coup.*from step 5 on"):
        replayed("t", older_record(4).lines(), "0")


def test_verifying_says_why_it_cannot() -> None:
    with pytest.raises(BadRecord, match="is of rules revision 0 of coup, this program plays 1"):
        camarilla.verify(older_record(None))
