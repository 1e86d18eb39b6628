"""The net that plays, and matches between policies, on torch. Everything here runs on a CPU, and faster on a GPU."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from camarilla.fast.batch import Batch
from camarilla.fast.compiler import Target

__all__ = ["Estimate", "Games", "Player", "Policy", "Table", "load_weights", "match", "plays", "save_weights"]


class Policy(nn.Module):
    """Answers and chances to win from an observation: hidden layers shared, a head for each.

    The chances are those of all seats, counted from the observer; they add up to 1.
    """

    def __init__(self, inputs: int, codes: int, seats: int, hidden: Sequence[int]) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for size in hidden:
            layers += [nn.Linear(inputs, size), nn.ReLU()]
            inputs = size
        self.body = nn.Sequential(*layers)
        self.answers = nn.Linear(inputs, codes)
        self.chances = nn.Linear(inputs, seats)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the answers, and everybody's chances."""
        with torch.autocast(observations.device.type, torch.bfloat16, enabled=observations.is_cuda):
            hidden = self.body(observations.bfloat16() if observations.is_cuda else observations.float())
            logits, chances = self.answers(hidden), self.chances(hidden)
        logits = logits.float().masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), torch.softmax(chances.float(), 1)


def save_weights(policy: Policy, file: Path) -> None:
    """Keep a policy as half-precision arrays, by the names of its layers."""
    np.savez_compressed(file, **{name: array.half().cpu().numpy() for name, array in policy.state_dict().items()})


def load_weights(file: Path) -> Policy:
    """A policy from its arrays; they tell its layers."""
    with np.load(file) as arrays:
        state = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays.files}
    hidden = [len(bias) for name, bias in state.items() if name.startswith("body.") and name.endswith(".bias")]
    policy = Policy(state["body.0.weight"].shape[1], len(state["answers.bias"]), len(state["chances.bias"]), hidden)
    policy.load_state_dict(state)
    return policy


class Games(NamedTuple):
    """What stands in some games of a batch: a row a game. The tensors are the batch's own and follow it."""

    observations: Tensor
    masks: Tensor
    asked: Tensor
    states: Tensor


class Table:
    """A batch of games whose arrays are torch's."""

    def __init__(self, count: int, seats: int, seed: int, device: str, game: str = "coup", **options: bool) -> None:
        target = Target.CUDA if device == "cuda" else Target.CPU
        self.batch = Batch(game, count, seats, seed=seed, target=target, **options)
        self.count, self.seats, self.codes, self.device = count, seats, self.batch.codes, device
        self.observations = torch.as_tensor(self.batch.observations, device=device)
        self.masks = torch.as_tensor(self.batch.masks, device=device)
        self.asked = torch.as_tensor(self.batch.asked, device=device)
        self.over = torch.as_tensor(self.batch.over, device=device)
        self.shares = torch.as_tensor(self.batch.shares, device=device)
        self.states = torch.as_tensor(self.batch.states, device=device)
        self._answers = torch.zeros(count, dtype=torch.int32, device=device)
        if target is Target.CUDA:
            from numba import cuda  # an extra, and slow to load

            self._codes = cuda.as_cuda_array(self._answers)
        else:
            self._codes = self._answers.numpy()

    def games(self, rows: slice = slice(None)) -> Games:
        """Some of the games, as a player is shown them."""
        return Games(self.observations[rows], self.masks[rows], self.asked[rows], self.states[rows])

    def answer(self, codes: Tensor) -> None:
        """Give every game its answer."""
        self._answers.copy_(codes)
        self.batch.answer(self._codes)


Player = Callable[[Games], Tensor]
"""Answers for all of these games, whoever is asked."""


@torch.no_grad()
def draw(log_chances: Tensor) -> Tensor:
    """An answer for each row, drawn by its chances."""
    noise = torch.rand_like(log_chances).clamp_(1e-9, 1 - 1e-7)
    return (log_chances - (-noise.log()).log()).argmax(1)


def plays(policy: Policy) -> Player:
    """A policy as a player."""

    @torch.no_grad()
    def play(games: Games) -> Tensor:
        return draw(policy(games.observations, games.masks)[0])

    return play


class Estimate(NamedTuple):
    """A share of wins, with the half width of its 95 % interval."""

    share: float
    margin: float
    games: int


@torch.no_grad()
def match(one: Player, others: Player, table: Table, steps: int) -> Estimate:
    """The share of wins of `one`, who sits on every seat equally often, with `others` on all other seats."""
    seat = torch.arange(table.count, device=table.device) % table.seats
    won = torch.zeros((), device=table.device)
    games = torch.zeros((), device=table.device)
    for _ in range(steps):
        table.answer(torch.where(table.asked == seat, one(table.games()), others(table.games())))
        mine = table.shares.gather(1, seat[:, None]).squeeze(1)
        won += torch.where(table.over > 0, mine, 0.0).sum()
        games += table.over.sum()
    count = int(games)
    share = float(won) / max(1, count)
    return Estimate(share, 1.96 * math.sqrt(share * (1 - share) / max(1, count)), count)
