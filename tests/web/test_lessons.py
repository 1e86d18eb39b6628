"""Lessons in the browser: to the end by clicking what the teacher asks for, wrong answers explained, back and forth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from camarilla.checks.lessons import lesson_of
from camarilla.kernel.game import find

from .stage import PHONE


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_a_lesson_is_learnt(browse: Callable[..., Any], game: str, size: Any) -> None:
    lesson = lesson_of(find(game), "first")
    page = browse("/learn", **({"size": size} if size else {}))
    page.get_by_role("link", name=lesson.title["en"]).click()
    for at, step in enumerate(lesson.steps[:-1]):
        page.get_by_text(f"{at + 1} of {len(lesson.steps)}").wait_for()
        if not step.answer:
            page.get_by_role("button", name="Go on").click()
            continue
        option = page.locator(f"[data-option='{step.answer[0].replace('@C', '@2').replace('@B', '@1')}']")
        if option.count() == 0:
            page.get_by_role("button", name="List").click()
        option.click()
    page.get_by_role("button", name="Play a whole game").wait_for()


@pytest.mark.smoke
def test_a_wrong_answer_is_explained_and_a_step_can_be_taken_back(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/first")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-option=tax]").click()
    page.get_by_text("All in good time").wait_for()
    page.locator("[data-option=income]").click()
    page.get_by_text("3 of").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("2 of").wait_for()


def test_a_clause_the_teacher_names_opens_the_rules(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/first", language="ru")
    page.get_by_role("button", name="Дальше").click()
    page.locator(".teacher [data-clause='CO-2.1']").click()
    page.locator("dialog[open] article.shown").wait_for()
