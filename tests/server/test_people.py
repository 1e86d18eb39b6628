"""Guests and accounts over HTTP."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from typing import Any

import httpx
import pytest
import websockets
from argon2 import extract_parameters
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from sqlalchemy import make_url

from camarilla.server.people.passwords import Passwords
from camarilla.server.storage.name_keys import exact

from .client import Person

PASSWORD = "correct horse battery"


def people_test(work: Any) -> Any:
    """Run a test's coroutine with a way to make people; they are let go at the end."""

    def test(server: Any) -> None:
        async def main() -> None:
            async with AsyncExitStack() as stack:

                async def new(name: str | None = None, account: bool = False) -> Person:
                    person = await stack.enter_async_context(Person(server.url))
                    if account:
                        made = await person.request("POST", "/api/accounts", {"name": name, "password": PASSWORD})
                        person.id, person.codes = made["me"]["id"], made["codes"]
                    elif name is not None:
                        await person.arrive(name)
                    return person

                await work(server, new)

        asyncio.run(main())

    test.__name__ = work.__name__
    return test


async def login(person: Person, name: str, password: str, expect: int | None = None) -> Any:
    return await person.request("POST", "/api/session", {"name": name, "password": password}, expect)


# -- coming in ---------------------------------------------------------------------------------------------------------


@people_test
async def test_a_guest_has_a_session_and_nothing_else(server, new) -> None:
    guest = await new("  Ada   L. ".strip())
    me = await guest.request("GET", "/api/me")
    assert me["name"] == "Ada L."
    assert me["kind"] == "guest"
    assert not me["admin"]
    nobody = await new()
    assert (await nobody.request("GET", "/api/me", expect=401))["code"] == "unknown-user"
    for method, path, data in (
        ("POST", "/api/me/codes", None),
        ("POST", "/api/me/tokens", {"label": "bot"}),
        ("POST", "/api/me/password", {"old": "", "new": PASSWORD}),
    ):
        assert (await guest.request(method, path, data, 403))["code"] == "guest"


@people_test
async def test_a_guest_without_a_name_gets_one(server, new) -> None:
    guest = await new()
    assert (await guest.request("POST", "/api/guests", {}))["name"].startswith("Guest ")


@people_test
async def test_a_guest_comes_back_by_its_link(server, new) -> None:
    guest = await new("Ada")
    link = await guest.request("GET", "/api/me/link")
    assert link["path"] == f"/?guest={link['token']}"
    other = await new()
    assert (await other.request("POST", "/api/guests/link", {"token": link["token"]}))["id"] == guest.id
    forged = link["token"][:-3] + ("aaa" if not link["token"].endswith("aaa") else "bbb")
    for token in (forged, "", "no token", "e30.e30", "\N{SNOWMAN}.x"):
        assert (await other.request("POST", "/api/guests/link", {"token": token}, 403))["code"] == "bad-link"


@people_test
async def test_an_invitation_is_no_guest_link(server, new) -> None:
    guest = await new("Ada")
    table = await guest.open(game="coup", seats=2)
    invite = await guest.request("GET", f"/api/tables/{table['id']}/invite")
    await (await new()).request("POST", "/api/guests/link", {"token": invite["token"]}, 403)


# -- accounts ----------------------------------------------------------------------------------------------------------


@people_test
async def test_a_guest_becomes_an_account_and_keeps_its_tables(server, new) -> None:
    guest = await new("Ada")
    link = await guest.request("GET", "/api/me/link")
    waiting = await guest.open(game="coup", seats=2, visibility="public")
    playing = await guest.open(game="coup", seats=2, bots={"1": "honest"}, start=True)
    made = await guest.request("POST", "/api/accounts", {"name": "Countess", "password": PASSWORD})
    assert made["me"]["id"] == guest.id
    assert made["me"]["kind"] == "account"
    assert len(set(made["codes"])) == 8
    for table in (waiting, playing):
        info = await guest.request("GET", f"/api/tables/{table['id']}")
        assert info["mine"] == [0]
        assert info["seats"][0]["name"] == "Countess"
    async with await guest.connect() as socket:
        assert (await socket.watch(playing["id"], 0))["state"]["seats"][0]["name"] == "Countess"
    # The guest's link would open the account: it is void.
    await (await new()).request("POST", "/api/guests/link", {"token": link["token"]}, 403)
    assert (await guest.request("GET", "/api/me/link", expect=403))["code"] == "not-a-guest"
    again = {"name": "Another", "password": PASSWORD}
    assert (await guest.request("POST", "/api/accounts", again, 409))["code"] == "has-account"


