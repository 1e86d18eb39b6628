"""`camarilla serve` as a process, and what it logs."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import text

from camarilla.cli import serve as command
from camarilla.cli.main import code_of
from camarilla.kernel.errors import BadInput
from camarilla.server.ops.logs import set_up_logging
from camarilla.server.ops.process import bound, is_loopback, only_server
from camarilla.server.settings import Settings

from .client import Person


class Process:
    """A server started from the command line."""

    def __init__(self, data: Path, *argv: str) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CAMARILLA_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "camarilla", "serve", "--data", str(data), *argv],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=kept,
            text=True,
        )

    def address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line + self.end()[1]
        return found.group()

    def end(self) -> tuple[int, str]:
        """Ask it to stop; gives its exit code and what it logged."""
        self.process.send_signal(signal.SIGINT)
        try:
            _, logged = self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return self.process.returncode, logged


def test_serve_needs_nothing_set_up(tmp_path) -> None:
    process = Process(tmp_path / "data", "--port", "0")
    try:
        url = process.address()
        assert url.startswith("http://127.0.0.1:")

        async def main() -> None:
            async with Person(url) as ada:
                await ada.arrive("Ada")
                table = await ada.open(game="coup", seats=2, bots={"1": "honest"}, start=True)
                async with await ada.connect() as socket:
                    assert "permessage-deflate" not in str(socket.connection.response.headers)
                    assert (await socket.watch(table["id"], 0))["view"]["board"], "whoever begins, the game is there"

        asyncio.run(main())
        answer = httpx.get(url + "/healthz")
        assert answer.json()["status"] == "ok"
        assert "server" not in answer.headers
    finally:
        code, logged = process.end()
    assert code in (0, 130, -signal.SIGINT)
    assert "Traceback" not in logged
    assert (tmp_path / "data" / "camarilla.db").exists()
    assert (tmp_path / "data" / "server.key").stat().st_mode & 0o077 == 0
    for line in logged.splitlines():
        assert json.loads(line)["event"]


def test_a_port_that_is_taken_is_one_sentence(capsys, tmp_path) -> None:
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        assert code_of(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"error: cannot listen at 127.0.0.1 port {port}" in capsys.readouterr().err


def test_without_the_server_extra_there_is_one_sentence(capsys, monkeypatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    monkeypatch.setattr(command, "import_module", missing)
    for argv in (["serve"], ["admin", "users"]):
        assert code_of(argv) == 2
        sentence = "the server needs litestar, which is not installed: run pip install '.[server]' in a checkout"
        assert sentence in capsys.readouterr().err


def test_a_database_nobody_serves_is_one_sentence(tmp_path) -> None:
    (tmp_path / "camarilla.db").mkdir()
    process = Process(tmp_path, "--port", "0")
    _, logged = process.process.communicate(timeout=60)
    assert process.process.returncode == 2
    assert logged.splitlines()[-1].startswith("error: the server could not start")


def test_two_servers_on_one_file_are_one_sentence_and_the_first_goes_on(tmp_path) -> None:
    first = Process(tmp_path, "--port", "0")
    try:
        url = first.address()
        second = Process(tmp_path, "--port", "0")
        _, logged = second.process.communicate(timeout=60)
        assert second.process.returncode == 2
        assert logged.splitlines()[-1].startswith(f"error: another server uses {tmp_path / 'camarilla.db'} already")
        assert httpx.get(url + "/healthz").is_success
    finally:
        first.end()
    third = Process(tmp_path, "--port", "0")
    try:
        assert third.address(), "nobody holds it any more"
    finally:
        third.end()


def test_a_folder_that_cannot_be_written_is_one_sentence(capsys, monkeypatch, tmp_path) -> None:
    monkeypatch.delenv("CAMARILLA_SECRET", raising=False)
    (tmp_path / "file").touch()
    assert code_of(["serve", "--data", str(tmp_path / "file" / "data")]) == 2
    assert "cannot be written: Not a directory; choose another folder with --data" in capsys.readouterr().err

    def read_only(*_: Any, **__: Any) -> Any:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    with monkeypatch.context() as patch:
        patch.setattr("camarilla.server.settings.os.open", read_only)
        assert code_of(["serve", "--data", str(tmp_path)]) == 2
    assert "server.key cannot be written: Read-only file system" in capsys.readouterr().err
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'no folder' / 'db'}", secret="")
    with pytest.raises(BadInput, match="db cannot be written"), only_server(settings):
        pass


def test_the_server_needs_no_module_that_only_some_systems_have() -> None:
    """On Windows there is no `fcntl`, and none of the others."""
    absent = ("fcntl", "grp", "pwd", "resource", "syslog", "termios")
    code = f"import sys; sys.modules.update(dict.fromkeys({absent})); import camarilla.server.ops.process"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_only_loopback_is_private() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost", "127.8.8.8")] == [True] * 4
    assert not any(is_loopback(host) for host in ("0.0.0.0", "::", "192.168.1.2", "example.org"))
    assert Settings(database_url="", secret="").host == "127.0.0.1"


# -- logs --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is logged, from the most talkative level on."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up_logging(stream, logging.DEBUG)
    logging.getLogger("sqlalchemy").setLevel(logging.INFO)
    logging.getLogger("websockets.server").setLevel(logging.INFO)
    for name in ("httpx", "httpcore", "websockets.client", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_logs_are_json_lines(logged) -> None:
    structlog.get_logger().info("something", table="t1")
    logging.getLogger("some.library").warning("other %s", "words")
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [("something", "info"), ("other words", "warning")]
    assert lines[0]["table"] == "t1"
    assert lines[0]["timestamp"].endswith("Z")


def test_what_is_called_a_secret_is_hidden(logged) -> None:
    structlog.get_logger().info(
        "x", password="hunter2", Authorization="hunter2", seed="hunter2", path="/a?token=hunter2"
    )
    assert "hunter2" not in logged.getvalue()
    assert json.loads(logged.getvalue())["path"] == "/a"


def test_at_a_terminal_no_values_of_variables_are_shown() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = Terminal()
    set_up_logging(stream)
    try:
        password = "hunter" + "2"
        raise ValueError(len(password))
    except ValueError:
        structlog.get_logger().exception("it failed")
    finally:
        root.handlers = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    assert "it failed" in stream.getvalue()
    assert "ValueError: 7" in stream.getvalue()
    assert "hunter2" not in stream.getvalue()


def test_no_secret_is_logged(logged, new_server, monkeypatch) -> None:
    server = new_server()
    secrets: set[str] = set()

    async def main() -> None:
        async with Person(server.url) as ada:
            guest = await ada.request("POST", "/api/guests", {"name": "Ada"})
            secrets.add((await ada.request("GET", "/api/me/link"))["token"])
            made = await ada.request("POST", "/api/accounts", {"name": "Ada", "password": "hunter2-hunter2"})
            secrets.update(["hunter2-hunter2", *made["codes"]])
            token = (await ada.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
            secrets.add(token)
            table = await ada.open(game="coup", seats=2, bots={"1": "honest"}, start=True)
            secrets.add((await ada.request("GET", f"/api/tables/{table['id']}/invite"))["token"])
            async with await ada.connect() as socket:
                await socket.watch(table["id"], 0)
            host = server.app.state.hub.tables[table["id"]]
            secrets.add(host.seed.hex())
            bearer = {"authorization": f"Bearer {token}"}
            await ada.http.get(f"/api/me?guest={token}", headers=bearer)
            await ada.request("POST", "/api/session", {"name": "Ada", "password": "wrong-password-x"}, 401)
            secrets.add("wrong-password-x")
            secrets.update(ada.http.cookies.values())

            given = {"name": "Ada", "password": "hunter2-hunter2"}

            # Things that go wrong are logged whole: with neither parameters nor what was sent.
            async def fails(*_: Any, **__: Any) -> None:
                async with server.app.state.database.session() as session:
                    await session.execute(text("INSERT INTO nowhere VALUES (:password)"), given)

            monkeypatch.setattr("camarilla.server.people.accounts.People.login", fails)
            failed = await ada.request("POST", f"/api/session?token={token}", given, 500, headers=bearer)
            assert failed["detail"] == "something went wrong here; it was logged"
            assert guest["id"]

    asyncio.run(main())
    secrets.add(server.settings.secret)
    lines = logged.getvalue()
    assert "no such table: nowhere" in lines, "the failure was logged"
    for secret in secrets:
        assert len(secret) > 8
        assert secret not in lines
