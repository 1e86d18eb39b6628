"""Coup and Pot de Vin in OpenSpiel: its own tests pass, chance is fair, and its tools play a small end game."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from camarilla.rl import spiel  # noqa: E402
from camarilla.rl.world import Beginning, World  # noqa: E402

END = {
    "players": 2,
    "options": json.dumps({"turn_cap": 1, "inquisition": True}),
    "position": json.dumps(
        {
            "hands": {"A": "Duke", "B": "Contessa"},
            "lost": {"A": "Captain", "B": "Captain"},
            "coins": {"A": 3, "B": 4},
            "to_move": "A",
            "turns": 1,
        }
    ),
}
"""The last turn before the cap is A's, who has fewer coins; what both hold is dealt anew."""


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"camarilla_{name}", params)


@pytest.mark.parametrize(("name", "players"), [("coup", 2), ("coup", 4), ("potdevin", 3), ("potdevin", 6)])
def test_openspiel_accepts_it(name: str, players: int, capfd: Any) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=3, serialize=True, verbose=False)


def test_the_end_game_passes_it_too() -> None:
    pyspiel.random_sim_test(load("coup", **END), num_sims=20, serialize=True, verbose=False)


def walked(game: Any, rng: Any, stop: int = 1000) -> list[Any]:
    """The states of a game at random, up to a number of them, but for those where chance is asked."""
    state = game.new_initial_state()
    found = []
    while not state.is_terminal() and len(found) < stop:
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=odds)))
        else:
            found.append(state.clone())
            state.apply_action(int(rng.choice(state.legal_actions())))
    return found


