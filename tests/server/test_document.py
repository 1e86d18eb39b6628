"""The OpenAPI document, and what a tool that reads it can do to the server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One server for all requests."""
    from camarilla.server.settings import Settings

    from .conftest import Server, free_port

    place = tmp_path_factory.mktemp("document") / "camarilla.db"
    server = Server(
        Settings(
            database_url=f"sqlite+aiosqlite:///{place}",
            secret="a secret for tests only",
            port=free_port(),
            requests_per_minute=1_000_000,
            attempts_per_minute=1_000_000,
        )
    )
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def document(served: Any) -> dict[str, Any]:
    answer = httpx.get(served.url + "/schema/openapi.json")
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    found: dict[str, Any] = answer.json()
    return found


def test_the_document_is_valid(document) -> None:
    schemathesis.openapi.from_dict(document).validate()


def test_every_operation_says_what_it_does_and_how_it_is_refused(document) -> None:
    count = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            count += 1
            assert operation["description"], (method, path)
            assert {"400", "403", "404", "429"} <= operation["responses"].keys()
    assert count > 35
    assert document["paths"]["/api/me"]["get"]["security"]
    assert "security" not in document["paths"]["/api/session"]["post"]
    assert document["paths"]["/api/session"]["delete"]["security"]


@pytest.fixture(scope="module")
def interface(served: Any, document: dict[str, Any]) -> Any:
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=served.url)
    schema.config.generation.with_security_parameters = False
    return schema


class Insider:
    """Somebody with an account, a running table and a finished one, so that requests get past the first check."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url)
        self.http.get("/api/games")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        self.post("/api/accounts", {"name": "Ada", "password": "correct horse battery"})
        wanted = {"game": "coup", "seats": 2, "bots": {"0": "honest", "1": "heuristic"}, "start": True}
        self.finished = self.post("/api/tables", wanted)["id"]
        wanted = {"game": "coup", "seats": 2, "bots": {"1": "honest"}, "start": True}
        self.running = self.post("/api/tables", wanted)["id"]
        self.open = self.post("/api/tables", {"game": "coup", "seats": 3})["id"]
        self.friend = httpx.Client(base_url=url, cookies=self.fresh(url)).get("/api/me").json()["id"]

    def fresh(self, url: str) -> httpx.Cookies:
        """The cookies of somebody else."""
        with httpx.Client(base_url=url) as other:
            other.get("/api/games")
            other.post("/api/guests", json={}, headers={"x-csrftoken": other.cookies["csrftoken"]})
            return other.cookies

    def post(self, path: str, data: Any) -> Any:
        answer = self.http.post(path, json=data)
        assert answer.status_code < 300, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def insider(served: Any) -> Insider:
    return Insider(served.url)


CASES = int(os.environ.get("CAMARILLA_CASES", "10"))
"""How many requests each route gets, of each kind."""
MODEST = settings(
    max_examples=CASES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.long
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("tag", ["people", "tables", "games", "lessons", "puzzles", "service"])
def test_no_request_breaks_the_server(interface, insider, tag, mode) -> None:
    tried = 0
    for found in interface.get_all_operations():
        operation = found.ok()
        if tag not in operation.tags or operation.label in ("DELETE /api/me", "DELETE /api/session"):
            continue
        tried += 1

        @MODEST
        @given(case=operation.as_strategy(generation_mode=mode), how=strategies.integers(0, 3))
        def ask(case: Any, how: int) -> None:
            check(case, how, insider)

        try:
            ask()
        except Unsatisfiable:
            pass
    assert tried > 1


def make_sense(case: Any, how: int, insider: Insider) -> None:
    """Put things that exist in place of some that do not, so that requests get further."""
    path, body = case.path_parameters, case.body
    if "table_id" in path and how < 3:
        path["table_id"] = (insider.finished, insider.running, insider.open)[how]
    if "user_id" in path and how < 2:
        path["user_id"] = insider.friend
    if "game" in path and how < 2:
        path["game"] = "coup"
    if isinstance(body, dict) and "game" in body and how < 3:
        body["game"] = "coup"
        sensible = {"options": {}, "bots": {"1": "honest"}, "seats": 2, "seat": 0}
        body.update({key: value for key, value in sensible.items() if key in body and how < 2})
    if isinstance(body, dict) and "user" in body and how < 2:
        body.update(user=insider.friend, table=insider.running)


def check(case: Any, how: int, insider: Insider) -> None:
    """Send a request and look at what comes back."""
    make_sense(case, how, insider)
    cookies = dict(insider.http.cookies)
    answer = case.call(cookies=cookies, headers={"x-csrftoken": cookies["csrftoken"]})
    assert answer.status_code != 401 or "/api/session" in case.path or "/api/recovery" in case.path
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        detail = answer.json()["detail"]
        assert detail
        assert "\n" not in detail
        assert len(detail) <= 300