@people_test
async def test_log_in_and_out(server, new) -> None:
    await new("Ada", account=True)
    person = await new()
    wrong = [await login(person, "Ada", "wrong password", 401), await login(person, "Nobody", PASSWORD, 401)]
    assert wrong[0] == wrong[1], "whether a name exists is not told"
    assert (await login(person, "ａDA", PASSWORD))["name"] == "Ada"
    await person.request("DELETE", "/api/session")
    await person.request("GET", "/api/me", expect=401)


@people_test
async def test_logging_out_everywhere_ends_every_session_and_socket(server, new) -> None:
    first = await new("Ada", account=True)
    second = await new()
    await login(second, "Ada", PASSWORD)
    socket = await second.connect()
    await first.request("DELETE", "/api/session?everywhere=true")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.receive()
    assert closed.value.rcvd.code == 4401
    await second.request("GET", "/api/me", expect=401)
    await login(second, "Ada", PASSWORD)


@people_test
async def test_logging_in_takes_as_long_for_a_name_nobody_has(server, new) -> None:
    """The same work is done: a password is compared with a hash of the same parameters, once."""
    await new("Ada", account=True)
    person = await new()
    compared: list[str] = []
    verify = Passwords.verify

    def noted(self: Passwords, kept: str, password: str) -> bool:
        compared.append(kept)
        return verify(self, kept, password)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Passwords, "verify", noted)
        await login(person, "Ada", "wrong password", 401)
        await login(person, "Nobody", "wrong password", 401)
    known, unknown = compared
    assert known != unknown
    assert extract_parameters(known) == extract_parameters(unknown)


@people_test
async def test_the_password_is_changed_and_other_sessions_end(server, new) -> None:
    ada = await new("Ada", account=True)
    other = await new()
    await login(other, "Ada", PASSWORD)
    wrong = await ada.request("POST", "/api/me/password", {"old": "not it", "new": "another password"}, 403)
    assert wrong["code"] == "wrong"
    await ada.request("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"})
    await ada.request("GET", "/api/me")
    await other.request("GET", "/api/me", expect=401)
    await login(other, "Ada", PASSWORD, 401)
    await login(other, "Ada", "another password")


