"""A card that does several things, as one line: `Card("germany").does(saves_tokens).does(relieves, times=2)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

P = ParamSpec("P")


class Card:
    """A card by its name; each of its powers is said by a verb that takes the name first."""

    def __init__(self, name: str) -> None:
        self.name = name

    def does(self, verb: Callable[Concatenate[str, P], object], *args: P.args, **kwargs: P.kwargs) -> Card:
        """What it does, and what more it does."""
        verb(self.name, *args, **kwargs)
        return self
