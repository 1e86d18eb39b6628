"""When cycles of dead objects are looked for: seldom, since hardly any arise here and to go through what lives holds up
everybody who plays; and rather not while somebody waits for what becomes of an answer."""

from __future__ import annotations

import gc
from typing import Final

__all__ = ["defer_gc", "freeze_and_tune_gc"]

OLDER_GENERATIONS: Final = (10_000, 1_000)
"""How many rounds among the youngest objects there are before the older ones are looked at, and of those before all."""
THRESHOLD: Final = 5_000
"""How many objects more there may be before the next round."""
DEFERRED_THRESHOLD: Final = 500_000
"""The same while somebody waits: more than come of hundreds of answers at once."""

tuned = False
"""Whether this process does so: not one in which a server is only a guest."""


def freeze_and_tune_gc() -> None:
    """From now on, look seldom, and never again at what is there already."""
    global tuned
    tuned = True
    gc.collect()
    gc.freeze()
    defer_gc(False)


def defer_gc(waiting: bool) -> None:
    """Somebody waits from now on, or nobody does any more."""
    if tuned:
        gc.set_threshold(DEFERRED_THRESHOLD if waiting else THRESHOLD, *OLDER_GENERATIONS)
