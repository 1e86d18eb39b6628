"""Decisions a second of the fast kernels on a GPU: random legal play, and with a net that answers.

`python -m bench.gpu` needs a CUDA device, numba and PyTorch. A decision is a question with more than one legal answer;
chance and forced answers are played, and not counted.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from camarilla.fast import chance
from camarilla.fast.batch import GAMES
from camarilla.fast.compiler import Target, compile_kernels

__all__ = ["main", "random_play", "with_net"]

THREADS_OF_BLOCK = 128


def random_play(game: str, seats: int, games: int, decisions: int) -> float:
    """Decisions a second of random legal play: a thread a game, its row in the thread's own memory."""
    from numba import cuda, int16  # an extra, and slow to load

    module = GAMES[game].rules
    rules, below = compile_kernels(module, Target.CUDA), compile_kernels(chance, Target.CUDA).below
    deal, step, next_decision = rules.deal, rules.step, rules.next_decision
    size, codes_size = int(module.row_size(seats)), int(module.code_count(seats))

    @cuda.jit
    def play(table: Any, rngs: Any, played: Any) -> None:
        here = cuda.grid(1)
        row = cuda.local.array(size, int16)
        codes = cuda.local.array(codes_size, int16)
        for place in range(size):
            row[place] = table[place]
        rng = rngs[here]
        deal(row, rng)
        ended = 0
        for _ in range(decisions):
            count = next_decision(row, rng, codes)
            if count == 0:
                ended += 1
                deal(row, rng)
                count = next_decision(row, rng, codes)
            step(row, codes[below(rng, count)])
        played[here] = ended

    table = np.zeros(size, np.int16)
    module.set_table(table, seats, **dict.fromkeys(_options(game), False))
    arrays = [cuda.to_device(array) for array in (table, chance.seeds(games, 1), np.zeros(games, np.int32))]
    best = 0.0
    for _ in range(4):  # the first run compiles
        began = time.perf_counter()
        play[games // THREADS_OF_BLOCK, THREADS_OF_BLOCK](*arrays)
        cuda.synchronize()
        best = max(best, games * decisions / (time.perf_counter() - began))
    ended = int(arrays[2].copy_to_host().sum())
    if ended < games:
        raise AssertionError(f"{games} tables ended only {ended} games: the kernel did not play")
    return best


def _options(game: str) -> tuple[str, ...]:
    return ("reformation", "inquisition", "pick_one") if game == "coup" else ("teams",)


def with_net(game: str, seats: int, games: int, rounds: int, hidden: tuple[int, ...] = (256, 256)) -> float:
    """Decisions a second when a net of that size answers all of them, observations and masks included."""
    import torch  # not a dependency

    from camarilla.fast.learning.policy import Policy, Table, plays  # needs PyTorch

    table = Table(games, seats, 1, "cuda", game)
    policy = Policy(int(table.observations.shape[1]), table.codes, seats, hidden).to("cuda")
    player = plays(policy)
    best = 0.0
    for _ in range(4):
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(rounds):
            table.answer(player(table))
        torch.cuda.synchronize()
        best = max(best, games * rounds / (time.perf_counter() - began))
    return best


def main() -> None:
    """Measure both games and print one line of JSON each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 16, help="as many as keep their rows in the caches")
    parser.add_argument("--answered", type=int, default=1 << 19, help="games that a net answers")
    chosen = parser.parse_args()
    for game, seats in (("coup", 4), ("coup", 2), ("potdevin", 4)):
        rates = {
            "random": random_play(game, seats, chosen.games, 4000),
            "with_net": with_net(game, seats, chosen.answered, 20),
        }
        print(
            json.dumps({"game": game, "seats": seats, **{name: round(rate) for name, rate in rates.items()}}),
            flush=True,
        )


if __name__ == "__main__":
    main()
