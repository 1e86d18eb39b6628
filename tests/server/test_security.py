"""Who is let in where; what guards every answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets

from .client import Person

PUBLIC = {
    "GET /",
    "GET /{path:path}",
    "HEAD /",
    "HEAD /{path:path}",
    "GET /healthz",
    "GET /metrics",
    "GET /schema",
    "GET /schema/openapi.json",
    "GET /schema/{path:str}",
    "GET /schema/games/{file:str}",
    "GET /schema/messages/{side:str}",
    "GET /api/games",
    "GET /api/games/{game:str}/rules",
    "GET /api/games/{game:str}/cards",
    "GET /api/games/{game:str}/ladder",
    "GET /api/games/{game:str}/decks",
    "POST /api/games/{game:str}/decks",
    "POST /api/games/{game:str}/decks/made",
    "GET /api/lessons",
    "POST /api/lessons/{game:str}/{name:str}",
    "GET /api/puzzles",
    "POST /api/puzzles/{game:str}/{name:str}",
    "POST /api/guests",
    "POST /api/guests/link",
    "POST /api/accounts",
    "POST /api/session",
    "POST /api/recovery",
    "GET /api/channels/confirm/{token:str}",
    "GET /api/channels/end/{token:str}",
    "POST /api/channels/end/{token:str}",
}
"""What those may ask for whom the server does not know. Everything else answers 401."""

IN_PERSON = {
    "PATCH /api/me",
    "DELETE /api/me",
    "DELETE /api/session",
    "GET /api/me/notices",
    "POST /api/me/channels",
    "GET /api/me/export",
    "GET /api/me/link",
    "POST /api/me/password",
    "POST /api/me/codes",
    "GET /api/me/tokens",
    "POST /api/me/tokens",
    "DELETE /api/me/tokens/{token_id:str}",
}
"""What a token does not open."""

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
BY_MAIL_PROGRAMS = "POST /api/channels/end/{token:str}"
"""It changes nothing for whoever is logged in: its address carries its own proof, and mail programs have no cookie."""


def routes(app: Any) -> list[str]:
    """Every route with its method, apart from OPTIONS, which Litestar answers itself."""
    return sorted(
        f"{method} {route.path}"
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods
        if method != "OPTIONS"
    )


def filled(route: str) -> tuple[str, str]:
    """A request for a route, with something in place of its parameters."""
    method, path = route.split(" ")
    for name, value in (
        ("{game:str}", "coup"),
        ("{seat:int}", "0"),
        ("{path:path}", "play"),
        ("{side:str}", "client.json"),
    ):
        path = path.replace(name, value)
    return method, "/".join("some" if part.startswith("{") else part for part in path.split("/"))


async def refusals(server: Any, wanted: list[str], headers: dict[str, str] | None = None) -> dict[str, tuple[int, str]]:
    """What nobody gets as an answer, with a body that is no body of anything and the CSRF header in order."""
    answers = {}
    async with httpx.AsyncClient(base_url=server.url) as http:
        await http.get("/api/games")
        for route in wanted:
            method, path = filled(route)
            sent = {"x-csrftoken": http.cookies["csrftoken"], "content-type": "application/json", **(headers or {})}
            answer = await http.request(method, path, content=b"[1]", headers=sent)
            body = answer.json() if answer.headers.get("content-type") == "application/json" else {}
            answers[route] = (answer.status_code, body.get("code", "") if isinstance(body, dict) else "")
    return answers


def test_every_route_is_public_or_answers_401(server) -> None:
    found = routes(server.app)
    assert set(found) >= PUBLIC
    answers = asyncio.run(refusals(server, found))
    let_in = {route for route, answer in answers.items() if answer != (401, "unknown-user")}
    assert let_in == PUBLIC


def test_a_forged_session_or_token_is_nobodys(server) -> None:
    wanted = ["GET /api/me", "POST /api/tables", "DELETE /api/me"]
    for headers in (
        {"authorization": "Bearer cam_guess"},
        {"authorization": "Bearer a b"},
        {"authorization": "Basic YWRhOmFkYQ=="},
        {"cookie": "camarilla=forged"},
        {"cookie": "camarilla-0=" + "A" * 200},
    ):
        answers = asyncio.run(refusals(server, wanted, headers))
        assert all(status in (401, 403) for status, _ in answers.values()), (headers, answers)


def test_a_token_does_not_rule_over_the_account(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.request("POST", "/api/accounts", {"name": "Ada", "password": "correct horse"})
            secret = (await ada.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
            answers = await refusals(server, routes(server.app), {"authorization": f"Bearer {secret}"})
            assert {route for route, answer in answers.items() if answer == (403, "not-allowed")} >= IN_PERSON
            assert answers["GET /api/me"][0] == 200
            await ada.request("GET", "/api/me")

    asyncio.run(main())


def test_a_second_authorization_is_no_way_around_the_csrf_header(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            for pair in (("Basic x", "Bearer x"), ("Bearer x", "Basic x"), ("Bearer x", "Bearer y")):
                both = [("authorization", value) for value in pair]
                answer = await ada.http.request("POST", "/api/tables", json={"game": "coup", "seats": 2}, headers=both)
                assert answer.status_code == 403
                assert "CSRF" in answer.json()["detail"]

    asyncio.run(main())


def test_every_unsafe_route_wants_the_csrf_header(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            for route in routes(server.app):
                method, path = filled(route)
                if method not in UNSAFE or route == BY_MAIL_PROGRAMS:
                    continue
                for headers in ({}, {"x-csrftoken": "guessed"}, {"x-csrftoken": ada.http.cookies["csrftoken"][::-1]}):
                    answer = await ada.http.request(method, path, json={}, headers=headers)
                    assert answer.status_code == 403, route
                    assert "CSRF" in answer.json()["detail"]
            await ada.request("GET", "/api/me")

    asyncio.run(main())


def test_every_answer_carries_the_security_headers(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            seen = set()
            for method, path in (
                ("GET", "/"),
                ("GET", "/play"),
                ("GET", "/api/me"),
                ("GET", "/api/nothing"),
                ("GET", "/assets/none.js"),
                ("POST", "/api/me"),
                ("POST", "/api/tables"),
                ("PUT", "/healthz"),
                ("GET", "/metrics"),
                ("GET", "/schema/openapi.json"),
                ("OPTIONS", "/api/me"),
                ("GET", "/api/games/none/rules"),
            ):
                answer = await ada.http.request(method, path)
                seen.add(answer.status_code)
                assert answer.headers["x-content-type-options"] == "nosniff", path
                assert answer.headers["x-frame-options"] == "DENY", path
                assert answer.headers["referrer-policy"] == "same-origin", path
                assert "default-src 'self'" in answer.headers["content-security-policy"], path
                assert "unsafe-eval" not in answer.headers["content-security-policy"]
                assert answer.headers["cache-control"] in ("no-store", "no-cache"), path
            assert seen >= {200, 403, 404, 405}

    asyncio.run(main())


def test_cookies_are_out_of_reach(new_server) -> None:
    async def cookies(server: Any) -> list[str]:
        async with Person(server.url) as ada:
            await ada.http.get("/api/games")
            token = ada.http.cookies["csrftoken"]
            answer = await ada.http.post("/api/guests", json={}, headers={"x-csrftoken": token})
            return answer.headers.get_list("set-cookie")

    for kept in asyncio.run(cookies(new_server())):
        assert "httponly" in kept.lower()
        assert "samesite=lax" in kept.lower()
        assert "secure" not in kept.lower().split("; ")


def test_cookies_are_secure_where_the_server_is(new_server) -> None:
    server = new_server(secure_cookies=True)
    answer = httpx.get(server.url + "/api/games")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
        ("", False),
    ],
)
def test_only_our_pages_open_a_socket(new_server, origin, let_in) -> None:
    server = new_server(origins=("https://friend.example",))

    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            headers = {"cookie": cookies}
            if origin is not None:
                headers["origin"] = origin.format(host=server.url.removeprefix("http://"))
            address = server.url.replace("http", "ws", 1) + "/ws"
            if let_in:
                async with websockets.connect(address, additional_headers=headers) as connection:
                    assert json.loads(await connection.recv())["type"] == "welcome"
            else:
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(address, additional_headers=headers)
                assert refused.value.response.status_code == 403

    asyncio.run(main())


def test_nobody_opens_no_socket(server) -> None:
    async def main() -> None:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(server.url.replace("http", "ws", 1) + "/ws")

    asyncio.run(main())


def test_bodies_have_a_size(server) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Ada")
            too_large = await ada.request("PATCH", "/api/me", {"settings": {"x": "y" * 200_000}}, 413)
            assert too_large["code"] == "too-large"
            await ada.request("POST", "/api/records", {"x": "y" * 200_000}, 400)
            await ada.request("POST", "/api/records", {"x": "y" * 9_000_000}, 413)

    asyncio.run(main())


def test_attempts_to_get_in_are_counted_by_address(new_server) -> None:
    server = new_server(attempts_per_minute=5)

    async def main() -> None:
        async with Person(server.url) as ada:
            given = {"name": "Ada", "password": "guess number"}
            for _ in range(5):
                await ada.request("POST", "/api/session", given, 401)
            stopped = await ada.request("POST", "/api/session", given, 429)
            assert stopped["code"] == "too-fast"
            await ada.request("POST", "/api/recovery", {"name": "Ada", "code": "x", "password": "12345678"}, 429)
            await ada.request("POST", "/api/accounts", {"name": "Ada", "password": "12345678"}, 429)
            await ada.request("GET", "/api/games")

    asyncio.run(main())


def test_requests_are_counted_by_address(new_server) -> None:
    server = new_server(requests_per_minute=8)
    statuses = [httpx.get(server.url + "/api/games").status_code for _ in range(12)]
    assert statuses == [200] * 8 + [429] * 4
    assert httpx.get(server.url + "/healthz").status_code == 200
