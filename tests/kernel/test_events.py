"""What each seat, the public and the record see of an event."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.kernel.event_codec import sealed, unsealed
from camarilla.kernel.events import Event, Secret, everything, seen_by
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table


class Shuffled(Event):
    cards: int


class Dealt(Event):
    seat: int
    slots: tuple[int, ...]
    hand: Secret[tuple[str, ...]]


class Whispered(Event):
    word: str


class Part(msgspec.Struct, frozen=True):
    name: str
    price: Secret[int]


class Auctioned(Event):
    """Secrets at every depth."""

    bids: tuple[Secret[int], ...]
    by_seat: dict[str, Secret[str]]
    parts: list[Part]
    both: Secret[tuple[Secret[int], int]]


STREAM: list[Event] = [
    Shuffled(52),
    Dealt(0, (3, 4), Secret(1 << 0, ("duke", "earl"))),
    Whispered("psst", to=1 << 1 | 1 << 2),
    Auctioned(
        (Secret(1 << 0, 10), Secret(1 << 1, 11)),
        {"a": Secret(1 << 0, "low"), "b": Secret(1 << 1, "high")},
        [Part("crown", Secret(1 << 1, 7))],
        Secret(1 << 0 | 1 << 1, (Secret(1 << 1, 5), 6)),
    ),
]


def test_what_every_seat_knows_is_still_closed_to_those_who_only_watch() -> None:
    known: list[Event] = [Dealt(0, (3, 4), Secret(-1, ("duke", "earl")))]
    for shown in (seen_by(known, None), unsealed(sealed(known), None)):
        assert shown[0]["hand"] is None
    assert seen_by(known, 2)[0]["hand"] == ["duke", "earl"]


def auction(seen: list[dict[str, Any]]) -> dict[str, Any]:
    return seen[-1]


def test_what_is_for_all_is_seen_by_all() -> None:
    for viewer in (0, 1, 2, None):
        assert seen_by(STREAM, viewer)[0] == {"type": "Shuffled", "cards": 52}


def test_a_secret_field_is_none_to_others() -> None:
    assert seen_by(STREAM, 0)[1] == {"type": "Dealt", "seat": 0, "slots": [3, 4], "hand": ["duke", "earl"]}
    for viewer in (1, 2, None):
        assert seen_by(STREAM, viewer)[1] == {"type": "Dealt", "seat": 0, "slots": [3, 4], "hand": None}


def test_an_event_for_some_is_not_noticed_by_others() -> None:
    noticed = {
        viewer: "Whispered" in [event["type"] for event in seen_by(STREAM, viewer)] for viewer in (0, 1, 2, None)
    }
    assert noticed == {0: False, 1: True, 2: True, None: False}


def test_secrets_are_kept_at_every_depth() -> None:
    assert auction(seen_by(STREAM, 0)) == {
        "type": "Auctioned",
        "bids": [10, None],
        "by_seat": {"a": "low", "b": None},
        "parts": [{"name": "crown", "price": None}],
        "both": [None, 6],
    }
    assert auction(seen_by(STREAM, 1)) == {
        "type": "Auctioned",
        "bids": [None, 11],
        "by_seat": {"a": None, "b": "high"},
        "parts": [{"name": "crown", "price": 7}],
        "both": [5, 6],
    }
    assert auction(seen_by(STREAM, None)) == {
        "type": "Auctioned",
        "bids": [None, None],
        "by_seat": {"a": None, "b": None},
        "parts": [{"name": "crown", "price": None}],
        "both": None,
    }


def test_a_finished_record_hides_nothing() -> None:
    told = everything(STREAM)
    assert [event["type"] for event in told] == ["Shuffled", "Dealt", "Whispered", "Auctioned"]
    assert told[1]["hand"] == ["duke", "earl"]
    assert told[2]["word"] == "psst"
    assert auction(told)["bids"] == [10, 11]
    assert auction(told)["both"] == [5, 6]


def test_what_is_seen_is_plain_data() -> None:
    for viewer in (0, 1, None):
        seen = seen_by(STREAM, viewer)
        assert msgspec.json.decode(msgspec.json.encode(seen)) == seen
    assert msgspec.json.decode(msgspec.json.encode(everything(STREAM))) == everything(STREAM)


# -- Kept for later ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["coup", "potdevin"])
def test_sealed_events_show_every_seat_what_the_events_did(game: str) -> None:
    table = Table.new(game, 4, seed=3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[-1])
    kept = msgspec.json.decode(msgspec.json.encode(sealed(table.events)))
    for seat in (None, 0, 1, 2, 3):
        assert unsealed(kept, seat) == table.seen(seat)


class Promised(Event):
    """Holds structs that leave out their defaults."""

    what: Label
    hidden: Secret[Label]


def test_structs_in_events_leave_out_defaults_where_they_are_shown_and_keep_them_sealed() -> None:
    events: list[Event] = [Promised(what=Label("gold"), hidden=Secret(0b10, Label("card", {"name": "duke"})))]
    told = {"type": "Promised", "what": {"id": "gold"}, "hidden": {"id": "card", "args": {"name": "duke"}}}
    assert everything(events) == seen_by(events, 1) == [told]
    assert seen_by(events, 0) == [{**told, "hidden": None}]
    ((_, fields),) = sealed(events)
    assert fields["what"] == {"id": "gold", "args": {}}
    assert unsealed(sealed(events), 0) == [{"type": "Promised", "what": {"id": "gold", "args": {}}, "hidden": None}]


def test_rules_tell_events_one_way() -> None:
    """By `g.tell`; what `log` is stays the kernel's business."""
    sources = list(Path(str(files("camarilla.games"))).rglob("*.py"))
    assert len(sources) > 150
    logging = re.compile(r"\blog\.(append|extend|insert)\b")
    assert [path.name for path in sources if logging.search(path.read_text("utf-8"))] == []


def test_nobody_is_told_where_nobody_listens() -> None:
    g = Table.new("potdevin", 3, seed=1, listen=False).g
    g.tell(Shuffled(3))
    assert g.log is None
    g.log = []
    g.tell(Shuffled(3))
    assert g.log == [Shuffled(3)]
