"""How many clicks an attack and a campaign take until what follows the dice is settled, too."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.kernel.table import Table

from .playing import CONFIRM, answered_or_asked_again, moved_on, open_table, state_of
from .positions import begin_with
from .test_decisions import Clicks, settled

OVER = {"an attack of INWO": 5, "a campaign of Oath": 6}
"""How many clicks there are with the arrow of what was won and the losses, as `docs/explanation/attention.md` says."""
MOVED_ON = "number => document.querySelector('.dock')?.dataset.prompt !== number"
"""Whether another question is asked, or none."""


def test_the_documents_say_how_many_clicks_are_counted_here() -> None:
    page = (Path(__file__).parents[2] / "docs/explanation/attention.md").read_text("utf-8")
    rows = re.findall(r"^\| (an? [^|]+) \| \d \| (\d) \|", page, re.M)
    assert {name: int(over) for name, over in rows} == OVER


def attacking() -> Table:
    """The first seat of a game of INWO can take Russia from its hand; its rival has nothing to put against that."""
    position = {
        "groups": {"A": "pentagon cia big-media new-york", "B": "texas"},
        "hands": {"A": "russia japan", "B": ""},
        "tokens": {"texas": 0, "the-network": 0},
        "dice": [3, 4],
        "to_move": "A",
    }
    return Table.at("inwo", position, seats=2)


def invading() -> Table:
    """The first seat of a game of Oath can take the Mountain by a sacrifice."""
    land = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"
    position = {
        "land": land,
        "warbands": {"mountain": "B2"},
        "pawns": {"A": "mountain", "B": "mountain"},
        "bands": {"A": 7, "B": 2},
        "supply": {"A": 6},
        "to_move": "A",
    }
    return Table.at("oath", position, seats=2)


def clicked_until(page: Any, clicks: Clicks, over: str, ways: str) -> list[str]:
    """Click these ways, and what confirms them, until something can be touched again; what was asked meanwhile."""
    asked: list[str] = []
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state, number = state_of(page)
        if state == "asked" and page.locator(over).count():
            return asked
        if state == "asked":
            asked.append(page.locator(".dock .prompt").inner_text())
            clicks.on(ways)
            answered_or_asked_again(page, number)
            if page.locator(CONFIRM).count():
                clicks.on(CONFIRM)
            page.wait_for_function(MOVED_ON, arg=number)
        page.wait_for_timeout(20)
    raise AssertionError(f"{over} never came up after {asked}")


def test_an_attack_with_two_changes_is_over_after_five_clicks(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_with(monkeypatch, attacking())
    page = browse()
    open_table(page, "inwo", 2)
    page.locator("[data-whole-attack]").wait_for()
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on("[data-whole-attack]")
    settled(page)
    clicks.on("[data-part=target] [data-pick*='russia']")
    settled(page)
    clicks.on("[data-part=announce] input[type=checkbox]")
    settled(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    asked = clicked_until(
        page, clicks, "[data-whole-attack]", "[data-touch^='arrow:'].live, [data-touch='do:commit'].live"
    )
    assert any("choose the arrow" in prompt for prompt in asked), asked
    assert clicks.count == OVER["an attack of INWO"], asked


def test_a_campaign_is_over_after_six_clicks(browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, invading())
    page = browse()
    open_table(page, "oath", 2)
    campaign = "[data-touch='do:campaign'].live"
    page.locator(campaign).wait_for()
    number = state_of(page)[1]
    clicks = Clicks(page)
    clicks.on(campaign)
    settled(page)
    clicks.on("[data-part=campaign-target] [data-pick]")
    settled(page)
    clicks.on("[data-decide]")
    moved_on(page, number)
    asked = clicked_until(page, clicks, "[data-touch='do:search'].live", "[data-touch].live")
    assert clicks.count == OVER["a campaign of Oath"], asked
