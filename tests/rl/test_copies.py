"""Environments are copied and pickled in the middle of a game, and say who is asked what."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

from camarilla.rl import env, solo_env  # noqa: E402

WAYS = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


def play(table: Any, steps: int) -> list[Any]:
    """Some steps, each with the last legal number; what was seen on the way."""
    seen = []
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        seen.append((agent, observation["observation"].tobytes(), reward, str(info)))
        steps -= 1
        if over or not steps:
            break
        table.step(max(info["notations"]))
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["coup", "potdevin", "pax", "oath", "inwo"])
def test_a_copied_environment_goes_on_alike(game: str, way: Callable[[Any], Any]) -> None:
    table = env(game)
    table.reset(seed=4)
    play(table, 9)
    twin = way(table)
    assert play(twin, 12) == play(table, 12)


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_solo_environment_goes_on_alike(way: Callable[[Any], Any]) -> None:
    solo = solo_env("coup", 3, rivals=("heuristic",))
    solo.reset(seed=2)
    solo.step(min(solo.legal))
    twin = way(solo)

    def rest(one: Any) -> list[Any]:
        seen = []
        over = False
        while not over:
            row, reward, over, _, info = one.step(min(one.legal))
            seen.append((row.tobytes(), reward, info))
        return seen

    assert rest(twin) == rest(solo)
    assert way(solo_env("coup", 2)).reset(seed=1)[1]["notations"]


def test_infos_tell_seat_and_notations() -> None:
    table = env("coup", 3)
    table.reset(seed=1)
    chosen = table.agent_selection
    assert table.infos[chosen]["seat"] == table.possible_agents.index(chosen)
    legal = np.flatnonzero(table.observe(chosen)["action_mask"]).tolist()
    assert sorted(table.infos[chosen]["notations"]) == legal
    assert "income" in table.infos[chosen]["notations"].values()
    others = [agent for agent in table.agents if agent != chosen]
    assert [table.infos[agent]["notations"] for agent in others] == [{}, {}]


def test_a_state_is_what_all_seats_see() -> None:
    table = env("coup", 3)
    table.reset(seed=1)
    state = table.state()
    assert table.state_space.contains(state)
    assert (state[1] == table.observe("seat_1")["observation"]).all()
    assert not (state[0] == state[1]).all()


def test_gymnasium_knows_the_games() -> None:
    made = gymnasium.make("camarilla.rl.solo:camarilla/coup-v0", seats=2, rivals=("honest",), disable_env_checker=True)
    _, info = made.reset(seed=3)
    assert info["notations"]
    assert made.unwrapped.rivals == ("honest",)
