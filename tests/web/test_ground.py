"""The ground does not move: a board stands where it stood, whatever is asked, pointed at or told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

import pytest

from .playing import by_touch, moved_on, open_table, prompt_of, state_of
from .positions import show_position
from .test_screens import SIZES, resize

GAMES = ["coup", "inwo", "oath", "pax", "potdevin"]
BOXES = """() => {
    const boxes = {};
    const take = (key, node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        let [x, y] = [left, top];
        for (let around = node.parentElement; around; around = around.parentElement) {
            x += around.scrollLeft;
            y += around.scrollTop;
        }
        if (width) boxes[key] = [x, y, width, height].map((length) => Math.round(length));
    };
    for (const part of [".bar", ".threats", ".stand", ".ticker", ".dock", ".dock .rest", ".dock .tools"])
        take(part, document.querySelector(part));
    for (const node of document.querySelectorAll(".stand [data-ground]")) {
        const shape = node.closest("[data-shape]")?.dataset.shape ?? "";
        take(`${node.dataset.ground} ${shape}`, node);
    }
    return boxes;
}"""
"""Where everything lies that must stay where it is, however far it is scrolled.

What has grown, as a structure of INWO that won a card or a site of Oath that was turned up, has another `data-shape`,
and is another thing.
"""


def asked(page: Any) -> str | None:
    """The number of the next question; None once the game is over."""
    while (state := state_of(page))[0] == "waiting":
        page.wait_for_timeout(30)
    return None if state[0] == "over" else state[1]


def play_on(page: Any, questions: int, look: Callable[[], None], hand: Callable[[Any], None] = by_touch) -> int:
    """Answer so many questions, or fewer if the game ends, and look at each; how many there were."""
    for answered in range(questions):
        number = asked(page)
        if number is None:
            return answered
        look()
        hand(page)
        moved_on(page, number)
    return questions


class Ground:
    """Where everything lay at each size, and must lie when it is looked at again."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.known: dict[tuple[int, int], dict[str, list[int]]] = {size: {} for size in SIZES}

    def look(self, sizes: Sequence[tuple[int, int]]) -> None:
        """Look at the table at these sizes, and leave it at the largest."""
        for size in sizes:
            resize(self.page, *size)
            before, now = self.known[size], self.page.evaluate(BOXES)
            moved = {key: (before[key], now[key]) for key in now if before.get(key, now[key]) != now[key]}
            assert not moved, (size, prompt_of(self.page))
            before.update(now)
        resize(self.page, *SIZES[-1])


@pytest.mark.parametrize("game", GAMES)
def test_boards_stand_still_between_questions(browse: Callable[..., Any], game: str) -> None:
    page = browse()
    open_table(page, game, 4)
    ground = Ground(page)
    assert play_on(page, 9, lambda: ground.look(SIZES)) > 5


WHOLE = {"coup": (6, 400), "inwo": (3, 60), "oath": (4, 120), "pax": (4, 80), "potdevin": (5, 400)}
"""Seats, and how many questions are looked at: all of the short games, and of the long ones several rounds."""


@pytest.mark.parametrize("game", GAMES)
def test_boards_stand_still_over_whole_games(browse: Callable[..., Any], game: str) -> None:
    """Each question at two of the five sizes in turn, so that all sizes see the beginning, the middle and the end."""
    seats, most = WHOLE[game]
    page = browse()
    open_table(page, game, seats, bot="level3")
    ground = Ground(page)
    turning = cycle(SIZES)
    assert play_on(page, most, lambda: ground.look([next(turning), next(turning)])) > len(SIZES) - 1


ALIKE: dict[str, tuple[int, list[dict[str, Any]]]] = {
    "coup": (
        4,
        [
            {"hands": {"A": "Duke Contessa"}, "to_move": "A"},
            {"hands": {"A": "Duke Contessa", "D": ""}, "lost": {"D": "Captain Captain"}, "to_move": "A"},
        ],
    ),
    "potdevin": (
        3,
        [
            {"hands": {"A": "aldo4", "B": "aldo5", "C": "aldo6"}, "won": {"A": "ugo1"}},
            {"won": {"A": "ugo1"}, "phase": "jokers"},
        ],
    ),
}
"""Of each game, seats and positions whose boards are as large as each other: somebody is out, no trump is left."""
LARGE = """() => Object.fromEntries([...document.querySelectorAll(".stand [data-ground]")].map((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [node.dataset.ground, [width, height].map((length) => Math.round(length))];
}))"""


@pytest.mark.parametrize("game", sorted(ALIKE))
def test_a_board_is_as_large_when_somebody_or_something_is_gone(
    browse: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats, positions = ALIKE[game]
    page = browse("/settings")
    for size in SIZES:
        seen = []
        for position in positions:
            show_position(page, monkeypatch, game, position, seats)
            page.locator(".stand [data-ground]").first.wait_for()
            resize(page, *size)
            seen.append(page.evaluate(LARGE))
        assert seen[0] == seen[1], size


def test_pointing_at_things_moves_nothing(browse: Callable[..., Any]) -> None:
    for game in GAMES:
        page = browse()
        open_table(page, game, 4)
        asked(page)
        before = page.evaluate(BOXES)
        for thing in page.locator("[data-touch], [data-thing], .button").filter(visible=True).all()[:30]:
            thing.hover(force=True)
            assert page.evaluate(BOXES) == before


def test_a_hand_keeps_its_order(browse: Callable[..., Any]) -> None:
    page = browse()
    open_table(page, "pax", 4)
    seen: list[str] = []

    def look() -> None:
        nonlocal seen
        now = page.eval_on_selector_all(".hand [data-flip^='card:']", "all => all.map(one => one.dataset.flip)")
        stayed = [card for card in now if card in seen]
        assert stayed == [card for card in seen if card in now], "what stayed, stands in the order it stood in"
        assert now[: len(stayed)] == stayed, "and what came, comes last"
        seen = now

    play_on(page, 10, look)
