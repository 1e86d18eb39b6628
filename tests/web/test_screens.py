"""What a table shows at any size of the window: nothing runs away, overlaps, hides or becomes too small to read."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, by_touch, drawn, moved_on, open_table, prompt_of, state_of
from .stage import PHONE, WEB

pytestmark = pytest.mark.layout

SIZES = [(390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)]
DEEDS = ["search", "world", "horse-archers", "wolves", "faceup", "muster", "longbows", "travel", "site:mountain"]
"""What the lesson of Oath asks for before its campaign."""


def resize(page: Any, width: int, height: int) -> None:
    """Give the window another size, and wait until the page is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)


def learn(page: Any, notations: list[str]) -> None:
    """Follow the lesson of Oath by the list of options, which is closed again at the end."""
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="List").click()
    for notation in notations:
        page.locator(f"[data-option='{notation}']").click()
        page.locator(f"[data-option='{notation}']").wait_for(state="detached")
    page.get_by_role("button", name="List").click()


def only_the_pawn(route: Any) -> None:
    """A campaign whose defender rules no site: what the server asks in place of the lesson's site."""
    reply = route.fetch()
    lesson = reply.json()
    for option in (lesson["prompt"] or {"options": []})["options"]:
        if option["notation"] == "target:rocky-coast":
            option.update(notation="target:pawn", label={"id": "target-pawn"}, touches=[])
    route.fulfill(response=reply, json=lesson)


def test_a_defender_who_can_only_be_banished_is_in_sight_on_a_phone(browse: Callable[..., Any]) -> None:
    page = browse("/learn/oath/first", size=PHONE)
    page.route("**/api/lessons/oath/first", only_the_pawn)
    learn(page, [*DEEDS, "campaign", "attack@1"])
    assert prompt_of(page).startswith("Declare the targets of your campaign")
    defender = page.locator(".board [data-touch='seat:1'].live")
    defender.wait_for()
    assert page.locator("[data-option]").count() == 0, "the list of options is closed"
    assert page.evaluate(
        """() => {
            const { top, bottom } = document.querySelector(".board [data-touch='seat:1']").getBoundingClientRect();
            const sight = document.querySelector(".stand").getBoundingClientRect();
            return sight.top <= top && bottom <= sight.bottom;
        }"""
    )
    with page.expect_response(lambda response: "target:pawn" in (response.request.post_data or "")):
        defender.tap()
    page.unroute_all(behavior="wait")


def test_what_was_folded_unfolds_while_it_can_be_touched(browse: Callable[..., Any]) -> None:
    page = browse("/learn/oath/first", size=PHONE)
    page.get_by_role("button", name="Go on").wait_for()
    for region in ("Cradle", "Provinces", "Hinterland"):
        page.get_by_role("button", name=region).tap()
    assert page.locator(".site:visible").count() == 0
    learn(page, DEEDS[:-1])
    page.locator(".oath-site.live:visible").first.wait_for()


@pytest.mark.parametrize("game", ["coup", "inwo", "oath", "pax", "potdevin"])
def test_at_a_table_the_document_itself_never_scrolls(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    for _ in range(5):
        page.locator(READY).first.wait_for()
        for width, height in SIZES:
            resize(page, width, height)
            page.mouse.move(width / 2, height / 3)
            page.mouse.wheel(0, 2000)
            tall = page.evaluate("scrollTo(0, 999), [document.scrollingElement.scrollHeight, innerHeight, scrollY]")
            assert tall == [height, height, 0], (width, height)
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)


def answer(page: Any, times: int) -> None:
    """Answer so many questions by touching what glows, and stop at the next."""
    for _ in range(times):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.locator(READY).first.wait_for()


FIELD_SIZES = [(1024, 768), (768, 1024), (1180, 820), (1280, 800), (1440, 900)]
FONTS = """selector => {
    const walker = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
    const sizes = [];
    while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || around.closest(".hidden")) continue;
        sizes.push(parseFloat(getComputedStyle(around).fontSize));
    }
    return sizes;
}"""


