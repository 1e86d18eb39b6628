"""When cycles of dead objects are looked for: seldom, since hardly any arise here and to go through what lives holds up
everybody who plays; and rather not while somebody waits for what becomes of an answer."""

from __future__ import annotations

import gc
from typing import Final

__all__ = ["put_off", "spare_the_living"]

ROUNDS: Final = (10_000, 1_000)
"""How many rounds among the youngest objects there are before the older ones are looked at, and of those before all."""
USUALLY: Final = 5_000
"""How many objects more there may be before the next round."""
PUT_OFF: Final = 500_000
"""The same while somebody waits: more than come of hundreds of answers at once."""

spared = False
"""Whether this process does so: not one in which a server is only a guest."""


def spare_the_living() -> None:
    """From now on, look seldom, and never again at what is there already."""
    global spared
    spared = True
    gc.collect()
    gc.freeze()
    put_off(False)


def put_off(waiting: bool) -> None:
    """Somebody waits from now on, or nobody does any more."""
    if spared:
        gc.set_threshold(PUT_OFF if waiting else USUALLY, *ROUNDS)
