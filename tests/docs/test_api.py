"""The API pages name modules that exist, and leave none out that the docs promise."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

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
