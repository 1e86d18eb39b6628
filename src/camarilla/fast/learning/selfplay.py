"""Learning by self-play: large batches of games, small steps, and rivals that look for holes all the while.

Each round plays `horizon` answers in every game, then improves the policy on them (clipped policy gradient). The
answers' entropy is rewarded, less and less: with much of it the best reply to oneself is unique and stable, and as it
fades the policy nears an equilibrium. A magnet, an earlier state of the policy, can hold it back from overshooting. A
running average of the weights, steadier than the last ones, is what is kept.

At some of the tables a rival sits. A *hunter* learns, faster than the policy, to beat the policy of the moment, and the
policy learns from its defeats; a *fixed* rival, be it a net or a script, never changes. A policy that meets one fixed
rival at every table, and nobody else, becomes its best response.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import torch
from torch import Tensor

from camarilla.fast.learning.policy import Player, Policy, Table, draw, plays

__all__ = ["Learner", "Rival", "Stage", "Trainer"]


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


class Rival(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else at some of the tables."""

    share: float
    """The part of the tables."""
    weights: str = ""
    """The file of a fixed rival, beside the configuration."""
    script: str = ""
    """The name of a scripted rival (`camarilla.fast.learning.scripts`), instead. Without either it is a hunter, who
    begins as the policy."""
    crowd: bool = False
    """Whether it holds all seats but one of its tables, or one."""
    renewed: float = float("inf")
    """After how many millions of answers a hunter begins anew as the policy of that moment."""
    entropy: float = 0.01
    rate: float = 5e-4


class Samples(NamedTuple):
    """Answers to learn from: a row each."""

    seen: Tensor
    masks: Tensor
    codes: Tensor
    logs: Tensor
    gains: Tensor
    outcomes: Tensor


