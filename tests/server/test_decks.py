"""Decks over HTTP: shipped ones, every fault in the reader's language, and decks by chance that are legal."""

from __future__ import annotations

from typing import Any

import httpx
import pytest


@pytest.fixture
def http(server: Any) -> Any:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/api/games")
        client.headers["x-csrftoken"] = client.cookies.get("csrftoken", "")
        yield client


def test_shipped_decks_are_legal(http: httpx.Client) -> None:
    decks = (http.get("/api/games/inwo/decks")).json()
    assert len(decks) == 9
    for name, text in decks.items():
        page = (http.post("/api/games/inwo/decks", json={"text": text})).json()
        assert page["faults"] == []
        assert page["start"] == name
        assert len(page["cards"]) == 44


def test_everything_wrong_with_a_deck_is_said_with_its_clause(http: httpx.Client) -> None:
    asked = {"text": "!ufos\n!shangri-la\nnonsense\n3 hoax", "options": {"max_copies": "2"}, "language": "ru"}
    page = (http.post("/api/games/inwo/decks", json=asked)).json()
    assert page["cards"] == ["hoax"] * 3
    assert [fault["rule"] for fault in page["faults"]] == ["IN-21.24", "IN-21.25", "IN-1.2", "IN-21.24", "IN-21.28"]
    assert "«nonsense»" in page["faults"][1]["text"]
    assert "Hoax" in page["faults"][4]["text"]


def test_a_deck_by_chance_is_as_the_options_want_it(http: httpx.Client) -> None:
    for kind in ("random", "sealed"):
        asked = {"kind": kind, "options": {"deck_size": "30"}}
        page = (http.post("/api/games/inwo/decks/made", json=asked)).json()
        assert page["start"]
        assert len(page["cards"]) == 29
        again = {"text": page["text"], "options": {"deck_size": "30"}}
        assert (http.post("/api/games/inwo/decks", json=again)).json()["faults"] == []


def test_what_cannot_be_is_refused(http: httpx.Client) -> None:
    assert (http.get("/api/games/coup/decks")).json() == {}
    for path, body in (
        ("/api/games/coup/decks", {"text": "!ufos"}),
        ("/api/games/coup/decks/made", {"kind": "sealed"}),
        ("/api/games/inwo/decks/made", {"kind": "sealed", "options": {"deck_size": "1000000000"}}),
        ("/api/games/inwo/decks/made", {"kind": "sealed", "options": {"decks": "!ufos;!ufos"}}),
    ):
        assert (http.post(path, json=body)).status_code == 400, path
    long = http.post("/api/games/inwo/decks", json={"text": "500 cia\n500 cia"})
    assert len(long.json()["cards"]) == 500
