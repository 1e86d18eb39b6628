"""First steps in the browser: a guided game, a second opinion, company for one, contents, a welcome to decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, moved_on, open_table, play_out, prompt_of, state_of
from .stage import PHONE


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


THOUGHT = 60_000
"""How long the first thought may take, in milliseconds: it starts a process."""


def obey(page: Any) -> None:
    """Press what the finger points at, and what it points at in whatever that opens, until the question is another."""
    number = state_of(page)[1]
    for _ in range(4):
        finger = page.locator("[data-pointed]").first.element_handle(timeout=THOUGHT)
        finger.click()
        page.wait_for_function(
            """([number, pressed]) =>
                document.querySelector('.dock')?.dataset.prompt !== number ||
                [...document.querySelectorAll('[data-pointed]:not(:disabled)')].some((node) => node !== pressed)""",
            arg=[number, finger],
        )
        if state_of(page)[1] != number:
            return
    raise AssertionError(f"what is pointed at leads nowhere: {prompt_of(page)}")


@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_a_newcomer_follows_the_finger_from_home_to_the_end_of_a_first_game(
    browse: Callable[..., Any], game: str
) -> None:
    page = browse()
    page.locator(f"li[data-game={game}]").get_by_role("button", name="A first game with explanations").click()
    assert play_out(page, obey, seconds=480) > 5
    page.locator("dialog[open] .winner").wait_for()


def test_the_finger_points_at_every_question_and_explanations_move_nothing(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    page.locator("li[data-game=oath]").get_by_role("button", name="A first game with explanations").click()
    page.locator(".guiding").wait_for()
    page.locator(READY).first.wait_for()
    board = page.locator(".stand").bounding_box()
    for _ in range(5):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        page.locator("[data-pointed]").first.wait_for(timeout=THOUGHT)
        while page.locator("[data-topic]").count():
            page.get_by_role("button", name="Got it").click()
        assert page.locator(".stand").bounding_box() == board
        obey(page)
        moved_on(page, number)


def test_a_hint_says_why_and_lists_what_else_is_sensible(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("What can I do here?").click()
    page.get_by_label("The adviser").select_option(label="answers instantly")
    plans = page.locator("[data-plan]")
    plans.first.wait_for()
    wanted = plans.last.get_attribute("data-plan")
    plans.last.click()
    page.locator(
        f".hinted[data-option='{wanted}'], .hinted:has([data-option='{wanted}']), [data-touch].hinted"
    ).first.wait_for()


def test_how_long_the_adviser_thinks_is_chosen_before_the_first_hint(browse: Callable[..., Any]) -> None:
    page = browse("/settings")
    page.get_by_label("Adviser for hints").select_option(label="answers instantly")
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    assert page.locator("dialog[open]").get_by_label("Adviser for hints").input_value() == "true"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("What can I do here?").click()
    assert page.get_by_label("The adviser").input_value() == "true"


def test_how_a_table_looks_moves_and_sounds_is_chosen_at_the_table(browse: Callable[..., Any]) -> None:
    page = browse(still=False)
    open_table(page, "coup", 2)
    page.locator(READY).first.wait_for()
    for size in ({"width": 1440, "height": 900}, PHONE):
        page.set_viewport_size(size)
        page.get_by_role("button", name="More", exact=True).click()
        senses = page.locator("dialog[open] .senses").first
        senses.wait_for()
        chosen = {"Colours": "light", "Animation": "reduced", "Speed of play": "brisk"}
        if size is PHONE:
            chosen = {"Colours": "dark", "Animation": "full", "Speed of play": "calm"}
        for label, value in chosen.items():
            senses.get_by_label(label).select_option(value)
        page.get_by_label("Sounds at the table").set_checked(size is not PHONE)
        page.locator(f"html[data-theme={chosen['Colours']}]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        kept = page.evaluate("JSON.parse(localStorage.camarilla)")
        assert [kept["theme"], kept["motion"], kept["pace"]] == list(chosen.values())
        assert kept["sound"] is (size is not PHONE)
        assert page.locator(".ticker select").input_value() == chosen["Speed of play"]
    page.reload()
    page.locator("html[data-theme=dark]").wait_for()


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