class Learner:
    """A policy that learns, its magnet and its running average."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.average = copy.deepcopy(policy)
        self.magnet = copy.deepcopy(policy)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget how the last steps went."""
        on_gpu = next(self.policy.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(self.policy.parameters(), eps=1e-5, fused=on_gpu)

    def improve(self, samples: Samples, chosen: Tensor, stage: Stage, entropy: float, rate: float) -> dict[str, Tensor]:
        """One pass over the `chosen` samples, in random order."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        chosen = chosen[torch.randperm(chosen.numel(), device=chosen.device)]
        gains = samples.gains[chosen]
        mean, deviation = gains.mean(), gains.std() + 1e-6
        measured: dict[str, Tensor] = {}
        for part in chosen.chunk(stage.minibatches):
            now, chances = self.policy(samples.seen[part], samples.masks[part])
            ratio = (now.gather(1, samples.codes[part, None]).squeeze(1) - samples.logs[part]).exp()
            gain = (samples.gains[part] - mean) / deviation
            better = torch.min(ratio * gain, ratio.clamp(1 - stage.clip, 1 + stage.clip) * gain).mean()
            likely = now.exp()
            variety = -(likely * now.clamp_min(-30)).sum(1).mean()
            error = (chances - samples.outcomes[part]).square().sum(1).mean()
            loss = -better + error - entropy * variety
            if stage.magnet:
                with torch.no_grad():
                    steady = self.magnet(samples.seen[part], samples.masks[part])[0]
                loss = loss + stage.magnet * (likely * (now - steady).clamp(-30, 30)).sum(1).mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
            self.optimizer.step()
            measured = {"entropy": variety.detach(), "error": error.detach()}
        return measured

    @torch.no_grad()
    def follow(self, stays: float) -> None:
        """Move the running average a little towards the policy."""
        for average, newest in zip(self.average.parameters(), self.policy.parameters(), strict=True):
            average.lerp_(newest, 1 - stays)


class Guests:
    """The tables at which a rival sits, and the rival: a player who never changes, or a policy that learns."""

    def __init__(self, rival: Rival, guest: Policy | Player, rows: slice, trainer: Trainer) -> None:
        self.rival, self.rows = rival, rows
        self.learner = Learner(guest) if isinstance(guest, Policy) else None
        self.player = plays(guest) if isinstance(guest, Policy) else guest
        self.games = trainer.table.games(rows)
        self.renewed = 0.0
        count = rows.stop - rows.start
        device, seats = trainer.table.device, trainer.table.seats
        self.chances = torch.zeros(trainer.horizon + 1, count, seats, device=device)
        """What the rival thinks of everybody's chances; only a hunter needs it."""
        alone = torch.arange(count, device=device)[:, None] % seats == torch.arange(seats, device=device)[None, :]
        self.holds = ~alone if rival.crowd else alone
        """Which seats the rival has, by table."""


class Trainer:
    """A policy that learns, its rivals, and the games they learn from."""

    def __init__(
        self, policy: Policy, table: Table, horizon: int, rivals: list[tuple[Rival, Policy | Player]] | None = None
    ) -> None:
        self.table, self.horizon = table, horizon
        self.learner = Learner(policy)
        self._magnet_moved = 0.0
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
        self._around = torch.arange(seats, device=device)
        self.guests: list[Guests] = []
        first = 0
        for rival, player in rivals or []:
            rows = slice(first, min(count, first + int(rival.share * count)))
            self.guests.append(Guests(rival, player, rows, self))
            first = rows.stop

    @property
    def policy(self) -> Policy:
        """The policy as it is now."""
        return self.learner.policy

    @property
    def average(self) -> Policy:
        """The running average of the policy."""
        return self.learner.average

    def run(self, stage: Stage, log: Callable[[dict[str, Any]], None], every: float = 10.0) -> None:
        """Train for a stage; `log` hears of it every so many seconds."""
        began = last = time.monotonic()
        target = self.decisions + stage.decisions
        first = self.decisions
        while self.decisions < target and time.monotonic() - began < stage.seconds:
            part = (self.decisions - first) / stage.decisions
            part = max(part, (time.monotonic() - began) / stage.seconds)
            entropy = stage.entropy[0] * (stage.entropy[1] / stage.entropy[0]) ** part
            rate = stage.rate[0] * (stage.rate[1] / stage.rate[0]) ** part
            measured = self.round(stage, entropy, rate)
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

    def round(self, stage: Stage, entropy: float, rate: float) -> dict[str, Tensor]:
        """Play on in every game, and let everybody who learns learn from it."""
        self.collect()
        samples = self.samples(stage.spread, slice(0, self.table.count), self._chances)
        measured = self.learner.improve(samples, torch.nonzero(self._mine.flatten()).squeeze(1), stage, entropy, rate)
        for number, guests in enumerate(self.guests):
            wins = self.wins(guests)
            if wins is not None:
                measured[f"rival{number}"] = wins
            if guests.learner is None:
                continue
            samples = self.samples(stage.spread, guests.rows, guests.chances)
            chosen = torch.nonzero(~self._mine[:, guests.rows].flatten()).squeeze(1)
            plain = msgspec.structs.replace(stage, magnet=0.0, minibatches=max(1, stage.minibatches // 2))
            guests.learner.improve(samples, chosen, plain, guests.rival.entropy, guests.rival.rate)
        self.decisions += self.horizon * self.table.count / 1e6
        # In the first rounds the average follows more quickly.
        self.learner.follow(min(stage.average, 1 - 1 / (2 + self.decisions / 20)))
        if self.decisions - self._magnet_moved >= stage.magnet_every:
            self._magnet_moved = self.decisions
            self.learner.magnet.load_state_dict(self.policy.state_dict())
        for guests in self.guests:
            if guests.learner is not None and self.decisions - guests.renewed >= guests.rival.renewed:
                guests.renewed = self.decisions
                guests.learner.policy.load_state_dict(self.policy.state_dict())
                guests.learner.begin_anew()
        return measured

    @torch.no_grad()
    def wins(self, guests: Guests) -> Tensor | None:
        """The share of the seats of a rival in the games that ended at its tables in this round."""
        over, shares = self._over[:, guests.rows], self._shares[:, guests.rows]
        return (shares * guests.holds[None] * over[:, :, None]).sum() / over.sum().clamp_min(1)

    @torch.no_grad()
    def collect(self) -> None:
        """Play on in every game, and note what was seen and answered."""
        table = self.table
        for moment in range(self.horizon + 1):
            logs, chances = self.policy(table.observations, table.masks)
            self._chances[moment] = self.turned(chances, table.asked)
            more = moment < self.horizon
            if more:
                codes = draw(logs)
                taken = logs.gather(1, codes[:, None]).squeeze(1)
                self._mine[moment] = True
            for guests in self.guests:
                rows, asked = guests.rows, guests.games.asked.long()
                theirs = guests.holds.gather(1, asked[:, None]).squeeze(1)
                if guests.learner is not None:
                    logs, chances = guests.learner.policy(guests.games.observations, guests.games.masks)
                    guests.chances[moment] = self.turned(chances, asked)
                if more and guests.learner is not None:
                    answers = draw(logs)
                    taken[rows] = torch.where(theirs, logs.gather(1, answers[:, None]).squeeze(1), taken[rows])
                elif more:
                    answers = guests.player(guests.games)
                if more:
                    codes[rows] = torch.where(theirs, answers, codes[rows])
                    self._mine[moment, rows] = ~theirs
            if not more:
                return
            self._seen[moment] = table.observations
            self._masks[moment] = table.masks
            self._codes[moment] = codes
            self._asked[moment] = table.asked
            self._logs[moment] = taken
            table.answer(codes)
            self._over[moment] = table.over > 0
            self._shares[moment] = table.shares

    def turned(self, chances: Tensor, asked: Tensor) -> Tensor:
        """Chances counted from the observer, by the seats of the table."""
        return chances.gather(1, (self._around[None, :] - asked[:, None]) % self.table.seats)

    @torch.no_grad()
    def samples(self, spread: float, rows: slice, chances: Tensor) -> Samples:
        """What was played at some tables, and for each answer how much better its seat did than `chances` told.

        The outcomes are everybody's chances in hindsight, counted from who answered.
        """
        shares, overs, asked = self._shares[:, rows], self._over[:, rows], self._asked[:, rows, None]
        gain = torch.zeros_like(shares)
        running = torch.zeros_like(shares[0])
        for moment in reversed(range(self.horizon)):
            over = overs[moment, :, None]
            after = torch.where(over, shares[moment], chances[moment + 1])
            running = after - chances[moment] + torch.where(over, 0.0, spread * running)
            gain[moment] = running
        outcome = gain + chances[:-1]
        own = gain.gather(2, asked).squeeze(2)
        from_observer = outcome.gather(2, (self._around[None, None, :] + asked) % self.table.seats)
        return Samples(
            self._seen[:, rows].flatten(0, 1),
            self._masks[:, rows].flatten(0, 1),
            self._codes[:, rows].flatten(),
            self._logs[:, rows].flatten(),
            own.flatten(),
            from_observer.flatten(0, 1),
        )
