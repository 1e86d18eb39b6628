"""Options, prompts and refusals: a decision as plain data, the same in Python, JSON and the browser.

mypyc would drop `frozen` from the structs, so this module is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

__all__ = ["LOSES", "NAMED", "Guard", "Label", "Option", "Prompt", "Refusal", "losing"]

Guard = Literal["", "name", "lose"]
NAMED: Final = "name"
"""A guard: touching something says what would happen before it does."""
LOSES: Final = "lose"
"""A guard: something is given up for good, so it is named, and asked about once more."""


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id with arguments, never a sentence; arguments may be labels themselves (a card's name)."""

    id: str
    args: dict[str, Any] = {}


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a seat may answer.

    `notation` is short, stable and typable; `touches` are the keys of the table objects it concerns (`card:17`).
    `guard` keeps a slip of the hand from doing it: `NAMED`, `LOSES`, or nothing where a touch may answer at once.
    """

    notation: str
    label: Label
    touches: tuple[str, ...] = ()
    guard: Guard = ""


def losing(name: Callable[[Any, int, Any], Option], spared: Any = -1) -> Callable[[Any, int, Any], Option]:
    """Name answers as `name` does; each but `spared` gives something up for good."""

    def named(g: Any, seat: int, value: Any) -> Option:
        option = name(g, seat, value)
        return option if value == spared else msgspec.structs.replace(option, guard=LOSES)

    return named


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked and the clause that asks for it."""

    label: Label
    rule: str
    touches: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notation that is not legal now, and the clause and reason why."""

    notation: str
    rule: str
    reason: Label
