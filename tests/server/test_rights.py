"""Who may see and do what: every route and every message, asked by everybody, at tables of every kind.

A cell of this matrix is one real request or message. The rows and what is expected of them are written down here by
hand; that each route and message has a row is checked against the application.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select, update

from camarilla.server.api.protocol import AnyClientMessage
from camarilla.server.api.schemas import Join, NewTable
from camarilla.server.app import build, handlers_of
from camarilla.server.live.gateway import Gateway
from camarilla.server.live.operations import Played
from camarilla.server.live.registry import COMMANDS
from camarilla.server.people.access import invitation
from camarilla.server.people.identity import NEEDS, hash_token
from camarilla.server.people.links import Signer
from camarilla.server.people.rights import Actor, Credential, Right, program_user
from camarilla.server.settings import Settings
from camarilla.server.storage.models import (
    ApiToken,
    Archive,
    Block,
    Operation,
    Position,
    RecordRow,
    SeatRow,
    SeriesRow,
    TableRow,
    User,
)
from camarilla.server.tables.chronicles import series_info
from camarilla.server.tables.lobby import Lobby

from .worlds import SEED

STRANGERS = ("anonymous", "guest", "invited", "blocked", "watcher", "admin")
SEATED = ("host", "player", "former", "token", "program")
PEOPLE = STRANGERS + SEATED
SEATS = {name: seat for seat, name in enumerate(SEATED)}
LINKED = {"invited", "blocked"}
"""Those who have a link with an invitation, and send it where there is a field for it."""
PUBLIC, PRIVATE = "public", "private"
STATES = [(seen, status) for seen in (PUBLIC, PRIVATE) for status in ("open", "running", "finished")]
QUICK = {(PRIVATE, "open"), (PRIVATE, "running")}
"""The tables at which most is denied; the others take longer."""
KNOWN = set(PEOPLE) - {"anonymous"}
ONLINE = KNOWN - {"program"}
"""Whoever can ask over HTTP: a program has nothing to show there."""
IN_PERSON = ONLINE - {"token"}
DENIALS = {
    "nobody",
    "private",
    "in-person",
    "host-only",
    "no-spectators",
    "blocked",
    "not-seated",
    "not-your-seat",
    "resigned",
    "away",
    "unknown-series",
    "unknown-table",
}
"""The sentences of those who may not. Any other refusal is of something that one might do at another moment."""
PROGRAMS: dict[str, set[str]] = {"open": set(), "running": {"program"}, "finished": {"program"}}
"""A program sits down when a game begins."""
HARMLESS = {"GET", "ping", "watch", "unwatch", "why", "preview", "draft", "say", "refresh"}
"""After these a table is as it was before."""
PROGRAM = "tester"
TOKEN = "cam_secret"


# -- what is expected --------------------------------------------------------------------------------------------------


def at_home(status: str) -> set[str]:
    """Those who sit at the table: who left an open table is gone, who resigned from a game has a seat still."""
    return {"host", "player", "token"} | ({"former"} if status != "open" else set())


def may_see(seen: str, status: str, invites: bool) -> set[str]:
    """Whoever sees the table; the program of one of its seats sees it, too."""
    if seen == PUBLIC or status == "finished":
        return KNOWN
    return at_home(status) | {"admin"} | PROGRAMS[status] | (LINKED if invites else set())


def may_join(seen: str, status: str) -> set[str]:
    """Whoever may sit down, were there a seat."""
    return KNOWN - {"blocked", "program"} if seen == PUBLIC else at_home(status) | {"invited"}


def may_share(seen: str, status: str) -> set[str]:
    """Whoever may bring others: at a private game, also a finished one, those who belong there."""
    return KNOWN if seen == PUBLIC else at_home(status) | {"admin"} | PROGRAMS[status]


def expected(right: str, seen: str, status: str, invites: bool) -> set[str]:
    """Who may, at such a table."""
    played = status != "open"
    players = {"host", "player", "token"}
    return {
        "everybody": set(PEOPLE),
        "known": KNOWN,
        "in-person": IN_PERSON,
        "see": may_see(seen, status, invites),
        "watch": may_see(seen, status, invites),
        "watch a seat": players | PROGRAMS[status],
        "talk": may_see(seen, "running" if played else status, invites),
        "share": may_share(seen, status),
        "join": may_join(seen, status),
        "take": may_join(seen, status) if played else set(),
        "run": {"host", "admin"},
        "sit": at_home(status),
        "refresh": at_home(status) if played else set(),
        "record": KNOWN if status == "finished" else players,
        "hold": players | {"program"} if played else set(),
        "own": players if played else set(),
        "act": players | {"program"} if played else set(),
        "vote": players if played else set(),
        "take-part": {"host"},
    }[right]


class Row:
    """A route or a message: how it is asked for, and which right it should need."""

    def __init__(self, key: str, right: str, body: Any = None, invites: bool = False, **message: Any) -> None:
        self.key = key
        self.right = right
        self.body = body
        self.invites = invites
        self.message = message


AT_TABLES = [
    Row("GET /api/tables/{table_id}", "see", invites=True),
    Row("DELETE /api/tables/{table_id}", "run"),
    Row("POST /api/tables/{table_id}/join", "join", {}, invites=True),
    Row("POST /api/tables/{table_id}/leave", "sit"),
    Row("POST /api/tables/{table_id}/ready", "sit", {"ready": False}),
    Row("PUT /api/tables/{table_id}/deck", "sit", {"text": ""}),
    Row("POST /api/tables/{table_id}/start", "run"),
    Row("POST /api/tables/{table_id}/rematch", "sit"),
    Row("PUT /api/tables/{table_id}/seats/{seat}", "run", {"bot": None}),
    Row("GET /api/tables/{table_id}/invite", "share"),
    Row("GET /api/tables/{table_id}/record", "record"),
    Row("GET /api/tables/{table_id}/replay", "see"),
    Row("GET /api/tables/{table_id}/review", "see"),
    Row("POST /api/tables/{table_id}/fork", "share", {"step": 0}),
]
MESSAGES = [
    Row("ping", "known"),
    Row("watch", "watch", invites=True, seat=None),
    Row("watch", "watch a seat"),
    Row("unwatch", "known"),
    Row("say", "talk", invites=True, seat=None, text="hello"),
    Row("answer", "act", prompt="0", notation="income"),
    Row("undo", "act"),
    Row("order", "act", order={"kind": "default"}),
    Row("end-orders", "act"),
    Row("hint", "act"),
    Row("why", "hold", notation="tax"),
    Row("preview", "hold", notations=["tax"]),
    Row("draft", "hold", wishes=[]),
    Row("propose", "vote", kind="pause"),
    Row("vote", "vote", vote="pause-0", agree=True),
    Row("resign", "own"),
    Row("away", "own", away=True),
    Row("take", "take", invites=True, seat=2),
    Row("refresh", "refresh"),
]
ELSEWHERE = [
    *[
        Row(key, "everybody")
        for key in (
            "GET /api/games",
            "GET /api/games/{game}/rules",
            "GET /api/games/{game}/cards",
            "GET /api/games/{game}/ladder",
            "GET /api/games/{game}/decks",
            "POST /api/games/{game}/decks",
            "POST /api/games/{game}/decks/made",
            "GET /api/lessons",
            "POST /api/lessons/{game}/{name}",
            "GET /api/puzzles",
            "POST /api/puzzles/{game}/{name}",
            "POST /api/guests",
            "POST /api/guests/link",
            "POST /api/accounts",
            "POST /api/session",
            "POST /api/recovery",
            "GET /api/channels/confirm/{token}",
            "GET /api/channels/end/{token}",
            "POST /api/channels/end/{token}",
            "GET /healthz",
            "GET /metrics",
            "GET /schema/games/{file}",
            "GET /schema/messages/{side}",
            "GET /schema",
            "GET /schema/openapi.json",
            "GET /schema/{path}",
            "GET /{path}",
            "HEAD /{path}",
            "GET /",
            "HEAD /",
        )
    ],
    *[
        Row(key, "known")
        for key in (
            "WEBSOCKET /ws",
            "GET /api/me",
            "GET /api/users/{user_id}",
            "PUT /api/users/{user_id}/block",
            "DELETE /api/users/{user_id}/block",
            "POST /api/reports",
            "GET /api/tables",
            "POST /api/tables",
            "POST /api/quick",
            "GET /api/series",
            "POST /api/series",
            "POST /api/records",
        )
    ],
    Row("GET /api/series/{series_id}", "take-part"),
    Row("GET /api/series/{series_id}/text", "take-part"),
    *[
        Row(key, "in-person")
        for key in (
            "GET /api/me/notices",
            "PUT /api/me/notices",
            "PUT /api/me/notices/tables/{table_id}",
            "POST /api/me/channels",
            "DELETE /api/me/channels/{channel_id}",
            "PATCH /api/me",
            "GET /api/me/export",
            "GET /api/me/link",
            "POST /api/me/codes",
            "GET /api/me/tokens",
            "POST /api/me/tokens",
            "DELETE /api/me/tokens/{token_id}",
            "POST /api/me/password",
            "DELETE /api/session",
            "DELETE /api/me",
        )
    ],
]


# -- a server and everybody at it --------------------------------------------------------------------------------------


class Everybody:
    """A server in this process, all the people of the matrix, and tables they are at."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            database_url=f"sqlite+aiosqlite:///{folder / 'db'}",
            secret="a secret for tests only",
            requests_per_minute=1_000_000,
            attempts_per_minute=1_000_000,
            new_seed=lambda: SEED,
            new_salt=lambda: bytes(16),
            bot_commands={PROGRAM: ["none"]},
            window_seconds=0.0,
            look_seconds=0.0,
            desk_per_person=0,  # what a worker would have to work out is refused, after the right was checked
        )
        self.app = build(self.settings)
        self.hub = self.app.state.hub
        self.hub.bot_programs = None
        self.database = self.app.state.database
        self.signer = Signer(self.settings.secret)
        self.lobby = Lobby(self.hub, self.signer)
        self.clients: dict[str, httpx.AsyncClient] = {}
        self.actors: dict[str, Actor] = {}
        self.tables = 0

    async def arrive(self) -> None:
        """Everybody comes in; the host blocks one of them, and one of them has a token."""
        for name in PEOPLE:
            transport = httpx.ASGITransport(app=self.app)
            client = self.clients[name] = httpx.AsyncClient(transport=transport, base_url="http://here")
            await client.get("/api/games")
            client.headers["x-csrftoken"] = client.cookies["csrftoken"]
            if name not in ("anonymous", "program"):
                me = (await client.post("/api/guests", json={"name": name})).json()
                self.actors[name] = Actor(me["id"], name, admin=name == "admin")
        token = self.clients["token"]
        token.cookies.clear()
        token.headers["authorization"] = f"Bearer {TOKEN}"
        self.actors["token"] = msgspec.structs.replace(self.actors["token"], credential=Credential.TOKEN)
        async with self.database.session() as session:
            owner = self.actors["token"].user
            await session.merge(ApiToken(id="token", user=owner, label="t", hashed=hash_token(TOKEN), created=0.0))
            await session.execute(update(User).where(User.id == self.actors["admin"].user).values(admin=True))
            session.add(Block(user=self.actors["host"].user, blocked=self.actors["blocked"].user))
            await session.merge(SeriesRow(id="series", game="oath", host=self.actors["host"].user, created=0.0))

    async def pattern(self, seen: str, status: str) -> str:
        """A table of this kind, at which all sit who should."""
        host = self.actors["host"]
        table = (await self.lobby.create(host, NewTable(game="coup", seats=5, visibility=seen))).id
        link = invitation(self.signer, table)
        for name in ("player", "former", "token"):
            await self.lobby.join(self.actors[name], table, Join(SEATS[name], link))
        if status == "open":
            await self.lobby.leave(self.actors["former"], table)
            return table
        await self.lobby.join(self.actors["guest"], table, Join(4, link))
        await self.lobby.start(host, table)
        if status == "finished":
            await self.play_out(table)
        self.hub.forget(self.hub.tables[table])
        async with self.database.session() as session:
            mine = update(SeatRow).where(SeatRow.table_id == table)
            await session.execute(mine.where(SeatRow.seat == 2).values(resigned=True, away=True, bot="level4"))
            await session.execute(mine.where(SeatRow.seat == 4).values(user=None, bot=PROGRAM, name=PROGRAM))
        return table

    async def play_out(self, table: str) -> None:
        """Play a game to its end."""
        live = self.hub.tables[table]
        while not live.game.table.over:
            seat = live.game.unanswered()[0]
            async with live.lock:
                await live.apply(Played(seat, live.game.table.legal(seat)[-1].notation))
        await asyncio.gather(*self.hub.finisher.tasks)

    async def copy(self, pattern: str) -> str:
        """Another table like a pattern, untouched."""
        self.tables += 1
        table = f"copy-{self.tables}"
        async with self.database.session() as session:
            for model in (TableRow, SeatRow, Operation, Position, RecordRow, Archive):
                key = "id" if model is TableRow else "table_id"
                wanted = select(*model.__table__.columns).where(getattr(model, key) == pattern)
                for row in (await session.execute(wanted)).mappings():
                    values = {**row, key: table}
                    if model is TableRow:
                        values |= {"owner": None, "host": self.actors["host"].user}
                    await session.execute(insert(model).values(**values))
        return table

    def actor(self, name: str, table: str) -> Actor:
        """Somebody as tables know them."""
        if name == "program":
            return Actor(program_user(PROGRAM, table, SEATS[name]), PROGRAM, credential=Credential.PROGRAM)
        return self.actors[name]

    # -- cells ---------------------------------------------------------------------------------------------------

    async def ask(self, row: Row, name: str, table: str = "none") -> str | None:
        """Somebody asks for a route; gives why that was denied, or None."""
        method, path = row.key.split(" ")
        if method == "WEBSOCKET":
            return None if name == "program" or await self._connects(self.clients[name]) else "nobody"
        for part, value in {"table_id": table, "seat": "1", "user_id": self.actors["guest"].user}.items():
            path = path.replace(f"{{{part}}}", value)
        path = path.replace("{game}", "coup").replace("{series_id}", "series").replace("{path}", "none")
        body = row.body
        if row.invites and name in LINKED:
            link = invitation(self.signer, table)
            path, body = (f"{path}?invite={link}", None) if method == "GET" else (path, {"invite": link})
        answer = await self.clients[name].request(method, path, json=body)
        assert answer.status_code < 500 or answer.status_code == 503, (row.key, name, answer.text)
        told = answer.headers.get("content-type", "").startswith("application/json")
        return denial(answer.json()) if answer.status_code >= 400 and told else None

    async def tell(self, row: Row, name: str, table: str) -> str | None:
        """Somebody sends a message; gives why that was denied, or None."""
        if name == "anonymous":
            return "nobody"  # the row of the WebSocket itself shows that they do not get in
        gateway = Gateway(None, self.actor(name, table), self.hub)  # type: ignore[arg-type]
        link = {"invite": invitation(self.signer, table)} if name in LINKED | {"watcher"} else {}
        if row.key == "say":
            await self._send(gateway, {"type": "watch", "table": table, **link})
        message = {"table": table, "seat": SEATS.get(name, 1), **row.message, "type": row.key}
        if row.invites and name in LINKED:
            message |= link
        if row.key in ("ping", "unwatch", "refresh"):
            del message["seat"]
        if row.key == "ping":
            del message["table"]
        reply = await self._send(gateway, message)
        await gateway._unsubscribe(table)
        return denial(reply) if reply["type"] == "refused" else None

    async def _send(self, gateway: Gateway, message: dict[str, Any]) -> Any:
        """The reply to a message."""
        await gateway.receive(msgspec.json.encode({**message, "ref": "r"}))
        if gateway.aside is not None:
            await gateway.aside
        replies = [msgspec.json.decode(gateway.outgoing.get_nowait()) for _ in range(gateway.outgoing.qsize())]
        return next(reply for reply in replies if reply.get("ref") == "r")

    async def _connects(self, client: httpx.AsyncClient) -> bool:
        """Whether a WebSocket is accepted."""
        request = client.build_request("GET", "/ws")
        sent: list[Any] = []
        received = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            return next(received, {"type": "websocket.disconnect", "code": 1000})

        async def send(event: Any) -> None:
            sent.append(event)

        headers = [(key.lower(), value) for key, value in request.headers.raw]
        scope = {"type": "websocket", "path": "/ws", "raw_path": b"/ws", "query_string": b"", "headers": headers}
        await self.app({**scope, "client": ("here", 1), "server": ("here", 80), "subprotocols": []}, receive, send)
        return sent[0]["type"] == "websocket.accept"


