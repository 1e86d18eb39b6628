"""What happens in one forked process: the broken module is put in place of the real one, and the tests run.

The game's modules are always loaded from their plain sources, also where a compiled build lies beside them.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

__all__ = ["Clean", "Outcome", "Picked", "Plain", "Test", "misread", "run_tests"]

MEMORY = 4 << 30
"""Bytes of address space a child may have: a mutant may fill memory for ever."""
SLOWER = 5
"""A test may take this many times its clean time (which was measured while lines were followed), and the patience."""
MODES = ("clone", "undo", "json")
"""Pytest options of the checkout under which scenarios are played again in another way (law 9)."""
OPTIONS = ["-x", "-q", "--tb=no", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:faulthandler"]

Line = tuple[str, int]


@dataclass
class Outcome:
    """How a run of tests in a child ended."""

    code: int
    test: str = ""
    """The test that failed first, or took too long."""
    late: bool = False


@dataclass
class Test:
    """A test as the clean run found it."""

    id: str
    tags: set[str]
    seconds: float = 0.0
    lines: set[Line] = field(default_factory=set)
    """The lines of the game's modules that ran."""


@dataclass
class Clean:
    """What the clean run found."""

    outcome: Outcome
    tests: list[Test]
    on_import: set[Line]
    modes: list[str]
    """Those of `MODES` that the checkout knows."""
    seconds: float


class PlainLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from its source, or from code made of a broken one."""

    def __init__(self, name: str, path: str, code: CodeType | None) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType | None:
        """The code to run."""
        return self.code or super().get_code(fullname)


class Plain(importlib.abc.MetaPathFinder):
    """Finds the modules of one game, `broken` ones among them, wherever the game's folder lies."""

    def __init__(self, package: str, folder: Path, broken: dict[str, CodeType]) -> None:
        self.package = package
        self.folder = folder
        self.broken = broken

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Where a module of the game is."""
        if name != self.package and not name.startswith(self.package + "."):
            return None
        place = self.folder.joinpath(*name[len(self.package) :].split(".")[1:])
        is_package = place.is_dir()
        file = place / "__init__.py" if is_package else place.with_suffix(".py")
        loader = PlainLoader(name, str(file), self.broken.get(name))
        folders = [str(place)] if is_package else None
        return importlib.util.spec_from_file_location(name, file, loader=loader, submodule_search_locations=folders)


class Watch:
    """A pytest plugin: remembers the first failure, and ends the process when a test takes far too long.

    Time is processor time, so that a busy machine makes no mutant look endless.
    """

    def __init__(self, connection: Connection, seconds: dict[str, float], patience: float) -> None:
        self.connection = connection
        self.seconds = seconds
        self.patience = patience
        self.test = ""
        self.failed = ""
        signal.signal(signal.SIGPROF, self.too_late)
        self.wind(seconds.get("", 0.0))

    def wind(self, seconds: float) -> None:
        """Start the clock anew."""
        signal.setitimer(signal.ITIMER_PROF, self.patience + SLOWER * seconds)

    def too_late(self, number: int, frame: FrameType | None) -> None:
        """The clock has run out."""
        self.connection.send(Outcome(1, self.test, late=True))
        os._exit(0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        self.test = nodeid
        self.wind(self.seconds.get(nodeid, self.seconds.get("", 0.0)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test, its set-up or its end, is done."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file was read."""
        if report.failed:
            self.failed = self.failed or report.nodeid


class Picked:
    """A pytest plugin: runs only these tests, in this order."""

    def __init__(self, ids: list[str]) -> None:
        self.rank = {id: rank for rank, id in enumerate(ids)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        items[:] = sorted([item for item in items if item.nodeid in self.rank], key=lambda item: self.rank[item.nodeid])


class Record:
    """A pytest plugin for the clean run: each test's tags, time, and the game's lines that it runs."""

    def __init__(self, folder: Path, modules: list[str], traced: bool) -> None:
        self.files = {str(path): path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
        self.tests: dict[str, Test] = {}
        self.on_import: set[Line] = set()
        self.lines = self.on_import
        self.modes: list[str] = []
        self.started = perf_counter()
        if traced:
            sys.settrace(self.enter)
        for module in modules:
            importlib.import_module(module)

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Called for every function that begins: only those of the game are followed."""
        return self.step if frame.f_code.co_filename in self.files else None

    def step(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Called for every line of the game."""
        if event == "line":
            self.lines.add((self.files[frame.f_code.co_filename], frame.f_lineno))
        return self.step

    def pytest_configure(self, config: pytest.Config) -> None:
        """See which modes the checkout has."""
        self.modes = [mode for mode in MODES if config.getoption(mode, None) is not None]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Follow one test."""
        tags = {str(arg) for name in ("rule", "card") for marker in item.iter_markers(name) for arg in marker.args}
        test = self.tests[item.nodeid] = Test(item.nodeid, tags)
        self.lines = test.lines
        began = perf_counter()
        result = yield
        test.seconds = perf_counter() - began
        self.lines = self.on_import
        return result

    def clean(self, outcome: Outcome) -> Clean:
        """All that was found."""
        sys.settrace(None)
        return Clean(outcome, list(self.tests.values()), self.on_import, self.modes, perf_counter() - self.started)


def run_tests(
    connection: Connection,
    finder: Plain,
    arguments: list[str],
    seconds: dict[str, float],
    patience: float,
    ids: list[str] | None = None,
    record: tuple[list[str], bool] | None = None,
) -> None:
    """Run tests in this process, send the outcome (a clean run: all it recorded), and end the process.

    `seconds` are clean times by test, and under the empty name that of reading the tests. `ids` picks tests; `record`
    (modules to import first, whether to follow lines) makes it a clean run.
    """
    silence()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, finder)
    watch = Watch(connection, seconds, patience)
    plugins: list[object] = [watch]
    recorder = None
    if ids is not None:
        plugins.append(Picked(ids))
    if record is not None:
        recorder = Record(finder.folder, *record)
        plugins.append(recorder)
    code = int(pytest.main([*OPTIONS, *arguments], plugins=plugins))
    signal.setitimer(signal.ITIMER_PROF, 0)
    outcome = Outcome(code, watch.failed)
    connection.send(recorder.clean(outcome) if recorder else outcome)
    os._exit(0)


def misread(path: Path, text: str) -> None:
    """From now on, reading a file as text gives something else than it says."""
    read = Path.read_text

    def read_text(self: Path, *words: Any, **more: Any) -> str:
        return text if self == path else read(self, *words, **more)

    Path.read_text = read_text  # type: ignore[method-assign]


def silence() -> None:
    """Nothing a child prints is of interest."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
