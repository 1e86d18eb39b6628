"""A position of one's own on the page: shown as a lesson that no game has, or as where a table's game begins."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camarilla.checks.lessons import Lesson, LessonStep, lessons_of
from camarilla.kernel.game import find
from camarilla.kernel.table import Table
from camarilla.server.live import journal
from camarilla.server.tables.jobs import lesson_page

SAID = {"en": "Look at the table.", "ru": "Посмотрите на стол."}
NAME = "shown"


def answer(game: str, asked: Any) -> bytes:
    """What the server would say of the lesson if it had it."""
    page = lesson_page(game, NAME, asked["answers"], asked["language"], asked["names"])
    return msgspec.json.encode(page)


def show_position(
    page: Any, monkeypatch: pytest.MonkeyPatch, game: str, position: dict[str, Any], seats: int = 3
) -> None:
    """Go to a table with this position, from a page that reads no lessons, lest the server read them anew."""
    lesson = Lesson(title=SAID, about=SAID, minutes=1, seats=seats, position=position, steps=[LessonStep(SAID)])
    monkeypatch.setitem(lessons_of(find(game)), NAME, lesson)
    page.route(f"**/api/lessons/*/{NAME}", lambda asked: asked.fulfill(body=answer(game, asked.request.post_data_json)))
    page.goto(f"/learn/{game}/{NAME}")


def begin_with(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    """Have the next game of the server begin as this table stands; it must have as many seats."""
    monkeypatch.setattr(journal, "_new_table", lambda *_: table)
