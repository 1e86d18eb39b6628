"""The rule ledger: clauses are found in whichever case they are written."""

from __future__ import annotations

import pytest

from camarilla.checks.ledger import find_clause
from camarilla.kernel.errors import UnknownClause
from camarilla.kernel.game import find


@pytest.mark.parametrize("written", ["PV-3.3", "pv-3.3"])
def test_clauses_are_found_in_any_case(written):
    assert find_clause(find("potdevin"), written).id == "PV-3.3"


def test_what_is_no_clause_is_refused():
    with pytest.raises(UnknownClause, match=r"no clause 'PV-99'"):
        find_clause(find("potdevin"), "PV-99")
