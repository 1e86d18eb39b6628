"""Garbage-collector tuning: collect rarely, and never while a player waits for an answer."""

from __future__ import annotations

import gc
from typing import Final

__all__ = ["DEFERRED_THRESHOLD", "THRESHOLD", "defer_gc", "freeze_and_tune_gc"]

_OLDER_GENERATIONS: Final = (100, 10)
"""Collections of a generation until the next older one is collected, too."""
THRESHOLD: Final = 5_000
"""New objects until the youngest generation is collected."""
DEFERRED_THRESHOLD: Final = 500_000
"""New objects until then while a player waits: more than hundreds of answers make."""

_tuned = False
"""Whether this process is tuned: not where a server runs inside another program, as in tests."""


def freeze_and_tune_gc() -> None:
    """Exempt all present objects from collection, and collect rarely from now on."""
    global _tuned
    _tuned = True
    gc.collect()
    gc.freeze()
    defer_gc(False)


def defer_gc(on: bool) -> None:
    """Defer collection while a player waits for an answer, or go back to normal."""
    if _tuned:
        gc.set_threshold(DEFERRED_THRESHOLD if on else THRESHOLD, *_OLDER_GENERATIONS)
