"""The server's HTTP for programs: cookies, the CSRF token and bearer tokens, by the standard library alone."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPCookieProcessor, Request, build_opener

__all__ = ["Http", "Refused"]

SECONDS: Final = 30.0
CSRF_COOKIE: Final = "csrftoken"
CSRF_HEADER: Final = "x-csrftoken"


class Refused(Exception):
    """The server refused something: `status` of HTTP (0 over a socket), a `code` for programs, and a sentence.

    >>> raise Refused(409, "full", "Nobody else can sit down here.")
    Traceback (most recent call last):
    camarilla.client.http.Refused: full: Nobody else can sit down here.
    """

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.status = status
        self.code = code
        self.text = text


class Http:
    """Requests to one server, as one user: a guest or an account by its cookies, a program by its token."""

    def __init__(self, base: str, token: str = "", language: str = "en") -> None:
        self.base = base.rstrip("/")
        self.token = token
        self.language = language
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def request(self, method: str, path: str, data: Any = None) -> Any:
        """A request; gives the decoded answer, or raises `Refused`."""
        if method != "GET" and not self.token and not self._cookie(CSRF_COOKIE):
            self.request("GET", "/api/games")  # its reply brings the cookie
        body = None if data is None else json.dumps(data).encode()
        asked = Request(self.base + path, body, self._headers(method, body), method=method)
        try:
            with self._opener.open(asked, timeout=SECONDS) as answer:
                said = answer.read()
        except HTTPError as problem:
            raise _refusal(problem) from None
        return json.loads(said) if said else None

    def _headers(self, method: str, body: bytes | None) -> dict[str, str]:
        """What goes along: the language, the token or the CSRF token, the kind of the body."""
        headers = {"accept-language": self.language, "accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        elif method != "GET":
            headers[CSRF_HEADER] = self._cookie(CSRF_COOKIE)
        if body is not None:
            headers["content-type"] = "application/json"
        return headers

    def _cookie(self, name: str) -> str:
        """The value of a cookie; nothing if there is none."""
        return next((cookie.value or "" for cookie in self._cookies if cookie.name == name), "")

    # -- the socket ------------------------------------------------------------------------------------------------

    @property
    def socket_address(self) -> str:
        """Where the WebSocket is."""
        return f"ws{self.base.removeprefix('http')}/ws?language={self.language}"

    def socket_headers(self) -> dict[str, str]:
        """What tells the WebSocket who comes."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": "; ".join([f"{cookie.name}={cookie.value}" for cookie in self._cookies])}

    # -- people ----------------------------------------------------------------------------------------------------

    def guest(self, name: str | None = None) -> Any:
        """Come in as a guest."""
        return self.request("POST", "/api/guests", {"name": name})

    def register(self, name: str, password: str) -> Any:
        """Make an account; a guest keeps the tables. The reply has `me` and, this once, the recovery `codes`."""
        return self.request("POST", "/api/accounts", {"name": name, "password": password})

    def sign_in(self, name: str, password: str) -> Any:
        """Come in with an account."""
        return self.request("POST", "/api/session", {"name": name, "password": password})

    def make_token(self, label: str) -> str:
        """A token by which a program plays as this account, from another place or later."""
        return str(self.request("POST", "/api/me/tokens", {"label": label})["secret"])

    # -- tables ----------------------------------------------------------------------------------------------------

    def games(self) -> Any:
        """The games that can be played there, with the schemas of their options and their bots."""
        return self.request("GET", "/api/games")

    def open_table(self, game: str, seats: int, **wanted: Any) -> Any:
        """Open a table: `bots` by seat, `options`, `visibility`, `rated`, `start`, … (`NewTable` in `/schema`)."""
        return self.request("POST", "/api/tables", {"game": game, "seats": seats, **wanted})

    def table(self, table: str) -> Any:
        """What is known of a table."""
        return self.request("GET", f"/api/tables/{quote(table)}")

    def join(self, table: str, **wanted: Any) -> Any:
        """Sit down at a table that has not begun: at a `seat`, or any; `invite` where it is private."""
        return self.request("POST", f"/api/tables/{quote(table)}/join", wanted)

    def ready(self, table: str) -> Any:
        """Say that one is ready to begin."""
        return self.request("POST", f"/api/tables/{quote(table)}/ready", {"ready": True})

    def start(self, table: str) -> Any:
        """Begin the game of a table that one opened."""
        return self.request("POST", f"/api/tables/{quote(table)}/start", {})


def _refusal(problem: HTTPError) -> Refused:
    """What the server said when it refused."""
    try:
        said = json.loads(problem.read())
    except ValueError:
        said = {}
    text = said.get("text") or said.get("detail") or problem.reason
    return Refused(problem.code, said.get("code", "error"), str(text))
