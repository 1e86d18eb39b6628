"""What a reader chooses: notifications, sound, the usual standing orders, vacation; and that the page keeps to it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from camarilla.kernel.table import Table

from .playing import READY, by_touch, moved_on, open_table, state_of
from .positions import begin_with
from .stage import PHONE

ANSWER = "[data-ready] :is([data-option=pass], [data-option=income])"
SPY = """() => {
    window.notes = [];
    window.tones = 0;
    window.allowed = "default";
    window.Notification = class {
        static get permission() { return window.allowed; }
        static async requestPermission() { return (window.allowed = window.wish ?? "granted"); }
        constructor(title, { body }) { window.notes.push([title, body]); }
        close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
}"""
"""Put in place of what a headless browser has none of; it writes down what the page does with it."""


def hide(page: Any, hidden: bool) -> None:
    """Have the page look away, as if another tab were in front."""
    page.evaluate(
        "hidden => Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })", hidden
    )


def spied(browse: Callable[..., Any], address: str = "/settings") -> Any:
    """A page whose notifications and tones are counted."""
    page = browse("/rules")
    page.add_init_script(f"({SPY})()")
    page.goto(address)
    return page


def follow(page: Any, address: str) -> None:
    """Go on without loading the page anew: what was put in its place stays."""
    page.evaluate(
        """address => {
            const link = document.createElement("a");
            link.href = address;
            document.body.append(link);
            link.click();
        }""",
        address,
    )


def answer_away(page: Any) -> None:
    """Pass or take income with the page hidden, and wait for the next question."""
    number = state_of(page)[1]
    page.evaluate("document.querySelector('[data-option=pass], [data-option=income]').click()")
    moved_on(page, number)
    page.locator(ANSWER).first.wait_for()


def begin(page: Any) -> None:
    """A game of Coup against bots from the form, without loading the page anew."""
    follow(page, "/play?game=coup")
    page.locator("#seats").select_option("4")
    for seat in (1, 2, 3):
        page.locator(f"#seat-{seat}").select_option("level4")
    page.locator("form .button.primary").click()
    page.locator(ANSWER).first.wait_for()


def test_a_notification_comes_only_to_a_page_that_is_hidden(browse: Callable[..., Any]) -> None:
    page = spied(browse)
    page.get_by_label("Notify me when it is my move").check()
    page.wait_for_function("() => window.allowed === 'granted'")
    begin(page)
    assert page.evaluate("window.notes") == [], "told what it sees itself"
    hide(page, True)
    answer_away(page)
    notes = page.evaluate("window.notes")
    assert len(notes) == 1
    title, text = notes[0]
    assert title == "Your move in Coup"
    assert text == page.locator(".dock .prompt").inner_text().rsplit(" ", 1)[0]
    hide(page, False)
    answer_away(page)
    assert len(page.evaluate("window.notes")) == 1


def test_without_the_wish_nothing_notifies_and_nothing_sounds(browse: Callable[..., Any]) -> None:
    page = spied(browse)
    page.evaluate("window.allowed = 'granted'")
    begin(page)
    hide(page, True)
    answer_away(page)
    assert page.evaluate("window.notes") == []
    assert page.evaluate("window.tones") == 0


def test_a_browser_that_refuses_is_told_of(browse: Callable[..., Any]) -> None:
    page = spied(browse)
    page.evaluate("window.wish = 'denied'")
    page.get_by_label("Notify me when it is my move").click()
    page.get_by_text("The browser does not allow notifications").wait_for()
    page.reload()
    assert not page.get_by_label("Notify me when it is my move").is_checked()


def test_a_sound_at_every_move_of_ones_own(browse: Callable[..., Any]) -> None:
    page = spied(browse)
    page.get_by_label("Sounds at the table, and vibration on my phone when it is my move").check()
    begin(page)
    first = page.evaluate("window.tones")
    assert first == 2, "two tones a chime"
    answer_away(page)
    assert page.evaluate("window.tones") == 4


def test_the_usual_orders_are_given_once_and_stay_ended(browse: Callable[..., Any]) -> None:
    page = browse("/settings")
    page.get_by_role("group", name="Coup").get_by_label("Never challenge").check()
    open_table(page, "coup", 8)
    page.get_by_role("tab", name="Orders").click()
    end = page.get_by_role("button", name="Cancel “Never challenge”")
    end.wait_for()
    page.locator(READY).first.wait_for()
    end.click()
    end.wait_for(state="detached")
    page.reload()
    page.locator(READY).first.wait_for()
    page.get_by_role("tab", name="Orders").click()
    page.get_by_text("New order").wait_for()
    page.wait_for_timeout(500)
    assert end.count() == 0, "given again after it was ended"


def raw_ids(page: Any) -> list[str]:
    """Ids of messages that stand on the page instead of their words."""
    seen = page.evaluate("document.body.innerText")
    return re.findall(r"\b(?:orders?|settings|inwo|coup|pax|oath|potdevin)-[a-z-]+", seen)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_orders_and_settings_are_in_words(browse: Callable[..., Any], language: str) -> None:
    page = browse("/settings", language=language)
    page.locator("fieldset[data-game=inwo] input").first.wait_for()
    assert raw_ids(page) == []
    for game, seats in (("coup", 3), ("inwo", 3), ("oath", 3), ("pax", 2), ("potdevin", 3)):
        open_table(page, game, seats, "level1")
        page.locator(".dock .prompt").first.wait_for()  # the game's own orders come with its drawing
        page.locator("[role=tab]").nth(2).click()
        for choice in page.locator(".orders input[type=radio]:enabled").all():
            choice.check()
            page.locator(".preview").wait_for()
            assert raw_ids(page) == [], game


def notch(page: Any, name: str) -> Any:
    """A notch of how much one is asked."""
    return page.get_by_role("group", name="Ask me").get_by_role("radio", name=name)


@pytest.mark.smoke
def test_how_much_one_is_asked_is_one_control_that_is_remembered(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "inwo", 4, "level1")
    page.locator(READY).first.wait_for()
    assert notch(page, "What matters").is_checked()
    page.locator(".hand .read").first.click()
    mark = page.get_by_label("Ask me when this can be played")
    mark.check()
    page.keyboard.press("Escape")
    page.locator(".hand .marked").first.wait_for()
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("when somebody announces a play").check()
    assert page.get_by_role("checkbox", name=re.compile("^when .* can be played$")).is_checked()
    with page.expect_response(lambda reply: reply.request.method == "PATCH" and reply.url.endswith("/api/me")):
        notch(page, "Threats to me").check(force=True)
    page.get_by_role("button", name="Cancel “Ask me only when it concerns me”").wait_for()
    assert page.get_by_role("button", name="Cancel “Ask me only when it matters”").count() == 0
    open_table(page, "inwo", 4, "level1")
    page.locator(READY).first.wait_for()
    assert notch(page, "Threats to me").is_checked(), "in the next game, too"
    notch(page, "Everything").check(force=True)
    page.get_by_role("tab", name="Orders").click()
    page.get_by_text("New order").wait_for()
    page.get_by_role("button", name="Cancel “Ask me only when it concerns me”").wait_for(state="detached")
    page.goto("/settings")
    group = page.get_by_role("group", name="Illuminati")
    expect(group.get_by_label("Ask me")).to_have_value("all")
    group.get_by_label("Ask me").select_option("matters")
    open_table(page, "inwo", 4, "level1")
    page.locator(READY).first.wait_for()
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("when somebody announces a play").wait_for()
    assert page.get_by_label("when somebody announces a play").is_checked(), "what was refined is kept"


def test_inwo_begins_with_an_order_that_is_told_of_and_can_be_switched_off(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "inwo", 4, "level1")
    told = page.get_by_role("note").filter(has_text="Active orders: Ask me only when it matters.")
    told.get_by_text("You are asked when something is aimed at you").wait_for()
    page.get_by_role("tab", name="Orders").click()
    page.get_by_role("button", name="Cancel “Ask me only when it matters”").wait_for()
    told.get_by_role("button", name="Switch off").click()
    told.wait_for(state="detached")
    page.get_by_role("button", name="Cancel “Ask me only when it matters”").wait_for(state="detached")


def test_a_reader_who_is_sure_is_not_asked_again(browse: Callable[..., Any]) -> None:
    page = browse("/settings")
    doubt = page.get_by_label("Ask me to confirm moves that cannot be undone")
    assert doubt.is_checked()
    doubt.uncheck()
    page.reload()
    page.locator("fieldset[data-game=inwo] input").first.wait_for()
    assert not doubt.is_checked()


def test_a_vacation_is_taken_and_ended(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    page.goto("/me")
    page.get_by_label("Last day").fill(time.strftime("%Y-%m-%d", time.localtime(time.time() + 9 * 86_400)))
    page.get_by_role("button", name="Go on vacation").click()
    page.get_by_text("You are on vacation until").wait_for()
    page.reload()
    page.get_by_text("You are on vacation until").wait_for()
    until = page.evaluate("fetch('/api/me').then((reply) => reply.json())")["vacation_until"]
    assert until == pytest.approx(time.time() + 9 * 86_400, abs=86_400)
    page.get_by_role("button", name="I'm back").click()
    page.get_by_role("button", name="Go on vacation").wait_for()


def test_the_first_page_tells_of_tables_that_begin_to_wait(browse: Callable[..., Any]) -> None:
    page = spied(browse)
    page.get_by_label("Notify me when it is my move").check()
    begin(page)
    link = page.evaluate("fetch('/api/me/link').then((reply) => reply.json())")["path"]
    page.clock.install()
    follow(page, "/")
    page.get_by_role("heading", name="Waiting for you").wait_for()
    assert page.evaluate("window.notes") == [], "told of a table that had been waiting all along"
    hide(page, True)
    elsewhere = browse(link)
    elsewhere.get_by_role("heading", name="Waiting for you").wait_for()
    open_table(elsewhere, "potdevin", 3)
    elsewhere.locator(READY).first.wait_for()
    page.clock.run_for(21_000)
    page.wait_for_function("() => window.notes.length === 1")
    assert page.evaluate("window.notes[0][0]") == "Your move in Pot de Vin"


def test_a_patron_is_given_up_only_by_one_who_is_sure_until_that_is_switched_off(browse: Callable[..., Any]) -> None:
    page = browse()
    lost = page.locator("[data-option^='lose:']")
    for _ in range(6):
        open_table(page, "coup", 3, turn_cap=30)
        while state_of(page)[0] != "over" and lost.count() < 2:
            state, number = state_of(page)
            if state == "asked" and lost.count() < 2:
                by_touch(page)
                moved_on(page, number)
            page.wait_for_timeout(20)
        if lost.count() == 2:
            break
    number = state_of(page)[1]
    page.locator(READY).first.wait_for()
    lost.first.click()
    sure = page.locator("dialog[open]")
    words = sure.locator("[data-sure]").inner_text()
    assert words.startswith("Lose the ")
    sure.get_by_text(f"{words}: this cannot be undone.").wait_for()
    sure.get_by_role("button", name="Cancel", exact=True).click()
    sure.wait_for(state="detached")
    assert state_of(page)[1] == number, "nothing was answered"
    page.locator(READY).first.wait_for()
    lost.first.click()
    sure.locator("[data-never]").check()
    sure.locator("[data-sure]").click()
    moved_on(page, number)
    assert page.evaluate("JSON.parse(localStorage.camarilla).doubt") is False


UNUSED = {
    "oath": ({"cards": {"plains": "longbows"}, "favor": {"A": 1}}, "do:rest", "Rest: end the turn with nothing done"),
    "inwo": ({"groups": {"A": "cia", "B": "texas"}}, "do:knock", "Knock: end your actions with nothing done"),
}
"""Positions in which something could be done, what ends the turn all the same, and in which words."""


@pytest.mark.parametrize("game", UNUSED)
def test_a_turn_is_given_up_only_by_one_who_is_sure(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    position, ends, words = UNUSED[game]
    begin_with(monkeypatch, Table.at(game, position, seats=2))
    page = browse(size=PHONE)
    open_table(page, game, 2)
    page.locator(READY).first.wait_for()
    number = state_of(page)[1]
    page.locator(f"[data-touch='{ends}'].live").click()
    sure = page.locator("dialog[open]")
    sure.get_by_text(f"{words}: this cannot be undone.").wait_for()
    sure.get_by_role("button", name="Cancel", exact=True).click()
    sure.wait_for(state="detached")
    assert state_of(page)[1] == number, "nothing was answered"
