"""Health, metrics, schemas, and the files of the web table."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from camarilla.server.app import build
from camarilla.server.http.routes import service
from camarilla.server.http.routes.pages import find_pages, pages
from camarilla.server.settings import Settings

from .client import Person


def test_health(server) -> None:
    answer = httpx.get(server.url + "/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_health_says_when_the_server_goes(server) -> None:
    server.app.state.hub.closing = True
    answer = httpx.get(server.url + "/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")
    server.app.state.hub.closing = False


def metrics(server: Any) -> dict[str, float]:
    """The numbers of the metrics page."""
    answer = httpx.get(server.url + "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = re.findall(r"^(\w+(?:\{.*\})?) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


@pytest.mark.parametrize(
    ("address", "token", "status"),
    [
        ("127.0.0.1", None, 200),
        ("::1", None, 200),
        ("203.0.113.7", None, 403),
        ("203.0.113.7", "of-the-operator", 200),
        ("203.0.113.7", "another", 403),
    ],
)
def test_metrics_are_for_this_machine_or_who_has_the_token(
    server: Any, monkeypatch: pytest.MonkeyPatch, address: str, token: str | None, status: int
) -> None:
    monkeypatch.setattr(server.app.state.hub.settings, "metrics_token", "of-the-operator")
    monkeypatch.setattr(service, "address_of", lambda _: address)
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = httpx.get(server.url + "/metrics", headers=headers)
    assert answer.status_code == status
    assert (b"camarilla_" in answer.content) is (status == 200)


def test_without_a_token_of_the_operator_nobody_elsewhere_sees_metrics(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "address_of", lambda _: "203.0.113.7")
    for headers in ({}, {"authorization": "Bearer None"}):
        assert httpx.get(server.url + "/metrics", headers=headers).status_code == 403


def test_metrics_count_what_happens(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            before = metrics(server)
            assert (before["camarilla_tables"], before["camarilla_sockets"]) == (0, 0)
            table = await ada.open(game="coup", seats=2, hot_seat=True, start=True)
            async with await ada.connect() as socket:
                for seat in (0, 1):
                    await socket.watch(table["id"], seat)
                    prompt = socket.tables[table["id"]].prompt
                    if prompt is not None:
                        given = {"prompt": prompt["id"], "notation": prompt["options"][0]["notation"]}
                        await socket.ask(type="answer", table=table["id"], seat=seat, **given)
                        await socket.ask(type="answer", table=table["id"], seat=seat, prompt="stale", notation="no")
                        break
                after = metrics(server)
            assert (after["camarilla_tables"], after["camarilla_sockets"]) == (1, 1)
            assert after["camarilla_answers_total"] == 1
            assert after["camarilla_forwarded_calls_total"] == 0
            assert after["camarilla_write_batches_total"] >= 1
            assert after["camarilla_commit_seconds_count"] >= 1
            assert after['camarilla_http_requests_total{status="2xx"}'] > 2

    asyncio.run(main())


def test_messages_keep_to_their_schemas(server) -> None:
    schemas = {
        side: jsonschema_rs.validator_for(httpx.get(f"{server.url}/schema/messages/{side}.json").json())
        for side in ("client", "server")
    }
    assert schemas["client"].is_valid({"type": "answer", "table": "t", "seat": 0, "prompt": "1", "notation": "x"})
    assert not schemas["client"].is_valid({"type": "answer", "table": "t"})
    assert not schemas["client"].is_valid({"type": "nonsense"})

    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            table = await ada.open(game="coup", seats=2, bots={"1": "honest"}, start=True)
            async with await ada.connect() as socket:
                await socket.watch(table["id"], 0)
                await socket.ask(type="say", table=table["id"], seat=0, text="hello")
                await socket.ask(type="undo", table=table["id"], seat=0)
                prompt = socket.tables[table["id"]].prompt
                given = {"prompt": prompt["id"], "notation": prompt["options"][0]["notation"]}
                await socket.ask(type="answer", table=table["id"], seat=0, **given)
                await socket.drain()
                assert len(socket.raw) > 5
                for raw in socket.raw:
                    schemas["server"].validate(__import__("json").loads(raw))

    asyncio.run(main())
    assert httpx.get(f"{server.url}/schema/messages/other.json").status_code in (400, 404)


def test_a_game_has_a_schema(server) -> None:
    schema = httpx.get(f"{server.url}/schema/games/coup.json").json()
    assert schema["view"]["$ref"] == "#/$defs/View"
    assert httpx.get(f"{server.url}/schema/games/chess.json").json()["message"] == "unknown-game"


# -- the web table -----------------------------------------------------------------------------------------------------


@pytest.fixture
def web(tmp_path: Path) -> Any:
    """A client of an application that serves a small web table."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "__init__.py").write_text("")
    (folder / "assets" / "index-Ab3dEf9h.js").write_text("let x = 1")
    (folder / "assets" / "plain.css").write_text("a {}")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(Litestar([pages(find_pages(folder))])) as client:
        yield client


def test_files_and_deep_links(web) -> None:
    for path in ("/", "/index.html", "/play", "/table/Abc-_123", "/learn/coup/first"):
        answer = web.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>table</title>"), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    answer = web.get("/assets/index-Ab3dEf9h.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert web.get("/assets/plain.css").headers["cache-control"] == "no-cache"
    assert web.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_what_is_not_there_is_not_found(web) -> None:
    for path in (
        "/assets/gone.js",
        "/assets/gone",
        "/api/nothing",
        "/robots.txt",
        "/__init__.py",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ):
        answer = web.get(path)
        assert answer.status_code == 404 or "secret" not in answer.text, path
        assert "secret" not in answer.text


