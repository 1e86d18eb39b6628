"""Games over several days in the browser: what one is told, and how; a page that says so when the server is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .test_people import fill


def test_one_chooses_of_what_and_where_to_be_told(browse: Callable[..., Any], complaints: Any) -> None:
    page = browse("/me")
    fill(page, "Create an account", name="Away Ada", password="a long password")
    page.get_by_role("heading", name="Recovery codes").wait_for()
    page.goto("/settings")
    notices = page.locator("[data-notices]")
    talk = notices.get_by_label("when somebody writes in the chat")
    assert talk.is_checked()
    with page.expect_response("**/api/me/notices") as told:
        talk.uncheck()
    assert told.value.ok
    page.reload()
    notices.wait_for()
    assert not talk.is_checked()
    assert notices.get_by_label("when it is my move").is_checked()
    assert notices.get_by_label("E-mail address").count() == 0, "this server sends no mail"
    complaints.offline = True  # it is to be refused
    notices.get_by_label("Webhook").fill("https://127.0.0.1/hook")
    notices.get_by_role("button", name="Add").click()
    refused = notices.get_by_role("alert")
    refused.wait_for()
    assert refused.inner_text() == "Nothing can be sent to this address."
    assert notices.get_by_text("not confirmed yet").count() == 0
    complaints.offline = False


def test_an_installed_app_says_when_the_server_cannot_be_reached(browse: Callable[..., Any], complaints: Any) -> None:
    page = browse("/settings")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    complaints.offline = True
    page.context.set_offline(True)
    page.goto("/play")
    page.get_by_text("Nothing at your tables is lost").wait_for()
    page.context.set_offline(False)
    complaints.offline = False
    page.get_by_role("link", name="Try again").click()
    page.get_by_text("Nothing at your tables is lost").wait_for(state="detached")
