"""Crowded positions of games with cards that interfere, played on under all laws.

The seeds are new every day, as those of the laws.
"""

from __future__ import annotations

import pytest

from camarilla.checks.dense import Ledger, check_crowd, next_positions
from camarilla.kernel.game import find, names

CROWDED = [name for name in names() if find(name).crowds is not None]
ROUNDS = 3


@pytest.mark.parametrize("name", CROWDED)
def test_a_crowded_position_keeps_the_laws(name, rotating_seed):
    ledger = Ledger(name, rotating_seed)
    ledger.enter([check_crowd(name, next_positions(ledger)[0])])
    assert ledger.faults == []
    assert ledger.met
    assert ledger.report.decisions > 10


@pytest.mark.long
@pytest.mark.parametrize("name", CROWDED)
def test_many_crowded_positions_keep_the_laws(name, rotating_seed):
    ledger = Ledger(name, rotating_seed)
    for _ in range(ROUNDS):
        if not ledger.finished():
            ledger.enter([check_crowd(name, meeting) for meeting in next_positions(ledger)])
    assert ledger.faults == []
    assert len(ledger.met) > len(ledger.unmet())
