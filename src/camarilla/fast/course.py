"""The course of any game on flat arrays: kernels that are written once and looked up in each game's own module.

A game borrows them: `next_decision = borrowed(course.next_decision, globals())`. What they call and read is then the
game's: the kernels `step`, `legal` and `answer_of_chance`, and the numbers `PHASE` (a place of the row), `CHANCE` and
`OVER` (phases).
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final, TypeVar

from camarilla.fast.compiler import kernel

__all__ = ["borrowed", "next_decision"]

F = TypeVar("F")

PHASE: Final = 0
CHANCE: Final = 0
OVER: Final = 0
step: Any = None
legal: Any = None
answer_of_chance: Any = None


def borrowed(function: F, names: dict[str, Any]) -> F:
    """A kernel of this module as one of the module that has these names."""
    assert isinstance(function, FunctionType)
    twin: Any = FunctionType(function.__code__, names, function.__name__)
    twin.__doc__, twin.__module__, twin.__annotations__ = function.__doc__, names["__name__"], function.__annotations__
    return kernel(twin)


def next_decision(s: Any, rng: Any, codes: Any) -> int:
    """Let chance answer, and give answers that are the only one, until somebody has a choice; writes the legal answers.

    Returns how many there are: 0 at the end of the game.
    """
    while s[PHASE] != OVER:
        if s[PHASE] == CHANCE:
            step(s, answer_of_chance(s, rng))
        else:
            count: int = legal(s, codes)
            if count > 1:
                return count
            step(s, codes[0])
    return 0
