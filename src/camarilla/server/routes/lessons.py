"""Lessons over HTTP. Nothing is kept: a page of a lesson is made from the pupil's answers so far."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from camarilla.kernel.events import seen_by
from camarilla.kernel.game import find, names
from camarilla.kernel.lessons import lesson_of, lessons_of, taught
from camarilla.kernel.scenario import letter
from camarilla.server.identity import PUBLIC
from camarilla.server.protocol import AnswerPrompt
from camarilla.server.schemas import Input, Name
from camarilla.server.wording import prompt_text

__all__ = ["Lessons"]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson as the list shows it."""

    game: str
    name: str
    title: dict[str, str]
    minutes: int


class LessonAnswers(Input, frozen=True):
    """What the pupil has answered so far, in order (`next` to what is only read), and how the page calls the seats."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    language: Literal["en", "ru"] = "en"
    names: Annotated[list[Name], Meta(max_length=16)] = []


class LessonPage(msgspec.Struct, frozen=True):
    """What the teacher says and what is on the table; `taken` counts the answers that were right.

    Without a `prompt`, and unless it is `done`, the pupil reads on by answering `next`.
    """

    view: dict[str, Any]
    prompt: AnswerPrompt | None
    events: list[dict[str, Any]]
    text: str
    wrong: bool
    taken: int
    step: int
    of: int
    done: bool


class Lessons(Controller):
    """Learning; for everybody."""

    path = "/api/lessons"
    tags = ("lessons",)
    opt = PUBLIC

    @get(sync_to_thread=False)
    def lessons(self) -> list[LessonInfo]:
        """The lessons of all games."""
        return [
            LessonInfo(game, name, lesson.title, lesson.minutes)
            for game in names()
            for name, lesson in lessons_of(find(game)).items()
        ]

    @post("/{game:str}/{name:str}", status_code=200, sync_to_thread=False)
    def page(self, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonAnswers]) -> LessonPage:
        """The page of a lesson after these answers."""
        found = find(game)
        lesson = lesson_of(found, name)
        progress = taught(found, lesson, data.answers)
        table, seat = progress.table, progress.seat
        names = [*data.names, *map(letter, range(len(data.names), table.seats))]
        asked = bool(lesson.steps[progress.step].answer)
        return LessonPage(
            msgspec.json.decode(msgspec.json.encode(table.view(seat))),
            prompt_text(table, seat, str(progress.step), data.language, names) if asked else None,
            seen_by(table.events, seat),
            progress.text(lesson, data.language),
            progress.wrong,
            progress.taken,
            progress.step + 1,
            len(lesson.steps),
            progress.step == len(lesson.steps) - 1,
        )
