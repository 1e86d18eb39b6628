"""Small endings of two-player Coup, solved by our tables and by OpenSpiel."""

from __future__ import annotations

import json
from typing import Any

import pytest

from camarilla.fast.endings import Ending, even_plans, gambit_text, grow, solve, value_against
from camarilla.kernel.errors import BadInput

LAST_TURN = Ending(lost=(("Captain",), ("Captain",)), coins=(3, 4), turns=1, inquisition=True)
"""The last turn before the cap is seat 0's, who has fewer coins."""
STRIKE_NOW = Ending(lost=(("Captain",), ("Captain",)), coins=(3, 10), turns=2, inquisition=True)
"""Seat 1 must launch a coup in the next turn, and wins by it."""
SEVERAL = (
    LAST_TURN,
    STRIKE_NOW,
    Ending(lost=(("Duke",), ("Assassin",)), coins=(5, 4), turns=1, inquisition=True),
    Ending(lost=(("Contessa",), ("Contessa",)), coins=(3, 10), turns=2, inquisition=True),
)


def by_openspiel(ending: Ending, rounds: int) -> tuple[float, float]:
    """The value of an ending by OpenSpiel's CFR+, and how far its strategies are from an equilibrium."""
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_efg_game(gambit_text(ending))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = pyspiel.expected_returns(game.new_initial_state(), average, -1, True)
    return float(values[0]), float(pyspiel.nash_conv(game, average))


@pytest.mark.parametrize("ending", SEVERAL[:2])
def test_openspiel_finds_the_same_value(ending: Ending) -> None:
    solved = solve(grow(ending))
    assert solved.gap <= 1e-5
    value, open_to = by_openspiel(ending, 300)
    assert solved.value == pytest.approx(value, abs=5e-4)
    assert open_to < 1e-2


@pytest.mark.long
@pytest.mark.parametrize("ending", SEVERAL)
def test_openspiel_finds_the_same_value_to_four_digits(ending: Ending) -> None:
    solved = solve(grow(ending))
    value, open_to = by_openspiel(ending, 2000)
    assert open_to < 1e-4
    assert solved.value == pytest.approx(value, abs=5e-5)


def test_the_tree_is_that_of_the_engine() -> None:
    """Even play is worth the same in the engine's game of OpenSpiel, and so is the best answer to it."""
    pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import expected_game_score, exploitability

    from camarilla.rl.spiel import Coup

    position = {
        "hands": {"A": "Duke", "B": "Contessa"},
        "lost": {"A": "Captain", "B": "Captain"},
        "coins": {"A": 3, "B": 4},
        "to_move": "A",
        "turns": 1,
    }
    options = {"turn_cap": 1, "inquisition": True}
    game = Coup({"players": 2, "options": json.dumps(options), "position": json.dumps(position)})
    even: Any = policy.UniformRandomPolicy(game)
    engine = expected_game_score.policy_value(game.new_initial_state(), [even, even])[0]
    tree = grow(LAST_TURN)
    value, gain = value_against(tree, even_plans(tree))
    assert value == pytest.approx(engine, abs=1e-9)
    assert gain == pytest.approx(exploitability.nash_conv(game, even), abs=1e-9)


def test_who_must_strike_now_bluffs_and_is_doubted() -> None:
    tree = grow(STRIKE_NOW)
    solved = solve(tree)
    first = {one.knows[0]: solved.answers(one) for one in tree.sets if one.seat == 0 and len(one.knows) == 1}
    assert set(first) == {"Duke", "Assassin", "Captain", "Inquisitor", "Contessa"}
    assert first["Assassin"]["assassinate@1"] == pytest.approx(1, abs=1e-2)
    bluffs = [answers["assassinate@1"] for role, answers in first.items() if role != "Assassin"]
    assert any(0.01 < bluff < 0.99 for bluff in bluffs)
    assert all(sum(answers.values()) == pytest.approx(1) for answers in first.values())


def test_nonsense_is_refused() -> None:
    with pytest.raises(BadInput, match="not so many of Duke"):
        grow(Ending(lost=(("Duke", "Duke"), ("Duke", "Duke")), coins=(2, 2), turns=1))
    with pytest.raises(BadInput, match="expected at most 1"):
        grow(Ending(lost=(("Duke", "Captain"), ()), coins=(2, 2), turns=1))
    with pytest.raises(BadInput, match="did not bring the gap below"):
        solve(grow(LAST_TURN), gap=1e-12, rounds=200)
