"""Lessons: a scenario with a teacher. The pupil makes some of the moves; the others are written down.

A lesson is a YAML file in a game's folder `lessons`; its name is the file's. Nothing is kept between two moves of the
pupil: the answers so far are played anew, which takes no time, and so a lesson can be gone back and forth in.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import yaml

from camarilla.checks.scenario import Scenario, seat_of
from camarilla.kernel.errors import BadScenario, CamarillaError, UnknownLesson
from camarilla.kernel.game import Game
from camarilla.kernel.table import Table
from camarilla.kernel.wording import LANGUAGES

__all__ = ["GO_ON", "Lesson", "LessonStep", "Progress", "lesson_of", "lessons_of", "taught"]

GO_ON: Final = "next"
"""What a pupil answers to a step that is only read."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher says something; the pupil gives one of the answers (none: reads on); then the others move.

    `wrong` is said instead when the pupil gives another answer: nothing is played, and the question stays.
    """

    say: dict[str, str]
    answer: list[str] = []
    wrong: dict[str, str] = {}
    then: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. The last step ends it and is only read."""

    title: dict[str, str]
    minutes: int
    seats: int
    position: dict[str, Any]
    steps: list[LessonStep]
    options: dict[str, Any] = {}
    seed: int = 0
    pupil: str = "A"
    begin: list[str] = []
    """Moves before the pupil sees anything."""


class Progress(msgspec.Struct, frozen=True):
    """How far a pupil has come: the table, the step, how many answers were taken, and whether the last was wrong."""

    table: Table
    seat: int
    step: int
    taken: int
    wrong: bool

    def text(self, lesson: Lesson, language: str) -> str:
        """What the teacher says now."""
        step = lesson.steps[self.step]
        return (step.wrong if self.wrong and step.wrong else step.say)[language]


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name)
    return {file.name.removesuffix(".yaml"): read_lesson(file.read_text("utf-8"), file.name) for file in found}


def lesson_of(game: Game, name: str) -> Lesson:
    """One lesson."""
    found = lessons_of(game)
    if name not in found:
        known = ", ".join(found) or "none"
        raise UnknownLesson(f"{game.name} has no lesson {name!r}; its lessons are: {known}")
    return found[name]


def read_lesson(text: str, where: str) -> Lesson:
    """A lesson from the text of its file, refused with what is wrong."""
    try:
        lesson = msgspec.convert(yaml.safe_load(text), Lesson)
    except (yaml.YAMLError, msgspec.ValidationError) as problem:
        raise BadScenario(f"{where}: is not a lesson: {problem}") from None
    if not lesson.steps or lesson.steps[-1].answer:
        raise BadScenario(f"{where}: a lesson ends with a step that is only read")
    said = [lesson.title, *[step.say for step in lesson.steps], *[step.wrong for step in lesson.steps if step.wrong]]
    for sentences in said:
        if set(sentences) != set(LANGUAGES):
            raise BadScenario(f"{where}: everything is said in {' and '.join(LANGUAGES)}, not only in {[*sentences]}")
    return lesson


def taught(game: Game, lesson: Lesson, answers: list[str]) -> Progress:
    """The lesson after these answers of the pupil; what follows a wrong one is not looked at."""
    table = Table.at(game, lesson.position, seats=lesson.seats, options=lesson.options, seed=lesson.seed)
    scenario = Scenario(table).play(*lesson.begin)
    seat = seat_of(lesson.pupil, lesson.seats, "pupil")
    for at, given in enumerate(answers[: len(lesson.steps) - 1]):
        step = lesson.steps[at]
        if not fits(scenario, lesson.pupil, step, given):
            return Progress(table, seat, at, at, True)
        if step.answer:
            table.play(seat, given)
        try:
            scenario.play(*step.then)
        except CamarillaError as problem:
            raise BadScenario(f"step {at + 1}: {problem}") from None
    reached = min(len(answers), len(lesson.steps) - 1)
    return Progress(table, seat, reached, reached, False)


def fits(scenario: Scenario, pupil: str, step: LessonStep, given: str) -> bool:
    """Whether the pupil's answer is one the step asks for."""
    if not step.answer:
        return given == GO_ON
    return given in [scenario.read(f"{pupil}: {answer}")[1] for answer in step.answer]
