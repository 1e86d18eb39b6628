"""Lessons: a scenario with a teacher. The pupil makes some of the moves; the others are written down.

A lesson is a YAML file in a game's folder `lessons`; its name is the file's. Nothing is kept between two moves of the
pupil: the answers so far are played anew, which takes no time, and so a lesson can be gone back and forth in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import yaml

from camarilla.checks.scenario import Scenario, check, seat_of, seats_numbered
from camarilla.kernel.errors import BadScenario, CamarillaError, UnknownLesson
from camarilla.kernel.game import Game
from camarilla.kernel.table import Table

__all__ = ["GO_ON", "Lesson", "LessonStep", "Progress", "lesson_of", "lessons_of", "taught"]

GO_ON: Final = "next"
"""What a pupil answers to a step that is only read."""
PATIENCE: Final = 100
"""How many answers of others an exercise waits for before it gives up."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher says something; the pupil gives one of the answers (none: reads on); then the others move.

    `wrong` is said beside it when the pupil gives another answer: nothing is played, and the question stays.

    With a `goal` the pupil is alone: every legal move is played, until the table is as the goal says or the `moves`
    are used up, and then the exercise begins anew. `solution` is one way to the goal.
    """

    say: dict[str, str]
    answer: list[str] = []
    wrong: dict[str, str] = {}
    then: list[str] = []
    point: list[str] = []
    """What the teacher points at besides the answer: things, places, notations, as the page knows them."""
    goal: dict[str, Any] = {}
    """What `inspect` must tell, as in the `expect` of a scenario."""
    moves: int = 0
    """How many answers the pupil has to reach the goal; as many as the solution takes, unless it says more."""
    solution: list[str] = []
    others: list[str] = msgspec.field(default_factory=lambda: ["pass"])
    """What the others answer during an exercise: the first of these that is legal, or else the first legal answer."""
    quiet: list[str] = []
    """Prompts that the pupil is spared in an exercise, as if the pupil were one of the others."""

    @property
    def asks(self) -> bool:
        """Whether the pupil has a move to make."""
        return bool(self.answer or self.goal)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. The last step ends it and is only read."""

    title: dict[str, str]
    about: dict[str, str]
    """What one can do afterwards, in a line."""
    minutes: int
    seats: int
    position: dict[str, Any]
    steps: list[LessonStep]
    options: dict[str, Any] = {}
    seed: int = 0
    pupil: str = "A"
    place: int = 1
    """Where it stands in the course of its game."""
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
        """What the teacher says now; it stays when an answer was wrong."""
        return in_language(lesson.steps[self.step].say, language)

    def reply(self, lesson: Lesson, language: str) -> str:
        """What the teacher says of a wrong answer."""
        return in_language(lesson.steps[self.step].wrong, language) if self.wrong else ""

    def points(self, lesson: Lesson) -> list[str]:
        """What the teacher points at: what the step names, and the answers it waits for."""
        step = lesson.steps[self.step]
        return [seats_numbered(key, lesson.seats) for key in [*step.point, *step.answer]]


def in_language(sentences: dict[str, str], language: str) -> str:
    """A sentence in the reader's language, or else in English; nothing if there is none."""
    return sentences.get(language) or sentences.get("en", "")


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order of its course."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = [file for file in folder.iterdir() if file.name.endswith(".yaml")]
    read = {
        file.name.removesuffix(".yaml"): read_lesson(file.read_text("utf-8"), file.name, game.languages)
        for file in found
    }
    return dict(sorted(read.items(), key=lambda item: (item[1].place, item[0])))


def lesson_of(game: Game, name: str) -> Lesson:
    """One lesson."""
    found = lessons_of(game)
    if name not in found:
        known = ", ".join(found) or "none"
        raise UnknownLesson(f"{game.name} has no lesson {name!r}; its lessons are: {known}")
    return found[name]


