"""The `coup` fixture."""

from __future__ import annotations

from camarilla.testing import game_fixture

coup = game_fixture("coup")
