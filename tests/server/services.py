"""PostgreSQL and Redis for tests: Debian's, started in a temporary folder on a free port of the loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from .conftest import free_port

HERE = Path(__file__).parent


def postgres_tool(name: str) -> str | None:
    """A program of PostgreSQL's, on the path or where Debian keeps it."""
    found = shutil.which(name)
    if found and not Path(found).is_symlink():
        return found
    homes = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(homes[-1]) if homes else found


def missing() -> str:
    """What is not installed, in words; empty if all is there."""
    absent = [name for name in ("initdb", "postgres") if postgres_tool(name) is None]
    if shutil.which("redis-server") is None:
        absent.append("redis-server")
    return ", ".join(absent)


def as_other_user() -> dict[str, int]:
    """PostgreSQL refuses to run as root: run it as its own user then."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid}


class Service:
    """A program that serves on a port of the loopback, and can be stopped and started again there."""

    def __init__(self, url: str, port: int, command: list[str], other: dict[str, int] | None = None) -> None:
        self.url = url
        self.port = port
        self.command = command
        self.other = other or {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.command, **quiet, **self.other)  # type: ignore[call-overload]
        wait_for_port(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: PostgreSQL ends all connections at once then."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    @contextmanager
    def running(self) -> Iterator[Service]:
        """Run it meanwhile."""
        self.start()
        try:
            yield self
        finally:
            self.stop()


@contextmanager
def postgres_service() -> Iterator[Service]:
    """A PostgreSQL server with an empty database."""
    with TemporaryDirectory(prefix="camarilla-pg-") as name:
        folder = Path(name)
        other = as_other_user()
        if other:
            os.chown(folder, other["user"], other["group"])
        port, data = free_port(), folder / "data"
        initdb, server = postgres_tool("initdb"), postgres_tool("postgres")
        assert initdb is not None
        assert server is not None
        made = [initdb, "-D", str(data), "-U", "camarilla", "-A", "trust", "-E", "UTF8", "--no-sync"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(made, check=True, **quiet, **other)  # type: ignore[call-overload]
        options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", str(folder), "-c", "fsync=off"]
        url = f"postgresql+asyncpg://camarilla@127.0.0.1:{port}/postgres"
        with Service(url, port, [server, "-D", str(data), *options], other).running() as service:
            yield service


@contextmanager
def redis_service() -> Iterator[Service]:
    """A Redis server that keeps nothing."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", gettempdir()]
    with Service(f"redis://127.0.0.1:{port}/0", port, command).running() as service:
        yield service


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; gives the address of an empty database."""
    with postgres_service() as service:
        yield service.url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis server that keeps nothing; gives its address."""
    with redis_service() as service:
        yield service.url


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 40) -> None:
    """Wait until something listens."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert process.poll() is None, f"the process on port {port} has ended"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on port {port}")


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, redis_url: str | None = None, lease: float = 5.0) -> None:
        self.environment = {**os.environ, "TEST_DATABASE": database, "TEST_LEASE": str(lease)}
        if redis_url is not None:
            self.environment["TEST_REDIS"] = redis_url
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.name = f"on-{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        """Start it, again on the same port."""
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "process.py"), str(self.port)], env=self.environment, start_new_session=True
        )
        wait_for_port(self.port, self.process)
        return self

    def kill(self) -> None:
        """Kill it as `kill -9` does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(which)

    def stop(self) -> None:
        """Let it end by itself."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
