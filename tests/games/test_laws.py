"""The laws of the table, held over random play of every registered game in each of its variants.

The seeds are new every day; CAMARILLA_SEED repeats a day, and a failure names the seed of its game.
"""

from __future__ import annotations

import pytest

from camarilla.checks.laws import SERIES_LENGTH, Play, Report, check_game, check_ids, check_series
from camarilla.kernel.game import find, names

GAMES = {"few": (10, 1, 16), "many": (180, 6, 3)}
"""By `--laws`: so many random games of a game are shared out among its variants, at least so many to each; of a long
game only one in so many of those that `make laws` plays, the numbers that issues name."""

VARIANTS = [(name, variant) for name in names() for variant in find(name).variants]
each_variant = pytest.mark.parametrize(
    ("name", "variant"), VARIANTS, ids=[f"{name} {variant}" for name, variant in VARIANTS]
)


class FewSecrets(Play):
    """As the laws play, but secrecy, which takes most of the time, is held for two seats at once instead of four."""

    watched = 2


PLAYS = {"few": FewSecrets, "many": Play}
"""How they are played, by `--laws`."""


def check_games(name, variant, seeds, play=Play):
    """Put a random game of each seed through the laws."""
    report = Report()
    for seed in seeds:
        try:
            report.add(check_game(find(name), variant, seed, play()))
        except Exception as problem:
            problem.add_note(f"{name}, {variant}, seed {seed}")
            raise
    return report


@each_variant
def test_random_games_keep_the_laws(name, variant, rotating_seed, pytestconfig):
    game = find(name)
    how = pytestconfig.getoption("laws")
    in_all, fewest, part = GAMES[how]
    games = min(max(fewest, in_all // len(game.variants)), max(1, game.law_games // part))
    report = check_games(name, variant, range(rotating_seed, rotating_seed + games), PLAYS[how])
    assert report.games == games


@pytest.mark.parametrize("name", [name for name in names() if find(name).series is not None])
def test_a_series_of_games_keeps_the_laws(name, rotating_seed):
    fewest = min(find(name).variants, key=lambda variant: variant.seats)
    report = check_series(find(name), fewest, rotating_seed)
    assert (report.games, report.series) == (SERIES_LENGTH, 1)


def least(report):
    """How often the law looked that looked least often."""
    return min(report.decisions, report.samples, report.secrecy_runs, report.secrecy_steps, report.undos)


@pytest.mark.parametrize("name", names())
def test_the_laws_find_something_to_look_at(name):
    """In one game, or in two: the second is not played where the first has it all."""
    fewest = min(find(name).variants, key=lambda variant: variant.seats)
    report = check_games(name, fewest, [0])
    if not least(report):
        report.add(check_games(name, fewest, [1]))
    assert least(report)


@each_variant
def test_slot_numbers_tell_nothing(name, variant):
    check_ids(find(name), variant)


@pytest.mark.parametrize("name", names())
def test_every_seat_count_has_a_variant(name):
    game = find(name)
    assert {variant.seats for variant in game.variants} == set(game.seat_counts)
