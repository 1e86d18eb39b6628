"""The vector environment plays the same games as single tables, and says the same of them."""

from __future__ import annotations

import numpy as np
import pytest

from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find, names
from camarilla.rl import env, vector_env


@pytest.mark.parametrize("game", names())
def test_a_row_is_what_a_single_environment_shows(game: str) -> None:
    """The same seed, the same answers: masks, rows, seats, ends and rewards are the same at every decision."""
    seats = find(game).seat_counts[0]
    single = env(game, seats)
    single.reset(seed=5)
    batch = vector_env(game, 1, seats)
    seen, infos = batch.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(150):
        agent = single.agent_selection
        one = single.observe(agent)
        assert infos["seat"][0] == single.possible_agents.index(agent)
        for part in ("action_mask", "observation"):
            assert np.array_equal(one[part], seen[part][0]), part
        action = int(rng.choice(np.flatnonzero(one["action_mask"])))
        single.step(action)
        seen, rewards, terminated, truncated, infos = batch.step([action])
        assert list(rewards[0]) == list(single.rewards.values())
        assert not truncated.any()
        over = single.terminations[single.agent_selection]
        assert terminated[0] == over
        if over:
            single.reset()


def test_tables_of_a_batch_are_different_games_and_repeat() -> None:
    first = vector_env("coup", 8, 3).reset(seed=1)[0]["observation"]
    assert len({row.tobytes() for row in first}) > 4
    assert np.array_equal(first, vector_env("coup", 8, 3).reset(seed=1)[0]["observation"])
    assert not np.array_equal(first, vector_env("coup", 8, 3).reset(seed=2)[0]["observation"])


def test_what_was_handed_out_stays_unless_it_is_shared() -> None:
    for copy in (True, False):
        batch = vector_env("coup", 4, 3, copy=copy)
        seen, _ = batch.reset(seed=1)
        before = seen["action_mask"].copy()
        batch.step(before.argmax(1))
        assert np.array_equal(before, seen["action_mask"]) == copy


def test_masks_alone_are_enough() -> None:
    batch = vector_env("potdevin", 4, 4, observe=False)
    seen, _ = batch.reset(seed=1)
    assert list(seen) == ["action_mask"]
    games = 0
    for _ in range(200):
        seen, rewards, terminated, _, _ = batch.step(seen["action_mask"].argmax(1))
        games += terminated.sum()
        assert np.allclose(rewards.sum(1), 0.0)
        assert (rewards.any(1) <= terminated).all()
    assert games >= 8


def test_what_is_not_legal_is_refused_and_nothing_moves() -> None:
    batch = vector_env("coup", 2, 2)
    seen, _ = batch.reset(seed=1)
    mask = seen["action_mask"]
    with pytest.raises(BadInput, match="table 1: 0 is no legal action"):
        batch.step([mask[0].argmax(), 0])
    assert np.array_equal(batch.observations()["action_mask"], mask)
    with pytest.raises(BadInput, match="1 actions were given for 2 tables"):
        batch.step([0])
