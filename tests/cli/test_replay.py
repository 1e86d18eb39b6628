from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camarilla.bots.match import play_match
from camarilla.cli.replay import moved, seen
from camarilla.kernel.records import Record
from camarilla.kernel.replay import fork, replay
from camarilla.kernel.table import Table


def rewritten(path: Path, record: Record, **changes: Any) -> Path:
    """The record with some of its header changed."""
    header, *rest = record.lines().split(b"\n")
    path.write_bytes(b"\n".join([json.dumps({**json.loads(header), **changes}).encode(), *rest]))
    return path


def test_a_record_is_told_from_its_set_up_to_its_result(cli: Any, record_file: Path, record: Record) -> None:
    code, out, err = cli("replay", str(record_file))
    assert (code, err) == (0, "")
    assert out.startswith(
        "Pot de Vin, 4 seats, rules revision 1\nOptions: teams=False\nEverything in the record is shown"
    )
    assert f"Step {len(record.entries)}: " in out
    assert all(f"Seat {letter} is dealt " in out for letter in "ABCD")
    assert "is dealt 10 cards" not in out, "everything is open"
    assert record.result is not None
    assert f"1. Seat {'ABCD'[record.result.winners[0]]}: {record.result.scores[record.result.winners[0]]}\n" in out


@pytest.mark.parametrize("seat", ["B", "b", "1"])
def test_through_the_eyes_of_a_seat(cli: Any, record_file: Path, seat: str) -> None:
    code, out, _ = cli("replay", str(record_file), "--as", seat)
    assert code == 0
    assert "As seat B saw it." in out
    assert "You are dealt " in out
    assert out.count("is dealt 10 cards") == 3


def test_through_the_eyes_of_those_who_watch(cli: Any, record_file: Path) -> None:
    _, out, _ = cli("replay", str(record_file), "--as", "public")
    assert "As spectators saw it." in out
    assert out.count("is dealt 10 cards") == 4


def test_what_a_seat_saw_is_what_the_table_told_it(record: Record) -> None:
    table = replay(record)
    for seat in (None, 0, 3):
        steps = seen(table, seat)
        assert len(steps) == len(record.entries) + 1
        assert [event for step in steps for event in step] == table.seen(seat)


