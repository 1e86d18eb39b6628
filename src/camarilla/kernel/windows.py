"""Reaction windows: they ask every seat that could publicly respond, whatever it holds; being quick wins nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.kernel.choices import PRIORITY, SEALED, Ask, Choice, Flow, Poll

__all__ = ["first_in_order", "together", "until_all_pass"]


def together(ask: Ask[Any], seats: list[int], *about: Any) -> Flow[dict[int, Any]]:
    """Sealed: all answer, then all answers are revealed together, in the order of `seats`."""
    answers: dict[int, Any] = yield _poll(ask, seats, about, SEALED)
    return answers


def first_in_order(ask: Ask[Any], seats: list[int], *about: Any) -> Flow[tuple[int, Any] | None]:
    """Priority: all answer; of those that do not pass, the first in the order of `seats` is heard, the others never."""
    if not seats:
        return None
    heard: tuple[int, Any] | None = yield _poll(ask, seats, about, PRIORITY)
    return heard


def _poll(ask: Ask[Any], seats: list[int], about: tuple[Any, ...], policy: str) -> Poll:
    """One question to several seats."""
    if about:
        return Poll([Choice(ask, seat, about) for seat in seats], policy)
    return ask.of_all(seats, policy)


def until_all_pass(
    ask: Ask[Any],
    seats: Callable[[], list[int]],
    react: Callable[[int, Any], Flow[bool]],
    *about: Any,
) -> Flow[None]:
    """Rounds: poll by priority, carry out the one heard, poll afresh, until everybody passes or `react` says stop.

    `seats` is called before each round, since a reaction may change who is in it; `react` returns whether to go on.
    """
    while True:
        heard = yield from first_in_order(ask, seats(), *about)
        if heard is None or not (yield from react(heard[0], heard[1])):
            return
