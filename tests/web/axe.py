"""What axe-core finds wrong with a page: nothing serious may be."""

from __future__ import annotations

from typing import Any

from .stage import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check_axe(page: Any) -> None:
    """Nothing serious or critical by axe."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        (violation["id"], violation["help"], [node["html"][:160] for node in violation["nodes"][:3]])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert problems == [], f"{page.url}: {problems}"