def denial(refused: Any) -> str | None:
    """Why somebody may not; None if they might at another moment."""
    assert refused["code"] not in ("malformed", "internal"), refused
    return refused["message"] if refused.get("message") in DENIALS else None


@asynccontextmanager
async def everybody(folder: Path) -> AsyncIterator[Everybody]:
    """A server with everybody."""
    all_of_them = Everybody(folder)
    async with all_of_them.app.lifespan():
        await all_of_them.arrive()
        yield all_of_them
        for client in all_of_them.clients.values():
            await client.aclose()


def run(folder: Path, test: Callable[[Everybody], Awaitable[None]]) -> None:
    async def main() -> None:
        async with everybody(folder) as people:
            await test(people)

    asyncio.run(main())


# -- the matrix --------------------------------------------------------------------------------------------------------


def test_every_route_and_every_message_has_a_row_with_the_right_it_names(tmp_path: Path) -> None:
    routes = {key: handler.opt[NEEDS].value for key, handler in handlers_of(Everybody(tmp_path).app).items()}
    named = {"record": "see"}  # whose record, the route knows only once it knows the game
    rows = {row.key: named.get(row.right, row.right) for row in AT_TABLES + ELSEWHERE}
    rows["WEBSOCKET /ws"] = "everybody"  # it lets nobody unknown in, but says so by a close code
    assert routes == rows
    messages = {kind.__struct_config__.tag: COMMANDS[kind].right.value for kind in get_args(AnyClientMessage)}
    meant = {"take": "join", "refresh": "sit", "watch a seat": "watch"}
    assert messages == {row.key: meant.get(row.right, row.right) for row in MESSAGES}


