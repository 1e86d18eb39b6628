"""The page on the architecture names every module of the kernel, and no other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_table_of_the_kernel_has_every_module() -> None:
    page = (ROOT / "docs" / "explanation" / "architecture.md").read_text("utf-8")
    chapter = page.split("## The kernel, in the order in which it reads best")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    modules = [file.stem for file in (ROOT / "src" / "camarilla" / "kernel").glob("*.py") if file.stem != "__init__"]
    assert sorted(named) == sorted(modules)
