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


def catanatron(seconds: float) -> Numbers:
    """Random play of Catanatron with four players, a step being a player's decision."""
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        games += 1
        game = catan(games)
        while catan_goes_on(game):
            game.play_tick()
            decisions += 1
    return {"decisions_per_s": decisions / (perf_counter() - start)}


def catanatron_copy(seconds: float) -> Numbers:
    """`Game.copy()` over all decisions of random play."""
    times: list[float] = []
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        games += 1
        game = catan(games)
        while catan_goes_on(game):
            game.copy()
            begin = perf_counter()
            for _ in range(5):
                game.copy()
            times.append((perf_counter() - begin) / 5)
            game.play_tick()
    times.sort()
    return {"mean_s": sum(times) / len(times), "p99_s": times[int(len(times) * 0.99)]}


def catan(seed: int) -> Any:
    """A new game of Catanatron among four players who choose at random."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def catan_goes_on(game: Any) -> bool:
    """As Catanatron itself plays: until somebody has won or a thousand turns have passed."""
    from catanatron.game import TURNS_LIMIT

    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


PEERS: dict[str, Callable[[float], Numbers]] = {
    "pyspiel hearts": openspiel("hearts"),
    "pyspiel oh_hell": openspiel("oh_hell"),
    "pyspiel liars_dice": openspiel("liars_dice"),
    "pyspiel hearts clone": openspiel_clone("hearts"),
    "rlcard uno": rlcard("uno"),
    "rlcard leduc-holdem": rlcard("leduc-holdem"),
    "catanatron": catanatron,
    "catanatron copy": catanatron_copy,
}
