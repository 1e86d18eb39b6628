"""The simulated city (`bench/city.py`): it has the server's numbers, and no table stands still for long."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bench import city

from camarilla.server.live import hub, leases
from camarilla.server.settings import Settings

SMALL = city.Plan(processes=50, tables=2_000, kills=3, deployed_at_once=1)


def test_the_city_has_the_numbers_of_the_server() -> None:
    assert Settings(database_url="", secret="").lease == city.LEASE
    assert leases.RENEWALS == city.RENEWALS
    assert hub.SWEEP_SECONDS == city.SWEEP
    assert hub.HANDED_OVER_PER_SECOND == city.HANDED_OVER_PER_SECOND


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_small_city_goes_on_whatever_happens(seed: int) -> None:
    report = city.simulate(replace(SMALL, seed=seed))
    assert len(report.standstills["killed"]) > 0
    assert len(report.standstills["drained"]) >= SMALL.tables
    assert report.worst("killed") < 8.0
    assert report.worst("drained") < 2.0
    assert report.moved_by_outage == 0, "who could not renew either takes nobody for dead"


def test_a_seed_gives_the_same_city() -> None:
    one, two = city.simulate(SMALL), city.simulate(SMALL)
    assert one.standstills == two.standstills
    assert one.loads == two.loads


def test_a_lease_that_is_longer_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(city, "LEASE", 15.0)
    assert city.simulate(SMALL).worst("killed") > 10.0
