"""Coming in: by which name, at whose invitation, to which page, with which deck."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from .playing import by_touch, open_table, play_out, prompt_of
from .stage import PHONE
from .test_people import fill


def open_lobby(page: Any) -> str:
    """An open table for two people; gives the invitation."""
    page.goto("/play?game=coup")
    page.locator("#seats").select_option("2")
    page.locator("form .button.primary").click()
    return str(page.locator("#invite-link").input_value())


def seat_at(page: Any, name: str) -> Any:
    return page.locator(".seats li", has_text=name)


def test_a_guest_is_asked_for_a_name_and_others_see_it_at_once(browse: Callable[..., Any]) -> None:
    host, friend = browse(), browse()
    friend.goto(open_lobby(host))
    field = friend.get_by_label("Your name")
    assert field.input_value() == ""
    assert field.get_attribute("placeholder").startswith("Guest ")
    field.fill("Ottavia")
    friend.get_by_role("button", name="Sit down").click()
    seat_at(host, "Ottavia").wait_for()
    friend.get_by_label("Your name").fill("Livia")
    friend.get_by_role("button", name="Save").click()
    seat_at(host, "Livia").wait_for()
    friend.goto("/")
    friend.get_by_role("link", name="Livia", exact=True).wait_for()


def test_a_guest_may_leave_the_name_empty(browse: Callable[..., Any]) -> None:
    host, friend = browse(), browse(language="ru")
    friend.goto(open_lobby(host))
    friend.get_by_label("Ваше имя").wait_for()
    friend.get_by_role("button", name="Сесть за стол").click()
    seat_at(host, "Гость").wait_for()


def test_a_name_that_looks_like_somebodys_is_refused_in_words(browse: Callable[..., Any], complaints: Any) -> None:
    owner, host, friend = browse("/me"), browse(), browse(language="ru")
    fill(owner, "Create an account", name="Bianca", password="a long password")
    owner.get_by_role("heading", name="Recovery codes").wait_for()
    friend.goto(open_lobby(host))
    friend.get_by_label("Ваше имя").fill("Biаncа")
    complaints.offline = True
    friend.get_by_role("button", name="Сесть за стол").click()
    friend.get_by_text("уже занято").wait_for()
    assert friend.locator(".seats .own").count() == 0
    complaints.offline = False


def test_the_host_of_a_new_table_is_asked_for_a_name(browse: Callable[..., Any]) -> None:
    page = browse("/play?game=coup")
    page.get_by_label("Your name").fill("Aurelio")
    page.locator("form .button.primary").click()
    seat_at(page, "Aurelio").wait_for()


def test_people_in_the_lobby_are_here_talk_and_see_each_other_ready(browse: Callable[..., Any]) -> None:
    host, friend = browse(), browse()
    friend.goto(open_lobby(host))
    host.get_by_label("Say something").fill("do sit down")
    host.get_by_role("button", name="Send").click()
    friend.get_by_text("do sit down").wait_for()
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        page.locator(".seats li:not(.own)").get_by_text("online", exact=True).wait_for()
    host.get_by_role("button", name="Not ready yet").click()
    friend.locator(".seats li:not(.own) .chip", has_text="not ready").wait_for()
    friend.goto("/")
    host.locator(".seats li:not(.own)").get_by_text("offline", exact=True).wait_for()


def test_a_game_with_other_people_is_counted_down(browse: Callable[..., Any]) -> None:
    host, friend = browse(still=False), browse(still=False)
    friend.goto(open_lobby(host))
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I'm ready").click()
    for page in (host, friend):
        page.locator(".countdown .number").wait_for()
        assert page.locator(".dock").count() == 0
    host.get_by_role("button", name="Start now").click()
    host.locator(".dock").wait_for()
    friend.locator(".dock").wait_for()
    assert friend.locator(".countdown").count() == 0, "it has run out"


def test_the_invitation_comes_before_the_seats_and_can_be_shared(chromium: Any, browse: Callable[..., Any]) -> None:
    page = browse(size=PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    link = open_lobby(page)
    top = page.locator("#invite-link").bounding_box()["y"]
    assert top < page.locator(".seats").bounding_box()["y"]
    page.get_by_role("button", name="Copy").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == link


LOST = {
    "/nowhere": ("There is no page at this address.", "Страницы с таким адресом нет."),
    "/rules/chess": ("That game is not available here.", "Такой игры здесь нет."),
    "/decks/coup": ("There is no page at this address.", "Страницы с таким адресом нет."),
    "/learn/coup/nope": ("That lesson could not be found.", "Такого урока нет."),
    "/puzzles/coup/nope": ("That puzzle could not be found.", "Такой задачи нет."),
    "/table/none": ("That table could not be found.", "Такого стола нет."),
    "/replay/none": ("That table could not be found.", "Такого стола нет."),
    "/users/none": ("That player could not be found.", "Такого игрока нет."),
    "/chronicles/none": ("That chronicle could not be found.", "Такой хроники у вас нет."),
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_wrong_address_is_a_page_with_a_sentence_and_ways_on(
    browse: Callable[..., Any], complaints: Any, language: str
) -> None:
    page = browse(language=language)
    complaints.offline = True
    for address, sentences in LOST.items():
        answer = page.goto(address)
        assert answer.status == 404, address
        page.get_by_role("alert").get_by_text(sentences[language == "ru"], exact=True).wait_for()
        assert page.locator("header nav").count() == 1, address
        assert page.locator("main").get_by_role("link").count() == 3, address
    page.locator("main").get_by_role("link").first.click()
    page.wait_for_url("**/")
    complaints.offline = False


@pytest.mark.parametrize(
    ("language", "heading", "says"),
    [
        ("en", "Create an account", "The password is too short: use at least 8 characters."),
        ("ru", "Завести учётную запись", "Пароль слишком короткий: нужно не меньше 8 знаков."),
    ],
)
def test_a_short_password_is_refused_in_words(
    browse: Callable[..., Any], complaints: Any, language: str, heading: str, says: str
) -> None:
    page = browse("/me", language=language)
    complaints.offline = True
    fill(page, heading, name="Cassio", password="short")
    page.get_by_text(says, exact=True).wait_for()
    complaints.offline = False


def test_dates_are_written_as_the_browser_writes_them(browse: Callable[..., Any]) -> None:
    pages = {language: browse(language=language) for language in ("en-GB", "en-US")}
    for page in pages.values():
        open_table(page, "coup", 2)
        page.goto("/me")
    assert re.search(r"\b\d{1,2} \w+ \d{4}\b", pages["en-GB"].get_by_text("since").inner_text())
    assert re.search(r"\b\w+ \d{1,2}, \d{4}\b", pages["en-US"].get_by_text("since").inner_text())


SEEN_BY = "eyes => document.querySelector('.eye select')?.value === eyes"


def test_ones_own_replay_is_all_seeing_and_calls_one_you(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "coup", 2, turn_cap=6)
    play_out(page, by_touch)
    page.get_by_role("link", name="Replay").click()
    eyes = page.get_by_label("Seen by")
    page.wait_for_function(SEEN_BY, arg="all")
    assert eyes.locator("option").all_inner_texts() == ["everybody", "all cards face up", "You", "Bruno"]
    assert page.get_by_text("Guest ").count() == 0
    page.locator(".head .name", has_text="You").wait_for()
    stranger = browse(page.url.split("?")[0])
    stranger.wait_for_function(SEEN_BY, arg="public")
    assert stranger.get_by_text("Guest ").count() > 0


def test_a_quick_game_is_played_with_the_chosen_deck(browse: Callable[..., Any]) -> None:
    page = browse("/decks/inwo")
    page.get_by_label("Start with").select_option("shangri-la")
    page.get_by_text("This deck is ready to play.").wait_for()
    page.goto("/")
    card = page.locator("li[data-game=inwo]")
    deck = card.get_by_label("Your deck")
    assert deck.input_value() == "bavarian-illuminati"
    for choice, lead in (("bavarian-illuminati", "Bavarian Illuminati"), ("own:0", "Shangri-La")):
        page.goto("/")
        card.locator("summary").click()
        deck.select_option(choice)
        card.get_by_role("button", name="Play").click()
        page.wait_for_url("**/table/*")
        page.locator(".dock .prompt").wait_for()
        assert prompt_of(page)
        page.locator(f".inwo-seat:has(.me) [aria-label='{lead}']").first.wait_for()


@pytest.mark.parametrize(("language", "name"), [("en", ""), ("ru", "Константин Константинопольский-Рязанский")])
def test_the_header_is_one_row_on_a_phone(browse: Callable[..., Any], language: str, name: str) -> None:
    page = browse("/me", size=PHONE, language=language)
    open_table(page, "coup", 2)
    page.goto("/me")
    if name:
        page.locator("form [name=name]").first.fill(name)
        page.locator("form button").first.click()
        page.get_by_role("heading", name=name).wait_for()
    assert page.locator("header .who").inner_text() != ""
    assert page.locator("header").bounding_box()["height"] < 60
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("header .menu").click()
    page.locator("header nav a[href='/rules']").click()
    page.wait_for_url("**/rules")
    page.locator("header nav").wait_for(state="hidden")
