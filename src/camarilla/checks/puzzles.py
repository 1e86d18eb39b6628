"""Puzzles: positions of recorded games in which one answer is clearly best, as the games ship them.

The puzzles of a game are lines of JSON in its folder, in `puzzles.jsonl`. A solver sees what the seat saw and nothing
else: the position itself stays here. Nothing is kept between two answers: those so far are given anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from camarilla.kernel.choices import PASS
from camarilla.kernel.errors import BadInput, UnknownPuzzle
from camarilla.kernel.game import Game
from camarilla.kernel.options import Label, Option
from camarilla.kernel.table import Table

__all__ = [
    "ASK",
    "FILE",
    "SAVE",
    "STOP",
    "WIN",
    "Attempt",
    "Proof",
    "Puzzle",
    "attempted",
    "others_answer",
    "puzzle_of",
    "puzzle_of_the_day",
    "puzzles_of",
    "question_of",
    "read_puzzles",
    "reply_to",
    "solution_of",
    "threat_to",
]

FILE: Final = "puzzles.jsonl"
WIN: Final = "win"
"""One line wins, whatever the others hold and answer."""
STOP: Final = "stop"
"""Somebody else wins soon unless they are stopped."""
SAVE: Final = "save"
"""All answers but one lose nearly for certain."""
ASK: Final = "ask"
"""Which answer is best?"""
PATIENCE: Final = 100
"""How many answers of others a line waits for before it gives up."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it is known that the solution is best: in so many worlds it always wins, or what searches expect."""

    worlds: int = 0
    """In so many worlds the line wins against all answers of the others; 0 where it was searched instead."""
    iterations: int = 0
    """How much each search did."""
    worths: list[dict[str, float]] = []
    """The part of a win that each search expects of each answer, by notation."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as its line has it."""

    name: str
    kind: str
    seat: int
    """Who is asked."""
    solution: list[str]
    """The answers of the seat where it has a choice, in order."""
    rule: str
    """The clause that matters."""
    rating: int
    """How hard it is, on the scale of solvers."""
    proof: Proof
    game_number: int
    """In which of the finder's games it was found."""
    events: list[dict[str, Any]]
    """What the seat saw happen last."""
    position: dict[str, Any]
    """The table, as `Table.dump` saves it; it is never shown."""

    def table(self) -> Table:
        """The table at the question."""
        return Table.load(msgspec.json.encode(self.position))


class Attempt(msgspec.Struct, frozen=True):
    """How far a solver has come: the table, how many answers were taken, and the one that was wrong."""

    table: Table
    taken: int
    wrong: str = ""
    solved: bool = False


# -- Reading -----------------------------------------------------------------------------------------------------------


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by name, the easiest first."""
    file = files(game.package).joinpath(FILE)
    found = read_puzzles(file.read_bytes().splitlines()) if file.is_file() else []
    return {puzzle.name: puzzle for puzzle in sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.name))}


def read_puzzles(lines: Iterable[bytes]) -> list[Puzzle]:
    """Puzzles from the lines of a file, refused with what is wrong."""
    found = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as problem:
            raise BadInput(f"line {number} is not a puzzle: {problem}") from None
    return found


def puzzle_of(game: Game, name: str) -> Puzzle:
    """One puzzle."""
    found = puzzles_of(game)
    if name not in found:
        raise UnknownPuzzle(f"{game.name} has no puzzle {name!r}; it has {len(found)}")
    return found[name]


def puzzle_of_the_day(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a game for a day: all of them in turn, in the order in which they were found."""
    found = sorted(puzzles_of(game).values(), key=lambda puzzle: (puzzle.game_number, puzzle.name))
    return found[day.toordinal() % len(found)] if found else None


# -- Solving -----------------------------------------------------------------------------------------------------------


def attempted(puzzle: Puzzle, answers: list[str]) -> Attempt:
    """The puzzle after these answers; what follows a wrong one is not looked at.

    The last right answer is not played: what the others hold stays theirs.
    """
    table = puzzle.table()
    for taken, wanted in enumerate(puzzle.solution):
        if taken == len(answers):
            return Attempt(table, taken)
        if answers[taken] != wanted:
            return Attempt(table, taken, wrong=answers[taken])
        if taken + 1 < len(puzzle.solution):
            table.play(puzzle.seat, wanted)
            others_answer(table, puzzle.seat)
    return Attempt(table, len(puzzle.solution), solved=True)


