"""Everything explains itself: what has no words has a sentence for whoever points at it, holds it, or comes to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, by_touch, moved_on, open_table
from .positions import show_position
from .stage import DESK, PHONE
from .test_ground import GAMES, asked, play_on

DUMB = """() => {
    const seen = (node) => node.getClientRects().length > 0;
    const words = (node) => {
        const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        let letters = "";
        while (text.nextNode()) {
            if (!text.currentNode.parentElement.closest(".hidden")) letters += text.currentNode.data;
        }
        return (letters.match(/\\p{L}/gu) ?? []).length >= 3;
    };
    const said = (icon) => {
        if (icon.closest("[data-tip], [data-thing], svg[aria-label], [data-why]")) return true;
        const around = icon.closest("button, .touch, p, h3, header, figure, li") ?? icon.parentElement;
        return words(around);
    };
    return [...document.querySelectorAll(".stand svg[viewBox='0 0 512 512'], .dock svg[viewBox='0 0 512 512']")]
        .filter((icon) => seen(icon) && !said(icon))
        .map((icon) => icon.parentElement.outerHTML.replace(/<path.*?>/g, "").slice(0, 160));
}"""
"""Pictures in sight that nothing explains."""


MUTE = """() => {
    const letters = (text) => (text.match(/\\p{L}/gu) ?? []).length;
    const names = new Set([...document.querySelectorAll(".head .name")].map((node) => node.textContent.trim()));
    const explained =
        ".hidden, [data-tip], [data-thing], [data-why], svg[aria-label], summary, label[title], .face, .letter";
    const texts = (around) => {
        const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) {
            if (walker.currentNode.parentElement.checkVisibility()) found.push(walker.currentNode);
        }
        return found;
    };
    // Neither who sits there nor what only those hear who listen says what a number is.
    const words = (around) => texts(around)
        .filter((text) => !text.parentElement.closest(".hidden, .head") && !names.has(text.data.trim()))
        .map((text) => text.data)
        .join(" ");
    const found = [];
    for (const node of [".stand", ".dock", ".bar", ".threats"].flatMap((part) => texts(document.querySelector(part)))) {
        const text = node.data.trim();
        const at = node.parentElement;
        if (!text || letters(text) >= 3 || names.has(text) || at.closest(explained)) continue;
        const button = at.closest("button, .button");
        if (button && /\\p{L}{2}/u.test(`${button.ariaLabel ?? ""} ${button.title} ${button.textContent}`)) continue;
        const around = button ?? at.closest("p, h2, h3, header, figcaption, li, dt, dd, td, th, label");
        if (!around || letters(words(around)) < 3) found.push(`${text}: ${at.parentElement.outerHTML.slice(0, 120)}`);
    }
    return found;
}"""
"""Numbers and signs of a table that neither words beside them nor a tip explain; the name of a rival explains none.

