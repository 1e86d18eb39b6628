"""Every test runs in some stage, in every mode and build it can be run in; and the runner tells what came of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tools.stages import ROOT, STAGES, Item, Outcome, Runner, Selection, Stage, Way, close, collect, due, unrun

from tools import stages

TESTING = [stage for stage in STAGES if stage.tests is not None]


@pytest.fixture(scope="module")
def items(pytestconfig: pytest.Config, collected: list[tuple[str, frozenset[str]]]) -> list[Item]:
    """Every test. In a run of all tests only those of the folders that it ignores are still to be collected."""
    if pytestconfig.args != ["tests"] or pytestconfig.getoption("lf", default=False):
        return collect()
    ignored = [str(path) for path in pytestconfig.getoption("ignore") or ()]
    return [Item(*one) for one in collected] + (collect(*ignored) if ignored else [])


# -- Every test has a stage --------------------------------------------------------------------------------------------


def test_every_test_runs_in_every_way_it_can(items: list[Item]) -> None:
    assert unrun(items) == []


@pytest.mark.parametrize("left_out", TESTING, ids=lambda stage: stage.name)
def test_no_stage_could_be_left_out(items: list[Item], left_out: Stage) -> None:
    assert unrun(items, [stage for stage in STAGES if stage is not left_out])


@pytest.mark.parametrize("name", ["unit", "slow", "pages"])
def test_marks_mean_the_same_to_pytest(items: list[Item], name: str) -> None:
    """In the first file of a stage that has other tests, too."""
    (stage,) = (stage for stage in TESTING if stage.name == name)
    assert stage.tests is not None
    files: dict[str, set[bool]] = {}
    for item in items:
        files.setdefault(item.id.split("::")[0], set()).add(stages.run_by(stage, item) is not None)
    file = next(file for file, chosen in files.items() if len(chosen) == 2)
    words = [word for word in stage.tests.words() if word not in stage.tests.paths]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", file, *words],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = {line for line in done.stdout.splitlines() if "::" in line}
    assert told == {item.id for item in items if item.id.startswith(f"{file}::") and stages.run_by(stage, item)}


def test_scenarios_browser_tests_and_the_compiled_build_are_known(items: list[Item]) -> None:
    ways = Counter(way for item in items for way in due(item))
    assert all(ways[Way("plain", mode)] > 3000 for mode in ("plain", "disturbed"))
    assert ways[Way("plain", "", "shipped")] > 100
    assert ways[Way("plain", "", "blocked")] > 50
    assert ways[Way("compiled", "plain")] >= ways[Way("plain", "disturbed")]
    assert ways[Way("compiled")] > 500
    assert {item.id.split("/")[2] for item in items if "scenario" in item.marks and "/games/" in item.id} >= {
        "coup", "inwo", "oath", "pax", "potdevin",
    }  # fmt: skip


def test_the_laws_are_held_over_many_games_in_a_stage_that_runs_them() -> None:
    many = [stage.tests for stage in STAGES if stage.tests is not None and stage.tests.laws == "many"]
    assert [(tests.build, "--laws" in tests.words()) for tests in many] == [("compiled", True)]
    assert any("tests/games/test_laws.py".startswith(path) for path in many[0].paths)


def test_only_one_fixture_reads_the_mode() -> None:
    """So that every test that is run otherwise in another mode is known as a scenario."""
    named = [file for file in (ROOT / "tests").rglob("*.py") if "scenario_mode" in file.read_text("utf-8")]
    assert named == [Path(__file__)]


def test_what_is_long_or_needs_a_browser_is_not_in_the_quick_part(items: list[Item]) -> None:
    assert {stage.name for stage in TESTING if stage.goal == "test"} == {"unit", "browser"}
    some = Item("tests/server/test_x.py::test_y", frozenset({"long"}))
    assert not [stage for stage in TESTING if stage.goal == "test" and stages.run_by(stage, some)]


def test_a_test_that_no_stage_runs_is_told_of() -> None:
    lost = Item("elsewhere/test_x.py::test_y", frozenset())
    assert unrun([lost]) == [(lost.id, Way("plain"))]
    scenario = Item("tests/games/coup/test_x.py::test_y", frozenset({"scenario"}))
    plain_only = [replace(stage, tests=replace(stage.tests, mode="plain")) for stage in TESTING if stage.tests]
    assert unrun([scenario], plain_only) == [(scenario.id, Way("plain", "disturbed"))]


def test_make_has_a_target_for_every_stage() -> None:
    targets = re.findall(r"^([\w -]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {name for line in targets for name in line.split()} >= {stage.name for stage in STAGES}


# -- Running -----------------------------------------------------------------------------------------------------------

BROKEN = "def test_good():\n    pass\n\n\ndef test_bad():\n    assert 'apples' == 'pears'\n"
SHY = """from pathlib import Path

