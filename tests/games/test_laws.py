"""The laws of the table, held over random play of every registered game in each of its variants.

The seeds are new every day; CAMARILLA_SEED repeats a day, and a failure names the seed of its game.
"""

from __future__ import annotations

import pytest

from camarilla.kernel.game import find, names
from camarilla.kernel.laws import Report, check_game, check_ids

GAMES_EACH = 12
VARIANTS = [(name, variant) for name in names() for variant in find(name).variants]
each_variant = pytest.mark.parametrize(
    ("name", "variant"), VARIANTS, ids=[f"{name} {variant}" for name, variant in VARIANTS]
)


@each_variant
def test_random_games_keep_the_laws(name, variant, rotating_seed):
    report = Report()
    for seed in range(rotating_seed, rotating_seed + GAMES_EACH):
        try:
            report.add(check_game(find(name), variant, seed))
        except Exception as problem:
            problem.add_note(f"{name}, {variant}, seed {seed}")
            raise
    assert report.games == GAMES_EACH
    assert min(report.decisions, report.samples, report.secrecy_runs, report.secrecy_steps) > 0


@each_variant
def test_slot_numbers_tell_nothing(name, variant):
    check_ids(find(name), variant)


@pytest.mark.parametrize("name", names())
def test_every_seat_count_has_a_variant(name):
    game = find(name)
    assert {variant.seats for variant in game.variants} == set(game.seat_counts)
