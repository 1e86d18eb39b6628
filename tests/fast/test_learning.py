"""Learning by self-play, in miniature. Needs PyTorch."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

CONFIG = """
seats = 2
seed = 1
batch = 64
horizon = 8
hidden = [16, 16]
match_steps = 40
stages = [{ decisions = 0.004, entropy = [0.1, 0.05], rate = [1e-3, 5e-4], magnet = 0.1 }]
rivals = [{ share = 0.25, renewed = 0.001 }, { share = 0.25, weights = "fixed.npz" }]
exploiters = 1
exploit = [{ decisions = 0.002, entropy = [0.05, 0.003], rate = [1e-3, 1e-4] }]
insiders = 1
inside = [{ decisions = 0.002, entropy = [0.02, 0.002], rate = [5e-4, 5e-5] }]
"""


@pytest.mark.long
def test_a_training_learns_is_exploited_and_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from camarilla.fast.learning.__main__ import main
    from camarilla.fast.learning.policy import Policy, Table, load_weights, save_weights

    table = Table(2, 2, 1, "cpu")
    fixed = Policy(int(table.observations.shape[1]), table.codes, 2, [16])
    save_weights(fixed, tmp_path / "fixed.npz")
    config = tmp_path / "config.toml"
    config.write_text(CONFIG)

    def train(*words: str) -> None:
        monkeypatch.setattr(sys, "argv", ["learning", str(config), "--out", str(tmp_path), "--device", "cpu", *words])
        main()

    train()
    results = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert [(line["part"], line["against"]) for line in results if line["kind"] == "average"] == [
        ("policy, stage 0", "wolf"),
        ("policy, stage 0", "fixed.npz"),
        ("exploiter0, stage 0", "the policy"),
        ("insider0, stage 0", "the policy"),
    ]
    assert all(line["games"] > 0 for line in results)
    kept = load_weights(tmp_path / "policy.npz")
    fresh = load_weights(tmp_path / "exploiter0.npz")
    chances = kept(table.observations, table.masks)[1]
    assert torch.allclose(chances.sum(1), torch.ones(2))
    assert not torch.allclose(chances, fresh(table.observations, table.masks)[1])

    before = (tmp_path / "policy.npz").read_bytes()
    train("--only", "policy")
    assert (tmp_path / "policy.npz").read_bytes() == before, "what is finished is not trained again"

    with pytest.raises(SystemExit):
        train("--only", "nobody")
    assert "the parts are: policy, exploiter0, insider0" in capsys.readouterr().err


@pytest.mark.long
def test_a_net_learns_to_imitate() -> None:
    from camarilla.fast.learning.imitation import imitate

    seen = (torch.rand(2000, 8, generator=torch.Generator().manual_seed(1)) > 0.5).to(torch.int8)
    masks = torch.ones(2000, 4, dtype=torch.int8)
    codes = (seen[:, 0] + 2 * seen[:, 1]).long()
    _, right = imitate(seen, masks, codes, seats=2, hidden=[32], passes=200, seed=1)
    assert right > 0.95


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_heuristic_of_batches_answers_as_the_bot_does(seats: int) -> None:
    import numpy as np
    from tools.imitation import Watcher

    from camarilla.fast import potdevin
    from camarilla.fast.learning.policy import Games
    from camarilla.fast.learning.potdevin_heuristic import Position, PotDeVinHeuristic

    class Notes(Watcher):
        """Keeps the rows of the games, too."""

        def __init__(self) -> None:
            super().__init__("potdevin", seats, "classic4")
            self.rows: list[np.ndarray] = []

        def note(self, pair: Any, seat: int, notation: str, keep: bool) -> None:
            before, row = len(self.codes), pair.row.copy()
            super().note(pair, seat, notation, keep)
            if len(self.codes) > before:
                self.rows.append(row)

    notes = Notes()
    for seed in range(12):
        notes.watch(seed)
    rows, masks = torch.tensor(np.array(notes.rows)), torch.tensor(np.array(notes.masks))
    games = Games(torch.tensor(np.array(notes.seen)), masks, rows[:, potdevin.ASKED], rows)
    heuristic = PotDeVinHeuristic(seats, "cpu")
    own, bots = heuristic(games), torch.tensor(notes.codes)
    ratings = Position(heuristic, games).ratings()
    for number in torch.nonzero(own != bots).flatten().tolist():
        mine, theirs = own[number], bots[number]
        assert rows[number, potdevin.PHASE] in (potdevin.LEAD, potdevin.FOLLOW)
        assert torch.isclose(ratings[number, mine], ratings[number, theirs], atol=1e-4), (
            "only equals may be taken for each other"
        )
    assert (own == bots).float().mean() > 0.97


def test_a_scripted_rival_that_does_not_exist_is_refused() -> None:
    from camarilla.fast.learning.scripts import scripted
    from camarilla.kernel.errors import BadInput

    with pytest.raises(BadInput, match="they are: wolf, potdevin-heuristic"):
        scripted("fox", 2, "cpu")
    with pytest.raises(BadInput, match="3 to 5 seats, not of 6"):
        scripted("potdevin-heuristic", 6, "cpu")
