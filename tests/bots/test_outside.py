"""Bots from outside: classes named on the command line, and those that packages register."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from camarilla import find
from camarilla.bots import bot_named, bot_names, is_bot, outside
from camarilla.bots.outside import is_class_name
from camarilla.cli.main import code_of
from camarilla.kernel.errors import BadInput

MINE = """
class First:
    thinks = listens = False

    def act(self, look, rng):
        return look.options[0]


class Told(First):
    def __init__(self, game, patience=3):
        self.game = game


NOT_A_BOT = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, in which commands are given."""
    (tmp_path / "mybots_for_test.py").write_text(MINE)
    (tmp_path / "broken_for_test.py").write_text("import no_such_module_anywhere")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("mybots_for_test", None)


def test_a_class_is_named_with_its_module(folder: Path) -> None:
    game = find("coup")
    assert type(bot_named(game, "mybots_for_test:First")).__name__ == "First"
    told: Any = bot_named(game, "mybots_for_test:Told")
    assert told.game is game, "a class that wants to be told something is told the game"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere_for_test:First", "there is no module 'nowhere_for_test'"),
        ("mybots_for_test:Second", "has no 'Second'"),
        ("mybots_for_test:NOT_A_BOT", "is no bot"),
    ],
)
def test_what_cannot_be_found_is_a_sentence(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        bot_named(find("coup"), name)


def test_a_module_that_does_not_import_says_why(folder: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        bot_named(find("coup"), "broken_for_test:First")


def test_commands_know_classes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = "mybots_for_test:First,random"
    assert code_of(["simulate", "coup", "--bots", bots, "--games", "4", "--seed", "1", "--json"]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)["bots"]] == bots.split(",")
    command = ["arena", "coup", "--bots", bots, "--seats", "2", "--games", "4", "--json", "--records", "kept"]
    assert code_of(command) == 0
    assert sorted(path.name for path in (folder / "kept").iterdir()) == [f"coup-{at:05d}.jsonl" for at in range(4)]
    capsys.readouterr()
    assert code_of(["verify", str(folder / "kept" / "coup-00003.jsonl")]) == 0


def test_an_arena_on_a_cluster_writes_no_records(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["arena", "coup", "--ray", "local", "--records", "kept"]) == 2
    assert "not by --ray" in capsys.readouterr().err


def test_a_server_takes_no_class_by_name() -> None:
    assert not is_bot(find("coup"), "os:system")
    assert is_class_name("os:system")


def test_packages_register_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class OnlyCoup:
        games = ("coup",)
        thinks = listens = False

        def act(self, look: Any, rng: Any) -> Any:
            return look.options[0]

    class Entry:
        name = "mine"

        def load(self) -> Any:
            return OnlyCoup

    monkeypatch.setattr(outside, "entry_points", lambda group: [Entry()] if group == outside.GROUP else [])
    outside._registered.cache_clear()
    try:
        assert isinstance(bot_named(find("coup"), "mine"), OnlyCoup)
        assert bot_names(find("coup"))[-1] == "mine"
        assert is_bot(find("coup"), "mine")
        assert "mine" not in bot_names(find("oath"))
    finally:
        outside._registered.cache_clear()
