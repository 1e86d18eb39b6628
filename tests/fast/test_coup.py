"""The fast Coup plays as the engine does, and tells nobody what they may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tools.equality import Difference, compare_game

from camarilla.fast import coup, coup_observation
from camarilla.fast.chance import seeds
from camarilla.fast.compiler import Target, compile_kernels
from camarilla.games.coup import GAME

VARIANTS = GAME.variants


def compare_every_variant() -> int:
    return sum(compare_game(variant, 11 + number) for number, variant in enumerate(VARIANTS))


def test_every_variant_plays_as_the_engine_does() -> None:
    assert compare_every_variant() > len(VARIANTS)


@pytest.mark.long
def test_compiled_kernels_play_as_the_engine_does() -> None:
    pytest.importorskip("numba")
    kernels = compile_kernels(coup, Target.CPU)
    assert sum(compare_game(variant, 5000 + number, kernels) for number, variant in enumerate(VARIANTS)) > len(VARIANTS)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("cost", lambda action: 0), ("may_touch", lambda s, one, other: True), ("share", lambda s, seat: 0.5)],
)
def test_a_wrong_rule_is_noticed(name: str, wrong: Any, break_rule: Callable[[str, str, Any], None]) -> None:
    break_rule("coup", name, wrong)
    with pytest.raises(Difference):
        compare_every_variant()


def dealt(seats: int, seed: int, **options: bool) -> tuple[Any, Any, Any]:
    row = np.zeros(coup.row_size(seats), np.int16)
    chosen = {"reformation": False, "inquisition": False, "pick_one": False, **options}
    coup.set_table(row, seats, **chosen)
    rng = seeds(1, seed)[0]
    coup.deal(row, rng)
    return row, rng, np.zeros(coup.code_count(seats), np.int16)


def redrawn(row: Any, me: int, rng: Any) -> Any:
    """The same game with the others' hands dealt anew."""
    other = row.copy()
    sizes = {}
    for seat in range(row[coup.SEATS]):
        if seat != me:
            sizes[seat] = int(coup.influence(other, seat))
            for role in range(coup.ROLES):
                other[coup.COURT + role] += other[coup.at(seat, coup.HAND + role)]
                other[coup.at(seat, coup.HAND + role)] = 0
    for seat, size in sizes.items():
        for _ in range(size):
            coup.give(other, seat, coup.random_role(other, rng))
    return other


@pytest.mark.parametrize(
    "options", [{}, {"reformation": True}, {"inquisition": True}, {"reformation": True, "inquisition": True}]
)
def test_an_observation_tells_nothing_of_others_hands(options: dict[str, bool]) -> None:
    different = 0
    for seed in range(12):
        row, rng, codes = dealt(4, seed, **options)
        size = coup_observation.observation_size(4)
        one, two = np.zeros(size, np.int8), np.ones(size, np.int8)
        while coup.next_decision(row, rng, codes):
            me = int(row[coup.ASKED])
            # An examiner is just being shown a card of the target (CO-7.2): that one is not hidden.
            if row[coup.PHASE] != coup.VERDICT:
                other = redrawn(row, me, rng)
                different += not np.array_equal(other, row)
                coup_observation.observe(row, me, one)
                coup_observation.observe(other, me, two)
                assert np.array_equal(one, two)
            count = coup.legal(row, codes)
            coup.step(row, codes[coup.below(rng, count)])
    assert different > 100


def test_an_observation_shows_the_own_hand() -> None:
    row, rng, codes = dealt(2, 3)
    coup.next_decision(row, rng, codes)
    me = int(row[coup.ASKED])
    size = coup_observation.observation_size(2)
    one, two = np.zeros(size, np.int8), np.zeros(size, np.int8)
    coup_observation.observe(row, me, one)
    held = coup.only_role(row, me)
    row[coup.at(me, coup.HAND + held)] -= 1
    row[coup.at(me, coup.HAND + (held + 1) % coup.ROLES)] += 1
    coup_observation.observe(row, me, two)
    assert not np.array_equal(one, two)


@pytest.mark.long
def test_a_batch_offers_what_is_legal_and_repeats_by_its_seed() -> None:
    pytest.importorskip("numba")
    from camarilla.fast.batch import Batch

    def ended(seed: int) -> tuple[int, bytes]:
        batch = Batch("coup", 64, 3, seed=seed, inquisition=True)
        games = 0
        for turn in range(60):
            codes = np.zeros(batch.codes, np.int16)
            for game in (0, 31, 63):
                count = coup.legal(batch.states[game], codes)
                assert sorted(codes[:count].tolist()) == np.flatnonzero(batch.masks[game]).tolist()
                assert batch.asked[game] == batch.states[game, coup.ASKED]
            choice = np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in batch.masks], np.int32)
            batch.answer(choice)
            games += int(batch.over.sum())
            assert np.allclose(batch.shares[batch.over > 0].sum(1), 1.0)
        return games, batch.states.tobytes()

    assert ended(1) == ended(1)
    assert ended(1)[0] > 0
    assert ended(1)[1] != ended(2)[1]


@pytest.mark.long
def test_self_play_learns_to_beat_an_untrained_net() -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("numba")
    from camarilla.fast.learning.policy import Policy, Table, match, plays
    from camarilla.fast.learning.selfplay import Stage, Trainer

    torch.manual_seed(0)
    table = Table(256, 2, 1, "cpu")
    inputs = int(table.observations.shape[1])
    trainer = Trainer(Policy(inputs, table.codes, 2, [32]), table, 16)
    lines: list[dict[str, Any]] = []
    stage = Stage(decisions=0.1, entropy=(0.1, 0.05), rate=(2e-3, 1e-3), magnet=0.05, magnet_every=0.05, minibatches=4)
    trainer.run(stage, lines.append, every=0.0)
    won = match(plays(trainer.average), plays(Policy(inputs, table.codes, 2, [32])), Table(256, 2, 5, "cpu"), 60)
    assert won.share - won.margin > 0.6
    assert lines[-1]["decisions"] == pytest.approx(0.1, abs=0.01)