@people_test
async def test_a_recovery_code_works_once(server, new) -> None:
    ada = await new("Ada", account=True)
    secret = (await ada.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
    person = await new()
    given = {"name": "ada", "code": ada.codes[3].lower().replace("-", " "), "password": "a new password"}
    wrong = {**given, "code": "2222-2222-2222-2222"}
    assert (await person.request("POST", "/api/recovery", wrong, 401))["code"] == "wrong"
    assert (await person.request("POST", "/api/recovery", {**given, "name": "Bob"}, 401))["code"] == "wrong"
    assert (await person.request("POST", "/api/recovery", given))["id"] == ada.id
    await ada.request("GET", "/api/me", expect=401)
    assert (await person.http.get("/api/me", headers={"authorization": f"Bearer {secret}"})).status_code == 401
    await person.request("POST", "/api/recovery", given, 401)
    await person.request("POST", "/api/recovery", {**given, "code": ada.codes[4]})
    await login(person, "Ada", "a new password")
    codes = (await person.request("POST", "/api/me/codes"))["codes"]
    assert not set(codes) & set(ada.codes)
    await person.request("POST", "/api/recovery", {**given, "code": ada.codes[5]}, 401)
    await person.request("POST", "/api/recovery", {**given, "code": codes[0]})


# -- names -------------------------------------------------------------------------------------------------------------


@people_test
async def test_a_name_is_one_accounts_alone(server, new) -> None:
    await new("Paolo", account=True)
    person = await new("Somebody")
    for alike in ("paolo", "PAOLO", "Раоlо", "Pa0lo", "P a o l o", "ｐaolo", "Páolo", "PaoIo"):
        for method, path, data in (
            ("POST", "/api/accounts", {"name": alike, "password": PASSWORD}),
            ("POST", "/api/guests", {"name": alike}),
            ("PATCH", "/api/me", {"name": alike}),
        ):
            assert (await person.request(method, path, data, 409))["code"] == "taken", alike
    assert (await person.request("GET", "/api/me"))["name"] == "Somebody"


@people_test
async def test_a_name_can_be_read(server, new) -> None:
    person = await new("Somebody")
    for name in ("a\u200bb", "\u202ebob", "...", "[deleted]", "a\u0301\u0301\u0301\u0301", "x" * 41, "", "\x07"):
        assert (await person.request("PATCH", "/api/me", {"name": name}, 400))["code"].startswith("bad-"), name
    for name in ("Ёж", "O'Neill", "李雷", "Ä ö ü"):
        assert (await person.request("PATCH", "/api/me", {"name": name}))["name"] == name


@people_test
async def test_the_younger_of_two_look_alikes_may_keep_its_name(server, new) -> None:
    """An older server let both in; the younger is found by its exact spelling (see `test_names.py`)."""
    await new("Paolo", account=True)
    younger = await new("Somebody", account=True)
    with closing(sqlite3.connect(make_url(server.settings.database_url).database or "")) as database, database:
        database.execute("UPDATE users SET name = 'Paol0', folded = ? WHERE id = ?", (exact("Paol0"), younger.id))
    assert (await younger.request("PATCH", "/api/me", {"name": "Paol0", "language": "ru"}))["name"] == "Paol0"
    await login(await new(), "Paol0", PASSWORD)


@people_test
async def test_a_name_stays_anothers_when_the_older_look_alike_is_gone(server, new) -> None:
    """Else a third person could take a name that readers know as the younger's."""
    older, oldest = await new("Paolo", account=True), await new("Grace", account=True)
    younger, youngest = await new("Somebody", account=True), await new("Another", account=True)
    with closing(sqlite3.connect(make_url(server.settings.database_url).database or "")) as database, database:
        for name, person in (("Paol0", younger), ("Graсe", youngest)):
            database.execute("UPDATE users SET name = ?, folded = ? WHERE id = ?", (name, exact(name), person.id))
    await older.request("PATCH", "/api/me", {"name": "Ada"})
    await oldest.request("DELETE", "/api/me", {"password": PASSWORD})
    third = await new("Else", account=True)
    for alike in ("Paolo", "paolo", "Pa0lo", "Grace", "grace"):
        assert (await third.request("PATCH", "/api/me", {"name": alike}, 409))["code"] == "taken", alike
    await login(await new(), "Paol0", PASSWORD)
    assert (await younger.request("PATCH", "/api/me", {"name": "Paolo"}))["name"] == "Paolo"


@people_test
async def test_a_rename_reaches_tables_and_frees_the_old_name(server, new) -> None:
    ada = await new("Ada", account=True)
    bob = await new("Bob")
    waiting = await ada.open(game="coup", seats=2, visibility="public")
    playing = await ada.open(game="coup", seats=2, visibility="public")
    await bob.request("POST", f"/api/tables/{playing['id']}/join", {})
    await bob.request("POST", f"/api/tables/{playing['id']}/ready", {})
    async with await bob.connect() as socket:
        await socket.watch(playing["id"], 1)
        await ada.request("PATCH", "/api/me", {"name": "Grace"})
        await socket.drain()
        assert socket.tables[playing["id"]].state["seats"][0]["name"] == "Grace"
    for table in (waiting, playing):
        assert (await ada.request("GET", f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Grace"
    await bob.request("PATCH", "/api/me", {"name": "Ada"})
    await login(await new(), "Grace", PASSWORD)


@people_test
async def test_settings_and_language_are_kept(server, new) -> None:
    ada = await new("Ada")
    await ada.request("PATCH", "/api/me", {"language": "ru", "settings": {"sound": False}})
    me = await ada.request("PATCH", "/api/me", {})
    assert (me["language"], me["settings"]) == ("ru", {"sound": False})
    assert (await ada.request("PATCH", "/api/me", {"language": "xx"}, 400))["code"] == "bad-input"
    large = {"settings": {"x": "y" * 30_000}}
    assert (await ada.request("PATCH", "/api/me", large, 400))["code"] == "too-large"


# -- vacation ----------------------------------------------------------------------------------------------------------


@people_test
async def test_a_vacation_stops_the_days_of_running_tables(server, new) -> None:
    ada = await new("Ada")
    clocks = {"kind": "days", "days": 2}
    table = await ada.open(game="coup", seats=2, bots={"1": "honest"}, clocks=clocks, start=True)
    host = server.app.state.hub.tables[table["id"]]
    before = host.due()
    until = time.time() + 10 * 86_400
    assert (await ada.request("PATCH", "/api/me", {"vacation_until": until}))["vacation_until"] == until
    assert 0 in host.game.unanswered()
    assert before < until
    assert host.due() == pytest.approx(until + 2 * 86_400)
    assert host.chairs[0].vacation == until
    for bad in (time.time() - 5, time.time() + 60 * 86_400):
        assert (await ada.request("PATCH", "/api/me", {"vacation_until": bad}, 400))["code"] == "bad-vacation"
    assert (await ada.request("PATCH", "/api/me", {"vacation_until": None}))["vacation_until"] is None
    assert host.chairs[0].vacation is None


# -- programs ----------------------------------------------------------------------------------------------------------


@people_test
async def test_a_token_plays_for_its_owner_but_does_not_rule(server, new) -> None:
    ada = await new("Ada", account=True)
    token = await ada.request("POST", "/api/me/tokens", {"label": "my bot"})
    listed = await ada.request("GET", "/api/me/tokens")
    assert [entry["label"] for entry in listed] == ["my bot"]
    assert "secret" not in listed[0]
    program = await new()
    bearer = {"authorization": f"Bearer {token['secret']}"}
    assert (await program.http.get("/api/me", headers=bearer)).json()["id"] == ada.id
    wanted = {"game": "coup", "seats": 2, "bots": {"1": "honest"}, "start": True}
    opened = await program.http.post("/api/tables", json=wanted, headers=bearer)
    assert opened.status_code == 201, "no CSRF header is needed with a token"
    for method, path in (
        ("POST", "/api/me/codes"),
        ("POST", "/api/me/tokens"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
        ("PATCH", "/api/me"),
    ):
        refused = await program.http.request(method, path, json={}, headers=bearer)
        assert refused.status_code == 403, (method, path)
    address = server.url.replace("http", "ws") + "/ws"
    connection = await websockets.connect(address, additional_headers=bearer)
    assert '"welcome"' in str(await connection.recv())
    await ada.request("DELETE", f"/api/me/tokens/{token['id']}")
    with pytest.raises(websockets.ConnectionClosed):
        await connection.recv()
    assert (await program.http.get("/api/me", headers=bearer)).status_code == 401
    await ada.request("DELETE", f"/api/me/tokens/{token['id']}", expect=404)


@people_test
async def test_tokens_are_counted(server, new) -> None:
    ada = await new("Ada", account=True)
    for number in range(20):
        await ada.request("POST", "/api/me/tokens", {"label": f"bot {number}"})
    assert (await ada.request("POST", "/api/me/tokens", {"label": "one more"}, 409))["code"] == "too-many"


# -- others ------------------------------------------------------------------------------------------------------------


@people_test
async def test_a_block_is_kept_and_taken_back(server, new) -> None:
    ada, bob = await new("Ada"), await new("Bob")
    table = await bob.open(game="coup", seats=2, visibility="public")
    async with await ada.connect():
        connections = server.app.state.connections.open[ada.id]
        await ada.request("PUT", f"/api/users/{bob.id}/block")
        await ada.request("PUT", f"/api/users/{bob.id}/block")
        assert next(iter(connections)).gateway.blocked == {bob.id}
        assert (await ada.request("GET", "/api/me"))["blocked"] == [bob.id]
        assert (await ada.request("POST", f"/api/tables/{table['id']}/join", {}, 403))["code"] == "blocked"
        await ada.request("DELETE", f"/api/users/{bob.id}/block")
        assert next(iter(connections)).gateway.blocked == set()
    await ada.request("POST", f"/api/tables/{table['id']}/join", {})
    assert (await ada.request("PUT", f"/api/users/{ada.id}/block", expect=400))["code"] == "bad-input"
    assert (await ada.request("PUT", "/api/users/nobody/block", expect=404))["code"] == "unknown-user"


@people_test
async def test_a_blocked_player_is_not_heard_from_then_on(server, new) -> None:
    ada, bob = await new("Ada"), await new("Bob")
    table = (await ada.open(game="coup", seats=2, visibility="public"))["id"]
    await bob.request("POST", f"/api/tables/{table}/join", {})
    await bob.request("POST", f"/api/tables/{table}/ready", {})
    async with await ada.connect() as hearing, await bob.connect() as talking:
        await hearing.watch(table, 0)
        await talking.watch(table, 1)

        async def heard(text: str) -> bool:
            await talking.ask(type="say", table=table, seat=1, text=text)
            return any(text in str(message) for message in await hearing.drain())

        assert await heard("one")
        await ada.request("PUT", f"/api/users/{bob.id}/block")
        assert not await heard("two")
        assert not (await hearing.watch(table, 0)).get("chat")
        await ada.request("DELETE", f"/api/users/{bob.id}/block")
        assert await heard("three")


@people_test
async def test_a_profile_tells_what_everybody_may_know(server, new) -> None:
    ada, bob = await new("Ada", account=True), await new("Bob")
    profile = await bob.request("GET", f"/api/users/{ada.id}")
    assert profile.keys() == {"id", "name", "kind", "since", "ratings", "finished"}
    assert (profile["name"], profile["finished"], profile["ratings"]) == ("Ada", 0, [])
    await bob.request("GET", "/api/users/nobody", expect=404)


@people_test
async def test_reports_are_kept_for_those_who_keep_the_server(server, new) -> None:
    ada, bob = await new("Ada"), await new("Bob")
    await ada.request("POST", "/api/reports", {"user": bob.id, "text": "was rude"})
    for bad in ({"user": "nobody", "text": "x"}, {"user": bob.id, "text": "x", "table": "none"}):
        await ada.request("POST", "/api/reports", bad, 404)
    await ada.request("POST", "/api/reports", {"user": bob.id, "text": ""}, 400)
    assert (await ada.request("GET", "/api/me/export"))["reports"][0]["text"] == "was rude"


# -- one's data --------------------------------------------------------------------------------------------------------


@people_test
async def test_everything_kept_of_somebody_is_exported(server, new) -> None:
    ada = await new("Ada", account=True)
    bob = await new("Bob")
    await ada.request("POST", "/api/me/tokens", {"label": "my bot"})
    await ada.request("PUT", f"/api/users/{bob.id}/block")
    table = await ada.open(game="coup", seats=2, bots={"1": "honest"}, title="Court", start=True)
    async with await ada.connect() as socket:
        await socket.watch(table["id"], 0)
        await socket.ask(type="say", table=table["id"], seat=0, text="good evening")
    kept = await ada.request("GET", "/api/me/export")
    assert kept["me"]["name"] == "Ada"
    assert kept["me"]["blocked"] == [bob.id]
    assert [(own["id"], own["seat"], own["title"], own["host"]) for own in kept["tables"]] == [
        (table["id"], 0, "Court", True)
    ]
    assert [(line["table"], line["text"]) for line in kept["lines"]] == [(table["id"], "good evening")]
    assert [token["label"] for token in kept["tokens"]] == ["my bot"]
    assert "secret" not in kept["tokens"][0]
    assert PASSWORD not in str(kept)
    assert "argon2" not in str(kept)


@people_test
async def test_deleting_ones_data_leaves_the_game_to_a_bot_and_nothing_of_the_person(server, new) -> None:
    ada, bob = await new("Ada", account=True), await new("Bob")
    await bob.request("PUT", f"/api/users/{ada.id}/block")
    await bob.request("DELETE", f"/api/users/{ada.id}/block")
    await ada.request("POST", "/api/reports", {"user": bob.id, "text": "was rude"})
    playing = await ada.open(game="coup", seats=2, visibility="public")
    await bob.request("POST", f"/api/tables/{playing['id']}/join", {})
    await bob.request("POST", f"/api/tables/{playing['id']}/ready", {})
    waiting = await ada.open(game="coup", seats=3, visibility="public")
    await bob.request("POST", f"/api/tables/{waiting['id']}/join", {})
    alone = await ada.open(game="coup", seats=2, visibility="public")
    socket, other = await ada.connect(), await bob.connect()
    await socket.watch(playing["id"], 0)
    await socket.ask(type="say", table=playing["id"], seat=0, text="good evening")
    await other.watch(playing["id"], 1)
    await ada.request("DELETE", "/api/me")

    with pytest.raises(websockets.ConnectionClosed):
        await socket.next("never")
    await ada.request("GET", "/api/me", expect=401)
    await login(ada, "Ada", PASSWORD, 401)
    await bob.request("GET", f"/api/users/{ada.id}", expect=404)
    await other.drain()
    state = other.tables[playing["id"]].state
    assert state["seats"][0]["name"] == "[deleted]"
    assert state["seats"][0]["bot"]
    assert state["seats"][0]["resigned"]
    fresh = await other.watch(playing["id"], 1)
    assert [(line["name"], line["text"], line.get("user")) for line in fresh["chat"]] == [
        ("[deleted]", "good evening", None)
    ]
    info = await bob.request("GET", f"/api/tables/{waiting['id']}")
    assert (info["host"], info["seats"][0].get("user")) == (bob.id, None)
    assert (await bob.request("GET", f"/api/tables/{alone['id']}"))["status"] == "cancelled"
    await bob.request("PATCH", "/api/me", {"name": "Ada"})
    await other.connection.close()


@people_test
async def test_a_guest_can_be_deleted_too(server, new) -> None:
    guest = await new("Ada")
    link = await guest.request("GET", "/api/me/link")
    await guest.request("DELETE", "/api/me")
    await guest.request("GET", "/api/me", expect=401)
    await guest.request("POST", "/api/guests/link", {"token": link["token"]}, 403)


# -- sessions and tokens end when somebody says so ---------------------------------------------------------------------


@people_test
async def test_a_copied_cookie_ends_with_the_session_it_was_copied_from(server, new) -> None:
    ada = await new("Ada", account=True)
    elsewhere, thief = await new(), await new()
    await login(elsewhere, "Ada", PASSWORD)
    for name, value in elsewhere.http.cookies.items():
        thief.http.cookies.set(name, value)
    socket = await thief.connect()
    await thief.request("GET", "/api/me")
    await elsewhere.request("DELETE", "/api/session")
    await thief.request("GET", "/api/me", expect=401)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.receive()
    assert closed.value.rcvd.code == 4401
    await ada.request("GET", "/api/me")


@people_test
async def test_logging_out_everywhere_or_a_new_password_ends_tokens(server, new) -> None:
    ada = await new("Ada", account=True)

    async def works(secret: str) -> bool:
        return (await httpx.AsyncClient().get(f"{server.url}/api/me", headers={"authorization": secret})).is_success

    for end in ("everywhere", "password"):
        secret = "Bearer " + (await ada.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
        assert await works(secret)
        if end == "everywhere":
            await ada.request("DELETE", "/api/session?everywhere=true")
            await login(ada, "Ada", PASSWORD)
        else:
            await ada.request("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"})
        assert not await works(secret)


@people_test
async def test_a_cookie_of_an_older_server_still_opens_and_ends(server, new) -> None:
    ada = await new("Ada", account=True)
    with closing(sqlite3.connect(make_url(server.settings.database_url).database or "")) as database, database:
        (epoch,) = database.execute("SELECT epoch FROM users WHERE id = ?", (ada.id,)).fetchone()
    old = await new()
    cookie = CookieBackendConfig(secret=sha256(f"session:{server.settings.secret}".encode()).digest())
    (data,) = ClientSideSessionBackend(cookie).dump_data({"user": ada.id, "epoch": epoch})
    old.http.cookies.set("camarilla", data.decode())
    assert (await old.request("GET", "/api/me"))["id"] == ada.id
    copied = await new()
    copied.http.cookies.set("camarilla", data.decode())
    await old.request("DELETE", "/api/session")
    await copied.request("GET", "/api/me", expect=401)


@people_test
async def test_sessions_are_exported_and_too_old_or_too_many_ones_go(server, new) -> None:
    ada = await new("Ada", account=True)
    assert len((await ada.request("GET", "/api/me/export"))["sessions"]) == 1
    with closing(sqlite3.connect(make_url(server.settings.database_url).database or "")) as database, database:
        rows = [(f"{number}", ada.id, time.time() - number) for number in range(150)]
        database.executemany("INSERT INTO sessions (id, user, created) VALUES (?, ?, ?)", rows)
        database.execute("UPDATE sessions SET created = 0 WHERE id = '7'")
    await login(await new(), "Ada", PASSWORD)
    kept = (await ada.request("GET", "/api/me/export"))["sessions"]
    assert len(kept) <= 100
    assert 0.0 not in kept
