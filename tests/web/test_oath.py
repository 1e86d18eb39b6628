"""Oath in the browser: a whole game and its chronicle by clicking, cards in words, odds, phone and accessibility."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.games.oath.chronicle_string import decode

from .axe import check_axe
from .playing import READY, by_hint, moved_on, open_table, play_out, prompt_of, state_of
from .stage import PHONE

EXAMPLES = Path(__file__).parents[1] / "games" / "oath" / "chronicle_examples.json"
STRING = str(json.loads(EXAMPLES.read_text("utf-8"))[-1]["string"])


def answer(page: Any, times: int, press: str = "click") -> None:
    """Follow so many hints, and stop at the next question."""
    for _ in range(times):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        by_hint(page, press)
        moved_on(page, number)
    page.locator(READY).first.wait_for()


def fits(page: Any) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.smoke
def test_a_whole_game_and_its_chronicle(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "oath", 2, deeds=1)
    assert play_out(page, by_hint, seconds=400) > 8
    assert page.locator("dialog[open] table tbody tr").count() == 2
    assert page.locator("dialog[open]", has_text="Next game: Oath").count() == 1
    page.locator("dialog[open]").get_by_role("link", name="Chronicle").click()
    page.get_by_role("heading", name="Empire and Exile").wait_for()
    page.get_by_text("Game 2 comes next").wait_for()
    assert page.locator(".history li").count() == 1
    assert page.locator(".history li", has_text="Oath of Supremacy").count() == 1
    check_axe(page)
    page.get_by_role("button", name="Show the string").click()
    text = page.locator("#chronicle-text").input_value()
    assert decode(text)["game_number"] == 2
    page.get_by_role("button", name="Play the next game").click()
    page.wait_for_url("**/table/*")
    page.get_by_text("Game 2 of “Empire and Exile”").wait_for()
    chronicle = page.locator(READY)
    chronicle.first.wait_for()
    page.goto("/chronicles")
    page.get_by_text("1 game finished").click()
    page.get_by_role("link", name="Go to the table").wait_for()


def test_a_chronicle_is_brought_and_a_bad_string_refused(
    browse: Callable[..., Any],
    complaints: Any,
) -> None:
    page = browse("/chronicles")
    page.get_by_role("heading", name="Import a chronicle").wait_for()
    page.locator("#chronicle-text").fill(STRING[:80])
    complaints.offline = True
    page.get_by_role("button", name="Import it").click()
    assert "ends too early" in page.get_by_role("alert").inner_text()
    complaints.offline = False
    page.locator("#chronicle-text").fill(STRING)
    page.locator("#chronicle-title").fill("From elsewhere")
    page.get_by_role("button", name="Import it").click()
    page.get_by_role("heading", name="From elsewhere").wait_for()
    assert page.locator(".site", has_text="Narrow Pass").count() == 1
    check_axe(page)
    page.goto("/chronicles")
    page.get_by_role("link", name="From elsewhere").wait_for()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_accessible(browse: Callable[..., Any], theme: str) -> None:
    page = browse(theme=theme)
    open_table(page, "oath", 4, chronicle="invented:3")
    for _ in range(4):
        page.locator(READY).first.wait_for()
        check_axe(page)
        answer(page, 2)
    page.get_by_text("Card texts").click()
    check_axe(page)


@pytest.mark.layout
def test_on_a_phone_everything_is_in_reach(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    open_table(page, "oath", 6, chronicle="invented:5")
    answer(page, 6, "tap")
    assert fits(page)
    check_axe(page)
    region = page.get_by_role("button", name=re.compile("Hinterland"))
    sites = page.locator(".region.hinterland .site")
    if region.get_attribute("aria-expanded") == "true" and not page.locator(".region.hinterland .live").count():
        region.tap()
        sites.first.wait_for(state="hidden")
        region.tap()
    assert sites.count() == 3
    page.locator("summary", has_text="Who is winning").tap()
    page.get_by_text("A stable regime").wait_for()
    assert fits(page)


def test_a_card_is_told_on_pointing_at_it_and_on_coming_to_it_by_keyboard(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "oath", 3)
    page.locator(READY).first.wait_for()
    page.locator(".oath-strip [data-thing='card:Longbows']").hover()
    page.locator(".look", has_text="Attack: +1 attack die").wait_for()
    page.locator("header.bar").hover()
    page.locator(".look").wait_for(state="detached")
    drawn = page.locator(".oath-drawn.live")
    while drawn.count():  # these show all they have, and need no picture
        number = state_of(page)[1]
        drawn.first.click()
        moved_on(page, number)
        page.locator(READY).first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.matches('[data-touch]') && !!document.activeElement.querySelector('[data-thing]')"
        ):
            break
    page.locator(".look .text").wait_for()


def test_the_campaign_window_shows_the_exact_odds(browse: Callable[..., Any]) -> None:
    page = browse("/learn/oath/first")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="List").click()
    deeds = ["search", "world", "horse-archers", "wolves", "faceup", "muster", "longbows", "travel", "site:mountain"]
    for notation in [*deeds, "campaign", "attack@1", "done"]:
        page.locator(f"[data-option='{notation}']").click()
        page.locator(f"[data-option='{notation}']").wait_for(state="detached")
    assert prompt_of(page).startswith("How many attack dice do you roll?")
    window = page.get_by_role("region", name="Campaign")
    # Four dice against two and a warband: by hand, from all 6^6 rolls.
    assert float(window.locator("[data-odds]").get_attribute("data-odds")) == pytest.approx(by_hand(4, 2, 1))
    assert page.locator("[data-option='5']", has_text="59.1 %").count() == 1
    assert page.locator("[data-touch^='do:']").count() == 0, "what the list says has no key beside it"
    page.get_by_role("button", name="List").click()
    assert page.locator("[data-touch='do:5']", has_text="59.1 %").count() == 1
    page.get_by_role("button", name="List").click()
    page.locator("[data-option='5']").click()
    page.locator("[data-option='plan:horse-archers']").click()
    window.get_by_text("Horse Archers").wait_for()
    assert float(window.locator("[data-odds]").get_attribute("data-odds")) == pytest.approx(by_hand(7, 2, 1))


def many_dice(route: Any) -> None:
    """A campaign with more dice than the lesson's, about everything that can be attacked."""
    reply = route.fetch()
    lesson = reply.json()
    fight, clash = lesson["view"]["board"]["campaign"], lesson["view"]["figures"]["campaign"]
    if fight and clash:
        fight.update(targets=[0, 2, 5, 50, 60])
        margins = [[margin, 0.005] for margin in range(-160, 40)]
        odds = {"win": 0.195, "sacrificing": 0.3, "attack": 6.2, "defense": 27.6, "skulls": 1.4, "margins": margins}
        clash.update(attack=11, defense=12, odds=odds)
    route.fulfill(response=reply, json=lesson)


