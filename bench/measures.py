"""Measures of Camarilla itself. Each returns plain numbers; seconds are of one operation unless named otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from camarilla.bots.search import Effort, Search
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


def search_rollouts(name: str, seats: int) -> Callable[[float], Numbers]:
    """The random part of rollouts inside a search, over positions of random games."""

    def measure(seconds: float) -> Numbers:
        game = find(name)
        rng = Rng(seed_bytes(5))
        wandered = wandering = 0.0
        games = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            games += 1
            table = Table.new(game, seats, seed=games)
            for _ in range(rng.below(20)):
                if not table.over:
                    table.play(table.to_act[0], rng.pick(table.legal(table.to_act[0])))
            if not table.over:
                search = Search(game, table.to_act[0], Effort(iterations=40, guided=0))
                search.think(table.look(search.seat, 41, False), rng)
                wandered += search.wandered
                wandering += search.wandering
        return {"decisions_per_s": wandered / wandering}

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


MEASURES: dict[str, Callable[[float], Numbers]] = {
    "bare loop": bare_loop(GAME, SEATS, {}),
    "coup bare loop": bare_loop("coup", 4, {}),
    "coup bare loop, 10 seats, everything": bare_loop("coup", 10, EVERYTHING),
    "pax bare loop": bare_loop("pax", 3, {}),
    "search rollouts": search_rollouts(GAME, SEATS),
    "coup search rollouts": search_rollouts("coup", 4),
    "table API": table_api,
    "clone": clone,
    "view": view,
    "sample": sample,
    "dump": dump,
    "load": load,
}