def test_a_route_without_a_right_cannot_be_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from camarilla.server.http.routes.service import Service

    monkeypatch.setattr(Service, "opt", {})
    with pytest.raises(ValueError, match=r"GET /\w+ names no right"):
        Everybody(tmp_path)


def test_every_right_decides_something() -> None:
    used = {row.right for row in AT_TABLES + ELSEWHERE + MESSAGES}
    assert {right.value for right in Right} <= used


@pytest.mark.parametrize(
    ("seen", "status"),
    [pytest.param(*state, marks=() if state in QUICK else pytest.mark.long) for state in STATES],
)
def test_the_matrix_at_a_table(tmp_path: Path, seen: str, status: str) -> None:
    async def test(people: Everybody) -> None:
        pattern = await people.pattern(seen, status)
        wrong = []
        for cell in (people.ask, people.tell):
            over_http = cell == people.ask
            for row in AT_TABLES if over_http else MESSAGES:
                allowed = expected(row.right, seen, status, row.invites)
                allowed = allowed - ({"program"} if over_http else {"anonymous"})
                table = await people.copy(pattern)
                for name in PEOPLE:
                    why = await cell(row, name, table)
                    if (why is None) != (name in allowed):
                        wrong.append((row.key, row.right, name, why))
                    if why is None and row.key.split(" ")[0] not in HARMLESS:
                        table = await people.copy(pattern)
        assert not wrong, "\n".join(map(str, wrong))

    run(tmp_path, test)