def others_answer(table: Table, seat: int) -> None:
    """Let the others pass, or give their first answer, until the seat has a choice; the seat answers what it must."""
    for _ in range(PATIENCE):
        asked = table.to_act
        if not asked or (asked == [seat] and len(table.legal(seat)) > 1):
            return
        other = next((each for each in asked if each != seat), seat)
        legal = [option.notation for option in table.legal(other)]
        if other == seat and len(legal) > 1:
            return
        table.play(other, PASS if PASS in legal else legal[0])


# -- Words -------------------------------------------------------------------------------------------------------------


def threat_to(table: Table, seat: int) -> Any:
    """Who wins soon unless a seat stops them, if anybody: the threat."""
    mates = next((side for side in table.g.sides() if seat in side), (seat,))
    return next((threat for threat in table.g.threats() if threat.due and threat.seat not in mates), None)


def question_of(puzzle: Puzzle, table: Table) -> Label:
    """What the puzzle asks, as a label of its game."""
    if puzzle.kind == STOP:
        threat = threat_to(table, puzzle.seat)
        if threat is not None:
            return Label("puzzle-stop", {"threat": table.game.named(threat.label)})
    if puzzle.kind == ASK:
        prompt = table.prompt(puzzle.seat)
        own = f"puzzle-ask-{prompt.label.id}" if prompt is not None else ""
        if table.game.wording().has(own):
            return Label(own)
    return Label(f"puzzle-{puzzle.kind if puzzle.kind != STOP else ASK}")


def reply_to(puzzle: Puzzle, table: Table, notation: str) -> Label:
    """Why an answer is wrong."""
    answer = label_of(table, puzzle.seat, notation)
    if answer is None:
        return Label("puzzle-no-answer")
    if puzzle.proof.worlds:
        return Label("puzzle-wrong-win", {"answer": answer})
    return Label("puzzle-wrong", {"answer": answer, "worth": percent(puzzle, notation)})


def solution_of(puzzle: Puzzle) -> list[Label]:
    """The solution, sentence by sentence: what to answer, the reason of one who knows the game, and the proof."""
    table = puzzle.table()
    answers = []
    for at, notation in enumerate(puzzle.solution):
        answers.append(label_of(table, puzzle.seat, notation) or Label(notation))
        if at + 1 < len(puzzle.solution):
            table.play(puzzle.seat, notation)
            others_answer(table, puzzle.seat)
    said = [Label("puzzle-solution", {"answers": answers})]
    if puzzle.proof.worlds:
        return [*said, Label("puzzle-proof-win", {"worlds": puzzle.proof.worlds})]
    first, second = ranked(puzzle)[:2]
    other = label_of(puzzle.table(), puzzle.seat, second) or Label(second)
    worths = {"worth": percent(puzzle, first), "other": other, "less": percent(puzzle, second)}
    why = reason_for(puzzle)
    return [*said, *([Label("puzzle-why", {"why": why})] if why else []), Label("puzzle-proof", worths)]


def reason_for(puzzle: Puzzle) -> Label | None:
    """Why one who knows the game would give the answer, if the game advises it before all others."""
    table = puzzle.table()
    if table.game.advice is None:
        return None
    plans = table.game.advice.plans(table.view(puzzle.seat, figures=True), table.legal(puzzle.seat))
    return table.game.named(plans[0].why) if plans and plans[0].notation == puzzle.solution[0] else None


def label_of(table: Table, seat: int, notation: str) -> Label | None:
    """An answer in words, if the seat may give it."""
    options: list[Option] = table.legal(seat)
    return next((table.game.named(option.label) for option in options if option.notation == notation), None)


def ranked(puzzle: Puzzle) -> list[str]:
    """The answers that were weighed, the best first."""
    return sorted(puzzle.proof.worths[0], key=lambda notation: -mean(puzzle, notation))


def mean(puzzle: Puzzle, notation: str) -> float:
    """What the searches expect of an answer, in the mean."""
    told = [worths[notation] for worths in puzzle.proof.worths if notation in worths]
    return sum(told) / len(told) if told else 0.0


def percent(puzzle: Puzzle, notation: str) -> int:
    """How many of a hundred games an answer wins, as the searches expect."""
    return round(100 * mean(puzzle, notation))
