"""Every game passes PettingZoo's own tests, and shows an agent its seat's view and nothing else."""

from __future__ import annotations

import importlib
import itertools
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.rl import env

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

GAMES = names()


def small(game: str) -> Any:
    """An environment of a game at its smallest table."""
    return env(game, find(game).seat_counts[0])


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str, capsys: Any) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=DeprecationWarning, module="camarilla")
        api_test(small(game), num_cycles=60, verbose_progress=False)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    seed_test(lambda: small(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_its_speed_is_measured(game: str, monkeypatch: Any, capsys: Any) -> None:
    """PettingZoo's benchmark lasts five seconds; by this clock they are over after fifty rounds."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    ticks = itertools.count()
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks) / 10))
    module.performance_benchmark(small(game))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_what_an_agent_sees_is_a_function_of_what_it_may_know(game: str) -> None:
    """Redraw what a seat does not know: its row and its mask stay as they were, bit for bit."""
    e = small(game)
    e.reset(seed=3)
    rng = Rng(seed_bytes(3))
    for _ in range(40):
        if e.terminations[e.agent_selection]:
            e.reset()
        agent = e.agent_selection
        seat = e.possible_agents.index(agent)
        before = e.observe(agent)
        truth = e.table
        e._table = truth.sample(seat, rng)
        after = e.observe(agent)
        e._table = truth
        for part in before:
            assert np.array_equal(before[part], after[part]), part
        e.step(int(rng.pick(list(np.flatnonzero(before["action_mask"])))))


def test_who_is_asked_at_once_answers_unseen() -> None:
    """A challenge in Coup: what the first seat answers changes nothing for the second."""
    rows = []
    for first in ("pass", "challenge"):
        e = env("coup", 3)
        e.reset(seed=1)
        play(e, "tax")
        play(e, first)
        rows.append(e.observe(e.agent_selection))
    assert np.array_equal(rows[0]["observation"], rows[1]["observation"])
    assert np.array_equal(rows[0]["action_mask"], rows[1]["action_mask"])


def play(e: Any, notation: str) -> None:
    """Answer by notation."""
    numbers = {option.notation: number for number, option in e.numbered(e.agent_selection).items()}
    e.step(numbers[notation])


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    e = env("potdevin", 4, options={"teams": True})
    e.reset(seed=2)
    while not e.terminations[e.agent_selection]:
        assert not any(e.rewards.values())
        e.step(int(np.flatnonzero(e.observe(e.agent_selection)["action_mask"])[0]))
    assert sum(e.rewards.values()) == pytest.approx(0.0)
    assert e.rewards["seat_0"] == e.rewards["seat_2"] == -e.rewards["seat_1"] != 0.0


def test_an_agent_that_is_not_asked_has_no_actions_and_wrong_ones_are_refused() -> None:
    e = env("coup", 2)
    e.reset(seed=1)
    other = next(agent for agent in e.agents if agent != e.agent_selection)
    assert not e.observe(other)["action_mask"].any()
    with pytest.raises(BadInput, match="no legal action"):
        e.step(0)  # a pass, on the own turn


def test_the_options_of_a_number_can_be_read() -> None:
    e = env("pax", 2)
    e.reset(seed=1)
    mask = e.observe(e.agent_selection)["action_mask"]
    numbers, rows = e.option_rows(e.agent_selection, 32)
    assert sorted(numbers) == list(np.flatnonzero(mask))
    assert rows.shape == (len(numbers), 32)
    assert len({row.tobytes() for row in rows}) == len(numbers)


def test_it_can_be_rendered_for_everybody() -> None:
    e = env("coup", 2, render_mode="ansi")
    e.reset(seed=1)
    assert "role=None" in e.render()
    assert "role='" not in e.render()