import pytest


def test_shy(request):
    seen = Path(__file__).with_suffix(".seen")
    first = not seen.exists()
    seen.touch()
    assert not first


@pytest.mark.skip(reason="no such thing here")
def test_absent():
    pass
"""


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    """A runner whose root is a folder of its own, with two workers."""
    monkeypatch.setattr(stages, "ROOT", tmp_path)
    monkeypatch.setattr(stages, "LOGS", tmp_path / "build")
    monkeypatch.setenv("JOBS", "2")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:/usr/bin:/bin")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -ra\n")
    return Runner()


def test_a_failure_is_told_on_the_terminal(runner: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_broken.py").write_text(BROKEN)
    outcomes = runner.run([Stage("some", "test", "", tests=Selection(("test_broken.py",)))])
    assert close(outcomes) == 1
    told = capsys.readouterr().out
    assert "FAILED, 1 failed, 1 passed" in told
    assert "assert 'apples' == 'pears'" in told
    assert told.splitlines()[-1] == "1 passed, 1 failed"
    assert "apples" in (tmp_path / "build" / "some.log").read_text()


@pytest.mark.long
def test_what_fails_only_beside_others_is_run_again_and_told_of(
    runner: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_shy.py").write_text(SHY)
    assert close(runner.run([Stage("some", "test", "", tests=Selection(("test_shy.py",)))])) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].strip() == "failed beside other tests, passed alone: test_shy.py::test_shy"
    assert told[-2:] == ["SKIPPED 1: no such thing here", "1 passed, 0 failed"]


@pytest.mark.long
def test_a_process_that_crashed_is_not_forgiven(runner: Runner, tmp_path: Path) -> None:
    """Tests may be left that nobody has begun: the crash must not pass because what crashed passes alone."""
    crash = "    assert not first"
    (tmp_path / "test_shy.py").write_text(SHY.replace(crash, "    first and __import__('os')._exit(9)"))
    assert close(runner.run([Stage("some", "test", "", tests=Selection(("test_shy.py",)))])) == 1


def test_what_is_long_waits_for_what_is_quick(runner: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str, **more: object) -> Stage:
        return Stage(words[0], words[1], "", ((*words[2:],),), **more)  # type: ignore[arg-type]

    first, last = said("first", "test", "false"), said("last", "long", "true")
    assert [outcome.stage.name for outcome in runner.run([first, last])] == ["first"]
    assert [outcome.stage.name for outcome in runner.run([replace(first, commands=(("true",),)), last])] == [
        "first",
        "last",
    ]
    assert "nothing long is begun, since first failed" in capsys.readouterr().out


def test_what_is_long_goes_on_when_something_long_has_failed(
    runner: Runner, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = Stage("tests", "long", "", (("false",),))
    after = [replace(tests, name=name, commands=(("true",),)) for name in ("digest", "more")]
    assert [outcome.stage.name for outcome in runner.run([tests, *after])] == ["tests", "digest", "more"]
    assert "FAILED" in capsys.readouterr().out


def test_a_stage_waits_for_what_it_needs(runner: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beside = Stage("build", "long", "", (("sh", "-c", "sleep 0.3; echo built > made"),), beside=True)
    user = Stage("use", "long", "", (("cat", "made"),), after="build")
    assert close(runner.run([beside, user])) == 0
    assert (tmp_path / "build" / "use.log").read_text() == "built\n"
    broken = replace(beside, commands=(("sh", "-c", "echo no compiler; exit 1"),))
    assert close(runner.run([broken, user])) == 1
    told = capsys.readouterr().out
    assert "not run, since build failed" in told
    assert "no compiler" in told


def test_what_runs_beside_the_others_is_waited_for_though_nothing_needs_it(
    runner: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make wheel` as a stage by itself: it must build, and fail if the build does."""
    alone = Stage("build", "long", "", (("sh", "-c", "sleep 0.3; echo built > made"),), beside=True)
    assert [outcome.stage.name for outcome in runner.run([alone])] == ["build"]
    assert (tmp_path / "made").exists()
    assert close(runner.run([replace(alone, commands=(("sh", "-c", "sleep 0.3; echo no compiler; exit 1"),))])) == 1
    assert "no compiler" in capsys.readouterr().out


