"""A game that was installed as a package is drawn from the package."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.cli.new_game import write_game
from camarilla.kernel.game import register, registry

from .playing import by_touch, open_table, play_out

NAME = "intrigue"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """What `camarilla new-game` makes, as if it were installed."""
    source = write_game(NAME, "Intrigue at Court", tmp_path_factory.mktemp("games")) / "src"
    sys.path.insert(0, str(source))
    register(__import__(NAME).GAME)
    yield source / NAME
    registry().pop(NAME)
    sys.path.remove(str(source))
    for module in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[module]


@pytest.mark.smoke
def test_its_table_is_drawn_and_played(package: Path, browse: Callable[..., Any]) -> None:
    page = browse()
    page.locator(f"[data-game={NAME}] [style*='emblem.svg']").wait_for(state="attached")
    open_table(page, NAME, 2, "level1")
    card = page.locator(f"[data-touch].live .{NAME}-card")
    card.first.wait_for()
    assert card.count() == 3
    assert page.locator(f".{NAME}-shown tr").count() == 2
    accent = "() => getComputedStyle(document.querySelector('.shell')).getPropertyValue('--accent').trim()"
    assert page.evaluate(accent) == "#d98f5c", "its style sheet is there"
    name = card.first.inner_text()
    card.first.click()
    page.locator(f".{NAME}-shown tr td:last-child", has_text=name).wait_for()
    page.get_by_text(f"You show {name}").first.wait_for()
    assert play_out(page, by_touch) >= 1


def test_a_drawing_that_cannot_be_loaded_leaves_the_game_as_text(
    package: Path, browse: Callable[..., Any], complaints: Any
) -> None:
    page = browse()
    page.route(
        "**/drawing.js",
        lambda route: route.fulfill(body="throw new Error('not today')", content_type="text/javascript"),
    )
    open_table(page, NAME, 2, "level1")
    page.locator(".dock [data-option]").first.wait_for()
    assert page.locator(f".{NAME}-card").count() == 0
    assert any("is shown as text" in complaint for complaint in complaints.heard)
    complaints.heard.clear()
