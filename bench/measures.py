"""Measures of Camarilla itself. Each returns plain numbers; seconds are of one operation unless named otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from camarilla.bots.search import Effort, Search
from camarilla.kernel.game import find, names
from camarilla.kernel.playout import finish, playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

GAME = "potdevin"
SEATS = 4
EVERYTHING = {"reformation": True, "inquisition": True, "steal_from_dead": True, "reopen_aid_block": True}

REPEAT = 5

Numbers = dict[str, float]
Operation = Callable[[Table, int, Rng], object]


def bare_loop(name: str, seats: int, options: dict[str, Any]) -> Callable[[float], Numbers]:
    """Random play by the bare loop, set-up included."""

    def measure(seconds: float) -> Numbers:
        game = find(name)
        chosen = game.read_options(seats, options)
        rng = Rng(seed_bytes(1))
        decisions = games = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            games += 1
            decisions += playout(game.start(seats, chosen, rng.fork(str(games))), rng)
        taken = perf_counter() - start
        return {"decisions_per_s": decisions / taken, "decision_s": taken / decisions}

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


def clone(table: Table, seat: int, rng: Rng) -> None:
    """An independent table."""
    table.clone()


def view(table: Table, seat: int, rng: Rng) -> None:
    """The acting seat's view."""
    table.view(seat)


def sample(table: Table, seat: int, rng: Rng) -> None:
    """A world for the acting seat."""
    table.sample(seat, rng)


def dump(table: Table, seat: int, rng: Rng) -> None:
    """A position as JSON."""
    table.dump()


def listing(table: Table, seat: int, rng: Rng) -> None:
    """What the acting seat may answer, as the bare loop lists it: values without names."""
    choice = table.choice_of(seat)
    assert choice is not None
    choice.values(table.g)


class Recorder:
    """A flow that keeps the answers it gets."""

    def __init__(self, flow: Any) -> None:
        self.flow = flow
        self.answers: list[Any] = []

    def send(self, answer: Any) -> Any:
        self.answers.append(answer)
        return self.flow.send(answer)


def listing_in_place(name: str, seats: int) -> Callable[[float], Numbers]:
    """What listing adds to a decision: games of the bare loop less the same games with their answers given unlisted.

    `listing` does the same work several times over, which is faster than once among other work.
    """

    def measure(seconds: float) -> Numbers:
        game = find(name)
        chosen = game.read_options(seats, {})
        decisions = games = 0
        listed = 0.0
        start = perf_counter()
        while perf_counter() - start < seconds:
            games += 1
            first, second, third = (game.start(seats, chosen, Rng(seed_bytes(games))) for _ in range(3))
            recorder: Any = Recorder(first.main())
            decisions += finish(first, recorder, next(recorder.flow), Rng(seed_bytes(-games)))
            begin = perf_counter()
            playout(second, Rng(seed_bytes(-games)))
            between = perf_counter()
            answer_all(third.main(), recorder.answers)
            listed += (between - begin) - (perf_counter() - between)
        return {"mean_s": listed / decisions}

    return measure


def answer_all(flow: Any, answers: list[Any]) -> None:
    """Give a flow all its answers."""
    send = flow.send
    next(flow)
    try:
        for answer in answers:
            send(answer)
    except StopIteration:
        pass


def load() -> Operation:
    """A table from a position."""
    saved: dict[int, bytes] = {}

    def reload(table: Table, seat: int, rng: Rng) -> None:
        key = id(table) + len(table.steps)
        if key not in saved:
            saved.clear()
            saved[key] = table.dump()
        Table.load(saved[key])

    return reload


def per_decision(
    operation: Operation, name: str = GAME, seats: int = SEATS, options: dict[str, Any] | None = None
) -> Callable[[float], Numbers]:
    """An operation at every decision of random games: its mean and its 99th percentile."""

    def measure(seconds: float) -> Numbers:
        rng = Rng(seed_bytes(3))
        times: list[float] = []
        games = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            games += 1
            table = Table.new(name, seats, seed=games, options=options)
            while not table.over:
                seat = table.to_act[0]
                times.append(repeated(lambda: operation(table, seat, rng)))  # noqa: B023
                table.play(seat, rng.pick(table.legal(seat)))
        times.sort()
        return {"mean_s": sum(times) / len(times), "p99_s": times[int(len(times) * 0.99)]}

    return measure


def repeated(operation: Callable[[], object]) -> float:
    """The seconds an operation takes once it has been done before."""
    operation()
    begin = perf_counter()
    for _ in range(REPEAT):
        operation()
    return (perf_counter() - begin) / REPEAT


def pax_plots(seconds: float) -> Numbers:
    """What a decision of Pax Illuminaten spends on plots: which may be realised, and in a check phase which are met."""
    from camarilla.games.pax.scheming import keepable, plots_on, realisable, regain_values

    def check_phase(g: Any) -> None:
        for seat in range(g.seats):
            already = plots_on(g, seat)
            if already:
                keepable(g, seat, *already)
            regain_values(g, seat)

    rng = Rng(seed_bytes(3))
    spent = 0.0
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        games += 1
        table = Table.new("pax", 3, seed=games)
        while not table.over:
            seat = table.to_act[0]
            answer = rng.pick(table.legal(seat))
            if table.at_checkpoint:
                spent += repeated(lambda: realisable(table.g, seat))  # noqa: B023
                if answer.notation == "end":
                    spent += repeated(lambda: check_phase(table.g))  # noqa: B023
            table.play(seat, answer)
            decisions += 1
    return {"mean_s": spent / decisions}


BATCH = 256
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
    "search rollouts": search_rollouts(GAME, SEATS),
    "coup search rollouts": search_rollouts("coup", 4),
    "table API": table_api,
    "clone": per_decision(clone),
    "view": per_decision(view),
    "sample": per_decision(sample),
    "dump": per_decision(dump),
    "load": per_decision(load()),
    "coup single tables": single_tables("coup", 4),
    "coup vector": vector("coup", 4, observe=False),
    "coup single environment": single_environment("coup", 4),
    "coup vector, observed": vector("coup", 4, observe=True),
    "potdevin single tables": single_tables("potdevin", 4),
    "potdevin vector": vector("potdevin", 4, observe=False),
}

BIG_GAMES = {"pax": 3, "oath": 4, "inwo": 4}
"""The games with a board, measured beside Catanatron, with their seats."""

for big, at in BIG_GAMES.items():
    if big in names():
        MEASURES[f"{big} bare loop"] = bare_loop(big, at, {})
        MEASURES[f"{big} clone"] = per_decision(clone, big, at)
        MEASURES[f"{big} listing"] = per_decision(listing, big, at)
        MEASURES[f"{big} listing in place"] = listing_in_place(big, at)
MEASURES["pax plots"] = pax_plots
