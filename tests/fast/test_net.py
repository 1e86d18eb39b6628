"""A policy answers by whole numbers: exactly, and close to what the floating-point net says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from camarilla.fast import net as net_module
from camarilla.fast.net import ACTIVATION_BITS, WEIGHT_BITS, Net
from camarilla.kernel.errors import BadInput

SIZES = ((40, 24), (24, 24))


def weights(seed: int = 1, loud: float = 0.3) -> dict[str, Any]:
    """A small random policy, as a training saves it."""
    random = np.random.default_rng(seed)
    arrays: dict[str, Any] = {}
    for name, inputs, outputs in (("body.0", *SIZES[0]), ("body.2", *SIZES[1]), ("answers", 24, 7), ("chances", 24, 3)):
        arrays[f"{name}.weight"] = random.normal(0, loud, (outputs, inputs)).astype(np.float16)
        arrays[f"{name}.bias"] = random.normal(0, loud, outputs).astype(np.float16)
    return arrays


def observations(count: int) -> list[list[int]]:
    random = np.random.default_rng(5)
    return [random.integers(0, 3, SIZES[0][0]).tolist() for _ in range(count)]


def by_whole_numbers(arrays: dict[str, Any], observation: list[int]) -> tuple[list[int], list[int]]:
    """The sums of the heads, by Python's whole numbers alone."""

    def layer(name: str, numbers: list[int], bits: int) -> list[int]:
        rows = np.rint(arrays[f"{name}.weight"].astype(float) * 2.0**WEIGHT_BITS).astype(int).tolist()
        biases = np.rint(arrays[f"{name}.bias"].astype(float) * 2.0 ** (WEIGHT_BITS + bits)).astype(int).tolist()
        return [
            sum(weight * number for weight, number in zip(row, numbers, strict=True)) + bias
            for row, bias in zip(rows, biases, strict=True)
        ]

    hidden, bits = observation, 0
    for name in ("body.0", "body.2"):
        hidden = [max(0, total) >> WEIGHT_BITS + bits - ACTIVATION_BITS for total in layer(name, hidden, bits)]
        bits = ACTIVATION_BITS
    return layer("answers", hidden, bits), layer("chances", hidden, bits)


def test_nothing_is_rounded() -> None:
    arrays = weights()
    net = Net(arrays)
    for observation in observations(20):
        hidden = np.array(observation, np.float64)
        for layer in net.body:
            hidden = np.floor(np.clip(layer.sums(hidden) * 2.0**-layer.fall, 0, net_module.LOUDEST))
        answers, chances = by_whole_numbers(arrays, observation)
        assert [int(number) for number in net.answers.sums(hidden)] == answers
        assert [int(number) for number in net.chances.sums(hidden)] == chances


def test_an_opinion_is_that_of_the_floating_point_net() -> None:
    arrays = weights()
    net = Net(arrays)
    codes = [0, 2, 3, 6]
    for observation in observations(50):
        hidden: Any = np.array(observation, float)
        for name in ("body.0", "body.2"):
            hidden = np.maximum(arrays[f"{name}.weight"].astype(float) @ hidden + arrays[f"{name}.bias"], 0)
        opinion = net.opinion(observation, codes)
        logits = (arrays["answers.weight"].astype(float) @ hidden + arrays["answers.bias"])[codes]
        expected = np.exp(logits - logits.max())
        given = np.array(opinion.weights) / sum(opinion.weights)
        assert given == pytest.approx(expected / expected.sum(), abs=2e-3)
        chances = np.exp(arrays["chances.weight"].astype(float) @ hidden + arrays["chances.bias"])
        assert opinion.chances == pytest.approx(chances / chances.sum(), abs=2e-3)


def test_the_table_of_powers_is_right_to_the_last_digit() -> None:
    powers = net_module._table()
    assert len(powers) == 1024
    assert all(abs(power - 2 ** (24 - place / 1024)) < 1 for place, power in enumerate(powers))


def test_weights_that_are_not_a_policy_are_refused() -> None:
    arrays = weights()
    del arrays["answers.bias"]
    with pytest.raises(BadInput, match="answers and chances"):
        Net(arrays)
    with pytest.raises(BadInput, match="too large"):
        Net(weights() | {"body.2.weight": np.full((24, 24), 6e4)})
    with pytest.raises(BadInput, match="too large"):
        Net(weights() | {"body.2.weight": np.full((24, 24), np.nan)})
