"""The `inwo` fixture. The game is made known for the length of a test, whether or not an entry point names it."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME
from camarilla.kernel.game import registry
from camarilla.testing import GameHarness


@pytest.fixture(autouse=True)
def known_game():
    """Let `find` know the game."""
    before = registry().get("inwo")
    registry()["inwo"] = GAME
    yield
    if before is None:
        registry().pop("inwo", None)


@pytest.fixture
def inwo(disturbance, known_game):
    """A harness for scenarios; what is under way at the end of a test is carried on to the next checkpoint."""
    made = GameHarness(GAME, disturbance)
    yield made
    for scenario in made.made:
        from .helpers import carry_on

        carry_on(scenario)
    made.finish()
