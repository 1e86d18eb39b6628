"""Random play of the fast kernels beside the engine and other libraries, on one machine in one run.

`python -m bench.kernels` measures what is installed and writes `docs/reference/benchmarks.md`; what is not installed is
named there, too. A decision is a question with more than one legal answer, except where a library counts steps only.
"""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from bench.peers import openspiel, rlcard

from camarilla.fast import coup
from camarilla.fast.chance import seeds
from camarilla.fast.compiler import Target, compile_kernels, jit
from camarilla.games.coup import GAME
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes

SEATS = 4
SECONDS = 3.0
THREADS = 132 * 16 * 128
"""Games side by side on a GPU."""
PAGE = Path("docs/reference/benchmarks.md")


class Missing(Exception):
    """What a measure needs is not there."""


class Measure(NamedTuple):
    """A line of the page: what was measured and how many decisions a second it made."""

    name: str
    how: str
    take: Callable[[], float]


# -- Ours --------------------------------------------------------------------------------------------------------------


def engine() -> float:
    """The bare loop of the engine, four-player Coup."""
    options = GAME.read_options(SEATS, {})
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        games += 1
        g = GAME.start(SEATS, options, Rng(seed_bytes(games)))
        decisions += playout(g, Rng(seed_bytes(games + 1)))
    return decisions / (perf_counter() - start)


def player(target: Target) -> Any:
    """Plays one game to its end, compiled; returns how many decisions it had."""
    kernels = compile_kernels(coup, target)
    deal, step, next_decision, draw = kernels.deal, kernels.step, kernels.next_decision, kernels.below

    def play(s: Any, rng: Any, codes: Any) -> int:
        deal(s, rng)
        decisions = 0
        count = next_decision(s, rng, codes)
        while count > 0:
            step(s, codes[draw(rng, count)])
            decisions += 1
            count = next_decision(s, rng, codes)
        return decisions

    return jit(target)(play)


