"""People: an account made, left, come back to and recovered; watching; playing again; taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .playing import READY, by_touch, moved_on, open_table, play_out, play_together, state_of


def fill(page: Any, heading: str, **fields: str) -> None:
    """Fill in the form under a heading and send it."""
    section = page.locator("section").filter(has=page.get_by_role("heading", name=heading, exact=True))
    form = section.locator("form").first
    for name, value in fields.items():
        form.locator(f"[name={name}]").fill(value)
    form.locator("button").click()


@pytest.mark.smoke
def test_an_account_from_beginning_to_end(browse: Callable[..., Any]) -> None:
    page = browse("/me")
    fill(page, "Create an account", name="Ottavia", password="a long password")
    page.get_by_role("heading", name="Recovery codes").wait_for()
    code = page.locator("pre").inner_text().splitlines()[0]
    page.get_by_role("heading", name="Ottavia").wait_for()
    page.get_by_text("Account").first.wait_for()

    fill(page, "Name at the table", name="Ottavia II")
    page.get_by_role("heading", name="Ottavia II").wait_for()
    fill(page, "Tokens for programs", label="my bot")
    page.get_by_text("Copy this token now. It is shown only once: cam_").wait_for()
    page.get_by_role("button", name="Remove my bot").click()
    page.get_by_role("button", name="Remove my bot").wait_for(state="detached")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("link", name="Sign in").wait_for()

    page.goto("/me")
    fill(page, "Sign in", name="Ottavia II", password="a long password")
    page.get_by_role("heading", name="Ottavia II").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("link", name="Sign in").wait_for()

    page.goto("/me")
    page.get_by_text("Forgot your password?").first.click()
    form = page.locator("details form")
    for name, value in {"name": "Ottavia II", "code": code, "password": "another password"}.items():
        form.locator(f"[name={name}]").fill(value)
    form.locator("button").click()
    page.get_by_role("heading", name="Ottavia II").wait_for()
    page.get_by_role("button", name="Delete my data", exact=True).click()
    page.get_by_role("button", name="Delete my data for good").click()
    page.get_by_role("link", name="Sign in").wait_for()


def test_a_guest_goes_on_at_another_device(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    page.locator(READY).first.wait_for()
    table = page.url
    page.goto("/me")
    page.get_by_role("button", name="Create the link").click()
    link = page.get_by_label("Your guest link").input_value()
    other = browse(link)
    other.get_by_role("heading", name="Waiting for you").wait_for()
    other.goto(table)
    other.locator(READY).first.wait_for()
    by_touch(other)


def test_others_watch_and_see_no_hand(browse: Callable[..., Any]) -> None:
    page = browse("/play?game=potdevin")
    page.locator("#seats").select_option("3")
    for seat in (1, 2):
        page.locator(f"#seat-{seat}").select_option("level4")
    page.get_by_label("Listed: anybody may join").check()
    page.locator("form .button.primary").click()
    page.locator(READY).first.wait_for()
    watcher = browse(page.url)
    watcher.locator(".dock .prompt").wait_for()
    watcher.get_by_text("Waiting for").wait_for()
    assert watcher.locator("[aria-label='Your hand']").count() == 0
    assert watcher.locator(READY).count() == 0
    lines = watcher.locator("[role=log] li").count()
    by_touch(page)
    watcher.wait_for_function("lines => document.querySelectorAll('[role=log] li').length > lines", arg=lines)


def test_play_again(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    play_out(page, by_touch)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.locator(READY).first.wait_for()


def test_a_claim_is_taken_back_by_asking_and_an_answer_that_nobody_saw_freely(browse: Callable[..., Any]) -> None:
    page = browse("/play?game=coup")
    page.locator("#seats").select_option("3")
    for seat in (1, 2):
        page.locator(f"#seat-{seat}").select_option("person")
    page.locator("form .button.primary").click()
    link = page.locator("#invite-link").input_value()
    others = [browse(link) for _ in range(2)]
    for other in others:
        other.get_by_role("button", name="Sit down").click()
        other.get_by_role("button", name="I'm ready").click()
    everybody = [page, *others]
    for one in everybody:
        one.locator(".dock").wait_for()
    actor = None
    for _ in range(200):
        actor = next((one for one in everybody if state_of(one)[0] == "asked"), None)
        if actor:
            break
        page.wait_for_timeout(50)
    assert actor is not None
    assert actor.get_by_role("button", name="Hint").count() == 0, "people play people"
    actor.locator("[data-option=tax]").click()
    doubter = next(one for one in everybody if one is not actor)
    doubter.locator("[data-option=pass]").wait_for()
    ask = actor.get_by_role("button", name="Ask to take back a move")
    ask.wait_for()
    assert actor.get_by_role("button", name="Take back", exact=True).count() == 0, "a bluff is probed for nothing"
    ask.click()
    expect(ask).to_be_disabled()
    doubter.get_by_role("button", name="Refuse").click()
    expect(ask).to_be_enabled()
    number = state_of(doubter)[1]
    doubter.locator("[data-option=pass]").click()
    moved_on(doubter, number)
    doubter.get_by_text("Your answer: Pass").wait_for()
    doubter.get_by_role("button", name="Take back").click()
    doubter.get_by_text("Challenge?").wait_for()


def test_a_table_with_hints_says_so_before_anybody_sits_down(browse: Callable[..., Any]) -> None:
    page = browse("/play?game=coup")
    page.locator("#seats").select_option("2")
    page.get_by_label("Everybody may ask for hints").check()
    page.locator("form .button.primary").click()
    page.locator("#invite-link").wait_for()
    other = browse(page.locator("#invite-link").input_value())
    other.get_by_text("with hints").wait_for()
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I'm ready").click()
    asked = "[data-option]:not([disabled])"
    page.locator(asked).or_(page.get_by_text("Waiting for")).first.wait_for()
    actor = page if page.locator(asked).count() else other
    actor.locator(asked).first.wait_for()
    actor.get_by_role("button", name="Hint").wait_for()


def test_the_form_of_a_new_table_refuses_in_words(browse: Callable[..., Any], complaints: Any) -> None:
    page = browse("/play?game=coup")
    page.locator("#seats").select_option("3")
    page.locator("#option-two_players").select_option("pick_one")
    complaints.offline = True
    page.locator("form .button.primary").click()
    page.get_by_text("two_players=pick_one is for 2 seats").wait_for()
    complaints.offline = False


def test_a_rated_game_puts_its_players_on_the_ladder(browse: Callable[..., Any]) -> None:
    people = []
    for name in ("Livia", "Marco"):
        page = browse("/me")
        fill(page, "Create an account", name=name, password="a long password")
        page.get_by_role("heading", name="Recovery codes").wait_for()
        people.append(page)
    host, guest = people
    host.goto("/ladder/potdevin")
    host.get_by_text("Nobody has a rating in Pot de Vin yet").wait_for()
    host.goto("/play?game=coup")
    host.locator("#seats").select_option("2")
    host.locator("#option-turn_cap").fill("8")
    host.get_by_label("Listed: anybody may join").check()
    host.locator("form .button.primary").click()
    host.locator("#invite-link").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I'm ready").click()
    for page in people:
        page.locator(".dock").wait_for()
    play_together((host, guest))
    winner = host.evaluate("fetch(location.pathname.replace('/table', '/api/tables')).then((reply) => reply.json())")
    best = people[winner["result"]["winners"][0]] if len(winner["result"]["winners"]) == 1 else None
    guest.wait_for_timeout(500)
    guest.goto("/ladder/coup")
    rows = guest.locator("tbody tr")
    rows.nth(1).wait_for()
    assert rows.count() == 2
    assert rows.locator(".chip").count() == 1, "one of them is the reader"
    if best is not None:
        name = "Livia" if best is host else "Marco"
        assert name in rows.first.inner_text()
    rows.first.get_by_role("link").click()
    guest.wait_for_url("**/users/*")
    guest.locator("tbody").get_by_role("link", name="Coup").wait_for()
