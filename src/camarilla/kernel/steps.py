"""The steps that move a game on: answers to a question and, rarely, a change of chance.

Records and positions store these structs as they are; `old_formats` reads what earlier versions stored. mypyc would
drop `frozen` from the structs, so this module is not compiled.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

import msgspec

from camarilla.kernel.errors import BadPosition
from camarilla.kernel.rng import Rng, commitment, seed_bytes
from camarilla.kernel.state import State

__all__ = ["Answer", "Answers", "Fork", "HeldAnswer", "Step", "Stretch", "UndoPoint"]

_MOST_STRETCHES: Final = 1 << 32


class Answer(NamedTuple):
    """What a seat answered; `ordered` is true if a standing order answered for it."""

    seat: int
    notation: str
    ordered: bool


class Answers(msgspec.Struct, frozen=True, tag="answers"):
    """The answers to one question, in seat order."""

    answers: list[Answer]

    def answered_by(self, seat: int) -> bool:
        """Whether a seat was among those that answered."""
        return any(answer.seat == seat for answer in self.answers)

    def shown_to(self, seat: int) -> Answers:
        """The step as one seat may take it away: with its own answer only."""
        return Answers([answer for answer in self.answers if answer.seat == seat])


class Stretch(msgspec.Struct, frozen=True, tag="stretch"):
    """The table agreed to an undo, and a new stretch of the random stream began. Numbers are never used twice."""

    number: Annotated[int, msgspec.Meta(gt=0, lt=_MOST_STRETCHES)]

    def apply(self, g: State) -> None:
        """Make the future unforeseen again: begin the stretch, and shuffle the piles that nobody has seen."""
        g.rng.begin_stretch(self.number)
        g.mix_unseen()

    def shown_to(self, seat: int) -> Stretch:
        """The step as one seat may take it away: all of it."""
        return self


class Fork(msgspec.Struct, frozen=True, tag="fork"):
    """A finished game goes on from here as another one, with a seed of its own.

    `seed` and `salt` are hex digits; both are None in what a seat takes away of a game that goes on.
    """

    seed: str | None
    salt: str | None
    commitment: str

    @staticmethod
    def to(seed: bytes, salt: bytes) -> Fork:
        """The fork to a seed, with the commitment to it."""
        return Fork(seed.hex(), salt.hex(), commitment(seed, salt))

    def apply(self, g: State) -> None:
        """Give the game its new seed, and shuffle the piles that nobody has seen."""
        if self.seed is None or self.salt is None:
            raise BadPosition("the fork does not reveal its seed, so nobody can play on from it")
        seed = seed_bytes(self.seed)
        if commitment(seed, bytes.fromhex(self.salt)) != self.commitment:
            raise BadPosition("the seed of the fork is not the one committed to before it went on")
        g.rng = Rng(seed)
        g.mix_unseen()

    def shown_to(self, seat: int) -> Fork:
        """The step as one seat may take it away: without the seed."""
        return Fork(None, None, self.commitment)


Step = Answers | Stretch | Fork


class HeldAnswer(msgspec.Struct, frozen=True):
    """An answer to a poll that is still open: the value for the flow, its notation, and whether an order gave it."""

    value: Any
    notation: str
    ordered: bool


class UndoPoint(msgspec.Struct, frozen=True):
    """Where a seat gave an answer that it may still freely take back."""

    seat: int
    base: State
    base_at: int
