"""Decks over HTTP: shipped ones, every fault in the reader's language, and decks by chance that are legal."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .client import Person
from .test_lobby import with_people


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


# -- Decks brought to a table ------------------------------------------------------------------------------------------


def test_guests_bring_decks_that_nobody_else_is_shown(server: Any) -> None:
    async def test(host: Person, guest: Person) -> None:
        texts = await host.request("GET", "/api/games/inwo/decks")
        table = (await host.open(game="inwo", seats=2, visibility="public"))["id"]
        path = f"/api/tables/{table}"
        early = await guest.request("PUT", f"{path}/deck", {"text": texts["ufos"]}, expect=409)
        assert early["code"] == "not-seated"
        await guest.request("POST", f"{path}/join", {})
        info = await guest.request("PUT", f"{path}/deck", {"text": texts["ufos"].replace("\n", ", ")})
        assert info["decks"] == {"1": texts["ufos"]}
        theirs = await host.request("GET", path)
        assert theirs["decks"] == {}
        assert "ufos" not in str(theirs)
        own = texts["shangri-la"].splitlines()
        own[-1] = own[-2]
        await host.request("PUT", f"{path}/deck", {"text": "\n".join(own), "seat": 0})
        await host.request("PUT", f"{path}/deck", {"text": texts["ufos"], "seat": 1}, expect=409)
        started = await guest.request("POST", f"{path}/ready", {})
        assert (started["status"], started["options"]["decks"]) == ("running", "own")
        async with await guest.connect() as socket:
            board = (await socket.watch(table, 1))["view"]["board"]
        assert [player["illuminati"] for player in board["players"]] == ["shangri-la", "ufos"]
        record = await guest.request("GET", f"{path}/record?seat=1")
        assert b'"decks":"own"' in record
        assert b"shangri-la" not in record
        late = await guest.request("PUT", f"{path}/deck", {"text": texts["ufos"]}, expect=409)
        assert late["code"] == "running"

    with_people(server, 2, test)


def test_a_deck_that_is_not_legal_at_the_table_is_refused_with_every_reason(server: Any) -> None:
    async def test(host: Person) -> None:
        texts = await host.request("GET", "/api/games/inwo/decks")
        table = (await host.open(game="inwo", seats=3, options={"max_copies": 1}))["id"]
        path = f"/api/tables/{table}/deck"
        wrong = await host.request("PUT", path, {"text": "!ufos\nnonsense\n2 cia", "language": "ru"}, expect=400)
        assert wrong["code"] == "bad-deck"
        assert [clause in wrong["detail"] for clause in ("IN-21.25", "IN-1.2", "IN-21.28")] == [True] * 3
        assert "«nonsense»" in wrong["detail"]
        assert (await host.request("GET", f"/api/tables/{table}"))["decks"] == {}
        await host.request("PUT", path, {"text": texts["ufos"]})
        assert (await host.request("PUT", path, {"text": ""}))["decks"] == {}
        coup = (await host.open(game="coup", seats=2))["id"]
        await host.request("PUT", f"/api/tables/{coup}/deck", {"text": "!ufos"}, expect=400)

    with_people(server, 1, test)


def test_who_changes_seats_keeps_the_deck_and_who_leaves_takes_it_along(server: Any) -> None:
    async def test(host: Person, guest: Person) -> None:
        texts = await host.request("GET", "/api/games/inwo/decks")
        table = (await host.open(game="inwo", seats=4, visibility="public"))["id"]
        path = f"/api/tables/{table}"
        await guest.request("POST", f"{path}/join", {"seat": 1})
        await guest.request("PUT", f"{path}/deck", {"text": texts["ufos"]})
        moved = await guest.request("POST", f"{path}/join", {"seat": 2})
        assert (moved["mine"], moved["decks"]) == ([2], {"2": texts["ufos"]})
        await guest.request("POST", f"{path}/leave")
        again = await guest.request("POST", f"{path}/join", {"seat": 2})
        assert again["decks"] == {}
        assert (await guest.request("POST", f"{path}/join", {"seat": 1}))["decks"] == {}

    with_people(server, 2, test)