def read_lesson(text: str, where: str, languages: Sequence[str]) -> Lesson:
    """A lesson from the text of its file, in the languages of its game; refused with what is wrong."""
    try:
        lesson = msgspec.convert(yaml.safe_load(text), Lesson)
    except (yaml.YAMLError, msgspec.ValidationError) as problem:
        raise BadScenario(f"{where}: is not a lesson: {problem}") from None
    if not lesson.steps or lesson.steps[-1].asks:
        raise BadScenario(f"{where}: a lesson ends with a step that is only read")
    if any(step.goal and (step.answer or not step.solution) for step in lesson.steps):
        raise BadScenario(f"{where}: a step with a goal has a solution, and no answer")
    replies = [step.wrong for step in lesson.steps if step.wrong]
    said = [lesson.title, lesson.about, *[step.say for step in lesson.steps], *replies]
    for sentences in said:
        if set(sentences) != set(languages):
            raise BadScenario(f"{where}: everything is said in {' and '.join(languages)}, not in {[*sentences]}")
    return lesson


def taught(game: Game, lesson: Lesson, answers: list[str]) -> Progress:
    """The lesson after these answers of the pupil; what follows a wrong one is not looked at."""
    table = Table.at(game, lesson.position, seats=lesson.seats, options=lesson.options, seed=lesson.seed)
    scenario = Scenario(table).play(*lesson.begin)
    seat = seat_of(lesson.pupil, lesson.seats, "pupil")
    at = begun = 0
    for taken, given in enumerate(answers):
        if at == len(lesson.steps) - 1:
            break
        step = lesson.steps[at]
        if not fits(scenario, seat, step, given):
            return Progress(table, seat, at, taken, True)
        if step.asks:
            table.play(seat, given)
        if step.goal:
            let_others_answer(table, seat, step)
            if not is_reached(scenario, step.goal):
                if is_stuck(table, seat, step, taken + 1 - begun):
                    return msgspec.structs.replace(taught(game, lesson, answers[:begun]), wrong=True)
                continue
        play_for_others(scenario, step, at)
        at, begun = at + 1, taken + 1
    return Progress(table, seat, at, begun if at == len(lesson.steps) - 1 else len(answers), False)


def fits(scenario: Scenario, seat: int, step: LessonStep, given: str) -> bool:
    """Whether the pupil's answer is one the step asks for; an exercise asks for any that is legal."""
    if not step.asks:
        return given == GO_ON
    if given not in [option.notation for option in scenario.table.legal(seat)]:
        return False
    return bool(step.goal) or given in [seats_numbered(answer, scenario.table.seats) for answer in step.answer]


def play_for_others(scenario: Scenario, step: LessonStep, at: int) -> None:
    """The moves that follow a step."""
    try:
        scenario.play(*step.then)
    except CamarillaError as problem:
        raise BadScenario(f"step {at + 1}: {problem}") from None


def let_others_answer(table: Table, pupil: int, step: LessonStep) -> None:
    """In an exercise the others answer until the pupil is asked again, or nobody is."""
    for _ in range(PATIENCE):
        asked = [c.seat for c in table.open_choices if c.seat != pupil or c.ask.prompt in step.quiet]
        asked = [seat for seat in asked if seat not in table.held]
        if not asked or table.result is not None:
            return
        legal = [option.notation for option in table.legal(asked[0])]
        table.play(asked[0], next((notation for notation in step.others if notation in legal), legal[0]))


def is_reached(scenario: Scenario, goal: dict[str, Any]) -> bool:
    """Whether the table is as the goal says."""
    try:
        check(scenario, goal)
    except BadScenario:
        return False
    return True


def is_stuck(table: Table, pupil: int, step: LessonStep, tried: int) -> bool:
    """Whether an exercise cannot be gone on with: no move is left, or nobody asks for one."""
    return tried >= max(step.moves, len(step.solution)) or pupil not in table.to_act
