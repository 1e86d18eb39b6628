"""Learning by self-play: large batches of games, small steps, and a magnet that keeps the policy from circling.

Each round plays `horizon` answers in every game, then improves the policy on them (clipped policy gradient). The
answers' entropy is rewarded, less and less: with much of it the best reply to oneself is unique and stable, and as it
fades the policy nears an equilibrium. The magnet, an earlier state of the policy, holds it back from overshooting. A
running average of the weights, steadier than the last ones, is what is kept.
With a `rival` the policy learns to beat that one instead: a best response.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import Any

import msgspec
import torch
from torch import Tensor

from camarilla.fast.learning.policy import Player, Policy, Table, draw

__all__ = ["Stage", "Trainer"]


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of training. Pairs are values at its beginning and at its end."""

    decisions: float
    """How many millions of answers are played."""
    entropy: tuple[float, float]
    rate: tuple[float, float]
    magnet: float = 0.0
    """How strongly the magnet, an earlier state of the policy, attracts it."""
    magnet_every: float = 400.0
    """After how many millions of answers the magnet moves to where the policy is."""
    average: float = 0.998
    """How much of the running average stays at each round."""
    spread: float = 0.97
    """How far later results count towards an answer (lambda)."""
    clip: float = 0.2
    minibatches: int = 8
    seconds: float = float("inf")
    """The stage ends after so long, whatever was played."""


