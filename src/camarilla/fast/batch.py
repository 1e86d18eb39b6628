"""Many games at once, as arrays: on a CPU core, or on a GPU beside the net that plays them.

Games that end are dealt anew. Chance and answers that are the only one are not asked for: every row of `observations`
is a real decision, for the seat in `asked`.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from camarilla.fast import coup, coup_observation, potdevin, potdevin_observation
from camarilla.fast.chance import seeds
from camarilla.fast.compiler import Target, compile_kernels, jit
from camarilla.kernel.errors import BadInput

__all__ = ["GAMES", "Batch", "Kernels"]

NOTHING = -1
"""In place of an answer: deal a new game."""


class Kernels(NamedTuple):
    """The modules of a game.

    `rules` has the places `SEATS` and `ASKED` and the kernels `row_size`, `code_count`, `set_table`, `deal`, `step`,
    `next_decision` and `share`; `observation` has the kernels `observation_size` and `observe`.
    """

    rules: ModuleType
    observation: ModuleType


GAMES = {"coup": Kernels(coup, coup_observation), "potdevin": Kernels(potdevin, potdevin_observation)}
"""The games that can be played in a batch."""


class Batch:
    """`count` tables of a game. `answer` gives each its next answer; the arrays then hold what follows.

    Options are those of the game's `set_table`. On the CPU the arrays are NumPy's, on a GPU they are numba's, which
    torch, JAX and CuPy take without a copy.
    """

    def __init__(
        self, game: str, count: int, seats: int, *, seed: int = 0, target: Target = Target.CPU, **options: bool
    ) -> None:
        if game not in GAMES:
            raise BadInput(f"there are no kernels of {game!r}; the games are: {', '.join(GAMES)}")
        rules, observation = GAMES[game]
        table = np.zeros(rules.row_size(seats), np.int16)
        rules.set_table(table, seats, **options)
        self.game, self.count, self.seats, self.codes = game, count, seats, rules.code_count(seats)
        self._target = target
        to_device = _to_device(target)
        # A row a game. On a GPU the same place of all rows lies together: that is what its threads read at once.
        self.states = to_device(np.tile(table, (count, 1)))
        self._rng = to_device(seeds(count, seed))
        self._scratch = to_device(np.zeros((count, self.codes), np.int16))
        self.observations = to_device(np.zeros((count, observation.observation_size(seats)), np.int8))
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
        play_all = _play_all(self.game, self._target)
        if self._target is Target.CPU:
            play_all(*arrays)
        else:
            play_all[(self.count + 127) // 128, 128](*arrays)


def _to_device(target: Target) -> Any:
    if target is Target.CPU:
        return np.ascontiguousarray
    jit(target)  # makes numba's CUDA usable
    from numba import cuda  # an extra, and slow to load

    return lambda array: cuda.to_device(np.asfortranarray(array))


def _play_on(kernels: Kernels, target: Target) -> Any:
    """Gives one answer and goes to the next decision, compiled; returns whether a game ended.

    A compiled function takes what it calls from around it, so that this is written once for all games.
    """
    rules = compile_kernels(kernels.rules, target)
    deal, step, next_decision, share = rules.deal, rules.step, rules.next_decision, rules.share
    code_count, seats_at, asked_at = rules.code_count, rules.SEATS, rules.ASKED
    observe = compile_kernels(kernels.observation, target).observe

    def play_on(s: Any, rng: Any, code: int, codes: Any, observation: Any, mask: Any, shares: Any) -> int:
        over = 0
        if code == NOTHING:
            deal(s, rng)
        else:
            step(s, code)
        count = next_decision(s, rng, codes)
        if count == 0:
            over = 1
            for seat in range(s[seats_at]):
                shares[seat] = share(s, seat)
            deal(s, rng)
            count = next_decision(s, rng, codes)
        for code_of_any in range(code_count(s[seats_at])):
            mask[code_of_any] = 0
        for choice in range(count):
            mask[codes[choice]] = 1
        observe(s, s[asked_at], observation)
        return over

    return jit(target)(play_on)


@cache
def _play_all(game: str, target: Target) -> Any:
    """One step of all games of a batch, compiled: a game a turn of the loop, or a thread of the GPU."""
    play_one = _play_on(GAMES[game], target)
    asked_at = GAMES[game].rules.ASKED
    if target is Target.CPU:
        import numba  # an extra, and slow to load

        @numba.njit(nogil=True)
        def play_all(
            states: Any, rng: Any, answers: Any, codes: Any, seen: Any, masks: Any, asked: Any, over: Any, shares: Any
        ) -> None:
            for game in range(states.shape[0]):
                over[game] = play_one(
                    states[game], rng[game], answers[game], codes[game], seen[game], masks[game], shares[game]
                )
                asked[game] = states[game, asked_at]

        return play_all

    from numba import cuda  # an extra, and slow to load

    @cuda.jit
    def play_all_on_gpu(
        states: Any, rng: Any, answers: Any, codes: Any, seen: Any, masks: Any, asked: Any, over: Any, shares: Any
    ) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            over[game] = play_one(
                states[game], rng[game], answers[game], codes[game], seen[game], masks[game], shares[game]
            )
            asked[game] = states[game, asked_at]

    return play_all_on_gpu
