"""The rooms of the server keep to themselves: what a module needs is all that it imports."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["people.passwords", "people.access", "storage.backups", "api.schemas"])
def test_what_has_nothing_to_do_with_play_imports_no_bots(module: str) -> None:
    """Hashing a password needs no tree search. Asked of a fresh interpreter: this one has imported everything."""
    code = f"import sys, camarilla.server.{module}; print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = shown.split()
    assert f"camarilla.server.{module}" in loaded
    rooms = ("camarilla.bots", "camarilla.server.live", "camarilla.server.tables", "camarilla.server.http")
    assert [name for name in loaded if name.startswith(rooms)] == []
