"""First steps in the browser: a guided game, a second opinion, company for one, contents, a welcome to decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, open_table


@pytest.mark.smoke
def test_a_first_game_is_offered_and_explained_once(browse: Callable[..., Any]) -> None:
    page = browse()
    card = page.locator("li[data-game=coup]")
    assert card.get_by_role("link", name="5 minutes with a teacher").get_attribute("href") == "/learn/coup/first"
    card.get_by_role("button", name="A first game with explanations").click()
    topic = page.locator("[data-topic]").first
    topic.wait_for()
    explained = topic.get_attribute("data-topic")
    assert len(topic.inner_text()) > 40, "a sentence or two about what is new"
    while page.locator("[data-topic]").count():
        page.get_by_role("button", name="Got it").click()
    page.reload()
    page.locator(READY).first.wait_for()
    assert page.locator(f"[data-topic={explained}]").count() == 0
    page.goto("/")
    page.locator("li[data-game=pax]").get_by_role("link", name="5 minutes with a teacher").wait_for()
    assert page.locator("li[data-game=coup]").get_by_text("First time?").count() == 0


def test_a_hint_says_why_and_lists_what_else_is_sensible(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("What can I do here?").click()
    page.get_by_label("The adviser").select_option(label="answers at a glance")
    plans = page.locator("[data-plan]")
    plans.first.wait_for()
    wanted = plans.last.get_attribute("data-plan")
    plans.last.click()
    page.locator(
        f".hinted[data-option='{wanted}'], .hinted:has([data-option='{wanted}']), [data-touch].hinted"
    ).first.wait_for()


def test_the_rules_have_contents_and_the_ladder_has_company(browse: Callable[..., Any]) -> None:
    page = browse("/rules/coup")
    page.get_by_text("Contents").click()
    page.locator(".contents button").nth(3).click()
    page.wait_for_function(
        "() => document.querySelectorAll('.chapter')[3].getBoundingClientRect().top < innerHeight / 2"
    )
    page.goto("/ladder/coup")
    page.locator("[data-bot=level5]").get_by_role("button", name="Challenge").click()
    page.locator(READY).first.wait_for(timeout=60_000)


def test_the_deck_page_welcomes_before_it_complains(browse: Callable[..., Any]) -> None:
    page = browse("/decks/inwo")
    page.get_by_text("Welcome.").wait_for()
    assert page.locator(".faults").count() == 0
    page.get_by_role("button", name="Start with").click()
    page.get_by_text("This deck is ready to play.").wait_for()
