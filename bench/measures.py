"""Measures of Camarilla itself. Each returns plain numbers; seconds are of one operation unless named otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from camarilla.kernel.game import Game, find
from camarilla.kernel.loop import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

GAME = "potdevin"
SEATS = 4
EVERYTHING = {"reformation": True, "inquisition": True, "steal_from_dead": True, "reopen_aid_block": True}

Numbers = dict[str, float]


def bare_loop(name: str, seats: int, options: dict[str, Any]) -> Callable[[float], Numbers]:
    """Random play by the bare loop, set-up included."""

    def measure(seconds: float) -> Numbers:
        game = find(name)
        chosen = game.read_options(seats, options)
        rng = Rng(seed_bytes(1))
        decisions = games = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            for _ in range(20):
                games += 1
                decisions += playout(game.start(seats, chosen, rng.fork(str(games))), rng)
        return {"decisions_per_s": decisions / (perf_counter() - start)}

    return measure


def table_api(seconds: float) -> Numbers:
    """Random play through the public table: every option named, every move checked, every event kept."""
    rng = Rng(seed_bytes(2))
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        games += 1
        table = Table.new(GAME, SEATS, seed=games)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, rng.pick(table.legal(seat)))
            decisions += 1
    return {"decisions_per_s": decisions / (perf_counter() - start)}


def clone(seconds: float) -> Numbers:
    """Clone, over all decisions of random play."""
    return per_decision(seconds, lambda table, seat, rng: table.clone())


def view(seconds: float) -> Numbers:
    """The acting seat's view, over all decisions of random play."""
    return per_decision(seconds, lambda table, seat, rng: table.view(seat))


def sample(seconds: float) -> Numbers:
    """A world for the acting seat, over all decisions of random play."""
    return per_decision(seconds, lambda table, seat, rng: table.sample(seat, rng))


def dump(seconds: float) -> Numbers:
    """A position as JSON, over all decisions of random play."""
    return per_decision(seconds, lambda table, seat, rng: table.dump())


def load(seconds: float) -> Numbers:
    """A table from a position, over all decisions of random play."""
    saved: dict[int, bytes] = {}

    def reload(table: Table, seat: int, rng: Rng) -> None:
        key = id(table) + len(table.steps)
        if key not in saved:
            saved.clear()
            saved[key] = table.dump()
        Table.load(saved[key])

    return per_decision(seconds, reload)


def per_decision(seconds: float, operation: Callable[[Table, int, Rng], object], repeat: int = 5) -> Numbers:
    """Time an operation at every decision of random games: its mean and its 99th percentile."""
    rng = Rng(seed_bytes(3))
    times: list[float] = []
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        games += 1
        table = Table.new(find_game(), SEATS, seed=games)
        while not table.over:
            seat = table.to_act[0]
            operation(table, seat, rng)
            begin = perf_counter()
            for _ in range(repeat):
                operation(table, seat, rng)
            times.append((perf_counter() - begin) / repeat)
            table.play(seat, rng.pick(table.legal(seat)))
    times.sort()
    return {"mean_s": sum(times) / len(times), "p99_s": times[int(len(times) * 0.99)]}


def find_game() -> Game:
    """The game measured."""
    return find(GAME)


BATCH = 64
"""How many tables the vector environment has, and how many single tables are stepped beside it."""


def single_tables(name: str, seats: int) -> Callable[[float], Numbers]:
    """Tables stepped one by one in a Python loop: what may be answered, any of it, no events kept."""

    def measure(seconds: float) -> Numbers:
        rng = Rng(seed_bytes(4))
        tables = [Table.new(name, seats, seed=number, listen=False) for number in range(BATCH)]
        decisions = 0
        games = BATCH
        start = perf_counter()
        while perf_counter() - start < seconds:
            for row, table in enumerate(tables):
                seat = table.to_act[0]
                table.play(seat, rng.pick(table.legal(seat)))
                decisions += 1
                if table.over:
                    tables[row] = Table.new(name, seats, seed=games, listen=False)
                    games += 1
        return {"decisions_per_s": decisions / (perf_counter() - start)}

    return measure


def vector(name: str, seats: int, observe: bool) -> Callable[[float], Numbers]:
    """The same by the vector environment, masks and all: any legal number, drawn by numpy."""

    def measure(seconds: float) -> Numbers:
        import numpy as np

        from camarilla.rl import vector_env

        env = vector_env(name, BATCH, seats, observe=observe, copy=False)
        draw = np.random.default_rng(4)
        seen, _ = env.reset(seed=4)
        mask = seen["action_mask"]
        steps = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            for _ in range(10):
                env.step((draw.random(mask.shape, np.float32) * mask).argmax(1))
                steps += BATCH
        return {"decisions_per_s": steps / (perf_counter() - start)}

    return measure


def single_environment(name: str, seats: int) -> Callable[[float], Numbers]:
    """One PettingZoo environment stepped in a Python loop: observations and masks."""

    def measure(seconds: float) -> Numbers:
        import numpy as np

        from camarilla.rl import env

        one = env(name, seats)
        one.reset(seed=4)
        draw = np.random.default_rng(4)
        steps = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            seen, _, over, _, _ = one.last()
            if over:
                one.reset()
                continue
            one.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return {"decisions_per_s": steps / (perf_counter() - start)}

    return measure


MEASURES: dict[str, Callable[[float], Numbers]] = {
    "bare loop": bare_loop(GAME, SEATS, {}),
    "coup bare loop": bare_loop("coup", 4, {}),
    "coup bare loop, 10 seats, everything": bare_loop("coup", 10, EVERYTHING),
    "pax bare loop": bare_loop("pax", 3, {}),
    "table API": table_api,
    "clone": clone,
    "view": view,
    "sample": sample,
    "dump": dump,
    "load": load,
    "coup single tables": single_tables("coup", 4),
    "coup vector": vector("coup", 4, observe=False),
    "coup single environment": single_environment("coup", 4),
    "coup vector, observed": vector("coup", 4, observe=True),
    "potdevin single tables": single_tables("potdevin", 4),
    "potdevin vector": vector("potdevin", 4, observe=False),
}
