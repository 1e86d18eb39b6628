"""Scenario modes for all tests, and the seeds that rotate from day to day."""

from __future__ import annotations

import datetime
import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("camarilla")
    for mode, what in (
        ("undo", "undone and redone"),
        ("clone", "carried on by a clone"),
        ("json", "saved and loaded"),
    ):
        group.addoption(f"--{mode}", action="store_true", help=f"after every answer a scenario is {what}")


@pytest.fixture(scope="session")
def rotating_seed() -> int:
    """A seed that changes daily, so that the laws see new games; CAMARILLA_SEED repeats one."""
    today = datetime.date.today()
    return int(os.environ.get("CAMARILLA_SEED", today.toordinal() * 1000))
