"""One seat against bots passes gymnasium's own check, and plays whole games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from camarilla.kernel.errors import BadInput
from camarilla.rl import solo_env


def any_legal(e: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(e.action_masks())))


def test_gymnasium_accepts_it() -> None:
    """The check takes samples that need not be legal: it is handed the nearest legal one."""
    e = solo_env("coup", 2)
    step = e.step
    e.step = lambda action: step(min(e.legal, key=lambda number: abs(number - int(action))))  # type: ignore[method-assign]
    check_env(e, skip_render_check=True)


def test_games_come_to_an_end_and_pay() -> None:
    e = solo_env("coup", 4, rivals=("random", "heuristic"))
    rng = np.random.default_rng(1)
    seats, paid = set(), []
    e.reset(seed=1)
    for _ in range(12):
        over = False
        while not over:
            row, reward, over, truncated, _ = e.step(any_legal(e, rng))
            assert row.shape == e.observation_space.shape
            assert not truncated
        seats.add(e.seat)
        paid.append(reward)
        e.reset()
    assert len(seats) > 1
    assert set(np.round(paid, 3)) <= {1.0, -0.333}


def test_the_same_seed_is_the_same_game() -> None:
    def rows() -> list[bytes]:
        e = solo_env("potdevin", 3)
        rng = np.random.default_rng(2)
        seen = [e.reset(seed=4)[0].tobytes()]
        for _ in range(10):
            row, _, over, _, _ = e.step(any_legal(e, rng))
            seen.append(row.tobytes())
            if over:
                e.reset()
        return seen

    assert rows() == rows()


def test_wrong_answers_and_rivals_are_refused() -> None:
    e = solo_env("coup", 2)
    e.reset(seed=1)
    with pytest.raises(BadInput, match="no legal action"):
        e.step(-1)
    with pytest.raises(BadInput, match="no bot 'nobody'"):
        solo_env("coup", 2, rivals=("nobody",))
