"""Whole decisions in one panel: how many clicks they take, what a refusal leaves, and taking them back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from .axe import check_axe
from .playing import READY, by_hint, moved_on, open_table, state_of
from .stage import PHONE
from .test_inwo import Conspirator

MOST_CLICKS = 4
AT_A_GLANCE = """() => {
    const kept = JSON.parse(localStorage.getItem("camarilla") ?? "{}");
    localStorage.setItem("camarilla", JSON.stringify({ ...kept, glance: true }));
}"""
"""Has hints given without a search, which is all it takes to get to a campaign."""


class Clicks:
    """Clicks, and counts them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str) -> None:
        self.count += 1
        self.page.locator(selector).first.click()


def settled(page: Any) -> None:
    """Wait until the panel says how the decision would go."""
    page.locator("[data-decision][aria-busy=false] [data-decide]:enabled").wait_for()


def until(page: Any, wanted: str, answer: Callable[[Any], None], again: Callable[[], None]) -> None:
    """Answer until something can be touched, in another game if one is over before."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state, number = state_of(page)
        if state == "asked" and page.locator(wanted).count():
            return
        if state == "over":
            again()
        if state == "asked":
            answer(page)
            moved_on(page, number)
        page.wait_for_timeout(20)
    raise AssertionError(f"{wanted} never came up")


def test_an_attack_takes_four_clicks_at_most(browse: Callable[..., Any]) -> None:
    page = browse()

    def sit_down() -> None:
        open_table(page, "inwo", 2, round_limit=3)
        page.get_by_role("button", name="Switch off").click()
        page.locator(READY).first.wait_for()

    sit_down()
    hand = Conspirator()
    hand.attacks = 2  # it attacks nobody before we do
    until(page, "[data-whole-attack]", hand, sit_down)
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on("[data-whole-attack]")
    settled(page)
    assert page.locator("[data-chance]").inner_text().endswith("%")
    targets = page.locator("[data-part=target] [data-pick]")
    if targets.count():
        clicks.on("[data-part=target] [data-pick]")
        settled(page)
    helpers = page.locator("[data-part=announce] input[type=checkbox]")
    if helpers.count():
        before = page.locator(".decision .sum").inner_text()
        clicks.on("[data-part=announce] input[type=checkbox]")
        page.wait_for_function("before => document.querySelector('.decision .sum').innerText !== before", arg=before)
        settled(page)
    check_axe(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    page.locator(".attack").wait_for()
    assert page.locator("[data-decision]").count() == 0
    assert clicks.count <= MOST_CLICKS


def test_a_campaign_takes_four_clicks_at_most_and_can_be_thought_over(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    page.evaluate(AT_A_GLANCE)
    open_table(page, "oath", 2)
    campaign = "[data-touch='do:campaign'].live"
    until(page, campaign, by_hint, lambda: open_table(page, "oath", 2))
    number = state_of(page)[1]
    page.locator(campaign).click()
    settled(page)
    fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert fits
    page.locator("[data-decide-not]").click()
    assert page.locator("[data-decision]").count() == 0
    assert state_of(page)[1] == number, "nothing was given"
    clicks = Clicks(page)
    clicks.on(campaign)
    settled(page)
    dice = page.locator("[data-part=campaign-dice] [data-pick]")
    if dice.count():
        clicks.on("[data-part=campaign-dice] [data-pick]:not(:checked)")
        settled(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    assert clicks.count <= MOST_CLICKS
