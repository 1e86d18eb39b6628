"""The fonts of the page: shipped with it, and names that fit their cards with these fonts and with any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import drawn
from .positions import show_position
from .stage import DESK, PHONE, WIDEST

pytestmark = pytest.mark.layout

TABLES = {
    "coup": {
        "hands": {"A": "Ambassador Contessa", "B": "Assassin", "C": "Duke"},
        "lost": {"B": "Ambassador", "C": "Assassin"},
        "to_move": "A",
    },
    "inwo": {
        "illuminati": {"A": "bavarian-illuminati", "B": "servants-of-cthulhu", "C": "discordian-society"},
        "groups": {
            "A": "california phone-company",
            "B": "fiendish-fluoridators evil-geniuses-for-a-better-tomorrow",
            "C": "international-weather-organization psychiatrists",
        },
        "resources": {"A": "necronomicon"},
        "hands": {"A": "market-manipulation nuclear-power-companies counter-revolution"},
    },
}
BROKEN = """() => {
    const where = document.createRange();
    return [...document.querySelectorAll("[data-fitted]")].flatMap((box) => {
        const name = box.firstElementChild;
        const text = name.firstChild;
        if (!text || !box.getClientRects().length) return [];
        const edge = box.parentElement.parentElement.getBoundingClientRect();
        where.selectNodeContents(name);
        const all = where.getBoundingClientRect();
        const wide = all.left < edge.left - 1 || all.right > edge.right + 1;
        const cut = wide || name.offsetHeight > box.clientHeight + 1;
        const broken = [...text.data.matchAll(/[^\\s\\u00ad-]+/g)].some((word) => {
            // The hyphen at the end of a line counts as of the letter after it.
            where.setStart(text, word.index + (text.data[word.index - 1] === "\\u00ad" ? 1 : 0));
            where.setEnd(text, word.index + word[0].length);
            return new Set([...where.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
        return cut || broken ? [`${text.data}: ${cut ? "cut" : "broken"}`] : [];
    });
}"""
"""The names that are cut, or broken inside a word and not between its syllables."""


def settled(page: Any) -> None:
    """Wait until what fonts come have come, and names have been fitted to them."""
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    drawn(page)


def faces(page: Any, selector: str) -> str:
    """The fonts that something is really set in; a variable one goes by the name of its first weight."""
    tools = page.context.new_cdp_session(page)
    for part in ("DOM", "CSS"):
        tools.send(f"{part}.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return "; ".join(f"{font['familyName']}{', shipped' if font['isCustomFont'] else ''}" for font in used)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_is_set_in_the_fonts_it_ships(browse: Callable[..., Any], fonts: str, language: str) -> None:
    page = browse("/play", language=language)
    page.locator("h1").wait_for()
    settled(page)
    expected = (
        [WIDEST, WIDEST] if fonts == "blocked" else ["Piazzolla Thin, shipped", "Source Sans 3 ExtraLight, shipped"]
    )
    assert [faces(page, "h1"), faces(page, "nav a[aria-current]")] == expected


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["coup", "inwo"])
def test_no_name_on_a_card_is_cut_or_broken(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str, size: Any, language: str
) -> None:
    page = browse("/settings", size=size, language=language)
    show_position(page, monkeypatch, game, TABLES[game])
    page.locator("[data-fitted]:visible").first.wait_for()
    settled(page)
    assert page.locator("[data-fitted]").count() > 3
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["pax", "oath"])
def test_no_name_in_a_lesson_is_cut_or_broken(browse: Callable[..., Any], game: str, size: Any, language: str) -> None:
    page = browse(f"/learn/{game}/first", size=size, language=language)
    page.locator("[data-fitted]:visible").first.wait_for()
    settled(page)
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_name_of_any_card_of_inwo_is_cut_or_broken(browse: Callable[..., Any], size: Any) -> None:
    page = browse("/decks/inwo", size=size)
    page.locator(".pool [data-fitted]").first.wait_for()
    while (more := page.get_by_role("button", name="More")).count():
        more.click()
    settled(page)
    assert page.locator(".pool [data-fitted]").count() > 400
    assert page.evaluate(BROKEN) == []


@pytest.mark.smoke
def test_no_name_of_a_game_is_cut_or_broken(browse: Callable[..., Any]) -> None:
    page = browse("/play", size=PHONE, language="ru")
    page.locator("[data-fitted]:visible").first.wait_for()
    settled(page)
    assert page.evaluate(BROKEN) == []
