"""Players who see nothing: one that knows only the accessibility tree, and one that goes from part to part by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import READY, moved_on, open_table, play_out, prompt_of, state_of

ROUND = 16
"""How many questions make a round of a heavy game, for one player; a game may be over sooner, but not after a FEW."""
FEW = 6


class Listener:
    """Answers by roles and names alone, as a screen reader tells them; remembers what it could not tell apart."""

    def __init__(self) -> None:
        self.unclear: list[str] = []
        self.answers = 0
        """Of what is offered it takes another each time, so that it does not end every turn at once."""

    def __call__(self, page: Any) -> None:
        here = page.get_by_role("region", name="Your move", exact=True)
        listed = here.get_by_role("group", name="What you may do", exact=True)
        deal = here.get_by_role("group", name="Deal", exact=True)
        if not listed.or_(deal).count():
            here.get_by_role("button", name="List", exact=True).click()
            listed.wait_for()
        offered = listed.or_(deal).get_by_role("button", disabled=False)
        names = self.names(listed.or_(deal))
        self.unclear += [f"{prompt_of(page)}: {name}" for name in set(names) if names.count(name) > 1]
        number = state_of(page)[1]
        offered.nth(self.answers % offered.count()).click()
        self.answers += 1
        self.confirm(page, here, number)

    def confirm(self, page: Any, here: Any, number: str) -> None:
        """Press what confirms an answer, where it opened a whole decision or is asked about once more."""
        sure = page.get_by_role("dialog", name="Are you sure?").get_by_role("button", disabled=False)
        panel = here.get_by_role("region").filter(has=page.get_by_role("button", name="One question at a time"))
        other = page.locator(f".dock:not([data-prompt='{number}'])")
        sure.nth(1).or_(panel).or_(other).first.wait_for()
        if sure.count():
            sure.nth(1).click()  # the first one closes the dialog
        elif panel.count():
            panel.get_by_role("button", disabled=False).first.click()

    def names(self, listed: Any) -> list[str]:
        """What the buttons are called, as the tree has them."""
        lines = [line.strip() for line in listed.aria_snapshot().splitlines()]
        return [line.removeprefix("- button ") for line in lines if line.startswith("- button ")]


@pytest.mark.parametrize(("game", "seats", "options"), [("coup", 3, {"turn_cap": 30}), ("potdevin", 4, {})])
def test_a_whole_game_by_roles_and_names_alone(
    browse: Callable[..., Any], game: str, seats: int, options: dict[str, Any]
) -> None:
    page = browse()
    open_table(page, game, seats, **options)
    player = Listener()
    assert play_out(page, player) > 3
    assert player.unclear == []
    assert (
        page.get_by_role("dialog").get_by_role("table").count() + page.get_by_role("dialog").get_by_role("list").count()
    )


@pytest.mark.parametrize("game", ["pax", "oath", "inwo"])
def test_a_round_of_a_heavy_game_by_roles_and_names_alone(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 3)
    player = Listener()
    assert play_out(page, player, most=ROUND) > FEW
    assert player.unclear == []


@pytest.mark.smoke
@pytest.mark.parametrize("game", ["coup", "inwo", "oath", "pax", "potdevin"])
def test_keys_lead_to_every_part_of_a_table(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 3)
    page.locator(READY).first.wait_for()
    assert page.evaluate("document.activeElement.matches('.dock .said')"), "the first question has the focus"
    for key, name in {"b": "Table", "m": "Your seat", "l": "Log"}.items():
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.ariaLabel") == name
    page.keyboard.press("w")
    assert page.evaluate("!!document.activeElement.closest('[data-landmark=standing]')")
    page.keyboard.press("q")
    assert page.evaluate("document.activeElement.matches('.dock .said')")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_text("go to the question").wait_for()
    page.keyboard.press("Escape")


@pytest.mark.smoke
def test_a_number_opens_the_list_and_then_answers(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "potdevin", 3)
    page.locator(READY).first.wait_for()
    number = state_of(page)[1]
    assert page.locator("[data-option]").count() == 0, "the list is closed"
    page.keyboard.press("2")
    page.locator("[data-option]").nth(1).wait_for()
    assert page.evaluate("document.activeElement === document.querySelectorAll('[data-option]')[1]")
    assert state_of(page)[1] == number, "nothing was answered yet"
    page.keyboard.press("2")
    moved_on(page, number)
