"""`camarilla puzzles`: each puzzle is written as it is found, and the command goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.bots.simulate import Plan
from camarilla.checks.puzzles import Puzzle, puzzles_of, read_puzzles
from camarilla.cli import puzzles
from camarilla.kernel.game import find


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that were looked through; in each of them there is one puzzle."""
    numbers: list[int] = []
    some = next(iter(puzzles_of(find("coup")).values()))

    def found(plan: Plan, number: int, decisions: int) -> Iterator[Puzzle]:
        numbers.append(number)
        yield msgspec.structs.replace(some, name=f"p{number}", game_number=number)

    monkeypatch.setattr(puzzles, "puzzles_in", found)
    return numbers


def kept(file: str) -> list[str]:
    """The names of the puzzles in a file."""
    return [puzzle.name for puzzle in read_puzzles(Path(file).read_bytes().splitlines())]


def test_the_command_goes_on_where_it_stopped(cli: Any, looked: list[int]) -> None:
    code, out, _ = cli("puzzles", "coup", "--games", "2", "--out", "found.jsonl")
    assert code == 0
    assert out.strip() == "found.jsonl: 2 puzzles of coup"
    cli("puzzles", "coup", "--games", "3", "--most", "4", "--out", "found.jsonl")
    assert looked == [0, 1, 2, 3]
    assert kept("found.jsonl") == ["p0", "p1", "p2", "p3"]


def test_without_a_name_the_file_is_called_after_the_game(cli: Any, looked: list[int]) -> None:
    cli("puzzles", "coup", "--games", "1")
    assert kept("coup-puzzles.jsonl") == ["p0"]


@pytest.mark.usefixtures("looked")
def test_what_makes_no_sense_is_refused(cli: Any) -> None:
    code, _, err = cli("puzzles", "coup", "--games", "0")
    assert (code, "--games, --most and --decisions take numbers from 1 on, not 0" in err) == (2, True)
    Path("bad.jsonl").write_text("{}\n")
    code, _, err = cli("puzzles", "coup", "--out", "bad.jsonl")
    assert (code, "bad.jsonl: line 1 is not a puzzle" in err) == (2, True)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_puzzle_is_solved_at_the_terminal(cli: Any, language: str) -> None:
    puzzle = next(each for each in puzzles_of(find("coup")).values() if len(each.solution) == 1)
    options = [option.notation for option in puzzle.table().legal(puzzle.seat)]
    right = options.index(puzzle.solution[0]) + 1
    wrong = 1 if right != 1 else 2
    typed = f"nonsense\n{wrong}\n{right}\n"
    code, out, _ = cli("puzzles", "coup", "--solve", puzzle.name, "--lang", language, typed=typed)
    assert code == 0
    assert f"{right}. " in out
    assert "%" in out
    assert ("Right!" if language == "en" else "Верно!") in out


def test_the_solution_is_shown_to_those_who_give_up(cli: Any) -> None:
    puzzle = next(iter(puzzles_of(find("coup")).values()))
    code, out, _ = cli("puzzles", "coup", "--solve", puzzle.name, typed="?\n")
    assert code == 0
    assert "The solution: " in out
    assert "Right!" not in out


def test_there_is_one_for_today(cli: Any) -> None:
    code, out, _ = cli("puzzles", "coup", "--solve", "today", typed="?\n")
    assert (code, "The solution: " in out) == (0, True)
