"""Lessons over HTTP. The server stores nothing: it builds each page from the pupil's answers so far."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from camarilla.checks.lessons import lessons_of
from camarilla.kernel.game import find, names
from camarilla.server.api.inputs import Input, Language, Name
from camarilla.server.api.schemas import LessonPage
from camarilla.server.live.hub import Hub
from camarilla.server.people.identity import address_of, needs
from camarilla.server.people.rights import Right
from camarilla.server.tables.jobs import lesson_page

__all__ = ["LessonAnswers", "LessonInfo", "Lessons"]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson as the list shows it."""

    game: str
    name: str
    title: dict[str, str]
    minutes: int
    about: dict[str, str] = {}
    steps: int = 0


class LessonAnswers(Input, frozen=True):
    """What the pupil has answered so far, in order (`next` to what is only read), and how the page calls the seats."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    language: Language = "en"
    names: Annotated[list[Name], Meta(max_length=16)] = []


class Lessons(Controller):
    """Learning; for everybody."""

    path = "/api/lessons"
    tags = ("lessons",)
    opt = needs(Right.EVERYBODY)

    @get(sync_to_thread=False)
    def lessons(self) -> list[LessonInfo]:
        """The lessons of all games."""
        return [
            LessonInfo(game, name, lesson.title, lesson.minutes, lesson.about, len(lesson.steps))
            for game in names()
            for name, lesson in lessons_of(find(game)).items()
        ]

    @post("/{game:str}/{name:str}", status_code=200)
    async def page(
        self,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[LessonAnswers],
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
    ) -> LessonPage:
        """The page of a lesson after these answers."""
        wanted = game, name, data.answers, data.language, data.names
        return await hub.jobs.run(address_of(request), lesson_page, *wanted)