class Trainer:
    """A policy, its running average, and the games it learns from."""

    def __init__(self, policy: Policy, table: Table, horizon: int, rival: Player | None = None) -> None:
        self.policy, self.table, self.horizon, self.rival = policy, table, horizon, rival
        self.average = copy.deepcopy(policy)
        self.magnet = copy.deepcopy(policy)
        self._magnet_moved = 0.0
        self.optimizer = torch.optim.Adam(policy.parameters(), eps=1e-5)
        self.decisions = 0.0
        device, count, seats = table.device, table.count, table.seats

        def room(*size: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(horizon, count, *size, dtype=kind, device=device)

        self._seen = room(table.observations.shape[1], kind=torch.int8)
        self._masks = room(table.codes, kind=torch.int8)
        self._codes = room(kind=torch.int64)
        self._logs = room()
        self._asked = room(kind=torch.int64)
        self._mine = room(kind=torch.bool)
        self._over = room(kind=torch.bool)
        self._shares = room(seats)
        self._chances = torch.zeros(horizon + 1, count, seats, device=device)
        self._seat = torch.arange(count, device=device) % seats
        self._around = torch.arange(seats, device=device)

    def run(self, stage: Stage, log: Callable[[dict[str, Any]], None], every: float = 10.0) -> None:
        """Train for a stage; `log` hears of it every so many seconds."""
        began = last = time.monotonic()
        target = self.decisions + stage.decisions
        first = self.decisions
        while self.decisions < target and time.monotonic() - began < stage.seconds:
            part = (self.decisions - first) / stage.decisions
            part = max(part, (time.monotonic() - began) / stage.seconds)
            entropy = stage.entropy[0] * (stage.entropy[1] / stage.entropy[0]) ** part
            for group in self.optimizer.param_groups:
                group["lr"] = stage.rate[0] * (stage.rate[1] / stage.rate[0]) ** part
            self.collect()
            measured = self.improve(stage, entropy)
            self.follow(stage.average)
            if self.decisions - self._magnet_moved >= stage.magnet_every:
                self._magnet_moved = self.decisions
                self.magnet.load_state_dict(self.policy.state_dict())
            self.decisions += self.horizon * self.table.count / 1e6
            now = time.monotonic()
            if now - last > every:
                last = now
                log(
                    {
                        "seconds": round(now - began, 1),
                        "decisions": round(self.decisions, 1),
                        "per_second": round((self.decisions - first) / (now - began), 2),
                        "temperature": round(entropy, 4),
                        **{key: round(float(value), 4) for key, value in measured.items()},
                    }
                )

    @torch.no_grad()
    def collect(self) -> None:
        """Play on in every game, and note what was seen and answered."""
        table = self.table
        for moment in range(self.horizon + 1):
            logs, chances = self.policy(table.observations, table.masks)
            # Chances are counted from the observer: turn them to the seats of the table.
            turned = (self._around[None, :] - table.asked[:, None]) % table.seats
            self._chances[moment] = chances.gather(1, turned)
            if moment == self.horizon:
                return
            codes = draw(logs)
            if self.rival is not None:
                self._mine[moment] = table.asked == self._seat
                codes = torch.where(self._mine[moment], codes, self.rival(table))
            self._seen[moment] = table.observations
            self._masks[moment] = table.masks
            self._codes[moment] = codes
            self._asked[moment] = table.asked
            self._logs[moment] = logs.gather(1, codes[:, None]).squeeze(1)
            table.answer(codes)
            self._over[moment] = table.over > 0
            self._shares[moment] = table.shares

    @torch.no_grad()
    def returns(self, spread: float) -> tuple[Tensor, Tensor]:
        """For each answer: how much better its seat did than expected, and everybody's chances in hindsight."""
        gain = torch.zeros_like(self._shares)
        running = torch.zeros_like(self._shares[0])
        for moment in reversed(range(self.horizon)):
            over = self._over[moment, :, None]
            after = torch.where(over, self._shares[moment], self._chances[moment + 1])
            running = after - self._chances[moment] + torch.where(over, 0.0, spread * running)
            gain[moment] = running
        outcome = gain + self._chances[:-1]
        asked = self._asked[:, :, None]
        own = gain.gather(2, asked).squeeze(2)
        from_observer = outcome.gather(2, (self._around[None, None, :] + asked) % self.table.seats)
        return own, from_observer

    def improve(self, stage: Stage, entropy: float) -> dict[str, Tensor]:
        """One pass over what was played, in random order."""
        gains, outcomes = self.returns(stage.spread)
        seen, masks = self._seen.flatten(0, 1), self._masks.flatten(0, 1)
        codes, logs = self._codes.flatten(), self._logs.flatten()
        gains, outcomes = gains.flatten(), outcomes.flatten(0, 1)
        if self.rival is None:
            chosen = torch.randperm(codes.numel(), device=codes.device)
        else:
            chosen = torch.nonzero(self._mine.flatten()).squeeze(1)
            chosen = chosen[torch.randperm(chosen.numel(), device=codes.device)]
        gains = (gains - gains[chosen].mean()) / (gains[chosen].std() + 1e-6)
        measured: dict[str, Tensor] = {}
        for part in chosen.chunk(stage.minibatches):
            now, chances = self.policy(seen[part], masks[part])
            ratio = (now.gather(1, codes[part, None]).squeeze(1) - logs[part]).exp()
            gain = gains[part]
            better = torch.min(ratio * gain, ratio.clamp(1 - stage.clip, 1 + stage.clip) * gain).mean()
            spread = now.exp()
            variety = -(spread * now.clamp_min(-30)).sum(1).mean()
            error = (chances - outcomes[part]).square().sum(1).mean()
            loss = -better + error - entropy * variety
            if stage.magnet:
                with torch.no_grad():
                    steady = self.magnet(seen[part], masks[part])[0]
                loss = loss + stage.magnet * (spread * (now - steady).clamp(-30, 30)).sum(1).mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
            self.optimizer.step()
            measured = {"entropy": variety.detach(), "error": error.detach()}
        return measured

    @torch.no_grad()
    def follow(self, stays: float) -> None:
        """Move the running average a little towards the policy; in the first rounds more."""
        stays = min(stays, 1 - 1 / (2 + self.decisions / 20))
        for average, newest in zip(self.average.parameters(), self.policy.parameters(), strict=True):
            average.lerp_(newest, 1 - stays)
