"""A net that answers as somebody else was seen to answer: a fixed rival for policies to learn against.

`python -m camarilla.fast.learning.imitation GAMES.npz ... --out RIVAL.npz`. The games are those of the engine's own
bots, which play far too slowly to sit at the tables of a training; `python -m tools.imitation` writes them down.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from camarilla.fast.learning.policy import Policy, save_weights

__all__ = ["imitate", "main"]

HELD_BACK = 20
"""One answer of so many is not learnt from, but used to see how well the net guesses."""


def imitate(
    seen: Tensor, masks: Tensor, codes: Tensor, seats: int, hidden: list[int], passes: int, seed: int = 0
) -> tuple[Policy, float]:
    """A net that guesses the answers, and how often it puts the right one first where it has not learnt.

    The seed decides how the net begins and in which order it sees the answers.
    """
    torch.manual_seed(seed)
    policy = Policy(seen.shape[1], masks.shape[1], seats, hidden).to(seen.device)
    optimizer = torch.optim.AdamW(policy.parameters(), 1e-3, weight_decay=0.01)
    new = torch.arange(len(codes), device=codes.device) % HELD_BACK == 0
    known = torch.nonzero(~new).squeeze(1)
    batch = 4096
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=passes * (len(known) // batch + 1))
    for _ in range(passes):
        for part in known[torch.randperm(len(known), device=known.device)].split(batch):
            guess = policy(seen[part], masks[part])[0]
            loss = nn.functional.nll_loss(guess, codes[part])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        right = (policy(seen[new], masks[new])[0].argmax(1) == codes[new]).float().mean()
    return policy, float(right)


def read(files: list[Path], device: str) -> tuple[Tensor, ...]:
    """The observations, masks and codes of all these files."""
    loaded = [np.load(file) for file in files]
    return tuple(
        torch.as_tensor(np.concatenate([arrays[name] for arrays in loaded]), device=device)
        for name in ("observations", "masks", "codes")
    )


def main() -> None:
    """Read games and write a net."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--hidden", type=int, nargs="+", default=[256, 256])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = parser.parse_args()
    seen, masks, codes = read(chosen.games, chosen.device)
    policy, right = imitate(seen, masks, codes.long(), chosen.seats, chosen.hidden, chosen.passes, chosen.seed)
    save_weights(policy, chosen.out)
    print(f"{len(codes)} answers; the likeliest guess is right in {right:.1%} of those held back")


if __name__ == "__main__":
    main()
