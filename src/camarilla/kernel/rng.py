"""The one source of chance: a counter-based generator whose whole state is a key and a position.

Block `b` of stretch `s` is BLAKE2b(key ‖ s ‖ b): sixteen 32-bit words. A position is therefore enough to go on from, a
copy shares the immutable block, and the same seed gives the same game on every platform and Python version. The
arithmetic on words stays below 2**62, within a machine word.
"""

from __future__ import annotations

import secrets
import struct
from hashlib import blake2b, sha256
from typing import Any, Final, TypeVar

from camarilla.kernel.errors import BadInput

__all__ = ["Rng", "commitment", "seed_bytes"]

_T = TypeVar("_T")

_WORDS: Final = 16
_WORD: Final = 1 << 32
_LOW: Final = _WORD - 1
_UNPACK: Final = struct.Struct("<16I").unpack
_COUNTER: Final = struct.Struct("<2Q").pack


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 256-bit seed meant by `seed`: itself if it is 32 bytes (or their hex), a hash of an int, fresh if None."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        return sha256(f"camarilla:{seed}".encode()).digest()
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise BadInput(f"a seed is a whole number or 64 hex digits, not {seed!r}") from None
    if len(seed) != 32:
        raise BadInput(f"a seed has 32 bytes (64 hex digits), this one has {len(seed)}")
    return seed


def commitment(seed: bytes, salt: bytes) -> str:
    """What is shown before the first move, so that the seed revealed at the end can be checked."""
    return sha256(salt + seed).hexdigest()


class Rng:
    """A stream of fair choices. `stretch` numbers the parts of one seed's stream (see `begin_stretch`)."""

    __slots__ = ("at", "block", "key", "stretch", "words")

    def __init__(self, key: bytes, stretch: int = 0, position: int = 0) -> None:
        self.key = key
        self.stretch = stretch
        self.block = 0
        self.words: tuple[int, ...] = ()
        self.at = _WORDS
        if position:
            self.block = position // _WORDS
            self._refill()
            self.at = position % _WORDS

    @property
    def position(self) -> int:
        """How many words of the stretch were drawn."""
        return self.block * _WORDS - _WORDS + self.at if self.words else 0

    def _refill(self) -> None:
        """Compute the next block of words."""
        self.words = _UNPACK(blake2b(self.key + _COUNTER(self.stretch, self.block)).digest())
        self.block += 1
        self.at = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (Lemire's method, exact)."""
        at = self.at
        if at == _WORDS:
            self._refill()
            at = 0
        self.at = at + 1
        product = self.words[at] * n
        low = product & _LOW
        if low < n and low < _WORD % n:
            return self.below(n)
        return product >> 32

    def rough(self, n: int) -> int:
        """A whole number from 0 to n - 1, fair but for one part in billions: for random play, not for the game."""
        at = self.at
        if at == _WORDS:
            self._refill()
            at = 0
        self.at = at + 1
        return self.words[at] * n >> 32

    def die(self, sides: int = 6) -> int:
        """A roll of a die, 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: list[_T]) -> _T:
        """One of `items`, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put a list of numbers into random order, in place."""
        words = self.words
        at = self.at
        for i in range(len(items) - 1, 0, -1):
            if at == _WORDS:
                self._refill()
                words = self.words
                at = 0
            product = words[at] * (i + 1)
            at += 1
            j = product >> 32
            if product & _LOW <= i:  # once in millions: perhaps not fair, so draw with care
                self.at = at - 1
                j = self.below(i + 1)
                words = self.words
                at = self.at
            held = items[i]
            items[i] = items[j]
            items[j] = held
        self.at = at

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one from here on."""
        twin = Rng(self.key, self.stretch)
        twin.block = self.block
        twin.words = self.words
        twin.at = self.at
        return twin

    def follow(self, other: Rng) -> None:
        """Stand where another generator stands."""
        self.key = other.key
        self.stretch = other.stretch
        self.block = other.block
        self.words = other.words
        self.at = other.at

    def fork(self, label: str) -> Rng:
        """An independent stream, a function of this one's key, position and `label`; this one does not move."""
        name = f"{self.stretch}:{self.position}:{label}".encode()
        return Rng(blake2b(name, key=self.key, digest_size=32).digest())

    def begin_stretch(self, number: int) -> None:
        """Leave the rest of this stretch unused and go on with fresh words nobody has foreseen: those of `number`."""
        self.stretch = number
        self.block = 0
        self.words = ()
        self.at = _WORDS

    def stamp(self) -> int:
        """A number that changes whenever something was drawn."""
        return self.block * _WORDS + self.at

    def dump(self) -> dict[str, Any]:
        """Plain data to go on from."""
        return {"key": self.key.hex(), "stretch": self.stretch, "position": self.position}

    @staticmethod
    def load(data: dict[str, Any]) -> Rng:
        """The generator that `dump` described."""
        return Rng(bytes.fromhex(data["key"]), data["stretch"], data["position"])
