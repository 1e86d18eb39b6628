"""Runs the command line in this process: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from camarilla.bots.match import play_match
from camarilla.cli.main import run
from camarilla.kernel.records import Record


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's games but the test's own, a folder to write in, and one width for all."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("CAMARILLA_LANG", raising=False)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    def go(*argv: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as stop:
            run(list(argv))
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        assert isinstance(stop.value.code, int)
        return Outcome(stop.value.code, shown.out, shown.err)

    return go


@pytest.fixture(scope="session")
def record() -> Record:
    """A finished game of four bots."""
    played = play_match("potdevin", ["random"] * 4, seed=11, record=True).record
    assert played is not None
    return played


@pytest.fixture
def record_file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.lines())
    return path
