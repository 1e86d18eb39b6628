"""The real thing at a pseudo terminal: the drawn table, its keys, and the terminal as it was afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

WAIT = 60.0
"""Seconds; far more than needed, for busy machines."""


class Terminal:
    """A command at a terminal of 80 by 24."""

    def __init__(self, *argv: str) -> None:
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(self.ours, (24, 80))
        environment = {**os.environ, "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-X", "utf8", "-m", "camarilla", *argv],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        os.set_blocking(self.ours, False)
        self.seen = ""

    def until(self, text: str) -> str:
        """Read until this was shown; returns what was shown since the last call, without colours."""
        deadline = time.monotonic() + WAIT
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} was not shown; this was: {self.seen[-3000:]}"
            self.seen += self.read()
        shown, self.seen = self.seen, ""
        return shown

    def read(self) -> str:
        try:
            data = os.read(self.ours, 65536).decode(errors="replace")
        except BlockingIOError:
            time.sleep(0.02)
            return ""
        except OSError:  # the other end was closed
            return ""
        return re.sub(r"\x1b\[[0-9;]*m", "", data)

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode() + b"\n")

    def end(self) -> int:
        return self.process.wait(WAIT)


@pytest.fixture
def table() -> Iterator[Terminal]:
    terminal = Terminal("play", "potdevin", "--seed", "3", "--pace", "0", "--hot-seat", "2")
    yield terminal
    terminal.process.kill()
    terminal.process.wait()
    os.close(terminal.ours)


def test_a_table_in_a_terminal(table: Terminal, tmp_path: Path) -> None:
    shown = table.until("> ")
    assert "\x1b[?1049h" in shown, "the table has a screen of its own"
    assert "Pass the device to player" in shown
    assert "╭" not in shown, "nothing is shown before the device is passed"
    table.type("")
    shown = table.until("> ")
    assert "╭─1──╮" in shown
    assert "♔ aristocrats" in shown
    table.type("why nonsense")
    table.until("nonsense: there is no such move here [PV-")
    table.type("help")
    table.until("Press Enter to continue.")
    table.type("")
    table.until("╭─1──╮")
    table.type("quit")
    shown = table.until("Continue with: ")
    assert "\x1b[?1049l" in shown, "the terminal is as it was"
    assert table.end() == 0
    assert list((tmp_path / "state" / "camarilla" / "saves").glob("*.json"))


def test_ctrl_c_gives_the_terminal_back(table: Terminal) -> None:
    table.until("> ")
    os.killpg(table.process.pid, 2)
    assert "\x1b[?1049l" in table.until("\x1b[?1049l")
    assert table.end() == 130


def test_a_replay_in_a_terminal(record_file: Path) -> None:
    terminal = Terminal("replay", str(record_file))
    try:
        assert "Seat A is dealt" in terminal.until("0 of ")
        terminal.type("")
        terminal.until("Step 1: ")
        terminal.type("g 5")
        terminal.until("Step 5: ")
        terminal.type("p")
        terminal.until("4 of ")
        terminal.type("q")
        terminal.until("\x1b[?1049l")
        assert terminal.end() == 0
    finally:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.ours)