KEPT = {
    "serialize": lambda state: state.get_game().deserialize_state(state.serialize()),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("how", KEPT)
@pytest.mark.parametrize(("name", "players"), [("coup", 3), ("potdevin", 3)])
def test_a_state_that_was_kept_goes_on_as_the_same(name: str, players: int, how: str) -> None:
    """Also one that is a sample, and one at which chance is asked."""
    rng = np.random.default_rng(3)
    state = walked(load(name, players=players), rng, 9)[-1]
    sample = state.resample_from_infostate(state.current_player(), rng.random)
    begun = load(name, players=players).new_initial_state()
    for one in (begun, state, sample):
        other = KEPT[how](one)
        while not one.is_terminal():
            assert str(other) == str(one)
            assert other.legal_actions() == one.legal_actions()
            assert all(
                other.information_state_string(seat) == one.information_state_string(seat) for seat in range(players)
            )
            action = int(rng.choice(one.legal_actions()))
            one.apply_action(action)
            other.apply_action(action)
        assert other.returns() == one.returns()


def test_a_game_is_read_from_its_own_text() -> None:
    game = load("coup", **END)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(at_first_decision(again)) == str(at_first_decision(game))


def test_chance_is_as_likely_as_cards_are() -> None:
    """Thirteen cards lie unseen: three of each role, but one Captain, since each player has lost one."""
    odds: Counter[tuple[str, str]] = Counter()

    def walk(state: Any, part: float) -> None:
        if state.is_chance_node():
            for outcome, chance in state.chance_outcomes():
                walk(state.child(outcome), part * chance)
        else:
            hands = json.loads(str(state))["cards"]["face"]
            known = state.world.running.g.hands
            odds[tuple(spiel.find("coup").blank().face_name(hands[hand[0]]) for hand in known)] += part

    walk(load("coup", **END).new_initial_state(), 1.0)
    assert sum(odds.values()) == pytest.approx(1.0)
    assert odds["Duke", "Duke"] == pytest.approx(3 / 13 * 2 / 12)
    assert odds["Duke", "Captain"] == pytest.approx(3 / 13 * 1 / 12)
    assert ("Captain", "Captain") not in odds


def at_first_decision(game: Any, *drawn: int) -> Any:
    """A state after these draws, and the likeliest ones after them."""
    state = game.new_initial_state()
    for outcome in drawn:
        state.apply_action(outcome)
    while state.is_chance_node():
        state.apply_action(max(state.chance_outcomes(), key=lambda pair: pair[1])[0])
    return state


def test_a_seat_is_told_its_own_draw_and_not_the_others() -> None:
    game = load("coup", **END)
    one, two, three = (at_first_decision(game, *hands) for hands in ((0, 1), (0, 4), (1, 1)))
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_string(0) != three.information_state_string(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert one.observation_string(0) == two.observation_string(0)
    assert "slot" not in one.information_state_string(0)


def played(game: Any, *notations: str) -> Any:
    """A state after these answers."""
    state = at_first_decision(game)
    for notation in notations:
        state.apply_action(game.encoding.table.index(notation))
    return state


def test_what_a_seat_remembers_tells_apart_what_it_sees_alike() -> None:
    game = load("coup", players=2)
    one = played(game, "income", "income", "aid", "pass", "income")
    other = played(game, "aid", "pass", "income", "income", "income")
    for seat in range(2):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)


def test_the_tensor_of_an_information_state_is_another_for_another_memory_and_only_then() -> None:
    game = load("coup", **END)
    assert game.get_type().provides_information_state_tensor
    tensors: dict[Any, Any] = {}
    seen: dict[Any, Any] = {}

    def walk(state: Any) -> None:
        if not state.is_chance_node():
            for seat in range(2):
                key = seat, state.information_state_string(seat)
                assert seen.setdefault(key, state.observation_string(seat)) == state.observation_string(seat)
                tensor = np.array(state.information_state_tensor(seat), np.float32)
                assert tensor.shape == tuple(game.information_state_tensor_shape())
                assert tensors.setdefault(key, tensor.tobytes()) == tensor.tobytes()
        for action in state.legal_actions():
            walk(state.child(action))

    walk(game.new_initial_state())
    assert len(set(zip([seat for seat, _ in tensors], tensors.values(), strict=True))) == len(tensors) > 500


def test_steps_that_are_long_past_are_not_forgotten() -> None:
    shape = spiel.STEPS + 1, spiel.WIDTH
    one, other, short = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    steps = [f"> {number}" for number in range(spiel.STEPS + 2)]
    spiel.write_history(steps, one)
    spiel.write_history(["> another", *steps[1:]], other)
    spiel.write_history(steps[2:], short)
    assert (one[1:] == other[1:]).all()
    assert (one[0] != other[0]).any()
    assert (one[1:] == short[1:]).all()
    assert not short[0].any()


def test_two_events_of_a_step_that_change_places_are_another_step() -> None:
    moved = ['{"type":"CoinsMoved","seat":0,"coins":1}', '{"type":"CoinsMoved","seat":1,"coins":-1}']
    mixed = ['{"type":"CoinsMoved","seat":0,"coins":-1}', '{"type":"CoinsMoved","seat":1,"coins":1}']
    assert (spiel.step_row("\n".join(moved)) != spiel.step_row("\n".join(mixed))).any()
    assert (spiel.step_row("\n".join(moved)) != spiel.step_row("\n".join(moved[::-1]))).any()


def test_a_resampled_state_is_the_same_to_its_seat() -> None:
    game = load("coup", players=3)
    state = at_first_decision(game)
    rng = np.random.default_rng(1)
    for _ in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(int(rng.choice([outcome for outcome, _ in outcomes])))


def test_a_copy_goes_its_own_way() -> None:
    state = at_first_decision(load("coup", players=2))
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(twin)


def test_exchange_draws_its_cards_one_by_one() -> None:
    """Two draws from a court of eleven, not one of its millions of orders."""
    beginning = Beginning(spiel.find("coup"), 2, spiel.find("coup").read_options(2))
    world = World(beginning)
    while world.chance:
        world.decide(world.chance[0][0])
    world.answer("exchange")
    world.answer("pass")
    assert sum(weight for _, weight in world.chance) == 11
    world.decide(world.chance[0][0])
    assert sum(weight for _, weight in world.chance) == 10
    world.decide(world.chance[0][0])
    assert world.choice.ask.prompt == "return"


@pytest.mark.long
def test_cfr_and_exploitability_run_on_an_end_game() -> None:
    game = load("coup", **END)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    trained = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= trained < exploitability.nash_conv(game, UniformRandomPolicy(game))


def test_information_set_search_runs_on_an_end_game() -> None:
    state = at_first_decision(load("coup", **END))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.5,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_a_set_up_that_cannot_be_laid_open_is_refused() -> None:
    with pytest.raises(Exception, match="cannot be laid open"):
        spiel.Coup({"players": 2, "options": json.dumps({"two_players": "pick_one"})})
