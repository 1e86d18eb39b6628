"""What moves a game on, as the table keeps it: answers, and the rare changes of chance."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.rng import Rng, commitment
from camarilla.kernel.state import State

__all__ = ["Answered", "Forked", "Mark", "Step", "Stretched", "refresh", "reseed", "step_data"]


class Step:
    """Something that moved the game on."""

    __slots__ = ()


class Answered(Step):
    """The answers to one question: what the flow gets, notations for the record, and whose came from an order."""

    __slots__ = ("answer", "notations", "ordered")

    def __init__(self, answer: Any, notations: dict[int, str], ordered: frozenset[int]) -> None:
        self.answer = answer
        self.notations = notations
        self.ordered = ordered


class Stretched(Step):
    """A new stretch of the random stream began, after an undo the table agreed to. Numbers are never used twice."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Forked(Step):
    """A finished game goes on from here as another one, whose chance comes from a seed of its own."""

    __slots__ = ("salt", "seed")

    def __init__(self, seed: bytes, salt: bytes) -> None:
        self.seed = seed
        self.salt = salt


class Mark:
    """Where an answer was given that its seat may still freely take back."""

    __slots__ = ("base", "base_at", "events", "seat")

    def __init__(self, seat: int, base: State, base_at: int, events: int) -> None:
        self.seat = seat
        self.base = base
        self.base_at = base_at
        self.events = events


def step_data(step: Step) -> list[Any]:
    """A step as plain data: `[[seat, notation, by order], …]`, `["stretch", number]` or `["fork", …]`."""
    if isinstance(step, Answered):
        return [[seat, step.notations[seat], seat in step.ordered] for seat in sorted(step.notations)]
    if isinstance(step, Stretched):
        return ["stretch", step.number]
    if isinstance(step, Forked):
        return ["fork", step.seed.hex(), step.salt.hex(), commitment(step.seed, step.salt)]
    raise CamarillaError("this step is not saved")


def refresh(g: State, stretch: int) -> None:
    """Make what is to come unforeseen again: a new stretch of chance, and unseen piles mixed anew."""
    g.rng.begin_stretch(stretch)
    g.mix_unseen()


def reseed(g: State, seed: bytes) -> None:
    """Give a game another seed: all chance to come is another, and unseen piles are mixed anew."""
    g.rng = Rng(seed)
    g.mix_unseen()
