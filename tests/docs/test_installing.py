"""What people are told to install can be installed: from a checkout, since Camarilla is on no package index."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import camarilla.rl
import camarilla.testing
from camarilla.bots import arena, report
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.extras import how_to_install

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
READ = ("*.py", "*.md", "*.txt", "*.ftl", "*.ipynb", "*.mjs")
TEXTS = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Makefile")],
    *[ROOT / name for name in ("Dockerfile", "compose.yaml", "constraints.txt", ".pre-commit-config.yaml")],
    *sorted((ROOT / ".github").rglob("*.*")),
    *sorted(file for folder in ("docs", "src", "examples") for kind in READ for file in (ROOT / folder).rglob(kind)),
]
INDEXES = re.compile(r"//[\w.-]*(?:pypi|pythonhosted|npmjs|anaconda)|/whl/|index-url", re.IGNORECASE)


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in TEXTS
        for line in file.read_text("utf-8").splitlines()
        if pattern.search(line)
    ]


def test_nobody_is_told_to_install_camarilla_from_an_index() -> None:
    assert lines_with(re.compile(r"camarilla\[|pip install '?camarilla\b")) == []


def test_no_text_names_the_host_of_a_package_index() -> None:
    assert lines_with(INDEXES) == []


def test_every_extra_that_is_told_of_exists() -> None:
    named = re.findall(r"pip install (?:-c \S+ )?(?:-e )?'\.\[([\w,]+)\]'", "\n".join(lines_with(re.compile(r"\.\["))))
    assert {extra for names in named for extra in names.split(",")} <= set(EXTRAS)
    assert len(named) > 5


def test_the_extra_for_testing_brings_what_it_imports() -> None:
    """And nothing is imported there that neither it nor every install brings."""
    tree = ast.parse(Path(camarilla.testing.__file__).read_text("utf-8"))
    modules = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    modules += [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    strangers = {module.split(".")[0] for module in modules} - sys.stdlib_module_names - {"camarilla"}
    needed = {name for module in strangers for name in packages_distributions()[module]}
    assert needed == {Requirement(line).name for line in EXTRAS["testing"]}


def missing(name: str) -> Any:
    raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_the_sentence_says_what_to_run_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    assert how_to_install("cluster") == "run pip install '.[cluster]' in a checkout of Camarilla"
    monkeypatch.setattr(arena, "import_module", missing)
    contest = arena.Contest("coup", ("random", "random"), 2, {}, "00")
    sentence = f"a cluster needs ray, which is not installed: {how_to_install('cluster')}"
    with pytest.raises(CamarillaError, match=re.escape(sentence)):
        list(arena.on_cluster(contest, [0], "local"))
    monkeypatch.setattr(report, "find_spec", lambda name: None)
    with pytest.raises(CamarillaError, match=re.escape(how_to_install("bots"))):
        report.check_drawing()


def test_an_environment_without_its_libraries_is_the_same_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(camarilla.rl.__dict__, "zoo", raising=False)
    monkeypatch.delitem(sys.modules, "camarilla.rl.zoo", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=re.escape(how_to_install("rl"))) as refused:
        camarilla.rl.env("coup")
    assert isinstance(refused.value, CamarillaError)


def test_the_readme_says_that_coverage_needs_a_checkout() -> None:
    paragraphs = (ROOT / "README.md").read_text("utf-8").split("\n\n")
    (told,) = [paragraph for paragraph in paragraphs if "--coverage" in paragraph]
    assert "checkout" in told
