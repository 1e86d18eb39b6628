"""The `pax` fixture."""

from __future__ import annotations

from camarilla.games.pax import GAME
from camarilla.kernel.game import names, register
from camarilla.testing import game_fixture

if "pax" not in names():
    register(GAME)

pax = game_fixture("pax")
