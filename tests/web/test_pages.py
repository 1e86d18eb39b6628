"""Every page: languages, colours, rules, replay, orders; and that axe finds nothing serious on any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, by_touch, moved_on, open_table, play_out, prompt_of, state_of
from .stage import PHONE, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/play", "/play?game=potdevin", "/rules", "/rules/coup", "/learn", "/me", "/settings", "/nowhere"]


def check_axe(page: Any) -> None:
    """Nothing serious or critical by axe."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        (violation["id"], violation["help"], [node["html"][:160] for node in violation["nodes"][:3]])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert problems == []


@pytest.fixture
def axe() -> Callable[[Any], None]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    return check_axe


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pages_are_accessible(browse: Callable[..., Any], axe: Callable[[Any], None], theme: str) -> None:
    page = browse(theme=theme)
    for address in PAGES:
        page.goto(address)
        page.locator("h1").wait_for()
        page.wait_for_timeout(300)
        axe(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", ["coup", "potdevin"])
def test_tables_are_accessible(browse: Callable[..., Any], axe: Callable[[Any], None], game: str, theme: str) -> None:
    page = browse(theme=theme)
    open_table(page, game, 4)
    for _ in range(4):
        page.locator(READY).first.wait_for()
        axe(page)
        by_touch(page)
        page.wait_for_timeout(300)
    for tab in ("Chat", "Orders"):
        page.get_by_role("tab", name=tab).click()
        axe(page)


def test_dialogs_are_accessible(browse: Callable[..., Any], axe: Callable[[Any], None]) -> None:
    page = browse(size=PHONE)
    open_table(page, "coup", 4)
    page.locator(".dock .prompt .clause").wait_for()
    for name in ("Log and talk", "Rules", "More"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open] h2").wait_for()
        page.wait_for_timeout(400)
        axe(page)
        page.keyboard.press("Escape")


def test_nothing_is_wider_than_a_phone(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE, language="ru")
    for address in PAGES:
        page.goto(address)
        page.locator("h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
    for game in ("coup", "potdevin"):
        open_table(page, game, 6)
        page.locator(".dock .prompt").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game


def test_the_language_changes_everywhere_at_once(browse: Callable[..., Any]) -> None:
    page = browse(language="ru")
    page.get_by_role("heading", name="Открытый стол").wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="An open table").wait_for()
    page.reload()
    page.get_by_role("heading", name="An open table").wait_for()


def test_a_whole_game_in_russian_has_no_word_of_english(browse: Callable[..., Any]) -> None:
    page = browse(language="ru")
    open_table(page, "coup", 3, turn_cap=15)
    play_out(page, by_touch)
    log = page.locator("[role=log]").inner_text()
    latin = [line for line in log.splitlines() if any("a" <= sign.lower() <= "z" for sign in line)]
    # What is left in Latin letters: numbers of clauses and the guest's own name.
    assert [line for line in latin if not line.startswith("CO-") and "Guest" not in line] == []


def test_light_and_dark_follow_the_device_until_chosen(browse: Callable[..., Any]) -> None:
    page = browse("/settings", theme="light")
    page.locator("html[data-theme=light]").wait_for()
    page.get_by_label("Colours").select_option("dark")
    page.locator("html[data-theme=dark]").wait_for()
    page.reload()
    page.locator("html[data-theme=dark]").wait_for()


def test_the_clause_of_a_prompt_opens_the_rules_there(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 4)
    clause = page.locator(".dock .prompt .clause")
    number = clause.inner_text()
    clause.click()
    shown = page.locator("dialog[open] article.shown")
    shown.wait_for()
    assert number in shown.inner_text()
    page.get_by_label("Search the rules").fill("wealth")
    page.get_by_text("clauses found").wait_for()
    assert page.locator("dialog[open] article").count() < 15
    page.get_by_role("button", name="Close").click()
    page.locator("dialog[open]").wait_for(state="detached")


def test_what_is_not_allowed_says_why_with_its_clause(browse: Callable[..., Any]) -> None:
    page = browse()
    for _ in range(6):
        open_table(page, "potdevin", 4)
        for _ in range(8):
            page.locator(READY).first.wait_for()
            if page.locator(".dock [data-touch].dim").count():
                refused = page.locator(".dock [data-touch].dim").first
                refused.focus()
                why = page.locator(".dock .why")
                why.wait_for()
                assert why.locator(".clause").inner_text().startswith("PV-3.")
                before = prompt_of(page)
                refused.click(force=True)
                assert prompt_of(page) == before
                return
            by_touch(page)
            page.wait_for_timeout(200)
    raise AssertionError("nothing was ever refused")


def test_a_standing_order_is_previewed_given_and_ended(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 8)
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("Always pass").check()
    page.get_by_text("You will not be asked to react at all").wait_for()
    page.get_by_role("button", name="Give this order").click()
    page.get_by_role("button", name="End: Always pass").wait_for()
    for _ in range(2):
        page.locator(READY).first.wait_for()
        assert page.locator("[data-option=pass]").count() == 0, "asked in spite of the order"
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.get_by_role("button", name="End: Always pass").click()
    page.get_by_role("button", name="End: Always pass").wait_for(state="detached")


def test_hint_and_taking_back(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 4)
    page.locator("[data-option]").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hinted").first.wait_for()


def at_step(page: Any, step: str) -> None:
    """Wait until the replay shows that step."""
    page.wait_for_function("step => document.querySelector('output')?.innerText.startsWith(step + ' /')", arg=step)


def test_a_replay_steps_changes_eyes_shares_and_goes_on(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    play_out(page, by_touch)
    page.get_by_role("link", name="Replay").click()
    steps = page.locator("output")
    page.get_by_role("button", name="One step on").click()
    at_step(page, "1")
    page.keyboard.press("ArrowRight")
    at_step(page, "2")
    assert page.locator("section[aria-label='Your hand']").count() == 0
    page.get_by_label("Seen by").select_option("0")
    page.locator("section[aria-label='Your hand']").wait_for()
    last = steps.inner_text().split("/")[1].strip()
    page.locator("input[type=range]").fill(last)
    at_step(page, last)
    page.goto(page.url)
    at_step(page, last)
    page.get_by_role("button", name="Turning points").click()
    turn = page.locator(".turns li").first
    turn.wait_for(timeout=90_000)
    assert "to win" in turn.inner_text()
    turned = page.locator("datalist#turns option").first.get_attribute("value")
    turn.get_by_role("button").click()
    at_step(page, turned)
    page.locator("input[type=range]").fill("4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    page.locator(".dock .prompt").wait_for()
