"""Axe finds nothing serious on any page, by day or by night, nor in any dialog."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .axe import AXE, check_axe
from .playing import READY, by_touch, open_table, play_out
from .stage import PHONE

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make web")

PAGES = [
    *("/", "/play", "/play?game=potdevin", "/rules", "/rules/coup", "/ladder", "/ladder/potdevin"),
    *("/chronicles", "/learn", "/me", "/settings", "/nowhere"),
]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pages(browse: Callable[..., Any], complaints: Any, theme: str) -> None:
    page = browse(theme=theme)
    for address in PAGES:
        complaints.offline = address == "/nowhere"
        page.goto(address)
        page.locator("h1").wait_for()
        page.wait_for_timeout(300)
        check_axe(page)
    complaints.offline = False


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_way_of_a_game_from_its_lobby_to_its_replay(browse: Callable[..., Any], theme: str) -> None:
    page = browse("/play?game=coup", theme=theme)
    page.locator("#seats").select_option("3")
    page.locator("#seat-2").select_option("level4")
    page.locator("form .button.primary").click()
    page.locator("#invite-link").wait_for()
    check_axe(page)
    page.get_by_label("Who plays seat 2").select_option("level4")
    page.get_by_role("button", name="Start").click()
    page.locator(READY).first.wait_for()
    play_out(page, by_touch)
    check_axe(page)
    page.get_by_role("link", name="Replay").click()
    page.locator("output", has_text="0 / ").wait_for()
    check_axe(page)
    page.get_by_role("button", name="Play on from here").click()
    check_axe(page)
    page.keyboard.press("Escape")
    page.goto("/")
    page.get_by_role("heading", name="Finished games").wait_for()
    check_axe(page)


def test_a_lesson_and_a_cover(browse: Callable[..., Any]) -> None:
    page = browse("/learn/potdevin/first", theme="light")
    page.get_by_role("button", name="Go on").wait_for()
    check_axe(page)
    page.goto("/play?game=coup")
    page.locator("#seats").select_option("2")
    page.locator("#seat-1").select_option("here")
    page.locator("form .button.primary").click()
    page.locator(f"{READY}, .cover").first.wait_for()
    while not page.locator(".cover").count():
        by_touch(page)
        page.wait_for_timeout(200)
    check_axe(page)


def test_an_account_and_another_player(browse: Callable[..., Any]) -> None:
    page = browse("/me")
    form = page.locator("form").first
    form.locator("[name=name]").fill("Zaira")
    form.locator("[name=password]").fill("a long password")
    form.locator("button").click()
    page.get_by_role("heading", name="Recovery codes").wait_for()
    check_axe(page)
    one = page.evaluate("fetch('/api/me').then((reply) => reply.json())")["id"]
    other = browse("/", theme="light")
    open_table(other, "potdevin", 3)
    other.goto(f"/users/{one}")
    other.get_by_role("heading", name="Zaira").wait_for()
    check_axe(other)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", ["coup", "pax", "potdevin"])
def test_tables(browse: Callable[..., Any], game: str, theme: str) -> None:
    page = browse(theme=theme)
    open_table(page, game, 4)
    for _ in range(3):
        page.locator(READY).first.wait_for()
        check_axe(page)
        by_touch(page)
        page.wait_for_timeout(300)
    for tab in ("Chat", "Orders"):
        page.get_by_role("tab", name=tab).click()
        check_axe(page)


@pytest.mark.smoke
def test_dialogs(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    open_table(page, "coup", 4)
    page.locator(".dock .prompt .clause").wait_for()
    for name in ("Log and chat", "Rules", "More"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open] h2").wait_for()
        page.wait_for_timeout(400)
        check_axe(page)
        page.keyboard.press("Escape")