def fast_cpu() -> float:
    """The kernels on one core."""
    try:
        import numba
    except ImportError:
        raise Missing("numba") from None
    play = player(Target.CPU)

    @numba.njit
    def many(s: Any, rng: Any, codes: Any, games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += play(s, rng, codes)
        return decisions

    s = np.zeros(coup.row_size(SEATS), np.int16)
    coup.set_table(s, SEATS)
    rng, codes = seeds(1, 7)[0], np.zeros(coup.code_count(SEATS), np.int16)
    many(s, rng, codes, 10)
    decisions, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += many(s, rng, codes, 20_000)
    return decisions / (perf_counter() - start)


def fast_gpu() -> float:
    """The kernels on a GPU, a game a thread."""
    try:
        jit(Target.CUDA)
        from numba import cuda
    except Exception:
        raise Missing("a GPU and numba's CUDA target") from None
    if not cuda.is_available():
        raise Missing("a GPU")
    import numba

    play = player(Target.CUDA)
    set_table = compile_kernels(coup, Target.CUDA).set_table
    size, codes_size = coup.row_size(SEATS), coup.code_count(SEATS)

    @cuda.jit
    def many(words: Any, total: Any, games: int) -> None:
        s = cuda.local.array(size, numba.int16)
        codes = cuda.local.array(codes_size, numba.int16)
        thread = cuda.grid(1)
        set_table(s, SEATS, False, False, False)
        decisions = 0
        for _ in range(games):
            decisions += play(s, words[thread], codes)
        cuda.atomic.add(total, 0, decisions)

    words, total = cuda.to_device(seeds(THREADS, 7)), cuda.to_device(np.zeros(1, np.int64))
    many[THREADS // 128, 128](words, total, 1)
    cuda.synchronize()
    before, start = int(total.copy_to_host()[0]), perf_counter()
    many[THREADS // 128, 128](words, total, 300)
    cuda.synchronize()
    return (int(total.copy_to_host()[0]) - before) / (perf_counter() - start)


# -- Others ------------------------------------------------------------------------------------------------------------


def peer(measure: Callable[[float], dict[str, float]], needs: str) -> Callable[[], float]:
    """A measure of `bench.peers`."""

    def take() -> float:
        try:
            return measure(SECONDS)["decisions_per_s"]
        except ImportError:
            raise Missing(needs) from None

    return take


def openspiel_inside() -> float:
    """Whole games of OpenSpiel's liars_dice between random bots inside C++, each counted as one of average length."""
    try:
        import pyspiel
    except ImportError:
        raise Missing("OpenSpiel") from None
    game = pyspiel.load_game("liars_dice")
    draw = random.Random(1).random
    lengths = []
    for _ in range(2000):
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        lengths.append(decisions)
    games = 0
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        games += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
    return games * sum(lengths) / len(lengths) / (perf_counter() - start)


def pettingzoo_classic() -> float:
    """Random play of Leduc hold'em of PettingZoo classic."""
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError:
        raise Missing("PettingZoo classic") from None
    env: Any = leduc_holdem_v4.env()
    draw = random.Random(1).random
    steps = games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        games += 1
        env.reset(seed=games)
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    return steps / (perf_counter() - start)


def pgx() -> float:
    """Random play of pgx's Leduc hold'em, 4096 games at once, on what JAX runs on."""
    try:
        import jax
        import pgx as library
    except ImportError:
        raise Missing("pgx") from None
    env: Any = library.make("leduc_holdem")
    count, rounds = 4096, 100

    def one_round(carry: Any, key: Any) -> Any:
        state, decisions = carry
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        answers = jax.random.categorical(key, logits, axis=1)
        state = jax.vmap(library.auto_reset(env.step, env.init))(state, answers, jax.random.split(key, count))
        return (state, decisions + count), None

    @jax.jit
    def many(key: Any) -> Any:
        state = jax.vmap(env.init)(jax.random.split(key, count))
        return jax.lax.scan(one_round, (state, 0), jax.random.split(key, rounds))[0][1]

    many(jax.random.PRNGKey(0)).block_until_ready()
    decisions, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += int(many(jax.random.PRNGKey(decisions)))
    return decisions / (perf_counter() - start)


MEASURES = (
    Measure("Camarilla, engine", "four-player Coup, one core, Python loop", engine),
    Measure("Camarilla, fast on a CPU", "four-player Coup, one core, numba", fast_cpu),
    Measure("Camarilla, fast on a GPU", "four-player Coup, a game a thread, numba's CUDA", fast_gpu),
    Measure(
        "OpenSpiel, Python loop", "liars_dice through pyspiel, one core", peer(openspiel("liars_dice"), "OpenSpiel")
    ),
    Measure("OpenSpiel, inside C++", "liars_dice, random bots, one core", openspiel_inside),
    Measure("RLCard", "leduc-holdem, one core", peer(rlcard("leduc-holdem"), "RLCard")),
    Measure("PettingZoo classic", "leduc_holdem_v4, one core", pettingzoo_classic),
    Measure("pgx", "leduc_holdem, 4096 games at once, JAX", pgx),
)
"""The lines of the page."""


def lines(measures: tuple[Measure, ...]) -> Iterator[str]:
    """Take every measure; the rows of the table."""
    for name, how, take in measures:
        try:
            told = f"{take():,.0f}"
        except Missing as missing:
            told = f"not measured: needs {missing}"
        print(name, told, flush=True)
        yield f"| {name} | {how} | {told} |"


def page(rows: list[str], build: str) -> str:
    """The page as Markdown."""
    machine = f"{platform.machine()}, Python {platform.python_version()}, the {build} build of the engine"
    return (
        "# Benchmarks\n\nRandom legal play, decisions a second, all taken on one machine in one run by "
        f"`python -m bench.kernels` ({machine}).\nGames differ in what a decision costs: compare orders of magnitude; "
        "a step of RLCard, PettingZoo and pgx counts as\na decision. [Run the bench](../howto/run-the-bench.md) has "
        "measures of the engine itself.\n\n| library | what | decisions a second |\n|---|---|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    from camarilla.kernel import playout as module

    build = "plain" if str(module.__file__).endswith(".py") else "compiled"
    chosen.out.write_text(page(list(lines(MEASURES)), build))


if __name__ == "__main__":
    main()
