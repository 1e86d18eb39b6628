"""`camarilla chronicle`: records, documents and strings, to read, to take along and to bring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camarilla.checks.laws import pick
from camarilla.cli.main import code_of
from camarilla.games.oath.chronicle_string import decode
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

EXAMPLES = Path(__file__).parents[1] / "games" / "oath" / "chronicle_examples.json"
STRING = str(json.loads(EXAMPLES.read_text("utf-8"))[-1]["string"])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game at random."""
    table = Table.new(find("oath"), 2, seed=4, options={"deeds": 2})
    rng = Rng(seed_bytes(4)).fork("chronicle")
    while not table.over:
        table.play(*pick(table, rng))
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_bytes(table.record.lines())
    return path


def run(capsys: Any, *words: str) -> tuple[int, str, str]:
    code = code_of(["chronicle", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_chronicle_of_a_record_is_told_and_taken_along(capsys: Any, record: Path) -> None:
    code, told, _ = run(capsys, "show", str(record))
    assert code == 0
    assert told.startswith("Empire and Exile: game 2 comes next")
    assert "Oath of Supremacy" in told
    assert "8. " in told
    code, text, _ = run(capsys, "export", str(record))
    assert (code, decode(text.strip())["game_number"]) == (0, 2)
    _, again, _ = run(capsys, "show", text.strip(), "--json")
    assert json.loads(again)["number"] == 2


def test_a_string_becomes_a_document_that_a_game_is_played_from(capsys: Any, tmp_path: Path) -> None:
    saved, document = tmp_path / "saved.txt", tmp_path / "chronicle.json"
    saved.write_text(f"{STRING}\n")
    assert run(capsys, "import", str(saved), "-o", str(document))[0] == 0
    assert json.loads(document.read_text("utf-8"))["name"] == "Empire and Exile"
    assert run(capsys, "show", str(document), "--lang", "ru")[1].startswith("Empire and Exile: дальше партия 2")
    table = ["--games", "1", "--seats", "2", "--bots", "random,random"]
    code = code_of(["simulate", "oath", *table, "--option", f"chronicle=@{document}", "--option", "deeds=1"])
    assert code == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["import", "nowhere.txt"], "there is no such file, and it is no chronicle string"),
        (["import", STRING[:60]], "the chronicle string: oath: this chronicle string ends too early"),
        (["export", STRING.replace("012345", "01234x")], "the order of suits is 0 to 5 in some order, not '01234x'"),
        (["show", "FFFFFF" + STRING[6:]], "chronicle strings of version 255.255.255 are not known"),
        (["show"], "Missing argument"),
    ],
)
def test_what_is_no_chronicle_is_refused_in_one_sentence(capsys: Any, words: list[str], why: str) -> None:
    code, _, error = run(capsys, *words)
    assert code == 2
    assert why in error
    assert error.count("\n") == 1


def test_a_game_that_leaves_no_chronicle_says_so(capsys: Any, tmp_path: Path) -> None:
    table = Table.new(find("coup"), 2, seed=1, options={"turn_cap": 1})
    rng = Rng(seed_bytes(1)).fork("chronicle")
    while not table.over:
        table.play(*pick(table, rng))
    path = tmp_path / "coup.jsonl"
    path.write_bytes(table.record.lines())
    code, _, error = run(capsys, "export", str(path))
    assert code == 2
    assert "a game of coup, which leaves no chronicle" in error
