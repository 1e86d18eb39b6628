"""For tests of games: clause and card tags, scenario modes, and a fixture that builds scenarios.

The top `conftest.py` says `pytest_plugins = ["camarilla.testing"]`, one beside the tests `coup = game_fixture("coup")`.
A test then says `t = coup.position(hands={"A": "Duke"})` and `t.play("A: tax")`. Under `pytest --undo`, `--clone` or
`--json` every answer is also undone and redone, carried on by a clone, or saved and loaded; with several, all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.checks.scenario import Scenario
from camarilla.kernel.game import find
from camarilla.kernel.table import Table

__all__ = ["GameHarness", "card", "disturbance", "game_fixture", "rule", "scenario_mode"]

rule = pytest.mark.rule
"""The clauses a test proves."""
card = pytest.mark.card
"""The cards a test proves."""


MODES = {"undo": "undone and redone", "clone": "carried on by a clone", "json": "saved and loaded"}


def pytest_addoption(parser: pytest.Parser) -> None:
    """The scenario modes."""
    group = parser.getgroup("camarilla")
    for mode, what in MODES.items():
        group.addoption(f"--{mode}", action="store_true", help=f"after every answer a scenario is {what}")


class GameHarness:
    """Builds scenarios of one game, and checks at the end that none stops in the middle of something.

    Here every answer is undone and given again, as `pytest --undo` does:

    >>> coup = GameHarness("coup", "undo")
    >>> t = coup.position(seats=2, hands={"A": "Duke Captain", "B": "Contessa Assassin"}, coins={"A": 2, "B": 2})
    >>> t = t.play("A: tax", "B: pass")
    >>> t.coins
    {'A': 5, 'B': 2}
    >>> t = t.refuse("B: coup@A", rule="CO-1.3")
    >>> coup.finish()
    """

    def __init__(self, game: str, mode: str) -> None:
        self.game = find(game)
        self.mode = mode
        self.made: list[Scenario] = []

    def position(self, seats: int = 4, options: dict[str, Any] | None = None, seed: int = 0, **given: Any) -> Scenario:
        """A scenario at a position by names."""
        return self.scenario(Table.at(self.game, given, seats=seats, options=options, seed=seed))

    def new(self, seats: int = 4, options: dict[str, Any] | None = None, seed: int = 0) -> Scenario:
        """A scenario from the set-up."""
        return self.scenario(Table.new(self.game, seats, seed=seed, options=options))

    def scenario(self, table: Table) -> Scenario:
        """Wrap a table."""
        scenario = Scenario(table, self.mode)
        self.made.append(scenario)
        return scenario

    def finish(self) -> None:
        """Hold what a scenario must hold at its end."""
        for scenario in self.made:
            scenario.finish()


def scenario_mode(config: pytest.Config) -> str:
    """The mode chosen on pytest's command line: one of them, or all at once."""
    chosen = [mode for mode in MODES if config.getoption(f"--{mode}")]
    if len(chosen) > 1:
        return "all"
    return chosen[0] if chosen else "plain"


@pytest.fixture(scope="session")
def disturbance(pytestconfig: pytest.Config) -> str:
    """The scenario mode, for fixtures that make a harness: a test that has this one is a scenario."""
    return scenario_mode(pytestconfig)


def game_fixture(game: str) -> Any:
    """A pytest fixture giving a `GameHarness` of a game."""

    @pytest.fixture(name=game)
    def harness(disturbance: str) -> Iterator[GameHarness]:
        made = GameHarness(game, disturbance)
        yield made
        made.finish()

    return harness
