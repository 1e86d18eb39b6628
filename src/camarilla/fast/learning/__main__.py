"""Trains a policy by self-play, and others to exploit it.

`python -m camarilla.fast.learning CONFIG --out DIR` reads a TOML file (`Config` says what is in it). The folder keeps
`log.jsonl`, the latest checkpoint of each part, and `results.json`; a run that was cut off goes on from there.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import torch

from camarilla.fast.learning.exploiters import wolf
from camarilla.fast.learning.policy import Policy, Table, match, plays
from camarilla.fast.learning.selfplay import Stage, Trainer

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
    stages: tuple[Stage, ...]
    exploiters: int = 0
    """How many best responders are trained from scratch against the frozen policy."""
    exploit: tuple[Stage, ...] = ()
    insiders: int = 0
    """How many begin as the policy itself and learn what beats it: harder to withstand than those from scratch."""
    inside: tuple[Stage, ...] = ()
    match_steps: int = 200


class Run:
    """One training in its folder."""

    def __init__(self, config: Config, folder: Path, device: str) -> None:
        self.config, self.folder, self.device = config, folder, device
        folder.mkdir(parents=True, exist_ok=True)
        self.results_file = folder / "results.json"
        self.results: dict[str, Any] = json.loads(self.results_file.read_text()) if self.results_file.exists() else {}

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

    def policy(self, table: Table) -> Policy:
        """A fresh net."""
        inputs = int(table.observations.shape[1])
        policy = Policy(inputs, table.codes, self.config.seats, self.config.hidden)
        policy.to(self.device)
        return policy

    def train(
        self, part: str, seed: int, stages: tuple[Stage, ...], rival: Policy | None = None, inside: bool = False
    ) -> Policy:
        """Train one part, stage by stage, from where it was left; returns the running average."""
        torch.manual_seed(seed)
        table = self.table(seed)
        policy = self.policy(table)
        if inside and rival is not None:
            policy.load_state_dict(rival.state_dict())
        trainer = Trainer(policy, table, self.config.horizon, plays(rival) if rival is not None else None)
        file = self.folder / f"{part}.pt"
        done = 0
        if file.exists():
            saved = torch.load(file, map_location=self.device)
            trainer.policy.load_state_dict(saved["policy"])
            trainer.average.load_state_dict(saved["average"])
            trainer.optimizer.load_state_dict(saved["optimizer"])
            trainer.decisions, done = saved["decisions"], saved["stages"]
        for number, stage in enumerate(stages[done:], done):
            trainer.run(stage, lambda what, number=number: self.log(part, {"stage": number, **what}))  # type: ignore[misc]
            torch.save(
                {
                    "policy": trainer.policy.state_dict(),
                    "average": trainer.average.state_dict(),
                    "optimizer": trainer.optimizer.state_dict(),
                    "decisions": trainer.decisions,
                    "stages": number + 1,
                },
                file,
            )
            self.measure(f"{part}, stage {number}", trainer)
        return trainer.average

    def measure(self, name: str, trainer: Trainer) -> None:
        """How the policy and its average do against the wolf, or against the rival they learnt to beat."""
        against = trainer.rival or wolf
        if against is wolf and self.config.seats != 2:
            return
        for kind, policy in (("average", trainer.average), ("latest", trainer.policy)):
            table = self.table(int(time.time()))
            estimate = match(plays(policy), against, table, self.config.match_steps)
            self.results[f"{name}, {kind}"] = {**estimate._asdict(), "decisions": trainer.decisions}
            self.log(name, {"kind": kind, **estimate._asdict()})
        self.results_file.write_text(json.dumps(self.results, indent=1) + "\n")

    def whole(self) -> None:
        """The policy, then everybody who learns to exploit it."""
        policy = self.train("policy", self.config.seed, self.config.stages)
        for number in range(self.config.exploiters):
            self.train(f"exploiter{number}", 1000 + number, self.config.exploit, policy)
        for number in range(self.config.insiders):
            self.train(f"insider{number}", 2000 + number, self.config.inside, policy, inside=True)


def main() -> None:
    """Read the config and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = parser.parse_args()
    config = msgspec.toml.decode(chosen.config.read_bytes(), type=Config)
    Run(config, chosen.out, chosen.device).whole()


if __name__ == "__main__":
    main()
