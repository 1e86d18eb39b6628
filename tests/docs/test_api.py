"""The API pages name modules that exist and leave none out; the examples in docstrings come out as they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import griffe
import pytest

from camarilla.kernel.table import Table

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "reference" / "api").glob("*.md"))
SHOWN = {name for page in PAGES for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.M)}
PROMISED = {
    "camarilla",
    "camarilla.bots",
    "camarilla.kernel.bots",
    "camarilla.kernel.game",
    "camarilla.kernel.table",
    "camarilla.rl",
    "camarilla.testing",
}


def test_every_public_module_has_its_page() -> None:
    index = (ROOT / "docs/reference/api/index.md").read_text("utf-8")
    for module in PROMISED:
        (page,) = re.findall(rf"^\| \[`{re.escape(module)}`\]\((\S+)\) \|", index, re.M)
        assert f"\n::: {module}\n" in (ROOT / "docs/reference/api" / page).read_text("utf-8")


@pytest.mark.parametrize("module", sorted(SHOWN))
def test_what_a_page_shows_says_what_is_public(module: str) -> None:
    """Only exported names are shown, and each of them says what it is for."""
    shown = importlib.import_module(module)
    for name in shown.__all__:
        member = getattr(shown, name)
        assert not name.startswith("_")
        assert getattr(member, "__doc__", None), name


def test_the_page_of_the_table_leaves_no_public_member_out() -> None:
    page = (ROOT / "docs/reference/table.md").read_text("utf-8")
    public = [name for name in dir(Table) if not name.startswith("_")]
    methods = [name for name in public if callable(getattr(Table, name))]
    assert 18 <= len(methods) <= 21, "what a newcomer must tell apart; functions for few callers are in other modules"
    assert len(public) > len(methods)
    assert [name for name in public if not re.search(rf"`(?:Table\.|camarilla\.)?{name}[`(]", page)] == []


EXAMPLES = {
    "camarilla": 3,
    "camarilla.bots": 2,
    "camarilla.client.http": 1,
    "camarilla.client.patience": 2,
    "camarilla.client.seen": 9,
    "camarilla.kernel.engine": 4,
    "camarilla.kernel.game": 4,
    "camarilla.kernel.moments": 4,
    "camarilla.kernel.replay": 8,
    "camarilla.kernel.table": 40,
    "camarilla.rl": 18,
    "camarilla.rl.actions": 5,
    "camarilla.testing": 6,
}
"""Modules whose docstrings have examples, and how many lines those have at least."""
AT_A_SERVER = {"camarilla.client"}
"""Modules whose examples need a server; `tests/server/test_client.py` has one."""


@pytest.mark.parametrize("module", sorted((SHOWN | set(EXAMPLES)) - AT_A_SERVER))
def test_examples_in_docstrings_come_out_as_they_say(module: str) -> None:
    outcome = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert outcome.failed == 0
    assert outcome.attempted >= EXAMPLES.get(module, 0)


def test_the_pages_show_examples_as_code() -> None:
    """Markdown by itself would take `>>>` for a quotation of a quotation of a quotation."""
    assert "extensions: [docs/docstrings.py]" in (ROOT / "mkdocs.yml").read_text("utf-8")
    extensions = griffe.load_extensions(ROOT / "docs" / "docstrings.py")
    read = griffe.load("camarilla", search_paths=[ROOT / "src"], extensions=extensions, submodules=False)
    assert read.docstring is not None
    first, example = read.docstring.value.split("\n\n")
    assert first == "Camarilla: an open table for games of intrigue."
    assert example.startswith("```pycon\n>>> import camarilla\n")
    assert example.endswith("\n1\n```")
