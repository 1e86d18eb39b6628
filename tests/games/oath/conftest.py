"""The `oath` fixture. The game need not be registered for its own tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camarilla.games.oath import GAME
from camarilla.kernel.game import names, register
from camarilla.testing import GameHarness


@pytest.fixture
def oath(disturbance: str) -> Iterator[GameHarness]:
    """A harness that builds scenarios of Oath."""
    if disturbance != "plain" and "oath" not in names():
        register(GAME)
    made = GameHarness(GAME, disturbance)
    yield made
    made.finish()
    for scenario in made.made:
        scenario.table.g.check()  # law 6: nothing was made or lost on the way
