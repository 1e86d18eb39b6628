"""Golden playthroughs, for every game: a whole game in lines, written down and compared to the letter.

With `CAMARILLA_REWRITE_GOLDENS=1` the tests write the files anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from camarilla.checks.scenario import Scenario, letter
from camarilla.kernel.events import everything
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["LEGEND", "hold", "playthrough"]

LEGEND = """\
# {title}, seed {seed}.
# "-" is an event, nothing hidden; "=" the public view: {view}; "?" who is asked what, with all options; ">" the answer.
"""


def hold(file: Path, text: str) -> None:
    """Compare a text with what is written down."""
    if os.environ.get("CAMARILLA_REWRITE_GOLDENS"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def playthrough(
    t: Scenario,
    seed: int,
    view_line: Callable[[Any], str],
    *,
    seat_fields: tuple[str, ...] = ("seat",),
    pick: Callable[[Rng, list[str]], str] = Rng.pick,
    ask_once: bool = False,
) -> Iterator[str]:
    """A game in lines, answered from a fixed stream.

    Of events, `seat_fields` hold seats; `pick` answers; with `ask_once` a question put to several is written down once,
    not again after each answer.
    """
    rng = Rng(seed_bytes(seed)).fork("golden")
    told = 0
    while True:
        yield from (event_line(event, seat_fields) for event in everything(t.events[told:]))
        told = len(t.events)
        if not (ask_once and t.table.held):
            yield f"= {view_line(t.table.view(None).board)}"
            yield from question_lines(t)
        if not t.to_act:
            break
        asked = t.to_act[0]
        answer = pick(rng, t.legal(asked))
        yield f"> {asked}: {answer}"
        t.play(f"{asked}: {answer}")
    result = t.table.result
    assert result is not None
    yield f"scores {result.scores}, ranks {result.ranks}, won by {' '.join(t.winners)}"


def question_lines(t: Scenario) -> Iterator[str]:
    """Who is asked what."""
    for seat in t.table.to_act:
        prompt = t.table.prompt(seat)
        assert prompt is not None
        yield f"? {letter(seat)} {prompt.label.id} [{prompt.rule}]: {' '.join(t.legal(letter(seat)))}"


def event_line(event: dict[str, Any], seat_fields: tuple[str, ...]) -> str:
    """An event in words: seats as letters, no slots."""
    words = []
    for name, value in event.items():
        if name in seat_fields and value is not None:
            value = " ".join(map(letter, value)) if isinstance(value, list) else letter(value)
        if name not in ("type", "slot", "slots"):
            words.append(f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}")
    return f"- {event['type']}: {', '.join(words)}"
