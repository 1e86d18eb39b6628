"""The `pax` fixture; after every test all its tables are whole, as law 6 asks."""

from __future__ import annotations

import pytest

from camarilla.testing import game_fixture

pax = game_fixture("pax")


@pytest.fixture(autouse=True)
def whole(request):
    """Every card, token and favour is in exactly one place when a test is done."""
    made = request.getfixturevalue("pax").made if "pax" in request.fixturenames else []
    yield
    for scenario in made:
        scenario.table.g.check()
