"""Lessons in the browser: to the end by clicking what the teacher asks for, wrong answers explained, back and forth."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late

from camarilla.checks.lessons import Lesson, lesson_of, lessons_of
from camarilla.checks.scenario import seats_numbered
from camarilla.kernel.game import find

from .stage import PHONE

GAMES = ("coup", "potdevin", "pax", "oath", "inwo")
FOLLOWING = [(game, name) for game in GAMES for name in lessons_of(find(game)) if name != "first"]
"""Every lesson but the first ones, which are learnt at two sizes."""


OPENED = "[role=menu] [data-pointed], dialog[open] [data-sure]:enabled[data-pointed]"
"""What the finger points at once a menu or a second question is open."""


def follow(page: Any, at: int, of: int) -> None:
    """Press what the teacher points at until the next step has come, as a newcomer would."""
    following = page.get_by_text(f"{at + 2} of {of}", exact=True)
    for _ in range(6):
        page.locator(".shell[data-ready]").wait_for()
        page.locator("[data-pointed]").last.click()
        with contextlib.suppress(Late):
            following.or_(page.locator(OPENED)).first.wait_for(timeout=2_500)
        if following.count():
            return
    raise AssertionError(f"step {at + 1}: what is pointed at leads nowhere")


def solve(page: Any, notation: str) -> None:
    """Give an answer of an exercise, and wait until it was taken."""
    page.locator(".shell[data-ready]").wait_for()
    asked = page.locator(".dock").get_attribute("data-prompt")
    option = page.locator(f"[data-option='{notation}']")
    if option.count() == 0:
        page.get_by_role("button", name="List").click()
    option.click()
    sure = page.locator("dialog[open] [data-sure]")
    answered = page.locator(f".dock:not([data-prompt='{asked}'])")
    sure.or_(answered).first.wait_for()
    if sure.count():
        sure.click()
    answered.wait_for()


def learn(page: Any, lesson: Lesson, after: str = "A first game with explanations") -> None:
    """Go through a lesson on its page, to its end; exercises are solved as they say."""
    of = len(lesson.steps)
    for at, step in enumerate(lesson.steps[:-1]):
        page.get_by_text(f"{at + 1} of {of}", exact=True).wait_for()
        if step.point:
            page.locator("[data-pointed]").first.wait_for()
        if step.answer:
            follow(page, at, of)
        elif not step.goal:
            page.get_by_role("button", name="Go on").click()
        for answer in step.solution:
            solve(page, seats_numbered(answer, lesson.seats))
    page.get_by_role("button", name=after).wait_for()


@pytest.mark.smoke
def test_the_first_game_after_a_lesson_is_guided_and_the_next_is_not(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/duel")
    learn(page, lesson_of(find("coup"), "duel"))
    page.goto("/")
    page.locator("li[data-game=coup]").get_by_role("button", name="A first game with explanations").wait_for()
    page.goto("/learn/coup/duel")
    learn(page, lesson_of(find("coup"), "duel"))
    page.get_by_role("button", name="A first game with explanations").click()
    page.locator("[data-topic]").first.wait_for()
    page.goto("/learn/coup/duel")
    learn(page, lesson_of(find("coup"), "duel"), "Play a whole game")
    page.get_by_role("button", name="Play a whole game").click()
    page.locator(".seat").nth(3).wait_for()
    assert page.locator(".guiding").count() == 0


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_lesson_is_learnt(browse: Callable[..., Any], game: str, size: Any) -> None:
    lesson = lesson_of(find(game), "first")
    page = browse("/learn", **({"size": size} if size else {}))
    page.get_by_role("link", name=lesson.title["en"]).click()
    learn(page, lesson)


@pytest.mark.parametrize(("game", "name"), FOLLOWING)
def test_the_lessons_that_follow_are_learnt(browse: Callable[..., Any], game: str, name: str) -> None:
    page = browse(f"/learn/{game}/{name}")
    learn(page, lesson_of(find(game), name))


@pytest.mark.smoke
def test_a_lesson_is_kept_and_the_next_is_offered(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/duel")
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("2 of 5", exact=True).wait_for()
    page.reload()
    page.get_by_text("2 of 5", exact=True).wait_for()
    page.locator("[data-option='assassinate@1']").click()
    page.get_by_text("3 of 5", exact=True).wait_for()
    page.get_by_role("button", name="Go on").click()
    for answer in ("tax", "assassinate@1"):
        page.locator(".shell[data-ready]").wait_for()
        page.locator(f"[data-option='{answer}']").click()
    page.get_by_role("link", name="Next: Factions and inquisitors").click()
    page.get_by_text("1 of 7", exact=True).wait_for()
    page.goto(page.url.replace("/learn/coup/factions", "/learn"))
    page.get_by_role("link", name="The last two (finished)").wait_for()


@pytest.mark.smoke
def test_a_wrong_answer_is_explained_and_a_step_can_be_taken_back(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/first")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-option=tax]").click()
    page.get_by_text("All in good time").wait_for()
    assert page.get_by_text("It is your turn, and you take one action").is_visible()
    page.locator("[data-option=income]").click()
    page.get_by_text("3 of").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("2 of").wait_for()


def test_a_clause_the_teacher_names_opens_the_rules(browse: Callable[..., Any]) -> None:
    page = browse("/learn/coup/first", language="ru")
    page.get_by_role("button", name="Дальше").click()
    page.locator(".teacher [data-clause='CO-2.1']").click()
    page.locator("dialog[open] article.shown").wait_for()
