"""The `potdevin` fixture, and a way to play a scenario to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from camarilla.checks.scenario import Scenario
from camarilla.testing import game_fixture

potdevin = game_fixture("potdevin")

Pick = Callable[[list[str]], str]
PlayOut = Callable[[Scenario, Pick], None]


@pytest.fixture
def play_out() -> PlayOut:
    """Plays to the end of the game, answering what `pick` picks of the legal notations."""

    def answer_all(t: Scenario, pick: Pick) -> None:
        while t.to_act:
            seat = t.to_act[0]
            t.play(f"{seat}: {pick(t.legal(seat))}")

    return answer_all
