"""Writes the model card of a trained player: what it is, what it was measured by, and what it is not for.

`python -m tools.model_card POLICY.npz --config training/coup-2/hunted.toml --log training/coup-2/results/hunted.jsonl
--out docs/reference/model-coup-two-seats.md`: the configuration and the log are those of
`python -m camarilla.fast.learning`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

import numpy as np

from camarilla.fast.net import Net

__all__ = ["card", "measured"]

TEXT: Final = """# Model card: {game}, {seats} seats

| | |
|---|---|
| game | {game}, {seats} seats, options: {options} |
| file | `{name}`, {size:,} bytes, SHA-256 `{digest}` |
| net | {layers}; {inputs} inputs, {codes} answers, {parameters:,} weights of half precision |
| trained by | self-play (`python -m camarilla.fast.learning`), {decisions} million decisions |
| answered by | NumPy, in whole numbers: the same on every machine |

**What it sees.** What its seat may know, and nothing else: one's own hand, everything public, and the latest turns
(`camarilla.fast`). It draws each answer by its chances; it does not search, and it does not adapt to whom it plays.

**What it is for.** Level 5 of this table, its hints, its reviews and the chances shown with them. It was trained for no
other number of seats and no other options.

**What it is not.** A proof of perfect play. The table says what trained opponents could win against it; a stronger one
may find more. Its chances to win are estimates for play among its own kind.

## Measured

Wins of the named player, with the half width of the 95 % interval. Best responders learnt against the frozen policy.

| who | wins | games | decisions learnt (millions) |
|---|---|---|---|
{rows}
"""


def card(policy: Path, config: dict[str, Any], results: dict[str, dict[str, float]]) -> str:
    """The card as Markdown."""
    data = policy.read_bytes()
    with np.load(policy) as arrays:
        kept = dict(arrays)
    net = Net(kept)
    rows = [
        f"| {who} | {100 * told['share']:.1f} % ± {100 * told['margin']:.1f} "
        f"| {told['games']:,} | {told['decisions']:,.0f} |"
        for who, told in results.items()
    ]
    return TEXT.format(
        game=config.get("game", "coup"),
        seats=config["seats"],
        options=", ".join(name for name, chosen in config.get("options", {}).items() if chosen) or "the defaults",
        name=policy.name,
        size=len(data),
        digest=hashlib.sha256(data).hexdigest(),
        layers=" and ".join(str(layer.outputs) for layer in net.body) + " units",
        inputs=net.inputs,
        codes=net.codes,
        parameters=sum(array.size for array in kept.values()),
        decisions=f"{max(told['decisions'] for who, told in results.items() if who.startswith('policy')):,.0f}",
        rows="\n".join(rows),
    )


def measured(log: str) -> dict[str, dict[str, float]]:
    """Who won how much against whom, from the log of a training: of every part what its last stage came to."""
    found = [told for line in log.splitlines() if "share" in (told := json.loads(line))]
    last = {told["part"].partition(",")[0]: told["part"] for told in found}
    return {
        f"{told['part']}, {told['kind']}, against {_opponent(told['against'])}": told
        for told in sorted(found, key=lambda told: (told["part"] != last["policy"], told["part"], told["kind"]))
        if told["part"] in last.values()
    }


def _opponent(name: str) -> str:
    """Whom a training names: a file is a net that imitates a player of the engine."""
    return f"an imitation of {name.removesuffix('.npz')}" if name.endswith(".npz") else name


def main() -> None:
    """Read what is known of a policy and write its card."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    config = tomllib.loads(chosen.config.read_text())
    chosen.out.write_text(card(chosen.policy, config, measured(chosen.log.read_text())))


if __name__ == "__main__":
    main()
