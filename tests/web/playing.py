"""Hands for tests: opening tables and answering prompts by clicking, by keyboard, by finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

READY = ".shell[data-ready] :is([data-option], [data-touch].live)"
"""What can be answered now; a new question cannot be for a moment, lest a click meant for the last one answers it."""
RESULT = "dialog[open] .winner"
EAGER = ("coup@", "assassinate@", "income")
"""What brings a game of Coup to its end soon, the best first."""


def open_table(page: Any, game: str, seats: int, bot: str = "level4", **options: Any) -> None:
    """Go to a new table against bots, by the form."""
    page.goto(f"/play?game={game}")
    page.locator("#seats").select_option(str(seats))
    for seat in range(1, seats):
        page.locator(f"#seat-{seat}").select_option(bot)
    for name, value in options.items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")


DRAWN = """() => new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
    setTimeout(drawn, 2000);
})"""
"""Until a page has been drawn anew. A headless browser may draw nothing for minutes, so two seconds are enough."""


def drawn(page: Any) -> None:
    """Wait until the page is drawn as it is now."""
    page.evaluate(DRAWN)


def prompt_of(page: Any) -> str:
    """What the prompt bar says."""
    return str(page.locator(".dock .prompt").inner_text())


def state_of(page: Any) -> tuple[str, str]:
    """Whether something is asked (and the number of the question), or others are waited for, or the game is over."""
    return tuple(
        page.evaluate(
            """([ready, result]) => {
                if (document.querySelector(result)) return ["over", ""];
                const held = document.querySelector(".dock[data-held]");
                const open = document.querySelector(ready) && !held;
                return [open ? "asked" : "waiting", document.querySelector(".dock")?.dataset.prompt ?? ""];
            }""",
            [READY, RESULT],
        )
    )


def play_out(page: Any, answer: Callable[[Any], None], seconds: float = 150, most: int | None = None) -> int:
    """Answer every prompt until the result is shown, or `most` of them are answered; how many there were."""
    answers = 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        state, number = state_of(page)
        if state == "over" or answers == most:
            return answers
        if state == "waiting":
            page.wait_for_timeout(30)
            continue
        answer(page)
        answers += 1
        moved_on(page, number)
    raise AssertionError(f"no result after {answers} answers; the page says: {prompt_of(page)}")


def play_together(pages: tuple[Any, Any]) -> None:
    """Each answers what it is asked, until both see the result."""
    deadline = time.monotonic() + 150
    while time.monotonic() < deadline:
        states = [state_of(page) for page in pages]
        if all(state == "over" for state, _ in states):
            break
        for page, (state, number) in zip(pages, states, strict=True):
            if state == "asked":
                by_touch(page)
                moved_on(page, number)
        pages[0].wait_for_timeout(40)
    for page in pages:
        assert page.locator("dialog[open] .winner").count() == 1


CONFIRM = "[data-decide]:enabled, dialog[open] [data-sure]:enabled"
"""What confirms a decision of several answers, or an answer that gives something up for good."""
EMPTY = "[aria-busy=false]:has([data-decide]:disabled) [data-part=deal-build] input[type=checkbox]:not(:checked)"
"""What can be ticked where nothing that can be given has been: a deal in which nothing is."""


def answered_or_asked_again(page: Any, number: str) -> None:
    """Wait until that question is answered, or its answer is to be confirmed; fill a deal that is empty."""
    page.wait_for_function(
        """([number, ...asking]) => document.querySelector('.dock')?.dataset.prompt !== number
            || asking.some((each) => document.querySelector(each))""",
        arg=[number, CONFIRM, EMPTY],
    )
    if not page.locator(CONFIRM).count() and page.locator(EMPTY).count():
        page.locator(EMPTY).first.click()
        answered_or_asked_again(page, number)


def moved_on(page: Any, number: str) -> None:
    """Wait until that question is answered; a decision of several answers is confirmed as it is filled in, and what
    gives something up for good is confirmed, too."""
    answered_or_asked_again(page, number)
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).first.click()
    page.wait_for_function("number => document.querySelector('.dock')?.dataset.prompt !== number", arg=number)


def by_touch(page: Any, tap: bool = False) -> None:
    """Touch what glows; choose from the menu if one opens; what glows nowhere is in the list."""
    press = "tap" if tap else "click"
    wanted = eager(page)
    live = page.locator("[data-touch].live")
    if wanted and "@" in wanted:
        live = page.locator(f"[data-touch='seat:{wanted.split('@')[1]}'].live")
    if live.count() == 0:
        option = page.locator(f"[data-option='{wanted}']") if wanted else page.locator("[data-option]")
        getattr(option.first, press)()
        return
    getattr(live.first, press)()
    menu = page.locator("[role=menu] button:not(.refused)")
    if menu.count():
        getattr(menu.first, press)()


IDLE = ", ".join(f"[data-option='{way}'], [data-touch='do:{way}'].live" for way in ("rest", "pass", "end"))
"""What gives the others their turn."""


def by_letting_be(page: Any) -> None:
    """Rest, pass or end the turn where one may, so that rivals have the stage."""
    idle = page.locator(IDLE)
    if idle.count():
        idle.first.click()
    else:
        by_touch(page)


def eager(page: Any) -> str | None:
    """The notation that ends a game of Coup soonest, of those in the list."""
    offered = page.eval_on_selector_all("[data-option]", "all => all.map(one => one.dataset.option)")
    return next((notation for start in EAGER for notation in offered if notation.startswith(start)), None)


def by_hint(page: Any, press: str = "click") -> None:
    """Ask for a hint, touch what it points at, and choose it from the menu if one opens."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hinted").first.wait_for()
    hinted = page.locator("[data-touch].hinted")
    getattr((hinted if hinted.count() else page.locator("[data-option].hinted")).first, press)()
    menu = page.locator("[role=menu] .hinted")
    if menu.count():
        getattr(menu.first, press)()


def by_finger(page: Any) -> None:
    """The same with a finger."""
    by_touch(page, tap=True)


def by_keyboard(page: Any, menus: bool = False) -> None:
    """Tab until something that can be answered has the focus, then Enter; no pointer at all.

    What opens a menu is passed by; with `menus` the first of its items is taken, by Enter again.
    """
    for _ in range(120):
        page.keyboard.press("Tab")
        kind = page.evaluate(
            """() => {
                const at = document.activeElement;
                if (at.matches("[data-option]:not([aria-pressed=true])")) return "answer";
                return at.matches("[data-touch].live") ? (at.ariaHasPopup ? "menu" : "answer") : "";
            }"""
        )
        if kind == "menu" and not menus:
            continue
        if kind:
            page.keyboard.press("Enter")
            if kind == "menu":
                page.locator("[role=menu] [role=menuitem]:focus").wait_for()
                page.keyboard.press("Enter")
            return
    raise AssertionError("Tab never reached an answer")


def by_keyboard_and_menus(page: Any) -> None:
    """The same with whatever has the focus first, be it a menu."""
    by_keyboard(page, menus=True)


def by_keyboard_to_the_end(page: Any) -> None:
    """The same, and what confirms the answer, where something does, is come to by Tab, too."""
    number = state_of(page)[1]
    by_keyboard_and_menus(page)
    answered_or_asked_again(page, number)
    for _ in range(60):
        if state_of(page)[1] != number:
            return
        if page.evaluate("at => document.activeElement.matches(at)", CONFIRM):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never reached what confirms the answer")
