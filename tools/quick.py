"""`make quick`: style, types, and the tests of what git says has changed.

Changed is what differs from the commit where this branch left main, and what git does not know yet. A file belongs to
the tests of its folder: `src/camarilla/games/oath/travel.py` to `tests/games/oath`. What only others would notice is
left to `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from tools.stages import ROOT, STAGES, Runner, Selection, Stage, close

__all__ = ["changed", "main", "paths_for", "stages_for"]

SOURCES = Path("src/camarilla")
TESTS = Path("tests")
BRANCHES = ("origin/main", "main")
ALSO = {
    "docs": ("tests/docs",),
    "examples": ("tests/docs", "tests/bots/test_programs.py"),
    "web": ("tests/web",),
    "Makefile": ("tests/tools/test_stages.py",),
    "src/camarilla/client": ("tests/server/test_client.py",),
    "src/camarilla/testing.py": ("tests/checks",),
}
"""Tests of what has no folder of its own among them."""
ENDINGS = {".md": ("tests/docs",), ".ftl": ("tests/test_messages.py", "tests/web/test_messages.py")}
"""Tests of all files of a kind, besides those of their folder."""


def git(root: Path, *words: str) -> list[str]:
    """The lines that git prints; none if it fails."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed(root: Path = ROOT) -> list[str]:
    """Every file that differs from where this branch left main, in commits or in the working tree."""
    bases = [base for branch in BRANCHES for base in git(root, "merge-base", branch, "HEAD")]
    nearest = min(bases, key=lambda base: int(git(root, "rev-list", "--count", f"{base}..HEAD")[0]), default="HEAD")
    known = git(root, "diff", "--name-only", nearest)
    return sorted({*known, *git(root, "ls-files", "--others", "--exclude-standard")})


def paths_for(name: str, root: Path = ROOT) -> set[str]:
    """The tests of a file: files and folders."""
    path = Path(name)
    found = {test for place, tests in ALSO.items() if path.is_relative_to(place) for test in tests}
    found.update(ENDINGS.get(path.suffix, ()))
    if path.is_relative_to(TESTS):
        found.add(name if is_test(path) and (root / path).exists() else folder_of(path.parent, root))
    elif path.is_relative_to(SOURCES):
        found.add(folder_of(TESTS / path.parent.relative_to(SOURCES), root))
    elif path.parts[0] == "tools":
        found.add("tests/tools")
    return found - {""}


def is_test(path: Path) -> bool:
    """Whether pytest reads tests from a file of this name."""
    return path.name.startswith("test_") and path.suffix == ".py"


def folder_of(folder: Path, root: Path) -> str:
    """The nearest folder that has tests in it, from one upwards; none if that would be all tests."""
    while folder != TESTS:
        if any((root / folder).rglob("test_*.py")):
            return folder.as_posix()
        folder = folder.parent
    return ""


def stages_for(names: Iterable[str], root: Path = ROOT) -> list[Stage]:
    """Style and types; the page, if it has changed, but not its size, for which it would be built; and the tests."""
    chosen = list(names)
    wanted = {"lint", "check-types", *(["check-web"] if any(name.startswith("web/") for name in chosen) else [])}
    stages = [
        replace(stage, commands=tuple(words for words in stage.commands if "size" not in words))
        for stage in STAGES
        if stage.name in wanted
    ]
    paths = {test for name in chosen for test in paths_for(name, root)}
    paths = {path for path in paths if not any(path.startswith(f"{other}/") for other in paths)}
    if paths:
        tests = Selection(tuple(sorted(paths)), without=("long", "browser"), mode="disturbed", may_be_none=True)
        stages.append(Stage("changed", "test", "tests of what has changed", tests=tests))
    return stages


def main() -> int:
    """Run what the changed files need."""
    names = changed()
    stages = stages_for(names)
    paths = stages[-1].tests.paths if stages[-1].tests else ()
    print(f"{len(names)} files changed; tests: {' '.join(paths) or 'none'}", flush=True)
    return close(Runner().run(stages))


if __name__ == "__main__":
    sys.exit(main())
