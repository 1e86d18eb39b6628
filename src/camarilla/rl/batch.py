"""A batch of games stepping together, one decision each: the part of the vector environment that is compiled.

Nothing is built that no learner looks at: no record, no events, no checkpoint; an option is named only to find its
number. A question to several seats is answered seat by seat, in the order in which the rules name them, and goes on
when all have answered, as at a table. What is written are lists and plain buffers, of which numpy makes its arrays.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from camarilla.kernel.choices import Ask, Choice, Flow, Poll, Question, in_seat_order
from camarilla.kernel.errors import BadInput
from camarilla.kernel.state import State
from camarilla.kernel.view import view_of
from camarilla.rl.actions import Encoding, Listed
from camarilla.rl.features import Features

__all__ = ["Batch", "Running"]


class Running:
    """One game of a batch, at a decision of one seat."""

    __slots__ = ("answers", "at", "choices", "flow", "g", "numbers", "question", "values")

    def __init__(self, g: State) -> None:
        self.g = g
        self.flow: Flow[None] = g.main()
        self.question: Question | None = None
        self.choices: list[Choice] = []
        self.at = 0
        self.answers: dict[int, Any] = {}
        self.values: list[Any] = []
        """The legal values of the open choice, and their numbers beside them."""
        self.numbers: list[int] = []

    def begin(self) -> None:
        """Run to the first question."""
        try:
            self.open(next(self.flow))
        except StopIteration:
            self.question = None

    def open(self, question: Question) -> None:
        """Take up what the flow asks."""
        self.question = question
        self.at = 0
        if isinstance(question, Choice):
            self.choices = [question]
        elif isinstance(question, Poll):
            self.choices = question.choices
            self.answers = {}

    def value_of(self, action: int, row: int) -> Any:
        """The legal value with a number."""
        numbers = self.numbers
        for i in range(len(numbers)):
            if numbers[i] == action:
                return self.values[i]
        raise BadInput(f"table {row}: {action} is no legal action; legal are {sorted(numbers)}")

    def answer(self, value: Any) -> None:
        """Answer for the seat that is asked; goes on once all have answered."""
        question = self.question
        if isinstance(question, Poll):
            self.answers[self.choices[self.at].seat] = value
            self.at += 1
            if self.at < len(self.choices):
                return
            value = question.close(self.answers)
        self.send(value)

    def send(self, answer: Any) -> None:
        """Hand an answer that is complete to the flow."""
        try:
            self.open(self.flow.send(answer))
        except StopIteration:
            self.question = None


class Batch:
    """So many games, each at one seat's decision, with a row a game.

    `marks` are the places of legal answers in a mask with a byte for each row and number of the encoding, `rows` the
    features of what the seat sees (if they are wanted), `seat` who decides, `ended` the rows whose game the last
    answers ended, `reward` what those were worth to each seat. A game that ends is followed by the next one at once:
    marks, rows and seat are those of the new game.
    """

    def __init__(
        self,
        name: str,
        start: Callable[[], State],
        worth: Callable[[State], list[float]],
        encoding: Encoding,
        features: Features | None,
        games: int,
        seats: int,
    ) -> None:
        self.name = name
        self.start = start
        self.worth = worth
        self.encoding = encoding
        self.features = features
        self.seats = seats
        self.width = 0 if features is None else features.size
        self.marks: list[int] = []
        self.rows: Any = array("f", bytes(4 * games * self.width))
        self.blank: Any = array("f", bytes(4 * self.width))
        self.seat: list[int] = [0] * games
        self.ended: list[int] = []
        self.reward: Any = array("d", bytes(8 * games * seats))
        self.nothing = [0.0] * seats
        self.fixed: dict[Ask[Any], list[int]] = {}
        """The numbers of questions that always have the same answers."""
        self.tabled = isinstance(encoding, Listed)
        self.memo: dict[Ask[Any], dict[Any, int]] = {}
        """The numbers of values by question and key."""
        self.running: list[Running] = []
        for row in range(games):
            self.running.append(self.fresh())
            self.show(row)

    def fresh(self) -> Running:
        """A new game at its first decision; one that is over before anybody is asked is not played."""
        while True:
            run = Running(self.start())
            run.begin()
            if run.question is not None:
                return run

    def show(self, row: int) -> None:
        """Write what the seat that decides may answer, and what it sees."""
        run = self.running[row]
        choice = run.choices[run.at]
        ask = choice.ask
        run.values = values = choice.values(run.g)
        if ask.fixed is not None:
            numbers = self.fixed.get(ask)
            if numbers is None:
                numbers = self.fixed[ask] = self.named(run.g, choice, values)
        else:
            numbers = self.named(run.g, choice, values)
        run.numbers = numbers
        marks = self.marks
        base = row * self.encoding.size
        for number in numbers:
            marks.append(base + number)
        self.seat[row] = choice.seat
        features = self.features
        if features is not None:
            base = row * self.width
            self.rows[base : base + self.width] = self.blank
            choices = in_seat_order(run.choices)
            view = view_of(self.name, run.g, choices, choice.seat, None)
            features.write(view, choice.prompt(run.g), self.rows, base)

    def named(self, g: State, choice: Choice, values: list[Any]) -> list[int]:
        """The numbers of legal values. Where they come from a table, those of values with a key are looked up."""
        ask = choice.ask
        key = ask.key
        if key is not None and self.tabled:
            return self.looked_up(g, choice, values, key)
        name = ask.option
        seat = choice.seat
        return self.encoding.numbers([name(g, seat, value).notation for value in values])

    def looked_up(self, g: State, choice: Choice, values: list[Any], key: Callable[[Any, int, Any], Any]) -> list[int]:
        """The numbers of legal values by their keys; a notation is made once for each key."""
        ask = choice.ask
        seat = choice.seat
        memo = self.memo.get(ask)
        if memo is None:
            memo = self.memo[ask] = {}
        numbers: list[int] = []
        for value in values:
            at = key(g, seat, value)
            number = memo.get(at, -1)
            if number < 0:
                number = memo[at] = self.encoding.numbers([ask.option(g, seat, value).notation])[0]
            numbers.append(number)
        return numbers

    def step(self, actions: list[int]) -> None:
        """Answer once in every game."""
        if len(actions) != len(self.running):
            raise BadInput(f"{len(actions)} actions were given for {len(self.running)} tables")
        taken: list[Any] = []
        for row in range(len(actions)):
            taken.append(self.running[row].value_of(actions[row], row))
        self.marks = []
        for row in self.ended:
            self.pay(row, self.nothing)
        self.ended = []
        for row in range(len(taken)):
            run = self.running[row]
            run.answer(taken[row])
            if run.question is None:
                self.ended.append(row)
                self.pay(row, self.worth(run.g))
                self.running[row] = self.fresh()
            self.show(row)

    def pay(self, row: int, worth: list[float]) -> None:
        """Write what a game was worth to each seat."""
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = worth[seat]