def test_the_field_of_pax_can_be_read_at_every_size(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 4)
    answer(page, 3)
    for width, height in FIELD_SIZES:
        resize(page, width, height)
        assert min(page.evaluate(FONTS, ".frame")) >= 9, (width, height)
    resize(page, 390, 844)
    page.get_by_role("button", name="Larger").click()
    assert min(page.evaluate(FONTS, ".frame")) >= 9, "after the first step of the zoom on a phone"


LONGEST = 22
"""Longer names have no room beside a medallion, and are told short (`Luminary.svelte`)."""
# Puts each name into a card of the field and finds, as the page does, the largest size at which it fits; a long word
# may be parted.
SMALLEST_NAME = """names => {
    const box = document.querySelector(".frame .lum:not(.full) .name.whole [data-fitted]");
    const span = box.firstElementChild;
    span.style.hyphens = "manual";
    const [vowel, other] = ["[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]"];
    const russian = `(?<=${vowel}${other}|${other}${vowel})(?=${other}${vowel})`;
    const seam = new RegExp(`${russian}|(?<=[a-z]{4})(?=hausen|werder|rieder|neder)`, "giu");
    const sizes = names.map((name) => {
        span.textContent = name.replace(/[а-яё]{9,}|[a-z]{10,}/giu, (word) => word.replace(seam, "\\u00ad"));
        for (let size = 1; size > 0.3; size -= 0.05) {
            span.style.fontSize = `${size}em`;
            if (span.scrollWidth <= box.clientWidth && span.offsetHeight <= box.clientHeight) break;
        }
        return [parseFloat(getComputedStyle(span).fontSize), name];
    });
    return sizes.sort((one, two) => one[0] - two[0])[0];
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_name_of_pax_can_be_read_on_the_field(
    browse: Callable[..., Any], request: pytest.FixtureRequest, language: str
) -> None:
    # Where the shipped fonts do not load, the longest names are set smaller in the wide ones, rather than cut.
    shipped = request.config.getoption("--fonts") == "shipped"
    least = 11 if shipped else 7.5
    page = browse(size={"width": 1440, "height": 900}, language=language)
    open_table(page, "pax", 4)
    whole = page.locator(".frame .lum:not(.full) .name.whole [data-fitted]")
    while not whole.count():
        answer(page, 1)  # until some luminary lies face up in the field
    lines = (WEB.parent / f"games/pax/messages.{language}.ftl").read_text(encoding="utf-8").splitlines()
    names = [line.split(" = ", 1)[1] for line in lines if line.startswith("card-")]
    measured = 0
    for width, height in FIELD_SIZES:
        resize(page, width, height)
        if whole.count():  # a smaller card has a short name, or none
            size, name = page.evaluate(SMALLEST_NAME, [name for name in names if len(name) <= LONGEST])
            assert size >= least, (name, width, height)
            measured += 1
    assert measured


def test_the_sites_of_oath_do_not_overlap_at_any_size(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "oath", 4, chronicle="invented:5")
    answer(page, 3)
    for width, height in [*SIZES, (1180, 820), (1280, 800)]:
        resize(page, width, height)
        overlapping = page.evaluate(
            """() => {
                const box = (node) => node.getBoundingClientRect();
                const meet = (a, b) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
                const sites = [...document.querySelectorAll(".site")];
                const over = sites.filter((one, at) => sites.slice(at + 1).some((two) => meet(box(one), box(two))));
                const wide = sites.filter((site) =>
                    [...site.querySelectorAll(":not(.hidden)")].some((part) =>
                        !part.closest("svg") && box(part).right > box(site).right + 1));
                return [...over, ...wide].map((node) => node.textContent);
            }"""
        )
        assert overlapping == [], (width, height)


def until_somebody_loses(page: Any) -> str:
    """Play Coup until a rival has lost a patron; what that patron is called."""
    lost = page.locator(".rivals .lost")
    deadline = time.monotonic() + 60
    while not lost.count():
        assert time.monotonic() < deadline, "nobody has lost a patron"
        state, number = state_of(page)
        if state == "asked":
            by_touch(page)
            moved_on(page, number)
        else:  # the others play on, perhaps without the one who watches
            page.wait_for_timeout(50)
    return str(lost.first.get_attribute("data-role"))


@pytest.mark.parametrize(("seats", "width", "height"), [(4, 390, 844), (6, 390, 844), (4, 1440, 900), (6, 1440, 900)])
def test_a_lost_patron_of_coup_is_named_to_eye_and_ear(
    browse: Callable[..., Any], seats: int, width: int, height: int
) -> None:
    page = browse()
    open_table(page, "coup", seats)
    role = until_somebody_loses(page)
    resize(page, width, height)
    name = page.locator(".rivals .lost .title").first
    assert name.is_visible()
    box = name.bounding_box()
    assert box["width"] > 15
    assert box["height"] > 8
    assert f"{role} lost" in page.locator(".rivals").aria_snapshot()


def test_a_patron_in_the_hand_tells_what_it_does(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    card = page.locator(".hand .card").first
    role = card.get_attribute("data-role")
    card.hover()
    told = {
        "Duke": "take 3 coins",
        "Assassin": "loses influence",
        "Captain": "Steals",
        "Ambassador": "Exchanges",
        "Contessa": "Blocks assassination",
    }
    page.locator(".look", has_text=told[role]).wait_for()


def rest_on(page: Any, thing: Any) -> None:
    """Lay a finger on something until its picture comes, then lift it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".look").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def covers(page: Any, what: str) -> bool:
    """Whether the picture lies over something."""
    one, two = page.locator(".look").bounding_box(), page.locator(what).bounding_box()
    across = min(one["x"] + one["width"], two["x"] + two["width"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["height"], two["y"] + two["height"]) - max(one["y"], two["y"])
    return bool(across > 0 and down > 0)


@pytest.mark.parametrize("game", ["inwo", "oath"])
def test_a_tap_that_answers_leaves_no_picture_behind(browse: Callable[..., Any], game: str) -> None:
    page = browse(size=PHONE)
    open_table(page, game, 4)
    for _ in range(8):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        card = page.locator("[data-touch].live:not([aria-haspopup]):has([data-thing]):visible")
        if card.count():
            card.first.tap()
        else:
            by_touch(page, tap=True)
        moved_on(page, number)
        page.locator(READY).first.wait_for()
        assert page.locator(".look").count() == 0, prompt_of(page)


def test_a_finger_that_rests_on_an_answer_sees_its_picture_and_closes_it(browse: Callable[..., Any]) -> None:
    page = browse("/learn/oath/first", size=PHONE)
    learn(page, DEEDS[:6])
    page.locator(".shell[data-ready]").wait_for()
    asked = prompt_of(page)
    answer_, plain = page.locator(".oath-strip.live", has_text="Longbows"), page.locator(".oath-site").first
    look = page.locator(".look")
    rest_on(page, answer_)
    assert prompt_of(page) == asked
    assert not covers(page, ".dock .words")
    assert not covers(page, ".oath-strip.live:has-text('Longbows')")
    look.get_by_role("button", name="Close").tap()
    look.wait_for(state="detached")
    plain.tap()
    look.wait_for()
    page.keyboard.press("Escape")
    look.wait_for(state="detached")
    plain.tap()
    look.wait_for()
    page.locator("header.bar").tap(position={"x": 3, "y": 3})
    look.wait_for(state="detached")
    plain.tap()
    look.wait_for()
    page.get_by_role("button", name="List").click()
    page.locator("[data-option=longbows]").click()
    look.wait_for(state="detached")


IN_SIGHT = """() => {
    const sight = document.querySelector(".stand").getBoundingClientRect();
    const live = [...document.querySelectorAll(".stand .touch.live")];
    return live.filter((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return sight.top <= top && bottom <= sight.bottom;
    }).map((node) => node.dataset.touch);
}"""


COUNTED = f"""() => {{
    const told = document.querySelector("[data-unseen=below]")?.innerText.replace(/\\D/g, "");
    return [Number(told), document.querySelectorAll(".stand .touch.live").length - ({IN_SIGHT})().length];
}}"""
"""How many answers the sign below says are out of sight, and how many are."""


def test_what_answers_out_of_sight_is_counted_and_led_to(browse: Callable[..., Any]) -> None:
    page = browse("/learn/oath/first", size=PHONE)
    learn(page, DEEDS[:-1])
    page.locator(".oath-site.live:visible").first.wait_for()
    sign = page.locator("[data-unseen=below]").first
    sign.wait_for()
    page.wait_for_function(f"() => {{ const [told, hidden] = ({COUNTED})(); return told > 0 && told <= hidden; }}")
    before = set(page.evaluate(IN_SIGHT))
    sign.tap()
    page.wait_for_function(f"before => ({IN_SIGHT})().some((key) => !before.includes(key))", arg=list(before))


WHOLE = """() => {
    const sight = document.querySelector(".dock .lower").getBoundingClientRect();
    const all = [...document.querySelectorAll(".dock [data-option], .dock .options details:not(.refused) summary")];
    return all.filter((node) => node.checkVisibility()).map((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return sight.top <= top && bottom <= sight.bottom + 1;
    });
}"""
"""Of every answer in the dock, and every heading that unfolds more, whether all of it is in sight."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1440, 900)])
def test_every_action_of_coup_is_in_sight_at_once(browse: Callable[..., Any], width: int, height: int) -> None:
    page = browse()
    open_table(page, "coup", 4)
    page.locator("[data-ready] [data-option]").first.wait_for()
    while not page.locator("[data-option=income]").count():
        answer(page, 1)
    resize(page, width, height)
    seen = page.evaluate(WHOLE)
    assert len(seen) >= 5
    assert all(seen)


def test_pax_does_not_call_to_end_the_turn_before_it_is_played(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    open_table(page, "pax", 4)
    end = page.locator("[data-ready] [data-touch='do:end'].live")
    end.wait_for()
    card = page.locator(".pax-held").first.bounding_box()
    assert card["y"] + card["height"] <= end.bounding_box()["y"], "the hand comes first"
    lower = page.locator(".dock .lower").bounding_box()
    assert card["y"] + card["height"] <= lower["y"] + lower["height"], "and all of it is in sight"


SCROLLED = "document.querySelector('.dock .lower').scrollTop"


def test_the_sign_in_the_dock_covers_no_answer_and_a_new_question_begins_at_its_top(
    browse: Callable[..., Any],
) -> None:
    page = browse(size=PHONE)
    open_table(page, "coup", 4)
    resize(page, 390, 600)
    sign = page.locator(".dock [data-unseen=below] .sign")
    income = page.locator("[data-ready] [data-option=income]")
    income.or_(page.locator("[data-ready] [data-option=pass]")).first.wait_for()
    while not income.count():
        number = state_of(page)[1]
        page.locator("[data-ready] [data-option=pass]").click()
        moved_on(page, number)
        page.locator("[data-ready] [data-option]").first.wait_for()
    sign.wait_for()
    edge = page.evaluate("document.querySelector('.dock .lower').getBoundingClientRect().bottom")
    assert sign.bounding_box()["y"] >= edge - 1, "it has a row of its own"
    number = state_of(page)[1]
    page.evaluate(f"{SCROLLED} = 500")
    assert page.evaluate(SCROLLED) > 0
    income.click()
    moved_on(page, number)
    page.locator("[data-ready] [data-option]").first.wait_for()
    assert page.evaluate(SCROLLED) == 0
