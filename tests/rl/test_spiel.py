"""Coup and Pot de Vin in OpenSpiel: its own tests pass, chance is fair, and its tools play a small end game."""

from __future__ import annotations

import json
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
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=False, verbose=False)


def test_the_end_game_passes_it_too() -> None:
    pyspiel.random_sim_test(load("coup", **END), num_sims=20, serialize=False, verbose=False)


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
