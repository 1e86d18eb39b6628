"""The `pax` fixture."""

from __future__ import annotations

from camarilla.testing import game_fixture

pax = game_fixture("pax")
