"""Breaks a rule of the fast kernels, wherever its name is known."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def break_rule(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, Any], None]:
    """Puts something wrong in place of a name in every module of a game's kernels."""

    def put(game: str, name: str, wrong: Any) -> None:
        modules = [
            module
            for key, module in sys.modules.items()
            if key.startswith(f"camarilla.fast.{game}") and hasattr(module, name)
        ]
        assert modules
        for module in modules:
            monkeypatch.setattr(module, name, wrong)

    return put