GAMES = {"coup": 3, "inwo": 2, "oath": 3, "pax": 2, "potdevin": 3}


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A whole game of each, as a file."""
    files = {}
    for name, seats in GAMES.items():
        played = play_match(name, ["random"] * seats, seed=3, record=True).record
        assert played is not None
        files[name] = tmp_path_factory.mktemp(name) / "game.jsonl"
        files[name].write_bytes(played.lines())
    return files


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_every_step_says_what_happened_or_what_was_answered(
    cli: Any, games: dict[str, Path], name: str, lang: str
) -> None:
    hidden = {"en": "the answer is hidden", "ru": "но скрыт"}[lang]
    for who in ("all", "public", "B"):
        code, out, _ = cli("replay", str(games[name]), "--as", who, "--lang", lang)
        assert code == 0
        assert not [line for line in out.splitlines() if line.endswith(": …")]
        assert "{" not in out
        assert not [line for line in out.splitlines() if line.endswith(":")]
        if who == "all":
            assert hidden not in out


def test_an_answer_that_no_event_tells_is_told_as_the_table_called_it(cli: Any, games: dict[str, Path]) -> None:
    _, out, _ = cli("replay", str(games["pax"]))
    assert " answers “Choose what to do: 2 main actions left”: Scout the face-down card on space " in out
    _, out, _ = cli("replay", str(games["inwo"]), "--lang", "ru")
    assert "Место A отвечает на вопрос «Выберите группу, с которой начнёте»: Почта\n" in out


def test_the_answer_of_another_seat_is_said_to_be_hidden(cli: Any, games: dict[str, Path]) -> None:
    told = "answers “Choose a card to return to the court”: Return the "
    _, out, _ = cli("replay", str(games["coup"]))
    line = next(line for line in out.splitlines() if told in line)
    step, whose = line.split(": ")[0], line.split(": ")[1][len("Seat ")]
    for other in {"A", "B", "C"} - {whose}:
        _, out, _ = cli("replay", str(games["coup"]), "--as", other)
        assert f"{step}: Seat {whose} has answered; the answer is hidden.\n" in out
    _, out, _ = cli("replay", str(games["coup"]), "--as", whose)
    assert f"{step}: You answer “Choose a card to return to the court”: Return the " in out


def test_answers_of_older_rules_are_told_as_they_were_written(cli: Any, tmp_path: Path, games: dict[str, Path]) -> None:
    record = Record.read(games["pax"].read_bytes())
    code, out, _ = cli("replay", str(rewritten(tmp_path / "old.jsonl", record, revision=0)))
    assert code == 0
    assert "…" not in out
    assert " answers: scout:" in out


def test_a_fork_is_told(cli: Any, tmp_path: Path) -> None:
    table = Table.new("potdevin", 4, seed=2)
    fork(table, 5)
    path = tmp_path / "forked.jsonl"
    path.write_bytes(table.record.lines())
    _, out, _ = cli("replay", str(path))
    assert "Step 1: From here on, this is another game with its own seed." in out


def test_as_far_as_a_step(cli: Any, record_file: Path) -> None:
    _, out, _ = cli("replay", str(record_file), "--step", "3")
    assert "Step 3: " in out
    assert "Step 4: " not in out
    assert "1. Seat" not in out


def test_in_russian(cli: Any, record_file: Path) -> None:
    _, out, _ = cli("replay", str(record_file), "--lang", "ru", "--as", "A")
    assert "Подготовка: Вы получаете карты: " in out
    assert "{" not in out


def test_older_rules_can_be_watched_but_not_through_a_seats_eyes(cli: Any, tmp_path: Path, record: Record) -> None:
    old = rewritten(tmp_path / "old.jsonl", record, revision=0)
    code, out, _ = cli("replay", str(old))
    assert code == 0
    assert "rules revision 0" in out
    code, out, err = cli("replay", str(old), "--as", "B")
    assert (code, out) == (2, "")
    assert "is of rules revision 0 of potdevin, this program plays 1" in err
    assert "watch its events as they are stored with --as all" in err


def test_events_that_nobody_knows_any_more_are_told_field_by_field(cli: Any, tmp_path: Path, record: Record) -> None:
    lines = record.lines().split(b"\n")
    odd = [
        {"type": "Serenaded", "seat": 1, "song": "O sole mio"},
        {"type": "CardPlayed", "seat": 2},
        {"type": "CardPlayed", "seat": 77, "card": "zeno14"},
        {"type": "Sighed"},
        {},
    ]
    lines[2] = json.dumps({"step": {"type": "answers", "answers": []}, "events": odd}).encode()
    path = tmp_path / "odd.jsonl"
    path.write_bytes(b"\n".join(lines))
    code, out, _ = cli("replay", str(path))
    assert code == 0
    assert "Serenaded: seat 1, song O sole mio" in out
    assert "CardPlayed: seat 2\n" in out
    assert "CardPlayed: seat 77, card zeno14\n" in out
    assert "\nSighed\n?\n" in out


def test_what_one_seat_took_away_can_be_watched(cli: Any, tmp_path: Path) -> None:
    table = Table.new("potdevin", 4, seed=2)
    for _ in range(6):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    path = tmp_path / "mine.jsonl"
    record = table.record_for(1)
    record.entries[1].events = []
    path.write_bytes(record.lines())
    code, out, _ = cli("replay", str(path))
    assert code == 0
    assert out.count("is dealt 10 cards") == 3
    assert "Step 2: Somebody has answered; the answer is hidden.\n" in out
    code, _, err = cli("replay", str(path), "--as", "A")
    assert code == 2
    assert "does not reveal its seed" in err


def test_an_agreed_undo_is_told(cli: Any, tmp_path: Path) -> None:
    table = Table.new("potdevin", 4, seed=2)
    for _ in range(3):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    table.undo(0, agreed=True)
    path = tmp_path / "undone.jsonl"
    path.write_bytes(table.record.lines())
    _, out, _ = cli("replay", str(path))
    assert "Step 3: Everybody agreed to go back; from here on, shuffles and dice are different." in out


@pytest.mark.parametrize(
    ("cut", "sentence"),
    [
        (lambda data: b"", "the record is empty"),
        (lambda data: data[: len(data) // 2], "the record is cut off in the middle of line "),
        (lambda data: data[: data.rindex(b"\n", 0, -1) + 1], "its closing line is missing"),
        (lambda data: data.replace(b'"seats":4', b'"seats":"four"'), "line 1 of the record is not a header line"),
        (lambda data: data.replace(b"CardsDealt", b"\xff\xff", 1), "game.jsonl: "),
        (lambda data: data.replace(b'"game":"potdevin"', b'"game":"chess"'), "there is no game 'chess'"),
    ],
)
def test_a_damaged_record_is_refused(cli: Any, record_file: Path, cut: Any, sentence: str) -> None:
    record_file.write_bytes(cut(record_file.read_bytes()))
    code, out, err = cli("replay", str(record_file))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert sentence in err


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--as", "Z"], "'Z' is not a seat; the seats are 0 to 3, or A to D"),
        (["--as", "9"], "'9' is not a seat"),
        (["--as", "everybody"], "'everybody' is not a seat"),
        (["--step", "999"], "the record has steps 0 to "),
        (["--step", "-1"], "the record has steps 0 to "),
        (["--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_bad_questions_about_a_good_record(cli: Any, record_file: Path, argv: list[str], sentence: str) -> None:
    code, _, err = cli("replay", str(record_file), *argv)
    assert code == 2
    assert sentence in err


@pytest.mark.parametrize(
    ("word", "rest", "at"),
    [("n", "", 6), ("", "", 6), ("p", "", 4), ("g", "9", 9), ("g", "99", 10), ("g", "x", 5), ("z", "", 5)],
)
def test_keys_of_the_viewer(word: str, rest: str, at: int) -> None:
    assert moved(word, rest, 5, 10) == at
    assert moved("p", "", 0, 10) == 0
    assert moved("n", "", 10, 10) == 10
