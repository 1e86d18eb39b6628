"""`camarilla admin`: users, tables, reports, backups."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from camarilla.cli.admin import admin as commands
from camarilla.cli.main import app, code_of
from camarilla.server.storage import backups
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Base

from .client import Person, play_out
from .services import missing, postgres

PASSWORD = "correct horse battery"
COMMANDS = [command.callback.__name__ for command in commands.registered_commands]


@pytest.fixture
def admin(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Runs a command on the test's database; gives what it printed, as data if it is JSON."""
    monkeypatch.delenv("CAMARILLA_DATABASE_URL", raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def go(*argv: str, expect: int = 0, data: Path = tmp_path) -> Any:
        with ThreadPoolExecutor(1) as beside:  # a command has an event loop of its own
            code = beside.submit(code_of, ["admin", *argv, "--data", str(data)]).result()
        shown = capsys.readouterr()
        assert code == expect, shown.err
        assert "Traceback" not in shown.err
        return json.loads(shown.out) if "--json" in argv else shown.out + shown.err

    return go


async def account(server: Any, name: str) -> Person:
    person = Person(server.url)
    made = await person.request("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    person.id = made["me"]["id"]
    return person


def test_every_command_has_a_help_with_an_example() -> None:
    assert len(COMMANDS) == 12
    for command in COMMANDS:
        shown = CliRunner().invoke(app, ["admin", command, "--help"])
        assert f"For example: camarilla admin {command} " in " ".join(shown.output.split()) + " ", command


def test_users_are_listed_and_promoted(server, admin) -> None:
    async def main() -> None:
        async with await account(server, "Ada") as ada, Person(server.url) as bob:
            await bob.arrive("Bob")
            assert [user["name"] for user in admin("users", "--json")] == ["Ada"]
            assert {user["name"] for user in admin("users", "--guests", "--json")} == {"Ada", "Bob"}
            assert [user["id"] for user in admin("users", "bo", "--guests", "--json")] == [bob.id]
            assert "Ada" in admin("users")
            admin("promote", "ada")
            assert (await ada.request("GET", "/api/me"))["admin"]
            admin("demote", ada.id)
            assert not (await ada.request("GET", "/api/me"))["admin"]
            assert "is a guest" in admin("promote", bob.id, expect=2)
            assert "there is no user 'Nobody'" in admin("promote", "Nobody", expect=2)

    asyncio.run(main())


def test_a_banned_user_is_out_until_let_in(server, admin) -> None:
    async def main() -> None:
        async with await account(server, "Mallory") as mallory:
            token = (await mallory.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
            bearer = {"authorization": f"Bearer {token}"}
            given = {"name": "Mallory", "password": PASSWORD}
            admin("ban", "Mallory")
            await mallory.request("GET", "/api/me", expect=401)
            assert (await mallory.http.get("/api/me", headers=bearer)).status_code == 401
            await mallory.request("POST", "/api/session", given, 401)
            admin("unban", "Mallory")
            await mallory.request("GET", "/api/me", expect=401)
            await mallory.request("POST", "/api/session", given)

    asyncio.run(main())


def test_a_reset_password_is_set_anew_with_the_code(server, admin) -> None:
    async def main() -> None:
        async with await account(server, "Ada") as ada:
            code = admin("reset", "Ada").split(": ")[-1].strip()
            await ada.request("GET", "/api/me", expect=401)
            await ada.request("POST", "/api/session", {"name": "Ada", "password": PASSWORD}, 401)
            wanted = {"name": "Ada", "code": code, "password": "another password"}
            assert (await ada.request("POST", "/api/recovery", wanted))["id"] == ada.id
            await ada.request("POST", "/api/recovery", wanted, 401)

    asyncio.run(main())


def test_a_stopped_table_takes_no_more_answers(server, admin) -> None:
    async def main() -> None:
        async with await account(server, "Ada") as ada:
            table = await ada.open(game="coup", seats=2, hot_seat=True, start=True, title="Court")
            (seat,) = table["waiting"]
            (listed,) = admin("tables", "--status", "running", "--json")
            assert (listed["id"], listed["title"], listed["seats"]) == (table["id"], "Court", ["Ada", "Ada"])
            async with await ada.connect() as socket:
                await socket.watch(table["id"], seat)
                prompt = socket.tables[table["id"]].prompt
                admin("stop", table["id"], "--reason", "A test.")
                given = {"prompt": prompt["id"], "notation": prompt["options"][0]["notation"]}
                refused = await socket.ask(type="answer", table=table["id"], seat=seat, **given)
                assert refused["type"] == "refused"
                refused = await socket.ask(type="answer", table=table["id"], seat=seat, **given)
                assert refused["code"] == "unknown-table"
            info = await ada.request("GET", f"/api/tables/{table['id']}")
            assert (info["status"], info["reason"], info["steps"]) == ("stopped", "A test.", table["steps"])
            assert "is stopped already" in admin("stop", table["id"], expect=2)
            assert "there is no table" in admin("stop", "nothing", expect=2)

    asyncio.run(main())


def test_reports_are_listed_until_handled(server, admin) -> None:
    async def main() -> None:
        async with await account(server, "Ada") as ada, await account(server, "Bob") as bob:
            await ada.request("POST", "/api/reports", {"user": bob.id, "text": "was rude"})
            (report,) = admin("reports", "--json")
            assert (report["by"], report["about"], report["text"]) == ("Ada", "Bob", "was rude")
            admin("handled", str(report["id"]))
            assert admin("reports", "--json") == []
            assert len(admin("reports", "--all", "--json")) == 1
            assert "there is no report 99" in admin("handled", "99", expect=2)

    asyncio.run(main())


# -- backups -----------------------------------------------------------------------------------------------------------


async def everything(url: str) -> dict[str, list[Any]]:
    """All rows of a database, but not which processes use it."""
    database = Database(url)
    rows = {}
    async with database.session() as session:
        for table in Base.metadata.sorted_tables:
            if table.name != "processes":
                found = await session.execute(select(*table.columns).order_by(*table.primary_key))
                rows[table.name] = [tuple(row) for row in found]
    await database.engine.dispose()
    return rows


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'camarilla.db'}"


async def lived(server: Any) -> tuple[Person, str, str]:
    """Somebody who has finished a game and is in the middle of another, and has said something."""
    ada = await account(server, "Ada")
    await ada.request("PATCH", "/api/me", {"settings": {"театр": "да"}})
    finished = (await ada.open(game="coup", seats=2, hot_seat=True, start=True))["id"]
    running = (await ada.open(game="coup", seats=2, bots={"1": "honest"}, start=True))["id"]
    async with await ada.connect() as socket:
        await socket.watch(running, 0)
        await socket.ask(type="say", table=running, seat=0, text="добрый вечер")
    sockets = {}
    for seat in (0, 1):
        sockets[seat] = await ada.connect()
        await sockets[seat].watch(finished, seat)
    await play_out(sockets, finished, lambda _, prompt: prompt["options"][-1]["notation"])
    for socket in sockets.values():
        await socket.connection.close()
    for _ in range(100):
        if (await ada.request("GET", f"/api/tables/{finished}"))["status"] == "finished":
            break
        await asyncio.sleep(0.05)
    return ada, finished, running


def test_a_backup_made_while_playing_restores_everything(new_server, admin, tmp_path) -> None:
    server = new_server()
    file, elsewhere = tmp_path / "all.backup", tmp_path / "elsewhere"

    async def before() -> tuple[bytes, str, str]:
        ada, finished, running = await lived(server)
        async with ada:
            record = await ada.request("GET", f"/api/tables/{finished}/record")
            assert str(file) in admin("backup", str(file))
            return record, finished, running

    record, finished, running = asyncio.run(before())
    assert file.stat().st_mode & 0o077 == 0
    rows = asyncio.run(everything(server.settings.database_url))
    server.stop()
    admin("restore", str(file), data=elsewhere)
    restored = asyncio.run(everything(sqlite(elsewhere)))
    assert restored == rows
    assert all(rows[name] for name in ("users", "tables", "seats", "operations", "positions", "records", "chat"))

    again = new_server(database_url=sqlite(elsewhere))

    async def after() -> None:
        async with Person(again.url) as ada:
            me = await ada.request("POST", "/api/session", {"name": "Ada", "password": PASSWORD})
            assert me["settings"] == {"театр": "да"}
            assert await ada.request("GET", f"/api/tables/{finished}/record") == record
            async with await ada.connect() as socket:
                snapshot = await socket.watch(running, 0)
                assert snapshot["prompt"]["options"]
                assert snapshot["chat"][0]["text"] == "добрый вечер"
                await socket.ask(type="say", table=running, seat=0, text="good evening")

    asyncio.run(after())


def test_a_restore_does_not_overwrite_by_accident(server, admin, tmp_path) -> None:
    async def main() -> None:
        async with await account(server, "Ada"):
            pass

    asyncio.run(main())
    file = tmp_path / "all.backup"
    admin("backup", str(file))
    server.stop()
    rows = asyncio.run(everything(server.settings.database_url))
    assert "is not empty" in admin("restore", str(file), expect=2)
    assert asyncio.run(everything(server.settings.database_url)) == rows
    admin("restore", str(file), "--replace")
    assert asyncio.run(everything(server.settings.database_url)) == rows


def test_a_restore_waits_for_the_server_to_stop(server, admin, tmp_path) -> None:
    async def main() -> None:
        async with await account(server, "Ada"):
            pass

    asyncio.run(main())
    file = tmp_path / "all.backup"
    admin("backup", str(file))
    assert "stop it first" in admin("restore", str(file), "--replace", expect=2)


def test_what_is_no_whole_backup_is_refused(server, admin, tmp_path) -> None:
    file = tmp_path / "all.backup"
    admin("backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    header = json.loads(lines[0])

    def packed(*content: bytes) -> bytes:
        return gzip.compress(b"".join(content))

    def headed(**changes: Any) -> bytes:
        return packed(json.dumps({**header, **changes}).encode() + b"\n", *lines[1:])

    for wrong, sentence in (
        (packed(*lines[:-1]), "cut short"),
        (packed(lines[0], b'{"table":"users","row":{}}\n', lines[-1]), "rows are missing"),
        (file.read_bytes()[:-20], "not a whole backup"),
        (b"something else", "cannot be read"),
        (packed(b"{}\n", b'{"rows":0}\n'), "is no backup"),
        (headed(format="camarilla backup 9"), "camarilla backup 9"),
        (headed(schema="9999"), "newer Camarilla"),
    ):
        bad = tmp_path / "bad.backup"
        bad.write_bytes(wrong)
        assert sentence in admin("restore", str(bad), data=tmp_path / "new", expect=2)
    assert "No such file" in admin("restore", str(tmp_path / "none"), data=tmp_path / "new", expect=2)
    assert "cannot be written" in admin("backup", str(tmp_path / "none" / "file"), expect=2)
    assert not os.path.exists(tmp_path / "none")


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def city() -> Any:
    """An empty database in PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.mark.long
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
def test_a_backup_moves_between_sqlite_and_postgresql(new_server, admin, tmp_path, city, monkeypatch) -> None:
    server = new_server()

    async def before() -> None:
        ada, _, _ = await lived(server)
        async with ada:
            await ada.request("POST", "/api/reports", {"user": ada.id, "text": "myself"})

    asyncio.run(before())
    server.stop()
    rows = asyncio.run(everything(server.settings.database_url))
    first, second, home = tmp_path / "first.backup", tmp_path / "second.backup", tmp_path / "home"
    admin("backup", str(first))

    monkeypatch.setenv("CAMARILLA_DATABASE_URL", city)
    admin("restore", str(first))
    assert asyncio.run(everything(city)) == rows
    assert "is not empty" in admin("restore", str(first), expect=2)
    admin("restore", str(first), "--replace")
    moved = new_server(database_url=city)

    async def between() -> None:
        async with Person(moved.url) as ada:
            await ada.request("POST", "/api/session", {"name": "Ada", "password": PASSWORD})
            # Rows that the database numbers itself go on after those that were restored.
            await ada.request("POST", "/api/me/codes")
            me = await ada.request("GET", "/api/me")
            await ada.request("POST", "/api/reports", {"user": me["id"], "text": "again"})
            (running,) = [table["id"] for table in (await ada.request("GET", "/api/tables?list=mine"))["tables"]]
            async with await ada.connect() as socket:
                await socket.watch(running, 0)
                assert (await socket.ask(type="say", table=running, seat=0, text="here"))["type"] == "accepted"

    asyncio.run(between())
    moved.stop()
    admin("backup", str(second))
    rows = asyncio.run(everything(city))

    monkeypatch.delenv("CAMARILLA_DATABASE_URL")
    admin("restore", str(second), data=home)
    assert asyncio.run(everything(sqlite(home))) == rows


@pytest.mark.long
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
def test_what_postgresql_cannot_hold_is_refused(new_server, city) -> None:
    server = new_server(database_url=city)

    async def main() -> None:
        async with Person(server.url) as ada:
            await ada.arrive("Grace")
            for method, path, data in (
                ("GET", "/api/tables/a%00b", None),
                ("GET", "/api/users/a%00b", None),
                ("GET", "/api/users/" + "x" * 500, None),
                ("GET", "/api/tables?after=1e999", None),
                ("GET", "/api/tables?after=nan", None),
                ("GET", "/api/tables?game=a%00b", None),
                ("POST", "/api/reports", {"user": ada.id, "text": "a\x00b"}),
                ("POST", "/api/reports", {"user": ada.id, "text": "a", "table": "\x00"}),
                ("POST", "/api/session", {"name": "\x00", "password": "\x00"}),
                ("POST", "/api/session", {"name": "a" * 9000, "password": "\x00"}),
                ("POST", "/api/tables", {"game": "coup", "seats": 2, "title": "a\x00b"}),
                ("PATCH", "/api/me", {"name": "ﷺ" * 30}),
                ("PATCH", "/api/me", {"settings": {"a\x00": "\x00"}}),
                ("POST", "/api/guests/link", {"token": "\x00"}),
                ("DELETE", "/api/me/tokens/%00", None),
                ("PUT", "/api/users/%00/block", None),
                ("PUT", "/api/tables/x/seats/99999999999999999999", {"bot": None}),
            ):
                answer = await ada.http.request(
                    method, path, json=data, headers={"x-csrftoken": ada.http.cookies["csrftoken"]}
                )
                assert answer.status_code < 500, (method, path, data, answer.text)

    asyncio.run(main())


def test_a_backup_is_of_one_moment(new_server, tmp_path, monkeypatch) -> None:
    server = new_server()

    async def main() -> None:
        async with await account(server, "Ada"):
            pass
        database = Database(server.settings.database_url)
        write = backups.write_line
        late: list[Any] = []

        def meddling(file: Any, line: Any) -> None:
            write(file, line)
            if not late and getattr(line, "table", "") == "users":
                with ThreadPoolExecutor(1) as beside:
                    late.append(beside.submit(lambda: asyncio.run(open_a_table())).result())

        async def open_a_table() -> str:
            async with await Person(server.url).arrive("Bob") as bob:
                return (await bob.open(game="coup", seats=2, bots={"1": "honest"}, start=True))["id"]

        monkeypatch.setattr(backups, "write_line", meddling)
        await backups.backup(database, tmp_path / "all.backup")
        await database.close()
        assert late
        assert late[0].encode() not in gzip.decompress((tmp_path / "all.backup").read_bytes())

    asyncio.run(main())
