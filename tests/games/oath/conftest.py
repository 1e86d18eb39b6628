"""The `oath` fixture. The game need not be registered for its own tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camarilla.games.oath import GAME
from camarilla.kernel.game import names, register
from camarilla.testing import GameHarness, scenario_mode


@pytest.fixture
def oath(request: pytest.FixtureRequest) -> Iterator[GameHarness]:
    """A harness that builds scenarios of Oath."""
    mode = scenario_mode(request.config)
    if mode == "json" and "oath" not in names():
        register(GAME)
    made = GameHarness(GAME, mode)
    yield made
    made.finish()
