"""Forks a process for every mutant and collects what the tests say.

The parent imports once what every child needs, never the game itself. A mutant goes through stages until a test
notices: the tests that run its statement and name its clause; then all others, those that run its statement first (the
rest may see what an earlier test left in a cache); then, if asked for, the tests that run the statement in each mode
that the checkout has, and the laws. A statement that no test runs in a mode cannot be noticed in it, so nothing is run.
All tests read the cards; so of a broken card those are tried first that have noticed most others.

A tool that finds fault with everything would report that every rule is tested. So the game goes unbroken through the
same stages before and after the mutants and must pass, and no file may change in between.
"""

from __future__ import annotations

import gc
import importlib
import io
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from importlib.metadata import entry_points
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import hypothesis
import pytest

from .child import Clean, Outcome, Plain, Test, misread, run_tests
from .data import Data
from .game import LAWS, Failure, Game
from .sites import Module, Mutant

__all__ = ["NOTICED", "SURVIVED", "TIMEOUT", "Result", "Runner"]

NOTICED, TIMEOUT, SURVIVED = "noticed", "timeout", "survived"
SLOW = 0.5
"""Tests that take longer than these seconds come after the others."""
KEENEST = 5
"""So many test functions are tried first on a broken card."""
CHECK = 5.0
"""Seconds between looks at whether files have changed."""
WALL = 120.0
"""Seconds of real time after which a child that its own clock has not stopped is killed, beyond ten clean runs."""


@dataclass
class Result:
    """What became of a mutant."""

    mutant: Mutant
    status: str
    by: str = ""
    """The test that noticed, with the mode if it is not the plain one; for a survivor, whether any test runs it."""


@dataclass
class Stage:
    """One run of tests: pytest's arguments, and which tests (None: all)."""

    mode: str
    arguments: list[str]
    ids: list[str] | None
    clean: Clean


