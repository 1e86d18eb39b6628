"""Every page: languages, colours, rules, replay, orders, what is refused and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.live.clocks import STAGE_SECONDS

from .playing import READY, by_touch, moved_on, open_table, play_out, prompt_of, state_of
from .stage import PHONE

PAGES = [
    "/",
    "/play",
    "/play?game=potdevin",
    "/rules",
    "/rules/coup",
    "/ladder",
    "/learn",
    "/chronicles",
    "/me",
    "/settings",
    "/nowhere",
]


@pytest.mark.smoke
@pytest.mark.layout
def test_nothing_is_wider_than_a_phone(browse: Callable[..., Any], complaints: Any) -> None:
    page = browse(size=PHONE, language="ru")
    for address in PAGES:
        complaints.offline = address == "/nowhere"
        page.goto(address)
        page.locator("h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
    complaints.offline = False
    for game, seats in (("coup", 6), ("pax", 4), ("potdevin", 6)):
        open_table(page, game, seats)
        page.locator(".dock .prompt").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game


@pytest.mark.layout
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_field_and_court_of_pax_are_in_sight_at_a_desk(browse: Callable[..., Any], seats: int) -> None:
    page = browse()
    open_table(page, "pax", seats, "level1")
    page.locator("[data-touch].live").first.wait_for()
    below = page.evaluate(
        """() => {
            const end = document.querySelector(".dock").getBoundingClientRect().top;
            const all = [...document.querySelectorAll(".pax-cell, .pax-home, .pax-courtier, .pax-pile")];
            return all.filter((thing) => thing.getBoundingClientRect().bottom > end).map((thing) => thing.className);
        }"""
    )
    assert below == []
    assert page.locator(".pax-courtier").count() > 3


def test_what_is_reconstructed_on_a_card_is_told(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 2, "level1")
    page.get_by_text("positions are our reconstruction").wait_for()
    page.locator(".pax-courtier [data-thing], .pax-courtier").first.hover()
    page.get_by_text("Our reconstruction (the printed card may differ): prices").wait_for()


@pytest.mark.smoke
def test_the_language_changes_everywhere_at_once(browse: Callable[..., Any]) -> None:
    page = browse(language="ru")
    page.get_by_role("heading", name="Открытый стол").wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_label("Язык").select_option(label="English")
    page.get_by_role("heading", name="An open table").wait_for()
    page.reload()
    page.get_by_role("heading", name="An open table").wait_for()


@pytest.mark.smoke
@pytest.mark.layout
def test_a_german_reader_has_coup_in_german_and_oath_in_english_marked_so(browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE, language="de")
    page.get_by_role("button", name="Coup spielen").wait_for()
    oath = page.locator(".game[data-game=oath] .about")
    assert oath.locator("[lang=en]").count() == 1
    assert "auf Englisch" in oath.inner_text()
    wide = [page.evaluate("document.documentElement.scrollWidth")]
    page.get_by_role("button", name="Coup spielen").click()
    page.locator(READY).first.wait_for()
    assert page.locator("main.stand[lang]").count() == 0
    asked = page.locator(".dock .prompt").inner_text()
    assert any(word in asked for word in ("Wähl", "Anzweifeln?", "Blocken?", "Einfluss", "Deine Antwort")), asked
    wide.append(page.evaluate("document.documentElement.scrollWidth"))
    page.goto("/learn/oath/first")
    page.locator(".teacher .text[lang=en]").wait_for()
    assert page.locator("main.stand[lang=en]").count() == 1
    assert page.locator("html").get_attribute("lang") == "de"
    assert max(wide) <= PHONE["width"]


def test_a_whole_game_in_russian_has_no_word_of_english(browse: Callable[..., Any]) -> None:
    page = browse(language="ru")
    open_table(page, "coup", 3, turn_cap=15)
    play_out(page, by_touch)
    log = page.locator(".log").inner_text()
    latin = [line for line in log.splitlines() if any("a" <= sign.lower() <= "z" for sign in line)]
    # What is left in Latin letters: numbers of clauses.
    assert [line for line in latin if not line.startswith("CO-")] == []
    assert "вы" in log


def test_light_and_dark_follow_the_device_until_chosen_but_tables_are_dark(browse: Callable[..., Any]) -> None:
    page = browse("/settings", theme="light", chosen=False)
    page.locator("html[data-theme=light]").wait_for()
    page.goto("/learn/coup/first")
    page.locator("html[data-theme=dark] .shell").wait_for()
    page.goto("/settings")
    page.locator("html[data-theme=light]").wait_for()
    page.get_by_label("Colours").select_option("dark")
    page.locator("html[data-theme=dark]").wait_for()
    page.reload()
    page.locator("html[data-theme=dark]").wait_for()


@pytest.mark.layout
def test_home_says_what_to_expect_and_leads_into_a_first_game(browse: Callable[..., Any]) -> None:
    page = browse()
    cards = page.locator(".games > li")
    cards.first.wait_for()
    games = cards.evaluate_all("all => all.map((one) => one.dataset.game)")
    assert games[:5] == ["coup", "potdevin", "pax", "oath", "inwo"], "the lightest first"
    assert cards.first.locator(".start").inner_text() == "Start here"
    assert "2–10 players" in cards.first.locator(".facts").inner_text()
    for game in games[:5]:
        picture = page.locator(f"[data-game={game}] .picture")
        picture.scroll_into_view_if_needed()
        picture.locator(".scene").wait_for()
    page.get_by_role("button", name="Watch a game").click()
    page.wait_for_url("**/table/*")
    page.locator(".coup-seat").first.wait_for()
    assert page.locator(".coup-held").count() == 0, "nobody's cards are held by who watches"
    page.goto("/")
    page.get_by_role("button", name="Play Coup").click()
    page.locator(READY).first.wait_for()
    page.goto("/")
    mine = page.get_by_role("heading", name="Waiting for you")
    mine.wait_for()
    assert mine.bounding_box()["y"] < page.locator(".games").bounding_box()["y"]
    page.get_by_role("link", name="Your first game").click()
    page.locator(".shell .board").wait_for()
    assert "/learn/coup/first" in page.url


def test_the_clause_of_a_prompt_opens_the_rules_there(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 4)
    clause = page.locator(".dock .prompt .clause")
    number = clause.inner_text()
    clause.click()
    shown = page.locator("dialog[open] article.shown")
    shown.wait_for()
    assert number in shown.inner_text()
    page.get_by_label("Search the rules").fill("wealth")
    page.get_by_text("clauses found").wait_for()
    assert page.locator("dialog[open] article").count() < 15
    page.get_by_role("button", name="Close").click()
    page.locator("dialog[open]").wait_for(state="detached")


def test_what_is_not_allowed_says_why_with_its_clause(browse: Callable[..., Any]) -> None:
    page = browse()
    for _ in range(6):
        open_table(page, "potdevin", 4)
        for _ in range(8):
            page.locator(READY).first.wait_for()
            if page.locator(".dock [data-touch].dim").count():
                refused = page.locator(".dock [data-touch].dim").first
                before = prompt_of(page)
                refused.click(force=True)
                why = page.locator(".dock .why")
                why.wait_for()
                assert why.locator(".clause").inner_text().startswith("PV-3.")
                assert prompt_of(page) == before
                return
            number = state_of(page)[1]
            by_touch(page)
            moved_on(page, number)
    raise AssertionError("nothing was ever refused")


def test_the_list_folds_away_what_is_not_allowed_and_why(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 4)
    for _ in range(12):
        page.locator(READY).first.wait_for()
        if page.locator("[data-option=income]").count():
            break
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.get_by_text("Not possible now").click()
    refused = page.locator(".options .no", has_text="Coup")
    assert refused.get_attribute("aria-disabled") == "true"
    why = refused.locator(".why").inner_text()
    assert "7 coins" in why
    assert "[CO-1.3]" in why


def test_a_standing_order_is_previewed_given_and_ended(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 8)
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("Always pass").check()
    page.get_by_text("You are never asked to react").wait_for()
    page.get_by_role("button", name="Give this order").click()
    page.get_by_role("button", name="Cancel “Always pass”").wait_for()
    for _ in range(2):
        page.locator(READY).first.wait_for()
        assert page.locator("[data-option=pass]").count() == 0, "asked in spite of the order"
        number = state_of(page)[1]
        by_touch(page)
        moved_on(page, number)
    page.get_by_role("button", name="Cancel “Always pass”").click()
    page.get_by_role("button", name="Cancel “Always pass”").wait_for(state="detached")


def test_a_hint_shows_what_it_means(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 4)
    page.locator("[data-option]").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".dock [data-option].hinted, .dock details.hinted").first.wait_for()
    assert page.locator(".dock .why[role=alert]").inner_text()


def at_step(page: Any, step: str) -> None:
    """Wait until the replay shows that step."""
    page.wait_for_function("step => document.querySelector('output')?.innerText.startsWith(step + ' /')", arg=step)


def test_a_replay_steps_changes_eyes_shares_and_goes_on(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    play_out(page, by_touch)
    page.get_by_role("link", name="Replay").click()
    steps = page.locator("output")
    page.get_by_role("button", name="One step forward").click()
    at_step(page, "1")
    page.keyboard.press("ArrowRight")
    at_step(page, "2")
    assert page.locator("section[aria-label='Your hand']").count() == 0
    page.get_by_label("Seen by").select_option("0")
    page.locator("section[aria-label='Your hand']").wait_for()
    last = steps.inner_text().split("/")[1].strip()
    page.locator("input[type=range]").fill(last)
    at_step(page, last)
    page.goto(page.url)
    at_step(page, last)
    page.get_by_role("button", name="Share").click()
    shared = page.locator("code").inner_text()
    guest = browse(shared)
    at_step(guest, last)
    assert guest.get_by_label("Seen by").input_value() == "0"
    page.get_by_role("button", name="Turning points").click()
    turn = page.locator(".turns li").first
    turn.wait_for(timeout=90_000)
    assert "chance of winning" in turn.inner_text()
    turned = page.locator("datalist#turns option").first.get_attribute("value")
    turn.get_by_role("button").click()
    at_step(page, turned)
    page.locator("input[type=range]").fill("4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    page.locator(".dock .prompt").wait_for()


def test_a_record_file_is_replayed_and_a_broken_one_refused(
    browse: Callable[..., Any], complaints: Any, tmp_path: Path
) -> None:
    page = browse()
    open_table(page, "coup", 2, turn_cap=6)
    play_out(page, by_touch)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.jsonl"
    coming.value.save_as(file)

    other = browse("/", language="ru")
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url("**/replay/*")
    other.get_by_role("button", name="На шаг вперёд").click()
    at_step(other, "1")
    other.get_by_text("Место 2").first.wait_for()

    broken = tmp_path / "broken.jsonl"
    broken.write_text(file.read_text("utf-8").replace('"income"', '"tax"', 1) + "x", "utf-8")
    page.goto("/")
    complaints.offline = True
    page.locator("input[type=file]").set_input_files(broken)
    page.get_by_text("This file cannot be replayed").wait_for()
    complaints.offline = False


@pytest.mark.parametrize(
    ("language", "free"), [("en", "The first 10 seconds"), ("ru", "Первые 10 секунд"), ("de", "Die ersten 10 Sekunden")]
)
def test_who_chooses_clocks_is_told_how_long_a_question_is_free(
    browse: Callable[..., Any], language: str, free: str
) -> None:
    page = browse("/play?game=coup", language=language)
    told = page.get_by_text(free)
    page.locator("#clocks").wait_for()
    assert told.count() == 0, "without clocks there is nothing to tell"
    page.locator("#clocks").select_option("live")
    told.wait_for()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator("form .button.primary").click()
    assert made.value.post_data_json["clocks"]["grace"] == 10 >= STAGE_SECONDS
    page.wait_for_url("**/table/*")
