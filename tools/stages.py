"""The stages of `make test` and `make test-all`, as data, and what runs them.

`python -m tools.stages test` runs the stages of a goal (`test`, `long` or both), or stages by name. Each prints one
line with its time; what it says goes to build/NAME.log, and to the terminal if it fails. `--count` tells how many tests
each stage runs, and in which ways.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from signal import SIGTERM
from threading import Lock
from typing import IO

__all__ = [
    "STAGES",
    "Item",
    "Outcome",
    "Runner",
    "Selection",
    "Stage",
    "Way",
    "close",
    "collect",
    "due",
    "main",
    "unrun",
]

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "build"
BUILDS = {"plain": ".venv", "compiled": ".venv-compiled"}
"""The virtual environment that has each build."""
ALSO_COMPILED = ("tests/kernel/", "tests/checks/", "tests/games/", "tests/bots/")
"""What is tested in both builds; long tests in the compiled one only, since both play the same games (`digest`)."""
SLOWEST = ("--durations", "25", "--durations-min", "1")
"""Has the log of a stage tell where its time went."""
ACCIDENTS = 10
"""If more tests than these fail, it was no accident, and they are not run again."""
NO_TESTS = 5
"""The exit code of pytest that has run no test."""
SHOWN = 400
"""Lines of a failure on the terminal; the log file has all."""


@dataclass(frozen=True)
class Selection:
    """Which tests a stage runs, and how."""

    paths: tuple[str, ...] = ("tests",)
    ignore: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    """Marks that a test must have."""
    without: tuple[str, ...] = ()
    """Marks that it must not have."""
    mode: str = "plain"
    """`disturbed`: after every answer a scenario is undone and redone, carried on by a clone, saved and loaded."""
    fonts: str = "shipped"
    """`blocked`: pages do not get the fonts they ship."""
    laws: str = "few"
    """`many`: the laws are held over more random games."""
    build: str = "plain"
    may_be_none: bool = False
    """Whether the stage passes if no test is left to run."""

    def words(self) -> list[str]:
        """What pytest is told."""
        words = [*self.paths, *[f"--ignore={path}" for path in self.ignore]]
        if marks := [*self.only, *[f"not {mark}" for mark in self.without]]:
            words += ["-m", " and ".join(marks)]
        if self.mode == "disturbed":
            words += ["--undo", "--clone", "--json"]
        if self.fonts == "blocked":
            words += ["--fonts", "blocked"]
        if self.laws == "many":
            words += ["--laws", "many"]
        return words


@dataclass(frozen=True)
class Stage:
    """Some commands, or some tests."""

    name: str
    goal: str
    does: str
    commands: tuple[tuple[str, ...], ...] = ()
    tests: Selection | None = None
    beside: bool = False
    """Whether it runs beside everything else, in what the others leave of the machine."""
    after: str = ""
    """A stage beside the others that must be over first."""


NPM = ("python", "hatch_build.py", "run")

STAGES = (
    Stage("lint", "test", "style", (("ruff", "check", "."), ("ruff", "format", "--check", "."))),
    Stage("check-types", "test", "types, strict", (("mypy",),)),
    Stage(
        "check-web",
        "test",
        "the page: format, style, types, unit tests, size",
        tuple((*NPM, script) for script in ("format:check", "lint", "check", "test", "size")),
    ),
    Stage("check-layers", "test", "imports point down only", (("lint-imports",),)),
    Stage("docs", "test", "the documentation, with every link", (("mkdocs", "build", "--strict", "--quiet"),)),
    Stage(
        "unit",
        "test",
        "all tests but the long ones and the browser's; scenarios disturbed, laws on today's seeds",
        tests=Selection(ignore=("tests/web",), without=("long",), mode="disturbed"),
    ),
    # In processes of their own: the browser's driver keeps an event loop, which other tests cannot share.
    Stage(
        "browser",
        "test",
        "a game of each in Chromium, and some pages",
        tests=Selection(("tests/web",), without=("long",)),
    ),
    Stage(
        "wheel",
        "long",
        "the compiled build",
        (("make", "--no-print-directory", ".venv-compiled/.installed"),),
        beside=True,
    ),
    Stage(
        "slow",
        "long",
        "the long tests: notebooks, Ray, training, mutants",
        tests=Selection(ignore=("tests/web", "tests/server", *ALSO_COMPILED), only=("long",), mode="disturbed"),
    ),
    # In processes of their own, too: after Ray and PyTorch, tests that start services lost their captured output.
    Stage(
        "cities",
        "long",
        "the server with PostgreSQL and Redis, killed, stormed, fuzzed",
        tests=Selection(("tests/server",), only=("long",), mode="disturbed"),
    ),
    Stage(
        "scenarios", "long", "every scenario undisturbed", tests=Selection(ignore=("tests/web",), only=("scenario",))
    ),
    Stage(
        "pages", "long", "the browser at all sizes, in both languages", tests=Selection(("tests/web",), only=("long",))
    ),
    Stage(
        "fonts",
        "long",
        "whole games and every layout again, in the widest fonts that a machine may have",
        tests=Selection(("tests/web",), only=("browser", "layout"), fonts="blocked"),
    ),
    Stage(
        "compiled",
        "long",
        "kernel, checks, games and bots in the compiled build, the laws over many games, strength of bots",
        tests=Selection(ALSO_COMPILED, laws="many", build="compiled"),
        after="wheel",
    ),
    Stage(
        "digest",
        "long",
        "both builds play the same games",
        (("make", "--no-print-directory", "digest"),),
        after="wheel",
    ),
)


# -- What runs where ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Item:
    """A test that pytest has collected."""

    id: str
    marks: frozenset[str]


@dataclass(frozen=True, order=True)
class Way:
    """One way to run a test; a mode or fonts that make no difference to it are empty."""

    build: str
    mode: str = ""
    fonts: str = ""


def collect(*paths: str) -> list[Item]:
    """Every test in these paths, or of all, by a pytest of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "items.json"
        words = ["--collect-only", "-qq", "-p", "tools.items", "-p", "no:cacheprovider", *paths]
        subprocess.run(
            [sys.executable, "-m", "pytest", *words],
            cwd=ROOT,
            env={**os.environ, "CAMARILLA_ITEMS": str(file), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return [Item(name, frozenset(marks)) for name, marks in json.loads(file.read_text("utf-8"))]


def due(item: Item) -> set[Way]:
    """All ways in which a test is to be run."""
    modes = ("plain", "disturbed") if "scenario" in item.marks else ("",)
    fonts: tuple[str, ...] = ("",)
    if "browser" in item.marks:
        fonts = ("shipped", "blocked") if "layout" in item.marks else ("shipped",)
    compiled = {Way("compiled", modes[0], font) for font in fonts} if item.id.startswith(ALSO_COMPILED) else set()
    if compiled and "long" in item.marks:
        return compiled
    return compiled | {Way("plain", mode, font) for mode in modes for font in fonts}


def run_by(stage: Stage, item: Item) -> Way | None:
    """The way in which a stage runs a test, if it does."""
    tests = stage.tests
    if tests is None or not within(item.id, tests.paths) or within(item.id, tests.ignore):
        return None
    if not item.marks.issuperset(tests.only) or not item.marks.isdisjoint(tests.without):
        return None
    mode = tests.mode if "scenario" in item.marks else ""
    return Way(tests.build, mode, tests.fonts if "browser" in item.marks else "")


def within(name: str, paths: Iterable[str]) -> bool:
    """Whether a test lies in one of these folders or files."""
    return any(name.startswith((f"{path.rstrip('/')}/", f"{path}::")) for path in paths)


def unrun(items: Iterable[Item], stages: Iterable[Stage] = STAGES) -> list[tuple[str, Way]]:
    """Tests that no stage runs, with the way in which none does."""
    chosen = list(stages)
    missing = []
    for item in items:
        ways = {run_by(stage, item) for stage in chosen}
        missing += [(item.id, way) for way in sorted(due(item) - ways)]
    return missing


def counts(items: list[Item]) -> Iterator[str]:
    """How many tests each stage runs, and in which ways, in lines."""
    for stage in STAGES:
        if stage.tests is not None:
            yield f"{stage.name:12} {sum(run_by(stage, item) is not None for item in items):6}"
    ways = Counter(way for stage in STAGES for item in items if (way := run_by(stage, item)))
    for way, number in sorted(ways.items()):
        yield f"{number:6} {way.build} build{way.mode and f', {way.mode}'}{way.fonts and f', fonts {way.fonts}'}"
    yield f"{len(items):6} tests in all, {len(unrun(items))} ways to run one that no stage takes"


# -- Running -----------------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """What came of a stage."""

    stage: Stage
    good: bool = False
    seconds: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    """Tests by what came of them: passed, failed, skipped."""
    skipped: Counter[str] = field(default_factory=Counter)
    """Skipped tests by the reason."""
    again: list[str] = field(default_factory=list)
    """Tests that failed, were run again by themselves, and passed."""
    shown: str = ""
    """What to print if it failed."""

    def line(self) -> str:
        """The outcome in one line."""
        said = [f"{number} {word}" for word, number in self.counts.items()]
        if not self.good:
            said.insert(0, "FAILED")
        elif not said:
            said.append("no tests" if self.stage.tests else "passed")
        return f"{self.stage.name:13} {', '.join(said):48} {self.seconds:5.0f} s"

    def report(self) -> None:
        """Print the line, and what failed."""
        print(self.line(), flush=True)
        for name in self.again:
            print(f"    failed beside other tests, passed alone: {name}", flush=True)
        if not self.good:
            lines = self.shown.rstrip().splitlines()
            left_out = len(lines) - SHOWN
            if left_out > 0:
                print(f"    ({left_out} more lines in build/{self.stage.name}.log)")
            print("\n".join(lines[-SHOWN:]), flush=True)


class Runner:
    """Runs stages: those without tests several at a time, the others one by one, some beside all of them."""

    def __init__(self) -> None:
        self.jobs = os.environ.get("JOBS") or str(os.cpu_count() or 2)
        self.beside: dict[str, Future[Outcome]] = {}
        self.processes: list[subprocess.Popen[bytes]] = []
        """What runs beside the others, in process groups of its own."""
        self.stopped = False
        """Whether nothing more is begun beside the others."""
        self.lock = Lock()
        """Of `processes` and `stopped`, which several threads look at."""

    def run(self, stages: list[Stage]) -> list[Outcome]:
        """Run stages and print what comes of each.

        When something quick has failed, nothing long is begun, and what runs beside the others is stopped. Long stages
        all run, whichever of them fail.
        """
        LOGS.mkdir(exist_ok=True)
        self.stopped = False
        done: list[Outcome] = []
        with ThreadPoolExecutor(max(1, len(stages))) as side:
            try:
                self.beside = {stage.name: side.submit(self.outcome_of, stage) for stage in stages if stage.beside}
                for (goal, tests), group in groupby(
                    [stage for stage in stages if not stage.beside], lambda stage: (stage.goal, stage.tests is not None)
                ):
                    if goal == "long" and (
                        failed := [each for each in done if each.stage.goal == "test" and not each.good]
                    ):
                        print(f"nothing long is begun, since {failed[0].stage.name} failed", flush=True)
                        break
                    done += self.run_group(list(group), 1 if tests else int(self.jobs))
                else:
                    done += self.rest()
            finally:
                self.stop()
        return done

    def stop(self) -> None:
        """End what runs beside the others, and begin nothing more there."""
        with self.lock:
            self.stopped = True
            for process in self.processes:
                if process.poll() is None:
                    os.killpg(process.pid, SIGTERM)

    def rest(self) -> list[Outcome]:
        """Wait for what runs beside the others, and print what comes of it."""
        outcomes = [future.result() for future in self.beside.values()]
        for outcome in outcomes:
            outcome.report()
        return outcomes

    def run_group(self, stages: list[Stage], at_once: int) -> list[Outcome]:
        """Run some stages, so many at once."""
        done = []
        with ThreadPoolExecutor(at_once) as pool:
            for outcome in pool.map(self.outcome_of, stages):
                outcome.report()
                done.append(outcome)
        return done

    def outcome_of(self, stage: Stage) -> Outcome:
        """Run one stage, once the one it waits for is over."""
        outcome = Outcome(stage)
        if stage.after in self.beside and not self.beside[stage.after].result().good:
            outcome.shown = f"not run, since {stage.after} failed"
            return outcome
        since = time.monotonic()
        if stage.tests is not None:
            self.run_tests(stage.tests, outcome)
        else:
            log = LOGS / f"{stage.name}.log"
            with log.open("wb") as file:
                outcome.good = all(self.call(command(words), file, stage.beside) == 0 for words in stage.commands)
            outcome.shown = log.read_text("utf-8", "replace")
        outcome.seconds = time.monotonic() - since
        return outcome

    def call(self, words: list[str], log: IO[bytes], beside: bool = False) -> int:
        """Run a command with its output in a file; returns its exit code."""
        if not beside:
            return subprocess.run(words, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
        with self.lock:
            if self.stopped:
                return -SIGTERM
            # In the same session: Linux shares its time among sessions first, and by `nice` only within one.
            words = ["nice", "-n", "10", *words]
            process = subprocess.Popen(words, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, process_group=0)
            self.processes.append(process)
        return process.wait()

    def run_tests(self, tests: Selection, outcome: Outcome) -> None:
        """Run tests; what failed is run again by itself, once, and must pass there.

        A server or a browser that shares two cores with a compiler may miss a deadline. What the seeds of the day broke
        breaks again: the seeds are those of the day.
        """
        name = outcome.stage.name
        cache = LOGS / "cache" / name
        shutil.rmtree(cache, ignore_errors=True)
        words = [*command(("pytest", "-q", "-o", f"cache_dir={cache}"), tests.build), *tests.words()]
        log, second = LOGS / f"{name}.log", LOGS / f"{name}-again.log"
        with log.open("wb") as file:
            code = self.call([*words, *SLOWEST, "-n", self.jobs, "--dist", "worksteal"], file)
        outcome.good = code == 0 or (code == NO_TESTS and tests.may_be_none)
        text = log.read_text("utf-8", "replace")
        outcome.counts, outcome.skipped = counts_in(text), skips_in(text)
        outcome.shown = failures_in(text)
        failed = failed_in(text)
        # Where processes crashed, tests may be left that were never begun.
        if outcome.good or CRASHED in text or not 0 < len(failed) <= ACCIDENTS:
            return
        with second.open("wb") as file:
            outcome.good = (
                self.call([*words, "-n", "0", "--last-failed", "--last-failed-no-failures", "none"], file) == 0
            )
        if outcome.good:
            outcome.again = failed
            outcome.counts["passed"] += outcome.counts.pop("failed", 0) + outcome.counts.pop("errors", 0)
        else:
            outcome.shown = failures_in(second.read_text("utf-8", "replace"))


def command(words: tuple[str, ...], build: str = "plain") -> list[str]:
    """A command, by the program of a build's environment if it has one of that name."""
    own = ROOT / BUILDS[build] / "bin" / words[0]
    return [str(own) if own.exists() else words[0], *words[1:]]


CLOSING = re.compile(r"^=* ?(\d+ [a-z]+(?:, \d+ [a-z]+)*) in [\d.]+s", re.MULTILINE)
SKIPPED = re.compile(r"^SKIPPED \[(\d+)\] [^ ]+:\d+: (.*)$", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
CRASHED = " crashed while running "
SECTION = re.compile(r"^=+ (?:ERRORS|FAILURES) =+$", re.MULTILINE)


def counts_in(text: str) -> Counter[str]:
    """How many tests passed, failed and were skipped, by pytest's closing line."""
    closing = CLOSING.findall(text)
    found = [part.split() for part in closing[-1].split(", ")] if closing else []
    named = {"error": "errors", "passed": "passed", "failed": "failed", "errors": "errors", "skipped": "skipped"}
    return Counter({named[word]: int(number) for number, word in found if word in named})


def skips_in(text: str) -> Counter[str]:
    """How many tests were skipped for which reason, by pytest's summary."""
    reasons: Counter[str] = Counter()
    for number, reason in SKIPPED.findall(text):
        reasons[reason.removeprefix("Skipped: ")] += int(number)
    return reasons


def failed_in(text: str) -> list[str]:
    """The tests that failed, by pytest's summary."""
    return FAILED.findall(text)


def failures_in(text: str) -> str:
    """What pytest tells of failures; everything it said if it tells nothing."""
    found = SECTION.search(text)
    return text[found.start() :] if found else text


def close(outcomes: list[Outcome]) -> int:
    """Say what was skipped, and how many passed and failed; returns the exit code."""
    skipped = sum((outcome.skipped for outcome in outcomes), Counter[str]())
    for reason, number in skipped.most_common():
        print(f"SKIPPED {number}: {reason}")
    totals = sum((outcome.counts for outcome in outcomes), Counter[str]())
    broken = sum(not outcome.good and not outcome.counts for outcome in outcomes)
    print(f"{totals['passed']} passed, {totals['failed'] + totals['errors'] + broken} failed", flush=True)
    return int(not all(outcome.good for outcome in outcomes))


def main(words: list[str]) -> int:
    """Run goals or stages by name; `--count` counts instead."""
    if words == ["--count"]:
        print("\n".join(counts(collect())))
        return 0
    names = {stage.name for stage in STAGES} | {stage.goal for stage in STAGES}
    if not words or not names.issuperset(words):
        print(f"usage: python -m tools.stages (--count | {' | '.join(sorted(names))})…", file=sys.stderr)
        return 2
    chosen = [stage for stage in STAGES if stage.goal in words or stage.name in words]
    return close(Runner().run(chosen))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
