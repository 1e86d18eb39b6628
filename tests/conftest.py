"""Scenario modes for all tests, and the seeds that rotate from day to day."""

from __future__ import annotations

import datetime
import os

import pytest

pytest_plugins = ["camarilla.testing"]


@pytest.fixture(scope="session")
def rotating_seed() -> int:
    """A seed that changes daily, so that the laws see new games; CAMARILLA_SEED repeats one."""
    today = datetime.date.today()
    return int(os.environ.get("CAMARILLA_SEED", today.toordinal() * 1000))
