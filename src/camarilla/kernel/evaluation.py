"""A learned evaluation: chances to win from what a game counts of each seat, by weights that were fitted to games.

A seat's score is the sum of its features, each times its weight; a seat that is ahead of another by 1 is e times as
likely to win. The weights lie in `evaluation.json` of the game's package, by the names of the features, so that anybody
can read what they say. `python -m tools.fit_evaluation` fits them.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from camarilla.kernel.bots import odds

__all__ = ["FILE", "Evaluation", "load_evaluation"]

FILE: Final = "evaluation.json"


class Evaluation:
    """The weights of a game's features, in the order in which the game lists them."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def chances(self, rows: list[list[float]]) -> list[float]:
        """How likely each of some seats is to win, by its features."""
        return odds([self.score(row) for row in rows], 1.0)

    def score(self, row: list[float]) -> float:
        """How well a seat stands."""
        total = 0.0
        for at in range(len(row)):
            total += self.weights[at] * row[at]
        return total


def load_evaluation(package: str, names: tuple[str, ...]) -> Evaluation:
    """The evaluation that lies in a game's package. A new feature weighs nothing until the game is fitted anew."""
    weights = json.loads(files(package).joinpath(FILE).read_bytes())["weights"]
    return Evaluation([float(weights.get(name, 0.0)) for name in names])
