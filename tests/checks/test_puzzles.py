"""Puzzles: each that ships loads, asks, takes its solution and no other answer, and is said in both languages."""

from __future__ import annotations

import re
from datetime import date, timedelta

import msgspec
import pytest

from camarilla.checks.ledger import clauses
from camarilla.checks.puzzles import (
    ASK,
    SAVE,
    STOP,
    WIN,
    Proof,
    Puzzle,
    attempted,
    puzzle_of,
    puzzle_of_the_day,
    puzzles_of,
    question_of,
    read_puzzles,
    reply_to,
    solution_of,
    threat_to,
)
from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table
from camarilla.kernel.wording import LANGUAGES

PUZZLES = [(game, name) for game in names() for name in puzzles_of(find(game))]


def is_said(game: str, label: Label) -> bool:
    """Whether a label has words in every language, with everything that stands in it."""
    for language in LANGUAGES:
        wording = find(game).wording(language)
        if not wording.has(label.id) or "{" in wording.say(label):
            return False
    inner = [each for value in label.args.values() for each in (value if isinstance(value, list) else [value])]
    return all(is_said(game, each) for each in inner if isinstance(each, Label))


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_can_be_solved_and_a_wrong_answer_is_answered(game: str, name: str) -> None:
    puzzle = puzzle_of(find(game), name)
    table = puzzle.table()
    assert puzzle.position["revision"] == find(game).revision, "find the puzzles of this game anew"
    assert puzzle.kind in (WIN, STOP, SAVE, ASK)
    assert (puzzle.kind == WIN) == bool(puzzle.proof.worlds)
    assert puzzle.rule in clauses(find(game))
    assert 900 <= puzzle.rating <= 2100
    legal = [option.notation for option in table.legal(puzzle.seat)]
    assert puzzle.solution[0] in legal
    assert is_said(game, question_of(puzzle, table))
    assert attempted(puzzle, puzzle.solution).solved
    assert all(is_said(game, label) for label in solution_of(puzzle))
    for other in legal:
        attempt = attempted(puzzle, [other, "whatever"])
        if other != puzzle.solution[0]:
            assert (attempt.wrong, attempt.taken, attempt.solved) == (other, 0, False)
            assert is_said(game, reply_to(puzzle, attempt.table, other))
    if puzzle.kind == STOP:
        assert threat_to(table, puzzle.seat) is not None


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in PUZZLES if game == "inwo"])
def test_cards_are_called_by_their_names(game: str, name: str) -> None:
    """INWO's labels hold ids of cards, which no reader may see."""
    puzzle = puzzle_of(find(game), name)
    wrong = next(
        option.notation for option in puzzle.table().legal(puzzle.seat) if option.notation != puzzle.solution[0]
    )
    for language in LANGUAGES:
        wording = find(game).wording(language)
        for label in [*solution_of(puzzle), reply_to(puzzle, puzzle.table(), wrong)]:
            words = set(re.findall(r"[a-z0-9~-]+", wording.say(label)))
            assert not {word for word in words if "-" in word and word in FACE}


def test_a_solver_sees_the_table_through_one_seat_only() -> None:
    """Events are kept as the seat saw them, and the last answer is not played: it could turn up what others hold."""
    for game, name in PUZZLES:
        puzzle = puzzle_of(find(game), name)
        start = puzzle.table()
        if len(puzzle.solution) == 1:
            after = attempted(puzzle, puzzle.solution).table
            assert after.view(puzzle.seat) == start.view(puzzle.seat)
            assert len(after.events) == len(start.events)


def test_the_puzzle_of_the_day_goes_round() -> None:
    coup = find("coup")
    day = date(2026, 11, 18)
    count = len(puzzles_of(coup))
    asked = [puzzle_of_the_day(coup, day + timedelta(days=each)) for each in range(count + 1)]
    assert {puzzle.name for puzzle in asked if puzzle is not None} == set(puzzles_of(coup))
    assert asked[0] is asked[-1]


def line_puzzle() -> Puzzle:
    """A puzzle of two answers: a coup, and then the other's last influence is anyhow lost to the next."""
    hands = {"A": "Duke Contessa", "B": "Captain Captain"}
    table = Table.at("coup", {"hands": hands, "coins": {"A": 10, "B": 0}, "to_move": "B"}, seats=2)
    saved = msgspec.json.decode(table.dump())
    return Puzzle("x", WIN, 1, ["income", "income"], "CO-1.3", 1500, Proof(worlds=1), 0, [], saved)


def test_the_others_answer_between_two_answers_of_a_line() -> None:
    puzzle = line_puzzle()
    first = attempted(puzzle, ["income"])
    assert (first.taken, first.solved, first.wrong) == (1, False, "")
    assert first.table.to_act == [1]
    second = attempted(puzzle, ["income", "tax"])
    assert (second.taken, second.wrong) == (1, "tax")
    assert attempted(puzzle, ["income", "income"]).solved


def test_what_is_not_a_puzzle_is_refused() -> None:
    with pytest.raises(BadInput, match="coup has no puzzle 'none'"):
        puzzle_of(find("coup"), "none")
    with pytest.raises(BadInput, match="line 2 is not a puzzle"):
        read_puzzles([msgspec.json.encode(line_puzzle()), b"{}"])
    table = line_puzzle().table()
    assert reply_to(line_puzzle(), table, "nothing").id == "puzzle-no-answer"
    assert reply_to(line_puzzle(), table, "tax").id == "puzzle-wrong-win"
