"""What nobody honest sends is refused with a clear sentence, and does no harm."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.kernel.records import Record

from .client import Person
from .test_lobby import solo, with_people

DIGITS = "9" * 5000


def nested(depth: int) -> str:
    """JSON of lists within lists."""
    return "[" * depth + "]" * depth


async def refused(person: Person, method: str, path: str, body: str) -> None:
    """A request is refused as the asker's mistake, with a sentence."""
    headers = {"x-csrftoken": person.http.cookies["csrftoken"], "content-type": "application/json"}
    answer = await person.http.request(method, path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, (path[:60], body[:80], answer.text)
    assert 5 < len(answer.json()["detail"]) < 1000, answer.text


DEEP = [
    ("POST", "/api/tables", '{"game": "coup", "seats": 2, "options": {"a": %s}}'),
    ("POST", "/api/quick", "%s"),
    ("PATCH", "/api/me", '{"settings": {"a": %s}}'),
    ("POST", "/api/games/inwo/decks", '{"text": "x", "options": {"a": %s}}'),
    ("POST", "/api/records", "%s\n{}\n{}\n"),
    ("POST", "/api/series", '{"game": "oath", "title": "", "text": "%s"}'),
]


def test_json_within_json_without_end_is_refused(server) -> None:
    async def test(person: Person) -> None:
        for depth in (DEEPEST + 1, 900, 5000):
            for method, path, body in DEEP:
                await refused(person, method, path, body % nested(depth))

    with_people(server, 1, test)


def test_a_message_nested_without_end_is_refused_and_the_client_stays(server) -> None:
    async def test(person: Person) -> None:
        async with await person.connect() as socket:
            for depth in (DEEPEST, 900, 5000):
                inner = nested(depth)
                for raw in (
                    '{"x": %s, "type": "ping"}',
                    '{"type": %s}',
                    '{"type": "order", "table": "t", "seat": 0, "order": {"kind": "pass", "args": {"a": %s}}}',
                ):
                    await socket.connection.send(raw % inner)
                    refused = await socket.next("refused")
                    assert refused["code"] == "malformed", refused
            assert (await socket.ask(type="ping"))["type"] == "pong"

    with_people(server, 1, test)


ENDLESS: list[tuple[str, str, Any]] = [
    ("GET", f"/api/tables/TABLE/replay?eye={DIGITS}", None),
    ("GET", f"/api/tables/TABLE/record?seat={DIGITS}", None),
    ("GET", f"/api/tables?after={DIGITS}x", None),
    ("PUT", f"/api/tables/TABLE/seats/{DIGITS}", {"bot": "random"}),
    ("POST", "/api/tables", {"game": "coup", "seats": 2, "bots": {DIGITS: "random"}}),
    ("POST", "/api/tables", {"game": "coup", "seats": 2, "bots": {"1": DIGITS}}),
    ("POST", "/api/tables", {"game": "oath", "seats": 2, "options": {"chronicle": f"invented:{DIGITS}"}}),
    ("POST", "/api/tables", {"game": "oath", "seats": 2, "options": {"chronicle": "invented:²"}}),
    ("POST", "/api/series", {"game": "oath", "title": "", "text": '{"chronicle": 1, "number": 1e999}'}),
]


def test_numbers_without_end_are_refused(server) -> None:
    async def test(person: Person) -> None:
        table = await solo(person)
        for method, path, data in ENDLESS:
            await refused(person, method, path.replace("TABLE", table), msgspec.json.encode(data).decode())

    with_people(server, 1, test)


def test_a_deck_that_cannot_be_read_is_told_back_in_words(server) -> None:
    async def test(person: Person) -> None:
        for line in (f"{DIGITS} xyz", f"{DIGITS} Hackers", "x" * 3000):
            page = await person.request("POST", "/api/games/inwo/decks", {"text": line})
            (fault, *_) = page["faults"]
            assert "???" not in fault["text"]
            assert 10 < len(fault["text"]) < 400

    with_people(server, 1, test)


def test_brackets_in_texts_are_not_nested() -> None:
    assert not too_deep(msgspec.json.encode({"a": '["\\' * 1000, "b": [[1]] * 100}))
    assert too_deep(("[" * (DEEPEST + 1)).encode())


def test_a_stretch_that_is_no_whole_number_is_no_step_of_a_record() -> None:
    table = camarilla.new("coup", seats=2, seed=1)
    table.play(0, "income")
    record = table.record.lines()
    for stretch in (b"1.5", b'"1"', b"true", b"null"):
        step = b'{"step":{"type":"stretch","number":%s},"events":[]}' % stretch
        with pytest.raises(BadRecord, match="line 3 of the record is not an entry line: Expected `int`"):
            Record.read(b"\n".join([*record.splitlines()[:2], step, b'{"steps":1,"result":null}', b""]))
