"""Many games of Coup at once, as arrays: on a CPU core, or on a GPU beside the net that plays them.

Games that end are dealt anew. Chance and answers that are the only one are not asked for: every row of `observations`
is a real decision, for the seat in `asked`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from camarilla.fast import coup, coup_observation
from camarilla.fast.chance import seeds
from camarilla.fast.compiler import Target, compile_kernels, kernel
from camarilla.fast.coup import ASKED, SEATS, code_count, deal, next_decision, row_size, share, step
from camarilla.fast.coup_observation import observe

__all__ = ["CoupBatch"]

NOTHING = -1
"""In place of an answer: deal a new game."""


@kernel
def play_on(s: Any, rng: Any, code: int, codes: Any, observation: Any, mask: Any, shares: Any) -> int:
    """Give one answer and go to the next decision; returns whether a game ended, with everybody's share of the win."""
    over = 0
    if code == NOTHING:
        deal(s, rng)
    else:
        step(s, code)
    count = next_decision(s, rng, codes)
    if count == 0:
        over = 1
        for seat in range(s[SEATS]):
            shares[seat] = share(s, seat)
        deal(s, rng)
        count = next_decision(s, rng, codes)
    for code_of_any in range(code_count(s[SEATS])):
        mask[code_of_any] = 0
    for choice in range(count):
        mask[codes[choice]] = 1
    observe(s, s[ASKED], observation)
    return over


class CoupBatch:
    """`count` tables of Coup. `answer` gives each its next answer; the arrays then hold what follows.

    On the CPU the arrays are NumPy's, on a GPU they are numba's, which torch, JAX and CuPy take without a copy.
    """

    def __init__(
        self,
        count: int,
        seats: int,
        *,
        reformation: bool = False,
        inquisition: bool = False,
        pick_one: bool = False,
        seed: int = 0,
        target: Target = Target.CPU,
    ) -> None:
        table = np.zeros(row_size(seats), np.int16)
        coup.set_table(table, seats, reformation, inquisition, pick_one)
        self.count, self.seats, self.codes = count, seats, code_count(seats)
        self._target = target
        to_device = _to_device(target)
        self.states = to_device(np.tile(table, (count, 1)))
        self._rng = to_device(seeds(count, seed))
        self._scratch = to_device(np.zeros((count, self.codes), np.int16))
        self.observations = to_device(np.zeros((count, coup_observation.observation_size(seats)), np.int8))
        self.masks = to_device(np.zeros((count, self.codes), np.int8))
        self.asked = to_device(np.zeros(count, np.int32))
        self.over = to_device(np.zeros(count, np.int8))
        self.shares = to_device(np.zeros((count, seats), np.float32))
        self.answer(to_device(np.full(count, NOTHING, np.int32)))

    def answer(self, codes: Any) -> None:
        """Give every game its answer (`int32`)."""
        arrays = (
            self.states,
            self._rng,
            codes,
            self._scratch,
            self.observations,
            self.masks,
            self.asked,
            self.over,
            self.shares,
        )
        if self._target is Target.CPU:
            _play_all_on_cpu()(*arrays)
        else:
            _play_all_on_gpu()[(self.count + 127) // 128, 128](*arrays)


def _to_device(target: Target) -> Any:
    if target is Target.CPU:
        return np.ascontiguousarray
    _play_all_on_gpu()
    from numba import cuda

    return cuda.to_device


@cache
def _play_all_on_cpu() -> Any:
    import sys

    import numba

    play_one = compile_kernels(sys.modules[__name__], Target.CPU).play_on

    @numba.njit(nogil=True)
    def play_all(
        states: Any, rng: Any, answers: Any, codes: Any, seen: Any, masks: Any, asked: Any, over: Any, shares: Any
    ) -> None:
        for game in range(states.shape[0]):
            over[game] = play_one(
                states[game], rng[game], answers[game], codes[game], seen[game], masks[game], shares[game]
            )
            asked[game] = states[game, ASKED]

    return play_all


@cache
def _play_all_on_gpu() -> Any:
    import sys

    play_one = compile_kernels(sys.modules[__name__], Target.CUDA).play_on
    from numba import cuda

    @cuda.jit
    def play_all(
        states: Any, rng: Any, answers: Any, codes: Any, seen: Any, masks: Any, asked: Any, over: Any, shares: Any
    ) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            over[game] = play_one(
                states[game], rng[game], answers[game], codes[game], seen[game], masks[game], shares[game]
            )
            asked[game] = states[game, ASKED]

    return play_all
