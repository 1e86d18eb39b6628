"""A puzzle at the terminal: the table as its seat saw it, one question, and answers until the right one is found."""

from __future__ import annotations

from camarilla.checks.puzzles import Attempt, Puzzle, attempted, question_of, reply_to, solution_of
from camarilla.cli.saves import Player
from camarilla.cli.screen import PlainScreen
from camarilla.cli.session import find_options, names_of
from camarilla.cli.tables import Scene, drawing_of
from camarilla.cli.words import Speech
from camarilla.kernel.game import Game

__all__ = ["Solver"]

GIVE_UP = "?"


class Solver:
    """One puzzle, and somebody who solves it."""

    def __init__(self, game: Game, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        drawing = drawing_of(game)
        self.screen = PlainScreen(drawing)
        players = [Player(bot="random") for _ in range(puzzle.table().seats)]
        names = names_of(players, Speech(game, drawing, language, []))
        self.speech = Speech(game, drawing, language, names, puzzle.seat)

    def run(self) -> bool:
        """Ask until the puzzle is solved, which is told, or somebody gives up or leaves."""
        answers: list[str] = []
        attempt = attempted(self.puzzle, answers)
        self.show(attempt)
        while not attempt.solved:
            given = self.ask(attempt)
            if given is None:
                break
            attempt = attempted(self.puzzle, [*answers, given])
            if attempt.wrong:
                self.screen.tell([self.speech.label(reply_to(self.puzzle, attempt.table, given))])
            elif not attempt.solved:
                answers.append(given)
                self.show(attempt)
        right = [self.speech.text("solve-right")] if attempt.solved else []
        sentences = [self.speech.label(label) for label in solution_of(self.puzzle)]
        self.screen.tell(["", *right, *sentences, f"[{self.puzzle.rule}]"])
        return attempt.solved

    def show(self, attempt: Attempt) -> None:
        """The table, the prompt with its options, and what the puzzle asks."""
        table, seat = attempt.table, self.puzzle.seat
        prompt = table.prompt(seat)
        assert prompt is not None
        events = [*self.puzzle.events, *table.seen(seat)]
        self.screen.show(Scene(table.view(seat, figures=True), table.legal(seat), events, self.speech), prompt)
        self.screen.tell(["", self.speech.label(question_of(self.puzzle, self.puzzle.table()))])

    def ask(self, attempt: Attempt) -> str | None:
        """The notation of an answer; None from those who want the solution, or have nothing more to say."""
        options = attempt.table.legal(self.puzzle.seat)
        while True:
            try:
                typed = self.screen.ask(self.speech.text("solve-how")).strip()
            except EOFError:
                return None
            if typed == GIVE_UP:
                return None
            meant = find_options(typed, options, self.speech.label) if typed else []
            if len(meant) == 1:
                return meant[0].notation
