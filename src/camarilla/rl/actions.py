"""Answers as numbers: a stable encoding of a game's notations.

Two kinds. Where a game lists every notation it has (`Game.notations`), number and notation are one table, for ever
(*table*). Where notations are composed without end, a notation's number is a hash of its text (*hashed*): it is the
same in every position of every game, except that of two legal answers with one number the second in alphabetical order
takes the next free number. Which number means what at a decision depends on nothing but the options of that decision.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game, find

__all__ = ["HASHED_SIZE", "Encoding", "Hashed", "Listed", "encoding_for"]

VERSION: Final = 1
"""Grows if the numbers of a notation ever have to change; a policy trained with another version is of no use."""

HASHED_SIZE: Final = 4096
REMEMBERED: Final = 200_000
"""How many hashes are kept at hand."""


class Encoding:
    """Numbers for notations. `size` is how many numbers there are, `key` names the encoding, version and all."""

    def __init__(self, size: int, key: str) -> None:
        self.size = size
        self.key = key

    def numbers(self, notations: list[str]) -> list[int]:
        """The numbers of the legal answers of a decision, in the order of `notations`; all are different."""
        raise NotImplementedError

    def notation(self, number: int, notations: list[str]) -> str:
        """What a number means at a decision with these answers."""
        numbers = self.numbers(notations)
        if number not in numbers:
            raise BadInput(f"{number} is no legal answer here; legal are {sorted(numbers)}")
        return notations[numbers.index(number)]


class Listed(Encoding):
    """A table of all notations."""

    def __init__(self, game: str, table: tuple[str, ...]) -> None:
        text = blake2b("\n".join(table).encode(), digest_size=4).hexdigest()
        super().__init__(len(table), f"{game}/table/{VERSION}/{len(table)}/{text}")
        self.table = table
        self.number = {notation: number for number, notation in enumerate(table)}

    def numbers(self, notations: list[str]) -> list[int]:
        """By the table."""
        number = self.number
        return [number[notation] for notation in notations]


class Hashed(Encoding):
    """A hash of the text, with open addressing among the legal answers."""

    def __init__(self, game: str, size: int = HASHED_SIZE) -> None:
        super().__init__(size, f"{game}/hashed/{VERSION}/{size}")
        self.homes: dict[str, int] = {}

    def home(self, notation: str) -> int:
        """The number of a notation, unless another legal answer has it, too."""
        found = self.homes.get(notation, -1)
        if found < 0:
            if len(self.homes) >= REMEMBERED:
                self.homes.clear()
            digest = blake2b(notation.encode(), digest_size=6).digest()
            found = self.homes[notation] = int.from_bytes(digest, "little") % self.size
        return found

    def numbers(self, notations: list[str]) -> list[int]:
        """Homes; of those that share one, the first in alphabetical order stays and the others move on."""
        homes = [self.home(notation) for notation in notations]
        if len(set(homes)) == len(homes):
            return homes
        return self._without_collisions(notations)

    def _without_collisions(self, notations: list[str]) -> list[int]:
        """Everybody at a number of its own."""
        if len(set(notations)) > self.size:
            raise BadInput(f"{len(notations)} answers do not fit into {self.size} numbers; choose a greater size")
        taken: dict[int, str] = {}
        for notation in sorted(set(notations)):
            number = self.home(notation)
            while number in taken:
                number = (number + 1) % self.size
            taken[number] = notation
        where = {notation: number for number, notation in taken.items()}
        return [where[notation] for notation in notations]


def encoding_for(game: str | Game, seats: int, size: int | None = None) -> Encoding:
    """The encoding of a game at a table of so many seats; `size` is for games whose notations are hashed.

    >>> from camarilla.rl import encoding_for
    >>> encoding = encoding_for("coup", seats=2)
    >>> legal = ["income", "tax"]
    >>> encoding.numbers(legal)
    [7, 9]
    >>> encoding.notation(9, legal)
    'tax'
    """
    found = find(game)
    table = found.notations(seats)
    if table:
        if size is not None:
            raise BadInput(f"{found.name} has a table of {len(table)} notations; its size cannot be chosen")
        return Listed(f"{found.name}-{seats}", table)
    return Hashed(found.name, size or HASHED_SIZE)
