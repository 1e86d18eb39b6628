"""Whole games to the result screen: by clicking, by keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import (
    by_finger,
    by_keyboard,
    by_keyboard_and_menus,
    by_keyboard_to_the_end,
    by_touch,
    open_table,
    play_out,
)
from .stage import DESK, PHONE

TABLES = {"coup": 3, "potdevin": 4}
SOLO_ROUNDS = 8
ROUND = 16
"""How many questions make a round of a heavy game, for one player; a game may be over sooner, but not after a FEW."""
FEW = 6
HANDS = {"clicking": (by_touch, DESK), "keyboard": (by_keyboard, DESK), "phone": (by_finger, PHONE)}
SMOKE = {("coup", "clicking"), ("potdevin", "phone")}
"""The others are for `make test-all`."""


def marks_of(game: str, hand: str) -> list[pytest.MarkDecorator]:
    """Whoever points needs what is pointed at in sight, however wide the fonts are; a keyboard does not."""
    smoke = [pytest.mark.smoke] if (game, hand) in SMOKE else []
    return smoke if hand == "keyboard" else [*smoke, pytest.mark.layout]


PLAYED = [pytest.param(game, hand, marks=marks_of(game, hand)) for game in TABLES for hand in HANDS]


@pytest.mark.parametrize(("game", "hand"), PLAYED)
def test_a_whole_game(browse: Callable[..., Any], game: str, hand: str) -> None:
    answer, size = HANDS[hand]
    page = browse(size=size)
    options = {"turn_cap": 30} if game == "coup" else {}
    open_table(page, game, TABLES[game], **options)
    assert play_out(page, answer) > 3
    assert page.locator("dialog[open] [data-seat]").count() == TABLES[game]
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")


@pytest.mark.parametrize("hand", ["clicking", pytest.param("phone", marks=pytest.mark.layout)])
def test_a_solo_game_against_saint_germain(browse: Callable[..., Any], hand: str) -> None:
    answer, size = HANDS[hand]
    page = browse(size=size)
    open_table(page, "pax", 2, opponent="saint_germain", max_rounds=SOLO_ROUNDS)
    page.locator("[data-touch].live").first.wait_for()
    assert page.locator(".pax-cell").count() == 14
    assert play_out(page, answer) > SOLO_ROUNDS
    assert page.locator("dialog[open] table tbody tr").count() == 2
    page.keyboard.press("Escape")
    steps = page.locator("details", has_text="Last turn")
    assert steps.locator(".clause", has_text="PA-20.").count() > 0, "its last turn is told with the clauses it follows"


@pytest.mark.smoke
def test_pax_by_keyboard_alone(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 2, opponent="saint_germain", max_rounds=2)
    assert play_out(page, by_keyboard_and_menus) > 2
    assert page.locator("dialog[open] table tbody tr").count() == 2


@pytest.mark.parametrize("game", ["pax", "oath", "inwo"])
def test_a_round_of_a_heavy_game_by_keyboard_alone(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 3)
    assert play_out(page, by_keyboard_to_the_end, most=ROUND) > FEW


@pytest.mark.smoke
def test_two_clicks_from_home_to_the_first_prompt(browse: Callable[..., Any]) -> None:
    page = browse()
    page.get_by_role("button", name="Play Pot de Vin").click()
    page.locator(".dock .prompt").wait_for()
    assert "/table/" in page.url


def test_with_motion_things_travel_and_input_is_never_blocked(browse: Callable[..., Any]) -> None:
    page = browse(still=False, pace="brisk")
    open_table(page, "potdevin", 3)
    page.locator("[data-touch].live").first.wait_for()
    page.evaluate(
        """() => {
            window.travelled = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.travelled++; return animate.apply(this, how); };
        }"""
    )
    play_out(page, by_touch, seconds=240)
    assert page.evaluate("window.travelled") > 10


def test_reduced_motion_is_obeyed(browse: Callable[..., Any]) -> None:
    page = browse(still=True)
    open_table(page, "potdevin", 3)
    page.locator("[data-touch].live").first.wait_for()
    page.evaluate("() => { Element.prototype.animate = () => { window.moved = true; throw new Error('moved'); }; }")
    for _ in range(3):
        by_touch(page)
        page.wait_for_timeout(400)
    assert not page.evaluate("window.moved")
    assert page.evaluate("document.getAnimations().length") == 0