The first letters of names, drawn beside them, are no signs.
"""

ROYAL = {"2": "PIL024 A.", "3": "PIL029 A.", "5": "PIL021 ..", "6": "PIL039 B.."}
LATE: dict[str, tuple[int, dict[str, Any]]] = {
    "coup": (
        3,
        {
            "hands": {"A": "Duke", "B": "Captain", "C": ""},
            "lost": {"A": "Contessa", "B": "Assassin", "C": "Duke Captain"},
            "coins": {"A": 3, "B": 8, "C": 0},
            "to_move": "A",
        },
    ),
    "inwo": (
        2,
        {
            "illuminati": {"A": "servants-of-cthulhu", "B": "the-network"},
            "groups": {"A": "pentagon cia", "B": "california(hollywood(moonies)) texas"},
            "hands": {"A": "meteor-strike russia", "B": ""},
            "basic_goal": 9,
        },
    ),
    "oath": (
        2,
        {
            "land": "plains charming-valley mountain river steppe rocky-coast wastes great-slum",
            "cards": {"plains": "longbows", "mountain": "elders", "rocky-coast": "wolves"},
            "warbands": {"plains": "A2", "mountain": "A1", "rocky-coast": "B2", "river": "B1"},
            "pawns": {"A": "plains", "B": "river"},
            "bands": {"A": 2, "B": 5},
            "favor": {"A": 2, "B": 1},
            "secrets": {"A": 1, "B": 1},
            "supply": {"A": 6, "B": 6},
            "title": "A",
            "round": 7,
            "to_move": "A",
        },
    ),
    "pax": (
        3,
        {
            "field": ROYAL,
            "hands": {"A": "PIL031 PIL048 PIL006", "B": "PIL008 PIL009 PIL015 PIL003"},
            "connections": {"A": 6},
            "favours": {"A": "M1 Cr1", "B": "M3"},
            "plots": {"common": "P12 P06", "A": "P04", "B": "P09"},
            "realised": {"P12": "B"},
            "court": "PIL001 PIL002 PIL043 PIL011 PIL030",
        },
    ),
    "potdevin": (
        3,
        {
            "hands": {"A": "ugo12 aldo10 pietra4", "B": "ugo6 aldo12 enzo5", "C": "ugo10 aldo8 pietra5"},
            "won": {
                "A": "aldo9 pietra8 enzo7 pietra12",
                "B": "pietra9 enzo8 ugo7 enzo10",
                "C": "aldo13 aldo11 ugo8",
            },
            "trump": "enzo4",
            "trump_deck": "enzo6 pietra6",
            "gems": {"A": 1, "B": 0, "C": 0},
            "leader": "A",
        },
    ),
}
"""Of each game, seats and a position in which much is on the table, and somebody is near the end."""


LAWLESS = """() => [...document.querySelectorAll(":is(.stand, .dock) [data-tip]")]
    .filter((node) => node.checkVisibility() && !node.matches("[data-rule], .bot, button:not(.option, .touch)"))
    .map((node) => node.dataset.tip)"""
"""What explains something of the game and names no clause; how bots play and buttons of the page have none."""


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_thing_names_its_clause(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    lawless: set[str] = set()
    play_on(page, 8, lambda: lawless.update(page.evaluate(LAWLESS)))
    assert lawless == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_says_why_with_its_clause(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    why: set[str] = set()
    read = "all => all.map(one => one.dataset.why ?? '')"
    play_on(page, 8, lambda: why.update(page.eval_on_selector_all(".touch.dim", read)))
    assert all(re.search(r"\w.* \[[A-Z]{2}-[\w.]+\]$", each) for each in why), why


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_without_a_word(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    mute: set[str] = set()
    play_on(page, 5, lambda: mute.update(page.evaluate(MUTE)))
    assert mute == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_late_in_a_game_nothing_is_without_a_word(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str, size: dict[str, int]
) -> None:
    seats, position = LATE[game]
    page = browse("/settings", size=size)
    show_position(page, monkeypatch, game, position, seats)
    page.locator(".stand [data-ground]").first.wait_for()
    for look in (MUTE, DUMB, LAWLESS):
        assert page.evaluate(look) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_without_a_word(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    silent: set[str] = set()
    play_on(page, 5, lambda: silent.update(page.evaluate(DUMB)))
    assert silent == set()


def test_a_tip_is_seen_by_pointer_keyboard_and_finger(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 3)
    page.locator(READY).first.wait_for()
    page.locator(".rivals [data-tip*='coin']").first.hover()
    told = page.locator(".look .tip")
    told.wait_for()
    assert "must launch a coup" in told.inner_text()
    assert "[CO-1.3]" in told.inner_text()
    page.mouse.move(5, 5)
    told.wait_for(state="detached")
    while not told.count():
        page.keyboard.press("Tab")
        page.wait_for_timeout(30)
        assert page.evaluate("!document.activeElement.matches('body')"), "nothing that Tab comes to explains itself"
    assert told.inner_text()

    phone = browse(size=PHONE)
    open_table(phone, "coup", 3)
    phone.locator(READY).first.wait_for()
    phone.locator(".stock .coup-pile").first.evaluate(
        """pile => {
            const at = { bubbles: true, pointerType: "touch", clientX: 9, clientY: 9 };
            pile.dispatchEvent(new PointerEvent("pointerdown", at));
        }"""
    )
    phone.locator(".look.pinned .tip").wait_for()
    assert phone.locator(".look .clause").count() == 1, "a finger can go on to the clause"


def test_actions_say_their_cost_and_whether_they_are_bluffs(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 2)
    asked(page)
    while not page.locator("[data-option='tax']").count():
        page.locator("[data-option='pass'], [data-option^='lose:']").first.click()
        page.wait_for_timeout(60)
        assert asked(page) is not None
    held = page.eval_on_selector_all(".hand [data-role]", "all => all.map(one => one.dataset.role)")
    for action, role in (("tax", "Duke"), ("exchange", "Ambassador")):
        note = page.locator(f"[data-option='{action}'] .note")
        assert note.inner_text() == ("held" if role in held else "a bluff")
        tip = page.locator(f"[data-option='{action}']").get_attribute("data-tip")
        assert tip.endswith(f"you hold the {role}" if role in held else f"a bluff: you do not hold the {role}")


def test_a_journey_says_its_price_before_the_click(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "oath", 4)
    travel = page.locator("[data-touch='do:travel'].live")
    for _ in range(20):
        number = asked(page)
        assert number is not None
        if travel.count():
            break
        by_touch(page)
        moved_on(page, number)
    assert "from 1 Supply" in travel.inner_text()
    travel.click()
    page.locator("[data-touch^='site:'].live [data-price]").first.wait_for()
    sites = page.locator("[data-touch^='site:'].live")
    for site in sites.all():
        price = site.locator("[data-price]").inner_text()
        assert price.endswith("Supply")
        assert site.get_attribute("data-tip").endswith(price)


def test_on_my_turn_nothing_is_dimmed(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 4)

    def look() -> None:
        faint = page.eval_on_selector_all(
            ".stand .touch.dim", "all => all.filter(one => Number(getComputedStyle(one).opacity) < 0.95).length"
        )
        assert faint == 0

    play_on(page, 4, look)
