"""Takes the screenshots of the page, each at desk and phone size: `make screens`.

`--language ru --theme light --to FOLDER` shows the same pages to somebody else, to be looked at and not kept.
"""

from __future__ import annotations

import argparse
import io
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Error

FOLDER = Path(__file__).parent
QUALITY = 82
"""Of a screen as it is kept: its words stay sharp, and the repository small."""
sys.path.insert(0, str(FOLDER.parents[1]))

from tests.web.playing import READY, by_hint, by_touch, moved_on, open_table, play_out, state_of  # noqa: E402
from tests.web.stage import DESK, PHONE, chromium_path, new_page, running_chromium, running_server  # noqa: E402
from tests.web.test_inwo import Conspirator  # noqa: E402


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


def inwo(page: Any) -> None:
    """A table of INWO of four, some turns in, with an attack under way."""
    open_table(page, "inwo", 4)
    hand = Conspirator()
    for turn in range(160):
        page.locator(READY).first.wait_for()
        if turn > 4 and page.locator(".attack").count():
            return
        number = state_of(page)[1]
        with suppress(Error):  # the question was withdrawn, because a rival was heard first
            hand(page)
            moved_on(page, number)


def inwo_decks(page: Any) -> None:
    """Building a deck."""
    page.goto("/decks/inwo")
    page.locator("#deck-begin option[value=gnomes-of-zurich]").wait_for(state="attached")
    page.locator("#deck-begin").select_option("gnomes-of-zurich")
    page.locator(".verdict .good").wait_for()


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
    page.locator("dialog[open] a[href^='/replay/']").click()
    page.locator("output", has_text="0 / ").wait_for()
    page.wait_for_timeout(800)
    page.locator("input[type=range]").fill("14")
    page.locator(".eye select").select_option("all")
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
    page.locator("#seat-3").select_option("level4")
    page.locator("form .button.primary").click()
    page.locator(".seats select").first.wait_for()


def lesson(page: Any) -> None:
    """A lesson under way."""
    page.goto("/learn/coup/first")
    page.locator(".teacher .button.primary").click()
    page.locator("[data-option=income]").click()
    page.locator("[data-option=income]").wait_for(state="detached")
    page.wait_for_timeout(500)


def coup_result(page: Any) -> None:
    """A finished game of Coup."""
    open_table(page, "coup", 3, turn_cap=12)
    play_out(page, by_touch)


def side_of(page: Any) -> Any:
    """Log, talk and orders: beside the table, or behind a button."""
    page.locator(READY).first.wait_for()
    if page.locator("aside").count() == 0:
        page.locator("header.bar > .button").last.click()
        return page.locator("dialog[open]")
    return page.locator("aside")


def orders(page: Any) -> None:
    """A standing order before it is given."""
    open_table(page, "coup", 4)
    side = side_of(page)
    side.locator("[role=tab]").last.click()
    side.locator("input[value=never-challenge]").check()
    side.locator("form .button.primary").click()
    side.get_by_role("button", name="Never challenge").wait_for()
    side.locator("input[value=let-aid-through]").check()


def more(page: Any) -> None:
    """What else can be done at a table."""
    open_table(page, "potdevin", 3)
    page.locator(READY).first.wait_for()
    page.locator("header.bar .button:has(.wordy)").last.click()
    page.locator("dialog[open] dl").first.wait_for()


def cover(page: Any) -> None:
    """Between two players at one device."""
    page.goto("/play?game=coup")
    page.locator("#seats").select_option("2")
    page.locator("#seat-1").select_option("here")
    page.locator("form .button.primary").click()
    page.locator(f"{READY}, .cover").first.wait_for()
    while not page.locator(".cover").count():
        by_touch(page)
        page.wait_for_timeout(300)


def profile(page: Any) -> None:
    """The player at the top of the ladder, as others see them."""
    page.goto("/ladder/coup")
    page.locator("tbody a").first.click()
    page.locator("tbody a").first.wait_for()


def fill_ladder(folder: Path, browser: Any, server: str) -> None:
    """Some accounts with ratings, so that the ladder has somebody on it; it takes weeks to play for them."""
    database = sqlite3.connect(folder / "camarilla.db", timeout=30)
    for at, name in enumerate(("Ottavia", "Leandro", "Миранда", "Cosimo", "Beatrice")):
        page = new_page(browser, server, DESK, "en", "dark", still=True)
        page.goto("/me")
        page.locator("form [name=name]").first.fill(name)
        page.locator("form [name=password]").first.fill("a password for the screens")
        page.locator("form .button.primary").first.click()
        page.locator("pre").wait_for()
        user = page.evaluate("fetch('/api/me').then((reply) => reply.json())")["id"]
        page.context.close()
        for game, games in (("coup", 61 - 11 * at), ("potdevin", 23 - 4 * at)):
            row = (user, game, 31.4 - 1.9 * at, 1.3 + 0.35 * at, games)
            database.execute("insert into ratings (user, game, mu, sigma, games) values (?, ?, ?, ?, ?)", row)
        database.commit()
    database.close()


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
    "inwo": (inwo, "dark"),
    "inwo-decks": (inwo_decks, "light"),
    "result": (result, "dark"),
    "coup-result": (coup_result, "light"),
    "replay": (replay, "dark"),
    "rules": (rules, "light"),
    "new-table": (address("/play?game=coup"), "dark"),
    "lobby": (lobby, "dark"),
    "cover": (cover, "dark"),
    "orders": (orders, "light"),
    "more": (more, "dark"),
    "learn": (address("/learn"), "light"),
    "lesson": (lesson, "dark"),
    "settings": (address("/settings"), "light"),
    "me": (address("/me"), "dark"),
    "ladder": (address("/ladder/coup"), "dark"),
    "profile": (profile, "light"),
}


def main(wanted: list[str], language: str, theme: str | None, folder: Path) -> None:
    """Take all screens, or those named."""
    path = chromium_path()
    if path is None:
        sys.exit("no Chromium on PATH")
    with (
        tempfile.TemporaryDirectory() as kept,
        running_server(Path(kept)) as server,
        running_chromium(path) as browser,
    ):
        names = wanted or list(SCREENS)
        if {"ladder", "profile"} & set(names):
            fill_ladder(Path(kept), browser, server)
        for name in names:
            show, usual = SCREENS[name]
            for suffix, size in (("", DESK), ("-phone", PHONE)):
                page = new_page(browser, server, size, language, theme or usual, still=True)
                show(page)
                page.wait_for_timeout(300)
                page.mouse.move(0, 0)
                taken = Image.open(io.BytesIO(page.screenshot()))
                taken.save(folder / f"web-{name}{suffix}.webp", quality=QUALITY, method=6)
                page.context.close()
                print(f"web-{name}{suffix}.webp", flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("screens", nargs="*", metavar="SCREEN", help="one of " + ", ".join(SCREENS))
    asked.add_argument("--language", default="en")
    asked.add_argument("--theme", choices=("dark", "light"), help="the screen's own if not given")
    asked.add_argument("--to", type=Path, default=FOLDER)
    given = asked.parse_args()
    main(given.screens, given.language, given.theme, given.to)
