"""Trains a policy by self-play, and others to exploit it.

`python -m camarilla.fast.learning CONFIG --out DIR` reads a TOML file (`Config` says what is in it). The folder keeps
`log.jsonl`, the latest checkpoint of each part, the weights of the policy, and `results.json`; a run that was cut off
goes on from there. `--only exploiter0` does one part, so that several can run beside each other.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import torch

from camarilla.fast.learning.policy import Player, Policy, Table, load_weights, match, plays, save_weights
from camarilla.fast.learning.scripts import WOLF, scripted
from camarilla.fast.learning.selfplay import Rival, Stage, Trainer

__all__ = ["Config", "main"]


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """A training, as its file says it."""

    game: str = "coup"
    seats: int
    batch: int = 65536
    horizon: int = 32
    hidden: tuple[int, ...] = (256, 256, 256)
    seed: int = 0
    options: dict[str, bool] = {}
    begin: str = ""
    """Weights, beside the configuration, that the policy begins with; else it knows nothing."""
    stages: tuple[Stage, ...]
    rivals: tuple[Rival, ...] = ()
    """Who sits at some of the tables while the policy learns."""
    exploiters: int = 0
    """How many best responders are trained from scratch against the frozen policy."""
    exploit: tuple[Stage, ...] = ()
    insiders: int = 0
    """How many begin as the policy itself and learn what beats it: harder to withstand than those from scratch."""
    inside: tuple[Stage, ...] = ()
    match_steps: int = 200


class Run:
    """One training in its folder."""

    def __init__(self, config: Config, beside: Path, folder: Path, device: str) -> None:
        self.config, self.beside, self.folder, self.device = config, beside, folder, device
        folder.mkdir(parents=True, exist_ok=True)

    def log(self, part: str, what: dict[str, Any]) -> None:
        """A line in the log, and on the screen."""
        line = json.dumps({"part": part, **what})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(line + "\n")

    def table(self, seed: int, count: int | None = None) -> Table:
        """Games of this training."""
        config = self.config
        return Table(count or config.batch, config.seats, seed, self.device, config.game, **config.options)

    def fresh(self, table: Table) -> Policy:
        """A fresh net."""
        inputs = int(table.observations.shape[1])
        policy = Policy(inputs, table.codes, self.config.seats, self.config.hidden)
        policy.to(self.device)
        return policy

    def kept(self, file: Path) -> Policy:
        """A net that was trained before."""
        policy = load_weights(file)
        policy.to(self.device)
        return policy

    def rivals(self, policy: Policy) -> list[tuple[Rival, Policy | Player]]:
        """The rivals of the policy: hunters begin as it begins."""
        return [(rival, self.fixed(rival) or copy.deepcopy(policy)) for rival in self.config.rivals]

    def fixed(self, rival: Rival) -> Player | None:
        """A rival that never changes; a hunter is none."""
        if rival.script:
            return scripted(rival.script, self.config.seats, self.device)
        return plays(self.kept(self.beside / rival.weights)) if rival.weights else None

    def train(self, part: str, trainer: Trainer, stages: tuple[Stage, ...], prey: Policy | None = None) -> None:
        """Train one part, stage by stage, from where it was left."""
        file = self.folder / f"{part}.pt"
        done = 0
        if file.exists():
            saved = torch.load(file, map_location=self.device)
            trainer.policy.load_state_dict(saved["policy"])
            trainer.average.load_state_dict(saved["average"])
            trainer.learner.optimizer.load_state_dict(saved["optimizer"])
            trainer.decisions, done = saved["decisions"], saved["stages"]
        for number, stage in enumerate(stages[done:], done):
            trainer.run(stage, lambda what, number=number: self.log(part, {"stage": number, **what}))  # type: ignore[misc]
            torch.save(
                {
                    "policy": trainer.policy.state_dict(),
                    "average": trainer.average.state_dict(),
                    "optimizer": trainer.learner.optimizer.state_dict(),
                    "decisions": trainer.decisions,
                    "stages": number + 1,
                },
                file,
            )
            save_weights(trainer.average, self.folder / f"{part}.npz")
            self.measure(f"{part}, stage {number}", trainer, prey)

    def measure(self, name: str, trainer: Trainer, prey: Policy | None) -> None:
        """How the policy and its average do against scripted and fixed rivals, or against their prey."""
        rivals: dict[str, Player] = {}
        if prey is not None:
            rivals["the policy"] = plays(prey)
        else:
            if (self.config.game, self.config.seats) == ("coup", 2):
                rivals[WOLF] = scripted(WOLF, 2, self.device)
            for rival in self.config.rivals:
                if player := self.fixed(rival):
                    rivals[rival.script or rival.weights] = player
        for against, player in rivals.items():
            for kind, policy in (("average", trainer.average), ("latest", trainer.policy)):
                estimate = match(plays(policy), player, self.table(int(time.time())), self.config.match_steps)
                what = {"kind": kind, "against": against, "decisions": trainer.decisions, **estimate._asdict()}
                self.log(name, what)
                with (self.folder / "results.jsonl").open("a") as file:
                    file.write(json.dumps({"part": name, **what}) + "\n")

    def learn(self) -> None:
        """The policy itself."""
        torch.manual_seed(self.config.seed)
        table = self.table(self.config.seed)
        policy = self.kept(self.beside / self.config.begin) if self.config.begin else self.fresh(table)
        self.train("policy", Trainer(policy, table, self.config.horizon, self.rivals(policy)), self.config.stages)

    def exploit(self, part: str, seed: int, stages: tuple[Stage, ...], inside: bool) -> None:
        """Somebody who learns to beat the finished policy: from scratch, or beginning as the policy itself."""
        torch.manual_seed(seed)
        prey = self.kept(self.folder / "policy.npz")
        table = self.table(seed)
        policy = copy.deepcopy(prey) if inside else self.fresh(table)
        everywhere = Rival(share=1.0, weights="policy.npz", crowd=True)
        self.train(part, Trainer(policy, table, self.config.horizon, [(everywhere, plays(prey))]), stages, prey)

    def parts(self) -> dict[str, Callable[[], None]]:
        """Everything there is to do, in order, by name."""
        config = self.config
        parts: dict[str, Callable[[], None]] = {"policy": self.learn}
        for number in range(config.exploiters):
            name = f"exploiter{number}"
            parts[name] = partial(self.exploit, name, 1000 + number, config.exploit, inside=False)
        for number in range(config.insiders):
            name = f"insider{number}"
            parts[name] = partial(self.exploit, name, 2000 + number, config.inside, inside=True)
        return parts


def main() -> None:
    """Read the config and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="", help="one part: policy, exploiter0, insider0, …")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = parser.parse_args()
    config = msgspec.toml.decode(chosen.config.read_bytes(), type=Config)
    parts = Run(config, chosen.config.parent, chosen.out, chosen.device).parts()
    if chosen.only and chosen.only not in parts:
        parser.error(f"there is no part {chosen.only!r}; the parts are: {', '.join(parts)}")
    for name, do in parts.items():
        if not chosen.only or chosen.only == name:
            do()


if __name__ == "__main__":
    main()
