"""Whatever is on a table can be read and hit, over whole games, at five sizes, in two languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .legible import too_small, unreadable
from .playing import by_touch, drawn, open_table
from .stage import PHONE, running_server
from .test_ground import play_on
from .test_inwo import Conspirator
from .test_screens import SIZES, resize

TABLES = {"coup": (5, 60), "potdevin": (4, 60), "pax": (4, 14), "oath": (4, 14), "inwo": (4, 20)}
"""The seats of each table, and how many questions are looked at: whole games of the light ones, rounds of the heavy."""
READ = [(game, language) for game in TABLES for language in ("en", "ru")]
PAGES = ["/", "/play", "/learn", "/puzzles", "/rules", "/rules/coup", "/ladder", "/chronicles", "/decks/inwo", "/me"]


@pytest.fixture
def server(assets: Path, tmp_path: Path) -> Iterator[str]:
    """A server for each test, so that its game is the same whatever was played before."""
    with running_server(tmp_path) as address:
        yield address


@pytest.mark.parametrize(("game", "language"), READ)
def test_every_text_of_a_table_can_be_read_at_five_sizes(browse: Callable[..., Any], game: str, language: str) -> None:
    seats, questions = TABLES[game]
    page = browse(language=language)
    open_table(page, game, seats)

    def look() -> None:
        for size in SIZES:
            resize(page, *size)
            drawn(page)
            assert unreadable(page) == [], size
        resize(page, *SIZES[-1])

    hand = Conspirator() if game == "inwo" and language == "en" else by_touch
    assert play_on(page, questions, look, hand) > 5


@pytest.mark.parametrize("game", TABLES)
def test_every_control_of_a_table_is_large_enough_for_a_finger(browse: Callable[..., Any], game: str) -> None:
    seats, questions = TABLES[game]
    page = browse(size=PHONE)
    open_table(page, game, seats)

    def look() -> None:
        for size in SIZES[:3]:
            resize(page, *size)
            assert too_small(page) == [], size

    assert play_on(page, questions // 2, look) > 5


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("address", PAGES)
def test_every_page_can_be_read_and_hit(browse: Callable[..., Any], address: str, language: str) -> None:
    page = browse(address, size=PHONE, language=language)
    page.locator("h1").first.wait_for()
    for size in SIZES:
        resize(page, *size)
        drawn(page)
        assert unreadable(page) == [], size
        assert size not in SIZES[:3] or too_small(page) == [], size
