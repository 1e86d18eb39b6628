"""What `make quick` runs: the files that git says have changed, and the tests of each."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.quick import ROOT, changed, paths_for, stages_for

SOURCES = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "src" / "camarilla").glob("*/**/*.py"))]


@pytest.mark.parametrize(
    ("name", "tests"),
    [
        ("src/camarilla/games/oath/travel.py", {"tests/games/oath"}),
        ("src/camarilla/games/inwo/cards/a.py", {"tests/games/inwo"}),
        ("src/camarilla/games/pax/rules.en.md", {"tests/games/pax", "tests/docs"}),
        ("src/camarilla/kernel/table.py", {"tests/kernel"}),
        ("src/camarilla/checks/laws.py", {"tests/checks"}),
        ("src/camarilla/testing.py", {"tests/checks"}),
        ("tests/games/oath/test_campaign.py", {"tests/games/oath/test_campaign.py"}),
        ("tests/games/oath/test_that_is_gone.py", {"tests/games/oath"}),
        ("tests/games/oath/goldens/three.txt", {"tests/games/oath"}),
        ("tests/conftest.py", set()),
        ("tools/ladder.py", {"tests/tools"}),
        ("web/messages/ru.ftl", {"tests/web", "tests/test_messages.py", "tests/web/test_messages.py"}),
        ("docs/protocol.md", {"tests/docs"}),
        ("constraints.txt", set()),
    ],
)
def test_a_file_belongs_to_the_tests_of_its_folder(name: str, tests: set[str]) -> None:
    assert paths_for(name) == tests


def test_every_module_has_tests() -> None:
    assert len(SOURCES) > 300
    assert [name for name in SOURCES if not any((ROOT / test).exists() for test in paths_for(name))] == []


def test_a_folder_stands_for_the_files_in_it() -> None:
    stages = stages_for(["tests/kernel/test_rng.py", "src/camarilla/kernel/rng.py", "docs/index.md"])
    assert stages[-1].tests is not None
    assert stages[-1].tests.paths == ("tests/docs", "tests/kernel")


def test_a_change_whose_tests_are_all_long_is_no_failure() -> None:
    tests = stages_for(["docs/index.md"])[-1].tests
    assert tests is not None
    assert tests.may_be_none


def test_the_page_is_checked_when_it_has_changed() -> None:
    assert [stage.name for stage in stages_for(["constraints.txt"])] == ["lint", "check-types"]
    assert "check-web" in [stage.name for stage in stages_for(["web/src/main.ts"])]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with a branch that has left main."""
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("left", "right", "same"):
        (tmp_path / name).write_text(name)
    commit(tmp_path)
    git(tmp_path, "checkout", "-q", "-b", "mine")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    person = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *person, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "more")


def test_changed_is_what_was_committed_edited_or_added_since_main(clone: Path) -> None:
    (clone / "left").write_text("committed")
    commit(clone)
    (clone / "right").write_text("edited")
    (clone / "new").write_text("added")
    assert changed(clone) == ["left", "new", "right"]


def test_what_others_did_on_main_meanwhile_has_not_changed_here(clone: Path) -> None:
    git(clone, "checkout", "-q", "main")
    (clone / "left").write_text("theirs")
    commit(clone)
    git(clone, "checkout", "-q", "mine")
    (clone / "right").write_text("mine")
    assert changed(clone) == ["right"]


def test_without_main_only_the_working_tree_counts(clone: Path) -> None:
    git(clone, "branch", "-D", "main")
    (clone / "left").write_text("edited")
    assert changed(clone) == ["left"]
