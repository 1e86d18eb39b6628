"""Takes the screenshots of the page, each at desk and phone size: `make screens`."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from tests.web.playing import READY, by_hint, by_touch, moved_on, open_table, play_out, state_of  # noqa: E402
from tests.web.stage import DESK, PHONE, chromium_path, new_page, running_chromium, running_server  # noqa: E402


def answer(page: Any, times: int) -> None:
    """Answer so many prompts, and stop at the next."""
    for _ in range(times):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.locator(READY).first.wait_for()


def until_own_turn(page: Any) -> None:
    """Pass until it is the reader's turn to act."""
    for _ in range(40):
        page.locator(READY).first.wait_for()
        if page.locator("[data-option=income]").count():
            return
        answer(page, 1)


def coup(page: Any) -> None:
    """A table of Coup in its first rounds."""
    open_table(page, "coup", 5)
    until_own_turn(page)
    answer(page, 3)


def coup_menu(page: Any) -> None:
    """What may be done with a rival, and what not."""
    open_table(page, "coup", 4)
    until_own_turn(page)
    page.locator("[data-touch^='seat:'].live").first.click()


def potdevin(page: Any) -> None:
    """A table of Pot de Vin in its first rounds."""
    open_table(page, "potdevin", 4)
    answer(page, 5)


def pax(page: Any) -> None:
    """Alone against Saint-Germain, some turns in."""
    open_table(page, "pax", 2, opponent="saint_germain")
    answer(page, 24)


def oath(page: Any) -> None:
    """A table of Oath, late in a chronicle."""
    open_table(page, "oath", 4, chronicle="invented:3")
    for _ in range(4):
        page.locator(READY).first.wait_for()
        number = state_of(page)[1]
        by_hint(page)
        moved_on(page, number)
    page.locator(READY).first.wait_for()


def oath_campaign(page: Any) -> None:
    """A campaign in its lesson, with the odds."""
    page.goto("/learn/oath/first")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="List").click()
    deeds = ["search", "world", "horse-archers", "wolves", "faceup", "muster", "longbows", "travel", "site:mountain"]
    for notation in [*deeds, "campaign", "attack@1", "done", "5", "plan:horse-archers"]:
        page.locator(f"[data-option='{notation}']").click()
        page.locator(f"[data-option='{notation}']").wait_for(state="detached")
    page.get_by_role("button", name="List").click()


def chronicle(page: Any) -> None:
    """A chronicle that was brought from another table."""
    examples = FOLDER.parents[1] / "tests" / "games" / "oath" / "chronicle_examples.json"
    page.goto("/chronicles")
    page.locator("#chronicle-text").fill(json.loads(examples.read_text("utf-8"))[-1]["string"])
    page.locator("form .button.primary").click()
    page.wait_for_url("**/chronicles/*")
    page.get_by_role("heading", name="The land").wait_for()


def result(page: Any) -> None:
    """A finished game of Pot de Vin."""
    open_table(page, "potdevin", 4)
    play_out(page, by_touch)


def replay(page: Any) -> None:
    """A replay, all-seeing."""
    result(page)
    page.get_by_role("link", name="Replay").click()
    page.locator("output", has_text="0 / ").wait_for()
    page.wait_for_timeout(800)
    page.locator("input[type=range]").fill("14")
    page.get_by_label("Seen by").select_option("all")
    page.wait_for_timeout(800)


def rules(page: Any) -> None:
    """The rules beside the table."""
    open_table(page, "potdevin", 4)
    page.locator(".dock .prompt .clause").click()
    page.locator("dialog[open] article.shown").wait_for()


def lobby(page: Any) -> None:
    """A table before its game."""
    page.goto("/play?game=coup")
    page.locator("#seats").select_option("4")
    page.locator("#seat-3").select_option("heuristic")
    page.locator("form .button.primary").click()
    page.get_by_role("button", name="Invitation link").wait_for()


def lesson(page: Any) -> None:
    """A lesson under way."""
    page.goto("/learn/coup/first")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-option=income]").click()
    page.get_by_text("3 of").wait_for()


def address(path: str) -> Callable[[Any], None]:
    """A page that needs nothing but its address."""

    def go(page: Any) -> None:
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_timeout(500)

    return go


SCREENS: dict[str, tuple[Callable[[Any], None], str]] = {
    "home": (address("/"), "dark"),
    "coup": (coup, "dark"),
    "coup-menu": (coup_menu, "light"),
    "potdevin": (potdevin, "dark"),
    "potdevin-day": (potdevin, "light"),
    "pax": (pax, "dark"),
    "oath": (oath, "dark"),
    "oath-campaign": (oath_campaign, "light"),
    "chronicle": (chronicle, "dark"),
    "result": (result, "dark"),
    "replay": (replay, "dark"),
    "rules": (rules, "light"),
    "new-table": (address("/play?game=coup"), "dark"),
    "lobby": (lobby, "dark"),
    "learn": (address("/learn"), "light"),
    "lesson": (lesson, "dark"),
    "settings": (address("/settings"), "light"),
    "me": (address("/me"), "dark"),
}


def main(wanted: list[str]) -> None:
    """Take all screens, or those named."""
    path = chromium_path()
    if path is None:
        sys.exit("no Chromium on PATH")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        running_chromium(path) as browser,
    ):
        for name in wanted or SCREENS:
            show, theme = SCREENS[name]
            for suffix, size in (("", DESK), ("-phone", PHONE)):
                page = new_page(browser, server, size, "en", theme, still=True)
                show(page)
                page.wait_for_timeout(300)
                page.mouse.move(0, 0)
                page.screenshot(path=FOLDER / f"web-{name}{suffix}.png")
                page.context.close()
                print(f"web-{name}{suffix}.png", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
