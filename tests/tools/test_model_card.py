"""A model card says what a policy is and how it did."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
from tools.model_card import card, measured


def test_a_card_tells_file_net_and_results(tmp_path: Path) -> None:
    arrays = {}
    for name, size, outputs in (("body.0", 30, 8), ("body.2", 8, 6), ("answers", 6, 5), ("chances", 6, 2)):
        arrays[f"{name}.weight"] = np.zeros((outputs, size), np.float16)
        arrays[f"{name}.bias"] = np.zeros(outputs, np.float16)
    policy = tmp_path / "two-seats.npz"
    np.savez_compressed(policy, **arrays)
    config = {"seats": 2, "options": {"inquisition": True}}
    told_of = {"share": 0.516, "margin": 0.001, "games": 120000, "decisions": 2700.0}
    results = {"policy, stage 1, average": {**told_of, "decisions": 2000.0}, "exploiter0, stage 0, average": told_of}
    told = card(policy, config, results)
    assert hashlib.sha256(policy.read_bytes()).hexdigest() in told
    assert "| exploiter0, stage 0, average | 51.6 % ± 0.1 | 120,000 | 2,700 |" in told
    assert "options: inquisition" in told
    assert "8 and 6 units; 30 inputs, 5 answers, 351 weights" in told
    assert "2,000 million decisions" in told


def test_a_log_tells_what_the_last_stage_of_every_part_came_to() -> None:
    told = {"kind": "average", "decisions": 10.0, "share": 0.6, "margin": 0.01, "games": 900}
    lines = [
        {"part": "policy", "stage": 0, "seconds": 10.1},
        {"part": "policy, stage 0", "against": "wolf", **told},
        {"part": "exploiter0, stage 0", "against": "the policy", **told},
        {"part": "policy, stage 1", "against": "classic4.npz", **told},
    ]
    assert list(measured("\n".join(json.dumps(line) for line in lines))) == [
        "policy, stage 1, average, against an imitation of classic4",
        "exploiter0, stage 0, average, against the policy",
    ]