class Forks:
    """At most so many children at once; each sends one message, or is ended."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.context = multiprocessing.get_context("fork")
        self.running: dict[Connection, tuple[Any, Any, float]] = {}

    def start(self, key: Any, work: Callable[[Connection], None], seconds: float) -> None:
        """Fork a child that does `work` for at most that many seconds."""
        here, there = self.context.Pipe(duplex=False)
        process = self.context.Process(target=work, args=(there,), daemon=True)
        process.start()
        there.close()
        self.running[here] = key, process, monotonic() + seconds

    def finished(self) -> Iterator[tuple[Any, Any]]:
        """Wait, and give keys and messages of children that have ended (None: without a word)."""
        nearest = min(deadline for _, _, deadline in self.running.values())
        for connection in wait(list(self.running), max(0.0, nearest - monotonic())):
            assert isinstance(connection, Connection)
            key, process, _ = self.running.pop(connection)
            try:
                message = connection.recv()
            except EOFError:
                message = None
            end(process, connection)
            yield key, message
        for connection, (key, process, deadline) in list(self.running.items()):
            if monotonic() >= deadline:
                del self.running[connection]
                end(process, connection)
                yield key, Outcome(1, late=True)


def function_of(test: str) -> str:
    """The test of an id without what it is given."""
    return test.partition("[")[0]


def end(process: Any, connection: Connection) -> None:
    """Be done with a child."""
    process.kill()
    process.join()
    connection.close()


class Runner:
    """Runs the mutants of one game."""

    def __init__(
        self,
        game: Game,
        modules: list[Module],
        data: list[Data],
        jobs: int,
        patience: float,
        modes: bool = False,
        laws: bool = False,
    ) -> None:
        self.game = game
        self.data = {part.file: part for part in data}
        self.modules = {module.file: module for module in modules}
        self.jobs = jobs
        self.patience = patience
        self.modes = modes
        self.laws = laws
        self.scratch = TemporaryDirectory(prefix="mutants-")
        """For what Python compiles: tests are read hundreds of times."""
        self.unbroken = {game.name_of(module.file): module.code_of(None) for module in modules}
        self.clean: dict[str, Clean] = {}
        """The clean run in each mode; `plain` and `laws` are two of them."""
        self.running: dict[tuple[str, str, int], list[int]] = {}
        """By mode, file and line: the tests that run the line."""
        self.keen: Counter[str] = Counter()
        """Test functions, by how many broken cards they have noticed."""

    # -- the clean run -------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Import what all children need, and run the tests on the game as it is."""
        os.chdir(self.game.root)
        os.environ.setdefault("CAMARILLA_SEED", "0")
        sys.path.insert(0, str(self.game.root / "src"))
        self.warm()
        self.run_clean({"plain": self.game.tests})
        known = self.clean["plain"].modes if self.modes else []
        more = {mode: [*self.game.tests, f"--{mode}"] for mode in known}
        if self.laws:
            more["laws"] = [LAWS, "-k", self.game.name]
        self.run_clean(more)
        for mode, clean in self.clean.items():
            for index, test in enumerate(clean.tests):
                for file, line in test.lines:
                    self.running.setdefault((mode, file, line), []).append(index)
        self.control()
        if any(name == self.game.package or name.startswith(self.game.package + ".") for name in sys.modules):
            raise Failure(f"{self.game.package} is loaded before it can be broken; something imports it too early")
        gc.collect()
        gc.freeze()

    def warm(self) -> None:
        """Import pytest's plugins, the kernel and the other games; make hypothesis the same in every run, and brief."""
        for name in ("camarilla.testing", "camarilla.checks.laws"):
            importlib.import_module(name)
        with redirect_stdout(io.StringIO()):
            pytest.main(["--collect-only", "--rootdir", self.scratch.name, "-p", "no:cacheprovider", self.scratch.name])
        for entry in entry_points(group="camarilla.games"):
            if entry.module != self.game.package:
                entry.load()
        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        checks = list(hypothesis.HealthCheck)
        hypothesis.settings.register_profile(
            "mutants", derandomize=True, database=None, deadline=None, phases=phases, suppress_health_check=checks
        )
        hypothesis.settings.load_profile("mutants")
        # What was imported so far came as it was compiled before; what a mutant reads must leave no trace.
        sys.dont_write_bytecode = False
        sys.pycache_prefix = self.scratch.name

    def run_clean(self, runs: dict[str, list[str]]) -> None:
        """Run the tests in some modes; they must pass."""
        forks = Forks(self.jobs)
        names = [self.game.name_of(file) for file in self.modules]
        waiting = list(runs.items())
        while waiting or forks.running:
            while waiting and len(forks.running) < self.jobs:
                mode, arguments = waiting.pop(0)
                record = (names, mode != "laws")
                forks.start(mode, partial(self.child, None, arguments, {}, 0.0, None, record), 3600.0)
            for mode, message in forks.finished():
                if not isinstance(message, Clean):
                    raise Failure(f"the clean run ({mode}) ended without a word: does {self.game.package} import?")
                self.check_clean(mode, message)
                self.clean[mode] = message

    def check_clean(self, mode: str, clean: Clean) -> None:
        """Refuse to go on without passing tests."""
        if clean.outcome.code == pytest.ExitCode.NO_TESTS_COLLECTED:
            raise Failure(f"the clean run ({mode}) finds no tests")
        if clean.outcome.code:
            what = clean.outcome.test or f"pytest ends with {clean.outcome.code}"
            raise Failure(f"the clean run ({mode}) must pass before anything is broken: {what}")

    def control(self) -> None:
        """Put the game, unbroken, through what mutants go through: nothing may be noticed, nothing may have changed."""
        self.check_files()
        forks = Forks(self.jobs)
        waiting = [stage for mode, clean in self.clean.items() for stage in self.whole(mode, clean)]
        while waiting or forks.running:
            while waiting and len(forks.running) < self.jobs:
                self.begin(forks, None, iter([waiting.pop(0)]))
            for (_, stage), outcome in forks.finished():
                self.check_files()
                if not isinstance(outcome, Outcome) or outcome.code or outcome.late:
                    what = outcome.test if isinstance(outcome, Outcome) else "the process died"
                    raise Failure(
                        f"with nothing broken, the tests fail ({stage.mode}): {what}; no result can be trusted"
                    )

    def whole(self, mode: str, clean: Clean) -> Iterator[Stage]:
        """All tests of a mode."""
        if mode == "laws":
            yield Stage(mode, [LAWS, "-k", self.game.name], None, clean)
        else:
            yield from self.stage(mode, [test.id for test in clean.tests])

    def check_files(self) -> None:
        """Refuse to go on with other files than those we started with."""
        now, then = self.game.stamps(), self.game.files
        changed = sorted(path for path in {*now, *then} if now.get(path) != then.get(path))
        if changed:
            raise Failure(
                f"{changed[0]} changed while the mutants ran; no result can be trusted: run again, or on a copy"
            )

    # -- the mutants ---------------------------------------------------------------------------------------------

    def run(self, mutants: list[Mutant]) -> Iterator[Result]:
        """Run mutants, and give each one's result as soon as it is there."""
        forks = Forks(self.jobs)
        waiting = iter(mutants)
        stages: dict[Mutant, Iterator[Stage]] = {}
        checked = monotonic()
        while True:
            while len(forks.running) < self.jobs:
                mutant = next(waiting, None)
                if mutant is None:
                    break
                stages[mutant] = self.stages(mutant)
                if not self.begin(forks, mutant, stages[mutant]):
                    yield Result(mutant, SURVIVED, "no test runs it")
            if not forks.running:
                break
            for (mutant, stage), outcome in forks.finished():
                result = self.judge(mutant, stage, outcome)
                if result is None and not self.begin(forks, mutant, stages[mutant]):
                    result = Result(mutant, SURVIVED)
                if result is not None:
                    self.keen.update([function_of(result.by)] if mutant.file in self.data and result.by else [])
                    yield result
            if monotonic() - checked > CHECK:
                self.check_files()
                checked = monotonic()
        self.control()

    def begin(self, forks: Forks, mutant: Mutant | None, stages: Iterator[Stage]) -> bool:
        """Fork a child for the next stage of a mutant, if there is one."""
        stage = next(stages, None)
        if stage is None:
            return False
        seconds = {test.id: test.seconds for test in stage.clean.tests}
        seconds[""] = stage.clean.seconds
        work = partial(self.child, mutant, stage.arguments, seconds, self.patience, stage.ids, None)
        forks.start((mutant, stage), work, WALL + 10 * stage.clean.seconds)
        return True

    def stages(self, mutant: Mutant) -> Iterator[Stage]:
        """The runs that may notice a mutant, the likeliest and quickest first."""
        for mode, clean in self.clean.items():
            if mode == "laws":
                yield from self.whole(mode, clean)
                continue
            tests = self.tests_of(mutant, mode)
            if mode == "plain" and tests:
                rest = list(dict.fromkeys(test.id for test in [*tests, *clean.tests]))
                keen = {name for name, _ in self.keen.most_common(KEENEST)} if mutant.file in self.data else set()
                near = {test.id for test in tests if not test.tags.isdisjoint(mutant.tags)}
                for first in ({id for id in rest if function_of(id) in keen}, near):
                    yield from self.stage(mode, [id for id in rest if id in first])
                    rest = [id for id in rest if id not in first]
                yield from self.stage(mode, rest)
            else:
                yield from self.stage(mode, [test.id for test in tests])

    def stage(self, mode: str, ids: list[str]) -> Iterator[Stage]:
        """A run of these tests, if there are any."""
        if ids:
            files = list(dict.fromkeys(id.partition("::")[0] for id in ids))
            yield Stage(mode, files if mode == "plain" else [*files, f"--{mode}"], ids, self.clean[mode])

    def tests_of(self, mutant: Mutant, mode: str) -> list[Test]:
        """The tests that run a mutant's statement: those that name its clause or card first, slow ones last."""
        clean = self.clean[mode]
        first, last = mutant.lines
        places = [(mutant.file, line) for line in range(first, last + 1)]
        if mutant.file in self.data or not clean.on_import.isdisjoint(places):
            indices = list(range(len(clean.tests)))
        else:
            indices = sorted({index for place in places for index in self.running.get((mode, *place), ())})
        tests = [clean.tests[index] for index in indices]
        rank = {tag: number for number, tag in enumerate(mutant.tags)}
        return sorted(
            tests, key=lambda test: (test.seconds > SLOW, min([rank.get(tag, 999) for tag in test.tags], default=999))
        )

    def judge(self, mutant: Mutant, stage: Stage, outcome: Outcome | None) -> Result | None:
        """The result of a mutant after a stage, or None if nobody noticed."""
        mode = "" if stage.mode == "plain" else f" ({stage.mode})"
        if outcome is None:
            return Result(mutant, NOTICED, f"the process died{mode}")
        if outcome.late:
            return Result(mutant, TIMEOUT, outcome.test + mode)
        if outcome.code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return None
        if outcome.code == pytest.ExitCode.USAGE_ERROR and not outcome.test:
            return Result(mutant, NOTICED, f"conftest.py cannot be read{mode}")  # `control` has shown that it can
        return Result(mutant, NOTICED, (outcome.test or f"pytest ends with {outcome.code}") + mode)

    def child(
        self,
        mutant: Mutant | None,
        arguments: list[str],
        seconds: dict[str, float],
        patience: float,
        ids: list[str] | None,
        record: tuple[list[str], bool] | None,
        connection: Connection,
    ) -> None:
        """What a forked process does. All modules of rules come from the text that was read at the start."""
        broken = dict(self.unbroken)
        if mutant is not None and mutant.file in self.data:
            data = self.data[mutant.file]
            misread(Path(data.path), data.text_of(mutant))
        elif mutant is not None:
            broken[self.game.name_of(mutant.file)] = self.modules[mutant.file].code_of(mutant)
        finder = Plain(self.game.package, self.game.folder, broken)
        run_tests(connection, finder, arguments, seconds, patience, ids, record)
