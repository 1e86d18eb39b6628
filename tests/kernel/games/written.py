"""Everybody writes a number down for nobody else to see; at the end the numbers are shown and compared with dice."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import Event, Secret
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, hidden

from .mini import Little, Mini

BLANK = -1
NUMBERS = (0, 1, 2, 3)
ROLLS = 3


class Wrote(Event):
    seat: int
    number: Secret[int]


class Shown(Event):
    numbers: tuple[int, ...]


def resample(g: Any, seat: int, rng: Rng) -> None:
    """What others wrote could be any number, until it is shown."""
    if not g.shown_numbers:
        for other in g.everyone():
            if other != seat and g.written[other] != BLANK:
                g.written[other] = rng.pick(list(NUMBERS))


class Written(Little):
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "written": hidden(resample),
        "shown_numbers": PUBLIC,
        "rolls": PUBLIC,
        "doubts": PUBLIC,
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.written = [BLANK] * seats
        self.shown_numbers = False
        self.rolls: list[int] = []
        self.doubts = [0] * seats

    def main(self) -> Flow[None]:
        while BLANK in self.written:
            writer = self.written.index(BLANK)
            number = yield from choose(WRITE, writer)
            self.written[writer] = number
            if self.log is not None:
                self.tell(Wrote(writer, Secret(1 << writer, number)))
        while len(self.rolls) < ROLLS * self.seats:
            roller = len(self.rolls) % self.seats
            answer = yield from choose(ROLL, roller)
            self.doubts[roller] += answer == "doubt"
            self.rolls.append(self.rng.below(len(NUMBERS)))
        if not self.shown_numbers:
            self.shown_numbers = True
            self.news += 1
            if self.log is not None:
                self.tell(Shown(tuple(self.written)))

    def knowledge(self, seat: int) -> Any:
        return self.written if self.shown_numbers else self.written[seat]

    def board(self, seat: int | None) -> Any:
        mine = None if seat is None else self.written[seat]
        return {"mine": mine, "rolls": self.rolls[:], "all": self.written[:] if self.shown_numbers else None}

    def scores(self) -> list[int]:
        return [self.rolls.count(number) for number in self.written]

    def check(self) -> None:
        if not all(number == BLANK or number in NUMBERS for number in self.written):
            raise BrokenLaw(6, f"somebody wrote what is no number: {self.written}")


def numbers(g: Written, seat: int) -> list[int]:
    return list(NUMBERS)


def number_option(g: Written, seat: int, value: int) -> Option:
    return Option(f"write:{value}", Label("write", {"number": value}))


def roll_values(g: Written, seat: int) -> list[str]:
    return ["roll", "doubt"]


def roll_option(g: Written, seat: int, value: str) -> Option:
    return Option(value, Label(value))


WRITE: Ask[int] = Ask("write", "WR-1", numbers, number_option, checkpoint=True, secret=True)
ROLL: Ask[str] = Ask("roll", "WR-2", roll_values, roll_option, checkpoint=True)


class WrittenGame(Mini):
    name = "written"
    state = Written

    def start(self, seats: int, options: Any, rng: Rng) -> Written:
        return self.fresh(seats, rng)


GAME = WrittenGame()
