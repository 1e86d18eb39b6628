"""Puzzles in the browser: solved by clicking, a wrong answer answered beside the question, kept and rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from camarilla.checks.puzzles import Puzzle, puzzles_of
from camarilla.kernel.game import find

from .stage import PHONE

GAMES = [game for game in ("coup", "potdevin", "pax", "oath", "inwo") if puzzles_of(find(game))]
TEN = 10


def click(page: Any, notation: str) -> None:
    """Give an answer by the list of options."""
    page.locator(".shell[data-ready]").wait_for()
    option = page.locator(f"[data-option='{notation}']")
    if option.count() == 0:
        page.get_by_role("button", name="List", exact=True).click()
    option.click()
    sure = page.locator("dialog[open] [data-sure]")
    if sure.count():
        sure.click()


def solve(page: Any, puzzle: Puzzle) -> None:
    """Give the solution."""
    for answer in puzzle.solution:
        asked = page.locator(".dock").get_attribute("data-prompt")
        click(page, answer)
        page.locator(f".dock:not([data-prompt='{asked}'])").wait_for()
    page.get_by_text("Right!").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_ten_puzzles_are_solved_by_clicking(browse: Callable[..., Any], game: str) -> None:
    puzzles = list(puzzles_of(find(game)).values())[:TEN]
    page = browse(f"/puzzles/{game}/{puzzles[0].name}")
    for at, puzzle in enumerate(puzzles):
        page.get_by_text(f"Puzzle {at + 1}", exact=True).wait_for()
        solve(page, puzzle)
        if at + 1 < len(puzzles):
            page.get_by_role("link", name="Next puzzle").click()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text(f"{len(puzzles)} of {len(puzzles_of(find(game)))} solved").wait_for()


@pytest.mark.smoke
def test_a_wrong_answer_is_answered_and_the_first_try_counts(browse: Callable[..., Any]) -> None:
    puzzle = next(each for each in puzzles_of(find("coup")).values() if len(each.solution) == 1)
    wrong = next(
        option.notation
        for option in puzzle.table().legal(puzzle.seat)
        if option.notation != puzzle.solution[0] and option.guard != "lose"
    )
    page = browse("/puzzles")
    page.get_by_text("Your first answer to each puzzle counts").wait_for()
    page.goto(page.url + f"/coup/{puzzle.name}")
    click(page, wrong)
    page.locator(".teacher .reply").wait_for()
    solve(page, puzzle)
    page.locator(".teacher").get_by_text("Your rating: 1").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text(f"1 of {len(puzzles_of(find('coup')))} solved").wait_for()
    page.reload()
    page.get_by_text("Your rating: 1").wait_for()


def test_the_solution_is_shown_on_a_phone_in_russian(browse: Callable[..., Any]) -> None:
    name = next(iter(puzzles_of(find("coup"))))
    page = browse(f"/puzzles/coup/{name}", language="ru", size=PHONE)
    page.get_by_role("button", name="Показать решение").click()
    page.get_by_text("Решение — ").wait_for()
    page.locator(".teacher [data-clause]").first.click()
    page.locator("dialog[open] article.shown").wait_for()
