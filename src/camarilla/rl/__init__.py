"""Camarilla for learners: every game as a PettingZoo environment, in batches, and two of them for OpenSpiel.

Installed with the extra `rl`. What a learner sees is made of a seat's view; nothing here hands out the true state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.kernel.extras import needs
from camarilla.rl.actions import Encoding, encoding_for

if TYPE_CHECKING:
    from camarilla.rl.solo import SoloEnv
    from camarilla.rl.vector import VectorEnv
    from camarilla.rl.zoo import TableEnv

__all__ = ["Encoding", "encoding_for", "env", "solo_env", "vector_env"]


EXTRA: Final = "rl"
WHO: Final = "an environment for learners needs"


def env(game: str, seats: int | None = None, **more: Any) -> TableEnv:
    """A PettingZoo AEC environment of a game (see `camarilla.rl.zoo.TableEnv`).

    >>> import camarilla.rl
    >>> env = camarilla.rl.env("coup", seats=2)
    >>> env.reset(seed=1)
    >>> total = dict.fromkeys(env.possible_agents, 0.0)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     total[agent] += reward
    ...     env.step(None if terminated else int(observation["action_mask"].argmax()))  # the first legal number
    >>> sorted(total.values())
    [-1.0, 1.0]
    """
    with needs(EXTRA, WHO):
        from camarilla.rl.zoo import TableEnv  # needs an extra
    return TableEnv(game, seats, **more)


def vector_env(game: str, tables: int, seats: int | None = None, **more: Any) -> VectorEnv:
    """A batch of tables that step together (see `camarilla.rl.vector.VectorEnv`).

    >>> import camarilla.rl
    >>> envs = camarilla.rl.vector_env("coup", tables=4, seats=2)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations["observation"].shape, infos["seat"].shape
    ((4, 1024), (4,))
    >>> answers = observations["action_mask"].argmax(axis=1)  # at each table the first legal number
    >>> observations, rewards, terminated, truncated, infos = envs.step(answers)
    >>> rewards.shape, terminated.any().item()
    ((4, 2), False)
    """
    with needs(EXTRA, WHO):
        from camarilla.rl.vector import VectorEnv  # needs an extra
    return VectorEnv(game, tables, seats, **more)


def solo_env(game: str, seats: int | None = None, **more: Any) -> SoloEnv:
    """One seat of a game against bots, as a gymnasium environment (see `camarilla.rl.solo.SoloEnv`).

    >>> import camarilla.rl
    >>> env = camarilla.rl.solo_env("coup", seats=2, rivals=("level1",))
    >>> observation, info = env.reset(seed=1)
    >>> over = False
    >>> while not over:
    ...     observation, reward, over, truncated, info = env.step(env.action_masks().argmax())
    >>> reward in (-1.0, 1.0)
    True
    """
    with needs(EXTRA, WHO):
        from camarilla.rl.solo import SoloEnv  # needs an extra
    return SoloEnv(game, seats, **more)
