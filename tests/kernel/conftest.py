"""The miniature games are registered while the tests of this folder run, so that positions and records find them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camarilla.kernel.game import register, registry
from camarilla.testing import game_fixture

from .games import cancel as cancel_game
from .games import errand, follow, leak, nested, peek, sealed, trade, written

GAMES = (
    [module.GAME for module in (cancel_game, errand, follow, nested, sealed, trade, peek, written)]
    + leak.GAMES
    + [follow.FORGETFUL, errand.TRUSTING]
)


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    for game in GAMES:
        register(game)
    yield
    for game in GAMES:
        del registry()[game.name]


cancel = game_fixture("cancel")
nesting = game_fixture("nested")
sealing = game_fixture("sealed")
trading = game_fixture("trade")
peeking = game_fixture("peek")
writing = game_fixture("written")
