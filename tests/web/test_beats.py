"""What is staged: each kind of event of every game has its line in the table of beats; and for how long clocks wait."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camarilla.kernel.game import find, names
from camarilla.server.live.clocks import STAGE_SECONDS

SOURCE = Path(__file__).parents[2] / "web" / "src"
TABLE = re.compile(r"^const beats: Beats<Board, EventType> = \{$(.*?)^\};$", re.MULTILINE | re.DOTALL)
"""The table of a game; its type has `svelte-check` refuse a hole in it, too."""


@pytest.mark.parametrize("game", names())
def test_every_event_is_staged_or_silent(game: str) -> None:
    table = TABLE.search((SOURCE / "games" / game / "beats.ts").read_text("utf-8"))
    assert table is not None
    staged = re.findall(r"^  (\w+):", table[1], re.MULTILINE)
    assert sorted(staged) == sorted(find(game).event_types)


def test_the_director_knows_no_game() -> None:
    for name in ("director.svelte.ts", "beats.ts"):
        words = (SOURCE / "lib" / name).read_text("utf-8")
        assert "games/" not in words
        assert not [game for game in names() if re.search(rf"\b{game}\b", words, re.IGNORECASE)]


def test_page_and_server_grant_the_stage_the_same_time() -> None:
    words = (SOURCE / "lib" / "table.svelte.ts").read_text("utf-8")
    told = re.search(r"^export const ALLOWANCE = (\d+);$", words, re.MULTILINE)
    assert told is not None
    assert int(told[1]) == STAGE_SECONDS * 1000 <= 5000
