"""A trained policy answered by NumPy alone: the same numbers on every machine, in a fraction of a millisecond.

Sums of floating-point numbers depend on their order, and so on the machine. Here nothing is rounded: weights and
activations are whole numbers (fixed point), carried in `float64`. Every product and every sum stays below 2**53, where
`float64` is exact, so any order of adding, and any BLAS, gives the same result. Between layers numbers are brought back
to `ACTIVATION_BITS` by rounding down, and what is too loud is cut off; both are exact, too. Powers of two come from a
table made with whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import isqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from camarilla.kernel.errors import BadInput

__all__ = ["Net", "Opinion", "load_net", "read_net"]

WEIGHT_BITS: Final = 18
"""Weights are multiples of 2**-18."""
ACTIVATION_BITS: Final = 13
"""What a layer tells the next one is a multiple of 2**-13..."""
LOUDEST: Final = 1 << 25
"""...and at most 2**12, far beyond what a trained net says."""
LOUDEST_INPUT: Final = 127
"""Observations are of type `int8`."""
EXACT: Final = 1 << 53
"""Below this every whole number is a `float64`."""
LOG_BITS: Final = 10
"""Logarithms of chances, to base 2, are multiples of 2**-10."""
LOG2_E: Final = 94548
"""log2(e), times 2**16."""
CHANCE_BITS: Final = 24
"""Chances are compared as whole numbers up to 2**24."""


class Opinion(NamedTuple):
    """What a policy thinks at a question."""

    weights: list[int]
    """How likely it gives each of the legal answers, in their order, as whole numbers."""
    chances: list[float]
    """Everybody's chance to win, counted from the observer; they add up to 1."""


class Net:
    """The layers of a policy of `camarilla.fast.learning`, as it saves them: `body.*`, `answers` and `chances`."""

    def __init__(self, arrays: Mapping[str, Any]) -> None:
        names = sorted({name.rsplit(".", 1)[0] for name in arrays if name.startswith("body.")}, key=_number)
        wanted = [*names, "answers", "chances"]
        if not names or any(f"{name}.{part}" not in arrays for name in wanted for part in ("weight", "bias")):
            raise BadInput(f"a policy has layers body.*, answers and chances; this has {', '.join(arrays)}")
        self.body = [_Layer(arrays, name, ACTIVATION_BITS if number else 0) for number, name in enumerate(names)]
        self.answers = _Layer(arrays, "answers", ACTIVATION_BITS)
        self.chances = _Layer(arrays, "chances", ACTIVATION_BITS)
        self.inputs, self.codes, self.seats = self.body[0].inputs, self.answers.outputs, self.chances.outputs
        self._check_exact()

    def _check_exact(self) -> None:
        """No sum may ever leave the whole numbers that `float64` has."""
        first, *others = self.body
        sums = [layer.largest_sum(LOUDEST) for layer in (*others, self.answers, self.chances)]
        most = float(np.max([first.largest_sum(LOUDEST_INPUT), *sums]))
        if not most < EXACT:  # also if it is no number
            raise BadInput(f"the weights of this policy are too large: sums may reach {most:g}, not less than 2**53")

    def opinion(self, observation: Sequence[int], codes: Sequence[int]) -> Opinion:
        """What the policy thinks of an observation, if these codes are legal."""
        hidden = np.array(observation, np.float64)
        for layer in self.body:
            hidden = np.floor(np.clip(layer.sums(hidden) * 2.0**-layer.fall, 0.0, LOUDEST))
        answers = self.answers.sums(hidden)
        chances = _powers([int(number) for number in self.chances.sums(hidden)], self.chances.bits)
        total = sum(chances)
        weights = _powers([int(answers[code]) for code in codes], self.answers.bits)
        return Opinion(weights, [chance / total for chance in chances])


def _number(name: str) -> int:
    return int(name.partition(".")[2])


class _Layer:
    """Weights and biases as whole numbers; `bits` is how fine the sums are."""

    def __init__(self, arrays: Mapping[str, Any], name: str, input_bits: int) -> None:
        weights = np.asarray(arrays[f"{name}.weight"], np.float64)
        biases = np.asarray(arrays[f"{name}.bias"], np.float64)
        self.bits = WEIGHT_BITS + input_bits
        self.fall = self.bits - ACTIVATION_BITS
        self.weights = np.ascontiguousarray(np.rint(weights * 2.0**WEIGHT_BITS))
        self.biases = np.rint(biases * 2.0**self.bits)
        self.outputs, self.inputs = self.weights.shape

    def sums(self, numbers: Any) -> Any:
        return self.weights @ numbers + self.biases

    def largest_sum(self, loudest: int) -> float:
        """The largest sum that inputs up to `loudest` can give."""
        return float((np.abs(self.weights).sum(1) * loudest + np.abs(self.biases)).max())


def _powers(sums: list[int], bits: int) -> list[int]:
    """e to the power of each sum, as whole numbers of which the largest is 2**CHANCE_BITS."""
    best = max(sums)
    logs = [(best - number) * LOG2_E >> 16 + bits - LOG_BITS for number in sums]
    powers = _table()
    return [powers[log & len(powers) - 1] >> (log >> LOG_BITS) for log in logs]


@cache
def _table() -> list[int]:
    """2**-part for each part from 0 to 1 in steps of 2**-LOG_BITS, times 2**CHANCE_BITS, from square roots."""
    fine = 2 * CHANCE_BITS
    smallest = 1 << fine - 1
    for _ in range(LOG_BITS):
        smallest = isqrt(smallest << fine)
    powers = [1 << fine]
    for _ in range((1 << LOG_BITS) - 1):
        powers.append(powers[-1] * smallest >> fine)
    return [power + (1 << CHANCE_BITS - 1) >> CHANCE_BITS for power in powers]


@cache
def load_net(package: str, file: str) -> Net:
    """The policy in a file of a package, read once."""
    with files(package).joinpath(file).open("rb") as stream, np.load(stream) as arrays:
        return Net(dict(arrays))


def read_net(file: Path) -> Net:
    """The policy in a file anywhere: one that is measured, and plays at no table of its own."""
    with np.load(file) as arrays:
        return Net(dict(arrays))
