"""Several people: two browsers at one table, one device from hand to hand, talk, leaving and coming back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Complaints
from .playing import by_touch, moved_on, open_table, play_together, prompt_of, state_of


def sit_together(browse: Callable[..., Any]) -> tuple[Any, Any]:
    """A table for two people, both seated; the game begins when both are ready."""
    first, second = browse(), browse()
    first.goto("/play?game=coup")
    first.locator("#seats").select_option("2")
    first.locator("#option-turn_cap").fill("20")
    first.locator("form .button.primary").click()
    link = first.locator("#invite-link").input_value()
    second.goto(link)
    second.get_by_role("button", name="Sit down").click()
    second.get_by_role("button", name="I'm ready").click()
    for page in (first, second):
        page.locator(".dock").wait_for()
    return first, second


@pytest.mark.smoke
def test_two_browsers_at_one_table(browse: Callable[..., Any]) -> None:
    first, second = sit_together(browse)
    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Say something").fill("good luck")
    first.get_by_role("button", name="Send").click()
    second.get_by_role("tab", name="Chat").click()
    second.get_by_text("good luck").wait_for()
    play_together((first, second))


def test_a_hot_seat_is_covered_between_its_players(browse: Callable[..., Any]) -> None:
    page = browse("/play?game=coup")
    page.locator("#seats").select_option("2")
    page.locator("#option-turn_cap").fill("10")
    page.locator("#seat-1").select_option("here")
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    covers = 0
    deadline = time.monotonic() + 150
    while time.monotonic() < deadline:
        if page.locator("dialog[open] .winner").count():
            break
        cover = page.get_by_role("button", name="I am")
        if cover.count():
            assert page.locator("[data-flip]").count() == 0, "a card shows through the cover"
            cover.click()
            covers += 1
            cover.wait_for(state="detached")
        state, number = state_of(page)
        if state == "asked":
            by_touch(page)
            moved_on(page, number)
        page.wait_for_timeout(60)
    assert page.locator("dialog[open] .winner").count() == 1
    assert covers > 2


def test_reload_in_the_middle_of_a_prompt(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 4)
    page.locator("[data-touch].live").first.wait_for()
    before = prompt_of(page), page.locator("[data-touch].live").count()
    page.reload()
    page.locator("[data-touch].live").first.wait_for()
    assert (prompt_of(page), page.locator("[data-touch].live").count()) == before
    by_touch(page)


def asked_of(pages: tuple[Any, ...]) -> Any:
    """The first of several pages that is asked something."""
    for _ in range(200):
        found = next((page for page in pages if state_of(page)[0] == "asked"), None)
        if found is not None:
            return found
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def offered(page: Any) -> list[str]:
    """What may be answered, as the list has it."""
    return list(page.eval_on_selector_all("[data-option]", "all => all.map(one => one.dataset.option)"))


def test_ten_seconds_without_network(browse: Callable[..., Any], complaints: Complaints) -> None:
    pages = sit_together(browse)
    page = asked_of(pages)
    other = next(one for one in pages if one is not page)
    before = prompt_of(page), offered(page), state_of(page)
    complaints.offline = True
    page.context.set_offline(True)
    page.get_by_text("Connection lost").wait_for()
    page.locator("[data-option]").first.click()
    page.get_by_text("The server cannot be reached").wait_for()
    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Say something").fill("are you there?")
    other.get_by_role("button", name="Send").click()
    page.wait_for_timeout(10_000)
    assert page.get_by_text("Connection lost").is_visible()
    page.context.set_offline(False)
    page.get_by_text("Connection lost").wait_for(state="detached")
    complaints.offline = False
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("are you there?").wait_for()
    assert (prompt_of(page), offered(page), state_of(page)) == before
    by_touch(page)
    moved_on(page, before[2][1])
    play_together(pages)
