"""What a player relies on at a table: the log follows, a new question waits a moment, pointing at things is safe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, by_touch, moved_on, open_table, play_out, prompt_of, state_of
from .stage import DESK, PHONE

LOG = "[role=log][aria-live=off]"
AT_END = f"""() => {{
    const log = document.querySelector("{LOG}"), last = log?.querySelector("li:last-child");
    return last && log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 9;
}}"""
"""Whether the log is longer than its room, and its last line in sight."""
SPOKEN = """() => {
    window.spoken = [];
    const live = "[aria-live=polite], [role=log]:not([aria-live=off]), [role=status], [role=alert]";
    const hear = (region, node) => {
        const said = node.textContent.replace(/\\s+/g, " ").trim();
        if (said) window.spoken.push([region.className, said]);
    };
    new MutationObserver((changes) => {
        const heard = new Map();
        for (const { target, addedNodes } of changes) {
            const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
            if (!region) continue;
            if (region.getAttribute("aria-atomic")) heard.set(region, region);
            else if (addedNodes.length) addedNodes.forEach((node) => heard.set(node, region));
            else heard.set(target, region);
        }
        heard.forEach((region, node) => hear(region, node));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Writes down what a screen reader would say of what changes on the page."""


def at_end(page: Any) -> None:
    """Wait until the log shows its last line."""
    page.wait_for_function(AT_END)


def fill_log(page: Any) -> None:
    """Answer until the log is longer than its room."""
    for _ in range(60):
        page.locator(READY).first.wait_for()
        if page.locator(LOG).evaluate("log => log.scrollHeight > log.clientHeight * 1.5"):
            return
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    raise AssertionError("the log never filled")


def scroll_up(page: Any) -> None:
    """Turn the wheel over the log."""
    page.locator(LOG).hover()
    page.mouse.wheel(0, -300)
    page.get_by_role("button", name="Newest").wait_for()


def test_the_log_follows_a_burst_until_the_reader_scrolls_up(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 4)
    fill_log(page)
    at_end(page)
    scroll_up(page)
    where = page.locator(LOG).evaluate("log => log.scrollTop")
    number = state_of(page)[1]
    by_touch(page)
    moved_on(page, number)
    page.locator(READY).first.wait_for()
    assert page.locator(LOG).evaluate("log => log.scrollTop") == where, "the log was pulled away from its reader"
    page.get_by_role("button", name="Newest").click()
    at_end(page)
    assert page.get_by_role("button", name="Newest").count() == 0
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Log").click()
    at_end(page)
    page.reload()
    page.locator(READY).first.wait_for()
    at_end(page)


def test_the_log_shows_the_end_of_a_game_and_the_step_of_a_replay(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 4)
    play_out(page, by_touch)
    at_end(page)
    page.get_by_role("link", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    for step in ("40", "30"):
        page.locator("input[type=range]").fill(step)
        at_end(page)
        scroll_up(page)
    page.get_by_role("button", name="One step forward").click()
    at_end(page)


def test_on_a_phone_the_drawer_opens_at_the_newest_line(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    open_table(page, "potdevin", 4)
    play_out(page, by_touch)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log and chat").click()
    at_end(page)


@pytest.mark.parametrize("size", [DESK, PHONE, {"width": 820, "height": 1180}], ids=["desk", "phone", "tablet"])
def test_rivals_are_heard_once_and_at_every_width(browse: Callable[..., Any], size: Any) -> None:
    page = browse(size=size)
    open_table(page, "coup", 4)
    page.locator(READY).first.wait_for()
    page.evaluate(SPOKEN)
    told = page.locator("[role=log]:not([aria-live=off]) p")
    for _ in range(8):
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
        page.locator(READY).first.wait_for()
        if told.count() > 3:
            break
    assert told.count() > 3, "nobody hears what rivals do"
    spoken = page.evaluate("window.spoken")
    for line in set(told.all_inner_texts()):
        # A question names what it is about, as it must.
        regions = {region for region, said in spoken if line in said and not region.startswith("said")}
        assert len(regions) == 1, f"said in two places: {line}"


def test_a_click_meant_for_the_last_question_does_not_answer_the_new_one(browse: Callable[..., Any]) -> None:
    page = browse(hasty=False)
    open_table(page, "coup", 4)
    page.locator(READY).first.wait_for()
    # A hand that is always too fast: it presses whatever can be answered the moment it is shown, by mouse and by digit.
    page.evaluate(
        """() => {
            window.pressed = [];
            let last = document.querySelector(".dock").dataset.prompt;
            new MutationObserver(() => {
                const dock = document.querySelector(".dock");
                const option = dock?.querySelector("[data-option]");
                if (!option || dock.dataset.prompt === last) return;
                last = dock.dataset.prompt;
                window.pressed.push(last);
                option.click();
                document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    for _ in range(3):
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
        page.locator(READY).first.wait_for()
    pressed = page.evaluate("window.pressed")
    asked = state_of(page)[1]
    assert pressed[-1] == asked, "the question was answered by a hand that had not read it"
    assert len(pressed) == 3, "each question waited for an answer of its own"
    assert page.locator(".dock .whys .why").count() == 0, "and nobody was scolded"


def test_two_quick_enters_answer_one_question(browse: Callable[..., Any]) -> None:
    page = browse(hasty=False)
    open_table(page, "coup", 3)  # here a question stays until it is answered; in INWO rivals may end its window
    passing = page.locator(":is([data-option=pass], [data-touch='do:pass'].live)").first
    for _ in range(30):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        if passing.count():
            break
        by_touch(page)
        moved_on(page, number)
    passing.focus()
    page.keyboard.press("Enter")
    moved_on(page, number)
    page.locator(".dock:not([data-held]) [data-option]").first.wait_for()
    number = state_of(page)[1]
    assert page.evaluate("document.activeElement.matches('.said')"), "the focus stayed on a button of the new question"
    page.keyboard.press("Enter")
    page.locator(READY).first.wait_for()
    page.keyboard.press("Enter")
    assert state_of(page) == ("asked", number)


def test_the_first_question_has_the_focus(browse: Callable[..., Any]) -> None:
    page = browse()
    page.get_by_role("button", name="Play Coup").click()
    page.locator(READY).first.wait_for()
    assert page.evaluate("document.activeElement.matches('.said')")


def test_pointing_at_what_is_not_allowed_tells_why_there_and_moves_nothing(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    for _ in range(12):
        page.locator(READY).first.wait_for()
        if page.locator("[data-option=income]").count():
            break
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.get_by_text("Not possible now").click()
    page.locator(".options .no").first.hover()
    page.locator(".options .no").first.focus()
    assert page.locator(".dock .words .why").count() == 0
    page.get_by_text("Not possible now").click()
    page.goto("/")
    open_table(page, "pax", 4)
    page.locator(READY).first.wait_for()
    dim = page.locator("main [data-touch].dim:visible").first
    before = page.locator("main .pax-cell").first.bounding_box(), prompt_of(page)
    dim.hover(force=True)
    page.locator(".look .whynot").wait_for()
    assert page.locator(".dock .words .why").count() == 0
    assert (page.locator("main .pax-cell").first.bounding_box(), prompt_of(page)) == before
    dim.click(force=True)
    page.locator(".dock .words .why").wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hinted").first.wait_for()
    assert page.locator(".dock .words .why").count() == 1, "the refusal is gone and the hint is told"
    dim.click(force=True)
    assert page.locator(".dock .words .why").count() == 2, "a refusal does not take the hint's place"
    number = state_of(page)[1]
    by_touch(page)
    moved_on(page, number)
    page.locator(READY).first.wait_for()
    assert page.locator(".dock .words .why").count() == 0, "a refusal goes with its question"


@pytest.mark.parametrize(("language", "asked"), [("en", "waiting for your answer"), ("ru", "ждём вашего ответа")])
def test_the_reader_is_spoken_to(browse: Callable[..., Any], language: str, asked: str) -> None:
    page = browse(language=language)
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    assert page.locator(".dock .head .hidden").first.inner_text() == asked


def test_after_the_game_it_is_told_where_the_seed_is(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 2, turn_cap=4)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("After the game anybody can use it").wait_for()
    page.keyboard.press("Escape")
    play_out(page, by_touch)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("its record contains the seed").wait_for()


def test_whoever_switches_single_keys_off_answers_nothing_by_chance(browse: Callable[..., Any]) -> None:
    page = browse("/settings")
    page.get_by_label("single-key shortcuts").uncheck()
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    number = state_of(page)[1]
    focus = page.evaluate("document.activeElement.className")
    for key in ("1", "b", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.className") == focus, "no letter leads anywhere"
    assert page.locator("dialog[open]").count() == 0, "no sheet of keys opens"
    assert state_of(page)[1] == number, "and no digit answers"


def test_the_last_round_of_pot_de_vin_can_be_looked_at_again(browse: Callable[..., Any]) -> None:
    page = browse(pace="instant")
    open_table(page, "potdevin", 3)
    again = page.get_by_role("button", name="Last round")
    for _ in range(12):
        page.locator(READY).first.wait_for()
        if again.count():
            break
        play_out(page, by_touch, most=1)
    now, last = page.locator(".trick figure"), page.locator(".trick .last")
    assert [now.count(), last.count()] == [3, 0]
    again.click()
    last.wait_for()
    assert again.get_attribute("aria-pressed") == "true"
    assert [now.count(), last.locator(".flip").count() > 0] == [0, True]
    again.click()
    last.wait_for(state="detached")
    assert now.count() == 3