WIDE = """window => [...window.querySelectorAll("*")].concat(window).flatMap((node) => {
    const [one, other] = [node, window].map((each) => each.getBoundingClientRect());
    const cut = one.right > other.right + 1 || one.left < other.left - 1;
    return cut && !node.closest(".hidden") ? [node.className || node.tagName] : [];
})"""
"""What of a battle's window sticks out at its sides."""


@pytest.mark.layout
def test_the_campaign_window_is_never_cut_however_many_dice_there_are(browse: Callable[..., Any]) -> None:
    for size in ({"width": 1440, "height": 900}, PHONE):
        page = browse("/learn/oath/first", size=size)
        page.route("**/api/lessons/oath/first", many_dice)
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="List").click()
        deeds = ["search", "world", "horse-archers", "wolves", "faceup", "muster", "longbows", "travel"]
        for notation in [*deeds, "site:mountain", "campaign", "attack@1", "done"]:
            page.locator(f"[data-option='{notation}']").click()
            page.locator(f"[data-option='{notation}']").wait_for(state="detached")
        window = page.get_by_role("region", name="Campaign")
        window.get_by_text("pawn and favor").wait_for()
        assert window.locator(".die").count() == 23
        assert window.evaluate(WIDE) == []
        assert fits(page)
        page.unroute_all(behavior="wait")


def by_hand(attack: int, defense: int, defenders: int) -> float:
    """The chance that the attack is higher, die by die."""
    attacks = {(0, 0): 1.0}
    for _ in range(attack):
        rolled: dict[tuple[int, int], float] = {}
        for (swords, hollow), chance in attacks.items():
            for face, share in (((0, 1), 3), ((1, 0), 2), ((2, 0), 1)):
                key = swords + face[0], hollow + face[1]
                rolled[key] = rolled.get(key, 0.0) + chance * share / 6
        attacks = rolled
    defenses = {(0, 0): 1.0}
    for _ in range(defense):
        rolled = {}
        for (shields, doubles), chance in defenses.items():
            for face, share in (((0, 0), 2), ((1, 0), 2), ((2, 0), 1), ((0, 1), 1)):
                key = shields + face[0], doubles + face[1]
                rolled[key] = rolled.get(key, 0.0) + chance * share / 6
        defenses = rolled
    return sum(
        one * two
        for (swords, hollow), one in attacks.items()
        for (shields, doubles), two in defenses.items()
        if swords + hollow // 2 > shields * 2**doubles + defenders
    )
