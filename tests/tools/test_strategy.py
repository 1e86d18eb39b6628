"""The page that a policy of Coup is drawn on, and the page of exact endings."""

from __future__ import annotations

import json

import numpy as np
import pytest
from tools.endings import page as endings_page
from tools.endings import solved
from tools.strategy import Habits, page, watch

from camarilla.fast import coup, coup_observation
from camarilla.fast.chance import below, seeds
from camarilla.fast.endings import Ending
from camarilla.kernel.errors import BadInput


def even_player() -> Habits:
    """What somebody does who gives every answer as often as the others."""
    habits = Habits()
    row = np.zeros(coup.row_size(2), np.int16)
    coup.set_table(row, 2)
    codes = np.zeros(coup.code_count(2), np.int16)
    for rng in seeds(500, seed=3):
        coup.deal(row, rng)
        while count := coup.next_decision(row, rng, codes):
            chances = np.zeros(coup.code_count(2))
            chances[codes[:count]] = 1 / count
            habits.note(row, chances)
            coup.step(row, codes[below(rng, count)])
    return habits


def test_a_page_tells_what_was_done() -> None:
    drawn = page(even_player())
    assert "| foreign aid | 50 % | 50 % |" in drawn
    assert "| steal | 67 % | 67 % |" in drawn
    # With 2 coins there are five actions, with 3 to 6 six.
    tax = next(line for line in drawn.splitlines() if line.startswith("| Duke, bluffed"))
    assert tax.split(" | ")[3] == "20 %"
    assert tax.split(" | ")[5] == "17 %"
    assert "| Duke | 2 | 50 % |" in drawn
    assert drawn.count("<svg") == 2


def test_weights_of_another_game_are_refused() -> None:
    inputs = coup_observation.observation_size(3)
    arrays = {}
    for name, size, outputs in (("body.0", inputs, 4), ("answers", 4, coup.code_count(3)), ("chances", 4, 3)):
        arrays[f"{name}.weight"] = np.zeros((outputs, size), np.float16)
        arrays[f"{name}.bias"] = np.zeros(outputs, np.float16)
    with pytest.raises(BadInput, match="no policy of two-player Coup"):
        watch(arrays, 10)


@pytest.mark.long
def test_a_policy_is_watched_at_play() -> None:
    pytest.importorskip("numba")
    inputs, codes = coup_observation.observation_size(2), coup.code_count(2)
    arrays = {}
    for name, size, outputs in (("body.0", inputs, 4), ("answers", 4, codes), ("chances", 4, 2)):
        arrays[f"{name}.weight"] = np.zeros((outputs, size), np.float16)
        arrays[f"{name}.bias"] = np.zeros(outputs, np.float16)
    habits = watch(arrays, 3000, tables=64)
    assert habits.questions >= 3000
    assert "| foreign aid | 50 % |" in page(habits)


def test_a_page_of_endings_holds_its_table() -> None:
    ending = Ending(lost=(("Captain",), ("Captain",)), coins=(3, 10), turns=2, inquisition=True)
    told = solved(ending, 1e-4)
    assert told["wins"] == pytest.approx((1 - 0.65385) / 2, abs=1e-3)
    assert told["first"]["Assassin"] == {"assassinate": pytest.approx(1, abs=0.02)}
    drawn = endings_page({"A situation": {"Captain and Captain": told}}, 1e-4)
    data = next(line for line in drawn.splitlines() if line.startswith("const endings"))
    assert json.loads(data.removeprefix("const endings = ").removesuffix(";"))["A situation"]
    assert "| Captain and Captain | 17." in drawn
