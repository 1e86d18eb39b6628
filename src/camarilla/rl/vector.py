"""The vector environment: a batch of tables that step together in compiled code, seen through numpy arrays."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State
from camarilla.rl.batch import Batch
from camarilla.rl.rewards import rewards
from camarilla.rl.setting import Setting

__all__ = ["VectorEnv"]

Observations = dict[str, NDArray[Any]]


class VectorEnv:
    """So many tables of one game; each step answers one decision at every table, by whichever seat has it.

    `reset` and `step` follow gymnasium's vector environments, with `same-step` resets: when a game ends, its row is
    `terminated`, its row of `rewards` has what it was worth to each seat, and the observation is the next game's first.
    `infos["seat"]` says whose decision each row is. With `observe=False` only masks are made; `copy=False` hands out
    the buffers themselves, which the next step overwrites.
    """

    def __init__(
        self, game: str, tables: int, seats: int | None = None, *, observe: bool = True, copy: bool = True, **more: Any
    ) -> None:
        self.setting = Setting(game, seats, **more)
        self.num_envs = tables
        self.observe = observe
        self.copy = copy
        self.batch: Batch | None = None

    def reset(self, seed: int | None = None) -> tuple[Observations, dict[str, Any]]:
        """All tables at the first decision of a new game."""
        setting = self.setting
        setting.seed(seed)
        game = setting.game
        options = setting.options
        seats = setting.seats

        def start() -> State:
            return game.start(seats, options, Rng(setting.next_seed()))

        features = setting.features if self.observe else None
        batch = Batch(game.name, start, rewards, setting.encoding, features, self.num_envs, seats)
        self.batch = batch
        tables = self.num_envs
        self._mask = np.zeros((tables, setting.encoding.size), np.int8)
        self._rows = np.frombuffer(batch.rows, np.float32).reshape(tables, -1) if self.observe else None
        self._seat = np.zeros(tables, np.int64)
        self._done = np.zeros(tables, np.bool_)
        self._reward = np.frombuffer(batch.reward, np.float64).reshape(tables, -1)
        self.read(batch)
        return self.observations(), self.infos()

    def read(self, batch: Batch) -> None:
        """Make arrays of what the batch lists."""
        self._mask.fill(0)
        self._mask.reshape(-1)[np.frombuffer(array("q", batch.marks), np.int64)] = 1
        self._seat[:] = batch.seat
        self._done.fill(False)
        if batch.ended:
            self._done[batch.ended] = True

    def observations(self) -> Observations:
        """What the seats that decide may answer and see."""
        seen: Observations = {"action_mask": self.handed(self._mask)}
        if self._rows is not None:
            seen["observation"] = self.handed(self._rows)
        return seen

    def infos(self) -> dict[str, Any]:
        """Whose decision each table is at."""
        return {"seat": self.handed(self._seat)}

    def handed(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array as it is handed out."""
        return array.copy() if self.copy else array

    def step(
        self, actions: NDArray[Any] | list[int]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer once at every table: observations, rewards (tables × seats), terminated, truncated, infos."""
        assert self.batch is not None, "reset the environment first"
        self.batch.step(np.asarray(actions).tolist())
        self.read(self.batch)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.observations(), self.handed(self._reward), self.handed(self._done), truncated, self.infos()