def test_the_matrix_elsewhere(tmp_path: Path) -> None:
    async def test(people: Everybody) -> None:
        wrong = []
        for row in ELSEWHERE:
            allowed = expected(row.right, PUBLIC, "open", False)
            if row.right != "everybody" and not row.key.startswith("WEBSOCKET"):
                allowed = allowed - {"program"}
            for name in PEOPLE:
                why = await people.ask(row, name)
                if (why is None) != (name in allowed):
                    wrong.append((row.key, row.right, name, why))
            if row.key in ("DELETE /api/session", "POST /api/session"):
                await people.arrive()
        assert not wrong, "\n".join(map(str, wrong))

    run(tmp_path, test)


def test_a_private_table_of_a_series_is_not_shown_to_those_who_only_played_another(tmp_path: Path) -> None:
    async def test(people: Everybody) -> None:
        earlier, now = await people.pattern(PUBLIC, "open"), await people.pattern(PRIVATE, "open")
        async with people.database.session() as session:
            await session.execute(update(TableRow).values(series="series"))
            taken = update(SeatRow).where(SeatRow.table_id == earlier, SeatRow.seat == 2)
            await session.execute(taken.values(user=people.actors["guest"].user))
        shown = {
            name: {table.id for table in (await series_info(people.lobby, people.actors[name], "series")).tables}
            for name in ("guest", "player")
        }
        assert shown == {"guest": {earlier}, "player": {earlier, now}}

    run(tmp_path, test)