def test_a_file_one_has_is_not_sent_again(web) -> None:
    mark = web.get("/").headers["etag"]
    again = web.get("/", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")
    assert web.head("/").status_code == 200
    assert web.head("/").content == b""


@pytest.fixture
def pressed(tmp_path: Path) -> Any:
    """A client of an application whose web table was compressed when it was built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    for end, data in (("", b"let x = 1"), (".br", b"as brotli"), (".gz", gzip.compress(b"let x = 1"))):
        (folder / "assets" / f"index-Ab3dEf9h.js{end}").write_bytes(data)
    with TestClient(Litestar([pages(find_pages(folder))])) as client:
        yield client


SCRIPT = "/assets/index-Ab3dEf9h.js"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "gzip"),
        ("gzip", "gzip"),
        ("GZIP;q=1.0, br ; q=0", "gzip"),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("", None),
        ("deflate", None),
        ("br;q=0, gzip;q=0", None),
        ("gzip;q=0.2, identity;q=0.9", None),
        ("br;q=often", None),
        ("*;q=0", None),
    ],
)
def test_a_file_is_sent_in_the_coding_that_is_liked_most(pressed, accepted: str, coding: str | None) -> None:
    with pressed.stream("GET", SCRIPT, headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(sent)
    assert {"br": b"as brotli", None: b"let x = 1"}.get(coding, sent) == sent
    if coding == "gzip":
        assert gzip.decompress(sent) == b"let x = 1"


def test_each_coding_is_known_by_a_mark_of_its_own(pressed) -> None:
    marks = {}
    for coding in ("br", "gzip", "identity"):
        headers = {"accept-encoding": coding}
        with pressed.stream("GET", SCRIPT, headers=headers) as answer:
            marks[coding] = answer.headers["etag"]
        again = pressed.get(SCRIPT, headers={**headers, "if-none-match": marks[coding]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "accept-encoding"
    assert len(set(marks.values())) == 3
    other = {"accept-encoding": "gzip", "if-none-match": marks["br"]}
    assert pressed.get(SCRIPT, headers=other).status_code == 200


def test_head_and_range_are_answered_as_a_whole_file_is(pressed) -> None:
    headers = {"accept-encoding": "gzip"}
    asked = pressed.head(SCRIPT, headers=headers).headers
    with pressed.stream("GET", SCRIPT, headers={**headers, "range": "bytes=0-2"}) as answer:
        assert answer.status_code == 200
        assert answer.headers["accept-ranges"] == "none"
        for name in ("content-encoding", "content-length", "content-type", "etag", "vary"):
            assert asked[name] == answer.headers[name]


def test_compressed_files_have_no_address_of_their_own(pressed) -> None:
    assert pressed.get(f"{SCRIPT}.br").status_code == 404
    assert pressed.get(f"{SCRIPT}.gz").status_code == 404
    assert "vary" not in pressed.get("/").headers


def test_notes_of_whoever_built_the_page_are_not_served(tmp_path) -> None:
    (tmp_path / "index.html").write_text("<h1>Camarilla</h1>")
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    with TestClient(Litestar([pages(find_pages(tmp_path))])) as client:
        assert client.get("/").status_code == 200
        assert client.get("/.vite/manifest.json").status_code == 404


def test_without_a_web_table_a_page_says_how_to_build_it(tmp_path) -> None:
    with TestClient(Litestar([pages(find_pages(tmp_path))])) as client:
        for path in ("/", "/table/abc"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "make play" in answer.text
        assert client.get("/assets/index.js").status_code == 404


def test_unknown_paths_of_the_interface_are_json(server) -> None:
    for path in ("/api", "/api/nothing", "/api/tables/x/y/z"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not-found"
    assert httpx.get(server.url + "/table/abc").headers["content-type"].startswith("text/html")


def test_an_address_of_nothing_is_not_found_and_still_a_page(server) -> None:
    async def statuses() -> dict[str, int]:
        async with Person(server.url) as host:
            await host.arrive("Ada")
            table = (await host.open(game="coup", seats=2))["id"]
            there = ["/", "/play?game=coup", f"/table/{table}", f"/replay/{table}", f"/users/{host.id}", "/rules/coup"]
            there += ["/ladder/coup", "/decks/inwo", "/learn/coup/first", "/settings/"]
            lost = ["/nowhere", "/table", "/table/none", "/table/%00", "/replay/none", "/users/none"]
            lost += ["/chronicles/none", "/rules/chess", "/ladder/chess", "/decks/chess", "/decks/coup"]
            lost += ["/learn/chess/first", "/learn/coup/none"]
            answers = {path: await host.http.get(path) for path in (*there, *lost)}
            assert all(answer.headers["content-type"].startswith("text/html") for answer in answers.values())
            assert {path: answers[path].status_code for path in there} == dict.fromkeys(there, 200)
            return {path: answers[path].status_code for path in lost}

    found = asyncio.run(statuses())
    assert found == dict.fromkeys(found, 404)


def test_a_database_that_is_away_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL restarts, say: whoever asks meanwhile is told to try again, and nobody finds a bug in the log."""
    app = build(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'db'}", secret="a secret for tests only"))
    with TestClient(app) as client:
        client.get("/api/games")
        headers = {"x-csrftoken": client.cookies["csrftoken"]}
        assert client.post("/api/guests", json={}, headers=headers).status_code == 201

        def away() -> Any:
            raise ConnectionRefusedError("Connect call failed")

        with monkeypatch.context() as patch:
            patch.setattr(app.state.database, "session", away)
            answer = client.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert client.get("/api/me").status_code == 200