def test_a_build_is_stopped_when_something_quick_has_failed(runner: Runner, tmp_path: Path) -> None:
    build = Stage("build", "long", "", (("sh", "-c", "sleep 60; echo built > made"),), beside=True)
    broken = Stage("first", "test", "", (("false",),))
    user = Stage("use", "long", "", (("cat", "made"),), after="build")
    assert [outcome.stage.name for outcome in runner.run([broken, build, user])] == ["first"]
    assert not (tmp_path / "made").exists()


def test_nothing_is_begun_beside_what_has_been_stopped(runner: Runner, tmp_path: Path) -> None:
    """The thread of a build may come late: when all else has failed already."""
    runner.run([])
    build = Stage("build", "long", "", (("sh", "-c", "echo built > made"),), beside=True)
    assert not runner.outcome_of(build).good
    assert not (tmp_path / "made").exists()


LONG = "import pytest\n\n\n@pytest.mark.long\ndef test_long():\n    pass\n"


@pytest.mark.long
@pytest.mark.parametrize(("may_be_none", "code"), [(True, 0), (False, 1)])
def test_a_stage_without_a_test_passes_only_where_that_may_be(
    runner: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str], may_be_none: bool, code: int
) -> None:
    """`make quick` after a change of a file whose tests are all long."""
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n")
    (tmp_path / "test_long.py").write_text(LONG)
    none = Selection(("test_long.py",), without=("long",), may_be_none=may_be_none)
    assert close(runner.run([Stage("some", "test", "", tests=none)])) == code
    assert ("no tests" if may_be_none else "FAILED") in capsys.readouterr().out.splitlines()[0]


def test_counts_are_read_from_the_closing_line() -> None:
    assert stages.counts_in("== 3 failed, 9 passed, 2 skipped, 1 warning in 3.1s (0:00:03) ==\n") == {
        "failed": 3, "passed": 9, "skipped": 2,
    }  # fmt: skip
    assert stages.counts_in("1 passed, 1 error in 0.02s\n") == {"passed": 1, "errors": 1}
    assert stages.counts_in("no tests ran in 0.01s\n") == {}


def test_a_failed_check_counts_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = Outcome(STAGES[0], good=True), Outcome(STAGES[1])
    assert close([good, bad]) == 1
    assert capsys.readouterr().out == "0 passed, 1 failed\n"


def test_make_says_what_it_does_and_keeps_the_rest_in_a_log(tmp_path: Path) -> None:
    def quietly(*words: str) -> subprocess.CompletedProcess[str]:
        command = [ROOT / "tools" / "quietly", "some", "doing something", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    done = quietly("sh", "-c", "echo details; echo more >&2")
    assert re.fullmatch(r"doing something … \d+ s\n", done.stdout)
    assert (tmp_path / "build" / "some.log").read_text() == "details\nmore\n"
    failed = quietly("sh", "-c", "echo why; exit 3")
    assert (failed.returncode, failed.stdout) == (3, "doing something … failed\nwhy\n")
