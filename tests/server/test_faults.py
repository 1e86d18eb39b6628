"""Each fault of `faults.py` a few times: nothing is lost or doubled, and every table goes on by itself."""

from __future__ import annotations

import asyncio

import pytest

from .faults import KINDS, cities, run
from .services import missing

ROUNDS = 2
GAMES = ["coup", "potdevin"]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}"),
]


@pytest.mark.parametrize("name", KINDS)
def test_nothing_is_lost_or_doubled_and_all_go_on(name: str) -> None:
    kind = KINDS[name]
    with cities(kind.processes, lease=2.0) as city:
        tally = asyncio.run(run(city, kind.fault, ROUNDS, GAMES))
    assert tally.acknowledged > 0
    assert (tally.lost, tally.doubled) == (0, 0)
    assert len(tally.standstills) == ROUNDS
