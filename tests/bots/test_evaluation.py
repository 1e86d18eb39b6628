"""The learned evaluations: what their weights say, that they belong to their features, and how they are fitted."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files

import numpy as np
import pytest
from tools.fit_evaluation import Position

from camarilla.games.oath.catalog import OF_PEOPLE, PROTECTION, REBELLION, SANCTUARY
from camarilla.games.oath.features import towards_a_banner, towards_a_vision, towards_the_most, towards_the_oath
from camarilla.games.oath.places import PEOPLE
from camarilla.kernel.evaluation import FILE, Evaluation, load_evaluation
from camarilla.kernel.table import Table
from tools import fit_evaluation

LEARNED = ("oath",)


def test_a_seat_that_is_ahead_by_one_is_e_times_as_likely_to_win() -> None:
    evaluation = Evaluation([2.0, -1.0])
    ahead, behind = evaluation.chances([[1.0, 0.0], [0.5, 0.0]])
    assert ahead / behind == pytest.approx(np.e)
    assert sum(evaluation.chances([[1.0, 3.0], [0.0, 1.0], [5.0, 0.0]])) == pytest.approx(1.0)


@pytest.mark.parametrize("game", LEARNED)
def test_every_feature_has_a_weight_and_every_weight_a_feature(game: str) -> None:
    package = f"camarilla.games.{game}"
    names = import_module(f"{package}.features").NAMES
    kept = json.loads(files(package).joinpath(FILE).read_bytes())["weights"]
    assert list(kept) == list(names)
    assert all(kept[name] >= fit_evaluation.LEAST_WEIGHT for name in import_module(f"{package}.features").ASSETS)
    assert load_evaluation(package, names).weights == list(kept.values())
    assert load_evaluation(package, ("brand new", names[0])).weights == [0.0, kept[names[0]]]


@pytest.mark.parametrize("game", LEARNED)
def test_features_are_as_many_as_their_names_in_every_turn(game: str) -> None:
    module = import_module(f"camarilla.games.{game}.features")
    plan = fit_evaluation.plan_for(game, ["level3"], seed=3)
    found = fit_evaluation.positions_of(plan, 0)
    assert len(found) > 3
    for position in found:
        assert [len(row) for row in position.rows] == [len(module.NAMES)] * len(plan.bots)
        assert sum(position.won) == pytest.approx(1.0)
        assert sum(position.expected) == pytest.approx(1.0)


@pytest.mark.parametrize("game", LEARNED)
def test_before_the_first_turn_there_are_chances_too(game: str) -> None:
    table = Table.new(game, 3, seed=1)
    chances = table.game.prospects.evaluate(table.g)
    assert chances is not None
    assert sum(chances) == pytest.approx(1.0)


def made_up(count: int, weights: list[float]) -> list[Position]:
    """Positions of three seats whose winner is drawn by the odds that the weights give."""
    rng = np.random.default_rng(5)
    found = []
    for number in range(count):
        rows = rng.normal(size=(3, len(weights)))
        odds = fit_evaluation.expect(rows[None], np.array(weights))[0]
        won = [0.0] * 3
        won[rng.choice(3, p=odds)] = 1.0
        found.append(Position(number, rows.tolist(), won, [1 / 3] * 3))
    return found


def test_the_weights_behind_some_games_are_found_again() -> None:
    weights = [1.5, -0.7, 0.0]
    assert fit_evaluation.fit(made_up(4000, weights), []) == pytest.approx(weights, abs=0.12)


def test_an_asset_never_counts_against_its_owner() -> None:
    fitted = fit_evaluation.fit(made_up(4000, [1.5, -0.7, 0.4]), [1, 2])
    assert fitted[1] == fit_evaluation.LEAST_WEIGHT
    assert fitted[2] == pytest.approx(0.4, abs=0.12)


def test_what_was_fitted_surprises_less_where_it_was_not_fitted() -> None:
    positions = made_up(2000, [1.0, 0.5])
    held_out = fit_evaluation.batches(positions[:400])
    weights = fit_evaluation.fit(positions[400:], [])
    won = [batch.won for batch in held_out]
    fitted = fit_evaluation.surprise(won, [fit_evaluation.expect(batch.rows, weights) for batch in held_out])
    assert fitted < fit_evaluation.surprise(won, [batch.expected for batch in held_out]) - 0.1


def test_games_are_added_to_those_that_are_kept(tmp_path, monkeypatch) -> None:
    plan = fit_evaluation.plan_for("oath", ["level3"], seats=3, seed=3)
    file = tmp_path / "kept" / "oath.jsonl"
    for _ in range(2):
        fit_evaluation.add_games(plan, file, 1)
    positions = fit_evaluation.read_positions(file)
    assert {position.number for position in positions} == {0, 1}
    assert fit_evaluation.read_positions(tmp_path / "nothing.jsonl") == []


def test_in_oath_the_usurper_who_is_about_to_move_is_likeliest_to_win() -> None:
    table = Table.new("oath", 3, seed=4)
    while table.to_act and table.game.prospects.turns(table.g) < 1:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    g = table.g
    exile = next(seat for seat in g.order if seat != g.chancellor)
    before = table.game.prospects.evaluate(g)[exile]
    g.title, g.usurper, g.turn = exile, True, exile
    assert table.game.prospects.evaluate(g)[exile] > max(0.5, before)


def test_in_oath_it_counts_how_near_a_player_is_to_the_most_and_to_a_banner() -> None:
    g = Table.new("oath", 3, seed=4).g
    g.relics = [[10, 11], [12], []]
    g.banner_holder, g.banner_tokens, g.favor = [2, -1], [1, 1], [0, 1, 5]
    assert [towards_the_most(g, seat, of_items=True) for seat in range(3)] == pytest.approx([1.0, 1 / 3, 1 / 3])
    assert [towards_a_banner(g, seat, PEOPLE) for seat in range(3)] == pytest.approx([0.0, 0.5, 1.0])
    g.banner_holder = [-1, -1]
    assert towards_a_banner(g, 2, PEOPLE) == pytest.approx(0.9), "who can pay for it does not have it yet"
    g.oath = OF_PEOPLE
    assert towards_the_oath(g, 1) == towards_a_vision(g, 1, REBELLION) == pytest.approx(0.5)
    g.oath = PROTECTION
    assert towards_the_oath(g, 0) == towards_a_vision(g, 0, SANCTUARY) == pytest.approx(1.0)
