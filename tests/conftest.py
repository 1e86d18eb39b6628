"""Scenario modes for all tests, and the seeds that rotate from day to day."""

from __future__ import annotations

import datetime
import os

import pytest

pytest_plugins = ["camarilla.testing"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Tests of the page are run with the fonts it ships, and once more without; the laws over few games or many."""
    parser.addoption(
        "--laws", choices=("few", "many"), default="few", help="how many random games of each variant keep the laws"
    )
    parser.addoption(
        "--fonts",
        choices=("shipped", "blocked"),
        default="shipped",
        help="whether the browser gets the fonts of the page; blocked: only tests of the layout are run",
    )


@pytest.fixture(scope="session")
def collected(pytestconfig: pytest.Config) -> list[tuple[str, frozenset[str]]]:
    """The ids and marks of all tests in the paths that pytest was given."""
    return pytestconfig.stash[COLLECTED]


@pytest.fixture(scope="session")
def rotating_seed() -> int:
    """A seed that changes daily, so that the laws see new games; CAMARILLA_SEED repeats one."""
    today = datetime.date.today()
    return int(os.environ.get("CAMARILLA_SEED", today.toordinal() * 1000))


COLLECTED = pytest.StashKey[list[tuple[str, frozenset[str]]]]()
"""The ids and marks of all tests that pytest has collected, also of those that it was told not to run."""
MARKS = {"disturbance": "scenario", "browse": "browser"}
"""What the tests that ask for these fixtures are."""
FIRST = ("test_laws.py",)
"""Files with tests of some seconds, besides those that are marked as long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what the stages choose by, and put long tests first.

    Two workers begin with half of the tests each: the long ones come first in either half, so that none is left for the
    end, where the other worker would have nothing to do.
    """
    for item in items:
        for name, mark in MARKS.items():
            if name in getattr(item, "fixturenames", ()):
                item.add_marker(mark)
        if item.get_closest_marker("browser") and not item.get_closest_marker("smoke"):
            item.add_marker("long")
    config.stash[COLLECTED] = [(item.nodeid, frozenset(mark.name for mark in item.iter_markers())) for item in items]
    long: list[pytest.Item] = []
    short: list[pytest.Item] = []
    for item in items:
        (long if item.get_closest_marker("long") or item.path.name in FIRST else short).append(item)
    half = len(short) // 2
    items[:] = [*long[::2], *short[:half], *long[1::2], *short[half:]]
