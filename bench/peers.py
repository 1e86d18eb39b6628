"""The peers, driven the same way: a random legal action, in a Python loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

Numbers = dict[str, float]


def openspiel(name: str) -> Callable[[float], Numbers]:
    """Random play of a game of OpenSpiel through pyspiel."""

    def measure(seconds: float) -> Numbers:
        import pyspiel

        game = pyspiel.load_game(name)
        draw = random.Random(1).random
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return {"decisions_per_s": decisions / (perf_counter() - start)}

    return measure


def openspiel_clone(name: str) -> Callable[[float], Numbers]:
    """`state.clone()` over all decisions of random play."""

    def measure(seconds: float) -> Numbers:
        import pyspiel

        game = pyspiel.load_game(name)
        draw = random.Random(1).random
        times: list[float] = []
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    state.clone()
                    begin = perf_counter()
                    for _ in range(5):
                        state.clone()
                    times.append((perf_counter() - begin) / 5)
                state.apply_action(actions[int(draw() * len(actions))])
        times.sort()
        return {"mean_s": sum(times) / len(times), "p99_s": times[int(len(times) * 0.99)]}

    return measure


def rlcard(name: str) -> Callable[[float], Numbers]:
    """Random play of an environment of RLCard."""

    def measure(seconds: float) -> Numbers:
        import rlcard as library

        env: Any = library.make(name, config={"seed": 1})
        draw = random.Random(1).random
        steps = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(draw() * len(actions))])
                steps += 1
        return {"decisions_per_s": steps / (perf_counter() - start)}

    return measure


PEERS: dict[str, Callable[[float], Numbers]] = {
    "pyspiel hearts": openspiel("hearts"),
    "pyspiel oh_hell": openspiel("oh_hell"),
    "pyspiel liars_dice": openspiel("liars_dice"),
    "pyspiel hearts clone": openspiel_clone("hearts"),
    "rlcard uno": rlcard("uno"),
    "rlcard leduc-holdem": rlcard("leduc-holdem"),
}
