"""Random numbers for kernels: one word of state, the same on every machine."""

from __future__ import annotations

from typing import Any

import numpy as np

from camarilla.fast.compiler import kernel

__all__ = ["below", "seeds"]

Words = Any
"""An array of one `uint32`: the state of a generator, which is never 0."""


@kernel
def below(rng: Words, count: int) -> int:
    """A number from 0 to `count` - 1 (xorshift32, scaled)."""
    word = np.uint32(rng[0])
    word ^= np.uint32(word << np.uint32(13))
    word ^= np.uint32(word >> np.uint32(17))
    word ^= np.uint32(word << np.uint32(5))
    rng[0] = word
    scaled: Any = np.int64((np.uint64(word) * np.uint64(count)) >> np.uint64(32))
    return scaled


def seeds(count: int, seed: int) -> Any:
    """A generator's state for each of `count` games, from one seed."""
    words = np.random.SeedSequence(seed).generate_state(count, np.uint32)
    words[words == 0] = 1
    return words.reshape(count, 1)
