"""Everything that explains itself is come to by one key, thing by thing, and is said to those who listen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import open_table
from .test_ground import GAMES, asked

PARTS = {"b": ".stand", "m": "[data-landmark=mine]", "q": ".dock"}
NUMBER = """part => {
    const around = document.querySelector(part);
    let count = 0;
    for (const node of around.querySelectorAll("[data-tip]")) {
        const elsewhere = part === ".dock" && node.closest("[data-landmark=mine]");
        if (elsewhere || node.closest(".hidden") || !node.checkVisibility({ visibilityProperty: true })) continue;
        if (node.getBoundingClientRect().width) node.dataset.number = count++;
    }
    window.heard = [];
    const status = document.querySelector("[data-spoken]");
    window.ear?.disconnect();
    window.ear = new MutationObserver(() => status.textContent && window.heard.push(status.textContent));
    window.ear.observe(status, { childList: true, characterData: true, subtree: true });
    return count;
}"""
"""Number everything of a part that is in sight and explained, and listen to what is said from now on."""
SHOWN = """() => {
    const thing = document.querySelectorAll("[data-walked]");
    const { left, top, width, height } = thing[0].getBoundingClientRect();
    const inside = left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight;
    return [thing.length, thing[0].dataset.number, inside, thing[0].dataset.tip,
        document.querySelector(".look .tip").textContent.trim()];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_key_explains_each_thing_once(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    asked(page)
    explained = 0
    for key, part in PARTS.items():
        page.keyboard.press(key)
        count = page.evaluate(NUMBER, part)
        explained += count
        seen = []
        for _ in range(count):
            page.keyboard.press("e")
            number, which, inside, tip, told = page.evaluate(SHOWN)
            assert number == 1
            assert inside, f"what is explained is in sight: {tip}"
            assert told.startswith(tip)
            seen.append(which)
        assert seen == [str(number) for number in range(count)], part
        heard = page.evaluate("window.heard")
        assert len(heard) == count, "each is said once"
        if count > 1:
            page.keyboard.press("e")
            assert page.evaluate(SHOWN)[1] == "0", "after the last comes the first"
            page.keyboard.press("Shift+E")
            page.keyboard.press("Shift+E")
            assert page.evaluate(SHOWN)[1] == str(count - 2)
        page.keyboard.press("Escape")
        assert page.locator(".look, [data-walked]").count() == 0
        assert page.locator("[data-spoken]").inner_text() == ""
        page.evaluate("document.querySelectorAll('[data-number]').forEach(node => delete node.dataset.number)")
    assert explained > 5
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_text("explain the next thing").wait_for()


def test_the_key_acts_only_where_keys_of_one_sign_do(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    asked(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").first.fill("")
    page.keyboard.press("e")
    assert page.locator(".look").count() == 0
    assert page.get_by_role("textbox").first.input_value() == "e"
