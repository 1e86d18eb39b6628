"""The log is the story by turns, each line leads to its moment, and a replay shows how the chances went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import by_touch, open_table, play_out
from .positions import show_position
from .stage import DESK, PHONE
from .test_ground import BOXES, asked, play_on
from .test_pages import at_step
from .test_screens import SIZES, resize

LINES = "[role=log][aria-live=off] button.line:visible"
OWN = """() => [...document.querySelectorAll(".dock :is(.hand *, [data-option])")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height].map((length) => Math.round(length));
})"""
"""Where one's own cards and answers lie."""


def test_a_line_shows_its_moment_and_the_way_back_to_now(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    play_on(page, 4, lambda: None)
    asked(page)
    coins = "all => all.map(one => one.innerText).join()"
    now = page.eval_on_selector_all(".rivals .purse b", coins)
    prompt = page.locator(".dock").get_attribute("data-prompt")
    page.locator(LINES).first.click()
    page.locator(".ticker.past").wait_for()
    assert page.locator("[role=log] .line[aria-current]").count() == 1
    assert page.locator(".touch.live").count() == 0, "what was cannot be changed"
    page.locator("[data-past]").click()
    page.locator(".ticker.past").wait_for(state="detached")
    assert page.eval_on_selector_all(".rivals .purse b", coins) == now
    assert page.locator(".dock").get_attribute("data-prompt") == prompt
    page.locator(LINES).first.click()
    page.keyboard.press("Escape")
    page.locator(".ticker.past").wait_for(state="detached")


FLYING = """() => {
    const style = document.createElement("style");
    style.textContent = "* { pointer-events: auto !important }";
    document.head.append(style);
    const layer = document.getElementById("ghosts") ?? document.createElement("div");
    layer.id = "ghosts";
    document.body.append(layer);
    const line = document.querySelector(".ticker .line").getBoundingClientRect();
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    return [!!at?.closest(".ticker"), document.elementFromPoint(line.left + 5, line.top - 60)?.id];
}"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_flies_over_the_board_never_covers_the_sentence(browse: Callable[..., Any], size: dict[str, int]) -> None:
    page = browse(size=size)
    open_table(page, "coup", 3)
    asked(page)
    assert page.evaluate(FLYING) == [True, "ghosts"], "over the board, and under the sentence"


def test_who_is_about_to_win_is_told_to_those_who_look_and_those_who_listen(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"hands": {"A": "Duke", "B": "Captain"}, "coins": {"A": 2, "B": 8}, "to_move": "A"}
    for size in (DESK, PHONE):
        page = browse("/settings", size=size)
        show_position(page, monkeypatch, "coup", position, 2)
        threat = page.locator("[role=status] .threat.due")
        threat.wait_for()
        assert threat.get_attribute("data-threat") == "1"
        assert "coup" in threat.inner_text()
        assert threat.locator(".clause").inner_text() == "CO-2.3"
        box, label = threat.bounding_box(), page.locator(".threats.due").bounding_box()
        assert label["y"] <= box["y"] < box["y"] + box["height"] / 2 < label["y"] + label["height"], (
            "in sight, unfolded or not"
        )


def test_turns_that_are_long_over_are_folded(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 2, turn_cap=8)
    play_out(page, by_touch)
    page.keyboard.press("Escape")
    folds = page.locator("[role=log] .fold")
    states = [fold.get_attribute("aria-expanded") for fold in folds.all()]
    assert states[-1] == "true"
    assert states[0] == "false"
    hidden = page.locator("[role=log] .rest[hidden]").count()
    assert hidden > 0
    folds.first.click()
    assert page.locator("[role=log] .rest[hidden]").count() == hidden - 1


def test_a_phone_shows_the_last_lines_above_the_dock(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    open_table(page, "coup", 3)
    play_on(page, 2, lambda: None)
    asked(page)
    before, now = page.locator(".ticker .before"), page.locator(".ticker .now")
    assert before.is_visible()
    assert now.is_visible()
    assert before.bounding_box()["y"] < now.bounding_box()["y"]


def test_a_review_draws_everybodys_chances_and_marks_the_log(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3, turn_cap=10)
    play_out(page, by_touch)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Turning points").click()
    page.locator(".curve").wait_for(timeout=90_000)
    assert page.locator(".curve polyline").count() == 3
    assert page.locator(".turns li").first.inner_text().count("The question was:") == 1
    last = page.locator("output").inner_text().split("/")[1].strip()
    page.locator("input[type=range]").fill(last)
    at_step(page, last)
    assert page.locator("[role=log] .mark").count() == page.locator("datalist#turns option").count()
    box = page.locator(".curve > svg").bounding_box()
    page.mouse.click(box["x"] + 2, box["y"] + 20)
    at_step(page, "0")
    page.locator("input[type=range]").fill(last)
    at_step(page, last)
    page.locator("[role=log] .line").last.click()
    at_step(page, last)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_sounds_are_offered_once_and_off_until_accepted(browse: Callable[..., Any], size: dict[str, int]) -> None:
    page = browse(size=size)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    open_table(page, "coup", 2)
    page.get_by_role("button", name="No sounds").wait_for()
    play_on(page, 2, lambda: None)
    assert not any("synth" in url for url in loaded), "nothing is loaded that nobody asked for"
    asked(page)
    before = page.evaluate(BOXES), page.evaluate(OWN)
    page.get_by_role("button", name="Turn sounds on").click()
    page.wait_for_function("() => JSON.parse(localStorage.camarilla).sound === true")
    assert (page.evaluate(BOXES), page.evaluate(OWN)) == before, "the question lies over the ground, and moves nothing"
    page.reload()
    asked(page)
    assert page.get_by_role("button", name="No sounds").count() == 0
    assert any("synth" in url for url in loaded)


def test_sounds_are_offered_at_a_first_table_with_explanations_wherever_the_side_is_folded(
    browse: Callable[..., Any],
) -> None:
    page = browse(size=PHONE)
    page.locator("li[data-game=pax]").get_by_role("button", name="A first game with explanations").click()
    page.locator(".guiding").wait_for()
    offer = page.get_by_role("button", name="No sounds")
    for width, height in SIZES:
        resize(page, width, height)
        assert offer.count() == 1, (width, height)
        assert offer.is_visible()
    resize(page, *SIZES[0])
    page.get_by_role("button", name="Log and chat").click()
    assert page.get_by_role("dialog").get_by_role("button", name="No sounds").count() == 0, "it is asked in one place"
    page.keyboard.press("Escape")
    offer.click()
    for size in SIZES:
        resize(page, *size)
        assert offer.count() == 0
